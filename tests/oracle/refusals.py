"""
Which rule refuses an action, in the order of docs/RULES.md, "Which rule a refusal cites"; the legal steps; `settle`.
"""

from tests.oracle.cards import BLACK_THREE, RED_THREE, SEVEN, WILD, WILDS, lacking
from tests.oracle.deal import ANSWER, DRAW, LAY, OVER, Deal, parted
from tests.oracle.turn import MET, OUT, STAY, Turns, fit_together, is_meld, wilds_fit


def legal(deal: Deal) -> list[str]:
    """
    List the legal single steps.
    """
    turns = deal.turns()
    return [step for step in deal.candidates() if why_not(deal, step, turns) == ""]


def act(deal: Deal, action: str) -> None:
    """
    Do a legal action and everything that follows by itself.
    """
    deal.do(action)
    settle(deal)


def settle(deal: Deal) -> None:
    """
    Let happen what happens by itself (TURN-3, FOOT-2, FOOT-3, SEVEN-3, STOCK-1).
    """
    while deal.phase in (DRAW, LAY):
        if deal.phase == LAY and _foot_comes_by_itself(deal):
            deal.pick_up()
            continue
        turns = deal.turns()
        if deal.phase == LAY and deal.hand == "" and turns.ends(deal.turn_now(), OUT) and not _may_not_go_out(deal):
            deal.end("out")
            return
        steps = (step for step in deal.candidates() if why_not(deal, step, turns) == "")
        first, second = next(steps, ""), next(steps, "")
        if first == "pass" and second == "":
            deal.make_pass()
        elif first:
            return
        elif deal.phase == DRAW:
            deal.end("stock")
        else:
            deal.end_turn()


def _foot_comes_by_itself(deal: Deal) -> bool:
    if deal.begun or not deal.turns().foot_comes(deal.turn_now()):
        return False
    return deal.hand == "" or (deal.due and deal.rules["foot_when"] == "at_once")


def why_not(deal: Deal, action: str, turns: Turns | None = None) -> str:
    """
    Name the rule that refuses an action of the seat to act; nothing if it is legal.

    Args:
        turns: `deal.turns()`, to be asked again for the next action; what it found out is kept.
    """
    verb, _, rest = action.partition(" ")
    if deal.phase == OVER:
        return "TURN-1"
    if (verb in ("yes", "no")) != (deal.phase == ANSWER):
        return "OUT-4"
    turns = turns or deal.turns()
    match verb:
        case "ask":
            return _ask(deal, turns)
        case "draw":
            return "TURN-1" if deal.phase != DRAW else "STOCK-1" if deal.stock == "" else ""
        case "take":
            return _take(deal, rest)
        case "lay":
            return _lay(deal, [parted(part) for part in rest.split(" ")], turns)
        case "discard":
            return _discard(deal, rest, turns)
        case "pass":
            return _pass(deal, turns)
        case _:
            return ""


# ── Asking, passing ─────────────────────────────────────────────────────────────────────────────────────────────────


def _ask(deal: Deal, turns: Turns) -> str:
    """
    Ask only once, while laying, with partners, and if both ends are still possible (OUT-4).
    """
    if deal.rules["permission"] == "off" or not deal.partners() or deal.phase != LAY or deal.permission != "none":
        return "OUT-4"
    now = deal.turn_now()
    return "" if turns.can_reach(now, OUT) and turns.can_reach(now, STAY) else "OUT-4"


def _pass(deal: Deal, turns: Turns) -> str:
    if deal.phase == DRAW:
        if deal.stock:
            return "TURN-1"
        compulsory = deal.rules["stock_out"] == "play_on" and _take(deal, "") == ""
        some_way = any(step.startswith("take") and why_not(deal, step) == "" for step in deal.candidates())
        return "STOCK-1" if compulsory or not some_way else ""
    now = deal.turn_now()
    if not turns.only_locked_sevens(now):
        return "FOOT-3" if deal.due else "SEVEN-3"
    if deal.begun:
        return "OPEN-3"
    return _obliged(deal)


def _obliged(deal: Deal) -> str:
    """
    Name what obliges the player to go out in this turn, or nothing.
    """
    if deal.turn_now().has_black_threes():
        return "BLACK3-1"
    return "OUT-4" if deal.permission == "given" else ""


def _may_not_go_out(deal: Deal) -> bool:
    return deal.permission == "refused" or (deal.needs_permission() and deal.permission != "given")


# ── Discarding ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _not_in_hand(deal: Deal, cards: str) -> str:
    missing = lacking(deal.hand, cards)
    if not missing:
        return ""
    return "OPEN-4" if any(card in deal.aside for card in missing) else "TURN-1"


def _discard(deal: Deal, card: str, turns: Turns) -> str:
    if deal.phase != LAY:
        return "TURN-1"
    missing = _not_in_hand(deal, card)
    if missing:
        return missing
    now = deal.turn_now()
    if card == SEVEN and turns.sevens_locked(now):
        return "SEVEN-1"
    if deal.begun:
        return "OPEN-3"
    last = len(deal.hand) == 1
    if not last:
        return _obliged(deal)
    if turns.foot_comes(now):
        return ""
    return _last_discard(deal, card, turns)


def _last_discard(deal: Deal, card: str, turns: Turns) -> str:
    if card == SEVEN and not deal.rules["seven_last"]:
        return "SEVEN-2"
    if turns.foot_down:
        return "OUT-2"
    if not turns.has_kinds(deal.turn_now()):
        return "OUT-1"
    return "OUT-4" if _may_not_go_out(deal) else ""


