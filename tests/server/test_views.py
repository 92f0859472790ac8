"""
What is kept from view to view is what would be made anew.
"""

from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from pennies.game.view import SPECTATOR
from pennies.lang import LANGUAGES
from pennies.server import messages
from pennies.server.looking_back import past_of
from pennies.server.reader import Reader
from pennies.server.texts import view_text
from pennies.server.views import table_view
from pennies.table import Command, Order, Presence, Table, Talk
from pennies.table import commands as do
from pennies.table.commands import TABLE
from pennies.table.settings import Clock
from tests.table.tables import SEED, Log, of_people

NAMES = {"p0": "Ann", "p2": "Cid", "p3": "Оля"}
PEOPLE = [*(f"p{seat}" for seat in range(6)), "late"]
READERS = [(seat, language) for seat in range(SPECTATOR, 6) for language in LANGUAGES]


def encoded(reader: Reader) -> bytes:
    return msgspec.json.encode(messages.View(seq=reader.table.seq, view=table_view(reader)))


class Readers:
    """
    Readers of a table that stay, and what they see.
    """

    def __init__(self, log: Log) -> None:
        self.log = log
        self.presence = Presence()
        log.table.talk = Talk(NAMES)
        self.readers = [Reader(log.table, seat, language, self.presence) for seat, language in READERS]

    def check(self, only: int | None = None) -> None:
        """
        Compare what is sent with the view made plainly, and with that of a table told anew.

        Args:
            only: the reader that looks; None for all.
        """
        talk = self.log.table.talk
        again = Table(self.log.events, Talk(talk.names, title=talk.title))
        for reader in self.readers if only is None else [self.readers[only]]:
            text = view_text(reader)
            assert text == encoded(reader)
            assert text == encoded(Reader(again, reader.seat, reader.language, self.presence))


@pytest.fixture
def readers() -> Readers:
    log = Log(of_people(4))
    log.order(do.Start(), "p0")
    return Readers(log)


@pytest.mark.parametrize("seed", ["text", ""])
def test_cards_that_come_from_a_text_are_marked_and_not_promised(seed: str) -> None:
    log = Log(of_people(1, seed=seed))
    readers = Readers(log)
    readers.check()
    for reader in readers.readers:
        view = table_view(reader)
        assert (view.seeded, view.next_commitment == "") == (bool(seed), bool(seed))
        assert (view.note == reader.text("server-note-seeded")) == bool(seed)
    log.order(do.Start(), "p0")
    readers.check()
    view = table_view(readers.readers[0])
    assert (view.seeded, view.commitment == "", view.next_commitment == "") == (bool(seed),) * 3
    log.play()
    readers.check()
    assert (table_view(readers.readers[0]).note == "") == (not seed)


def test_who_is_out_of_time_is_told_so_and_offered_nothing_until_the_bot_has_ended_the_turn() -> None:
    log = Log(of_people(clock=Clock(kind="turn", turn_s=60)))
    log.order(do.Start(), "p0")
    seat = int(log.game.deal.to_act)
    readers = Readers(log)
    readers.check()
    log.now += 60
    log.order(do.TimeUp(), TABLE)
    readers.check()
    view = table_view(Reader(log.table, seat, "en", readers.presence))
    assert (view.steps, view.moves, view.your_turn, "back" in view.controls) == ([], [], False, False)
    assert view.prompt == "Your time for this turn is up"
    log.play_until((seat + 1) % 6)
    readers.check()
    assert "back" in table_view(Reader(log.table, seat, "en", readers.presence)).controls


ORDERS: dict[str, list[Order]] = {
    "leave": [do.Leave()],
    "pause": [do.Pause()],
    "resume": [do.Resume()],
    "back": [do.Back()],
    "sit": [do.Sit(seat=seat) for seat in range(6)],
}


def offered(log: Log, person: str) -> set[str]:
    """
    List what a person's view offers, as it is sent; hold it against what may be ordered.
    """
    reader = Reader(log.table, log.table.seat_of(person), "en", person=person)
    text = view_text(reader)
    assert text == encoded(reader)
    found = set(msgspec.json.decode(text)["view"]["controls"])
    for name, orders in ORDERS.items():
        decided = [log.table.decide(Command("", log.table.seq, order, log.now, SEED), person) for order in orders]
        assert (name in found) == any(isinstance(one, list) for one in decided), (person, name)
    return found


