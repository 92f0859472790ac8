"""
What is passed to the engine and to bots is not kept for ever, on any build.
"""

import gc
import sys
from collections.abc import Callable

import pytest
from mypy_extensions import i64

from pennies.bots import make_bot
from pennies.bots.core.knowledge import beginning
from pennies.bots.core.selfplay import shuffled
from pennies.bots.core.weights import club, with_changes
from pennies.bots.reading import knowledge_of
from pennies.engine.chance import Generator, shuffle
from pennies.game.game import Game
from pennies.game.shuffle import shuffle_from_text
from pennies.profiles import load
from pennies.vecs import vec

PROFILE = load("standard")
RULES = PROFILE.rules()
TIMES = 500


def dealt() -> Game:
    game, cards = Game(PROFILE), shuffle_from_text("memory", 0, 6)
    game.start_deal(0, [0, 0], cards.pack(RULES), cards)
    return game


def assign() -> None:
    DEAL.aside = vec[i64]([0] * 15)


GAME = dealt()
VIEW = GAME.view(int(GAME.deal.to_act))
DEAL = beginning(shuffled(RULES, Generator(1), 0)).deal
BOT = make_bot("club", PROFILE, "memory")
GENERATOR = Generator(1)


@pytest.mark.parametrize(
    "work",
    [
        pytest.param(lambda: knowledge_of(RULES, VIEW), id="knowledge"),
        pytest.param(lambda: BOT.choose(VIEW), id="choice"),
        pytest.param(lambda: shuffle(vec[i64]([0] * 15), GENERATOR), id="argument"),
        pytest.param(lambda: with_changes(club()[:15], {}), id="vector of a vector"),
        pytest.param(assign, id="attribute"),
        pytest.param(dealt, id="deal"),
    ],
)
def test_memory_does_not_grow(work: Callable[[], object]) -> None:
    for _ in range(TIMES // 10):
        work()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        work()
    gc.collect()
    assert sys.getallocatedblocks() - before < TIMES // 5
