"""
Actions as text, both ways (docs/RULES.md, Notation).

The reader takes any action that can be said, also one that no rule allows; judging it is the engine's business. The
writer gives the canonical form.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Literal

from mypy_extensions import i64

from pennies.engine.ranks import ACE, JOKER, RED_THREE, SYMBOLS, TWO, WILD
from pennies.engine.state import canasta_kind
from pennies.engine.steps import DISCARD, LAY, TAKE, VERBS, Action, action_of
from pennies.game.cards import CardList, parse_cards, rank_of, wilds_last
from pennies.profiles.errors import InputError
from pennies.vecs import vec

WILD_TARGET: Final = "W"
Kind = Literal["natural", "mixed", "wild", "sevens"]
KINDS: Final[tuple[Kind, ...]] = ("natural", "mixed", "wild", "sevens")
"""The kinds of canasta, in the order of `pennies.engine.state`."""

MOST_LETTERS: Final = 4_000
"""No action that can be said with all cards of eight packs is longer."""

_SHORT: Final = 40
"""Actions of so many letters are remembered as they were read."""


@dataclass(frozen=True)
class Part:
    """
    The cards of a take, a discard or one part of a lay, which also has a target slot.
    """

    target: int
    cards: CardList


@dataclass(frozen=True)
class Said:
    """
    An action as somebody said it: the verb (a place in `steps.VERBS`) and its cards, with faces if they were named.
    """

    verb: int
    parts: tuple[Part, ...]

    def action(self) -> Action:
        """
        Make the engine's form of it.
        """
        targets: list[i64] = [part.target for part in self.parts]
        return Action(
            self.verb, targets if self.verb == LAY else [], [vec[i64](part.cards.counts) for part in self.parts]
        )

    def named(self) -> list[str]:
        """
        List the faces that it names, in order.
        """
        return [face for part in self.parts for face in part.cards.faces]

    def __str__(self) -> str:
        return " ".join([VERBS[self.verb], *(_part_text(self.verb, part) for part in self.parts if len(part.cards))])


def parse_action(text: str, place: str = "") -> Said:
    """
    Read an action.

    >>> str(parse_action("lay K:2KK A:AAX"))
    'lay K:KK2 A:AAX'

    Raises:
        InputError: no such verb, missing or superfluous cards, or cards that cannot be read.
    """
    return _parse_short(text) if len(text) <= _SHORT and not place else _parse(text, place)


@lru_cache(maxsize=8_192)
def _parse_short(text: str) -> Said:
    """
    Read an action; the same few are read again and again.
    """
    return _parse(text, "")


def _parse(text: str, place: str) -> Said:
    if len(text) > MOST_LETTERS:
        raise InputError("action-too-long", place, found=len(text), most=MOST_LETTERS)
    word, _, rest = text.partition(" ")
    if word not in VERBS:
        raise InputError("action-verb", place, found=text[:40], expected=", ".join(VERBS))
    verb = VERBS.index(word)
    if text.endswith(" "):
        raise InputError("action-blank", place, found=text[:40])
    if verb == LAY:
        return Said(verb, _parse_parts(rest, place))
    if verb == TAKE:
        return Said(verb, (Part(-1, parse_cards(rest, place)),))
    if verb == DISCARD:
        cards = parse_cards(rest, place)
        if len(cards) != 1:
            raise InputError("action-one-card", place, found=text[:40])
        return Said(verb, (Part(-1, cards),))
    if rest:
        raise InputError("action-no-cards", place, found=text[:40], verb=word)
    return Said(verb, ())


def _parse_parts(text: str, place: str) -> tuple[Part, ...]:
    parts: list[tuple[str, list[str]]] = []
    for item in text.split(" "):
        target, colon, cards = item.partition(":")
        if colon:
            parts.append((target, [cards]))
        elif parts and item:
            parts[-1][1].append(item)
        else:
            raise InputError("lay-no-target", place, found=text[:40])
    read = tuple(Part(_target(target, place), parse_cards(" ".join(cards), place)) for target, cards in parts)
    if any(not len(part.cards) for part in read):
        raise InputError("lay-no-cards", place, found=text[:40])
    return read


def _target(text: str, place: str) -> int:
    if text == WILD_TARGET:
        return WILD
    if len(text) == 1 and text in SYMBOLS[ACE:]:
        return SYMBOLS.index(text)
    raise InputError("lay-target", place, found=text[:40], expected=f"{SYMBOLS[ACE:RED_THREE]}, {WILD_TARGET}")


def _part_text(verb: int, part: Part) -> str:
    cards = " ".join(wilds_last(part.cards.faces)) if part.cards.faces else _ranks_text(part.cards.counts)
    return f"{target_text(part.target)}:{cards}" if verb == LAY else cards


def _ranks_text(counts: Sequence[int]) -> str:
    naturals = "".join(SYMBOLS[rank] * counts[rank] for rank in range(ACE, RED_THREE + 1))
    return naturals + SYMBOLS[JOKER] * counts[JOKER] + SYMBOLS[TWO] * counts[TWO]


def target_text(slot: int) -> str:
    """
    Write the slot of a meld: `W` for the wild meld, else its rank.
    """
    return WILD_TARGET if slot == WILD else SYMBOLS[slot]


def kind_of(target: str, faces: Iterable[str]) -> Kind:
    """
    Name the kind of a canasta that lies under a target.

    >>> kind_of("K", ["KS"] * 5 + ["XS", "2D"]), kind_of("7", ["7S"] * 7)
    ('mixed', 'sevens')
    """
    slot = WILD if target == WILD_TARGET else SYMBOLS.index(target)
    wilds = sum(rank_of(face) in (JOKER, TWO) for face in faces)
    return KINDS[canasta_kind(slot, wilds)]


def action_text(action: Action) -> str:
    """
    Write an engine's action in rank form.
    """
    words = [VERBS[action.verb]]
    for place, counts in enumerate(action.counts):
        cards = _ranks_text(list(counts))
        if action.verb == LAY:
            cards = f"{target_text(action.targets[place])}:{cards}"
        if cards:
            words.append(cards)
    return " ".join(words)


@cache
def step_text(step: int, top: int) -> str:
    """
    Write a step; `top` is the rank of the pile's top card (any, if there is none).

    Each text is made once (there are at most `STEPS` × `RANKS`): every view has the texts of all its steps.
    """
    return action_text(action_of(step, top))
