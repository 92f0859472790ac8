from pathlib import Path

import pytest

from pennies.game.document import read_document
from pennies.game.record import WrittenRecord
from pennies.game.shuffle import game_text, shuffle_from_text
from pennies.profiles import load
from tests.cli.calling import pennies


def records(folder: Path) -> list[WrittenRecord]:
    found = [read_document(file.read_bytes()) for file in sorted(folder.iterdir())]
    return [record for record in found if isinstance(record, WrittenRecord)]


def test_so_many_games_are_played_and_told() -> None:
    answer = pennies("simulate", "--games", "1", "--seed", "a")
    assert (answer.status, answer.err) == (0, "")
    assert "1 game, " in answer.out
    assert "Seed a" in answer.out
    assert "Games won" in answer.out


def test_so_many_deals_are_played_the_last_game_broken_off() -> None:
    (line,) = pennies("simulate", "--deals", "5", "--seed", "a", "--json").lines
    assert line["deals"] == 5
    assert sum(line["endings"].values()) == 5
    assert line["games"] + line["unfinished"] >= 1
    assert sum(team["wins"] for team in line["teams"]) == line["games"]


def test_the_same_seed_plays_the_same_games() -> None:
    twice = [pennies("simulate", "-d", "2", "-s", "x", "-b", "greedy,random", "--json").out for _ in range(2)]
    other = pennies("simulate", "-d", "2", "-s", "y", "-b", "greedy,random", "--json").out
    assert twice[0] == twice[1] != other


def test_without_a_seed_one_is_made_and_told() -> None:
    seeds = {pennies("simulate", "-d", "1", "-b", "random", "--json").lines[0]["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_points_are_means_that_add_up() -> None:
    (line,) = pennies("simulate", "-d", "3", "-s", "x", "--json").lines
    for team in line["teams"]:
        items = [points for name, points in team["points"].items() if name != "total"]
        assert sum(items) == pytest.approx(team["points"]["total"])


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("profile", ["standard", "bicycle", "howstuffworks"])
def test_every_table_of_teams_can_be_shown(profile: str, language: str) -> None:
    answer = pennies(
        "--lang", language, "simulate", "-d", "1", "-p", profile, "-b", "random", environ={"COLUMNS": "40"}
    )
    assert answer.status == 0
    assert max(map(len, answer.out.splitlines())) <= 40


def test_a_record_of_each_game_is_written_and_holds(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "out"
    assert pennies("simulate", "-d", "5", "-s", "heaven", "-o", folder).status == 0
    assert pennies("referee", folder).status == 0
    assert pennies("verify", *sorted(folder.iterdir())).status == 0
    assert [file.name for file in sorted(folder.iterdir())] == ["game-0000.toml", "game-0001.toml"]


def test_the_packs_come_from_the_text_of_the_series(tmp_path: Path) -> None:
    pennies("simulate", "-d", "5", "-s", "heaven", "-b", "random", "-o", tmp_path)
    rules = load("standard").rules()
    for number, record in enumerate(records(tmp_path)):
        for deal, written in enumerate(record.deals):
            shuffle = shuffle_from_text(game_text("heaven", number), deal, 6)
            assert written.pack == tuple(shuffle.pack(rules))
            assert written.shuffle == shuffle
            assert record.meta["bots"] == ["random"]


def test_a_folder_in_use_is_not_written_into(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    answer = pennies("simulate", "-d", "1", "-b", "random", "-o", tmp_path)
    assert (answer.status, answer.out) == (2, "")
    assert "--force" in answer.err
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_force_writes_over_records_and_leaves_other_files(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    (tmp_path / "game-0000.toml").write_text("old", "utf-8")
    assert pennies("simulate", "-d", "1", "-b", "random", "-o", tmp_path, "--force").status == 0
    assert (tmp_path / "mine.txt").read_text("utf-8") == "mine"
    assert pennies("referee", tmp_path / "game-0000.toml").status == 0


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    for folder in (file, file / "below"):
        answer = pennies("simulate", "-d", "1", "-o", folder)
        assert answer.status == 2
        assert str(folder) in answer.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-g", "1", "-d", "1"], "exclude"),
        (["-g", "0"], "from 1 to 1,000,000"),
        (["-g", "many"], "found many"),
        (["-d", "-5"], "found -5"),
        (["-b", "greedi"], "did you mean greedy?"),
        (["-b", ""], "random, greedy"),
        (["-b", "greedy,random,greedy"], "found 3"),
        (["-p", "standrad"], "standard"),
        (["-s", "\udcff"], "--seed"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(arguments: list[str], said: str) -> None:
    answer = pennies("simulate", *arguments)
    assert (answer.status, answer.out) == (2, "")
    assert said in answer.err


def test_levels_are_given_for_all_for_teams_or_for_seats() -> None:
    for levels in ("random", "random,greedy,random", "random,greedy,random,greedy,random,greedy"):
        assert pennies("simulate", "-d", "1", "-p", "bicycle", "-b", levels).status == 0


def test_house_rules_are_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('format = "pennies-profile/1"\nname = "mine"\nextends = "standard"\nplayers = 4\n', "utf-8")
    assert pennies("simulate", "-d", "1", "-b", "random", "-p", file, "-o", tmp_path / "out").status == 0
    assert pennies("referee", tmp_path / "out").status == 0
