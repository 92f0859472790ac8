"""
Stored events: how they look, and that older ones can be read for ever.
"""

import pytest

from pennies.table import (
    VERSION,
    ActionDone,
    DealStarted,
    GameStarted,
    Seated,
    TableEvent,
    TableMade,
    Undone,
    from_json,
    to_json,
)

SEATS = [Seated(name="Ann"), Seated(bot="greedy")]
FIRST_VERSION: dict[str, TableEvent] = {
    '{"event":"table-made","table":"t1","profile":"standard","seats":[{"name":"Ann"},{"bot":"greedy"}],"host":0}': (
        TableMade(table="t1", profile="standard", seats=SEATS, host=0)
    ),
    '{"event":"game-started","command":"c1"}': GameStarted(command="c1"),
    '{"event":"deal-started","dealer":5,"scores":[0,0],"seed":"00","salts":["00"]}': (
        DealStarted(dealer=5, scores=[0, 0], seed="00", salts=["00"])
    ),
    '{"event":"action-done","seat":0,"action":"lay K:KS KH 2D","command":"c2"}': (
        ActionDone(command="c2", seat=0, action="lay K:KS KH 2D")
    ),
    '{"event":"undone","seat":0}': Undone(seat=0),
}
"""Events as the first version wrote them. Add to this; never change it."""


@pytest.mark.parametrize("text", FIRST_VERSION)
def test_event_of_the_first_version_is_read(text: str) -> None:
    assert from_json(text, 1) == FIRST_VERSION[text]


@pytest.mark.parametrize("text", FIRST_VERSION)
def test_event_is_written_as_it_is_read(text: str) -> None:
    assert to_json(FIRST_VERSION[text]) == text


def test_later_version_is_refused() -> None:
    with pytest.raises(ValueError, match="newer"):
        from_json("{}", VERSION + 1)
