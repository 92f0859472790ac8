"""
Ways to reach the opening minimum from what is staged: melds more of the hand, with as few wild cards as can be.

Every way is judged by the engine as it would be laid. Whether there is any way at all is the engine's knowledge
(`opening_reach`); here only plain ones are looked for, of up to three parts more.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, islice
from typing import Final

from pennies.engine.codes import LEGAL
from pennies.engine.melds import size_fault, wilds_fault
from pennies.engine.ranks import RED_THREE, WILD
from pennies.engine.state import Deal
from pennies.game.cards import rank_of
from pennies.game.game import Game
from pennies.game.notation import Part
from pennies.server import messages
from pennies.server.picking import Picked, points_of, text_of
from pennies.server.reader import WILDS, Reader
from pennies.server.targets import After, part_of, shortfall

MOST_WAYS: Final = 2
_MOST_JUDGED: Final = 24
_MOST_WILDS: Final = 3
_MOST_PARTS: Final = 3

Way = tuple[Part, ...]


@dataclass(frozen=True)
class _Meld:
    """
    A part that one may try, and what is counted of it.
    """

    part: Part
    wilds: int
    cards: int
    points: int


def ways_of(reader: Reader, game: Game, picked: Picked) -> list[messages.Way]:
    """
    List up to two ways, that of fewest wild cards and then of fewest cards first; no way holds the cards of another.

    See: OPEN-2, OPEN-3.
    """
    team = game.deal.own_team()
    staged = sum(points_of(game.deal, part) for part in picked.staged)
    missing = int(team.minimum) - int(team.laid) - staged
    if team.opened or missing <= 0 or not picked.staged or game.judge(reader.seat, picked.lay()) is not None:
        return []
    left = _left(game.faces.hand(reader.seat), picked)
    after = After(game.deal, picked.staged[:-1], picked.staged[-1]).deal
    parts = dict.fromkeys(_parts(after, left, {part.target for part in picked.staged}))
    found: list[Way] = []
    for way in islice(_ways([_counted(game.deal, part) for part in parts], missing), _MOST_JUDGED):
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


def _parts(after: Deal, left: Sequence[str], staged: set[int]) -> Iterator[Part]:
    """
    List melds that one may try: each rank with all its cards and with wild cards; wild cards onto what is staged.

    Args:
        after: the deal with what is staged laid down.
    """
    ranks: dict[int, list[str]] = defaultdict(list)
    for face in left:
        if rank_of(face) not in (*WILDS, RED_THREE):
            ranks[rank_of(face)].append(face)
    for wilds in _wilds(left):
        for rank, faces in ranks.items():
            if _is_meld(after, rank, len(faces), len(wilds)):
                yield part_of(rank, [*faces, *wilds])
        for target in sorted(staged) if wilds else ():
            if target != WILD and _is_meld(after, target, 0, len(wilds)):
                yield part_of(target, wilds)


def _is_meld(deal: Deal, target: int, naturals: int, wilds: int) -> bool:
    """
    Tell whether so many cards may begin or grow a meld, whatever else is laid: most may not, and need not be judged.
    """
    team = deal.own_team()
    if size_fault(deal, target, naturals + wilds) != LEGAL:
        return False
    return not wilds or (
        wilds_fault(deal.rules, target, team.naturals[target] + naturals, team.wilds(target) + wilds) == LEGAL
    )


def _counted(deal: Deal, part: Part) -> _Meld:
    wilds = sum(rank in WILDS for rank in part.cards.ranks)
    return _Meld(part, wilds, len(part.cards), points_of(deal, part))


def _wilds(left: Sequence[str]) -> Iterator[list[str]]:
    """
    List handfuls of wild cards: none, then few of each kind.
    """
    yield []
    for kind in WILDS:
        first = sorted((face for face in left if rank_of(face) in WILDS), key=lambda face: rank_of(face) != kind)
        yield from (first[:count] for count in range(1, min(len(first), _MOST_WILDS) + 1))


def _ways(melds: Sequence[_Meld], missing: int) -> Iterator[Way]:
    """
    Put parts together that are worth enough: different melds, and wild cards in one of them at most.

    Those of few wild cards come first, of them those of few cards; what nobody asks for any more is not made.
    """
    plain = [meld for meld in melds if not meld.wilds]
    some = [few for count in range(_MOST_PARTS) for few in combinations(plain, count)]
    yield from _enough([*some[1:], *combinations(plain, _MOST_PARTS)], missing)
    for wilds in range(1, _MOST_WILDS + 1):
        wild = [meld for meld in melds if meld.wilds == wilds]
        yield from _enough([(*few, meld) for few in some for meld in wild if _is_other(meld, few)], missing)


def _is_other(meld: _Meld, few: Sequence[_Meld]) -> bool:
    return all(meld.part.target != other.part.target for other in few)


def _enough(ways: Sequence[Sequence[_Meld]], missing: int) -> Iterator[Way]:
    worth = [way for way in ways if sum([meld.points for meld in way]) >= missing]
    for way in sorted(worth, key=lambda way: sum([meld.cards for meld in way])):
        yield tuple(meld.part for meld in way)


def _faces(way: Way) -> Counter[str]:
    return Counter(face for part in way for face in part.cards.faces)


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