def test_controls_are_what_may_be_ordered() -> None:
    log = Log(of_people(4))
    for orders in (
        [],
        [(do.Start(), "p0")],
        [(do.Leave(), "p1")],
        [(do.Join(person="late", seat=1), TABLE)],
        [(do.Cover(seat=2), TABLE)],
        [(do.Pause(), "p0")],
        [(do.Leave(), "p3"), (do.Remove(person="p3", bar=True), "p0")],
        [(do.Resume(), "p0"), (do.Resign(), "p0")],
    ):
        for order, by in orders:
            log.order(order, by)
        for person in PEOPLE:
            offered(log, person)
        assert "sit" not in offered(log, "p3") or not log.table.games


def test_who_has_left_is_offered_the_own_seat_and_who_only_watches_none() -> None:
    log = Log(of_people(6))
    log.order(do.Start(), "p0")
    log.order(do.Leave(), "p1")
    assert offered(log, "p1") == {"sit"}
    assert table_view(Reader(log.table, SPECTATOR, "en")).controls == []
    log.order(do.Leave(), "p2")
    log.order(do.Join(person="late", seat=1), TABLE)
    assert offered(log, "p1") == set(), "there is an open seat, which is another's"
    assert offered(log, "p2") == {"sit"}


def test_what_is_sent_is_the_view_that_a_table_told_anew_would_show(readers: Readers) -> None:
    log = readers.log
    for number in range(120):
        log.play(1)
        if number % 3 == 0:
            readers.check()


def test_a_lay_that_is_taken_back_is_gone_from_what_is_kept(readers: Readers) -> None:
    log, taken_back = readers.log, 0
    for _ in range(400):
        log.play(1)
        seat = int(log.game.deal.to_act)
        if log.table.is_playing and log.table.may_undo(seat) and not log.table.seats[seat].plays_itself:
            readers.check()
            log.do("undo", seat=seat)
            taken_back += 1
            readers.check()
            log.play(1)
            readers.check()
            if taken_back == 5:
                return
    raise AssertionError("nothing was laid")


def test_people_who_come_and_go_are_seen_at_once(readers: Readers) -> None:
    readers.check()
    away = [player.away for player in table_view(readers.readers[0]).players]
    assert away == [True] * 4 + [False] * 2
    readers.presence.came("p1", 0.0)
    readers.check()
    assert not table_view(readers.readers[0]).players[1].away
    readers.presence.came("p1", 0.0)
    readers.presence.went("p1", 0.0)
    assert not table_view(readers.readers[0]).players[1].away
    readers.presence.went("p1", 0.0)
    readers.check()
    assert table_view(readers.readers[0]).players[1].away


def test_rules_that_the_host_changes_are_those_that_everybody_sees() -> None:
    log = Log(of_people(2))
    readers = Readers(log)
    readers.check()
    before = table_view(readers.readers[0]).race
    log.order(do.Change(profile="bicycle"), "p0")
    readers.check()
    assert table_view(readers.readers[0]).race != before


def test_a_game_that_is_over_is_shown_by_its_own_rules_when_others_are_chosen_for_the_next(readers: Readers) -> None:
    log = readers.log
    for person in ("p0", "p2"):
        log.order(do.Resign(), person)
    readers.check()
    before = table_view(readers.readers[0])
    log.order(do.Change(profile="bicycle"), "p0")
    readers.check()
    after = table_view(readers.readers[0])
    assert (after.profile, after.teams, after.race) == (before.profile, before.teams, before.race)
    assert past_of(log.table).profile.name == "standard"
    log.order(do.Rematch(), "p0")
    readers.check()
    then = table_view(readers.readers[0])
    assert (then.profile, len(then.teams)) == ("bicycle", 3)


# Whatever people do

STEPS = 200
REACHED = frozenset(
    {"Start", "Act", "PlaySeat", "Undo", "Join", "Leave", "Change", "Cover", "Back", "Rematch", "Resign"}
)
"""What the walks together must have done at least once."""


