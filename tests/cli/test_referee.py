import json
from pathlib import Path

import pytest

from tests.cli.calling import BROKEN, CASES, FROZEN, RECORDS, UNREADABLE, pennies, write_cases

KEYS = ["file", "case", "ok", "expected", "refused", "rule", "place", "message"]
FILES = sorted(CASES.rglob("*.toml"))


def spoilt_record(folder: Path) -> Path:
    """
    Write a record whose sixteenth action takes the pile with another pair.
    """
    text = (RECORDS / "standard-out.toml").read_text("utf-8")
    file = folder / "spoilt.toml"
    file.write_text(text.replace('"1 take KK"', '"1 take QQ"'), "utf-8")
    return file


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(CASES)))
def test_every_case_and_record_of_the_project_holds(file: Path) -> None:
    answer = pennies("referee", file, "--json")
    assert [line for line in answer.lines if not line["ok"]] == []
    assert (answer.status, answer.err) == (0, "")


def test_json_has_a_line_for_each_case_with_exactly_these_keys(tmp_path: Path) -> None:
    file = write_cases(tmp_path / "a.toml", FROZEN, BROKEN)
    holds, broken = pennies("referee", file, "--json").lines
    assert list(holds) == list(broken) == KEYS
    assert holds == {
        "file": str(file),
        "case": "a frozen pile is not taken by adding",
        "ok": True,
        "expected": "PILE-5",
        "refused": "PILE-5",
        "rule": "PILE-5",
        "place": "case[0]",
        "message": "",
    }
    assert (broken["ok"], broken["expected"], broken["refused"], broken["place"]) == (
        False,
        "PILE-4",
        "PILE-5",
        "case[1]",
    )
    assert "PILE-4" in broken["message"]
    assert "frozen" in broken["message"]


def test_json_has_a_line_for_a_record(tmp_path: Path) -> None:
    file = spoilt_record(tmp_path)
    (line,) = pennies("referee", file, "--json").lines
    assert list(line) == KEYS
    assert line["message"]
    assert {key: line[key] for key in KEYS if key != "message"} == {
        "file": str(file),
        "case": None,
        "ok": False,
        "expected": None,
        "refused": "PILE-3",
        "rule": "PILE-3",
        "place": "deals[0].actions[15]",
    }


def test_json_of_a_record_that_holds_names_no_rule() -> None:
    (line,) = pennies("referee", RECORDS / "standard-out.toml", "--json").lines
    assert [line[key] for key in KEYS[1:]] == [None, True, None, None, None, "", ""]


def test_json_is_null_where_a_case_names_no_rule_and_nothing_is_refused(tmp_path: Path) -> None:
    file = write_cases(tmp_path / "a.toml", FROZEN.replace('rule = "PILE-5"', "").replace(', refused = "PILE-5"', ""))
    (line,) = pennies("referee", file, "--json").lines
    assert (line["ok"], line["expected"], line["refused"], line["rule"]) == (False, None, "PILE-5", None)


@pytest.mark.parametrize(
    ("cases", "status"),
    [
        ([FROZEN], 0),
        ([BROKEN], 1),
        ([FROZEN, BROKEN], 1),
        ([UNREADABLE], 2),
        ([BROKEN, UNREADABLE], 2),
    ],
)
def test_status_says_whether_all_of_a_file_holds(tmp_path: Path, cases: list[str], status: int) -> None:
    assert pennies("referee", write_cases(tmp_path / "a.toml", *cases)).status == status


@pytest.mark.parametrize(
    ("kinds", "status"),
    [("good good", 0), ("good bad", 1), ("bad good", 1), ("bad none", 2), ("none bad good", 2), ("none", 2)],
)
def test_status_2_goes_before_1_whatever_the_order(tmp_path: Path, kinds: str, status: int) -> None:
    files = {
        "good": write_cases(tmp_path / "good.toml", FROZEN),
        "bad": write_cases(tmp_path / "bad.toml", BROKEN),
        "none": tmp_path / "none.toml",
    }
    assert pennies("referee", *(files[kind] for kind in kinds.split())).status == status


def test_an_unreadable_file_does_not_stop_the_others(tmp_path: Path) -> None:
    good = write_cases(tmp_path / "good.toml", FROZEN)
    answer = pennies(
        "referee", good, write_cases(tmp_path / "bad.toml", UNREADABLE), tmp_path / "none.toml", good, "--json"
    )
    assert [line["ok"] for line in answer.lines] == [True, False, False, True]
    assert len(answer.err.splitlines()) == 2
    assert answer.status == 2


def test_an_unreadable_file_is_told_with_file_place_and_sentence(tmp_path: Path) -> None:
    file = write_cases(tmp_path / "bad.toml", FROZEN, UNREADABLE)
    answer = pennies("referee", file)
    assert answer.err.startswith(f"{file}: case[1].position.hands[0]: ")
    assert "KKQQ1098" in answer.err
    assert answer.out == ""


