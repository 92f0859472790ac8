"""
How other libraries' card games are played at random: what a step is in each, and the loop around it.

Every loop driven from Python has the shape of ours (`pennies.arena.bench.drive`): list the legal actions, choose one
with a number from the same generator, apply it. Where a choice can be made in favour of the other library, it is: cards
dealt one by one count as steps, and a chance node is sampled from its list of outcomes, which are equally likely in all
of these games, without computing probabilities.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Final

from pennies.arena.machine import version_of
from pennies.arena.measuring import Task, prepared_rates, rates

DRIVEN: Final = "driven_steps"
INSIDE: Final = "steps"
"""What of ours a game is compared with: names of `pennies.arena.bench.WORK`."""

DEALS: Final = 4
"""Games between two looks at the clock."""
SEED: Final = 2


@dataclass(frozen=True)
class Game:
    """
    A game of another library.

    Attributes:
        package: as it is installed.
        task: imports the library and makes the task, which gives steps a second under `name`.
        against: `DRIVEN` from Python or `INSIDE` the library.
        step: what a step of it is.
    """

    name: str
    package: str
    task: Callable[[str], Task]
    against: str
    step: str

    def version(self) -> str:
        return version_of(self.package)


def openspiel(game: str) -> Callable[[str], Task]:
    """
    Drive a game of OpenSpiel from Python, from its first chance node on.
    """

    def make(name: str) -> Task:
        rules = _openspiel_game(game)
        random = Random(SEED).random

        def portion() -> Mapping[str, int]:
            return {name: sum(drive_openspiel(rules.new_initial_state(), random) for _ in range(DEALS))}

        return rates(portion)

    return make


def openspiel_after_deal(game: str) -> Callable[[str], Task]:
    """
    Drive a game of OpenSpiel from Python, from the first decision on; dealing is not measured.
    """

    def make(name: str) -> Task:
        rules = _openspiel_game(game)
        random = Random(SEED).random

        def prepare() -> list[Any]:
            return [_dealt(rules.new_initial_state(), random) for _ in range(DEALS)]

        def portion(states: list[Any]) -> Mapping[str, int]:
            return {name: sum(drive_openspiel(state, random) for state in states)}

        return prepared_rates(prepare, portion)

    return make


def openspiel_inside(game: str) -> Callable[[str], Task]:
    """
    Let OpenSpiel play a game in its own C++: uniformly random bots, from the first chance node to the end.
    """

    def make(name: str) -> Task:
        rules = _openspiel_game(game)
        pyspiel = import_module("pyspiel")
        players = range(rules.num_players())
        bots = [pyspiel.make_uniform_random_bot(player, SEED) for player in players]
        random = Random(SEED)

        def portion() -> Mapping[str, int]:
            steps = 0
            for _ in range(DEALS):
                state = rules.new_initial_state()
                pyspiel.evaluate_bots(state, bots, random.getrandbits(31))
                steps += state.move_number()
            return {name: steps}

        return rates(portion)

    return make


def drive_openspiel(state: Any, random: Callable[[], float]) -> int:
    """
    Play on to the end. A chance node's legal actions are its outcomes.
    """
    made = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        made += 1
    return made


def rlcard_gin(name: str) -> Task:
    """
    Drive RLCard's gin rummy, the bare game without its environment and its encoded observations.
    """
    game = import_module("rlcard.games.gin_rummy.game").GinRummyGame()
    game.np_random = import_module("numpy").random.RandomState(SEED)
    random = Random(SEED).random

    def portion() -> Mapping[str, int]:
        made = 0
        game.init_game()
        while not game.is_over():
            actions = game.judge.get_legal_actions()
            game.step(actions[int(random() * len(actions))])
            made += 1
        return {name: made}

    return rates(portion)


def pokerkit_six(name: str) -> Task:
    """
    Drive PokerKit's no-limit hold'em, six-handed with 100 big blinds: fold, check or call, or the least raise.

    All that is no decision is automated.
    """
    pokerkit = import_module("pokerkit")
    automations = tuple(pokerkit.Automation)
    random = Random(SEED).random

    def portion() -> Mapping[str, int]:
        made = 0
        state = pokerkit.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, (200,) * 6, 6)  # noqa: FBT003 - its own order
        while state.status:
            actions = _poker_actions(state)
            actions[int(random() * len(actions))]()
            made += 1
        return {name: made}

    return rates(portion)


def _poker_actions(state: Any) -> list[Callable[[], object]]:
    actions = [state.check_or_call]
    if state.can_fold():
        actions.append(state.fold)
    if state.can_complete_bet_or_raise_to():
        actions.append(lambda: state.complete_bet_or_raise_to(state.min_completion_betting_or_raising_to_amount))
    return actions


def _openspiel_game(game: str) -> Any:
    return import_module("pyspiel").load_game(game)


def _dealt(state: Any, random: Callable[[], float]) -> Any:
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return state


_HEARTS: Final = "a card dealt, passed or played (114 a deal, 61 of them decisions)"
_EIGHTS: Final = "a card dealt, drawn or played, or a pass; five players (133 a deal, 81 decisions)"
_GIN: Final = "a card dealt or drawn by chance, a draw, discard, knock, lay or pass (161 a deal, 113 decisions)"
_AFTER: Final = "the same, timed from the first decision on"

HEARTS: Final = "OpenSpiel hearts"
HEARTS_INSIDE: Final = "OpenSpiel hearts in C++"
GIN_AFTER: Final = "OpenSpiel gin_rummy after its deal"
RLCARD_GIN: Final = "RLCard gin-rummy, bare game"

GAMES: Final = (
    Game(HEARTS, "open_spiel", openspiel("hearts"), DRIVEN, _HEARTS),
    Game("OpenSpiel crazy_eights", "open_spiel", openspiel("crazy_eights"), DRIVEN, _EIGHTS),
    Game("OpenSpiel gin_rummy", "open_spiel", openspiel("gin_rummy"), DRIVEN, _GIN),
    Game("OpenSpiel hearts after its deal", "open_spiel", openspiel_after_deal("hearts"), DRIVEN, _AFTER),
    Game(GIN_AFTER, "open_spiel", openspiel_after_deal("gin_rummy"), DRIVEN, _AFTER),
    Game(RLCARD_GIN, "rlcard", rlcard_gin, DRIVEN, "a decision: draw, discard, knock, score (120 a game)"),
    Game(
        "PokerKit hold'em, six-handed", "pokerkit", pokerkit_six, DRIVEN,
        "a decision: fold, check or call, least raise (17 a hand); cards and chips move by themselves",
    ),
    Game(HEARTS_INSIDE, "open_spiel", openspiel_inside("hearts"), INSIDE, _HEARTS),
    Game("OpenSpiel crazy_eights in C++", "open_spiel", openspiel_inside("crazy_eights"), INSIDE, _EIGHTS),
    Game("OpenSpiel gin_rummy in C++", "open_spiel", openspiel_inside("gin_rummy"), INSIDE, _GIN),
)  # fmt: skip
