"""
Which canastas the cards of a profile can make at all, however they were dealt and whoever helped.

Only arithmetic on the whole pack: it tells `pennies.profiles.contradictions` what can never happen. It is generous
where play would be narrower, so what it calls impossible is impossible.
"""

from typing import Final

from pennies.engine.ranks import FOUR, JOKER, KING, SEVEN, TWO
from pennies.engine.rules import LIMIT_NOT_MORE_THAN_NATURALS, SEVENS_WITH_WILDS, Rules

PLAIN_RANKS: Final = FOUR - KING + 1
"""The natural ranks that make natural and mixed canastas: ace to four without the seven."""


def wild_cards(rules: Rules) -> int:
    return rules.copies(JOKER) + rules.copies(TWO)


def wilds_in_canasta(rules: Rules) -> int:
    """
    Count the wild cards that one canasta of a natural rank may hold.

    See: MELD-2.
    """
    most = min(rules.wilds_max, rules.meld_max - rules.naturals_min)
    if rules.wild_limit == LIMIT_NOT_MORE_THAN_NATURALS:
        most = min(most, rules.meld_max // 2)
    return most


def most_wild(rules: Rules) -> int:
    """
    Count the wild canastas that all wild cards make.

    See: MELD-3.
    """
    return wild_cards(rules) // rules.meld_max if rules.wild_melds else 0


def most_sevens(rules: Rules) -> int:
    """
    Count the canastas of sevens that all sevens, with wilds if they may help, make.

    See: MELD-4.
    """
    wilds = wild_cards(rules)
    count = 0
    while (spent := wilds_for_sevens(rules, count + 1)) is not None and spent <= wilds:
        count += 1
    return count


def most_natural(rules: Rules) -> int:
    """
    Count the canastas that serve as natural ones: those of sevens too if the profile says so.

    See: OUT-1.
    """
    plain = PLAIN_RANKS * (rules.copies(FOUR) // rules.meld_max)
    return plain + (most_sevens(rules) if rules.sevens_as_natural else 0)


def most_mixed(rules: Rules) -> int:
    """
    Count the mixed canastas that all plain ranks and wild cards make.
    """
    wilds = wild_cards(rules)
    cards = PLAIN_RANKS * rules.copies(FOUR) + wilds
    spent = _wilds_for_plain(rules, 0, cards // rules.meld_max)
    return max(mixed for (_, mixed), needed in spent.items() if needed <= wilds)


def wilds_for_sevens(rules: Rules, count: int) -> int | None:
    """
    Count the wild cards that so many canastas of sevens need at least; None if no number of wilds is enough.
    """
    helping = wilds_in_canasta(rules) if rules.sevens_wilds == SEVENS_WITH_WILDS else 0
    sevens = rules.copies(SEVEN)
    if count * (rules.meld_max - helping) > sevens:
        return None
    return max(0, count * rules.meld_max - sevens)


def wilds_for_plain(rules: Rules, natural: int, mixed: int) -> int | None:
    """
    Count the wild cards that so many natural and mixed canastas need at least; None if no number is enough.
    """
    return _wilds_for_plain(rules, natural, mixed).get((natural, mixed))


def _wilds_for_plain(rules: Rules, natural: int, mixed: int) -> dict[tuple[int, int], int]:
    """
    Count the same for every two counts up to these that are possible.

    Rank by rank, the fewest wilds for each smaller pair of counts are carried on.
    """
    best = {(0, 0): 0}
    for _ in range(PLAIN_RANKS):
        carried: dict[tuple[int, int], int] = {}
        for (naturals, mixeds), spent in best.items():
            for more_naturals, more_mixeds, wilds in _one_rank(rules, natural - naturals, mixed - mixeds):
                counts = (naturals + more_naturals, mixeds + more_mixeds)
                carried[counts] = min(spent + wilds, carried.get(counts, spent + wilds))
        best = carried
    return best


def _one_rank(rules: Rules, natural: int, mixed: int) -> list[tuple[int, int, int]]:
    """
    List what one rank can give of the canastas still wanted: (natural, mixed, fewest wilds for them).
    """
    size, helping = rules.meld_max, wilds_in_canasta(rules)
    given: list[tuple[int, int, int]] = []
    for naturals in range(min(natural, rules.copies(FOUR) // size) + 1):
        left = rules.copies(FOUR) - naturals * size
        for mixeds in range(mixed + 1):
            if mixeds and (helping == 0 or mixeds * (size - helping) > left):
                break
            given.append((naturals, mixeds, max(mixeds, mixeds * size - left)))
    return given


def can_go_out(rules: Rules) -> bool:
    """
    Say whether the cards make all canastas at once that going out needs.

    More canastas of sevens than needed are tried too, where they serve as natural ones.
    """
    wilds = wild_cards(rules) - rules.needs_wild * rules.meld_max
    enough = rules.needs_sevens
    if rules.sevens_as_natural:
        enough = max(enough, min(rules.needs_natural, most_sevens(rules)))
    for sevens in range(rules.needs_sevens, enough + 1):
        natural = max(0, rules.needs_natural - sevens) if rules.sevens_as_natural else rules.needs_natural
        with_sevens = wilds_for_sevens(rules, sevens)
        with_plain = wilds_for_plain(rules, natural, rules.needs_mixed)
        if with_sevens is not None and with_plain is not None and with_sevens + with_plain <= wilds:
            return True
    return False
