"""
A fingerprint tells deals apart by every fact that they hold.
"""

from pennies.engine.state import Deal, Seat, Team
from pennies.game.fingerprint import fingerprint, state_of
from tests.property.walks import start

NUMBERS = ["dealer", "phase", "turn", "to_act", "permission", "ended_by", "freezers", "stock_next"]
VECTORS = ["scores", "stock", "pile", "aside"]
SEAT_NUMBERS = ["hand_size", "foot_size"]
SEAT_VECTORS = ["hand", "foot"]
TEAM_NUMBERS = ["natural", "mixed", "wild", "sevens", "red_threes", "laid", "minimum"]
TEAM_VECTORS = ["naturals", "jokers", "twos", "size", "closed"]


def changed(part: Deal | Seat | Team, name: str) -> None:
    """
    Change a fact: a number, or the last number of a vector; what has none gets one.
    """
    value = getattr(part, name)
    if isinstance(value, int):
        setattr(part, name, not value if isinstance(value, bool) else value + 1)
        return
    copy = value[:]
    setattr(part, name, copy)
    copy[len(copy) - 1] += 1


def parts(deal: Deal) -> list[tuple[Deal | Seat | Team, str]]:
    deal.stock, deal.aside = deal.stock[:], deal.pile[:]
    found: list[tuple[Deal | Seat | Team, str]] = [(deal, name) for name in NUMBERS + VECTORS]
    found += [(seat, name) for seat in deal.seats for name in (*SEAT_NUMBERS, *SEAT_VECTORS, "foot_down", "foot_due")]
    return found + [(team, name) for team in deal.teams for name in (*TEAM_NUMBERS, *TEAM_VECTORS, "opened")]


def test_every_fact_counts() -> None:
    for number in range(len(parts(start("standard", "facts").deal))):
        deal = start("standard", "facts").deal
        part, name = parts(deal)[number]
        before, said = state_of(deal), fingerprint(deal)
        changed(part, name)
        assert state_of(deal) != before, name
        assert fingerprint(deal) != said, name


def test_a_card_more_in_one_vector_is_not_a_card_more_in_the_next() -> None:
    one, other = (start("standard", "facts").deal for _ in range(2))
    one.pile, one.aside = one.pile[:0], one.pile[:]
    assert state_of(one) != state_of(other)


def test_the_same_deal_has_the_same_fingerprint() -> None:
    one, other = (start("standard", "facts").deal for _ in range(2))
    assert fingerprint(one) == fingerprint(other) == fingerprint(one.clone())
    assert len(fingerprint(one)) == 64