def some_orders(table: Table, chance: Random) -> list[tuple[Order, str]]:
    """
    List what may come into people's minds at a table, and who orders it; much of it will be refused.
    """
    seat, other = chance.randrange(len(table.seats)), chance.randrange(len(table.seats))
    persons = table.persons or [""]
    person, host = chance.choice(persons), table.host
    clock = Clock(kind=chance.choice(("none", "turn")), turn_s=60.0, reserve_s=120.0)
    return [
        (do.Start(), host),
        (do.Rematch(rotate=chance.random() < 0.5), host),
        (do.NextDeal(), person),
        (do.Pause(), person),
        (do.Resume(), host),
        (do.Resign(agree=chance.random() < 0.9), person),
        (do.Back(), person),
        (do.Cover(seat=seat), TABLE),
        (do.TimeUp(), TABLE),
        (do.Join(person=chance.choice(PEOPLE)), TABLE),
        (do.Leave(), person),
        (do.Sit(seat=seat), person),
        (do.SetSeat(seat=seat, bot=chance.choice(("", "club", "greedy"))), host),
        (do.Remove(seat=seat), host),
        (do.HandOn(seat=other), host),
        (do.Succeed(person=person), TABLE),
        (do.Change(level=chance.choice(("club", "strong")), public=chance.random() < 0.5), host),
        (do.Change(watched=chance.choice((-1, seat)), clock=clock), host),
        (do.Change(profile=chance.choice(("standard", "bicycle"))), host),
    ]


def play(log: Log, chance: Random) -> Order | None:
    """
    Play on, or take a lay back, in the seat whose turn it is.
    """
    table, seat = log.table, int(log.game.deal.to_act)
    holder = table.seats[seat]
    order: Order
    if table.may_undo(seat) and not holder.plays_itself and chance.random() < 0.5:
        order = do.Undo()
    else:
        view = log.game.view(seat)
        action = view.steps[log.bot.choose(view)]
        order = do.PlaySeat(seat=seat, action=action) if holder.plays_itself else do.Act(action=action)
    return order if try_order(log, order, TABLE if holder.plays_itself else holder.person) else None


def try_order(log: Log, order: Order, by: str) -> bool:
    """
    Order something that may be refused; tell whether anything came of it.
    """
    log.ids += 1
    log.now += 1.0
    events = log.table.decide(Command(f"c{log.ids}", log.table.seq, order, log.now, SEED), by)
    if isinstance(events, list):
        log.keep(events)
        return bool(events)
    return False


def change_surroundings(readers: Readers, chance: Random) -> None:
    """
    Let somebody come, go, or be called otherwise, or the table.
    """
    talk, person, now = readers.log.table.talk, chance.choice(PEOPLE), readers.log.now
    changes: list[Callable[[], object]] = [
        lambda: readers.presence.came(person, now),
        lambda: readers.presence.went(person, now),
        lambda: talk.name(person, chance.choice(("Ann", "Боб", "Zoë", ""))),
        lambda: talk.call(chance.choice(("Friday", "П'ятниця", ""))),
    ]
    chance.choice(changes)()


def walk(seed: int) -> Counter[str]:
    """
    Let people do something again and again, while some readers look; count what was done.
    """
    chance, readers = Random(seed), Readers(Log(of_people(4)))
    log, done = readers.log, Counter[str]()
    for _ in range(STEPS):
        order: Order | None = None
        if log.table.is_playing and not log.table.is_paused and chance.random() < 0.7:
            order = play(log, chance)
        elif chance.random() < 0.2:
            change_surroundings(readers, chance)
        else:
            wish, by = chance.choice(some_orders(log.table, chance))
            order = wish if try_order(log, wish, by) else None
        done[type(order).__name__] += 1
        for only in chance.sample(range(len(READERS)), 2):
            readers.check(only)
    return done


def test_whatever_people_do_what_is_kept_is_what_would_be_made_anew() -> None:
    done = sum((walk(seed) for seed in range(4)), Counter())
    assert set(done) >= REACHED, done
