"""
People at a table: who may settle what, absence, agreements, another game.
"""

import tomllib
from hashlib import sha256
from typing import Any

import pytest

from pennies.game.record import read_record, replay
from pennies.game.refusal import Refusal
from pennies.table import Clock, Command, Done, Stale, Table
from pennies.table import commands as do
from pennies.table.commands import TABLE
from pennies.table.events import (
    ActionDone,
    DealStarted,
    PersonBarred,
    PersonRemoved,
    Resigned,
    SaidReady,
    SeatChanged,
    SeatCovered,
)
from pennies.table.holders import NOBODY
from pennies.table.records import games_of, record_of
from pennies.table.settings import READY_S
from tests.table.tables import HOST, SEED, Log, of_people


def started(count: int = 6, **settings: Any) -> Log:
    log = Log(of_people(count, **settings))
    log.order(do.Start(), "p0")
    return log


def person_to_act(log: Log) -> str:
    return log.table.seats[int(log.game.deal.to_act)].person


# Seats


def test_person_takes_the_first_open_seat_or_the_one_asked_for() -> None:
    log = Log(of_people(1))
    log.order(do.Join(person="ann"), TABLE)
    log.order(do.Join(person="ben", seat=4), TABLE)
    assert [holder.person for holder in log.table.seats] == ["p0", "ann", "", "", "ben", ""]
    log.order(do.SetSeat(seat=2, bot="club"), "p0")
    assert log.table.held == {"ann": 1, "ben": 4}
    assert log.refused(do.Join(person="cid", seat=4), TABLE) == "seat-held"


def test_who_sits_already_is_not_seated_again() -> None:
    log = Log(of_people(2))
    assert log.table.decide(Command("", 1, do.Join(person="p1")), TABLE) == Done(1)


def test_full_table_lets_nobody_in() -> None:
    log = Log(of_people(6))
    assert log.refused(do.Join(person="late"), TABLE) == "no-open-seat"


def test_nobody_but_the_table_orders_what_is_its_own() -> None:
    log = Log(of_people(1))
    with pytest.raises(ValueError, match="the table's own"):
        log.table.decide(Command("", 1, do.Join(person="x")), "p0")


def test_person_moves_and_leaves() -> None:
    log = Log(of_people(2))
    log.order(do.Sit(seat=5), "p1")
    assert log.table.seat_of("p1") == 5
    assert log.table.seats[1].is_open
    log.order(do.Leave(), "p1")
    assert log.table.seat_of("p1") == NOBODY
    log.order(do.Sit(seat=3), "p1")
    assert log.table.seat_of("p1") == 3


def test_nobody_moves_in_the_middle_of_a_game() -> None:
    log = started(5)
    assert log.refused(do.Sit(seat=5), "p1") == "game-not-over"


def test_who_leaves_in_the_middle_of_a_game_may_come_back_to_that_seat_and_to_no_other() -> None:
    log = Log(of_people(2))
    log.order(do.Start(), "p0")
    log.order(do.Leave(), "p1")
    assert log.refused(do.Sit(seat=3), "p1") == "game-not-over"
    log.order(do.Sit(seat=1), "p1")
    log.order(do.Leave(), "p1")
    log.order(do.Join(person="late", seat=1), TABLE)
    assert log.refused(do.Sit(seat=4), "p1") == "game-not-over"
    log.order(do.Resign(), "p0")
    log.order(do.Sit(seat=4), "p1")
    log.order(do.Rematch(), "p0")
    log.order(do.Leave(), "p1")
    assert log.refused(do.Sit(seat=5), "p1") == "game-not-over"
    log.order(do.Sit(seat=4), "p1")


def test_the_word_of_who_has_left_does_not_count_for_who_comes() -> None:
    log = Log(of_people(6))
    log.order(do.Start(), "p0")
    log.order(do.Resign(), "p2")
    log.order(do.Pause(), "p2")
    log.order(do.Remove(seat=2), "p0")
    log.order(do.Join(person="late", seat=2), TABLE)
    assert not any(log.table.votes.values())
    log.order(do.Resign(), "p4")
    log.order(do.Leave(), "p4")
    log.order(do.Join(person="later", seat=4), TABLE)
    assert not log.table.votes["resign"]


