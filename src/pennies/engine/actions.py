"""
What each action does to a deal, card by card, legal or not: nothing here judges.

`play` puts these together with what happens by itself. Every function takes the trace to write to, or None.
"""

from mypy_extensions import i64

from pennies.engine.foot import earns_foot
from pennies.engine.moves import ASIDE, CANASTAS, FOOT, HAND, MELD, PILE, RED_THREES, SLOTS_OF_A_TEAM, STOCK, move
from pennies.engine.ranks import JOKER, RANKS, RED_THREE, TWO, freezes
from pennies.engine.rules import VOTES_ALL
from pennies.engine.state import (
    ENDED_RED_THREE,
    GIVEN,
    NO_CARDS,
    NOT_ASKED,
    PHASE_ANSWER,
    PHASE_DRAW,
    PHASE_LAY,
    PHASE_OVER,
    REFUSED,
    Deal,
    canasta_jokers,
    canasta_naturals,
    canasta_twos,
    value_of,
)
from pennies.engine.steps import YES, naturals_of
from pennies.vecs import append, pop, vec


def draw_one(deal: Deal, seat: i64, trace: list[i64] | None) -> i64:
    """
    Bring the next card of the stock to a hand; a red three goes straight on to the table.

    See: RED3-1.

    Returns:
        The rank drawn.
    """
    rank = deal.stock[deal.stock_next]
    deal.stock_next += 1
    if trace is not None:
        trace.append(move(rank, STOCK, HAND + seat))
    if rank == RED_THREE:
        lay_red_three(deal, seat, trace)
    else:
        player = deal.seats[seat]
        player.hand[rank] += 1
        player.hand_size += 1
    return rank


def lay_red_three(deal: Deal, seat: i64, trace: list[i64] | None) -> None:
    """
    Lay a red three that has come to a hand before its team.

    Rule: RED3-1.
    """
    team = deal.rules.team_of(seat)
    deal.teams[team].red_threes += 1
    if trace is not None:
        trace.append(move(RED_THREE, HAND + seat, RED_THREES + team))


def draw_naturals(deal: Deal, seat: i64, count: i64, trace: list[i64] | None) -> i64:
    """
    Draw cards, red threes replaced, while the stock lasts.

    Returns:
        How many cards came to the hand and stayed.

    Rule: DRAW-2.
    """
    kept: i64 = 0
    while kept < count and deal.stock_size() > 0:
        if draw_one(deal, seat, trace) != RED_THREE:
            kept += 1
    return kept


def perform_draw(deal: Deal, trace: list[i64] | None) -> None:
    """
    Rule: DRAW-1, DRAW-3.
    """
    kept = draw_naturals(deal, deal.turn, deal.rules.draw, trace)
    if kept == 0:
        end_deal(deal, ENDED_RED_THREE)
    else:
        deal.phase = PHASE_LAY


def perform_take(deal: Deal, naturals: i64, jokers: i64, twos: i64, trace: list[i64] | None) -> None:
    """
    Lay the top card with so many cards of the hand; the rest of the pile is set aside until `release_pile`.

    Rule: PILE-1.
    """
    top: i64
    deal.pile, top = pop(deal.pile)
    place = MELD + deal.rules.team_of(deal.turn) * SLOTS_OF_A_TEAM + top
    if trace is not None:
        trace.append(move(top, PILE, place))
        rank: i64
        for rank in deal.pile:
            trace.append(move(rank, PILE, ASIDE))
    deal.aside = deal.pile
    deal.pile = vec[i64]()
    deal.freezers = 0
    deal.phase = PHASE_LAY
    _lay(deal, top, naturals, jokers, twos, 1, trace)


def perform_lay(deal: Deal, slot: i64, naturals: i64, jokers: i64, twos: i64, trace: list[i64] | None) -> None:
    """
    Lay cards of the hand on the open meld of a slot, or start it.
    """
    _lay(deal, slot, naturals, jokers, twos, 0, trace)


def perform_lay_part(deal: Deal, slot: i64, counts: vec[i64], trace: list[i64] | None) -> None:
    """
    Do the same with counted cards.
    """
    _lay(deal, slot, naturals_of(slot, counts), counts[JOKER], counts[TWO], 0, trace)


def _lay(deal: Deal, slot: i64, naturals: i64, jokers: i64, twos: i64, from_pile: i64, trace: list[i64] | None) -> None:
    seat = deal.player()
    team = deal.own_team()
    hand = seat.hand
    hand[slot] -= naturals
    hand[JOKER] -= jokers
    hand[TWO] -= twos
    seat.hand_size -= naturals + jokers + twos
    team.laid += value_of(deal.rules, slot, naturals + from_pile, jokers, twos)
    closed = team.add(slot, naturals + from_pile, jokers, twos, deal.rules.meld_max)
    if trace is not None:
        _trace_lay(deal, slot, naturals, jokers, twos, trace)
        if closed:
            _trace_canasta(deal, slot, team.canastas[len(team.canastas) - 1], trace)
    if earns_foot(deal, closed):
        seat.foot_due = True


