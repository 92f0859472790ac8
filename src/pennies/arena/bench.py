"""
How fast this machine plays: the figures of `pennies bench`, and what each of them counts.

`measuring` decides how they are measured, `footprint` what memory and import are. What other games manage on the same
machine, `bench/` in the repository measures beside these.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from pennies.arena.footprint import bytes_of_clone, import_s
from pennies.arena.machine import Machine, this_machine
from pennies.arena.match import seat_bots
from pennies.arena.measuring import ROUNDS, SHARE_S, Clock, Figure, Portion, Task, Told, measure, rates
from pennies.bots import Bot
from pennies.engine.chance import Generator, ordered_pack, play_randomly, random_deal
from pennies.engine.check import check
from pennies.engine.legal import legal
from pennies.engine.play import apply
from pennies.engine.rules import Rules
from pennies.engine.scoring import results
from pennies.engine.state import Deal
from pennies.engine.steps import Action, action_of
from pennies.game.game import Game
from pennies.game.notation import Said, parse_action
from pennies.game.shuffle import shuffle_from_text
from pennies.game.view import View
from pennies.profiles import Profile

RATE: Final = "per_second"
MICROSECONDS: Final = "us"
BYTES: Final = "bytes"

DEALS_A_PORTION: Final = 10
"""So many deals pass between two looks at the clock: a look takes as long as a few steps."""
_SAMPLED: Final = 7
"""Every so many-th position of a random deal is kept as a sample."""
_SAMPLE_DEALS: Final = 4
_COPIES: Final = 20


@dataclass(frozen=True)
class Work:
    """
    What a figure counts, and its unit: `RATE`, `MICROSECONDS` or `BYTES`.
    """

    counts: str
    unit: str = RATE


WORK: Final[Mapping[str, Work]] = {
    "deals": Work("random deals inside the engine, from a fresh pack to the score"),
    "steps": Work("the steps of these deals"),
    "driven_steps": Work("steps of random deals driven from Python: list, choose, apply"),
    "clones": Work("copies of a position"),
    "views": Work("views made of a position"),
    "checks": Work("legal actions judged by check"),
    "actions_read": Work("actions read from text"),
    "actions_written": Work("actions written as text"),
    "greedy_choices": Work("choices of the greedy bot"),
    "import": Work("importing all of the engine in a fresh interpreter", MICROSECONDS),
    "deal_memory": Work("a clone of a deal, the pack shared", BYTES),
}
"""The figures by name. Lower is better where the unit is not a rate."""


@dataclass(frozen=True)
class Bench:
    """
    What was measured, by name of the work.
    """

    machine: Machine
    profile: str
    rounds: int
    figures: Mapping[str, Figure]

    def values(self) -> dict[str, object]:
        """
        Make the JSON object of it.
        """
        return {
            "machine": self.machine.values(),
            "profile": self.profile,
            "rounds": self.rounds,
            "figures": {
                name: {"unit": WORK[name].unit, "median": figure.median, "rounds": list(figure.rounds)}
                for name, figure in self.figures.items()
            },
        }


def run_bench(
    profile: Profile,
    clock: Clock,
    *,
    work: Collection[str] = tuple(WORK),
    rounds: int = ROUNDS,
    share_s: float = SHARE_S,
    told: Told | None = None,
) -> Bench:
    """
    Measure what is asked for.

    Args:
        clock: gives seconds of processor time, `time.process_time`.
        work: names out of `WORK`.
        rounds: how often every task is measured.
        share_s: how long a rate is measured in a round, at least.
        told: called with how many measurements are done, and of how many.
    """
    figures = measure(tasks_of(profile, work), clock, rounds=rounds, share_s=share_s, told=told)
    return Bench(
        machine=this_machine(),
        profile=profile.name,
        rounds=rounds,
        figures={name: figures[name] for name in WORK if name in work},
    )


def tasks_of(profile: Profile, work: Collection[str]) -> list[Task]:
    """
    Make the tasks that measure what is asked for, and perhaps more: steps come with their deals.
    """
    samples = _Samples(profile)
    return [task(samples) for names, task in _TASKS.items() if not names.isdisjoint(work)]


def drive(deal: Deal, random: Callable[[], float]) -> int:
    """
    Play a deal randomly to its end, step by step from Python, as a search or a learner would.

    Args:
        random: gives a number from 0 to below 1, so that choosing costs the same in every game that is compared.

    Returns:
        How many steps were made.
    """
    made = 0
    while not deal.is_over():
        steps = legal(deal)
        count: int = len(steps)
        apply(deal, steps[int(random() * count)])
        made += 1
    return made


class _Samples:
    """
    What is worked on, made when a task first asks for it; the same every time.
    """

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.rules = profile.rules()

    @cached_property
    def positions(self) -> list[Deal]:
        return [position for number in range(_SAMPLE_DEALS) for position in sample_positions(self.rules, number)]

    @cached_property
    def actions(self) -> list[tuple[Deal, Action]]:
        return [(position, action) for position in self.positions for action in _actions(position)]

    @cached_property
    def games(self) -> list[Game]:
        return [_random_game(self.profile, number) for number in range(_SAMPLE_DEALS)]

    @cached_property
    def said(self) -> list[Said]:
        return [said for game in self.games for _, said in game.deals[-1].actions]

    @cached_property
    def views(self) -> list[View]:
        return [view for number in range(_SAMPLE_DEALS) for view in _views(self.profile, number)]


def _whole_deals(samples: _Samples) -> Task:
    rules, generator = samples.rules, Generator(1)
    pack = ordered_pack(rules)

    def portion() -> Mapping[str, int]:
        steps = 0
        for _ in range(DEALS_A_PORTION):
            deal = random_deal(rules, generator, pack[:])
            steps += play_randomly(deal, generator)
            results(deal)
        return {"deals": DEALS_A_PORTION, "steps": steps}

    return rates(portion)


def _driven_deals(samples: _Samples) -> Task:
    rules, generator, random = samples.rules, Generator(2), Random(2).random  # noqa: S311 - cards, not secrets
    pack = ordered_pack(rules)

    def portion() -> Mapping[str, int]:
        deals = (random_deal(rules, generator, pack[:]) for _ in range(DEALS_A_PORTION))
        return {"driven_steps": sum(drive(deal, random) for deal in deals)}

    return rates(portion)


def _clones(samples: _Samples) -> Portion:
    positions = samples.positions

    def portion() -> Mapping[str, int]:
        for position in positions:
            position.clone()
        return {"clones": len(positions)}

    return portion


def _checks(samples: _Samples) -> Portion:
    actions = samples.actions

    def portion() -> Mapping[str, int]:
        for position, action in actions:
            check(position, action)
        return {"checks": len(actions)}

    return portion


def _views_made(samples: _Samples) -> Portion:
    games, seats = samples.games, range(samples.rules.players)

    def portion() -> Mapping[str, int]:
        for game in games:
            for seat in seats:
                game.view(seat)
        return {"views": len(games) * len(seats)}

    return portion


def _actions_read(samples: _Samples) -> Portion:
    texts = [str(said) for said in samples.said]

    def portion() -> Mapping[str, int]:
        for text in texts:
            parse_action(text)
        return {"actions_read": len(texts)}

    return portion


def _actions_written(samples: _Samples) -> Portion:
    actions = samples.said

    def portion() -> Mapping[str, int]:
        for said in actions:
            str(said)
        return {"actions_written": len(actions)}

    return portion


def _greedy_choices(samples: _Samples) -> Portion:
    bots, views = seat_bots(samples.profile, ("greedy",), "bench"), samples.views

    def portion() -> Mapping[str, int]:
        for view in views:
            bots[view.seat].choose(view)
        return {"greedy_choices": len(views)}

    return portion


def _import(_: _Samples) -> Task:
    return lambda *_: {"import": import_s() * 1e6}


def _deal_memory(samples: _Samples) -> Task:
    return lambda *_: {"deal_memory": bytes_of_clone(samples.positions, _COPIES)}


_TASKS: Final[Mapping[frozenset[str], Callable[[_Samples], Task]]] = {
    frozenset({"deals", "steps"}): _whole_deals,
    frozenset({"driven_steps"}): _driven_deals,
    frozenset({"clones"}): lambda samples: rates(_clones(samples)),
    frozenset({"views"}): lambda samples: rates(_views_made(samples)),
    frozenset({"checks"}): lambda samples: rates(_checks(samples)),
    frozenset({"actions_read"}): lambda samples: rates(_actions_read(samples)),
    frozenset({"actions_written"}): lambda samples: rates(_actions_written(samples)),
    frozenset({"greedy_choices"}): lambda samples: rates(_greedy_choices(samples)),
    frozenset({"import"}): _import,
    frozenset({"deal_memory"}): _deal_memory,
}


def _play_on(deal: Deal, generator: Generator) -> Iterator[Deal]:
    """
    Play a deal randomly to its end, step by step; yields it after each step.
    """
    while not deal.is_over():
        steps = legal(deal)
        apply(deal, steps[generator.below(len(steps))])
        yield deal


def sample_positions(rules: Rules, seed: int) -> list[Deal]:
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


def _play(game: Game, bots: Sequence[Bot]) -> Iterator[View]:
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