def test_a_game_that_is_given_up_in_a_pause_is_over_and_not_paused() -> None:
    log = Log(of_people(1))
    log.order(do.Start(), "p0")
    log.order(do.Pause(), "p0")
    log.order(do.Resign(), "p0")
    assert log.table.is_over
    assert not log.table.is_paused


@pytest.mark.parametrize(
    "order",
    [
        do.Start(),
        do.Rematch(),
        do.Change(public=True),
        do.SetSeat(seat=5, bot="greedy"),
        do.Remove(seat=2),
        do.HandOn(seat=2),
    ],
)
def test_only_the_host_settles_things(order: do.Order) -> None:
    log = Log(of_people(5))
    assert log.refused(order, "p1") == "host-only"
    assert log.refused(order, "stranger") == "host-only"


def test_host_without_a_seat_settles_nothing() -> None:
    log = Log(of_people(2))
    log.order(do.Leave(), "p0")
    for order in (do.Start(), do.Change(public=True), do.SetSeat(seat=5, bot="club"), do.Remove(seat=1)):
        assert log.refused(order, "p0") == "not-seated"
    log.order(do.Sit(seat=0), "p0")
    log.order(do.Start(), "p0")


@pytest.mark.parametrize(
    "order", [do.Act(action="draw"), do.Undo(), do.NextDeal(), do.Leave(), do.Pause(), do.Resign(), do.Back()]
)
def test_who_holds_no_seat_cannot_play(order: do.Order) -> None:
    log = started()
    assert log.refused(order, "stranger") == "not-seated"


def test_host_puts_bots_and_opens_seats() -> None:
    log = Log(of_people(2))
    log.order(do.SetSeat(seat=3, bot="random"), "p0")
    assert log.table.seats[3].bot == "random"
    log.order(do.SetSeat(seat=3), "p0")
    assert log.table.seats[3].is_open
    assert log.refused(do.SetSeat(seat=1, bot="random"), "p0") == "seat-held"
    assert log.refused(do.SetSeat(seat=3, bot="genius"), "p0") == "no-such-level"
    assert log.refused(do.SetSeat(seat=6), "p0") == "no-such-seat"


def test_bots_play_open_seats_until_somebody_sits_down() -> None:
    log = started(1)
    while log.game.deal.to_act != 3:
        log.play(1)
    assert log.table.bot_turn() == 3
    log.order(do.Join(person="late", seat=3), TABLE)
    assert log.table.bot_turn() is None
    assert log.order(do.Act(action="draw"), "late")


def test_removed_person_may_come_back_and_a_barred_one_may_not() -> None:
    log = Log(of_people(4))
    log.order(do.Remove(seat=2), "p0")
    log.order(do.Sit(seat=2), "p2")
    (removed,) = log.order(do.Remove(seat=3, bar=True), "p0")
    assert removed == PersonRemoved(person="p3", seat=3, barred=True, command=removed.command, by="p0", at=removed.at)
    assert log.refused(do.Sit(seat=3), "p3") == "person-barred"
    assert log.refused(do.Join(person="p3"), TABLE) == "person-barred"
    assert log.refused(do.Remove(seat=0), "p0") == "nobody-there"


def test_who_has_left_the_seat_can_be_kept_out() -> None:
    log = Log(of_people(6))
    log.order(do.Leave(), "p4")
    log.order(do.Leave(), "p5")
    log.order(do.Join(person="late", seat=5), TABLE)
    seq = log.table.seq
    assert log.refused(do.Remove(person="p4"), "p0") == "nobody-there"
    assert log.refused(do.Remove(person="stranger", bar=True), "p0") == "nobody-there"
    (barred,) = log.order(do.Remove(person="p4", bar=True), "p0")
    assert isinstance(barred, PersonBarred)
    assert log.refused(do.Sit(seat=4), "p4") == "person-barred"
    assert log.refused(do.Join(person="p4"), TABLE) == "person-barred"
    assert log.table.persons == ["p0", "p1", "p2", "p3", "late"]
    again = Command("", log.table.seq, do.Remove(person="p4", bar=True))
    assert log.table.decide(again, "p0") == Done(log.table.seq)
    assert isinstance(log.table.decide(Command("", seq, do.Start(), 0.0, SEED), "p0"), list), "nothing is stale for it"
    assert Table(log.events).barred == {"p4"}


