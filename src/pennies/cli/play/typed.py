"""
Actions as the table speaks of them: what one would do, in words, and how it is typed.
"""

from collections.abc import Mapping
from typing import Final

from pennies.cli.play.reading import rank_letters, words_for
from pennies.engine.ranks import ACE, JOKER, RANKS, SYMBOLS, TWO
from pennies.engine.steps import DISCARD, LAY, TAKE, VERBS
from pennies.game.notation import Part, Said, target_text
from pennies.game.view import View
from pennies.lang import Catalogue

_PAIR: Final = 2


def takes(view: View) -> list[str]:
    """
    List the ways to take the pile now, in notation; if there is none, the pair that might have been meant.
    """
    legal = [text for text in view.steps.values() if text.startswith(VERBS[TAKE])]
    top = view.pile[-1][0] if view.pile else ""
    has_pair = sum(face[0] == top for face in view.hand) >= _PAIR
    return legal or ([f"{VERBS[TAKE]} {top * _PAIR}"] if has_pair and view.phase == "draw" else [])


def action_words(say: Catalogue, said: Said, view: View) -> str:
    """
    Say what an action of the seat to act would do.
    """
    if said.verb == TAKE:
        cards = say.join([counted(say, part) for part in said.parts if len(part.cards)])
        return say.say("play-can-take", count=len(view.pile), cards=cards)
    if said.verb == LAY:
        melds = view.teams[view.team_of(view.turn)].melds
        return say.join([_lay_words(say, part, is_open=target_text(part.target) in melds) for part in said.parts])
    if said.verb == DISCARD:
        return say.say("play-can-discard", cards=counted(say, said.parts[0]))
    return say.say(f"play-can-{VERBS[said.verb]}")


def _lay_words(say: Catalogue, part: Part, *, is_open: bool) -> str:
    message = "play-can-add" if is_open else "play-can-start"
    return say.say(message, cards=counted(say, part), target=target_text(part.target))


def counted(say: Catalogue, part: Part) -> str:
    """
    Say the cards of a part in words: `two queens and a joker`.
    """
    counts = part.cards.counts
    ranks = [rank for rank in (*range(ACE, RANKS), JOKER, TWO) if counts[rank]]
    return say.join([say.say("cards-counted", count=counts[rank], card=SYMBOLS[rank]) for rank in ranks])


def typed_text(say: Catalogue, said: Said) -> str:
    """
    Write an action as a player types it: the shortest word of the language and its letters.
    """
    letters = rank_letters(say)
    word = words_for(say, VERBS[said.verb])[1]
    return " ".join([word, *(_typed_part(letters, said.verb, part) for part in said.parts)]).strip()


def typed_rank(say: Catalogue, letter: str) -> str:
    """
    Give the letter that a language types for a rank.
    """
    return rank_letters(say).get(letter, letter.lower())


def _typed_part(letters: Mapping[str, str], verb: int, part: Part) -> str:
    """
    Write the cards of a part; the target of a lay only where the cards do not tell it.
    """
    ranks = str(Said(DISCARD, (part,))).partition(" ")[2]
    # Tens have two digits, so cards among them stand apart.
    typed = (" " if "T" in ranks else "").join(letters.get(letter, letter.lower()) for letter in ranks)
    target = target_text(part.target) if verb == LAY else ""
    if target not in ("", "W") and target not in ranks:
        return f"{letters.get(target, target.lower())}:{typed}"
    return typed
