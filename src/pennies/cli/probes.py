"""
What a player might try in a position and may not: one action of each kind that is refused, with the reason.

The engine judges; which attempts are worth a word is decided here. Those that fail for one reason are told together.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from pennies.engine.check import check
from pennies.engine.ranks import ACE, BLACK_THREE, JOKER, RED_THREE, SYMBOLS, TWO, WILD
from pennies.engine.rules import TAKE_CLASSIC
from pennies.engine.state import PHASE_ANSWER, PHASE_DRAW, PHASE_LAY, Deal
from pennies.game.notation import parse_action, target_text
from pennies.game.refusal import Refusal, refusal_of
from pennies.game.view import steps_of


@dataclass(frozen=True)
class Impossible:
    """
    Actions that are refused for one reason.
    """

    actions: tuple[str, ...]
    refusal: Refusal


def impossible(deal: Deal) -> list[Impossible]:
    """
    List what the seat to act may not do and might think of; empty when the deal is over.
    """
    found: list[Impossible] = []
    for action in _attempts(deal):
        refusal = _refusal(deal, action)
        if refusal is None:
            continue
        if found and found[-1].refusal == refusal:
            found[-1] = Impossible((*found[-1].actions, action), refusal)
        else:
            found.append(Impossible((action,), refusal))
    return found


def _attempts(deal: Deal) -> Iterator[str]:
    """
    Think of actions, in the order in which a turn goes.
    """
    hand = deal.player().hand
    held = [SYMBOLS[rank] for rank in range(RED_THREE) if hand[rank]]
    if deal.phase == PHASE_DRAW:
        yield "draw"
        yield from _takes(deal)
        yield from islice(_any_lay(deal), 1)
        yield from (f"discard {letter}" for letter in held[-1:])
        yield "ask"
        yield "pass"
    elif deal.phase == PHASE_LAY:
        yield "draw"
        yield "take"
        lays = [lay for lay in _lays(deal) if _refusal(deal, lay) is not None]
        may = any(text.startswith("lay") for text in steps_of(deal).values())
        yield from lays if lays or may else islice(_any_lay(deal), 1)
        yield from (f"discard {letter}" for letter in held)
        yield "ask"
        yield "pass"
    elif deal.phase == PHASE_ANSWER:
        yield from ("draw", "take")
        yield from islice(_any_lay(deal), 1)
        yield from (f"discard {letter}" for letter in held[-1:])
        yield from ("ask", "pass")


def _takes(deal: Deal) -> Iterator[str]:
    """
    Try each way to take the pile; where nobody could take it, one is enough.
    """
    yield "take"
    top = deal.pile[len(deal.pile) - 1] if len(deal.pile) else JOKER
    if not ACE <= top < BLACK_THREE:
        return
    letter, hand = SYMBOLS[top], deal.player().hand
    yield f"take {letter}{letter}"
    if deal.rules.unfrozen_take == TAKE_CLASSIC and hand[top]:
        yield from (f"take {letter}{SYMBOLS[wild]}" for wild in (JOKER, TWO) if hand[wild])


def _lays(deal: Deal) -> Iterator[str]:
    """
    Try, for each meld that the hand has something for, what is not legal.
    """
    may = [text for text in steps_of(deal).values() if text.startswith("lay")]
    hand = deal.player().hand
    wilds = SYMBOLS[JOKER] * hand[JOKER] + SYMBOLS[TWO] * hand[TWO]
    for slot in (WILD, *range(ACE, BLACK_THREE + 1)):
        lay = f"lay {target_text(slot)}:"
        here = [text for text in may if text.startswith(lay)]
        lies = deal.own_team().size[slot] > 0
        cards = wilds if slot == WILD else SYMBOLS[slot] * hand[slot]
        attempt = cards[:1] if lies else _start(deal, int(slot), cards, wilds)
        if attempt and not here:
            yield lay + attempt
        if ACE <= slot < BLACK_THREE and lies and wilds and not any(text[-1] in "X2" for text in here):
            yield lay + wilds[-1]


def _any_lay(deal: Deal) -> Iterator[str]:
    """
    Think of lays where none is near: the longest rank, added where it lies or begun anew, else wild cards.
    """
    hand = deal.player().hand
    melds = deal.own_team().size
    ranks = sorted((rank for rank in range(ACE, BLACK_THREE) if hand[rank]), key=lambda rank: -hand[rank])
    for rank in ranks:
        letter = SYMBOLS[rank]
        yield f"lay {letter}:{letter if melds[rank] else letter * min(hand[rank], deal.rules.meld_max)}"
    wilds = SYMBOLS[JOKER] * hand[JOKER] + SYMBOLS[TWO] * hand[TWO]
    if wilds:
        yield f"lay W:{wilds[: deal.rules.meld_max]}"
    if hand[BLACK_THREE]:
        threes = SYMBOLS[BLACK_THREE] * hand[BLACK_THREE]
        yield f"lay {target_text(BLACK_THREE)}:{threes}"


def _refusal(deal: Deal, action: str) -> Refusal | None:
    return refusal_of(check(deal, parse_action(action).action()))


def _start(deal: Deal, slot: int, cards: str, wilds: str) -> str:
    """
    Choose cards to start a meld with; none if the hand has too few to think of it.
    """
    least = deal.rules.meld_min
    if len(cards) >= least:
        return cards[:least]
    if slot in (WILD, BLACK_THREE) or not cards:
        return ""
    missing = least - len(cards)
    if len(cards) >= deal.rules.naturals_min and len(wilds) >= missing:
        return cards + wilds[-missing:]
    # So few are thought of only where such cards lie already: closed, or before another team.
    lie = deal.own_team().closed[slot] or any(team.size[slot] for team in deal.teams)
    return cards if lie else ""
