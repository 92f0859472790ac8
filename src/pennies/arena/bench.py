"""
How fast this machine plays: the figures of `pennies bench`.

Every task does its work in portions until a share of processor time is used up. Tasks take turns over several rounds,
so that whatever else slows the machine meets all of them, and the median of the rounds counts. The clock is the
caller's (`time.process_time`).
"""

import platform
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from pennies.arena.match import seat_bots
from pennies.bots import Bot
from pennies.build import is_compiled
from pennies.engine.chance import Generator, ordered_pack, play_randomly, random_deal
from pennies.engine.check import check
from pennies.engine.legal import legal
from pennies.engine.play import apply
from pennies.engine.rules import Rules
from pennies.engine.state import Deal
from pennies.engine.steps import Action, action_of
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.shuffle import shuffle_from_text
from pennies.game.view import View
from pennies.profiles import Profile

ROUNDS: Final = 5
SHARE_S: Final = 0.4
"""Processor time of one task in one round, in seconds."""

_SAMPLED: Final = 7
"""Every so many-th position of a random deal is kept as a sample."""
_SAMPLE_DEALS: Final = 4
_CPU_FILE: Final = Path("/proc/cpuinfo")

Clock = Callable[[], float]
Portion = Callable[[], Mapping[str, int]]
"""Does a portion of work and tells how much of what it did."""


@dataclass(frozen=True)
class Machine:
    """
    What was measured on.

    Attributes:
        compiled: the engine runs as native code, not as plain Python.
    """

    platform: str
    processor: str
    python: str
    compiled: bool


@dataclass(frozen=True)
class Bench:
    """
    What was measured.

    Attributes:
        per_second: by name of the work (`WORK`), how many a second of processor time: the median of the rounds.
        spread: by name, the slowest and the fastest round.
    """

    machine: Machine
    profile: str
    rounds: int
    per_second: Mapping[str, float]
    spread: Mapping[str, tuple[float, float]]


WORK: Final = {
    "deals": "random deals, shuffled, dealt and played to the end inside the engine",
    "steps": "the steps of these deals",
    "driven_steps": "steps of random deals driven from Python: list, choose, apply",
    "clones": "copies of a position",
    "checks": "legal actions judged by check",
    "views": "views made of a position",
    "actions_read": "actions read from text",
    "greedy_choices": "choices of the greedy bot",
}
"""The names of the figures, and what each of them counts."""


def run_bench(
    profile: Profile,
    clock: Clock,
    *,
    rounds: int = ROUNDS,
    share_s: float = SHARE_S,
    on_round: Callable[[int], None] | None = None,
) -> Bench:
    """
    Measure everything.

    Args:
        clock: gives seconds of processor time, `time.process_time`.
        rounds: how often every task is measured.
        share_s: how long a task is measured in a round, at least.
        on_round: called with the number of rounds that are done.
    """
    rates: dict[str, list[float]] = {name: [] for name in WORK}
    tasks = _tasks(profile)
    for done in range(1, rounds + 1):
        for task in tasks:
            for name, rate in _measure(task, clock, share_s).items():
                rates[name].append(rate)
        if on_round is not None:
            on_round(done)
    return Bench(
        machine=this_machine(),
        profile=profile.name,
        rounds=rounds,
        per_second={name: median(values) for name, values in rates.items()},
        spread={name: (min(values), max(values)) for name, values in rates.items()},
    )


