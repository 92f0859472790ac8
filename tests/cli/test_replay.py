import tomllib
from pathlib import Path

import pytest
from rich.cells import cell_len

from pennies.cli.extract import case_text
from pennies.cli.moments import moment_named, moments
from pennies.engine.play import perform
from pennies.game.cases import Case
from pennies.game.document import read_document
from pennies.game.game import Game
from pennies.game.position import position_values
from pennies.game.record import WrittenRecord, replay, write_record
from pennies.game.view import steps_of
from pennies.lang import LANGUAGES, catalogue
from tests.cli.calling import CASES, FROZEN, RECORDS, pennies, write_cases

GAME = RECORDS / "standard-game.toml"
FILES = sorted(RECORDS.glob("*.toml"))


def played(file: Path) -> Game:
    record = read_document(file.read_bytes())
    assert isinstance(record, WrittenRecord)
    game, fault = replay(record)
    assert fault is None
    return game


def resigned(folder: Path) -> Path:
    """
    Write a record that breaks its first deal off after ten actions.
    """
    values = tomllib.loads((RECORDS / "standard-out.toml").read_text("utf-8"))
    game = Game(played(RECORDS / "standard-out.toml").profile, ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"])
    deal = values["deals"][0]
    game.start_deal(deal["dealer"], deal["scores"], deal["pack"].split())
    for action in deal["actions"][:10]:
        game.act(int(action[0]), action[2:])
    game.resign()
    file = folder / "resigned.toml"
    file.write_text(write_record(game), "utf-8")
    return file


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_is_shown_with_a_line_for_each_move(file: Path, language: str) -> None:
    answer = pennies("--lang", language, "replay", file)
    assert (answer.status, answer.err) == (0, "")
    names = [line.partition(" ")[0] for line in answer.out.splitlines() if ":" in line.partition(" ")[0]]
    game = played(file)
    moves = [f"{number}:{move}" for number, deal in enumerate(game.deals, 1) for move in range(len(deal.actions) + 1)]
    assert names == moves


def test_a_move_is_told_in_words_and_in_notation() -> None:
    lines = pennies("replay", GAME).out.splitlines()
    assert lines[0] == "Deal 1, scores 0 : 0"
    assert lines[1].startswith("1:0    Seat 1 deals. QC is turned up. Seat 4 lays a red three.")
    assert lines[2] == "1:1    Seat 2 draws 7D 7C.  [2 draw]"
    assert "Seat 2 goes out, and the deal is over." in lines[-1]
    assert "Team 0 wins the game with 23,040 points." in lines[-1]


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("at", ["1:0", "1:6", "1:7", "2:17", "3:194", "3:196"])
def test_a_moment_is_shown_as_a_position(at: str, language: str) -> None:
    answer = pennies("--lang", language, "replay", GAME, "--at", at)
    assert (answer.status, answer.err) == (0, "")
    assert any(line.startswith(f"{at} ") for line in answer.out.splitlines()[:2])
    assert len(answer.out.splitlines()) > 10


def test_a_position_shows_all_hands() -> None:
    out = pennies("replay", GAME, "--at", "2:17").out
    game = played(GAME)
    for moment in moments(game):
        if moment.name == "2:17":
            for seat in range(6):
                assert f"seat {seat}, hand: " in out


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_any_moment_as_a_case_is_that_moment(file: Path) -> None:
    """
    Reading the case and doing its actions leads to the very position, also amid an opening or a question.
    """
    game = played(file)
    for moment in list(moments(played(file)))[:: 7 if len(game.deals) == 1 else 29]:
        name = (moment.deal, moment.move)
        cases = read_document(case_text(game, *name).encode())
        assert isinstance(cases, list)
        check_is(cases[0], next(state for state in moments(game) if (state.deal, state.move) == name).game)


def test_moments_without_a_position_of_their_own_come_with_the_actions_to_them() -> None:
    game = played(GAME)
    for moment in moments(game):
        if len(moment.game.deal.aside):
            (case,) = read_document(case_text(game, moment.deal, moment.move).encode())  # type: ignore[misc]
            assert isinstance(case, Case)
            assert case.actions
            check_is(case, moment.game)
            return
    pytest.fail("no pile was ever set aside in this game")


def check_is(case: Case, game: Game) -> None:
    deal = case.deal.clone()
    for said in case.actions:
        perform(deal, said.action())
    assert position_values(deal) == position_values(game.deal)
    assert steps_of(deal) == steps_of(game.deal)
    assert list(deal.aside) == list(game.deal.aside)


def test_the_printed_case_is_judged_by_the_referee(tmp_path: Path) -> None:
    answer = pennies("replay", GAME, "--at", "1:7", "--case")
    file = tmp_path / "case.toml"
    file.write_text(answer.out, "utf-8")
    assert answer.out.startswith('format = "pennies-cases/1"\n')
    assert pennies("referee", file).status == 0


def test_a_case_of_house_rules_has_them(tmp_path: Path) -> None:
    rules = tmp_path / "mine.toml"
    rules.write_text('format = "pennies-profile/1"\nextends = "uspc"\ndraw = 3\nout_needs = { wild = 1 }\n', "utf-8")
    assert pennies("simulate", "-d", "1", "-b", "random", "-p", rules, "-o", tmp_path / "out").status == 0
    case = pennies("replay", tmp_path / "out" / "game-0000.toml", "--at", "1:9", "--case").out
    assert tomllib.loads(case)["profile"] == {"extends": "uspc", "draw": 3, "out_needs": {"wild": 1}}
    assert pennies("referee", "-", stdin=case.encode()).status == 0


def test_a_case_has_the_rules_of_its_record() -> None:
    case = case_text(played(RECORDS / "uspc-upcard-covered.toml"), 1, 3)
    assert tomllib.loads(case)["profile"] == "uspc"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "1"], "DEAL:MOVE"),
        (["--at", "0:1"], "DEAL:MOVE"),
        (["--at", "1:-1"], "DEAL:MOVE"),
        (["--at", "9:1"], "there is no deal 9"),
        (["--at", "1:9999"], "there is no move 9,999 in deal 1"),
        (["--case"], "--at"),
    ],
)
def test_a_moment_that_there_is_not_is_refused(arguments: list[str], said: str) -> None:
    answer = pennies("replay", GAME, *arguments)
    assert (answer.status, answer.out) == (2, "")
    assert said in answer.err


