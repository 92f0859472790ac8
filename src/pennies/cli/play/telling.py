"""
What happened, told in short pieces: a row for each turn, as `draws 2 · lays KKK · discards 9♥`.

Made from what was said and the events it set off, as the person at the table may see them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from pennies.cli.ranks import rank_name
from pennies.cli.signs import Signs
from pennies.engine.ranks import freezes
from pennies.engine.steps import DISCARD, DRAW, LAY, TAKE, VERBS
from pennies.game.cards import rank_of, wilds_last
from pennies.game.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    DealEnded,
    Event,
    FootPickedUp,
    PileReleased,
    RedThreesLaid,
)
from pennies.game.notation import kind_of
from pennies.lang import Catalogue, Fact

_FIRST_PLACE = 0xE000
"""Texts with colours are put into sentences by marks of the private use area."""


def styled(say: Catalogue, message_id: str, /, **facts: Fact | Text) -> Text:
    """
    Say a message some of whose facts are coloured texts.
    """
    coloured = {
        chr(_FIRST_PLACE + number): fact for number, fact in enumerate(facts.values()) if isinstance(fact, Text)
    }
    marks = iter(coloured)
    plain: dict[str, Fact] = {name: next(marks) if isinstance(fact, Text) else fact for name, fact in facts.items()}
    text = Text("")
    for letter in say.say(message_id, **plain):
        text.append_text(coloured[letter] if letter in coloured else Text(letter))
    return text


@dataclass(frozen=True)
class Teller:
    """
    Tells events to one seat.
    """

    say: Catalogue
    signs: Signs
    me: int

    def pieces(self, seat: int, verb: int, events: Sequence[Event], pile: int) -> list[Text]:
        """
        Tell an action, or several lays one after another, and what came of it.

        Args:
            seat: who acted.
            verb: what was done.
            events: what `Game.act` answered.
            pile: how many cards the pile had before.
        """
        you = seat == self.me
        seen = [event.seen_by(self.me) for event in events]
        pieces = list(self._action(verb, seen, pile, you=you))
        released = sum(event.count for event in seen if isinstance(event, PileReleased))
        if released and verb == LAY:
            pieces.append(styled(self.say, "play-did-rest", you=you, count=released))
        pieces.extend(piece for event in seen for piece in self._consequence(event, you=you))
        if verb != DRAW:  # what replaces red threes of a foot; a draw tells its cards itself
            drawn = [face for event in seen if isinstance(event, CardsDrawn) for face in event.cards]
            count = sum(event.count for event in seen if isinstance(event, CardsDrawn))
            if count:
                pieces.append(self._draw(drawn, count, you=you))
        return pieces

    def ending(self, events: Sequence[Event], name: str) -> str:
        """
        Tell how the deal ended, if it did.
        """
        ended = next((event for event in events if isinstance(event, DealEnded)), None)
        if ended is None:
            return ""
        return self.say.say("event-deal-ended", ended_by=ended.ended_by, you=ended.seat == self.me, player=name)

    def _action(self, verb: int, events: Sequence[Event], pile: int, *, you: bool) -> Iterator[Text]:
        if verb == DRAW:
            drawn = [event for event in events if isinstance(event, CardsDrawn)]
            faces = [face for event in drawn for face in event.cards]
            yield self._draw(faces, sum(event.count for event in drawn), you=you)
        elif verb == TAKE:
            yield self._take(events, pile, you=you)
        elif verb == LAY:
            yield styled(self.say, "play-did-lay", you=you, cards=self._laid(events))
        elif verb == DISCARD:
            card = next(event.cards for event in events if isinstance(event, CardDiscarded))
            yield styled(
                self.say,
                "play-did-discard",
                you=you,
                cards=self.signs.card(card[0], strong=True),
                freezes=freezes(rank_of(card[0])),
            )
        else:
            yield styled(self.say, f"play-did-{VERBS[verb]}", you=you)

    def _laid(self, events: Sequence[Event]) -> Text:
        """
        Show the cards laid, meld by meld; of wild cards alone one must say where they went.
        """
        melds: dict[str, list[str]] = {}
        for event in events:
            if isinstance(event, CardsLaid):
                melds.setdefault(event.target, []).extend(event.cards)
        shown = []
        for target, cards in melds.items():
            text = self.signs.cards(wilds_last(cards))
            if all(face[0] in "X2" for face in cards):
                text.append(self.signs.arrow + rank_name(target))
            shown.append(text)
        return Text(", ").join(shown)

    def _draw(self, faces: Sequence[str], count: int, *, you: bool) -> Text:
        if faces:
            return styled(self.say, "play-did-draw-cards", you=you, cards=self.signs.cards(tuple(faces)))
        return styled(self.say, "play-did-draw", you=you, count=count)

    def _take(self, events: Sequence[Event], pile: int, *, you: bool) -> Text:
        """
        Tell a take: the top card was laid first, then the cards of the hand.
        """
        top, *hand = [event for event in events if isinstance(event, CardsLaid)]
        used = [face for event in hand[:1] for face in event.cards]
        facts: dict[str, Fact | Text] = {"you": you, "count": pile, "top": self.signs.card(top.cards[0], strong=True)}
        if not used:
            return styled(self.say, "play-did-take-adding", **facts)
        return styled(self.say, "play-did-take", cards=self.signs.cards(used), **facts)

    def _consequence(self, event: Event, *, you: bool) -> Iterator[Text]:
        if isinstance(event, RedThreesLaid):
            yield styled(self.say, "play-did-red-threes", you=you, cards=self.signs.cards(event.cards))
        elif isinstance(event, CanastaCompleted):
            kind = kind_of(event.target, event.cards)
            told = styled(self.say, f"play-did-canasta-{kind}", you=you, target=event.target)
            told.stylize("bold green")
            yield told
        elif isinstance(event, FootPickedUp):
            told = styled(self.say, "play-did-foot", you=you, count=event.count)
            told.stylize("bold")
            yield told
            if event.cards:
                yield styled(self.say, "play-did-foot-cards", cards=self.signs.cards(event.cards))
