"""
What is said and offered only when it is worth it: the question to partners, and how long one waits.
"""

import pytest

from pennies.server.reader import Reader
from pennies.server.views import table_view
from pennies.table.commands import Start
from tests.server.test_information import table_of
from tests.table.tables import Log, of_people


def test_question_to_partners_is_offered_when_going_out_is_near() -> None:
    """
    Not while a canasta is missing or the foot waits, nor when it was answered.

    Else it is there also where it may not be asked, and says why.
    """
    offered: dict[bool, int] = {True: 0, False: 0}
    answered = 0
    log = Log(of_people(seed="near 0"))
    log.order(Start(), "p0")
    while log.table.is_playing:
        seat = int(log.game.deal.to_act)
        if log.game.view(seat).phase == "lay":
            view = table_view(Reader(log.table, seat, "en"))
            ask = next((move for move in view.moves if move.id == "ask"), None)
            own = next(team for team in view.teams if team.own)
            is_near = not view.players[seat].foot and all(kind.have >= kind.need for kind in own.kinds)
            if log.game.view(seat).permission != "none":
                answered += 1
                assert ask is None
                assert (view.prompt == "Go out in this turn") == (log.game.view(seat).permission == "given")
            elif "3" not in log.game.view(seat).teams[seat % 2].melds:
                assert (ask is not None) >= is_near
            assert (ask is not None and ask.legal) == ("ask" in view.steps)
            assert ask is None or ask.legal or is_near
            offered[ask is not None] += 1
        log.play(1)
    assert min(offered.values()) > 0
    assert answered > 0


@pytest.mark.parametrize(
    ("behind", "note"), [(1, "You are next."), (2, "You play after 2 others."), (5, "You play after 5 others.")]
)
def test_who_waits_is_told_how_long(behind: int, note: str) -> None:
    table = table_of("standard", "x")
    assert table.game is not None
    seat = (int(table.game.deal.turn) + behind) % 6
    assert table_view(Reader(table, seat, "en")).note == note
