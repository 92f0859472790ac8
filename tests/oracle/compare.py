"""
Hold the engine to the slow reference: random deals and random positions, step by step, until the time is up.

    python -m tests.oracle.compare --seed 1 --seconds 300

It runs on whatever `pennies` comes first on the path, compiled or not (PYTHONPATH), prints what was compared, and ends
with the first difference, told so that it can be played again: `--seed N --rounds 1` repeats the round of that seed.
"""

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pennies.engine.check
from pennies.engine.play import perform
from pennies.engine.scoring import results as engine_results
from pennies.engine.state import ENDINGS, PHASES
from pennies.engine.state import Deal as EngineDeal
from pennies.game.faces import Faces
from pennies.game.game import Game
from pennies.game.judging import judge
from pennies.game.notation import parse_action
from pennies.game.position import position_values, ranks_in_order, read_table
from pennies.game.shuffle import shuffle_from_text
from pennies.game.tables import Table
from pennies.game.view import steps_of
from pennies.profiles import Profile
from pennies.profiles.errors import InputError
from tests.oracle.cards import Rules, minimum, tidy, written
from tests.oracle.deal import OVER, Deal
from tests.oracle.positions import place_of, random_action, random_position, random_profile
from tests.oracle.refusals import act, legal, settle, why_not
from tests.oracle.sheet import results
from tests.oracle.turn import TooManyTurnsError

Snapshot = dict[str, Any]

EAGER = 0.85
"""How often a random player lays or takes if that is possible; else hardly a canasta would be closed."""


class DifferenceError(Exception):
    """
    The engine and the reference disagree; the text says where and how.
    """


@dataclass
class Both:
    """
    The same deal twice, and how it came there.

    Attributes:
        story: profile, pack or position, and all actions so far.
        counts: what was compared, for the report.
    """

    engine: EngineDeal
    faces: Faces
    reference: Deal
    story: list[str]
    counts: Counter[str] = field(default_factory=Counter)

    def compare(self) -> list[str]:
        """
        Compare the position and the legal steps.

        Returns:
            The legal steps.

        Raises:
            DifferenceError: they are not the same.
        """
        expected, found = snapshot(self.reference), engine_snapshot(self.engine)
        if expected == found:
            steps = sorted(legal(self.reference))
            listed = sorted(steps_of(self.engine).values())
            self.counts["positions"] += 1
            if steps == listed:
                return steps
            expected = {"legal": [step for step in steps if step not in listed], **expected}
            found = {"legal": [step for step in listed if step not in steps], **found}
        self.differ({key: (value, found[key]) for key, value in expected.items() if value != found[key]})
        return []

    def judge(self, action: str) -> bool:
        """
        Compare what is said of an action, legal or not.

        Returns:
            Whether it is legal.
        """
        refusal = judge(self.engine, self.faces, parse_action(action))
        expected, found = why_not(self.reference, action), refusal.rule if refusal else ""
        self.counts["judged"] += 1
        self.counts[f"refused by {expected}" if expected else "judged legal"] += 1
        if expected != found:
            self.differ({f"refused {action!r}": (expected, found)})
        return expected == ""

    def act(self, action: str) -> None:
        self.story.append(action)
        self.counts["actions"] += 1
        trace: list[Any] = []
        said = parse_action(action)
        perform(self.engine, said.action(), trace)
        self.faces.follow(trace, said.named())
        act(self.reference, action)

    def differ(self, differences: dict[str, tuple[object, object]]) -> None:
        """
        Raise what is different, with the position that it came from.
        """
        lines = [
            f"{key}: by the rule-book {expected}, in the engine {found}"
            for key, (expected, found) in differences.items()
        ]
        position = {**position_values(self.engine), "aside": ranks_in_order(list(self.engine.aside))}
        raise DifferenceError("\n".join([*self.story, f"the engine's position: {json.dumps(position)}", *lines]))