# ── Taking ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _take(deal: Deal, cards: str) -> str:
    if deal.phase != DRAW:
        return "TURN-1"
    if not deal.pile:
        return "PILE-1"
    top = deal.pile[-1]
    if top in WILDS + BLACK_THREE + RED_THREE:
        return "PILE-2"
    fault = _take_fault(deal, cards, top)
    if fault:
        return fault
    if len(deal.hand) == 1 and len(deal.pile) == 1:
        return "PILE-7"
    after = deal.copy()
    after.take(cards)
    return no_legal_end(after)


def _take_fault(deal: Deal, cards: str, top: str) -> str:
    """
    Name what stands against this way of taking (PILE-3 to PILE-6).
    """
    rules = deal.rules
    meld = deal.melds[deal.team].get(top, "")
    pair = cards == top * 2
    if deal.is_frozen() and not pair:
        return "PILE-5"
    closed = any(place == top for place, _ in deal.canastas[deal.team])
    if closed and not meld and not (pair and rules["closed_rank"] == "new_meld"):
        return "PILE-6"
    if cards == "":
        return "" if meld and rules["unfrozen_take"] != "pair" else "PILE-4"
    if rules["unfrozen_take"] == "classic" and is_classic(cards, top):
        return _classic_fault(deal, cards, top)
    fits = len(meld) + 3 <= rules["meld_max"]
    return "" if pair and not lacking(deal.hand, cards) and fits else "PILE-3"


def is_classic(cards: str, top: str) -> bool:
    return len(cards) == 2 and cards.count(top) == 1 and any(wild in cards for wild in WILDS)


def _classic_fault(deal: Deal, cards: str, top: str) -> str:
    if deal.melds[deal.team].get(top, "") or lacking(deal.hand, cards):
        return "PILE-4"
    if top == SEVEN and deal.rules["sevens_wilds"] == "none":
        return "MELD-4"
    return "" if is_meld(deal.rules, top, top + cards) else "MELD-2"


# ── Laying ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _lay(deal: Deal, parts: list[tuple[str, str]], turns: Turns) -> str:
    if deal.phase != LAY:
        return "TURN-1"
    missing = _not_in_hand(deal, "".join(cards for _, cards in parts))
    if missing:
        return missing
    after = deal.copy()
    after.aside = ""
    for place, cards in parts:
        fault = _part_fault(after, place, cards)
        if fault:
            return fault
        after.lay([(place, cards)])
    after = deal.copy()
    after.lay(parts)
    return no_legal_end(after, turns if after.aside == deal.aside else None)


def _part_fault(deal: Deal, place: str, cards: str) -> str:
    """
    Name what stands against one part of a lay, whatever comes of the turn.
    """
    return _cards_fault(deal, place, cards) or _size_fault(deal, place, cards) or _wilds_fault(deal, place, cards)


def _cards_fault(deal: Deal, place: str, cards: str) -> str:
    rules = deal.rules
    wilds = [card for card in cards if card in WILDS]
    if RED_THREE in cards or (BLACK_THREE in cards and set(cards) != {BLACK_THREE}):
        return "MELD-8"
    if place == BLACK_THREE:
        meld = deal.melds[deal.team].get(place, "") + cards
        return "" if is_meld(rules, place, meld) else "BLACK3-1"
    if place == WILD:
        return "" if fit_together(rules, place, cards) else "MELD-3"
    if len(cards) != cards.count(place) + len(wilds):
        return "MELD-1"
    return "MELD-4" if wilds and place == SEVEN and rules["sevens_wilds"] == "none" else ""


def _size_fault(deal: Deal, place: str, cards: str) -> str:
    meld = deal.melds[deal.team].get(place, "")
    if place == BLACK_THREE:
        return ""
    if len(meld + cards) > deal.rules["meld_max"]:
        return "MELD-5" if meld else "MELD-1"
    if len(meld + cards) >= deal.rules["meld_min"]:
        return ""
    if any(at == place for at, _ in deal.canastas[deal.team]):
        return "MELD-5"
    others = [melds for team, melds in enumerate(deal.melds) if team != deal.team]
    return "MELD-7" if any(place in melds for melds in others) else "MELD-1"


def _wilds_fault(deal: Deal, place: str, cards: str) -> str:
    meld = deal.melds[deal.team].get(place, "") + cards
    wilds = sum(meld.count(wild) for wild in WILDS)
    if place in (WILD, BLACK_THREE) or wilds == 0:
        return ""
    return "" if wilds_fit(deal.rules, meld.count(place), wilds) else "MELD-2"


def no_legal_end(deal: Deal, turns: Turns | None = None) -> str:
    """
    Name the rule that refuses a lay or a take after which the turn cannot be finished; nothing if it can (TURN-2).

    Args:
        deal: as it lies after the action, before anything happens by itself.
    """
    turns = turns or deal.turns()
    now = deal.turn_now()
    may_stay, may_go_out = _obliged(deal) == "", not _may_not_go_out(deal)
    if (may_stay and turns.can_reach(now, STAY)) or (may_go_out and turns.can_reach(now, OUT)):
        return ""
    nothing_but_cards = may_go_out and not turns.foot_down
    if not turns.can_reach(now, MET, black_threes=nothing_but_cards):
        return "OPEN-3"
    if now.has_black_threes():
        return "BLACK3-1"
    if deal.permission == "given" or (not may_go_out and turns.can_reach(now, OUT)):
        return "OUT-4"
    if deal.begun:
        return "TURN-2"
    return _too_few_left(deal, turns)


def _too_few_left(deal: Deal, turns: Turns) -> str:
    now = deal.turn_now()
    if turns.foot_down:
        return "OUT-5"
    if now.hand == SEVEN and not deal.rules["seven_last"]:
        return "SEVEN-2"
    return "OUT-3" if turns.has_kinds(now) else "OUT-1"
