"""
Records: what holds reads back, what does not is found at its place, and what cannot be read is refused.
"""

import tomllib
from typing import Any

import pytest
import tomli_w

from pennies.engine.chance import Generator
from pennies.game.document import read_document
from pennies.game.game import Game
from pennies.game.record import RecordFault, WrittenRecord, read_record, replay, write_record
from pennies.game.shuffle import first_dealer, shuffle_from_text
from pennies.profiles import load
from pennies.profiles.errors import InputError
from tests.property.walks import walk

TEXT = "records"


def played(deals: int) -> Game:
    """
    Play some deals of a game at random, with their shuffles.
    """
    game = Game(load("standard"), ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"])
    game.meta = {"program": "test"}
    dealer = first_dealer(TEXT, 6)
    scores: tuple[int, ...] = (0, 0)
    for number in range(deals):
        shuffle = shuffle_from_text(TEXT, number, 6)
        game.start_deal(dealer, scores, shuffle.pack(game.rules), shuffle)
        for _ in walk(game, Generator(number + 1), eager=True):
            pass
        dealer, scores = game.next_dealer(), game.scores
    return game


GAME = played(2)
FIRST = GAME.deals[0].actions[0][0]
"""The seat that plays first."""


def insert_action(record: dict[str, Any], seat: int, text: str) -> None:
    """
    Put an action before all others of the first deal.
    """
    record["deals"][0]["actions"].insert(0, f"{seat} {text}")


def values() -> dict[str, Any]:
    """
    The record of a game of two deals as TOML values, fresh for each test.
    """
    return tomllib.loads(write_record(GAME))


def fault_of(changed: dict[str, Any]) -> RecordFault | None:
    record = read_document(tomli_w.dumps(changed).encode())
    assert isinstance(record, WrittenRecord)
    return replay(record)[1]


def test_a_game_of_two_deals_reads_back_to_the_same_text() -> None:
    record = read_document(write_record(GAME).encode())
    assert isinstance(record, WrittenRecord)
    game, fault = replay(record)
    assert fault is None
    assert write_record(game) == write_record(GAME)
    assert game.players == GAME.players
    assert game.meta == {"program": "test"}


def test_a_deal_that_is_still_played_has_no_result_and_no_seed() -> None:
    changed = values()
    last = changed["deals"][1]
    del last["result"], last["ended_by"], last["shuffle"]["seed"], last["actions"][-1]
    assert fault_of(changed) is None
    game, _ = replay(read_record(changed))
    written = write_record(game)
    assert written.count("result") == 1
    assert written.count("seed =") == 0 + 1


@pytest.mark.parametrize(
    ("change", "place", "code", "rule"),
    [
        (lambda r: r.update(rules="0" * 64), "rules", "record-rules", ""),
        (lambda r: r["deals"][0].update(pack=r["deals"][0]["pack"][3:]), "deals[0].pack", "record-pack", "CARDS-1"),
        (
            lambda r: r["deals"][0].update(pack="XS" + r["deals"][0]["pack"][2:]),
            "deals[0].pack", "record-pack", "CARDS-1",
        ),
        (
            lambda r: r["deals"][0]["shuffle"].update(commitment="0" * 64),
            "deals[0].shuffle.commitment", "record-commitment", "CARDS-1",
        ),
        (
            lambda r: r["deals"][0].update(pack=" ".join(reversed(r["deals"][0]["pack"].split()))),
            "deals[0].pack", "record-shuffle", "CARDS-1",
        ),
        (lambda r: r["deals"][1].update(dealer=5), "deals[1].dealer", "record-dealer", "SEATS-2"),
        (lambda r: r["deals"][1].update(scores=[0, 1]), "deals[1].scores", "record-scores", "SCORE-1"),
        (lambda r: r["deals"][0].update(result=[0, 1]), "deals[0].result", "record-result", "SCORE-1"),
        (lambda r: r["deals"][0].update(ended_by="out"), "deals[0].ended_by", "record-ending", "STOCK-1"),
        (lambda r: insert_action(r, (FIRST + 1) % 6, "draw"), "deals[0].actions[0]", "wrong-seat", "SEATS-3"),
        (lambda r: insert_action(r, FIRST, "discard 4"), "deals[0].actions[0]", "draw-first", "TURN-1"),
        (lambda r: r["deals"][0]["actions"].append("2 draw"), None, "deal-over", "TURN-1"),
        (lambda r: r["deals"][0]["actions"].pop(), None, "record-ending", "TURN-1"),
        (
            lambda r: (r["deals"][0]["actions"].pop(), r["deals"][0].pop("ended_by")),
            "deals[0]", "record-unfinished", "TURN-1",
        ),
        (
            lambda r: r["deals"][0].update(actions=[], ended_by="resigned", result=[0, 0]),
            "deals[0].result", "record-result", "SCORE-1",
        ),
    ],
    ids=[
        "of other rules",
        "a card too few",
        "a card of another pack",
        "a commitment to another seed",
        "not the seed's pack",
        "the wrong dealer",
        "the wrong scores",
        "the wrong result",
        "the wrong ending",
        "the wrong seat",
        "an illegal action",
        "an action after the end",
        "an ending too early",
        "a result too early",
        "a resigned deal with the wrong result",
    ],
)  # fmt: skip
def test_what_does_not_hold_is_found_at_its_place(change: Any, place: str | None, code: str, rule: str) -> None:
    changed = values()
    change(changed)
    fault = fault_of(changed)
    assert fault is not None
    assert (fault.refusal.code, fault.refusal.rule) == (code, rule)
    assert place is None or fault.place == place


def test_a_resigned_deal_is_scored_as_it_lies_and_ends_the_game() -> None:
    changed = values()
    del changed["deals"][1]
    first = changed["deals"][0]
    first.update(actions=[], ended_by="resigned")
    del first["result"]
    assert fault_of(changed) is None
    game, _ = replay(read_record(changed))
    assert game.is_deal_over
    assert game.winner is None
    changed = values()
    changed["deals"][0].update(actions=[], ended_by="resigned", result=list(game.result))
    changed["deals"][1]["scores"] = list(game.result)
    fault = fault_of(changed)
    assert fault is not None
    assert (fault.place, fault.refusal.code) == ("deals[0]", "record-resigned")


def test_no_deal_follows_the_end_of_the_game() -> None:
    changed = values()
    del changed["rules"]
    changed["profile"] = {"extends": "standard", "target": 1}
    assert max(GAME.deals[1].scores) > 1
    fault = fault_of(changed)
    assert fault is not None
    assert (fault.place, fault.refusal.rule) == ("deals[1]", "GAME-1")


UNREADABLE: list[tuple[Any, str, str]] = [
    (lambda r: r.update(players=["Ann"]), "players", "value-length"),
    (lambda r: r.update(surprise=1), "", "key-unknown"),
    (lambda r: r.update(profile="nobodys"), "profile", "profile-unknown"),
    (lambda r: r.update(profile={"extends": "standard", "hand": 99}), "profile.hand", "profile-out-of-range"),
    (lambda r: r.pop("profile"), "", "key-missing"),
    (lambda r: r["deals"][0].update(dealer=6), "deals[0].dealer", "value-out-of-range"),
    (lambda r: r["deals"][0].update(dealer=True), "deals[0].dealer", "value-not-number"),
    (lambda r: r["deals"][0].update(dealer=[1]), "deals[0].dealer", "value-not-number"),
    (lambda r: r["deals"][0].update(dealer={"seat": 1}), "deals[0].dealer", "value-not-number"),
    (lambda r: r["deals"][0].update(pack="KK"), "deals[0].pack", "record-pack-faces"),
    (lambda r: r["deals"][0].update(pack="KS KX"), "deals[0].pack", "cards-mixed"),
    (lambda r: r["deals"][0]["actions"].insert(0, "6 draw"), "deals[0].actions[0]", "record-seat"),
    (lambda r: r["deals"][0]["actions"].insert(0, "draw"), "deals[0].actions[0]", "record-seat"),
    (lambda r: r["deals"][0]["actions"].insert(0, "00 draw"), "deals[0].actions[0]", "record-seat"),
    (lambda r: r["deals"][0]["actions"].insert(0, "2 fly"), "deals[0].actions[0]", "action-verb"),
    (lambda r: r["deals"][0].update(ended_by="tired"), "deals[0].ended_by", "value-word"),
    (lambda r: r["deals"][0]["shuffle"].update(seed="xyz"), "deals[0].shuffle.seed", "record-hex"),
    (lambda r: r["deals"][0]["shuffle"].update(seed="00"), "deals[0].shuffle.seed", "record-hex"),
    (lambda r: r["deals"][0]["shuffle"].update(salts=["00"] * 6), "deals[0].shuffle.salts[0]", "record-hex"),
    (lambda r: r["deals"][0]["shuffle"].update(luck=7), "deals[0].shuffle", "key-unknown"),
    (lambda r: r.update(deals=[1]), "deals[0]", "value-not-table"),
    (lambda r: r.update(deals=3), "deals", "value-not-list"),
    (lambda r: r["deals"][0].update(pack=3), "deals[0].pack", "value-not-text"),
]


@pytest.mark.parametrize(
    ("change", "place", "code"),
    UNREADABLE,
    ids=[f"{number} {place or 'file'} {code}" for number, (_, place, code) in enumerate(UNREADABLE)],
)
def test_what_cannot_be_read_is_refused_with_its_place(change: Any, place: str, code: str) -> None:
    changed = values()
    change(changed)
    with pytest.raises(InputError) as refused:
        read_document(tomli_w.dumps(changed).encode())
    assert (refused.value.code, refused.value.place) == (code, place)


def test_salts_may_be_left_out_and_are_then_zeros() -> None:
    changed = values()
    del changed["deals"][0]["shuffle"]["salts"]
    assert fault_of(changed) is None


def test_an_empty_record_is_a_game_that_has_not_begun() -> None:
    record = read_record({"format": "pennies-record/1", "profile": "standard"})
    assert record.deals == ()
    assert replay(record)[1] is None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "format-missing"),
        (b'profile = "standard"\nformat = "pennies-record/1"', "format-missing"),
        (b'format = "pennies-record/9"', "format-unknown"),
        (b"format = 7", "format-unknown"),
        (b"format = ", "file-not-toml"),
        (b"\xff\xfe", "file-not-utf8"),
        (b"a = " + b"[" * 5_000, "file-too-deep"),
        (b"a." * 5_000 + b"a = 1", "file-too-deep"),
        (b"a = [" + b"1," * 600_000 + b"]", "file-too-many-values"),
        (b"\n" * 600_000, "file-too-many-values"),
        (b'format = "pennies-record/1"\nx = ' + b"9" * 5_000, "file-not-toml"),
    ],
)
def test_what_is_no_file_of_ours_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(InputError) as refused:
        read_document(data)
    assert refused.value.code == code