def test_host_hands_the_table_on_and_is_succeeded() -> None:
    log = Log(of_people(3))
    log.order(do.HandOn(seat=2), "p0")
    assert (log.table.host, log.table.host_seat) == ("p2", 2)
    assert log.refused(do.Start(), "p0") == "host-only"
    log.order(do.Succeed(person="p1"), TABLE)
    assert log.table.host == "p1"
    assert log.table.decide(Command("", log.table.seq, do.Succeed(person="nobody")), TABLE) == Done(log.table.seq)


# Settings


def test_rules_change_before_a_game_and_not_in_it() -> None:
    log = Log(of_people(2))
    log.order(do.Change(profile="bicycle", level="random", public=True, pace="brisk"), "p0")
    assert log.table.profile.name == "bicycle"
    assert (log.table.settings.level, log.table.settings.public, log.table.settings.pace) == ("random", True, "brisk")
    log.order(do.Start(), "p0")
    assert log.refused(do.Change(profile="standard"), "p0") == "game-not-over"
    log.order(do.Change(public=False), "p0")


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (do.Change(profile="none"), "no-such-rules"),
        (do.Change(profile={"extends": "standard", "players": 4, "teams": 2}), "other-players"),
        (do.Change(level="genius"), "no-such-level"),
        (do.Change(clock=Clock(kind="turn")), "clock-too-short"),
        (do.Change(watched=6), "no-such-seat"),
    ],
)
def test_settings_that_cannot_be_are_refused(order: do.Order, code: str) -> None:
    assert Log(of_people(2)).refused(order, "p0") == code


# Ready


def test_next_deal_begins_when_everybody_is_ready() -> None:
    log = started(3)
    log.play()
    for person in ("p1", "p0"):
        (said,) = log.order(do.NextDeal(deal=1), person)
        assert isinstance(said, SaidReady)
    again = Command("", log.table.seq, do.NextDeal(deal=1))
    assert log.table.decide(again, "p1") == Done(log.table.seq)
    (dealt,) = log.order(do.NextDeal(deal=1), "p2")
    assert isinstance(dealt, DealStarted)
    assert not any(holder.ready for holder in log.table.seats)


def test_ready_for_a_deal_that_began_is_no_command_for_the_next() -> None:
    log = started(2)
    log.play()
    log.order(do.NextDeal(deal=1), "p0")
    log.order(do.NextDeal(deal=1), "p1")
    assert log.table.decide(Command("", 3, do.NextDeal(deal=1)), "p1") == Done(log.table.seq)


def test_nobody_is_ready_after_a_deal_that_has_not_begun() -> None:
    log = started(2)
    log.play()
    assert log.refused(do.NextDeal(deal=2), "p1") == "deal-not-over"


def test_who_is_not_ready_is_waited_for_so_long() -> None:
    log = started(2)
    log.play()
    assert log.table.deadline() is None
    log.order(do.NextDeal(), "p0")
    due = log.now + READY_S
    assert log.table.deadline() == due
    early = Command("", log.table.seq, do.TimeUp(), due - 1, SEED)
    assert log.table.decide(early, TABLE) == Done(log.table.seq)
    log.now = due
    (dealt,) = log.order(do.TimeUp(), TABLE)
    assert isinstance(dealt, DealStarted)


def test_leaving_makes_the_others_enough() -> None:
    log = started(2)
    log.play()
    log.order(do.NextDeal(), "p0")
    log.order(do.Leave(), "p1")
    assert log.table.deadline() == log.now
    log.order(do.TimeUp(), TABLE)
    assert log.table.is_playing


