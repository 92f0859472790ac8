"""
Specs and line-ups: what names a player, what is refused, and that only the arena lets anybody see the deal.
"""

import pytest

from pennies.arena.match import play_game
from pennies.arena.players import CHEATS, LineupError, bot_of, known_levels, level_of, lineup_text, read_lineup
from pennies.bots import LEVELS, make_bot
from pennies.engine.state import Deal
from pennies.game.view import View
from pennies.profiles import load

STANDARD = load("standard")


class Peeker:
    """
    Takes the step of a plain bot, and notes the next card of the stock.
    """

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.seen: list[int] = []

    def choose_knowing(self, view: View, deal: Deal) -> int:
        self.seen.append(int(deal.stock_size()))
        return min(view.steps)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_spec(level: str) -> None:
    assert type(bot_of(level, STANDARD, "seed")) is type(make_bot(level, STANDARD, "seed"))
    assert read_lineup(level, STANDARD) == (level,) * 3


def test_a_lineup_names_every_seat() -> None:
    assert read_lineup("greedy+random + greedy", STANDARD) == ("greedy", "random", "greedy")


def test_a_lineup_is_written_as_it_is_read() -> None:
    for text in ("greedy", "greedy+random+random"):
        assert lineup_text(read_lineup(text, STANDARD)) == text


@pytest.mark.parametrize(
    ("text", "code", "fact", "found"),
    [
        ("greedi", "level", "found", "greedi"),
        ("greedi:3", "level", "found", "greedi"),
        ("greedy+oracle+random", "level", "expected", ", ".join(known_levels())),
        ("", "level", "found", ""),
        ("greedy+random", "seats", "count", 2),
        ("greedy+random+random+random", "seats", "seats", 3),
        ("greedy:400", "parameter", "level", "greedy"),
    ],
)
def test_what_cannot_be_seated_is_refused(text: str, code: str, fact: str, found: str | int) -> None:
    with pytest.raises(LineupError) as refused:
        read_lineup(text, STANDARD)
    assert (refused.value.code, refused.value.facts[fact]) == (code, found)


def test_a_spec_has_a_level_and_perhaps_a_parameter() -> None:
    assert [level_of(spec) for spec in ("greedy", "expert:400", "expert:4:4")] == ["greedy", "expert", "expert"]


def test_a_cheat_is_made_of_its_whole_spec_and_sees_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHEATS, "peeker", lambda spec, _profile, _seed: Peeker(spec))
    assert "peeker" in known_levels()
    peeker = bot_of("peeker:7", STANDARD, "seed")
    assert isinstance(peeker, Peeker)
    assert peeker.spec == "peeker:7"
    others = [make_bot("random", STANDARD, seat) for seat in range(5)]
    play_game(STANDARD, [peeker, *others], "text", deals=1)
    assert len(set(peeker.seen)) > 5
    assert peeker.seen == sorted(peeker.seen, reverse=True)


def test_no_table_makes_a_cheat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHEATS, "peeker", lambda spec, _profile, _seed: Peeker(spec))
    with pytest.raises(ValueError, match="peeker"):
        make_bot("peeker", STANDARD, "seed")
