"""
Bots choose the same whether they are compiled or not.

Only where they are compiled is there anything to compare (`make compiled`): the plain sources, in a process
of their own, must make the same choices.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pennies.bots.core import search as searching
from pennies.bots.core.belief_factors import BELIEFS
from pennies.bots.core.search import Budget
from pennies.bots.core.selfplay import Player, contest, duel
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.weights import club, novice, strong
from pennies.profiles import load

ROOT = Path(__file__).parents[2]
IS_COMPILED = not str(searching.__file__).endswith(".py")

PLAIN = "from tests.bots.test_compiled import outcomes; print(*outcomes())"


def outcomes() -> list[int]:
    """
    Play deals whose margins hang on every choice.
    """
    rules = load("standard").rules()
    made = [*duel(rules, strong(), club(), 12, 5), *duel(rules, club(), novice(), 6, 6, 6000)]
    planner = Player(strong(), table=TURN_WEIGHTS)
    made += contest(rules, planner, Player(club()), 3, 7)
    player = Player(strong(), Budget(4, turns=3, beliefs=BELIEFS, table=TURN_WEIGHTS, faith=4, aims_at_game=True))
    return [int(points) for points in [*made, *contest(rules, player, Player(club()), 1, 7)]]


@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled here")
def test_compiled_bots_choose_as_plain_ones_do() -> None:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    plain = subprocess.run([sys.executable, "-c", PLAIN], env=environ, check=True, capture_output=True, text=True)
    assert plain.stdout.split() == [str(points) for points in outcomes()]


def test_deals_among_players_come_out_the_same_every_time() -> None:
    rules = load("standard").rules()
    assert list(duel(rules, strong(), club(), 2, 5)) == list(duel(rules, strong(), club(), 2, 5))
    assert list(duel(rules, club(), club(), 2, 5)) == [0, 0]