@pytest.mark.parametrize("text", ["", "1", "1:", ":1", "a:b", "1:1:1", "01:1", "²:1", "1:" + "9" * 50])
def test_only_a_deal_and_a_move_name_a_moment(text: str) -> None:
    assert moment_named(text) is None


def test_a_record_that_does_not_hold_is_shown_as_far_as_it_does(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.toml"
    text = (RECORDS / "standard-out.toml").read_text("utf-8")
    file.write_text(text.replace('"1 take KK"', '"1 take QQ"'), "utf-8")
    answer = pennies("replay", file)
    assert answer.status == 1
    assert "\n1:15 " in answer.out
    assert "\n1:16 " not in answer.out
    assert f"✗ {file}: deals[0].actions[15] (1:16): 1 take QQ: refused." in answer.out


def test_the_case_of_a_record_that_does_not_hold_stays_a_file(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.toml"
    text = (RECORDS / "standard-out.toml").read_text("utf-8")
    file.write_text(text.replace('"1 take KK"', '"1 take QQ"'), "utf-8")
    answer = pennies("replay", file, "--at", "1:15", "--case")
    assert answer.status == 1
    assert tomllib.loads(answer.out)
    assert "deals[0].actions[15]" in answer.err


def test_a_deal_broken_off_is_told_with_the_names_of_the_players(tmp_path: Path) -> None:
    answer = pennies("replay", resigned(tmp_path))
    assert answer.status == 0
    assert "Ed draws" in answer.out
    assert "The deal was broken off, and with it the game." in answer.out.splitlines()[-1]
    assert "wins the game" not in answer.out


def test_a_file_of_cases_is_no_record(tmp_path: Path) -> None:
    for command in ("replay", "verify"):
        answer = pennies(command, write_cases(tmp_path / "a.toml", FROZEN))
        assert answer.status == 2
        assert "expected the record of a game" in answer.err
    assert pennies("replay", CASES / "pile.toml").status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_without_deals_says_so(tmp_path: Path, language: str) -> None:
    file = tmp_path / "empty.toml"
    file.write_text('format = "pennies-record/1"\nprofile = "standard"\n', "utf-8")
    answer = pennies("--lang", language, "replay", file)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out == catalogue(language).say("replay-no-deal", file=str(file)) + "\n"


@pytest.mark.parametrize("name", ["W" * 500, "Ж" * 500, "牌" * 500])
def test_a_long_name_does_not_overflow_the_board(tmp_path: Path, name: str) -> None:
    text = (RECORDS / "standard-out.toml").read_text("utf-8")
    profile = text.index("profile =")
    file = tmp_path / "long.toml"
    others = ", ".join(f'"{name}{seat}"' for seat in range(6))
    file.write_text(f"{text[:profile]}players = [{others}]\n{text[profile:]}", "utf-8")
    for columns in ("40", "80", "100"):
        out = pennies("replay", file, "--at", "1:3", environ={"COLUMNS": columns, "FORCE_COLOR": ""}).out
        board = out[out.index("──") :].splitlines()
        assert "…" in "".join(board)
        assert all(cell_len(line) <= 100 for line in board[:12]), board
