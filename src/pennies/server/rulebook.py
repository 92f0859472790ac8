"""
The rule-book of a profile as a message: rules by section, their values and sources, and what differs from the standard.
"""

from functools import lru_cache
from typing import Final

from pennies.lang import Catalogue
from pennies.profiles import FIELDS, SHIPPED, Profile
from pennies.profiles.loading import shipped
from pennies.server import messages
from pennies.speech.rulebook import RULES, SHORT, WORDS, fields_of, section_of, sources_of
from pennies.speech.rulefacts import rule_facts, rule_text, source_text, value_text

GROUND: Final = "standard"
"""The profile that others are compared with."""

_IN_PLAY: Final = tuple(sorted(RULES, key=lambda rule: section_of(rule) == "INFO"))
"""Rules in the order of play; what each player may know comes last, because nobody asks for it first."""


@lru_cache(maxsize=32)
def rules_of(profile: Profile, say: Catalogue) -> messages.ProfileRules:
    """
    Tell a profile in words.
    """
    is_printed = profile.name in SHIPPED
    tags = dict.fromkeys(tag for rule in RULES for tag in sources_of(profile, rule))
    return messages.ProfileRules(
        name=profile.name,
        title=title_of(profile.name, say),
        about=say.say(f"profile-{profile.name}-about") if is_printed else say.say("server-house-about"),
        hash=profile.hash,
        rules=[_rule(say, profile, rule) for rule in _IN_PLAY],
        sources=[messages.RuleSource(tag=tag, text=source_text(say, tag)) for tag in tags],
        words=[say.say(f"word-{word}") for word in WORDS],
        short=[say.say(f"short-{what}", **rule_facts(say, profile)) for what in SHORT],
        differences=differences_of(profile, say),
    )


def differences_of(profile: Profile, say: Catalogue) -> list[messages.RuleValue]:
    """
    Tell what is not as in the standard rules.
    """
    return [_value(say, profile, field) for field, _, _ in profile.differences(shipped(GROUND))]


def title_of(name: str, say: Catalogue) -> str:
    """
    Tell what rules are called.
    """
    return say.say(f"profile-{name}-title") if name in SHIPPED else say.say("house-title")


def changes_between(before: Profile, after: Profile, say: Catalogue) -> list[messages.RuleChange]:
    """
    Tell what is not as it was before.
    """
    return [
        messages.RuleChange(
            rule=FIELDS[field].rule,
            label=say.say(f"field-{field}"),
            value=value_text(say, after, field),
            before=value_text(say, before, field),
        )
        for field, _, _ in after.differences(before)
    ]


def _rule(say: Catalogue, profile: Profile, rule: str) -> messages.Rule:
    return messages.Rule(
        id=rule,
        text=rule_text(say, profile, rule),
        section=say.say(f"rule-section-{section_of(rule)}"),
        values=[_value(say, profile, field) for field in fields_of(rule)],
        sources=sources_of(profile, rule),
    )


def _value(say: Catalogue, profile: Profile, field: str) -> messages.RuleValue:
    return messages.RuleValue(
        rule=FIELDS[field].rule,
        label=say.say(f"field-{field}"),
        value=value_text(say, profile, field),
        standard=value_text(say, shipped(GROUND), field),
        sources=profile.sources[field].split(),
    )
