"""
Games for comparing builds of the engine: played at random, written down with the fingerprint after every step.

    python -m tests.project.played play FILE     # a game a line
    python -m tests.project.played replay FILE   # play them again; exit status 1 where something differs

A print of a step is made of what was legal, what was done and the whole state after it.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from pennies.build import engine_build
from pennies.engine.chance import Generator
from pennies.engine.legal import legal
from pennies.game.document import read_document
from pennies.game.fingerprint import fingerprint
from pennies.game.game import Game
from pennies.game.record import WrittenRecord, write_record
from tests.property.walks import PROFILES, start, walk

SEEDS = range(2)
PRINT_DIGITS = 16


def play(file: Path) -> int:
    """
    Play deals of every profile, one eagerly and one evenly, and write them down.
    """
    with file.open("w", encoding="utf-8") as out:
        for name in PROFILES:
            for seed in SEEDS:
                out.write(json.dumps(_played(name, seed)) + "\n")
    return 0


def _played(name: str, seed: int) -> dict[str, object]:
    game = start(name, f"build {seed}")
    positions = walk(game, Generator(seed), eager=seed % 2 == 0)
    prints, before = [fingerprint(game.deal)], ""
    for at in positions:
        if before:
            prints.append(_print(before, at))
        before = _legal(at)
    return {"name": f"{name} {seed}", "record": write_record(game), "prints": [*prints, _print(before, game)]}


def replay(file: Path) -> int:
    """
    Play the written games again and say of each how many steps are the same, or which is not.
    """
    differ = 0
    for line in file.read_text("utf-8").splitlines():
        written = json.loads(line)
        prints = list(_replayed(written["record"]))
        if prints == written["prints"]:
            print(f"{engine_build()}: {written['name']}: {len(prints)} positions are the same")  # noqa: T201 - a programme
            continue
        differ += 1
        pairs = enumerate(zip(prints, written["prints"], strict=False))
        place = next((number for number, (found, expected) in pairs if found != expected), len(prints))
        print(f"{engine_build()}: {written['name']}: another position after step {place}")  # noqa: T201 - a programme
    return 1 if differ else 0


def _replayed(text: str) -> Iterator[str]:
    record = read_document(text.encode())
    assert isinstance(record, WrittenRecord)
    game, (deal,) = Game(record.profile), record.deals
    game.start_deal(deal.dealer, deal.scores, deal.pack, deal.shuffle)
    yield fingerprint(game.deal)
    for seat, said in deal.actions:
        before = _legal(game)
        assert isinstance(game.act(seat, said), list), f"{said} is refused"
        yield _print(before, game)


def _legal(game: Game) -> str:
    return " ".join(str(step) for step in legal(game.deal))


def _print(legal_before: str, game: Game) -> str:
    seat, said = game.deals[-1].actions[-1]
    whole = "|".join([legal_before, f"{seat} {said}", fingerprint(game.deal)])
    return hashlib.sha256(whole.encode()).hexdigest()[:PRINT_DIGITS]


if __name__ == "__main__":
    sys.exit({"play": play, "replay": replay}[sys.argv[1]](Path(sys.argv[2])))
