"""
How a table is told to a reader: whose text a refused action's rule comes from, and who sits with the reader.
"""

import pytest

from pennies.engine.codes import REASONS
from pennies.game.refusal import Refusal
from pennies.game.view import SPECTATOR
from pennies.lang import LANGUAGES
from pennies.profiles import SHIPPED
from pennies.server.reader import Reader
from pennies.server.views import table_view
from pennies.table import Table
from tests.table.tables import made, of_people


@pytest.mark.parametrize("profile", SHIPPED)
def test_every_rule_that_refuses_names_its_sources(profile: str) -> None:
    reader = Reader(Table([made(profile=profile, players=6)]), 0, "en")
    for rule in {rule for _, rule, _ in REASONS.values()} - {""}:
        assert reader.refused(Refusal("draw-first", rule, {})).sources, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_note_of_the_lobby_counts_the_bots(language: str) -> None:
    notes = [table_view(Reader(Table([of_people(people, seed="")]), 0, language)).note for people in (6, 5, 4, 1)]
    assert len(set(notes)) == len(notes)
    assert "0" not in notes[0].replace(_number(language), "")
    assert "2" in notes[2].replace(_number(language), "")


def _number(language: str) -> str:
    reader = Reader(Table([of_people()]), SPECTATOR, language)
    return reader.say.number(int(reader.rules.target))