def _trace_lay(deal: Deal, slot: i64, naturals: i64, jokers: i64, twos: i64, trace: list[i64]) -> None:
    source = HAND + deal.turn
    target = MELD + deal.rules.team_of(deal.turn) * SLOTS_OF_A_TEAM + slot
    _trace_many(slot, naturals, source, target, trace)
    _trace_many(JOKER, jokers, source, target, trace)
    _trace_many(TWO, twos, source, target, trace)


def _trace_canasta(deal: Deal, slot: i64, canasta: i64, trace: list[i64]) -> None:
    place = deal.rules.team_of(deal.turn) * SLOTS_OF_A_TEAM + slot
    _trace_many(slot, canasta_naturals(canasta), MELD + place, CANASTAS + place, trace)
    _trace_many(JOKER, canasta_jokers(canasta), MELD + place, CANASTAS + place, trace)
    _trace_many(TWO, canasta_twos(canasta), MELD + place, CANASTAS + place, trace)


def _trace_many(rank: i64, count: i64, source: i64, target: i64, trace: list[i64]) -> None:
    time: i64
    for time in range(count):
        trace.append(move(rank, source, target))


def release_pile(deal: Deal, trace: list[i64] | None) -> None:
    """
    Bring the pile that was set aside to the hand and lay its red threes.

    Rule: OPEN-4, PILE-8.
    """
    seat = deal.player()
    rank: i64
    for rank in deal.aside:
        if trace is not None:
            trace.append(move(rank, ASIDE, HAND + deal.turn))
        if rank == RED_THREE:
            lay_red_three(deal, deal.turn, trace)
        else:
            seat.hand[rank] += 1
            seat.hand_size += 1
    deal.aside = vec[i64]()


def pick_up_foot(deal: Deal, trace: list[i64] | None) -> None:
    """
    Bring the player's foot to the hand, lay its red threes and replace them.

    Rule: FOOT-4.
    """
    seat = deal.player()
    rank: i64
    foot = seat.foot
    for rank in range(RANKS):
        if rank != RED_THREE:
            seat.hand[rank] += foot[rank]
        if trace is not None:
            _trace_many(rank, foot[rank], FOOT + deal.turn, HAND + deal.turn, trace)
    red = foot[RED_THREE]
    seat.hand_size += seat.foot_size - red
    seat.foot = NO_CARDS
    seat.foot_size = 0
    seat.foot_down = False
    seat.foot_due = False
    time: i64
    for time in range(red):
        lay_red_three(deal, deal.turn, trace)
    if deal.rules.foot_red3_replace:
        draw_naturals(deal, deal.turn, red, trace)


def perform_discard(deal: Deal, rank: i64, trace: list[i64] | None) -> None:
    """
    Put a card of the hand on the pile. The turn is not over by that: `play` ends it.

    See: PILE-5 (a wild card freezes the pile).
    """
    seat = deal.player()
    seat.hand[rank] -= 1
    seat.hand_size -= 1
    put_on_pile(deal, rank)
    if trace is not None:
        trace.append(move(rank, HAND + deal.turn, PILE))


def put_on_pile(deal: Deal, rank: i64) -> None:
    """
    See: PILE-5.
    """
    deal.pile = append(deal.pile, rank)
    if freezes(rank):
        deal.freezers += 1


def perform_ask(deal: Deal) -> None:
    """
    See: OUT-4.
    """
    deal.phase = PHASE_ANSWER
    deal.to_act = next_partner(deal, deal.turn)


def perform_answer(deal: Deal, verb: i64) -> None:
    """
    See: OUT-4.
    """
    settles = (verb == YES) != (deal.rules.votes == VOTES_ALL)
    partner = next_partner(deal, deal.to_act)
    if settles or partner == deal.turn:
        deal.permission = GIVEN if verb == YES else REFUSED
        deal.phase = PHASE_LAY
        deal.to_act = deal.turn
    else:
        deal.to_act = partner


def next_partner(deal: Deal, seat: i64) -> i64:
    """
    Find the next seat of the same team, clockwise.
    """
    return (seat + deal.rules.teams) % deal.rules.players


def pass_turn_on(deal: Deal) -> None:
    """
    Give the turn to the player on the left.

    See: SEATS-3.
    """
    seat = deal.rules.left_of(deal.turn)
    deal.give_turn(seat)
    deal.to_act = seat
    deal.phase = PHASE_DRAW
    deal.permission = NOT_ASKED


def end_deal(deal: Deal, ending: i64) -> None:
    deal.phase = PHASE_OVER
    deal.ended_by = ending
