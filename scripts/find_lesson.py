"""
Find a deal that teaches, and write it down for `pennies.table.lesson`.

    python scripts/find_lesson.py              search from the first number on, and write the first deal that will do
    python scripts/find_lesson.py --from 34    the same from a number on

All six seats are played by bots of rules of thumb. A deal will do if one seat, within five turns, opens in its first
turn, takes a large pile with a pair, closes a canasta and so earns its foot, blocks the pile with a black three, asks
its partners, is told yes and goes out. That seat is the learner's. Cards that a turn lays on one meld one by one are
written as one lay, which brings the same.
"""

import argparse
from collections.abc import Iterator
from itertools import count, groupby
from pathlib import Path
from typing import Final

from pennies.bots import make_bot
from pennies.engine.steps import ASK, DISCARD, LAY, TAKE
from pennies.game.fingerprint import fingerprint
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.record import write_record
from pennies.game.refusal import Refusal
from pennies.game.shuffle import Shuffle, shuffle_from_text
from pennies.profiles import from_record

FILE: Final = Path(__file__).parent.parent / "src" / "pennies" / "table" / "data" / "lesson.toml"
LEVEL: Final = "strong"
DEALER: Final = 5
MOST_TURNS: Final = 5
LARGE_PILE: Final = 8

Actions = list[tuple[int, str, int]]
"""Seat, action, and how many canastas its team had."""


def started(number: int) -> Game:
    """
    Deal the cards of a number.
    """
    profile = from_record("standard")
    rules = profile.rules()
    shuffle: Shuffle = shuffle_from_text(f"lesson {number}", 1, int(rules.players))
    game = Game(profile)
    game.start_deal(DEALER, [0] * int(rules.teams), shuffle.pack(rules), shuffle)
    return game


def played_by_bots(number: int) -> tuple[Game, Actions, dict[int, list[str]]]:
    """
    Play a deal; also what each seat has done of what there is to learn, in the order it was done.
    """
    game = started(number)
    bots = [make_bot(LEVEL, game.profile, seat) for seat in range(int(game.rules.players))]
    actions: Actions = []
    done: dict[int, list[str]] = {seat: [] for seat in range(len(bots))}
    while not game.is_deal_over:
        seat = int(game.deal.to_act)
        view = game.view(seat)
        text = view.steps[bots[seat].choose(view)]
        act(game, seat, text)
        actions.append((seat, text, len(view.teams[seat % 2].canastas)))
        verb, now = parse_action(text).verb, game.view(seat)
        if view.phase == "draw":
            done[seat].append("turn")
        if not view.teams[seat % 2].opened and now.teams[seat % 2].opened:
            done[seat].append("opened")
        if verb == TAKE and len(view.pile) >= LARGE_PILE:
            done[seat].append("took")
        if now.foot_due == seat != view.foot_due:
            done[seat].append("foot")
        if verb == DISCARD and text.endswith("3"):
            done[seat].append("blocked")
        if verb == ASK:
            done[seat].append("asked")
    done[actions[-1][0]].append(game.view(0).ended_by)
    return game, actions, done


def teaches(done: list[str]) -> bool:
    turns = done.count("turn")
    wanted = {"opened", "took", "foot", "blocked", "asked", "out"}
    return wanted <= set(done) and turns <= MOST_TURNS and done[:2] == ["turn", "opened"]


def act(game: Game, seat: int, text: str) -> None:
    answer = game.act(seat, text)
    if isinstance(answer, Refusal):
        raise TypeError(f"{seat} {text}: {answer}")


def gathered(actions: Actions) -> Iterator[tuple[int, str]]:
    """
    Make one lay of all that is laid on a meld between two other actions.
    """
    for (seat, is_lay, _), group in groupby(actions, lambda one: (one[0], parse_action(one[1]).verb == LAY, one[2])):
        if not is_lay:
            yield from ((seat, text) for _, text, _ in group)
            continue
        melds: dict[str, str] = {}
        for _, text, _ in group:
            target, _, cards = text.removeprefix("lay ").partition(":")
            melds[target] = melds.get(target, "") + cards
        yield from ((seat, str(parse_action(f"lay {target}:{cards}"))) for target, cards in melds.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number to begin with")
    for number in count(parser.parse_args().first):
        played, actions, done = played_by_bots(number)
        learner = next((seat for seat in done if teaches(done[seat])), None)
        if learner is None:
            continue
        game = started(number)
        for seat, text in gathered(actions):
            act(game, seat, text)
        if fingerprint(game.deal) != fingerprint(played.deal):
            raise ValueError(f"lesson {number}: gathered lays bring something else")
        game.meta = {"learner": learner, "found": f"scripts/find_lesson.py --from {number}"}
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(write_record(game), encoding="utf-8")
        print(f"lesson {number}: seat {learner}, {len(game.deals[0].actions)} actions, {done[learner]}")
        return


if __name__ == "__main__":
    main()
