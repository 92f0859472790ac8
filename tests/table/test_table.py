"""
A table: commands in, events out, the state a fold of the events.
"""

import dataclasses

import pytest

from pennies.engine.steps import LAY
from pennies.game.notation import parse_action
from pennies.game.refusal import Refusal
from pennies.game.shuffle import Shuffle, first_dealer, no_salts, shuffle_from_text
from pennies.profiles.errors import InputError
from pennies.table import ActionDone, Command, DealStarted, Done, GameStarted, Stale, Table, TableEvent, Undone
from pennies.table import commands as do
from pennies.table.commands import Act
from pennies.table.events import FIRST_HOST
from tests.table.tables import HOST, SIMPLE, Log, made, of_people


def code_of(decision: object) -> str:
    assert isinstance(decision, Refusal), decision
    return decision.code


def command(table: Table, do: str, action: str = "", command_id: str = "x") -> Command:
    return Command(command_id, table.seq, Act(action=action) if do == "act" else SIMPLE[do], 0.0, bytes(32))


def same(one: Table, other: Table) -> bool:
    assert one.game is not None
    assert other.game is not None
    return (
        one.seq == other.seq
        and [dataclasses.asdict(deal) for deal in one.game.deals]
        == [dataclasses.asdict(deal) for deal in other.game.deals]
        and one.game.faces.places == other.game.faces.places
        and one.played == other.played
        and all(one.game.view(seat) == other.game.view(seat) for seat in range(-1, 6))
    )


def test_events_give_the_same_table_again_at_every_moment() -> None:
    log = Log()
    log.do("start")
    while log.table.is_playing:
        log.play(7)
        assert same(Table(log.events), log.table)
    log.do("next")
    assert same(Table(log.events), log.table)


@pytest.mark.parametrize("events", [[], [GameStarted()], [GameStarted(), made()]])
def test_log_that_does_not_begin_with_how_the_table_was_made_is_none(events: list[TableEvent]) -> None:
    with pytest.raises(ValueError, match="was made"):
        Table(events)


def test_deciding_changes_nothing() -> None:
    log = Log()
    log.do("start")
    log.play_until_host("draw")
    before = Table(log.events)
    assert isinstance(log.table.decide(command(log.table, "act", "draw"), FIRST_HOST), list)
    assert isinstance(log.table.decide(command(log.table, "act", "discard K", "y"), FIRST_HOST), Refusal)
    assert same(before, log.table)


def test_game_goes_to_its_end_and_another_begins() -> None:
    log = Log()
    log.do("start")
    for _ in range(30):
        log.play()
        if log.game.winner is not None:
            break
        log.do("next")
    assert log.game.winner is not None
    assert code_of(log.table.decide(command(log.table, "next"), FIRST_HOST)) == "game-over"
    first, dealt = log.do("rematch")
    assert isinstance(first, GameStarted)
    assert isinstance(dealt, DealStarted)
    assert dealt.scores == [0, 0]
    assert log.table.games == 2


@pytest.mark.parametrize(
    ("do", "code"), [("act", "game-not-begun"), ("next", "game-not-begun"), ("undo", "nothing-to-undo")]
)
def test_nothing_is_played_before_the_game_begins(do: str, code: str) -> None:
    log = Log()
    action = "draw" if do == "act" else ""
    assert code_of(log.table.decide(command(log.table, do, action), FIRST_HOST)) == code


@pytest.mark.parametrize(
    ("do", "code"), [("start", "game-not-over"), ("rematch", "game-not-over"), ("next", "deal-not-over")]
)
def test_a_running_deal_is_played_to_its_end(do: str, code: str) -> None:
    log = Log()
    log.do("start")
    assert code_of(log.table.decide(command(log.table, do), FIRST_HOST)) == code


def test_another_seat_may_not_act() -> None:
    log = Log()
    log.do("start")
    log.play_until_host("draw")
    assert log.table.bot_turn() is None
    log.play(1)
    log.play(1)
    while log.game.deal.to_act == HOST:
        log.play(1)
    assert code_of(log.table.decide(command(log.table, "act", "draw"), FIRST_HOST)) == "wrong-seat"


def test_unreadable_action_is_an_input_error() -> None:
    log = Log()
    log.do("start")
    with pytest.raises(InputError):
        log.table.decide(command(log.table, "act", "fly"), FIRST_HOST)


def test_command_that_saw_another_table_is_stale() -> None:
    log = Log()
    log.do("start")
    log.play_until_host("draw")
    old = Command("old", log.table.seq - 1, Act(action="draw"))
    assert log.table.decide(old, FIRST_HOST) == Stale(log.table.seq)
    fresh = dataclasses.replace(old, seq=log.table.seq)
    assert isinstance(log.table.decide(fresh, FIRST_HOST), list)  # nothing was judged, so nothing is remembered


def test_another_order_under_the_id_of_one_that_was_answered_is_refused() -> None:
    log = Log()
    log.do("start")
    log.play_until_host("draw")
    draw, other = (Command("mine", log.table.seq, Act(action=action)) for action in ("draw", "discard 4"))
    refused = dataclasses.replace(other, id="refused")
    assert code_of(log.table.decide(refused, FIRST_HOST)) == "draw-first"
    assert code_of(log.table.decide(dataclasses.replace(draw, id="refused"), FIRST_HOST)) == "id-reused"
    assert code_of(log.table.decide(refused, FIRST_HOST)) == "draw-first"
    events = log.table.decide(draw, FIRST_HOST)
    assert isinstance(events, list)
    log.keep(events)
    done = Done(log.table.seq)
    assert code_of(log.table.decide(other, FIRST_HOST)) == "id-reused"
    assert log.table.decide(draw, FIRST_HOST) == done
    assert log.table.decide(other, "somebody else") == Stale(log.table.seq), "an id is its person's own"
    assert Table(log.events).decide(other, FIRST_HOST) == done, "a log does not tell what was ordered"


