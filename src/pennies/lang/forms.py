"""
What further facts come with the facts of a message, so that its sentence can be said as people say it.

- With a card (`rank`, `target`, `card` or a name that ends in `_` and one of them): every form of its name that the
  language has. For `rank` = `K` English gets `rank_name` king, `rank_names` kings, `rank_a` a king; see `cards.ftl`.
- With any text: whether it is there at all, `nearest_given` = yes or no for `nearest`.
- With `missing_natural`, `missing_mixed`, `missing_wild` and `missing_sevens`: what is missing in words,
  `missing_canastas`, and how many canastas that is, `missing_count`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

Fact = str | int | Sequence[str]
"""A truth is said as `yes` or `no`, a list joined: `a, b and c`."""

CARD_FACTS: Final = ("rank", "target", "card")

KINDS: Final = ("natural", "mixed", "wild", "sevens")

_FACE: Final = 2
"""Letters of a card in card form: rank and suit."""


class _Speaker(Protocol):
    def has(self, message_id: str) -> bool: ...

    def say(self, message_id: str, /, **facts: Fact) -> str: ...

    def join(self, items: Sequence[str]) -> str: ...

    def attributes(self, message_id: str) -> list[str]: ...


def with_forms(speaker: _Speaker, facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """
    Give the facts and all that comes with them.
    """
    more = dict(facts)
    for name, fact in facts.items():
        if isinstance(fact, str):
            more[f"{name}_given"] = bool(fact)
            if name.rpartition("_")[2] in CARD_FACTS:
                more.update({f"{name}_{form}": text for form, text in _card(speaker, fact).items()})
    missing = {kind: facts.get(f"missing_{kind}") for kind in KINDS}
    counts = {kind: count for kind, count in missing.items() if isinstance(count, int)}
    if counts:
        more["missing_count"] = sum(counts.values())
        more["missing_canastas"] = [
            speaker.say(f"missing-{kind}", count=count) for kind, count in counts.items() if count
        ]
    return more


def _card(speaker: _Speaker, card: str) -> dict[str, str]:
    """
    Give every form of a card's name: of a rank (`K`, `R`), a target (`W`) or a face (`KS`); none for another text.
    """
    if not card.isalnum():
        return {}
    if speaker.has(f"card-{card}"):
        return _names(speaker, f"card-{card}")
    rank, suit = f"card-{card[0]}", f"suit-{card[1:]}"
    if len(card) != _FACE or not (speaker.has(rank) and speaker.has(suit)):
        return {}
    said = speaker.say(suit)
    return {form: speaker.say("face", name=name, suit=said) for form, name in _names(speaker, rank).items()}


def _names(speaker: _Speaker, message_id: str) -> dict[str, str]:
    names = {"name": speaker.say(message_id)}
    for form in speaker.attributes(message_id):
        names[form] = speaker.say(f"{message_id}.{form}")
    return names
