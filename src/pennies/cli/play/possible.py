"""
Everything a seat can do now, in words and as it is typed; and what it cannot, with the reason.
"""

from collections.abc import Iterator, Sequence

from rich.text import Text

from pennies.cli.play.reading import words_for
from pennies.cli.play.typed import action_words, counted, takes, typed_rank, typed_text
from pennies.cli.ranks import rank_name
from pennies.engine.steps import ASK, DISCARD, DRAW, LAY, TAKE, VERBS
from pennies.game.game import Game
from pennies.game.notation import Said, parse_action, target_text
from pennies.game.view import View
from pennies.lang import Catalogue
from pennies.speech.sentences import refusal_sentence


def possible_lines(say: Catalogue, game: Game, view: View) -> Iterator[Text]:
    """
    List what the seat to act can do, then what it cannot.
    """
    steps = [parse_action(text) for text in view.steps.values()]
    rows = [*_plain(say, steps, view), *_lays(say, steps, view), *_discards(say, steps)]
    room = max((len(typed) for typed, _ in rows), default=0)
    yield Text(say.say("play-possible"), "bold")
    for typed, words in rows:
        yield Text("  ").append(f"{typed:<{room}}  ", "bold").append(words)
    reasons = [*_impossible(say, game, view, steps)]
    if reasons:
        yield Text(say.say("play-impossible"), "bold")
    for typed, sentence in reasons:
        yield Text("  ").append(f"{typed}  ", "bold").append(sentence)


def _plain(say: Catalogue, steps: Sequence[Said], view: View) -> Iterator[tuple[str, str]]:
    for said in steps:
        if said.verb not in (LAY, DISCARD):
            yield typed_text(say, said), action_words(say, said, view)


def _lays(say: Catalogue, steps: Sequence[Said], view: View) -> Iterator[tuple[str, str]]:
    """
    List each way to start a meld, and for each open meld in one row what can be added.
    """
    rows: dict[str, list[Said]] = {}
    for said in steps:
        if said.verb == LAY:
            part = said.parts[0]
            rows.setdefault(target_text(part.target) if len(part.cards) == 1 else str(said), []).append(said)
    for ways in rows.values():
        typed = f" {say.say('play-or')} ".join(typed_text(say, said) for said in ways)
        if len(ways) == 1:
            yield typed, action_words(say, ways[0], view)
        else:
            cards = say.join([counted(say, said.parts[0]) for said in ways], "or")
            yield typed, say.say("play-can-add", cards=cards, target=target_text(ways[0].parts[0].target))


def _discards(say: Catalogue, steps: Sequence[Said]) -> Iterator[tuple[str, str]]:
    ranks = [str(said).partition(" ")[2] for said in steps if said.verb == DISCARD]
    if ranks:
        typed = f"{words_for(say, VERBS[DISCARD])[1]} {typed_rank(say, ranks[-1])}"
        yield typed, say.say("play-can-discard-any", cards=" ".join(rank_name(rank) for rank in ranks))


def _impossible(say: Catalogue, game: Game, view: View, steps: Sequence[Said]) -> Iterator[tuple[str, str]]:
    """
    Say why not, of each kind of action that might be expected now.
    """
    verbs = {said.verb for said in steps}
    tries: list[Said] = []
    if view.phase == "draw":
        tries = [] if DRAW in verbs else [Said(DRAW, ())]
        tries += [] if TAKE in verbs else [parse_action(next(iter(takes(view)), VERBS[TAKE]))]
    elif view.phase == "lay":
        if LAY not in verbs:
            yield words_for(say, VERBS[LAY])[1], say.say("play-nothing-to-lay")
        can = {str(said) for said in steps if said.verb == DISCARD}
        held = dict.fromkeys(f"{VERBS[DISCARD]} {face[0]}" for face in view.hand)
        tries = [parse_action(text) for text in held if text not in can]
        tries += [Said(ASK, ())] if ASK not in verbs else []
    reasons: dict[str, list[Said]] = {}
    for said in tries:
        refusal = game.judge(view.seat, said)
        if refusal is not None:
            reasons.setdefault(refusal_sentence(say, refusal), []).append(said)
    for sentence, refused in reasons.items():
        typed = typed_text(say, refused[0]) if len(refused) == 1 else words_for(say, VERBS[refused[0].verb])[1]
        yield typed, sentence