def snapshot(deal: Deal) -> Snapshot:
    """
    Write everything that is compared of the reference's deal.
    """
    over = deal.phase == OVER
    return {
        "phase": deal.phase,
        "ended_by": deal.ended_by,
        "result": results(deal) if over else [],
        "to_act": deal.turn if over else deal.to_act,
        "turn": deal.turn,
        "hands": deal.hands,
        "feet": [tidy(foot) for foot in deal.feet],
        "foot_due": [] if over or not deal.due else [deal.turn],
        "stock": deal.stock,
        "pile": deal.pile,
        "aside": deal.aside,
        "melds": [
            sorted([written(cards) for cards in melds.values()] + [written(cards) for _, cards in canastas])
            for melds, canastas in zip(deal.melds, deal.canastas, strict=True)
        ],
        "red_threes": deal.red_threes,
        "permission": "" if over else deal.permission,
    }


def engine_snapshot(deal: EngineDeal) -> Snapshot:
    """
    Write the same of the engine's deal.
    """
    values = position_values(deal)
    over = PHASES[deal.phase] == OVER
    return {
        "phase": PHASES[deal.phase],
        "ended_by": ENDINGS[deal.ended_by],
        "result": [int(points) for points in engine_results(deal)] if over else [],
        "to_act": int(deal.turn) if over else int(deal.to_act),
        "turn": int(deal.turn),
        "hands": [tidy(hand) for hand in values["hands"]],
        "feet": [tidy(foot) for foot in values["feet"]],
        "foot_due": [] if over else values["foot_due"],
        "stock": values["stock"],
        "pile": values["pile"],
        "aside": ranks_in_order(list(deal.aside)),
        "melds": [sorted(written(meld) for meld in melds) for melds in values["melds"]],
        "red_threes": values["red_threes"],
        "permission": "" if over else values["permission"],
    }


def rules_of(profile: Profile) -> Rules:
    """
    Give a profile's values as plain data.
    """
    rules: Rules = json.loads(profile.canonical)
    return rules


def dealt(name: str, profile: Profile, seed: str) -> Both:
    """
    Deal a shuffled pack to both; scores differ so that every minimum comes up.
    """
    rules = rules_of(profile)
    shuffle = shuffle_from_text(seed, 0, rules["players"])
    scores = [(-500, 0, 6_000, 11_000, 16_000)[(shuffle.seed[0] + team) % 5] for team in range(rules["teams"])]
    dealer = shuffle.seed[1] % int(rules["players"])
    game = Game(profile)
    pack = shuffle.pack(game.rules)
    game.start_deal(dealer, scores, pack, shuffle)
    reference = Deal(rules, dealer, scores)
    reference.deal_out("".join(map(rank_letter, pack)))
    settle(reference)
    return Both(
        game.deal, game.faces, reference, [f"profile: {name}", f"dealt from seed {seed!r}, dealer {dealer}, {scores}"]
    )


def rank_letter(face: str) -> str:
    return "R" if face in ("3H", "3D") else face[0]


def placed(rules: Rules, table: dict[str, Any]) -> Deal:
    """
    Make the reference's deal of a position.
    """
    turn, teams = table["to_act"], rules["teams"]
    deal = Deal(rules, (turn - 1) % rules["players"], table["scores"])
    deal.phase = table["phase"]
    deal.hands = [tidy(hand) for hand in table["hands"]]
    deal.feet = list(table["feet"])
    deal.stock, deal.pile = table["stock"], table["pile"]
    for team, melds in enumerate(table["melds"]):
        for meld in melds:
            place = place_of(meld)
            if len(meld) == rules["meld_max"] and place != "3":
                deal.canastas[team].append((place, meld))
            else:
                deal.melds[team][place] = meld
    deal.red_threes = list(table["red_threes"])
    deal.opened = [bool(melds) for melds in table["melds"]]
    deal.permission = table["permission"]
    deal.due = table["foot_due"] != []
    deal.owed = 0 if deal.opened[turn % teams] else minimum(rules, table["scores"][turn % teams])
    return deal


