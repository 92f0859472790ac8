"""
Whether a turn can still be finished (TURN-2), decided exactly.

Everything is asked of a deal in which the lay or take in question has been made; `lay_can_end` makes it, asks, and
takes it back. The searches behind it are in `opening` and `going_out`.
"""

from mypy_extensions import i64

from pennies.engine.foot import earns_foot, emptying_brings_foot
from pennies.engine.going_out import KEPT, can_go_out, may_go_out, must_go_out
from pennies.engine.melds import is_meld
from pennies.engine.opening import can_open
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, SEVEN, TWO, WILD
from pennies.engine.rules import FOOT_BY_CANASTA
from pennies.engine.sevens import sevens_locked
from pennies.engine.state import Deal, value_of


def free_to_lay(deal: Deal) -> i64:
    """
    Count the cards that can surely be laid, whichever they are, with the turn still to be finished; 0 if that is open.

    See: TURN-2.
    """
    if deal.own_team().opened and not must_go_out(deal):
        return max(deal.player().hand_size - KEPT, 0)
    return 0


def lay_can_end(deal: Deal, slot: i64, naturals: i64, jokers: i64, twos: i64, from_pile: i64) -> bool:
    """
    Tell whether the turn can still be finished after a lay that is otherwise in order; the deal stays as it was.

    Args:
        naturals, jokers, twos: the cards of the hand.
        from_pile: how many naturals come with them from the pile, which is set aside then.
    """
    seat = deal.player()
    team = deal.own_team()
    points = value_of(deal.rules, slot, naturals + from_pile, jokers, twos)
    was_due = seat.foot_due
    seat.hand[slot] -= naturals
    seat.hand[JOKER] -= jokers
    seat.hand[TWO] -= twos
    seat.hand_size -= naturals + jokers + twos
    team.laid += points
    closed = team.add(slot, naturals + from_pile, jokers, twos, deal.rules.meld_max)
    if earns_foot(deal, closed):
        seat.foot_due = True
    answer = can_end(deal)
    seat.foot_due = was_due
    team.take_back(slot, naturals + from_pile, jokers, twos, closed=closed)
    team.laid -= points
    seat.hand[slot] += naturals
    seat.hand[JOKER] += jokers
    seat.hand[TWO] += twos
    seat.hand_size += naturals + jokers + twos
    return answer


def can_end(deal: Deal) -> bool:
    """
    Tell whether the turn can be finished from here by further lays and any legal end.

    Rule: TURN-2.
    """
    if must_go_out(deal):
        return may_go_out(deal) and can_go_out(deal)
    return can_stay(deal) or (may_go_out(deal) and can_go_out(deal))


def can_stay(deal: Deal) -> bool:
    """
    Tell whether the turn can be finished in another way than by going out.
    """
    team = deal.own_team()
    if team.is_opening():
        return can_open(deal)
    return deal.held() >= KEPT or _small_hand_stays(deal)


def _small_hand_stays(deal: Deal) -> bool:
    """
    Decide for a hand of at most one card; the opening is met or not begun.
    """
    seat = deal.player()
    if seat.foot_due or emptying_brings_foot(deal):
        return True
    if deal.held() == 0:
        return False
    rank = last_card(deal)
    if rank == SEVEN and sevens_locked(deal, 0):
        return True
    return seat.foot_down and deal.rules.foot_trigger == FOOT_BY_CANASTA and _would_close(deal, rank)


def last_card(deal: Deal) -> i64:
    """
    Name the one card that is left, in hand or released from the pile set aside.
    """
    rank: i64 = 0
    cards = deal.held_cards()
    while cards[rank] == 0:
        rank += 1
    return rank


def _would_close(deal: Deal, rank: i64) -> bool:
    """
    Tell whether this one card closes some open meld of the team.
    """
    rules = deal.rules
    team = deal.own_team()
    if rank == JOKER or rank == TWO:
        if rules.wild_melds and team.size[WILD] == rules.meld_max - 1:
            return True
        slot: i64
        for slot in range(ACE, FOUR + 1):
            if team.size[slot] == rules.meld_max - 1 and is_meld(
                rules, slot, team.naturals[slot], team.wilds(slot) + 1
            ):
                return True
        return False
    return rank != BLACK_THREE and team.size[rank] == rules.meld_max - 1


def can_ask(deal: Deal) -> bool:
    """
    Tell whether going out and not going out are both still possible, the partners' answer apart.

    See: OUT-4.
    """
    return not must_go_out(deal) and can_stay(deal) and can_go_out(deal)
