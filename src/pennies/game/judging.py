"""
The judge for actions as people say them: the engine's `check`, and whether the suits that were named are in the hand.

A suit that is not held counts as a card that is not held, at its place in the order of precedence.
"""

from collections import Counter
from typing import Final

from mypy_extensions import i64

from pennies.engine.check import check
from pennies.engine.state import Deal
from pennies.game.cards import rank_of
from pennies.game.faces import Faces
from pennies.game.notation import Said
from pennies.game.refusal import Refusal, refusal_of
from pennies.vecs import vec

_NOT_HELD: Final = ("not-in-hand", "card-set-aside", "take-pair-not-held", "take-classic-not-held")


def judge(deal: Deal, faces: Faces, said: Said) -> Refusal | None:
    """
    Tell why the seat to act may not do something; None if it may. Nothing changes.
    """
    lacking = faces.lacking(int(deal.to_act), said.named())
    if not lacking:
        return refusal_of(check(deal, said.action()))
    refusal = refusal_of(check(_without(deal, faces, said, lacking), said.action()))
    if refusal is None or refusal.code in _NOT_HELD:
        rule = refusal.rule if refusal else "TURN-1"
        return Refusal("face-not-held", rule, {"card": lacking[0]})
    return refusal


def _without(deal: Deal, faces: Faces, said: Said, lacking: list[str]) -> Deal:
    """
    Make a deal in which only the named suits of the lacking ranks can be held, or lie set aside.
    """
    twin = deal.clone()
    named = Counter(map(rank_of, said.named()))
    missing = Counter(map(rank_of, lacking))
    for rank, count in missing.items():
        twin.seats[deal.to_act].hand[rank] = named[rank] - count
    aside = [face for face in faces.aside() if face in lacking or rank_of(face) not in missing]
    twin.aside = vec[i64]([rank_of(face) for face in aside])
    return twin