def both_placed(name: str, profile: Profile, table: dict[str, Any]) -> Both | None:
    """
    Give a position to both; None if the engine's reader refuses it, rightly.
    """
    rules = rules_of(profile)
    story = [f"profile: {name}", f"position: {json.dumps(table)}"]
    reference = placed(rules, table)
    settle(reference)
    stuck = reference.turn != table["to_act"]
    try:
        deal, faces = read_table(profile.rules(), Table(dict(table), ""))
    except InputError as fault:
        if fault.code == "position-stuck" and not stuck:
            raise DifferenceError("\n".join([*story, "refused as stuck", str(snapshot(reference))])) from fault
        return None
    if stuck:
        raise DifferenceError("\n".join([*story, "read, though nothing can be done", str(snapshot(reference))]))
    return Both(deal, faces, reference, story)


def play(both: Both, random: Random, most: int) -> None:
    """
    Play on at random, comparing before every action and saying other things now and then.
    """
    keenness = random.choice((0.0, EAGER, EAGER, 1.0))
    for _ in range(most):
        steps = both.compare()
        if not steps:
            both.counts[f"ended by {both.reference.ended_by}"] += 1
            return
        chosen = choose(steps, random, keenness)
        for _ in range(random.choice((0, 1, 1, 3))):
            action = random_action(both.reference, random)
            if both.judge(action) and random.random() < 0.5:
                chosen = action
        if chosen not in steps or random.random() < 0.1:
            both.judge(chosen)
        both.act(chosen)


def choose(steps: list[str], random: Random, keenness: float) -> str:
    keen = [step for step in steps if step.startswith(("lay", "take", "ask", "yes"))]
    return random.choice(keen if keen and random.random() < keenness else steps)


def compare_round(seed: int, counts: Counter[str]) -> None:
    """
    Compare one deal or some positions, as the seed chooses.

    Raises:
        DifferenceError: the engine and the reference disagree.
    """
    random = Random(seed)
    try:
        if seed % 8 == 0:
            compare_deal(random, counts)
        else:
            compare_positions(random, counts)
    except TooManyTurnsError:
        counts["left undecided"] += 1


def compare_deal(random: Random, counts: Counter[str]) -> None:
    name, profile = random_profile(random)
    both = dealt(name, profile, f"oracle {random.random()}")
    both.counts = counts
    counts["deals"] += 1
    play(both, random, 3_000)


def compare_positions(random: Random, counts: Counter[str]) -> None:
    name, profile = random_profile(random)
    for _ in range(10):
        both = both_placed(name, profile, random_position(rules_of(profile), random))
        if both is None:
            counts["positions refused"] += 1
            continue
        both.counts = counts
        counts["positions made up"] += 1
        for _ in range(6 if both.compare() else 0):
            both.judge(random_action(both.reference, random))
        play(both, random, random.choice((1, 5, 30)))


def main() -> int:
    """
    Compare until the time is up or something is different.

    Returns:
        The exit status: 1 if there was a difference.
    """
    parser = argparse.ArgumentParser(description="Compare the engine with the slow reference of the rules.")
    parser.add_argument("--seed", type=int, default=1, help="of the first round; the next has the next")
    parser.add_argument("--seconds", type=float, default=60.0, help="of processor time")
    parser.add_argument("--rounds", type=int, default=sys.maxsize, help="at most")
    parser.add_argument("--go-on", action="store_true", help="after a difference")
    chosen = parser.parse_args()
    print(f"the engine: {pennies.engine.check.__file__}")
    counts: Counter[str] = Counter()
    start = time.process_time()
    differences = 0
    for seed in range(chosen.seed, min(sys.maxsize, chosen.seed + chosen.rounds)):
        if time.process_time() - start > chosen.seconds or (differences and not chosen.go_on):
            break
        counts["rounds"] += 1
        try:
            compare_round(seed, counts)
        except DifferenceError as difference:
            differences += 1
            print(f"\nA difference, seed {seed}:\n{difference}")
    print(f"\n{', '.join(f'{number} {what}' for what, number in counts.most_common())}")
    print(f"{differences} differences in {time.process_time() - start:.0f} s of processor time, seed {chosen.seed}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
