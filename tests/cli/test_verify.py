from pathlib import Path

import pytest

from pennies.game.game import Game
from pennies.game.record import write_record
from pennies.game.shuffle import Shuffle
from pennies.profiles import load
from tests.cli.calling import RECORDS, pennies


def simulated(folder: Path) -> Path:
    assert pennies("simulate", "--deals", "2", "--seed", "verify", "--bots", "greedy", "--out", folder).status == 0
    return folder / "game-0000.toml"


def spoilt(file: Path, old: str, new: str) -> Path:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


def value_of(file: Path, key: str) -> str:
    text = file.read_text("utf-8")
    start = text.index(f'{key} = "') + len(key) + 4
    return text[start : text.index('"', start)]


def test_honest_shuffles_hold(tmp_path: Path) -> None:
    answer = pennies("verify", simulated(tmp_path / "out"))
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.count("✓ Deal") == 2


def test_another_seed_than_promised_is_found(tmp_path: Path) -> None:
    file = simulated(tmp_path / "out")
    answer = pennies("verify", spoilt(file, value_of(file, "seed"), "00" * 32))
    assert answer.status == 1
    assert "✗ Deal 1: the seed is not the one committed to" in answer.out
    assert "✓ Deal 2" in answer.out


def test_another_pack_than_shuffled_is_found(tmp_path: Path) -> None:
    file = simulated(tmp_path / "out")
    pack = value_of(file, "pack")
    first, second = pack[:2], pack[3:5]
    other = f"{second} {first}{pack[5:]}" if first != second else f"{pack[6:8]} {pack[3:5]} {pack[:2]}{pack[8:]}"
    answer = pennies("verify", spoilt(file, pack, other))
    assert answer.status == 1
    assert "✗ Deal 1: the seed and the salts give another pack" in answer.out


def test_other_salts_give_another_pack(tmp_path: Path) -> None:
    file = simulated(tmp_path / "out")
    answer = pennies("verify", spoilt(file, "00" * 16, "01" * 16))
    assert answer.status == 1
    assert "another pack" in answer.out


def record_in_play(folder: Path) -> Path:
    profile = load("standard")
    game = Game(profile)
    shuffle = Shuffle(bytes(range(32)), tuple(bytes([seat + 1]) * 16 for seat in range(6)))
    game.start_deal(0, (0, 0), shuffle.pack(profile.rules()), shuffle)
    file = folder / "playing.toml"
    file.write_text(write_record(game), "utf-8")
    return file


def test_a_deal_still_in_play_is_not_revealed(tmp_path: Path) -> None:
    answer = pennies("verify", record_in_play(tmp_path))
    assert answer.status == 0
    assert "the seed is not revealed yet" in answer.out
    assert "✓" not in answer.out


def test_a_deal_that_is_over_must_reveal_its_seed(tmp_path: Path) -> None:
    file = simulated(tmp_path / "out")
    text = file.read_text("utf-8")
    line = next(line for line in text.splitlines() if line.strip().startswith("seed = "))
    answer = pennies("verify", spoilt(file, line, ""))
    assert answer.status == 1
    assert "it is over, and its seed is not revealed" in answer.out


def test_a_record_that_says_nothing_of_its_shuffle_cannot_be_checked() -> None:
    answer = pennies("verify", RECORDS / "standard-out.toml")
    assert answer.status == 0
    assert "there is nothing to check" in answer.out


@pytest.mark.parametrize("order", [1, -1])
def test_unreadable_goes_before_dishonest(tmp_path: Path, order: int) -> None:
    file = simulated(tmp_path / "out")
    spoilt(file, value_of(file, "seed"), "00" * 32)
    answer = pennies("verify", *[str(file), str(tmp_path / "none.toml")][::order])
    assert answer.status == 2
    assert "✗ Deal 1" in answer.out


def test_salts_are_counted(tmp_path: Path) -> None:
    file = record_in_play(tmp_path)
    assert pennies("referee", file).status == 0
    assert pennies("--lang", "uk", "verify", file).status == 0


def test_a_folder_stands_for_the_records_in_it(tmp_path: Path) -> None:
    simulated(tmp_path / "out" / "below")
    answer = pennies("verify", tmp_path / "out")
    assert (answer.status, answer.out.count("✓ Deal")) == (0, 2)
    (tmp_path / "out" / "a.toml").write_text("none", "utf-8")
    answer = pennies("verify", tmp_path / "out")
    assert (answer.status, answer.out.count("✓ Deal")) == (2, 2)
    assert answer.err.startswith(str(tmp_path / "out" / "a.toml"))