def test_a_folder_stands_for_every_file_below_it(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    write_cases(tmp_path / "b" / "c.toml", FROZEN)
    write_cases(tmp_path / "a.toml", FROZEN)
    (tmp_path / "notes.txt").write_text("no case", "utf-8")
    answer = pennies("referee", tmp_path, "--json")
    assert [line["file"] for line in answer.lines] == [str(tmp_path / "a.toml"), str(tmp_path / "b" / "c.toml")]
    assert answer.status == 0


def test_a_folder_without_a_file_is_wrong(tmp_path: Path) -> None:
    answer = pennies("referee", tmp_path)
    assert (answer.status, answer.out) == (2, "")
    assert str(tmp_path) in answer.err


def test_a_dash_stands_for_the_standard_input(tmp_path: Path) -> None:
    file = write_cases(tmp_path / "a.toml", FROZEN)
    (line,) = pennies("referee", "-", "--json", stdin=file.read_bytes()).lines
    assert (line["file"], line["ok"]) == ("-", True)


def test_the_verdict_on_a_single_case_tells_reason_remedy_and_rule(tmp_path: Path) -> None:
    answer = pennies("referee", write_cases(tmp_path / "a.toml", FROZEN))
    assert "✓ a frozen pile is not taken by adding" in answer.out
    assert "take: refused, PILE-5." in answer.out
    assert "The pile is frozen" in answer.out
    assert "queens" in answer.out.splitlines()[3]
    assert "PILE-5 (standard): " in answer.out


def test_a_case_that_does_not_hold_tells_what_was_expected(tmp_path: Path) -> None:
    answer = pennies("referee", write_cases(tmp_path / "a.toml", FROZEN, BROKEN))
    assert "✗ " in answer.out
    assert "case[1]" in answer.out
    assert "Expected: take is refused by PILE-4." in answer.out
    assert "1 of 2 cases does not hold" in answer.out
    assert "✓" not in answer.out


def test_verbose_also_shows_what_holds(tmp_path: Path) -> None:
    file = write_cases(tmp_path / "a.toml", FROZEN, FROZEN)
    quiet, verbose = pennies("referee", file).out, pennies("referee", file, "--verbose").out
    assert quiet.count("a frozen pile") == 0
    assert verbose.count("a frozen pile") == 2


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ('actions = ["draw"], phase = "draw"', "phase: expected draw, found lay."),
        ('actions = ["draw"], refused = "DRAW-1"', "Expected: draw is refused by DRAW-1."),
        ('actions = ["take", "draw"], refused = "DRAW-1"', "Expected: everything before draw is legal"),
        ('legal = ["draw"]', "Legal steps: expected exactly draw, found draw, take QQ."),
        ('legal_has = ["take"]', "Expected among the legal steps, but missing: take."),
        ('legal_not = ["draw"]', "Expected not to be among the legal steps, but found: draw."),
        ('actions = ["draw", "discard 9"], to_act = 5', "to_act: expected 5, found 1."),
        ('hands = { 1 = "45" }', "hands[1]: expected 54, found 44."),
    ],
)
def test_each_mismatch_is_told(tmp_path: Path, expect: str, said: str) -> None:
    case = FROZEN.replace('actions = ["take"], refused = "PILE-5"', expect)
    answer = pennies("referee", write_cases(tmp_path / "a.toml", case))
    assert answer.status == 1
    assert said in answer.out


def test_a_profile_of_its_own_shows_its_own_rule(tmp_path: Path) -> None:
    case = FROZEN.replace("name =", 'profile = { extends = "standard", always_frozen = true }\nname =')
    assert "house" in pennies("referee", write_cases(tmp_path / "a.toml", case)).out


def test_a_rule_that_there_is_not_is_no_fault_of_ours(tmp_path: Path) -> None:
    case = BROKEN.replace('"PILE-4"', '"NOPE-99"').replace('rule = "PILE-5"', 'rule = "?"')
    answer = pennies("referee", write_cases(tmp_path / "a.toml", case))
    assert answer.status == 1
    assert "NOPE-99" in answer.out


def test_what_a_terminal_would_obey_is_not_printed(tmp_path: Path) -> None:
    case = BROKEN.replace('name = "', 'name = "\\u001b[31m\\u0007').replace('"PILE-4"', '"\\u001b[2J"')
    answer = pennies("referee", write_cases(tmp_path / "a.toml", case), tmp_path / "\x1b[31m.toml")
    assert "\x1b" not in answer.out + answer.err
    assert "\x07" not in answer.out


def test_json_is_written_whole_for_an_ascii_terminal(tmp_path: Path) -> None:
    file = write_cases(tmp_path / "a.toml", FROZEN.replace("a frozen pile", "купа"))
    assert json.loads(pennies("referee", file, "--json").out)["case"].startswith("купа")


def test_verdicts_are_given_in_ukrainian(tmp_path: Path) -> None:
    answer = pennies("--lang", "uk", "referee", write_cases(tmp_path / "a.toml", FROZEN))
    assert "не можна" in answer.out
    assert "Купа заморожена" in answer.out


def test_a_record_that_does_not_hold_is_told_with_place_reason_and_rule(tmp_path: Path) -> None:
    answer = pennies("referee", spoilt_record(tmp_path))
    assert answer.status == 1
    assert "deals[0].actions[15]: 1 take QQ: refused. These cards do not take the pile" in answer.out
    assert "PILE-3 (standard): " in answer.out


def test_json_tells_of_what_cannot_be_read_too(tmp_path: Path) -> None:
    bad, none = write_cases(tmp_path / "bad.toml", UNREADABLE), tmp_path / "none.toml"
    answer = pennies("referee", "--json", bad, none, write_cases(tmp_path / "good.toml", FROZEN))
    assert answer.status == 2
    first, second, third = answer.lines
    assert list(first) == list(second) == list(third)
    assert first["place"].startswith("case[0].position")
    assert (second["file"], second["ok"], second["place"]) == (str(none), False, "")
    assert [f"{line['file']}: " in answer.err and line["message"] in answer.err for line in (first, second)] == [
        True
    ] * 2
    assert third["ok"]