def test_repeated_command_is_answered_with_the_first_answer() -> None:
    log = Log()
    log.do("start")
    log.play_until_host("draw")
    drawing = command(log.table, "act", "draw", "once")
    events = log.table.decide(drawing, FIRST_HOST)
    assert isinstance(events, list)
    log.keep(events)
    done = Done(log.table.seq)
    log.play(3)
    assert log.table.decide(drawing, FIRST_HOST) == done
    assert Table(log.events).decide(drawing, FIRST_HOST) == done


def test_repeated_refused_command_is_refused_as_before() -> None:
    log = Log()
    log.do("start")
    log.play_until_host("draw")
    wrong = command(log.table, "act", "discard K", "wrong")
    first = log.table.decide(wrong, FIRST_HOST)
    assert code_of(first) == "draw-first"
    log.play(1)
    assert log.table.decide(wrong, FIRST_HOST) is first


def test_bots_have_turns_and_the_host_has_not() -> None:
    log = Log()
    assert log.table.bot_turn() is None
    log.do("start")
    while log.table.is_playing:
        seat = int(log.game.deal.to_act)
        assert log.table.bot_turn() == (None if seat == HOST else seat)
        log.play(1)
    assert log.table.bot_turn() is None


def laid_by_host(seed: int) -> Log:
    """
    Play until the host has just laid something.
    """
    log = Log(made(f"lay {seed}"))
    log.do("start")
    while log.table.is_playing:
        log.play_until_host("lay")
        view = log.game.view(HOST)
        lays = [text for text in view.steps.values() if text.startswith("lay")]
        if lays:
            log.do("act", lays[0])
            if log.game.deal.to_act == HOST:
                return log
        log.play(1)
    raise AssertionError("the host never laid anything")


def test_lay_is_taken_back_and_the_log_keeps_both() -> None:
    log = laid_by_host(1)
    before = Table(log.events[:-1])
    assert log.table.may_undo(HOST)
    assert not log.table.may_undo(2)
    (undone,) = log.do("undo")
    assert isinstance(undone, Undone)
    assert log.game.view(HOST) == (before.game and before.game.view(HOST))
    assert log.table.played == before.played
    assert same(Table(log.events), log.table)


def test_draw_is_not_taken_back() -> None:
    log = Log()
    log.do("start")
    log.play_until_host("draw")
    log.do("act", "draw")
    assert code_of(log.table.decide(command(log.table, "undo"), FIRST_HOST)) == "nothing-to-undo"


def test_lay_of_another_seat_is_not_taken_back() -> None:
    log = Log()
    log.do("start")
    while log.table.is_playing:
        log.play(1)
        last = log.events[-1]
        if isinstance(last, ActionDone) and last.seat != HOST and last.action.startswith("lay"):
            assert not log.table.may_undo(HOST)


def test_text_gives_the_same_packs_as_at_the_terminal() -> None:
    log = Log(made("heaven"))
    log.do("start")
    deal = log.game.deals[0]
    shuffle = shuffle_from_text("heaven", 0, 6)
    assert deal.shuffle == shuffle
    assert deal.dealer == first_dealer("heaven", 6)
    assert list(deal.pack) == shuffle.pack(log.game.rules)
    log.play()
    log.do("next")
    assert log.game.deals[1].shuffle == shuffle_from_text("heaven", 1, 6)


def test_seed_of_the_command_gives_the_pack_where_there_is_no_text() -> None:
    log = Log(made(""))
    seed = bytes(range(32, 64))
    log.do("start", seed=seed)
    assert log.game.deals[0].shuffle == Shuffle(seed, no_salts(6))


def test_no_deal_begins_without_a_whole_seed() -> None:
    log = Log(made(""))
    with pytest.raises(ValueError, match="32 bytes"):
        log.do("start", seed=b"short")


def test_broken_log_is_refused() -> None:
    log = Log()
    log.do("start")
    wrong: list[TableEvent] = [*log.events, ActionDone(seat=0, action="discard K")]
    with pytest.raises(ValueError, match="event 4 of table t1"):
        Table(wrong)
    with pytest.raises(ValueError, match="no game has begun"):
        Table([log.events[0], ActionDone(seat=0, action="draw")])


def test_written_game_is_the_one_that_was_played() -> None:
    log = Log()
    log.do("start")
    log.play()
    acted = [event for event in log.events if isinstance(event, ActionDone)]
    assert [(event.seat, parse_action(event.action)) for event in acted] == log.game.deals[0].actions


def test_nothing_is_taken_back_when_the_deal_has_been_given_up_and_all_hands_are_shown() -> None:
    log = Log(of_people(1))
    log.order(do.Start(), "p0")
    while not log.table.may_undo(0):
        log.play(1)
    log.order(do.Resign(), "p0")
    assert log.refused(do.Undo(), "p0") == "nothing-to-undo"
    with pytest.raises(ValueError, match="nothing can be taken back"):
        Table([*log.events, Undone(seat=0)])


def test_a_lay_that_ended_the_deal_is_not_taken_back() -> None:
    log = Log(of_people(6, seed="s2", profile="bicycle"))
    log.order(do.Start(), "p0")
    log.play()
    for seat in range(6):
        log.order(do.NextDeal(), f"p{seat}")
    log.play()
    assert log.game.deals[-1].actions[-1][1].verb == LAY
    assert not any(map(log.table.may_undo, range(6)))
