"""
Honest cards: the seed is promised a deal ahead, salts are mixed in, and the record shows all of it.
"""

import hashlib
import tomllib

import msgspec
import pytest

from pennies.cli.verify import HONEST, judge
from pennies.game.record import read_record
from pennies.game.shuffle import Shuffle, no_salts
from pennies.table import Command, Done, Settings, Table, TableMade
from pennies.table import commands as do
from pennies.table.commands import TABLE
from pennies.table.events import DealStarted, GameStarted
from pennies.table.records import record_of
from pennies.table.settings import RULES_VERSION, pinned, profile_of
from tests.table.tables import SEED, Log, of_people

NEXT = bytes(range(100, 132))
SALT = "0f" * 16


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def table(count: int = 2) -> Log:
    return Log(of_people(count, seed=""))


def test_promised_seed_is_dealt_and_the_next_one_promised() -> None:
    log = table()
    log.order(do.Start(), "p0", NEXT)
    assert log.game.deals[0].shuffle == Shuffle(SEED, no_salts(6))
    promised = log.table.next_shuffle()
    assert promised is not None
    assert promised.commitment == commitment(NEXT)


def test_salts_are_mixed_in() -> None:
    log = table()
    log.order(do.Salt(commitment=commitment(SEED), salt=SALT), "p1")
    log.order(do.Start(), "p0", NEXT)
    shuffle = log.game.deals[0].shuffle
    assert shuffle is not None
    assert shuffle.salts[1] == bytes.fromhex(SALT)
    assert list(log.game.deals[0].pack) == shuffle.pack(log.game.rules)
    assert log.game.deals[0].pack != tuple(Shuffle(SEED, no_salts(6)).pack(log.game.rules))
    assert log.table.salts == {}


def test_first_salt_of_a_seat_holds() -> None:
    log = table()
    log.order(do.Salt(commitment=commitment(SEED), salt=SALT), "p1")
    again = Command("", log.table.seq, do.Salt(commitment=commitment(SEED), salt=SALT))
    assert log.table.decide(again, "p1") == Done(log.table.seq)
    assert log.refused(do.Salt(commitment=commitment(SEED), salt="aa" * 16), "p1") == "salt-given"
    assert log.table.salts == {1: bytes.fromhex(SALT)}


@pytest.mark.parametrize("goes", ["leave", "sit", "remove"])
def test_salt_goes_with_who_gave_it(goes: str) -> None:
    log = table()
    log.order(do.Salt(commitment=commitment(SEED), salt=SALT), "p1")
    orders = {"leave": (do.Leave(), "p1"), "sit": (do.Sit(seat=4), "p1"), "remove": (do.Remove(seat=1), "p0")}
    log.order(*orders[goes])
    log.order(do.Join(person="dee", seat=1), TABLE)
    other = "11" * 16
    log.order(do.Salt(commitment=commitment(SEED), salt=other), "dee")
    assert log.table.salts == {1: bytes.fromhex(other)}
    log.order(do.Start(), "p0", NEXT)
    log.play()
    record = read_record(tomllib.loads(record_of(log.events, 1)))
    assert judge(record, record.deals[0], is_last=True) == HONEST


def test_deal_of_old_keeps_the_salt_of_who_had_left() -> None:
    """
    As it was stored when salts outlived who gave them.
    """
    log = table()
    log.order(do.Salt(commitment=commitment(SEED), salt=SALT), "p1")
    log.order(do.Leave(), "p1")
    salts = ["00" * 16, SALT, *["00" * 16] * 4]
    log.keep([GameStarted(), DealStarted(dealer=0, scores=[0, 0], seed=SEED.hex(), salts=salts, next=NEXT.hex())])
    shuffle = log.game.deals[0].shuffle
    assert shuffle is not None
    assert [salt.hex() for salt in shuffle.salts] == salts
    log.play()
    record = read_record(tomllib.loads(record_of(log.events, 1)))
    assert judge(record, record.deals[0], is_last=True) == HONEST


def test_salt_for_a_deal_that_began_is_refused() -> None:
    log = table()
    log.order(do.Start(), "p0", NEXT)
    assert log.refused(do.Salt(commitment=commitment(SEED), salt=SALT), "p1") == "salt-too-late"
    log.order(do.Salt(commitment=commitment(NEXT), salt=SALT), "p1")


@pytest.mark.parametrize("salt", ["", "0f", "0f" * 17, "zz" * 16])
def test_salt_of_another_size_is_refused(salt: str) -> None:
    assert table().refused(do.Salt(commitment=commitment(SEED), salt=salt), "p1") == "salt-size"


def test_repeatable_game_takes_no_salt() -> None:
    log = Log(of_people(2, seed="text"))
    assert log.refused(do.Salt(commitment=commitment(SEED), salt=SALT), "p1") == "salt-not-taken"


def test_salt_is_never_stale() -> None:
    log = table()
    old = Command("", 0, do.Salt(commitment=commitment(SEED), salt=SALT))
    assert not isinstance(log.table.decide(old, "p1"), Done)


def test_record_verifies() -> None:
    log = table()
    log.order(do.Salt(commitment=commitment(SEED), salt=SALT), "p1")
    log.order(do.Start(), "p0", NEXT)
    log.play()
    record = read_record(tomllib.loads(record_of(log.events, 1)))
    assert record.deals[0].commitment == commitment(SEED)
    assert judge(record, record.deals[0], is_last=True) == HONEST


# The rules that a table began with


def test_table_keeps_the_values_of_its_rules_when_the_profile_changes() -> None:
    """
    As if the shipped profile had other values now than when the table was made: those of the table hold.
    """
    then = pinned(Settings(profile="bicycle"))
    settings = Settings(profile="standard", values=then.values, rules=then.rules)
    assert profile_of(settings).hash == then.rules
    gone = Settings(profile="withdrawn", values=then.values, rules=then.rules)
    assert profile_of(gone).hash == then.rules


def test_actions_decided_by_another_version_are_done_and_not_judged() -> None:
    log = Log(of_people(2))
    log.order(do.Start(), "p0", NEXT)
    log.play_until(0)
    first = log.events[0]
    assert isinstance(first, TableMade)
    wrong = type(log.events[-1])(seat=0, action="discard " + log.game.view(0).hand[0])  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="draw-first"):
        Table([*log.events, wrong])
    other = msgspec.structs.replace(first, decided=RULES_VERSION + 1)
    again = Table([other, *log.events[1:], wrong])
    assert again.played[-1].seat == 0
