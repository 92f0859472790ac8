from pathlib import Path
from typing import Any

import pytest

from tests.cli.calling import BROKEN, CASES, FROZEN, RECORDS, pennies, write_cases

LAYING = """
name = "a hand to lay from"
position = { to_act = 0, phase = "lay", hands = ["KKKAA2477", "44", "55", "66", "TT", "JJ"], \
stock = "98", pile = "5", melds = [["777", "QQQQ222"], ["444"]] }
"""


def positions(file: Path) -> list[Any]:
    return pennies("legal", file, "--json").lines


def impossible(file: Path) -> dict[str, str]:
    """
    Give the rule that refuses each action that is listed as impossible.
    """
    (line,) = pennies("legal", file, "--json").lines
    return {action: reason["rule"] for reason in line["impossible"] for action in reason["actions"]}


def test_legal_steps_are_those_of_the_engine_in_notation(tmp_path: Path) -> None:
    (line,) = positions(write_cases(tmp_path / "a.toml", FROZEN.replace('actions = ["take"], refused = "PILE-5"', "")))
    assert list(line) == ["file", "case", "place", "phase", "to_act", "legal", "impossible"]
    assert (line["phase"], line["to_act"], line["legal"]) == ("draw", 0, ["draw", "take QQ"])


def test_before_drawing_every_other_kind_has_its_reason(tmp_path: Path) -> None:
    assert impossible(write_cases(tmp_path / "a.toml", FROZEN)) == {
        "take": "PILE-5",
        "lay K:KK": "TURN-1",
        "discard 8": "TURN-1",
        "ask": "OUT-4",
        "pass": "TURN-1",
    }


def test_while_laying_each_rank_of_interest_has_its_reason(tmp_path: Path) -> None:
    assert impossible(write_cases(tmp_path / "a.toml", LAYING)) == {
        "draw": "TURN-1",
        "take": "TURN-1",
        "lay 7:2": "MELD-4",
        "lay 4:4": "MELD-7",
        "discard 7": "SEVEN-1",
        "ask": "OUT-4",
        "pass": "SEVEN-3",
    }


def test_a_rank_with_too_few_cards_is_of_no_interest(tmp_path: Path) -> None:
    assert not any(action.startswith("lay J") for action in impossible(write_cases(tmp_path / "a.toml", LAYING)))


SCATTERED = LAYING.replace('"KKKAA2477"', '"7KK9"').replace('["777", "QQQQ222"]', '["QQQ"]')


def test_a_lay_has_its_reason_even_where_none_is_near(tmp_path: Path) -> None:
    assert impossible(write_cases(tmp_path / "a.toml", SCATTERED))["lay K:KK"] == "MELD-1"
    case = SCATTERED.replace('"7KK9"', '"2222"').replace("name =", 'profile = "uspc"\nname =')
    assert any(action.startswith("lay") for action in impossible(write_cases(tmp_path / "a.toml", case)))
    shown = pennies("legal", write_cases(tmp_path / "a.toml", SCATTERED))
    assert "lay K:KK: MELD-1" in shown.out


@pytest.mark.parametrize("file", sorted(CASES.rglob("*.toml")), ids=lambda file: str(file.relative_to(CASES)))
def test_every_kind_of_action_is_possible_or_has_its_reason(file: Path) -> None:
    for line in pennies("legal", file, "--json").lines:
        if line["phase"] == "over":
            continue
        tried = [*line["legal"], *(action for reason in line["impossible"] for action in reason["actions"])]
        kinds = {action.partition(" ")[0] for action in tried}
        assert kinds >= {"draw", "take", "ask", "pass"}, line["case"]
        has_cards = {"lay", "discard"} <= kinds
        assert has_cards or line["phase"] == "answer", line["case"]


def test_a_full_allowance_of_wilds_is_told(tmp_path: Path) -> None:
    case = LAYING.replace('"QQQQ222"', '"QQQ222"')
    assert impossible(write_cases(tmp_path / "a.toml", case))["lay Q:2"] == "MELD-2"


def test_classic_taking_with_a_wild_has_its_reason(tmp_path: Path) -> None:
    case = FROZEN.replace("name =", 'profile = { extends = "standard", unfrozen_take = "classic" }\nname =')
    case = case.replace('"KKQQ98"', '"KQ2X98"').replace('"2Q"', '"4Q"')
    case = case.replace('actions = ["take"], refused = "PILE-5"', "")
    found = impossible(write_cases(tmp_path / "a.toml", case))
    assert (found["take QX"], found["take Q2"]) == ("PILE-4", "PILE-4")


def test_while_partners_are_asked_only_an_answer_is_possible() -> None:
    case = next(line for line in positions(CASES / "out.toml") if line["phase"] == "answer")
    assert case["legal"] == ["yes", "no"]
    assert [reason["actions"] for reason in case["impossible"]] == [
        ["draw", "take", "lay Q:Q", "discard 9", "ask", "pass"]
    ]


def test_after_the_end_nothing_is_left_to_explain() -> None:
    (line,) = positions(RECORDS / "standard-out.toml")
    assert (line["case"], line["place"], line["phase"]) == (None, "deals[0]", "over")
    assert (line["legal"], line["impossible"]) == ([], [])


@pytest.mark.parametrize("file", sorted(CASES.glob("*.toml")), ids=lambda file: file.stem)
def test_every_shared_position_can_be_explained(file: Path) -> None:
    answer = pennies("legal", file, "--json")
    assert answer.status == 0
    for line in answer.lines:
        tried = {action for reason in line["impossible"] for action in reason["actions"]}
        assert tried & set(line["legal"]) == set()
        assert all(reason["message"] and reason["rule"] for reason in line["impossible"])
        assert line["phase"] == "over" or line["legal"]
    shown = pennies("--lang", "uk", "legal", file)
    assert shown.status == 0
    assert all(line["case"] in shown.out for line in answer.lines)


def test_a_refused_last_action_is_told_beside_the_position_before_it(tmp_path: Path) -> None:
    answer = pennies("legal", write_cases(tmp_path / "a.toml", FROZEN))
    assert answer.status == 0
    assert "✓ take is refused, PILE-5." in answer.out
    assert "Take the pile: take QQ" in answer.out


@pytest.mark.parametrize(
    "case",
    [
        BROKEN,
        FROZEN.replace('["take"]', '["draw"]'),
        FROZEN.replace('["take"], refused = "PILE-5"', '["take", "draw"]'),
    ],
)
def test_a_case_that_does_not_hold_gives_status_1(tmp_path: Path, case: str) -> None:
    answer = pennies("legal", write_cases(tmp_path / "a.toml", case))
    assert answer.status == 1
    assert "✗" in answer.out


def test_a_record_that_does_not_hold_is_explained_where_it_stops(tmp_path: Path) -> None:
    text = (RECORDS / "standard-out.toml").read_text("utf-8")
    file = tmp_path / "spoilt.toml"
    file.write_text(text.replace('"1 take KK"', '"1 take QQ"'), "utf-8")
    answer = pennies("legal", file)
    assert answer.status == 1
    assert "deals[0].actions[15]" in answer.out
    assert "Take the pile: take KK" in answer.out


def test_a_record_without_a_deal_has_no_position(tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.write_text('format = "pennies-record/1"\nprofile = "standard"\n', "utf-8")
    answer = pennies("legal", file)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(f"{file}: deals: ")
