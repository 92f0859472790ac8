"""
`pennies rules`: the rule-book with the numbers of a profile and their sources, a rule of it, or two profiles compared.
"""

from collections.abc import Iterable

from rich.text import Text

from pennies.cli.screen import FAINT, RULE, STRONG, Screen
from pennies.cli.status import FINE, UNREADABLE
from pennies.cli.usage import UsageError, nearest
from pennies.profiles import FIELDS, SHIPPED, Profile, ProfileError, load
from pennies.speech.rulebook import RULES, SECTIONS, WORDS, fields_of, rules_named, section_of, sources_of, tags_of
from pennies.speech.rulefacts import rule_text, source_text, value_text
from pennies.speech.sentences import clean, complaint


def rules(language: str, name: str, *, rule: str | None, compare: str | None) -> int:
    """
    Show the rules of a profile, or how it differs from another.
    """
    screen = Screen(language)
    asked = _asked_rules(rule)
    try:
        profile = load(name)
        other = None if compare is None else load(compare)
    except ProfileError as error:
        if error.code == "profile-unknown" and rules_named(name):
            raise UsageError(
                "usage-rule-not-profile", rule=rules_named(name)[0] if "-" in name else name.upper()
            ) from error
        screen.error(complaint(screen.texts, "", error))
        return UNREADABLE
    if other is None:
        _show_rules(screen, profile, asked) if asked else _show_book(screen, profile)
    else:
        _compare_rules(screen, profile, other, asked) if asked else _compare(screen, profile, other)
    return FINE


def _asked_rules(rule: str | None) -> list[str]:
    if rule is None:
        return []
    found = rules_named(rule)
    if not found:
        raise UsageError("usage-no-such-rule", found=clean(rule), nearest=nearest(rule.upper(), (*RULES, *SECTIONS)))
    return found


def title_of(screen: Screen, profile: Profile) -> str:
    """
    Call a profile as people do.
    """
    return screen.say(f"profile-{profile.name}-title") if profile.name in SHIPPED else clean(profile.name)


def _show_book(screen: Screen, profile: Profile) -> None:
    screen.line(screen.say("rules-title", title=title_of(screen, profile)), STRONG)
    about = screen.say(f"profile-{profile.name}-about") if profile.name in SHIPPED else clean(profile.about.strip())
    if about:
        screen.line(about)
    screen.line(screen.say("rules-profile", name=clean(profile.name), source=clean(profile.source)), FAINT)
    if profile.extends:
        screen.line(screen.say("rules-extends", profiles=[clean(name) for name in profile.extends]), FAINT)
    screen.line(screen.say("rules-hash", hash=profile.hash), FAINT)
    section = ""
    for rule in RULES:
        if section_of(rule) != section:
            section = section_of(rule)
            screen.line()
            screen.line(screen.say(f"rule-section-{section}"), STRONG)
        _show_rule(screen, profile, rule)
    screen.line()
    screen.line(screen.say("rules-words"), STRONG)
    for word in WORDS:
        screen.line(screen.say(f"word-{word}"), indent=2, hang=2)
    _show_sources(screen, _tags(profile, RULES))


def _show_rule(screen: Screen, profile: Profile, rule: str) -> None:
    text = Text.assemble((rule, RULE), "  ", rule_text(screen.texts, profile, rule))
    text.append(" " + screen.say("rules-from", tags=clean(" ".join(sources_of(profile, rule)))), FAINT)
    screen.line(text, hang=len(rule) + 2)


def _show_sources(screen: Screen, tags: Iterable[str]) -> None:
    screen.line()
    screen.line(screen.say("rules-sources"), STRONG)
    for tag in tags:
        screen.line(screen.say("rules-source", tag=clean(tag), text=source_text(screen.texts, tag)), indent=2, hang=3)


def _show_rules(screen: Screen, profile: Profile, asked: list[str]) -> None:
    """
    Show some rules in full: text, values, and where both come from.
    """
    for rule in asked:
        _show_rule(screen, profile, rule)
    fields = [field for rule in asked for field in fields_of(rule)]
    if fields:
        screen.line()
        screen.line(screen.say("rules-values"), STRONG)
    for field in fields:
        _show_value(screen, profile, field, screen.say(f"field-{field}"))
    _show_sources(screen, _tags(profile, asked))


def _tags(profile: Profile, asked: Iterable[str]) -> Iterable[str]:
    """
    List the tags of the sources of some rules, each once.
    """
    return dict.fromkeys(tag for rule in asked for tag in sources_of(profile, rule))


def _show_value(screen: Screen, profile: Profile, field: str, label: str) -> None:
    value = value_text(screen.texts, profile, field)
    text = Text(screen.say("rules-value", label=label, value=value))
    text.append(" " + screen.say("rules-from", tags=clean(profile.sources[field])), FAINT)
    screen.line(text, indent=2, hang=2)


def _names(profile: Profile, other: Profile) -> tuple[str, str]:
    return clean(profile.name), clean(other.name)


def _compare(screen: Screen, profile: Profile, other: Profile) -> None:
    """
    Say field by field how two profiles differ.
    """
    name, others = _names(profile, other)
    differences = profile.differences(other)
    if not differences:
        screen.line(screen.say("differences-none", name=name, other=others))
        return
    screen.line(screen.say("differences-title", name=name, other=others, count=len(differences)), STRONG)
    for field, _, _ in differences:
        screen.line()
        screen.line(Text.assemble((FIELDS[field].rule, RULE), "  ", screen.say(f"field-{field}")), hang=2)
        _show_value(screen, profile, field, name)
        _show_value(screen, other, field, others)
    tags = [*tags_of(profile, (field for field, _, _ in differences)), *tags_of(other, (d.field for d in differences))]
    _show_sources(screen, dict.fromkeys(tags))


def _compare_rules(screen: Screen, profile: Profile, other: Profile, asked: list[str]) -> None:
    """
    Show some rules as each of two profiles has them.
    """
    name, others = _names(profile, other)
    for rule in asked:
        mine, theirs = rule_text(screen.texts, profile, rule), rule_text(screen.texts, other, rule)
        if mine == theirs:
            screen.line(screen.say("differences-rule-same", name=name, other=others, rule=rule))
            _show_rule(screen, profile, rule)
            continue
        screen.line(rule, RULE)
        screen.line(screen.say("rules-value", label=name, value=mine), indent=2, hang=2)
        screen.line(screen.say("rules-value", label=others, value=theirs), indent=2, hang=2)
