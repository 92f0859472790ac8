"""
Records: games as text, both ways (docs/RULES.md, Notation).

Reading replays the game under its rules. What cannot be read is an `InputError`; what can be read but does not hold
(an illegal action, a wrong pack, result or dealer) is a `RecordFault` with its place and the rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import tomli_w

from pennies.engine.state import (
    ENDED_OUT,
    ENDED_RED_THREE,
    ENDED_RESIGNED,
    ENDED_SEVENS,
    ENDED_STOCK,
    ENDINGS,
    NOT_ENDED,
)
from pennies.game.cards import pack_faces, parse_cards
from pennies.game.game import Game, PlayedDeal
from pennies.game.notation import Said, parse_action
from pennies.game.position import HIGHEST_SCORE, LOWEST_SCORE
from pennies.game.refusal import Refusal
from pennies.game.shuffle import SALT_BYTES, SEED_BYTES, Shuffle
from pennies.game.tables import Table, read_profile, shown
from pennies.profiles import Profile
from pennies.profiles.errors import InputError

FORMAT: Final = "pennies-record/1"
RESIGNED: Final = ENDINGS[ENDED_RESIGNED]

_RULE_OF_ENDING: Final = {
    ENDED_OUT: "OUT-6",
    ENDED_STOCK: "STOCK-1",
    ENDED_RED_THREE: "DRAW-3",
    ENDED_SEVENS: "SEVEN-3",
    NOT_ENDED: "TURN-1",
    ENDED_RESIGNED: "TURN-1",
}


@dataclass(frozen=True)
class RecordFault:
    """
    Where a record stops holding, and by which rule.

    Attributes:
        place: as `deals[1].actions[17]`.
        said: the text at that place.
    """

    place: str
    refusal: Refusal
    said: str = ""


@dataclass(frozen=True)
class WrittenDeal:
    """
    A deal as a file has it: read and checked for its form, not yet replayed.
    """

    place: str
    dealer: int
    scores: tuple[int, ...]
    pack: tuple[str, ...]
    actions: tuple[tuple[int, Said], ...]
    texts: tuple[str, ...]
    result: tuple[int, ...] | None
    ended_by: str
    commitment: str
    shuffle: Shuffle | None
    salts: tuple[bytes, ...]


@dataclass(frozen=True)
class WrittenRecord:
    """
    A record as a file has it; `replay` makes a game of it.
    """

    profile: Profile
    rules_hash: str
    players: tuple[str, ...]
    deals: tuple[WrittenDeal, ...]
    meta: dict[str, Any]


def read_record(values: dict[str, Any]) -> WrittenRecord:
    """
    Read the form of a record.

    Raises:
        InputError: it cannot be read; the place says where.
    """
    table = Table(values, "")
    table.has("format")
    profile = read_profile(table)
    rules = profile.rules()
    rules_hash = table.text("rules", "")
    players = tuple(table.texts("players", int(rules.players))) if table.has("players") else ()
    deals = tuple(_read_deal(deal, profile) for deal in table.tables("deals")) if table.has("deals") else ()
    meta = dict(table.table("meta").values) if table.has("meta") else {}
    table.close()
    return WrittenRecord(profile, rules_hash, players, deals, meta)


def _read_deal(table: Table, profile: Profile) -> WrittenDeal:
    rules = profile.rules()
    dealer = table.integer("dealer", 0, int(rules.players) - 1)
    scores = tuple(table.integers("scores", LOWEST_SCORE, HIGHEST_SCORE, int(rules.teams)))
    pack = parse_cards(table.text("pack"), table.at("pack"))
    if not pack.faces:
        raise InputError("record-pack-faces", table.at("pack"), found=shown(table.text("pack")))
    texts = tuple(table.texts("actions")) if table.has("actions") else ()
    actions = tuple(
        _read_action(text, f"{table.at('actions')}[{number}]", int(rules.players)) for number, text in enumerate(texts)
    )
    result = None
    if table.has("result"):
        result = tuple(table.integers("result", LOWEST_SCORE, HIGHEST_SCORE, int(rules.teams)))
    ended_by = table.word("ended_by", ENDINGS[1:]) if table.has("ended_by") else ""
    commitment, shuffle, salts = _read_shuffle(table, int(rules.players))
    table.close()
    return WrittenDeal(
        table.place, dealer, scores, pack.faces, actions, texts, result, ended_by, commitment, shuffle, salts
    )


def _read_action(text: str, place: str, players: int) -> tuple[int, Said]:
    seat, _, action = text.partition(" ")
    if not (seat.isascii() and seat.isdecimal() and seat == str(int(seat[:9])) and int(seat) < players):
        raise InputError("record-seat", place, found=shown(text), most=players - 1)
    return int(seat), parse_action(action, place)


def _read_shuffle(table: Table, players: int) -> tuple[str, Shuffle | None, tuple[bytes, ...]]:
    if not table.has("shuffle"):
        return "", None, ()
    inner = table.table("shuffle")
    commitment = _hex(inner.text("commitment"), inner.at("commitment"), SEED_BYTES).hex()
    texts = inner.texts("salts", players) if inner.has("salts") else ["00" * SALT_BYTES] * players
    salts = tuple(_hex(text, f"{inner.at('salts')}[{seat}]", SALT_BYTES) for seat, text in enumerate(texts))
    shuffle = None
    if inner.has("seed"):
        shuffle = Shuffle(_hex(inner.text("seed"), inner.at("seed"), SEED_BYTES), salts)
    inner.close()
    return commitment, shuffle, salts


def _hex(text: str, place: str, length: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError as error:
        raise InputError("record-hex", place, found=shown(text), expected=length * 2) from error
    if len(value) != length or value.hex() != text.lower():
        raise InputError("record-hex", place, found=shown(text), expected=length * 2)
    return value


def replay(record: WrittenRecord) -> tuple[Game, RecordFault | None]:
    """
    Play a record again.

    Returns:
        The game, as far as the record holds, and where it does not.
    """
    game = Game(record.profile, record.players)
    game.meta = dict(record.meta)
    return game, next(_faults(game, record), None)


def _faults(game: Game, record: WrittenRecord) -> Iterator[RecordFault]:
    if record.rules_hash and record.rules_hash != record.profile.hash:
        yield RecordFault("rules", Refusal("record-rules", "", {"found": record.rules_hash}))
    for number, deal in enumerate(record.deals):
        yield from _start_faults(game, deal)
        game.start_deal(deal.dealer, deal.scores, deal.pack, deal.shuffle)
        for place, (seat, said) in enumerate(deal.actions):
            answer = game.act(seat, said)
            if isinstance(answer, Refusal):
                yield RecordFault(f"{deal.place}.actions[{place}]", answer, deal.texts[place])
        if deal.ended_by == RESIGNED and not game.is_deal_over:
            game.resign()
        yield from _end_faults(game, deal, is_last=number == len(record.deals) - 1)


def _start_faults(game: Game, deal: WrittenDeal) -> Iterator[RecordFault]:
    """
    Check pack, dealer and scores against the rules and the deal before.

    See: CARDS-1, SEATS-2, GAME-1.
    """
    pack = pack_faces(game.rules)
    if sorted(deal.pack) != sorted(pack):
        yield RecordFault(
            f"{deal.place}.pack", Refusal("record-pack", "CARDS-1", {"found": len(deal.pack), "expected": len(pack)})
        )
    yield from _shuffle_faults(deal, game)
    if game.deals:
        if game.winner is not None:
            yield RecordFault(deal.place, Refusal("record-after-end", "GAME-1", {"team": game.winner}))
        if deal.dealer != game.next_dealer():
            facts: dict[str, str | int] = {"found": deal.dealer, "expected": game.next_dealer()}
            yield RecordFault(f"{deal.place}.dealer", Refusal("record-dealer", "SEATS-2", facts))
        if deal.scores != game.scores:
            yield RecordFault(f"{deal.place}.scores", _differ("record-scores", "SCORE-1", deal.scores, game.scores))


def _shuffle_faults(deal: WrittenDeal, game: Game) -> Iterator[RecordFault]:
    """
    Check that a revealed seed is the one committed to and gives the pack.
    """
    if deal.shuffle is None:
        return
    if deal.shuffle.commitment != deal.commitment:
        facts: dict[str, str | int] = {"found": deal.commitment, "expected": deal.shuffle.commitment}
        yield RecordFault(f"{deal.place}.shuffle.commitment", Refusal("record-commitment", "CARDS-1", facts))
    if tuple(deal.shuffle.pack(game.rules)) != deal.pack:
        yield RecordFault(f"{deal.place}.pack", Refusal("record-shuffle", "CARDS-1", {}))


def _end_faults(game: Game, deal: WrittenDeal, *, is_last: bool) -> Iterator[RecordFault]:
    """
    Check how the deal ended and what it earned.

    See: SCORE-1.
    """
    ended = int(game.deal.ended_by)
    if deal.ended_by and deal.ended_by != ENDINGS[ended]:
        yield RecordFault(
            f"{deal.place}.ended_by",
            Refusal("record-ending", _RULE_OF_ENDING[ended], {"found": deal.ended_by, "expected": ENDINGS[ended]}),
        )
    if not game.is_deal_over and (deal.result is not None or not is_last):
        yield RecordFault(deal.place, Refusal("record-unfinished", "TURN-1", {"actions": len(deal.actions)}))
    if deal.result is not None and deal.result != game.result:
        yield RecordFault(f"{deal.place}.result", _differ("record-result", "SCORE-1", deal.result, game.result))
    if ended == ENDED_RESIGNED and not is_last:
        yield RecordFault(deal.place, Refusal("record-resigned", "GAME-1", {}))


def _differ(code: str, rule: str, found: Sequence[int], expected: Sequence[int]) -> Refusal:
    return Refusal(code, rule, {"found": _points(found), "expected": _points(expected)})


def _points(points: Sequence[int]) -> str:
    return " : ".join(str(point) for point in points)


def write_record(game: Game) -> str:
    """
    Write a game as a record; `read_record` and `replay` bring it back to the same state.
    """
    values: dict[str, Any] = {"format": FORMAT, "rules": game.profile.hash, "profile": game.profile.table()}
    if game.players:
        values["players"] = list(game.players)
    values["deals"] = [_deal_values(deal) for deal in game.deals]
    if game.meta:
        values["meta"] = game.meta
    return tomli_w.dumps(values, indent=2)


def _deal_values(deal: PlayedDeal) -> dict[str, Any]:
    values: dict[str, Any] = {
        "dealer": deal.dealer,
        "scores": list(deal.scores),
        "pack": " ".join(deal.pack),
        "actions": [f"{seat} {said}" for seat, said in deal.actions],
    }
    over = deal.result is not None
    if deal.result is not None:
        values["result"] = list(deal.result)
        values["ended_by"] = deal.ended_by
    if deal.shuffle is not None:
        values["shuffle"] = {
            "commitment": deal.shuffle.commitment,
            "salts": [salt.hex() for salt in deal.shuffle.salts],
            **({"seed": deal.shuffle.seed.hex()} if over else {}),
        }
    return values
