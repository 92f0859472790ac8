"""
From a view to what the policy reads: a deal in which everything that the seat does not know is blank.

Blank hands, feet and stock have their sizes and no cards (the stock is full of rank 0). `core.worlds` fills them with
guesses.
"""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from pennies.bots.core.knowledge import Knowledge, public_counts
from pennies.engine.dealing import empty_deal
from pennies.engine.ranks import JOKER, RANKS, RED_THREE, SYMBOLS, TWO, WILD
from pennies.engine.rules import Rules
from pennies.engine.state import PERMISSIONS, PHASES, Deal, Team
from pennies.game.cards import rank_of
from pennies.game.notation import WILD_TARGET
from pennies.game.view import TeamView, View

FREEZERS = (JOKER, TWO, RED_THREE)


def knowledge_of(rules: Rules, view: View) -> Knowledge:
    """
    Know what a view says, of the seat that it is the view of.
    """
    deal = empty_deal(rules, view.dealer, vec[i64]([team.score for team in view.teams]))
    deal.phase = PHASES.index(view.phase)
    deal.turn, deal.to_act = view.turn, view.to_act
    deal.permission = PERMISSIONS.index(view.permission)
    deal.stock = vec[i64]([0] * view.stock)
    deal.pile = _ranks(view.pile)
    deal.freezers = sum(rank in FREEZERS for rank in deal.pile)
    deal.aside = _ranks(view.aside)
    _fill_seats(deal, view)
    for team, lies in zip(deal.teams, view.teams, strict=True):
        _fill_team(team, lies)
    known = [count for faces in view.known for count in _counted(faces)]
    return Knowledge(deal, vec[i64](known), public_counts(deal, vec[i64](known)))


def _fill_seats(deal: Deal, view: View) -> None:
    for number, seat in enumerate(deal.seats):
        seat.hand_size = view.hand_sizes[number]
        seat.foot_size = view.foot_sizes[number]
        seat.foot_down = seat.foot_size > 0
        seat.foot_due = view.foot_due == number
        if number == view.seat:
            seat.hand = vec[i64](_counted(view.hand))


def _fill_team(team: Team, lies: TeamView) -> None:
    team.opened = lies.opened
    team.minimum = lies.minimum
    team.red_threes = len(lies.red_threes)
    for target, faces in lies.melds.items():
        slot = _slot(target)
        counts = _counted(faces)
        team.naturals[slot] = 0 if slot == WILD else counts[slot]
        team.jokers[slot] = counts[JOKER]
        team.twos[slot] = counts[TWO]
        team.size[slot] = len(faces)
    for target, faces in lies.canastas:
        slot = _slot(target)
        counts = _counted(faces)
        team.add_canasta(slot, 0 if slot == WILD else counts[slot], counts[JOKER], counts[TWO])
    team.laid = lies.laid


def _slot(target: str) -> int:
    return WILD if target == WILD_TARGET else SYMBOLS.index(target)


def _ranks(faces: Iterable[str]) -> "vec[i64]":
    return vec[i64]([rank_of(face) for face in faces])


def _counted(faces: Iterable[str]) -> list[int]:
    counts = [0] * RANKS
    for face in faces:
        counts[rank_of(face)] += 1
    return counts