# Pause and resignation


def test_host_pauses_and_nothing_is_played() -> None:
    log = started()
    log.order(do.Pause(), "p0")
    actor = person_to_act(log)
    assert log.refused(do.Act(action="draw"), actor) == "game-paused"
    assert log.refused(do.Undo(), actor) == "nothing-to-undo"
    log.order(do.Resume(), "p0")
    log.order(do.Act(action="draw"), actor)


def test_more_than_half_pause_and_resume() -> None:
    log = started()
    for person in ("p1", "p2", "p3"):
        log.order(do.Pause(), person)
        assert not log.table.is_paused
    log.order(do.Pause(), "p4")
    assert log.table.is_paused
    for person in ("p1", "p2", "p3", "p5"):
        assert log.table.is_paused
        log.order(do.Resume(), person)
    assert not log.table.is_paused


def test_vote_for_a_pause_holds_until_the_own_turn_is_over() -> None:
    log = started()
    log.play_until(1)
    for seat in (1, 3, 4):
        log.order(do.Pause(), f"p{seat}")
    log.play(1)
    assert log.table.votes["pause"] == {1, 3, 4}, "it is still that turn"
    log.play_until(3)
    assert log.table.votes["pause"] == {3, 4}
    log.play_until(5)
    assert log.table.votes["pause"] == set()
    assert Table(log.events).votes == log.table.votes
    for seat in (1, 2, 3):
        log.order(do.Pause(), f"p{seat}")
        assert not log.table.is_paused
    log.order(do.Pause(), "p5")
    assert log.table.is_paused


def test_paused_bots_do_not_play() -> None:
    log = started(1)
    log.play_until(0)
    log.play(2)
    log.order(do.Pause(), "p0")
    assert log.table.bot_turn() is None


def test_team_gives_up_when_all_of_it_agree() -> None:
    log = started()
    log.play(20)
    log.order(do.Resign(), "p0")
    log.order(do.Resign(), "p1")
    log.order(do.Resign(), "p2")
    log.order(do.Resign(agree=False), "p0")
    assert log.table.votes["resign"] == {1}
    log.play(1)
    for person in ("p4", "p2"):
        log.order(do.Resign(), person)
        assert log.table.is_playing
    (resigned,) = log.order(do.Resign(), "p0")
    assert isinstance(resigned, Resigned)
    assert (resigned.team, log.table.is_over, log.game.winner) == (0, True, None)
    log.order(do.Rematch(), "p0")


def test_who_has_taken_agreement_back_agrees_again_only_after_an_action() -> None:
    log = started()
    log.order(do.Resign(), "p2")
    log.order(do.Resign(agree=False), "p4")
    assert log.refused(do.Resign(), "p2") == "just-taken-back"
    log.order(do.Resign(), "p1")
    assert Table(log.events).taken_back == {0}
    log.play(1)
    log.order(do.Resign(), "p2")


def test_what_people_say_makes_nothing_stale() -> None:
    log = started(seed="")
    actor, seq = person_to_act(log), log.table.seq
    other = next(person for person in log.table.persons if person not in (actor, "p0"))
    log.order(do.Resign(), other)
    log.order(do.Pause(), other)
    log.order(do.Salt(commitment=sha256(SEED).hexdigest(), salt="0f" * 16), other)
    assert isinstance(log.table.decide(Command("", seq, do.Act(action="draw")), actor), list)
    log.play(1)
    assert log.table.decide(Command("", seq, do.Act(action="draw")), actor) == Stale(log.table.seq)
    assert log.table.decide(Command("", log.table.seq + 1, do.Undo()), actor) == Stale(log.table.seq)


@pytest.mark.parametrize(
    "order", [do.Change(public=True), do.SetSeat(seat=5, bot="club"), do.Remove(seat=1), do.Leave()]
)
def test_order_that_names_what_it_means_is_not_stale_for_what_is_played(order: do.Order) -> None:
    log = started(5)
    seq = log.table.seq
    log.play(3)
    assert isinstance(log.table.decide(Command("", seq, order), "p0"), list)


