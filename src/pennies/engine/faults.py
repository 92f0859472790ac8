"""
Why a take, a pass or a discard is refused, as a code.

Shared by `check`, which explains it, and `legal`, which lists what has none. Lays are judged by `melds`, and how a turn
can still end by `ending`.
"""

from typing import Final

from mypy_extensions import i64

from pennies.engine import codes
from pennies.engine.ending import lay_can_end
from pennies.engine.foot import emptying_brings_foot
from pennies.engine.going_out import KEPT, has_all_kinds, may_go_out, must_go_out
from pennies.engine.melds import takes_wilds, wilds_fault
from pennies.engine.ranks import ACE, BLACK_THREE, JOKER, SEVEN, TWO
from pennies.engine.rules import CLOSED_NEVER, STOCK_PLAY_ON, TAKE_CLASSIC, TAKE_PAIR
from pennies.engine.sevens import seven_may_be_last, sevens_locked
from pennies.engine.state import REFUSED, Deal
from pennies.vecs import vec

PAIR: Final[i64] = 2


def is_frozen(deal: Deal) -> bool:
    """
    Rule: PILE-5.
    """
    return deal.rules.always_frozen or deal.freezers > 0


def is_blocked(deal: Deal) -> bool:
    """
    Tell whether the top card, a wild or a three, blocks the pile; the pile is not empty.

    Rule: PILE-2.
    """
    top = deal.pile[len(deal.pile) - 1]
    return top < ACE or top >= BLACK_THREE


def take_fault(deal: Deal, naturals: i64, jokers: i64, twos: i64, others: i64) -> i64:
    """
    Judge a take, its end apart: with how many cards of the top card's rank, jokers, twos and others from the hand.

    Rule: PILE-6, PILE-7.
    """
    rules = deal.rules
    team = deal.own_team()
    seat = deal.player()
    if len(deal.pile) == 0:
        return codes.TAKE_NO_PILE
    if is_blocked(deal):
        return codes.TAKE_BLOCKED
    top = deal.pile[len(deal.pile) - 1]
    size = team.size[top]
    with_pair = naturals == PAIR and jokers + twos + others == 0
    if is_frozen(deal) and not with_pair:
        return codes.TAKE_FROZEN
    if team.closed[top] > 0 and size == 0:
        if rules.closed_rank == CLOSED_NEVER:
            return codes.TAKE_CLOSED_NEVER
        if not with_pair:
            return codes.TAKE_CLOSED_RANK
    code: i64
    if naturals + jokers + twos + others == 0:
        code = _adding_fault(deal, size)
    elif with_pair:
        code = _pair_fault(deal, seat.hand[top], size)
    elif rules.unfrozen_take == TAKE_CLASSIC and naturals == 1 and jokers + twos == 1 and others == 0:
        code = _classic_fault(deal, top, jokers, twos)
    else:
        code = codes.TAKE_NOT_A_PAIR
    if code == codes.LEGAL and seat.hand_size == 1 and len(deal.pile) == 1:
        return codes.TAKE_LAST_CARDS
    return code


def _adding_fault(deal: Deal, size: i64) -> i64:
    """
    Rule: PILE-4.
    """
    if deal.rules.unfrozen_take == TAKE_PAIR:
        return codes.TAKE_PAIR_ONLY
    return codes.LEGAL if size > 0 else codes.TAKE_NO_MELD


def _pair_fault(deal: Deal, held: i64, size: i64) -> i64:
    """
    Rule: PILE-3.
    """
    if held < PAIR:
        return codes.TAKE_PAIR_NOT_HELD
    return codes.TAKE_NO_ROOM if size + PAIR + 1 > deal.rules.meld_max else codes.LEGAL


def _classic_fault(deal: Deal, top: i64, jokers: i64, twos: i64) -> i64:
    """
    See: PILE-4, MELD-4.
    """
    hand = deal.player().hand
    if deal.own_team().size[top] > 0:
        return codes.TAKE_CLASSIC_MELD
    if hand[top] < 1 or hand[JOKER] < jokers or hand[TWO] < twos:
        return codes.TAKE_CLASSIC_NOT_HELD
    if not takes_wilds(deal.rules, top):
        return codes.TAKE_CLASSIC_SEVENS
    return wilds_fault(deal.rules, top, PAIR, 1)


def take_can_end(deal: Deal, naturals: i64, jokers: i64, twos: i64) -> bool:
    """
    Tell whether the turn can still be finished after a take that is otherwise in order.

    See: TURN-2.
    """
    if deal.own_team().opened and deal.player().hand_size - naturals - jokers - twos >= KEPT:
        return True
    pile = deal.pile
    under = len(pile) - 1
    deal.aside = pile[:under]
    answer = lay_can_end(deal, pile[under], naturals, jokers, twos, 1)
    deal.aside = vec[i64]()
    return answer


def must_take(deal: Deal) -> bool:
    """
    Tell whether the player, with the stock empty, must take the pile.

    Rule: STOCK-1.
    """
    if deal.rules.stock_out != STOCK_PLAY_ON or take_fault(deal, 0, 0, 0, 0) != codes.LEGAL:
        return False
    return take_can_end(deal, 0, 0, 0)


def pass_fault(deal: Deal) -> i64:
    """
    Judge a pass after the draw.

    Rule: SEVEN-3.
    """
    seat = deal.player()
    if not seat.holds_only_sevens() or not sevens_locked(deal, 0):
        return codes.PASS_FOOT_DUE if seat.foot_due else codes.PASS_NOT_ONLY_SEVENS
    if deal.own_team().is_opening():
        return codes.PASS_OPENING
    if must_go_out(deal):
        return codes.PASS_BLACK3 if deal.own_team().size[BLACK_THREE] > 0 else codes.PASS_OBLIGED
    return codes.LEGAL


def discard_fault(deal: Deal, rank: i64) -> i64:
    """
    Judge the discard of a card that is in hand.

    See: SEVEN-1, OPEN-3, OUT-4, BLACK3-1, OUT-5.
    """
    if rank == SEVEN and sevens_locked(deal, 0):
        return codes.DISCARD_LOCKED_SEVEN
    code = any_discard_fault(deal)
    if code == codes.LEGAL and is_last_card(deal):
        return _going_out_fault(deal, rank)
    return code


def any_discard_fault(deal: Deal) -> i64:
    """
    Judge a discard by what is the same for every card.

    See: OPEN-3, OUT-4, BLACK3-1.
    """
    if deal.own_team().is_opening():
        return codes.DISCARD_OPENING
    if deal.player().hand_size > 1 and must_go_out(deal):
        return codes.DISCARD_BLACK3 if deal.own_team().size[BLACK_THREE] > 0 else codes.DISCARD_OBLIGED
    return codes.LEGAL


def is_last_card(deal: Deal) -> bool:
    """
    Tell whether a discard would be going out.
    """
    seat = deal.player()
    return seat.hand_size == 1 and not seat.foot_due and not emptying_brings_foot(deal)


def _going_out_fault(deal: Deal, rank: i64) -> i64:
    """
    Judge the discard of the last card, by which the player would go out.

    See: SEVEN-2, OUT-2, OUT-1, OUT-4.
    """
    if rank == SEVEN and not seven_may_be_last(deal.rules):
        return codes.DISCARD_LAST_SEVEN
    if deal.player().foot_down:
        return codes.DISCARD_FOOT
    if not has_all_kinds(deal.rules, deal.own_team()):
        return codes.DISCARD_KINDS
    if may_go_out(deal):
        return codes.LEGAL
    return codes.DISCARD_REFUSED if deal.permission == REFUSED else codes.DISCARD_NOT_ASKED
