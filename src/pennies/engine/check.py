"""
The one judge: may the player do this, and if not, why not?

`check` takes any action as somebody might say it and follows docs/RULES.md, "Precedence". Its answer is a `Finding`:
a code (`codes.LEGAL` or a reason) and the numbers that a sentence about it needs.
"""

from typing import final

from mypy_extensions import i64

from pennies.engine import codes
from pennies.engine.actions import perform_lay_part, perform_take
from pennies.engine.ending import can_ask, can_end, last_card
from pennies.engine.faults import discard_fault, must_take, pass_fault, take_can_end, take_fault
from pennies.engine.going_out import asking_is_possible, can_go_out, may_go_out, missing_kinds
from pennies.engine.melds import cards_fault, size_fault, stranger, wilds_fault
from pennies.engine.opening import opening_reach
from pennies.engine.ranks import BLACK_THREE, JOKER, RANKS, RED_THREE, SEVEN, TWO
from pennies.engine.rules import PERMISSION_OFF
from pennies.engine.sevens import others_have_sevens, seven_may_be_last
from pennies.engine.state import GIVEN, PHASE_ANSWER, PHASE_DRAW, PHASE_OVER, REFUSED, Deal
from pennies.engine.steps import ASK, DISCARD, DRAW, LAY, NO, PASS, TAKE, YES, Action, first_rank, naturals_of, no_cards
from pennies.vecs import vec


@final
class Finding:
    """
    What `check` found: `code`, and `facts` in the order that `codes.REASONS` names them.
    """

    __slots__ = ("code", "facts")

    def __init__(self, code: i64, facts: list[i64]) -> None:
        self.code = code
        self.facts = facts

    def is_legal(self) -> bool:
        return self.code == codes.LEGAL


def check(deal: Deal, action: Action) -> Finding:
    """
    Judge an action of the seat that is to act; the deal stays as it is.

    Rule: TURN-1.
    """
    verb = action.verb
    if deal.phase == PHASE_OVER:
        return Finding(codes.DEAL_OVER, [])
    if deal.phase == PHASE_ANSWER:
        if verb == YES or verb == NO:
            return Finding(codes.LEGAL, [])
        return Finding(codes.QUESTION_OPEN, [deal.turn])
    if verb == YES or verb == NO:
        return Finding(codes.NO_QUESTION, [])
    if verb == ASK:
        return _check_ask(deal)
    if deal.phase == PHASE_DRAW:
        return _check_drawing(deal, action)
    return _check_laying(deal, action)


def _check_drawing(deal: Deal, action: Action) -> Finding:
    if action.verb == DRAW:
        return Finding(codes.LEGAL if deal.stock_size() > 0 else codes.DRAW_STOCK_EMPTY, [])
    if action.verb == TAKE:
        return _check_take(deal, action.counts[0])
    if action.verb == PASS:
        return _check_pass_drawing(deal)
    return Finding(codes.DRAW_FIRST, [])


def _check_laying(deal: Deal, action: Action) -> Finding:
    if action.verb == LAY:
        return _check_lay(deal, action)
    if action.verb == DISCARD:
        return _check_discard(deal, action.counts[0])
    if action.verb == PASS:
        return _check_pass_laying(deal)
    return Finding(codes.ALREADY_DRAWN, [])


def _check_ask(deal: Deal) -> Finding:
    """
    See: OUT-4.
    """
    if deal.rules.permission == PERMISSION_OFF:
        return Finding(codes.ASK_OFF, [])
    if not deal.rules.has_partners():
        return Finding(codes.ASK_NO_PARTNERS, [])
    if deal.phase == PHASE_DRAW:
        return Finding(codes.ASK_BEFORE_DRAWING, [])
    if not asking_is_possible(deal):
        return Finding(codes.ASK_TWICE, [1 if deal.permission == GIVEN else 0])
    if can_ask(deal):
        return Finding(codes.LEGAL, [])
    if can_go_out(deal):
        return Finding(codes.ASK_MUST_GO_OUT, [])
    return Finding(codes.ASK_CANNOT_GO_OUT, _kinds_and_foot(deal))


def _check_pass_drawing(deal: Deal) -> Finding:
    """
    See: STOCK-1.
    """
    if deal.stock_size() > 0:
        return Finding(codes.PASS_STOCK_LEFT, [deal.stock_size()])
    if must_take(deal):
        return Finding(codes.PASS_MUST_TAKE, [_top(deal)])
    return Finding(codes.LEGAL, [])


def _check_pass_laying(deal: Deal) -> Finding:
    """
    See: FOOT-3, SEVEN-3.
    """
    code = pass_fault(deal)
    if code == codes.PASS_FOOT_DUE or code == codes.PASS_NOT_ONLY_SEVENS:
        return Finding(code, [_playable(deal)])
    return Finding(code, _opening(deal) if code == codes.PASS_OPENING else [])