@pytest.mark.parametrize("order", [do.Remove, do.HandOn])
def test_person_who_is_named_is_meant_wherever_that_is(order: Any) -> None:
    log = Log(of_people(4))
    seq = log.table.seq
    log.order(do.Sit(seat=5), "p1")
    log.order(do.Sit(seat=1), "p2")
    assert log.table.decide(Command("", seq, order(seat=1)), "p0") == Stale(log.table.seq)
    (event,) = log.order(order(person="p1"), "p0")
    assert event.person == "p1"  # type: ignore[attr-defined]
    assert log.refused(order(person="nobody"), log.table.host) == "nobody-there"
    assert log.table.seat_of("p2") == 1


def test_bots_and_covered_seats_are_not_asked() -> None:
    log = started(3)
    log.order(do.Cover(seat=2), TABLE)
    assert isinstance(log.order(do.Resign(), "p0")[-1], Resigned)


# Absence


def test_bot_covers_and_the_owner_takes_back_with_a_summary() -> None:
    log = started()
    (covered,) = log.order(do.Cover(seat=3), TABLE)
    assert isinstance(covered, SeatCovered)
    log.play_until(3)
    assert log.table.bot_turn() == 3
    log.play_until(4)
    log.order(do.Back(), "p3")
    holder = log.table.seats[3]
    assert not holder.plays_itself
    assert holder.missed[0].action.startswith(("draw", "take"))
    assert holder.missed[-1].action.startswith("discard")
    log.play_until(3)
    log.play(1)
    assert holder.missed == []


def test_what_a_bot_did_and_is_taken_back_was_not_missed() -> None:
    log = started()
    log.order(do.Cover(seat=3), TABLE)
    while not (log.game.deal.to_act == 3 and log.game.can_undo()):
        assert log.table.is_playing
        log.play(1)
    log.order(do.Back(), "p3")
    done = [missed.action for missed in log.table.seats[3].missed]
    assert done[-1].startswith("lay")
    log.order(do.Undo(), "p3")
    assert [missed.action for missed in log.table.seats[3].missed] == done[:-1]
    assert Table(log.events).seats == log.table.seats
    log.play(1)
    assert log.table.seats[3].missed == []


def test_owner_who_acts_has_the_seat_back() -> None:
    log = started()
    log.play_until(3)
    log.order(do.Cover(seat=3), TABLE)
    returned, acted = log.order(do.Act(action="draw"), "p3")
    assert returned.by == "p3"
    assert isinstance(acted, ActionDone)
    assert log.table.seats[3].covered is None


def test_bot_that_thought_too_long_does_not_play_for_who_is_back() -> None:
    log = started()
    log.play_until(3)
    log.order(do.Cover(seat=3), TABLE)
    late = Command("", log.table.seq + 1, do.PlaySeat(seat=3, action="draw"))
    log.order(do.Back(), "p3")
    assert log.table.decide(late, TABLE) == Stale(log.table.seq)


def test_nobody_is_covered_in_the_lobby_nor_where_a_turn_takes_days() -> None:
    lobby = Log(of_people())
    assert lobby.table.decide(Command("", 1, do.Cover(seat=2)), TABLE) == Done(1)
    days = started(clock=Clock(kind="days", turn_s=86_400))
    assert isinstance(days.table.decide(Command("", 3, do.Cover(seat=2)), TABLE), Done)


# Commands of several people


def test_same_id_of_two_persons_is_two_commands() -> None:
    log = Log(of_people(2))
    first = log.table.decide(Command("a", 1, do.Sit(seat=4)), "p1")
    assert isinstance(first, list)
    log.keep(first)
    other = log.table.decide(Command("a", log.table.seq, do.Sit(seat=5)), "p0")
    assert isinstance(other, list)
    assert log.table.decide(Command("a", 1, do.Sit(seat=4)), "p1") == Done(log.table.seq)


