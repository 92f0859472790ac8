"""
From a view to what the policy reads: a deal in which everything that the seat does not know is blank.

Blank hands, feet and stock have their sizes and no cards (the stock is full of rank 0). `core.worlds` fills them with
guesses.
"""

from collections.abc import Iterable

from mypy_extensions import i64

from pennies.bots.core.knowledge import Knowledge, public_counts
from pennies.engine.dealing import no_team
from pennies.engine.ranks import JOKER, RANKS, SYMBOLS, TWO, WILD, freezes
from pennies.engine.rules import Rules
from pennies.engine.state import NOT_ENDED, PERMISSIONS, PHASES, Deal, Seat, Team
from pennies.game.cards import rank_of
from pennies.game.notation import WILD_TARGET
from pennies.game.view import TeamView, View
from pennies.vecs import vec


def knowledge_of(rules: Rules, view: View) -> Knowledge:
    """
    Know what a view says, of the seat that it is the view of.
    """
    pile = _ranks(view.pile)
    deal = Deal(
        rules,
        view.dealer,
        vec[i64]([team.score for team in view.teams]),
        [_seat(view, seat) for seat in range(rules.players)],
        [_team(team) for team in view.teams],
        vec[i64]([0] * view.stock),
        0,
        pile,
        sum(map(freezes, pile)),
        _ranks(view.aside),
        PHASES.index(view.phase),
        view.turn,
        view.to_act,
        PERMISSIONS.index(view.permission),
        NOT_ENDED,
    )
    known = vec[i64](known_counts(view))
    return Knowledge(deal, known, public_counts(deal, known))


def known_counts(view: View) -> list[int]:
    """
    Count what everybody has seen going to hands, as `Knowledge.known` holds it.
    """
    return [count for faces in view.known for count in _counted(faces)]


def _seat(view: View, number: int) -> Seat:
    foot = view.foot_sizes[number]
    hand = _counted(view.hand if number == view.seat else ())
    due = view.foot_due == number
    return Seat(vec[i64](hand), view.hand_sizes[number], vec[i64](_counted(())), foot, foot > 0, due)


def _team(lies: TeamView) -> Team:
    team = no_team(lies.minimum)
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
    team.red_threes = len(lies.red_threes)
    team.opened, team.laid = lies.opened, lies.laid
    return team


def _slot(target: str) -> int:
    return WILD if target == WILD_TARGET else SYMBOLS.index(target)


def _ranks(faces: Iterable[str]) -> "vec[i64]":
    return vec[i64]([rank_of(face) for face in faces])


def _counted(faces: Iterable[str]) -> list[int]:
    counts = [0] * RANKS
    for face in faces:
        counts[rank_of(face)] += 1
    return counts
