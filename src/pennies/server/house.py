"""
House rules before they are agreed on: every single rule that may be changed, in words, and what contradicts.

Whether values fit together is decided in `pennies.profiles`; here it is only told. A table has six seats, so the number
of players is not offered.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from pennies.lang import Catalogue
from pennies.profiles import FIELDS, SHIPPED, Profile, ProfileError, from_record
from pennies.profiles.fields import plain
from pennies.profiles.kinds import CANASTA_KINDS, Number, Word, YesNo
from pennies.profiles.loading import shipped
from pennies.server import messages
from pennies.server.rulebook import differences_of
from pennies.speech.rulebook import section_of
from pennies.speech.rulefacts import rule_text, value_text
from pennies.speech.sentences import error_sentence

LEFT_OUT: Final = ("players", "values")

_JSON: Final = msgspec.json.Encoder()


def house_rules(wish: messages.HouseWish, say: Catalogue) -> messages.HouseRules:
    """
    Tell what may be changed of a profile, and what the wished changes come to.

    Raises:
        ProfileError: the profile that is changed is none.
    """
    base = shipped(wish.profile)
    changes = {field: value for field, value in wish.changes.items() if field in offered() and _reads(field, value)}
    whole, problem = _changed(base, wish.changes)
    shown = whole or base
    return messages.HouseRules(
        profile=whole.table() if whole is not None else base.name,
        rules=[_rule(say, base, shown, field, changes) for field in offered()],
        differences=differences_of(shown, say),
        problem=error_sentence(say, problem) if problem is not None else "",
        field=problem.place.partition(".")[0].partition("[")[0] if problem is not None else "",
    )


def offered() -> list[str]:
    """
    List the fields that can be changed, in the order of play.
    """
    return [field for field in FIELDS if field not in LEFT_OUT and not _is_fixed(field)]


def _is_fixed(field: str) -> bool:
    kind = FIELDS[field].kind
    return isinstance(kind, Number) and kind.low == kind.high


def _reads(field: str, value: object) -> bool:
    try:
        FIELDS[field].kind.read(value, field)
    except ProfileError:
        return False
    return True


def _changed(base: Profile, changes: Mapping[str, Any]) -> tuple[Profile | None, ProfileError | None]:
    try:
        return from_record({"extends": base.name, **changes}), None
    except ProfileError as error:
        return None, error


def _rule(say: Catalogue, base: Profile, shown: Profile, field: str, changes: Mapping[str, Any]) -> messages.HouseRule:
    kind = FIELDS[field].kind
    usual = plain(field, base.values[field])
    value = changes.get(field, usual)
    is_number = isinstance(kind, Number)
    return messages.HouseRule(
        field=field,
        rule=FIELDS[field].rule,
        section=say.say(f"rule-section-{section_of(FIELDS[field].rule)}"),
        label=say.say(f"field-{field}"),
        text=rule_text(say, shown, FIELDS[field].rule),
        options=[] if is_number else list(_options(say, base, field)),
        least=kind.low if isinstance(kind, Number) else 0,
        most=kind.high if isinstance(kind, Number) else 0,
        value=_json(value),
        usual=_json(usual),
        usual_text=value_text(say, base, field),
        is_changed=value != usual,
        sources=base.sources[field].split(),
    )


def _options(say: Catalogue, base: Profile, field: str) -> Iterator[messages.HouseOption]:
    seen: set[str] = set()
    for value in (plain(field, base.values[field]), *_values(field)):
        key = _json(value)
        if key in seen:
            continue
        seen.add(key)
        yield messages.HouseOption(value=key, text=value_text(say, _with(base, field, value), field))


def _values(field: str) -> Iterator[object]:
    """
    List what a field may be, where it is no number.
    """
    kind = FIELDS[field].kind
    if isinstance(kind, Word):
        yield from kind.words
    elif isinstance(kind, YesNo):
        yield from (True, False)
    else:
        yield from (plain(field, shipped(name).values[field]) for name in SHIPPED)
        if field == "out_needs":
            yield from ({kind: 1 for kind in CANASTA_KINDS if kind not in without} for without in _WITHOUT)


_WITHOUT: Final = (("wild",), ("sevens",), ("wild", "sevens"))
"""Kinds of canasta that some people do without."""


def _with(base: Profile, field: str, value: object) -> Profile:
    """
    Give a profile with another value of one field for saying it, whether or not it fits with the others.
    """
    values = {**base.values, field: FIELDS[field].kind.read(value, field)}
    return Profile(base.name, base.source, base.about, base.extends, base.ground, values, base.sources)


def _json(value: object) -> str:
    return _JSON.encode(value).decode()
