"""
The facts that the text of a rule is made of: the values of a profile, and what follows from several of them.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from pennies.engine.ranks import RED_THREE
from pennies.lang import Catalogue, Fact
from pennies.profiles import Profile
from pennies.profiles.kinds import CANASTA_KINDS, Counts, Openings
from pennies.speech.sentences import clean

BLACK_THREE = "3"


def rule_text(texts: Catalogue, profile: Profile, rule: str) -> str:
    """
    Give the text of a rule with a profile's numbers; empty if there is no such rule.
    """
    return texts.say(f"rule-{rule}", **rule_facts(texts, profile)) if texts.has(f"rule-{rule}") else ""


@lru_cache(maxsize=16)
def rule_facts(texts: Catalogue, profile: Profile) -> Mapping[str, Fact]:
    """
    Give every fact that a rule's text may ask for.
    """
    rules = profile.rules()
    dealt = rules.players * (rules.hand + rules.foot)
    facts: dict[str, Fact] = {
        field: value for field, value in profile.values.items() if isinstance(value, (bool, int, str))
    }
    return facts | {
        "openings_text": value_text(texts, profile, "openings"),
        "values_text": value_text(texts, profile, "values"),
        "out_needs_text": value_text(texts, profile, "out_needs"),
        "seats_text": _seats(texts, profile),
        "total_cards": int(rules.total_cards()),
        "deal_cards": int(dealt),
        "stock_left": int(rules.total_cards() - dealt - 1),
        "red3_count": int(rules.copies(RED_THREE)),
        "team_size": int(rules.team_size()),
    }


def value_text(texts: Catalogue, profile: Profile, field: str) -> str:
    """
    Say the value of a field in words.
    """
    value = profile.values[field]
    if isinstance(value, tuple):
        return "; ".join(_openings(texts, value))
    if isinstance(value, Mapping):
        return "; ".join(_values(texts, value)) if field == "values" else _needs(texts, value)
    if isinstance(value, int) and not isinstance(value, bool):
        return texts.number(value)
    word = ("yes" if value else "no") if isinstance(value, bool) else value
    return texts.say(f"value-{field}-{word}")


def _openings(texts: Catalogue, openings: Openings) -> Iterator[str]:
    """
    Say from which score which minimum holds; the first holds below the second's score.
    """
    if len(openings) == 1:
        yield texts.say("opening-always", minimum=openings[0][1])
        return
    yield texts.say("opening-below", score=openings[1][0], minimum=openings[0][1])
    for start, minimum in openings[1:]:
        yield texts.say("opening-from", score=start, minimum=minimum)


def _values(texts: Catalogue, values: Counts) -> Iterator[str]:
    """
    Say what cards are worth: neighbours of equal value together, from the joker down.
    """
    groups: list[list[str]] = []
    for rank in values:
        if groups and values[groups[-1][-1]] == values[rank]:
            groups[-1].append(rank)
        else:
            groups.append([rank])
    for group in groups:
        yield texts.say("cards-worth", cards=_group(texts, group), points=values[group[0]])


def _group(texts: Catalogue, ranks: list[str]) -> str:
    """
    Name some neighbouring ranks: one, two, or the first and the last; the black three is named by itself.
    """
    last = [BLACK_THREE] if ranks[-1] == BLACK_THREE else []
    run = ranks[: len(ranks) - len(last)]
    names = [texts.say(f"card-{rank}") for rank in run]
    if len(run) > 2:
        names = [texts.say("cards-from-to", first_card=run[0], last_card=run[-1])]
    return texts.join(names + [texts.say(f"card-{rank}") for rank in last])


def _needs(texts: Catalogue, needs: Counts) -> str:
    said = [texts.say(f"need-{kind}", count=needs[kind]) for kind in CANASTA_KINDS if needs[kind]]
    return ", ".join(said) or texts.say("need-nothing")


def _seats(texts: Catalogue, profile: Profile) -> str:
    """
    Say who sits against whom; teams of one are a plain list of seats.
    """
    rules = profile.rules()
    teams = [
        " ".join(str(seat) for seat in range(rules.players) if rules.team_of(seat) == team)
        for team in range(rules.teams)
    ]
    if rules.team_size() == 1:
        teams = [" ".join(teams)]
    return texts.say("seats-against", first=teams[0], others=texts.join(teams[1:]), count=len(teams))


def source_text(texts: Catalogue, tags: str) -> str:
    """
    Spell out the tags of a source: whose text it is. A tag of a player's own file stands as it is.
    """
    names = [(tag, f"source-{'eq' if tag == '=' else tag}") for tag in tags.split()]
    return "; ".join(texts.say(name) if texts.has(name) else clean(tag) for tag, name in names)
