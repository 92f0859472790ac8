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
    assert set(line["per_second"]) == set(WORK)
    assert all(rate > 0 for rate in line["per_second"].values())
    assert line["rounds"] == 1