def _playable(deal: Deal) -> i64:
    """
    Name a card in hand that is no locked seven.
    """
    rank: i64
    for rank in range(RED_THREE):
        if deal.player().hand[rank] > 0 and rank != SEVEN:
            return rank
    return SEVEN


def _check_take(deal: Deal, counts: vec[i64]) -> Finding:
    """
    See: PILE-1 to PILE-7, TURN-2.
    """
    code: i64
    if len(deal.pile) == 0:
        return Finding(codes.TAKE_NO_PILE, [])
    top = _top(deal)
    others: i64 = 0
    rank: i64
    for rank in range(RANKS):
        if rank != top and rank != JOKER and rank != TWO:
            others += counts[rank]
    code = take_fault(deal, counts[top], counts[JOKER], counts[TWO], others)
    if code != codes.LEGAL:
        return Finding(code, _take_facts(deal, code, top))
    if take_can_end(deal, counts[top], counts[JOKER], counts[TWO]):
        return Finding(codes.LEGAL, [])
    after = deal.clone()
    perform_take(after, counts[top], counts[JOKER], counts[TWO], None)
    return _no_legal_end(after)


def _take_facts(deal: Deal, code: i64, top: i64) -> list[i64]:
    held = deal.player().hand[top]
    size = deal.own_team().size[top]
    if code == codes.TAKE_FROZEN:
        return [top, held, 1 if deal.freezers == 0 else 0]
    if code == codes.TAKE_NO_ROOM:
        adds = take_fault(deal, 0, 0, 0, 0) == codes.LEGAL and take_can_end(deal, 0, 0, 0)
        return [top, size, deal.rules.meld_max, 1 if adds else 0]
    if code == codes.TAKE_CLASSIC_MELD:
        return [top, size]
    if code == codes.TAKE_CLASSIC_SEVENS:
        return []
    if (
        code == codes.TAKE_CLOSED_RANK
        or code == codes.TAKE_NO_MELD
        or code == codes.TAKE_PAIR_ONLY
        or code == codes.TAKE_PAIR_NOT_HELD
    ):
        return [top, held]
    if code == codes.MELD_TOO_MANY_WILDS:
        return [top, 1, deal.rules.wilds_max]
    return [top]


def _check_lay(deal: Deal, action: Action) -> Finding:
    """
    Judge all parts in turn, the parts before each laid, and the end of the turn once after the last.

    See: TURN-1, OPEN-4, MELD-1 to MELD-8, BLACK3-1, TURN-2.
    """
    said = no_cards()
    rank: i64
    counts: vec[i64]
    for counts in action.counts:
        for rank in range(RANKS):
            said[rank] += counts[rank]
    missing = _missing_cards(deal, said)
    if missing.code != codes.LEGAL:
        return missing
    after = deal.clone()
    part: i64
    for part in range(len(action.targets)):
        slot = action.targets[part]
        counts = action.counts[part]
        finding = _check_part(after, slot, counts)
        if finding.code != codes.LEGAL:
            return finding
        perform_lay_part(after, slot, counts, None)
    return Finding(codes.LEGAL, []) if can_end(after) else _no_legal_end(after)


def _missing_cards(deal: Deal, said: vec[i64]) -> Finding:
    """
    Look for a card that was said but is not in hand.

    See: OPEN-4, TURN-1.
    """
    hand = deal.player().hand
    first: i64 = -1
    rank: i64
    place: i64
    for rank in range(RANKS):
        if said[rank] <= hand[rank]:
            continue
        if first < 0:
            first = rank
        for place in range(len(deal.aside)):
            if deal.aside[place] == rank:
                facts = _opening(deal)
                facts.insert(0, rank)
                return Finding(codes.CARD_SET_ASIDE, facts)
    if first < 0:
        return Finding(codes.LEGAL, [])
    return Finding(codes.NOT_IN_HAND, [first, said[first], hand[first]])


def _check_part(deal: Deal, slot: i64, counts: vec[i64]) -> Finding:
    """
    Judge one part of a lay by its cards, its size and its wilds, in this order.
    """
    rules = deal.rules
    code = cards_fault(rules, slot, counts)
    if code != codes.LEGAL:
        return Finding(code, _cards_facts(code, slot, counts))
    naturals = naturals_of(slot, counts)
    wilds = counts[JOKER] + counts[TWO]
    size = deal.own_team().size[slot]
    code = size_fault(deal, slot, naturals + wilds)
    if code != codes.LEGAL:
        return Finding(code, _size_facts(deal, code, slot, naturals + wilds, size))
    naturals += deal.own_team().naturals[slot]
    wilds += deal.own_team().wilds(slot)
    code = wilds_fault(rules, slot, naturals, wilds)
    if code == codes.MELD_TOO_MANY_WILDS:
        return Finding(code, [slot, wilds, rules.wilds_max])
    if code == codes.MELD_TOO_FEW_NATURALS:
        return Finding(code, [slot, naturals, rules.naturals_min])
    if code == codes.MELD_MORE_WILDS:
        return Finding(code, [slot, wilds, naturals])
    return Finding(codes.LEGAL, [])


