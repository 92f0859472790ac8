import pytest

from pennies.arena.bench import WORK
from tests.cli.calling import pennies


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_figure_is_shown(language: str) -> None:
    answer = pennies("--lang", language, "bench", "--rounds", "1", environ={"COLUMNS": "40"})
    assert (answer.status, answer.err) == (0, "")
    assert max(map(len, answer.out.splitlines())) <= 40


@pytest.mark.long
def test_every_figure_is_in_the_json() -> None:
    (line,) = pennies("bench", "--rounds", "1", "--json").lines
    assert set(line["figures"]) == set(WORK)
    assert all(figure["median"] > 0 for figure in line["figures"].values())
    assert line["rounds"] == 1


def test_only_what_is_asked_for_is_in_the_json() -> None:
    (line,) = pennies("bench", "-n", "1", "-w", "deal_memory", "-w", "import", "--json").lines
    assert {name: figure["unit"] for name, figure in line["figures"].items()} == {
        "import": "us",
        "deal_memory": "bytes",
    }


@pytest.mark.parametrize(("language", "unit"), [("en", "B"), ("uk", "Б")])
def test_a_figure_is_shown_with_its_unit(language: str, unit: str) -> None:
    answer = pennies("--lang", language, "bench", "-n", "1", "-w", "deal_memory")
    *_, row = answer.out.splitlines()
    assert f" {unit} " in row


def test_an_unknown_work_is_named_with_what_was_meant() -> None:
    answer = pennies("bench", "--work", "clone")
    assert answer.status == 2
    assert "clone; did you mean clones?" in answer.err
    assert all(name in answer.err for name in WORK)
