"""
Ways to reach the opening minimum from what is staged: melds more of the hand, with as few wild cards as can be.

Every way is judged by the engine as it would be laid. Whether there is any way at all is the engine's knowledge
(`opening_reach`); here only plain ones are looked for, of up to three parts more.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Final

from pennies.engine.ranks import RED_THREE, WILD
from pennies.game.cards import rank_of
from pennies.game.game import Game
from pennies.game.notation import Part
from pennies.server import messages
from pennies.server.picking import Picked, points_of, text_of
from pennies.server.reader import WILDS, Reader
from pennies.server.targets import After, part_of, shortfall

MOST_WAYS: Final = 2
_MOST_JUDGED: Final = 60
_MOST_WILDS: Final = 3
_MOST_PARTS: Final = 3

Way = tuple[Part, ...]


def ways_of(reader: Reader, game: Game, picked: Picked) -> list[messages.Way]:
    """
    List up to two ways, that of fewest wild cards and then of fewest cards first; no way holds the cards of another.

    See: OPEN-2, OPEN-3.
    """
    team = game.deal.own_team()
    staged = sum(points_of(game.deal, part) for part in picked.staged)
    missing = int(team.minimum) - int(team.laid) - staged
    left = _left(game.faces.hand(reader.seat), picked)
    if team.opened or missing <= 0 or not picked.staged:
        return []
    parts = list(dict.fromkeys(_parts(left, {part.target for part in picked.staged})))
    tried = [way for way in _ways(parts) if sum(points_of(game.deal, part) for part in way) >= missing]
    found: list[Way] = []
    for way in sorted(tried, key=_cost)[:_MOST_JUDGED]:
        if not any(_faces(known) <= _faces(way) for known in found) and _opens(reader, game, picked, way):
            found.append(way)
        if len(found) == MOST_WAYS:
            break
    return [_shown(reader, game, way, int(team.laid) + staged) for way in found]


def _left(hand: Sequence[str], picked: Picked) -> list[str]:
    left = list(hand)
    for face in chain.from_iterable(part.cards.faces for part in picked.staged):
        if face in left:
            left.remove(face)
    return left


def _parts(left: Sequence[str], staged: set[int]) -> Iterator[Part]:
    """
    List melds that one may try: each rank with all its cards and with wild cards; wild cards onto what is staged.
    """
    ranks: dict[int, list[str]] = defaultdict(list)
    for face in left:
        if rank_of(face) not in (*WILDS, RED_THREE):
            ranks[rank_of(face)].append(face)
    for wilds in _wilds(left):
        for rank, faces in ranks.items():
            yield part_of(rank, [*faces, *wilds])
        if wilds:
            yield from (part_of(target, wilds) for target in sorted(staged) if target != WILD)


def _wilds(left: Sequence[str]) -> Iterator[list[str]]:
    """
    List handfuls of wild cards: none, then few of each kind.
    """
    yield []
    for kind in WILDS:
        first = sorted((face for face in left if rank_of(face) in WILDS), key=lambda face: rank_of(face) != kind)
        yield from (first[:count] for count in range(1, min(len(first), _MOST_WILDS) + 1))


def _ways(parts: Sequence[Part]) -> Iterator[Way]:
    """
    Put parts together: different melds, and wild cards in one of them at most.
    """
    plain = [part for part in parts if not _wild_count(part)]
    for count in range(_MOST_PARTS):
        for some in combinations(plain, count):
            targets = {part.target for part in some}
            yield from ((*some, part) for part in parts if _wild_count(part) and part.target not in targets)
            if some:
                yield some
    yield from combinations(plain, _MOST_PARTS)


def _wild_count(part: Part) -> int:
    return sum(rank in WILDS for rank in part.cards.ranks)


def _faces(way: Way) -> Counter[str]:
    return Counter(face for part in way for face in part.cards.faces)


def _cost(way: Way) -> tuple[int, int]:
    return sum(map(_wild_count, way)), sum(len(part.cards) for part in way)


def _opens(reader: Reader, game: Game, picked: Picked, way: Way) -> bool:
    """
    Ask the engine whether all of it may be laid, and opens.
    """
    if game.judge(reader.seat, picked.lay(*way)) is not None:
        return False
    return shortfall(After(game.deal, [*picked.staged, *way[:-1]], way[-1]).deal) is None


def _shown(reader: Reader, game: Game, way: Way, before: int) -> messages.Way:
    points = sum(points_of(game.deal, part) for part in way)
    label = reader.text("server-way", cards=reader.cards(_faces(way).elements()), sum=before + points)
    return messages.Way(label=label, parts=[text_of(part) for part in way])
