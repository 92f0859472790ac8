"""
What a good player of rules of thumb would do in the reader's place, in words.
"""

from functools import lru_cache

from pennies.bots import Bot, make_bot
from pennies.engine.ranks import JOKER, WILD
from pennies.engine.steps import DISCARD, LAY, TAKE, VERBS
from pennies.game.game import Game
from pennies.game.notation import Said, parse_action, target_text
from pennies.game.view import View
from pennies.profiles import Profile
from pennies.server import messages
from pennies.server.reader import WILDS, Reader


def hint(reader: Reader, message: messages.Hint) -> messages.Hinted | None:
    """
    Answer a hint; None if the reader is not to act.
    """
    game = reader.table.game
    if game is None or game.is_deal_over or game.deal.to_act != reader.seat:
        return None
    said = advice(reader, game.view(reader.seat))
    return messages.Hinted(id=message.id, action=str(said), sentence=sentence_of(reader, game, said))


def advice(reader: Reader, view: View) -> Said:
    """
    Choose for the reader, who is to act and sees this.
    """
    return parse_action(view.steps[_adviser(reader.table.profile).choose(view)])


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
