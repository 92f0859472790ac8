"""
Which cards make a meld, and how many cards a player could still put on the table.

`cards_fault` and `size_fault` judge one part of a lay in the order of precedence; `fits` answers the wider question
whether so many cards of a rank can lie at all, over as many melds as it takes.
"""

from mypy_extensions import i64

from pennies.engine.codes import (
    BLACK3_NEVER_MELDED,
    BLACK3_OTHER_CARDS,
    BLACK3_TOO_FEW,
    BLACK3_TOO_MANY,
    LAY_BLACK_THREE,
    LAY_RED_THREE,
    LEGAL,
    MELD_CLOSED,
    MELD_MORE_WILDS,
    MELD_OTHER_TEAM,
    MELD_OVERFULL,
    MELD_SEVENS_WILD,
    MELD_TOO_FEW,
    MELD_TOO_FEW_NATURALS,
    MELD_TOO_MANY,
    MELD_TOO_MANY_WILDS,
    MELD_TWO_RANKS,
    WILD_NO_MELDS,
    WILD_WITH_NATURALS,
)
from pennies.engine.ranks import ACE, BLACK_THREE, JOKER, RANKS, RED_THREE, SEVEN, TWO, WILD
from pennies.engine.rules import BLACK3_GOING_OUT, BLACK3_NEVER, LIMIT_NOT_MORE_THAN_NATURALS, SEVENS_PURE, Rules
from pennies.engine.state import Deal
from pennies.vecs import vec


def stranger(slot: i64, counts: vec[i64]) -> i64:
    """
    Find the first rank among the cards that is neither wild nor the slot's own; -1 if there is none.
    """
    rank: i64
    for rank in range(ACE, RANKS):
        if counts[rank] > 0 and rank != slot:
            return rank
    return -1


def cards_fault(rules: Rules, slot: i64, counts: vec[i64]) -> i64:
    """
    Judge which cards go together, whatever lies already; the answer is a code.

    Rule: MELD-3, MELD-8.
    """
    if counts[RED_THREE] > 0 or slot == RED_THREE:
        return LAY_RED_THREE
    others = stranger(BLACK_THREE, counts) >= 0 or counts[JOKER] + counts[TWO] > 0
    if counts[BLACK_THREE] > 0 and (others or slot != BLACK_THREE):
        return LAY_BLACK_THREE
    if slot == BLACK_THREE:
        if rules.black3_meld == BLACK3_NEVER:
            return BLACK3_NEVER_MELDED
        return BLACK3_OTHER_CARDS if others else LEGAL
    if slot == WILD:
        if stranger(slot, counts) >= 0:
            return WILD_WITH_NATURALS
        return LEGAL if rules.wild_melds else WILD_NO_MELDS
    if stranger(slot, counts) >= 0:
        return MELD_TWO_RANKS
    if counts[JOKER] + counts[TWO] > 0 and not takes_wilds(rules, slot):
        return MELD_SEVENS_WILD
    return LEGAL


def size_fault(deal: Deal, slot: i64, said: i64) -> i64:
    """
    Judge how many cards are put on the open meld of a slot, or begin it.

    Rule: MELD-7.
    """
    rules = deal.rules
    team = deal.own_team()
    size = team.size[slot]
    if slot == BLACK_THREE:
        if size + said > rules.meld_max:
            return BLACK3_TOO_MANY
        return BLACK3_TOO_FEW if size + said < rules.meld_min else LEGAL
    if size > 0:
        return MELD_OVERFULL if size + said > rules.meld_max else LEGAL
    if said < rules.meld_min:
        if team.closed[slot] > 0:
            return MELD_CLOSED
        return MELD_OTHER_TEAM if other_team_has_open(deal, slot) else MELD_TOO_FEW
    return MELD_TOO_MANY if said > rules.meld_max else LEGAL


def other_team_has_open(deal: Deal, slot: i64) -> bool:
    own = deal.rules.team_of(deal.turn)
    index: i64
    for index in range(deal.rules.teams):
        if index != own and deal.teams[index].size[slot] > 0:
            return True
    return False


def wilds_fault(rules: Rules, slot: i64, naturals: i64, wilds: i64) -> i64:
    """
    Judge how wild and natural cards mix in one meld, as it would then lie.

    Rule: MELD-2.
    """
    if slot == WILD or slot == BLACK_THREE or wilds == 0:
        return LEGAL
    if wilds > rules.wilds_max:
        return MELD_TOO_MANY_WILDS
    if naturals < rules.naturals_min:
        return MELD_TOO_FEW_NATURALS
    if rules.wild_limit == LIMIT_NOT_MORE_THAN_NATURALS and wilds > naturals:
        return MELD_MORE_WILDS
    return LEGAL


def is_meld_size(rules: Rules, size: i64) -> bool:
    """
    Tell whether a meld may have so many cards.

    Rule: MELD-1.
    """
    return rules.meld_min <= size <= rules.meld_max


def takes_wilds(rules: Rules, slot: i64) -> bool:
    """
    Tell whether wild cards may go with the naturals of a slot.

    Rule: MELD-4.
    """
    return slot != SEVEN or rules.sevens_wilds != SEVENS_PURE


def black_threes_fit(rules: Rules, lying: i64, more: i64) -> bool:
    """
    Tell whether so many black threes may be added to those that lie, the way the turn ends apart.

    Rule: BLACK3-1.
    """
    return more == 0 or (rules.black3_meld == BLACK3_GOING_OUT and is_meld_size(rules, lying + more))


def is_meld(rules: Rules, slot: i64, naturals: i64, wilds: i64) -> bool:
    """
    Tell whether these cards of a natural rank can lie as one meld.

    See: MELD-1, MELD-2, MELD-4.
    """
    if not is_meld_size(rules, naturals + wilds) or (wilds > 0 and not takes_wilds(rules, slot)):
        return False
    return wilds_fault(rules, slot, naturals, wilds) == LEGAL


def fits(rules: Rules, slot: i64, naturals: i64, wilds: i64, more_naturals: i64, more_wilds: i64) -> bool:
    """
    Tell whether cards of a natural rank can be laid on an open meld, and beyond it on new ones.

    The first two counts are the open meld's (zeros: none). All the others must lie in the end; each meld but the last
    is then a canasta (MELD-6).
    """
    if more_naturals == 0 and more_wilds == 0:
        return True
    total = naturals + wilds + more_naturals + more_wilds
    if total < rules.meld_max:
        return is_meld(rules, slot, naturals + more_naturals, wilds + more_wilds)
    take: i64
    for take in range(more_wilds + 1):
        need = rules.meld_max - naturals - wilds - take
        if (
            0 <= need <= more_naturals
            and is_meld(rules, slot, naturals + need, wilds + take)
            and fits(rules, slot, 0, 0, more_naturals - need, more_wilds - take)
        ):
            return True
    return False


def wilds_fit(rules: Rules, open_wilds: i64, more: i64) -> bool:
    """
    Tell whether so many wilds can be laid on the open wild meld, and beyond it on new ones.

    See: MELD-3.
    """
    if more == 0:
        return True
    if not rules.wild_melds:
        return False
    rest = (open_wilds + more) % rules.meld_max
    return rest == 0 or rest >= rules.meld_min
