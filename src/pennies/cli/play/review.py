"""
Looking back on the deal that is over: the person's costliest turns, and what would have been better.
"""

import time
from typing import Final

from rich.text import Text

from pennies.bots import Limit
from pennies.bots.reviewing import Review, Slip, costliest, review_turn, turns_of
from pennies.cli.play.advice import steps_words, with_reasons
from pennies.cli.play.saving import Seating
from pennies.cli.play.telling import styled
from pennies.cli.play.terminal import Terminal
from pennies.game.game import Game
from pennies.lang import Catalogue

SAMPLES: Final = 2000
SECONDS: Final = 15
"""So long may it take, all turns together. The plain engine plays out fewer samples then, and sees less."""


def show_review(say: Catalogue, terminal: Terminal, game: Game, seating: Seating) -> None:
    """
    Look at each of the person's turns, showing how far it has come, and tell of the costliest.
    """
    try:
        reviews = _reviews(say, terminal, game, seating)
    except KeyboardInterrupt:
        terminal.say(say.say("play-review-stopped"))
        return
    found = costliest(reviews)
    if not found:
        terminal.say(say.say("play-review-none"), hang=2)
    for review in found:
        _show(say, terminal, review)


def _reviews(say: Catalogue, terminal: Terminal, game: Game, seating: Seating) -> list[Review]:
    turns = turns_of(game.profile, game.deals[-1], seating.seat)
    terminal.say(say.say("play-review-thinking", count=len(turns), seconds=SECONDS), hang=2)
    deadline = time.monotonic() + SECONDS
    terminal.row(Text(say.say("play-review-turns")), 0)
    reviews = []
    for number, turn in enumerate(turns, 1):
        share = (deadline - time.monotonic()) / (len(turns) - number + 1)
        limit = Limit(time.monotonic, max(share, 0))
        reviews.append(review_turn(game.rules, number, turn, SAMPLES, seating.seed, limit))
        terminal.piece(Text(str(number)))
    terminal.end_row()
    return reviews


def _show(say: Catalogue, terminal: Terminal, review: Review) -> None:
    cost = review.cost
    facts = {"number": review.number, "points": round(cost.mean), "error": round(cost.error)}
    terminal.say(say.say("play-review-turn", **facts), "bold", hang=2)
    for slip in review.slips:
        view = slip.view
        hand = terminal.signs.cards(view.hand)
        if view.pile:
            top = terminal.signs.card(view.pile[-1], strong=True)
            held = styled(say, "play-review-held", cards=hand, count=len(view.pile), top=top)
        else:
            held = styled(say, "play-review-held-no-pile", cards=hand)
        terminal.say(held, indent=2, hang=2)
        terminal.say(slip_sentence(say, slip), indent=2, hang=2)


def slip_sentence(say: Catalogue, slip: Slip) -> str:
    """
    Say what would have been better than what was done, and why.
    """
    done = steps_words(say, slip.view, slip.done)
    better = steps_words(say, slip.view, slip.better)
    message = (
        "play-review-better" if slip.done and slip.better else "play-review-more" if better else "play-review-hold"
    )
    return with_reasons(say, say.say(message, done=done, better=better), slip.difference)
