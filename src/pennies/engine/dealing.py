"""
Dealing: from an ordered pack to the first player's decision.
"""

from mypy_extensions import i64

from pennies.engine.actions import draw_naturals, lay_red_three, put_on_pile
from pennies.engine.moves import FOOT, HAND, PILE, STOCK, move
from pennies.engine.play import settle
from pennies.engine.ranks import JOKER, RED_THREE, TWO
from pennies.engine.rules import UPCARD_COVER, Rules
from pennies.engine.state import NO_CARDS, NOT_ASKED, NOT_ENDED, PHASE_DRAW, Deal, Seat, Team
from pennies.engine.steps import no_cards
from pennies.vecs import vec


def no_seat() -> Seat:
    """
    Make a seat with an empty hand and no foot.
    """
    return Seat(no_cards(), 0, NO_CARDS, 0, False, False)


def no_team(minimum: i64) -> Team:
    """
    Make a team with nothing on the table.
    """
    return Team(no_cards(), no_cards(), no_cards(), no_cards(), vec[i64](), NO_CARDS, 0, 0, 0, 0, 0, False, 0, minimum)


def empty_deal(rules: Rules, dealer: i64, scores: vec[i64]) -> Deal:
    """
    Make a deal without cards, in which the player on the dealer's left is to draw.

    See: SEATS-3, OPEN-1.
    """
    seats: list[Seat] = []
    teams: list[Team] = []
    index: i64
    for index in range(rules.players):
        seats.append(no_seat())
    for index in range(rules.teams):
        teams.append(no_team(rules.minimum(scores[index])))
    first = rules.left_of(dealer)
    return Deal(
        rules, dealer, scores, seats, teams, vec[i64](), 0, vec[i64](), 0, vec[i64](), PHASE_DRAW, first, first,
        NOT_ASKED, NOT_ENDED,
    )  # fmt: skip


def deal_cards(rules: Rules, dealer: i64, scores: vec[i64], pack: vec[i64], trace: list[i64] | None = None) -> Deal:
    """
    Deal a pack, turn up the pile's first card and lay the red threes.

    Args:
        rules: the profile.
        dealer: seat 0 to players - 1.
        scores: each team's points at the beginning of the deal.
        pack: the ranks of all cards, in the order in which they leave the pack; not changed.
        trace: if given, the moves of single cards are appended to it.

    See: DEAL-1, DEAL-2, DEAL-3.
    """
    deal = empty_deal(rules, dealer, scores)
    deal.stock = pack
    _deal_hands_and_feet(deal, trace)
    _turn_up(deal, trace)
    _lay_red_threes(deal, trace)
    settle(deal, trace)
    return deal


def _deal_hands_and_feet(deal: Deal, trace: list[i64] | None) -> None:
    """
    Deal the hands card by card, then the feet packet by packet, from the dealer's left.

    Rule: DEAL-1.
    """
    rules = deal.rules
    stock = deal.stock
    next_card = deal.stock_next
    seat = deal.dealer
    place: i64
    card: i64
    for place in range(rules.hand * rules.players):
        seat = rules.left_of(seat)
        deal.seats[seat].hand[stock[next_card]] += 1
        if trace is not None:
            trace.append(move(stock[next_card], STOCK, HAND + seat))
        next_card += 1
    for place in range(rules.players):
        seat = rules.left_of(seat)
        player = deal.seats[seat]
        player.hand_size = rules.hand
        player.foot_down = rules.foot > 0
        player.foot_size = rules.foot
        player.foot = no_cards()
        for card in range(rules.foot):
            player.foot[stock[next_card]] += 1
            if trace is not None:
                trace.append(move(stock[next_card], STOCK, FOOT + seat))
            next_card += 1
    deal.stock_next = next_card


def _turn_up(deal: Deal, trace: list[i64] | None) -> None:
    """
    Rule: DEAL-2.
    """
    put_on_pile(deal, _next(deal, PILE, trace))
    while deal.rules.upcard == UPCARD_COVER and deal.stock_size() > 0 and _is_covered(deal.pile[len(deal.pile) - 1]):
        put_on_pile(deal, _next(deal, PILE, trace))


def _is_covered(rank: i64) -> bool:
    return rank == JOKER or rank == TWO or rank == RED_THREE


def _lay_red_threes(deal: Deal, trace: list[i64] | None) -> None:
    """
    Rule: DEAL-3.
    """
    place: i64
    time: i64
    seat = deal.dealer
    for place in range(deal.rules.players):
        seat = deal.rules.left_of(seat)
        player = deal.seats[seat]
        red = player.hand[RED_THREE]
        player.hand[RED_THREE] = 0
        player.hand_size -= red
        for time in range(red):
            lay_red_three(deal, seat, trace)
        draw_naturals(deal, seat, red, trace)


def _next(deal: Deal, target: i64, trace: list[i64] | None) -> i64:
    """
    Take the next card off the pack.
    """
    rank = deal.stock[deal.stock_next]
    deal.stock_next += 1
    if trace is not None:
        trace.append(move(rank, STOCK, target))
    return rank
