"""
Two positions that differ only in what a seat may not know give it the same bytes, whatever it asks (INFO-1).

The twins are those of the property tests: other hands, feet and stock dealt anew. Views, previews, reasons, hints and
what is told of things on the table are compared as they are sent.
"""

from collections import defaultdict
from collections.abc import Iterator

import msgspec
import pytest

from pennies.engine.chance import Generator
from pennies.engine.steps import action_of
from pennies.game.game import Game
from pennies.game.notation import action_text
from pennies.game.view import SPECTATOR, steps_of
from pennies.lang import LANGUAGES
from pennies.server import messages
from pennies.server.hints import hint
from pennies.server.previews import preview, why
from pennies.server.reader import Reader
from pennies.server.texts import view_text
from pennies.server.things import about
from pennies.server.twins import twin
from pennies.server.views import table_view
from pennies.table import Command, Seated, Table, TableMade
from pennies.table.commands import Act, Start
from tests.property.test_deals import EVERY_STEP
from tests.property.test_information import copy
from tests.property.walks import PROFILES, choose, profile

THINGS = ("stock", "pile", "race", "seat:0", "seat:1", "reds:0", "minimum:1", "kind:0:wild", "meld:0:K", "meld:1:W")


def table_of(name: str, seed: str) -> Table:
    """
    Begin a game with nobody but people, so that any seat can be read.
    """
    rules = profile(name).rules()
    seats = [Seated(person=f"p{seat}") for seat in range(int(rules.players))]
    made = TableMade(table="t", profile=profile(name).table(), seats=seats, host=0, seed=seed)
    table = Table([made])
    begun = table.decide(Command("", 1, Start()), "p0")
    assert isinstance(begun, list)
    for event in begun:
        table.apply(event)
    return table


def positions(table: Table, generator: Generator) -> Iterator[Game]:
    """
    Play the deal to its end, eagerly, stopping before every action.
    """
    while table.is_playing:
        assert table.game is not None
        yield table.game
        steps = steps_of(table.game.deal)
        action = steps[choose(list(steps), generator)]
        actor = int(table.game.deal.to_act)
        events = table.decide(Command("", table.seq, Act(action=action)), f"p{actor}")
        assert isinstance(events, list)
        for event in events:
            table.apply(event)


def twin_game(game: Game, seat: int, generator: Generator) -> Game:
    other = copy(game)
    other.deal, other.faces = twin(game, seat, generator)
    return other


def selections(game: Game, seat: int, generator: Generator) -> Iterator[messages.Preview]:
    """
    Pick as people do: ranks in part or whole, with wild cards, and after something staged.
    """
    ranks: dict[str, list[str]] = defaultdict(list)
    for face in game.faces.hand(seat):
        ranks[face[0]].append(face)
    wilds = [*ranks.get("X", []), *ranks.get("2", [])]
    staged = [f"{rank}:{' '.join(cards[:3])}" for rank, cards in ranks.items() if len(cards) > 2 and rank not in "X23"]
    yield messages.Preview(id="p", picked=[])
    for rank, cards in ranks.items():
        few = cards[: 1 + generator.below(len(cards))]
        yield messages.Preview(id="p", picked=few)
        yield messages.Preview(id="p", picked=[*cards, *wilds[: generator.below(3)]] if rank not in "X2" else cards)
        yield messages.Preview(id="p", picked=few, staged=[part for part in staged if part[0] != rank][:2])


def everything(table: Table, seat: int, generator: Generator) -> Iterator[object]:
    """
    Ask everything that a client can ask.
    """
    assert table.game is not None
    language = LANGUAGES[generator.below(len(LANGUAGES))]
    reader = Reader(table, seat, language)
    yield table_view(reader)
    yield view_text(reader)
    for thing in THINGS:
        yield about(reader, messages.About(id="a", thing=thing))
    if seat == SPECTATOR:
        return
    for selection in selections(table.game, seat, generator):
        yield preview(reader, table.seq, selection)
    pile = table.game.deal.pile
    top = pile[len(pile) - 1] if len(pile) else 0
    for step in EVERY_STEP[generator.below(4) :: 4]:
        yield why(reader, messages.Why(id="w", action=action_text(action_of(step, top))))
    yield hint(reader, messages.Hint(id="h", staged=selection.staged))
    yield hint(reader, messages.Hint(id="h"))


def asked(table: Table, game: Game, seat: int, seed: int) -> list[bytes]:
    """
    Ask everything of a table with this game on it.
    """
    before = table.game
    table.game = game
    try:
        return [msgspec.json.encode(answer) for answer in everything(table, seat, Generator(seed))]
    finally:
        table.game = before


def assert_same_bytes(name: str, seed: int, places: int) -> None:
    generator = Generator(seed)
    table = table_of(name, f"bytes {seed}")
    compared = 0
    for place, game in enumerate(positions(table, Generator(seed))):
        if place % places != seed % places:
            continue
        for seat in (int(game.deal.to_act), generator.below(len(game.deal.seats)), SPECTATOR):
            other = twin_game(game, seat, generator)
            one, two = asked(table, copy(game), seat, place), asked(table, other, seat, place)
            assert one == two
            compared += len(one)
    assert compared > 100


@pytest.mark.parametrize("name", PROFILES)
def test_twins_give_the_same_bytes(name: str) -> None:
    assert_same_bytes(name, 1, places=40)


@pytest.mark.long
@pytest.mark.parametrize("name", PROFILES)
def test_many_twins_give_the_same_bytes(name: str) -> None:
    for seed in range(10):
        assert_same_bytes(name, seed, places=7)


def test_twins_are_told_apart_by_their_owner() -> None:
    """
    The comparison itself works: whose cards were dealt anew sees the difference.
    """
    table = table_of("standard", "owner")
    game = next(positions(table, Generator(0)))
    other = twin_game(game, 0, Generator(3))
    assert asked(table, game, 1, 0) != asked(table, other, 1, 0)
