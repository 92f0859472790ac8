"""
`pennies arena` as a person calls it.
"""

from pathlib import Path

import pexpect
import pytest

from pennies.arena.results import read_results
from tests.cli.calling import pennies
from tests.cli.test_entry import ENVIRON, PENNIES

QUICK = ("--pairs", "2", "--seed", "x", "--workers", "1")


def test_two_levels_are_compared() -> None:
    answer = pennies("arena", "greedy", "random", *QUICK)
    assert (answer.status, answer.err) == (0, "")
    assert "greedy against random" in answer.out
    assert "2 pairs, 4 deals" in answer.out
    for row in ("Gain in points a deal", "Deals won", "Elo", "Went out", "Piles taken", "Turn in ms, 99 %"):
        assert row in answer.out


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("more", [["--games"], ["--sprt", "0", "50"], ["--ladder", "--partners"]], ids=" ".join)
def test_everything_can_be_told_on_a_narrow_terminal(language: str, more: list[str]) -> None:
    house = ["--profile", "bicycle"] if more == ["--games"] else []
    pairs = ("--pairs", "1", "--seed", "x", "--workers", "1")
    answer = pennies("--lang", language, "arena", "greedy", "random", *pairs, *more, *house, environ={"COLUMNS": "40"})
    assert (answer.status, answer.err) == (0, "")
    assert max(map(len, answer.out.splitlines())) <= 40


def test_the_same_seed_gives_the_same_figures() -> None:
    lines = [pennies("arena", "greedy", "random", *QUICK, "--json").lines[0] for _ in range(2)]
    for line in lines:
        for side in line["each"]:
            del side["turns"], side["full_turns"]
    assert lines[0] == lines[1]
    other = pennies("arena", "greedy", "random", "-n", "2", "-s", "y", "-w", "1", "--json").lines[0]
    assert other["differences"] != lines[0]["differences"]


def test_the_command_that_is_told_plays_it_again() -> None:
    arguments = ["arena", "greedy", "greedy+random+random", *QUICK, "--sprt", "-5", "5", "--json"]
    first = pennies(*arguments).lines[0]
    assert first["command"].startswith("pennies arena greedy greedy+random+random --profile standard")
    again = pennies(*first["command"].split()[1:], "--workers", "1", "--json").lines[0]
    assert again["differences"] == first["differences"]
    assert again["sprt"] == first["sprt"]


def test_a_cap_in_time_is_kept_and_told() -> None:
    arguments = ["arena", "master", "greedy", "-n", "1", "-s", "x", "-w", "1", "--cap", "1"]
    answer = pennies(*arguments)
    assert (answer.status, answer.err) == (0, "")
    assert "Turns of at most 1.5 ms, 1.5 times the cap" in answer.out
    line = pennies(*arguments, "--json").lines[0]
    assert line["command"].endswith("--cap 1")
    assert line["cap_s"] == 0.001
    assert all(0 <= side["turns"]["within"] <= 1 for side in line["each"])


def test_a_verdict_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennies.arena.statistics.LEAST_VALUES", 3)
    answer = pennies("arena", "greedy", "random", "-n", "9", "-s", "x", "-w", "1", "--sprt", "0", "400")
    assert "3 pairs" in answer.out
    assert "greedy gains 400 points a deal on random rather than 0" in answer.out
    assert "Stopped early" in answer.out


def test_tables_set_levels_side_by_side() -> None:
    out = pennies("arena", "--ladder", "--partners", "random", "greedy", *QUICK).out
    rows = [line.split() for line in out.splitlines() if line.startswith(("random ", "greedy "))]
    assert [row[0] for row in rows] == ["random", "greedy"] * 2
    assert rows[0][1].replace("−", "+") == rows[1][1]
    assert rows[2][1].startswith("−")
    assert rows[3][1].startswith("+")


def test_a_ladder_of_games_tells_what_share_is_won() -> None:
    pairs = ("--pairs", "1", "--seed", "x", "--workers", "1")
    out = pennies("arena", "--ladder", "random", "greedy", "--games", "-p", "bicycle", *pairs).out
    assert "What share of the games" in out
    assert "100 % (" in out.splitlines()[-1]
    assert " 0 % (0–" in out.splitlines()[-2]


def test_results_are_added_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert pennies("arena", "greedy", "random", *QUICK, "--out", file).status == 0
    assert pennies("arena", "--ladder", "random", "greedy", *QUICK, "--out", file).status == 0
    first, second = read_results(file)
    assert first.differences == second.differences
    assert first.sides == second.sides == ("greedy", "random")


def test_another_file_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes\n", "utf-8")
    answer = pennies("arena", "greedy", "random", *QUICK, "--out", file)
    assert (answer.status, answer.out) == (2, "")
    assert "line 1" in answer.err
    assert file.read_text("utf-8") == "my notes\n"


def test_a_place_that_cannot_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none" / "file"):
        answer = pennies("arena", "greedy", "random", "-n", "1000000", "--out", file)
        assert (answer.status, answer.out) == (2, "")
        assert str(file) in answer.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Expected two sides, found 0"),
        (["greedy"], "Expected two sides, found 1"),
        (["greedy", "random", "random"], "--ladder"),
        (["greedy", "--ladder"], "two levels or more, found 1"),
        (["greedi", "random"], "did you mean greedy? Expected random, greedy"),
        (["greedy:400", "random"], "greedy:400"),
        (["greedy+random", "random"], "3 seats; found 2"),
        (["greedy+random+random", "random", "--partners"], "found the line-up greedy+random+random"),
        (["greedy", "random", "--sprt", "50", "0"], "found 50 0"),
        (["greedy", "random", "--sprt", "0", "much"], "found 0 much"),
        (["greedy", "random", "-n", "0"], "from 1 to 1,000,000"),
        (["greedy", "random", "-w", "1000"], "from 1 to 256"),
        (["greedy", "random", "-p", "standrad"], "standard"),
        (["greedy", "random", "-s", "\udcff"], "--seed"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(arguments: list[str], said: str) -> None:
    answer = pennies("arena", *arguments)
    assert (answer.status, answer.out) == (2, "")
    assert said in answer.err


def test_a_lineup_of_one_level_is_that_level() -> None:
    assert pennies("arena", "greedy + greedy+greedy", "random", *QUICK, "--json").lines[0]["sides"][0] == "greedy"


def test_who_plays_alone_has_no_partners(tmp_path: Path) -> None:
    file = tmp_path / "two.toml"
    file.write_text('format = "pennies-profile/1"\nname = "two"\nextends = "standard"\nplayers = 2\n', "utf-8")
    answer = pennies("arena", "--partners", "random", "greedy", "-p", file, *QUICK)
    assert (answer.status, answer.err) == (0, "")
    assert "±" not in answer.out


def test_ctrl_c_prints_what_there_is(tmp_path: Path) -> None:
    """
    On a terminal Ctrl-C reaches all processes; the workers leave it to the first.
    """
    file = tmp_path / "results.jsonl"
    arguments = [*PENNIES[1:], "arena", "random", "random", "-n", "100000", "-w", "2", "-s", "x", "-o", str(file)]
    environ = {**ENVIRON, "TERM": "xterm-256color", "PENNIES_LANG": "en"}
    child = pexpect.spawn(PENNIES[0], arguments, env=environ, dimensions=(50, 100), encoding="utf-8", timeout=90)
    child.expect("± [0-9]")  # the bar's running figure, of two pairs or more
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Broken off: these are the pairs that were finished." in str(child.before)
    assert "Traceback" not in str(child.before)
    (result,) = read_results(file)
    assert result.stopped == "interrupted"
    assert result.pairs >= 2