def this_machine() -> Machine:
    """
    Describe the machine and the build that this runs on.
    """
    return Machine(
        platform=platform.platform(),
        processor=_processor(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=is_compiled(),
    )


def _processor() -> str:
    """
    Name the processor as Linux does, or as Python can.
    """
    if _CPU_FILE.is_file():
        for line in _CPU_FILE.read_text(errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def _measure(task: Portion, clock: Clock, share_s: float) -> dict[str, float]:
    done: dict[str, int] = {}
    start = clock()
    used = 0.0
    while used < share_s or not used:
        for name, count in task().items():
            done[name] = done.get(name, 0) + count
        used = clock() - start
    return {name: count / used for name, count in done.items()}


def _tasks(profile: Profile) -> list[Portion]:
    rules = profile.rules()
    games = [_random_game(profile, number) for number in range(_SAMPLE_DEALS)]
    positions = [position for number in range(_SAMPLE_DEALS) for position in _positions(rules, number)]
    legal_actions = [(position, action) for position in positions for action in _actions(position)]
    texts = [str(said) for game in games for _, said in game.deals[-1].actions]
    views = [view for number in range(_SAMPLE_DEALS) for view in _views(profile, number)]
    bots = seat_bots(profile, ("greedy",), "bench")
    return [
        _whole_deals(rules),
        _driven_deals(rules),
        lambda: {"clones": sum(position.clone() is not position for position in positions)},
        lambda: {"checks": sum(check(position, action).is_legal() for position, action in legal_actions)},
        lambda: {"views": sum(len(_all_views(game)) for game in games)},
        lambda: {"actions_read": sum(parse_action(text).verb >= 0 for text in texts)},
        lambda: {"greedy_choices": sum(bots[view.seat].choose(view) in view.steps for view in views)},
    ]


def _whole_deals(rules: Rules) -> Portion:
    generator, pack = Generator(1), ordered_pack(rules)

    def portion() -> dict[str, int]:
        return {"deals": 1, "steps": play_randomly(random_deal(rules, generator, pack[:]), generator)}

    return portion


def _driven_deals(rules: Rules) -> Portion:
    generator, pack = Generator(2), ordered_pack(rules)

    def portion() -> dict[str, int]:
        deal = random_deal(rules, generator, pack[:])
        return {"driven_steps": sum(1 for _ in _play_on(deal, generator))}

    return portion


def _play_on(deal: Deal, generator: Generator) -> Iterator[Deal]:
    """
    Play a deal randomly to its end, step by step; yields it after each step.
    """
    while not deal.is_over():
        steps = legal(deal)
        apply(deal, steps[generator.below(len(steps))])
        yield deal


def _positions(rules: Rules, seed: int) -> list[Deal]:
    """
    Sample the positions of a random deal.
    """
    generator = Generator(seed)
    deal = random_deal(rules, generator, ordered_pack(rules))
    return [deal.clone() for number, _ in enumerate(_play_on(deal, generator)) if number % _SAMPLED == 0]


def _actions(deal: Deal) -> list[Action]:
    """
    Spell out every legal step of a position.
    """
    top = deal.pile[len(deal.pile) - 1] if len(deal.pile) else 0
    return [action_of(step, top) for step in legal(deal)]


def _started(profile: Profile, seed: int) -> Game:
    """
    Begin a game, every deal of it at the same score.
    """
    game = Game(profile)
    shuffle = shuffle_from_text("bench", seed, game.rules.players)
    game.start_deal(0, (0,) * game.rules.teams, shuffle.pack(game.rules), shuffle)
    return game


def _play(game: Game, bots: list[Bot]) -> Iterator[View]:
    """
    Play a deal to its end; yields what each choice was made from.
    """
    while not game.is_deal_over:
        seat = int(game.deal.to_act)
        view = game.view(seat)
        yield view
        game.act(seat, view.steps[bots[seat].choose(view)])


def _random_game(profile: Profile, seed: int) -> Game:
    """
    Play random steps, up to the middle of the deal or so, for texts and views.
    """
    game = _started(profile, seed)
    for number, _ in enumerate(_play(game, seat_bots(profile, ("random",), f"bench {seed}"))):
        if number == _SAMPLED**2:
            break
    return game


def _views(profile: Profile, seed: int) -> list[View]:
    """
    Collect what greedy bots see, without the positions that leave no choice.
    """
    game = _started(profile, seed)
    return [view for view in _play(game, seat_bots(profile, ("greedy",), "bench")) if len(view.steps) > 1]


def _all_views(game: Game) -> list[View]:
    return [game.view(seat) for seat in range(game.rules.players)]