def _cards_facts(code: i64, slot: i64, counts: vec[i64]) -> list[i64]:
    if code == codes.LAY_BLACK_THREE:
        return [slot]
    if code == codes.BLACK3_OTHER_CARDS:
        other = stranger(slot, counts)
        if other < 0:
            other = JOKER if counts[JOKER] > 0 else TWO
        return [other]
    if code == codes.WILD_WITH_NATURALS:
        return [stranger(slot, counts)]
    if code == codes.MELD_TWO_RANKS:
        return [slot, stranger(slot, counts)]
    return []


def _size_facts(deal: Deal, code: i64, slot: i64, said: i64, size: i64) -> list[i64]:
    rules = deal.rules
    if code == codes.BLACK3_TOO_FEW:
        return [said, rules.meld_min]
    if code == codes.BLACK3_TOO_MANY:
        return [said, size, rules.meld_max]
    if code == codes.MELD_OVERFULL:
        return [slot, said, size, rules.meld_max]
    if code == codes.MELD_TOO_MANY:
        return [slot, said, rules.meld_max]
    return [slot, said, rules.meld_min]


def _check_discard(deal: Deal, counts: vec[i64]) -> Finding:
    """
    See: SEVEN-1, OPEN-3, OUT-4, SEVEN-2, OUT-2, OUT-1.
    """
    missing = _missing_cards(deal, counts)
    if missing.code != codes.LEGAL:
        return missing
    code = discard_fault(deal, first_rank(counts))
    if code == codes.DISCARD_LOCKED_SEVEN:
        own: i64 = 1 if deal.own_team().sevens > 0 else 0
        return Finding(code, [deal.rules.seven_lock, own, 1 if others_have_sevens(deal) else 0])
    if code == codes.DISCARD_OPENING:
        return Finding(code, _opening(deal))
    if code == codes.DISCARD_BLACK3 or code == codes.DISCARD_OBLIGED:
        return Finding(code, [deal.player().hand_size])
    if code == codes.DISCARD_FOOT:
        return Finding(code, [deal.player().foot_size])
    return Finding(code, _kinds(deal) if code == codes.DISCARD_KINDS else [])


def _no_legal_end(after: Deal) -> Finding:
    """
    Say why the turn could not be finished; `after` has the lay or take made.

    See: TURN-2 and those that its refusals cite.
    """
    team = after.own_team()
    below = team.is_below_minimum()
    if below:
        reachable = team.laid + opening_reach(after, ending=False)
        if reachable < team.minimum:
            return Finding(codes.END_OPENING, [team.minimum, team.laid, reachable])
    if team.size[BLACK_THREE] > 0:
        return Finding(codes.END_BLACK3, _kinds_and_foot(after))
    if after.permission == GIVEN:
        return Finding(codes.END_OBLIGED, [])
    if not may_go_out(after) and can_go_out(after):
        return Finding(codes.END_REFUSED if after.permission == REFUSED else codes.END_NOT_ASKED, [])
    if below:
        return Finding(codes.END_OPENING_STRANDS, [team.minimum, team.laid, after.player().hand_size])
    left = after.held()
    if after.player().foot_down:
        return Finding(codes.END_NO_CARD, [left])
    if left == 1 and last_card(after) == SEVEN and not seven_may_be_last(after.rules):
        return Finding(codes.END_LAST_SEVEN, [])
    kinds = _kinds(after)
    if kinds[0] + kinds[1] + kinds[2] + kinds[3] > 0:
        kinds.insert(0, left)
        return Finding(codes.END_KINDS, kinds)
    return Finding(codes.END_NO_DISCARD, [])


def _top(deal: Deal) -> i64:
    return deal.pile[len(deal.pile) - 1]


def _opening(deal: Deal) -> list[i64]:
    team = deal.own_team()
    return [team.minimum, team.laid, team.minimum - team.laid]


def _kinds(deal: Deal) -> list[i64]:
    natural, mixed, wild, sevens = missing_kinds(deal.rules, deal.own_team())
    return [natural, mixed, wild, sevens]


def _kinds_and_foot(deal: Deal) -> list[i64]:
    facts = _kinds(deal)
    facts.append(1 if deal.player().foot_down else 0)
    return facts
