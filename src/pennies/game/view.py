"""
What one seat, or a spectator, may know of a running deal (INFO-1).

A `View` is built from an allow-list: what is not named here is not told. Bots, clients, hints and environments get
views, never the state.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from pennies.engine.faults import is_frozen
from pennies.engine.legal import legal
from pennies.engine.rules import team_of
from pennies.engine.state import ENDINGS, PERMISSIONS, PHASES, Deal
from pennies.game.cards import in_order
from pennies.game.faces import Faces
from pennies.game.notation import step_text, target_text

SPECTATOR = -1


@dataclass(frozen=True)
class TeamView:
    """
    What lies before a team.

    Attributes:
        melds: open melds by target (`K`, `W`, `3`), wilds last.
        canastas: target and faces of each.
        laid: the points that count towards the minimum so far (OPEN-2).
    """

    melds: Mapping[str, tuple[str, ...]]
    canastas: tuple[tuple[str, tuple[str, ...]], ...]
    red_threes: tuple[str, ...]
    opened: bool
    minimum: int
    laid: int
    score: int


@dataclass(frozen=True)
class View:
    """
    Everything a seat may know, and what it may do now.

    Attributes:
        seat: 0 to players - 1; `SPECTATOR` sees no hand.
        turn: the seat whose turn it is; `to_act` differs while a partner is asked.
        hand: the seat's own faces in canonical order; empty for a spectator.
        known: for each seat, faces that were seen going to its hand and not since.
        hand_sizes, foot_sizes: by seat; a foot of 0 has been picked up.
        foot_due: the seat whose foot is due, or -1.
        pile: the top card last. `aside`: the rest of a pile that waits for the opening (OPEN-4).
        steps: the legal steps (`pennies.engine.steps`) with their text, empty unless the seat is to act.
    """

    seat: int
    dealer: int
    phase: str
    turn: int
    to_act: int
    permission: str
    hand: tuple[str, ...]
    known: tuple[tuple[str, ...], ...]
    hand_sizes: tuple[int, ...]
    foot_sizes: tuple[int, ...]
    foot_due: int
    stock: int
    pile: tuple[str, ...]
    frozen: bool
    aside: tuple[str, ...]
    teams: tuple[TeamView, ...]
    ended_by: str
    steps: Mapping[int, str]

    def team_of(self, seat: int) -> int:
        """
        Name the team of a seat.
        """
        return int(team_of(seat, len(self.teams)))


def view_of(deal: Deal, faces: Faces, seat: int) -> View:
    """
    Make the view of a seat, or of a spectator.

    Rule: INFO-1.
    """
    return seat_view(public_view(deal, faces, teams_of(deal, faces)), deal, faces, seat)


def seat_view(public: View, deal: Deal, faces: Faces, seat: int) -> View:
    """
    Make the view of a seat out of that of a spectator, which is everything but the hand and what may be done.
    """
    if seat == SPECTATOR:
        return public
    steps = steps_of(deal) if seat == deal.to_act else {}
    return View(
        seat=seat,
        dealer=public.dealer,
        phase=public.phase,
        turn=public.turn,
        to_act=public.to_act,
        permission=public.permission,
        hand=tuple(faces.hand(seat)),
        known=public.known,
        hand_sizes=public.hand_sizes,
        foot_sizes=public.foot_sizes,
        foot_due=public.foot_due,
        stock=public.stock,
        pile=public.pile,
        frozen=public.frozen,
        aside=public.aside,
        teams=public.teams,
        ended_by=public.ended_by,
        steps=steps,
    )


def public_view(deal: Deal, faces: Faces, teams: tuple[TeamView, ...]) -> View:
    """
    Make the view of a spectator.

    Args:
        teams: what lies before the teams now (`teams_of`), which whoever makes many views need not ask for each.
    """
    return View(
        seat=SPECTATOR,
        dealer=int(deal.dealer),
        phase=PHASES[deal.phase],
        turn=int(deal.turn),
        to_act=int(deal.to_act),
        permission=PERMISSIONS[deal.permission],
        hand=(),
        known=tuple([tuple(in_order(known.elements())) if known else () for known in faces.known]),
        hand_sizes=tuple([int(player.hand_size) for player in deal.seats]),
        foot_sizes=_foot_sizes(deal),
        foot_due=next((number for number, player in enumerate(deal.seats) if player.foot_due), -1),
        stock=int(deal.stock_size()),
        pile=tuple(faces.pile()),
        frozen=is_frozen(deal),
        aside=tuple(faces.aside()),
        teams=teams,
        ended_by=ENDINGS[deal.ended_by],
        steps={},
    )


def teams_of(deal: Deal, faces: Faces) -> tuple[TeamView, ...]:
    """
    Tell what lies before each team.
    """
    return tuple([team_view(deal, faces, team) for team in range(deal.rules.teams)])


def steps_of(deal: Deal) -> dict[int, str]:
    """
    List the legal steps of the seat to act with their text.
    """
    top = deal.pile[len(deal.pile) - 1] if len(deal.pile) else 0
    return {int(step): step_text(step, top) for step in legal(deal)}


def _foot_sizes(deal: Deal) -> tuple[int, ...]:
    """
    Tell of the feet what anybody may know: how many cards, their owners included.

    Rule: DEAL-4.
    """
    return tuple([int(player.foot_size) for player in deal.seats])


def team_view(deal: Deal, faces: Faces, team: int) -> TeamView:
    """
    Tell what lies before a team.
    """
    lies = deal.teams[team]
    return TeamView(
        melds={target_text(slot): tuple(cards) for slot, cards in faces.open_melds(team).items()},
        canastas=tuple((target_text(slot), tuple(cards)) for slot, cards in faces.canastas(team, deal.rules.meld_max)),
        red_threes=tuple(faces.red_threes(team)),
        opened=lies.opened,
        minimum=int(lies.minimum),
        laid=int(lies.laid),
        score=int(deal.scores[team]),
    )