def test_of_six_who_press_start_one_outcome_comes() -> None:
    log = Log(of_people())
    presses = [Command("s", 1, do.Start(), 5.0, SEED) for _ in range(6)]
    outcomes = []
    for seat, press in enumerate(presses):
        decision = log.table.decide(press, f"p{seat}")
        outcomes.append(type(decision).__name__)
        if isinstance(decision, list):
            log.keep(decision)
    assert outcomes == ["list", "Stale", "Stale", "Stale", "Stale", "Stale"]
    assert log.table.games == 1


# Games


def test_rematch_keeps_or_rotates_the_seats() -> None:
    log = started()
    for person in ("p0", "p2", "p4"):
        log.order(do.Resign(), person)
    log.order(do.Rematch(rotate=True), "p0")
    assert log.table.persons == ["p0", "p5", "p1", "p2", "p3", "p4"]
    assert Table(log.events).persons == log.table.persons


def test_record_of_every_game_is_written_and_holds() -> None:
    log = started(2)
    log.play()
    log.order(do.NextDeal(), "p0")
    log.order(do.NextDeal(), "p1")
    log.play(10)
    text = record_of(log.events, 1, lambda _: ["Ann", "Ben", "", "", "", ""])
    record = read_record(tomllib.loads(text))
    game, fault = replay(record)
    assert fault is None
    assert len(game.deals) == 1  # the deal under way is secret
    assert game.players[0] == "Ann"
    assert len(games_of(log.events)) == 1
    with pytest.raises(IndexError):
        record_of(log.events, 2)


def test_record_of_a_game_names_who_held_the_seats_when_it_ended() -> None:
    log = started()
    log.order(do.Leave(), "p4")
    log.order(do.Join(person="late", seat=4), TABLE)
    for person in ("p0", "p2", "late"):
        log.order(do.Resign(), person)
    log.order(do.Leave(), "p3")
    log.order(do.Rematch(rotate=True), "p0")
    log.order(do.Leave(), "p5")

    def players(game: int) -> tuple[str, ...]:
        text = record_of(log.events, game, lambda seats: [holder.person for holder in seats])
        return tuple(read_record(tomllib.loads(text)).players)

    assert players(1) == ("p0", "p1", "p2", "p3", "late", "p5")
    assert players(2) == ("p0", "", "p1", "p2", "", "late")


def test_seat_changes_give_the_same_table_again() -> None:
    log = started(3)
    log.order(do.Cover(seat=1), TABLE)
    log.play(60)
    log.order(do.Pause(), "p1")
    again = Table(log.events)
    assert again.seats == log.table.seats
    assert again.votes == log.table.votes
    assert again.clocks.__dict__ == log.table.clocks.__dict__


def test_host_seat_is_counted_from_the_first_event() -> None:
    assert Log().table.host_seat == HOST
    changed = Log(of_people(1)).order(do.SetSeat(seat=3, bot="greedy"), "p0")
    assert isinstance(changed[0], SeatChanged)
    assert not isinstance(changed[0], Refusal)


# How well bots play


def test_partners_of_a_person_are_never_below_club_whatever_was_asked_for() -> None:
    log = Log(of_people(1, level="random"))
    assert [log.table.level(seat) for seat in range(6)] == ["club", "random"] * 3
    log.order(do.Change(level="expert"), "p0")
    assert [log.table.level(seat) for seat in range(6)] == ["expert"] * 6


def test_bots_of_a_seat_of_their_own_follow_that_too() -> None:
    log = Log(of_people(1))
    for seat in (1, 2):
        log.order(do.SetSeat(seat=seat, bot="novice"), "p0")
    assert [log.table.level(seat) for seat in (1, 2)] == ["novice", "club"]
    log.order(do.Join(person="guest", seat=5), TABLE)
    assert log.table.level(1) == "club"


def test_nobody_is_ready_any_more_when_who_was_has_left() -> None:
    log = Log(of_people(2))
    log.order(do.Start(), "p0")
    log.play()
    log.order(do.NextDeal(), "p1")
    assert log.table.deadline() is not None
    log.order(do.Leave(), "p1")
    assert log.table.deadline() is None
