"""
What is kept of a match: it reads back as it was, names what is needed to repeat it, and lands in no other file.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from pennies.arena.contest import play_match
from pennies.arena.duplicate import Match
from pennies.arena.ladder import cross, ladder_matches, partner_matches, partners_of
from pennies.arena.machine import this_machine
from pennies.arena.players import lineup_text
from pennies.arena.results import (
    FORMAT,
    Result,
    ResultsError,
    append_result,
    code_hash,
    line_of,
    read_results,
    result_of,
)
from pennies.arena.statistics import Sequential
from pennies.profiles import load

STANDARD = load("standard")
MATCH = Match(STANDARD, (("greedy",) * 3, ("greedy", "random", "random")), "text")


@pytest.fixture(scope="module")
def result() -> Result:
    test = Sequential(-5, 5)
    return result_of(play_match(MATCH, 2, test=test), version="1.2", command="pennies …", workers=1, test=test)


def test_a_result_names_all_that_repeats_it(result: Result) -> None:
    line: dict[str, Any] = json.loads(line_of(result))
    assert line["format"] == FORMAT
    assert (line["version"], line["command"], line["code"]) == ("1.2", "pennies …", code_hash())
    assert (line["profile"], line["rules"]) == ("standard", STANDARD.hash)
    assert (line["sides"], line["seed"], line["unit"]) == (["greedy", "greedy+random+random"], "text", "deals")
    assert set(line["machine"]) == set(this_machine().values())


def test_figures_hang_together(result: Result) -> None:
    assert (result.pairs, result.played, result.deals, len(result.differences)) == (2, 4, 4, 2)
    assert result.points.value == sum(result.differences) / 2
    assert result.sprt is not None
    assert (result.sprt.low, result.sprt.high, result.sprt.verdict) == (-5, 5, "")
    assert sum(result.endings.values()) == 4
    for side in result.each:
        assert sum(points for line, points in side.points.items() if line != "total") == pytest.approx(
            side.points["total"]
        )
        assert side.turns.median_s <= side.turns.p99_s
    assert result.points.value == pytest.approx(result.each[0].points["total"] - result.each[1].points["total"])


def test_what_is_infinite_is_null() -> None:
    line = json.loads(
        line_of(result_of(play_match(MATCH, 1), version="1", command="", workers=1)),
        parse_constant=pytest.fail,
    )
    assert line["points"]["value"] is not None
    assert line["points"]["low"] is line["points"]["high"] is line["sprt"] is None
    assert line["elo"]["value"] is None
    assert line["elo"]["low"] is not None


def test_there_is_no_elo_among_three_teams() -> None:
    three = Match(load("bicycle"), (("random",) * 2, ("random",) * 2), "text")
    assert result_of(play_match(three, 1), version="1", command="", workers=1).elo is None


def test_results_are_added_to_a_file(result: Result, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    append_result(file, result)
    append_result(file, result)
    assert read_results(file) == [result, result]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"# A title\n", 1),
        (b"{}\n", 1),
        (b"VALID\n[]\n", 2),
        (b"VALID\n" + b"OTHER\n", 2),
    ],
)
def test_another_file_is_refused(result: Result, tmp_path: Path, text: bytes, line: int) -> None:
    file = tmp_path / "file"
    valid = line_of(result).rstrip()
    other = valid.replace(FORMAT.encode(), b"pennies-arena/9")
    file.write_bytes(text.replace(b"VALID", valid).replace(b"OTHER", other))
    with pytest.raises(ResultsError) as refused:
        read_results(file)
    assert refused.value.line == line


def test_the_code_has_one_hash() -> None:
    assert code_hash() == code_hash()
    assert len(code_hash()) == 12


def test_a_ladder_pairs_everybody_once() -> None:
    matches = ladder_matches(STANDARD, ["random", "greedy", "greedy+random+random"], "text")
    assert [tuple(map(lineup_text, match.sides)) for match in matches] == [
        ("greedy", "random"),
        ("greedy+random+random", "random"),
        ("greedy+random+random", "greedy"),
    ]


def test_partners_are_everybody_elses() -> None:
    matches = partner_matches(STANDARD, ["random", "greedy"], "text", games=True)
    assert [tuple(map(lineup_text, match.sides)) for match in matches] == [
        ("random+greedy+greedy", "greedy"),
        ("greedy+random+random", "random"),
    ]
    assert all(match.games for match in matches)
    assert partners_of("random", "greedy", 3) == "random+greedy+greedy"


def test_who_plays_alone_has_no_partners() -> None:
    alone = load({"extends": "standard", "players": 2})
    assert partner_matches(alone, ["random", "greedy"], "text") == []


def test_the_last_result_of_two_sides_counts(result: Result) -> None:
    assert cross([result]) == {("greedy", "greedy+random+random"): result}
