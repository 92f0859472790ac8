"""
What a good player of rules of thumb would do in the reader's place, in words.

It thinks step by step; lays on the same meld that follow each other are told as one. What the reader has staged counts
as laid.
"""

from copy import copy
from functools import lru_cache

from mypy_extensions import i64

from pennies.bots import Bot, make_bot
from pennies.engine.play import perform
from pennies.engine.ranks import JOKER, WILD
from pennies.engine.steps import DISCARD, LAY, TAKE, VERBS
from pennies.game.game import Game, turns_up_cards
from pennies.game.notation import Part, Said, parse_action, target_text
from pennies.game.view import View
from pennies.profiles import Profile
from pennies.server import messages
from pennies.server.picking import read_staged
from pennies.server.reader import WILDS, Reader


def hint(reader: Reader, message: messages.Hint) -> messages.Hinted | None:
    """
    Answer a hint; None if the reader is not to act.

    Raises:
        InputError: what is staged cannot be read.
    """
    game = reader.table.game
    staged = read_staged(message.staged)
    if game is None or game.is_deal_over or game.deal.to_act != reader.seat:
        return None
    if staged:
        return _after_staging(reader, game, message.id, staged)
    said = advice(reader, game)
    return messages.Hinted(id=message.id, action=str(said), sentence=sentence_of(reader, game, said))


def _after_staging(reader: Reader, game: Game, message_id: str, staged: tuple[Part, ...]) -> messages.Hinted:
    """
    Say what more to stage; else to lay down what is, or to take it back where it leads nowhere.
    """
    laid = _after(game, reader.seat, Said(LAY, staged))
    if laid is not None and laid.deal.to_act == reader.seat:
        said = advice(reader, laid)
        if said.verb == LAY:
            return messages.Hinted(id=message_id, action=str(said), sentence=sentence_of(reader, laid, said))
    may = game.judge(reader.seat, Said(LAY, staged)) is None
    return messages.Hinted(
        id=message_id, action="", sentence=reader.text("server-hint-lay-down" if may else "server-hint-back")
    )


def advice(reader: Reader, game: Game) -> Said:
    """
    Choose for the reader, who is to act.
    """
    said = step(reader, game.view(reader.seat))
    while said.verb == LAY and (laid := _after(game, reader.seat, said)) and laid.deal.to_act == reader.seat:
        more = step(reader, laid.view(reader.seat))
        if more.verb != LAY or more.parts[0].target != said.parts[0].target:
            break
        joined = parse_action(str(said) + str(more).partition(":")[2])
        if game.judge(reader.seat, joined) is not None:
            break
        said = joined
    return said


def step(reader: Reader, view: View) -> Said:
    """
    Choose one step for the reader, who is to act and sees this.
    """
    return parse_action(view.steps[_adviser(reader.table.profile).choose(view)])


def _after(game: Game, seat: int, lay: Said) -> Game | None:
    """
    Give the game after a lay, only for looking on; None where it may not be, ends the deal, or turns up hidden cards.
    """
    if game.judge(seat, lay) is not None:
        return None
    after = copy(game)
    after.deal, after.faces = game.deal.clone(), game.faces.copy()
    trace: list[i64] = []
    perform(after.deal, lay.action(), trace)
    if after.is_deal_over or turns_up_cards(trace):
        return None
    after.faces.follow(trace, lay.named())
    return after


@lru_cache(maxsize=16)
def _adviser(profile: Profile) -> Bot:
    return make_bot("strong", profile, "hint")


def sentence_of(reader: Reader, game: Game, said: Said) -> str:
    """
    Say what is advised.
    """
    if said.verb not in (TAKE, LAY, DISCARD):
        return reader.text(f"server-hint-{VERBS[said.verb]}")
    part = said.parts[0]
    cards = reader.say.join(reader.counted(dict(enumerate(part.cards.counts))))
    if said.verb == DISCARD:
        return reader.text("server-hint-discard", cards=cards)
    if said.verb == TAKE:
        top = int(game.deal.pile[len(game.deal.pile) - 1])
        if not len(part.cards):
            return reader.text("server-hint-take-adding", target=target_text(top) if top != JOKER else "")
        return reader.text("server-hint-take", cards=cards)
    if part.target != WILD and all(rank in WILDS for rank in part.cards.ranks):
        return reader.text("server-hint-lay-on", cards=cards, target=target_text(part.target))
    return reader.text("server-hint-lay", cards=cards)
