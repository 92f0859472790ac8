"""
`Reader`: who reads a message, a seat or somebody watching, in a language; how things are called for them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal

from pennies.engine.ranks import JOKER, RANKS, RED_THREE, SYMBOLS, TWO
from pennies.engine.rules import Rules
from pennies.engine.state import PHASE_DRAW
from pennies.engine.steps import DRAW
from pennies.game.cards import rank_of
from pennies.game.events import CardsDrawn, Event, FootPickedUp, PileReleased
from pennies.game.refusal import Refusal
from pennies.game.view import SPECTATOR
from pennies.lang import Catalogue, Fact, catalogue
from pennies.profiles import Profile
from pennies.server import messages
from pennies.speech.rulebook import sources_of
from pennies.speech.rulefacts import rule_text, source_text
from pennies.speech.sentences import clean, refusal_help, refusal_sentence
from pennies.table import Holder, Played, Presence, Table

WILDS: Final = (int(JOKER), int(TWO))
_TWO_TEAMS: Final = 2
_WILDS_LAST: Final = (*(rank for rank in range(RANKS) if rank not in WILDS), *WILDS)

_NAMED: Final = ("player", "players", "asker", "cards")
"""The facts that are people's names, or lists of cards, of which there are as many as hands."""

_NAMED_TOO: Final = frozenset(_NAMED)

_MARKS: Final = tuple(map(chr, range(1, 16)))
"""Stand for them while a sentence is remembered; no name can hold one (`clean`)."""


def _hashable(fact: Fact) -> Fact:
    """
    Make a fact fit to be remembered by; a truth becomes a word, because it would be equal to a number.
    """
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return fact if isinstance(fact, (str, int)) else tuple(fact)


def _facts(facts: Mapping[str, Fact]) -> tuple[tuple[str, Fact], ...]:
    return tuple([(name, _hashable(fact)) for name, fact in facts.items()])


def _marked(fact: Fact, names: list[str]) -> Fact:
    """
    Put marks in the place of names, and the names on the list; no name is left empty, for it may be said otherwise.
    """
    if isinstance(fact, str):
        if not fact:
            return fact
        names.append(fact)
        return _MARKS[len(names) - 1]
    if isinstance(fact, int):
        return fact
    first = len(names)
    names.extend(fact)
    return _MARKS[first : len(names)]


@lru_cache(maxsize=32_768, typed=True)
def _said(language: str, message_id: str, /, **facts: Fact) -> str:
    """
    Say a message once: a view says some two hundred, nearly all of them as the view before did.
    """
    return catalogue(language).say(message_id, **facts)


@lru_cache(maxsize=32_768)
def _counted(language: str, counts: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """
    Name counted cards in words.
    """
    return tuple(_said(language, "cards-counted", count=count, card=SYMBOLS[rank]) for rank, count in counts)


@lru_cache(maxsize=32_768)
def _joined(language: str, items: tuple[str, ...]) -> str:
    return catalogue(language).join(items)


def _counted_last(language: str, counts: Mapping[int, int]) -> tuple[str, ...]:
    return _counted(language, tuple([(rank, counts[rank]) for rank in _WILDS_LAST if counts.get(rank)]))


@lru_cache(maxsize=32_768)
def _cards(language: str, faces: tuple[str, ...]) -> str:
    return _joined(language, _counted_last(language, Counter(map(rank_of, faces))))


@lru_cache(maxsize=1_024)
def _rule(language: str, profile: Profile, rule: str) -> tuple[str, str]:
    """
    Say a rule with a profile's numbers, and where it comes from.
    """
    say = catalogue(language)
    return rule_text(say, profile, rule), source_text(say, " ".join(sources_of(profile, rule)))


@lru_cache(maxsize=4_096)
def _refusal(language: str, code: str, facts: tuple[tuple[str, Any], ...]) -> tuple[str, str]:
    """
    Say why something is refused, and what would help.
    """
    say, refusal = catalogue(language), Refusal(code, "", dict(facts))
    return refusal_sentence(say, refusal), refusal_help(say, refusal)


_Who = Literal["bot", "you", "host", ""]


@lru_cache(maxsize=8_192)
def _called(language: str, seat: int, name: str, who: _Who) -> str:
    """
    Call a seat; by what it is, if it has no name.
    """
    if name:
        return clean(name)
    say = catalogue(language)
    if who == "bot" and say.has(f"bot-name-{seat + 1}"):
        return say.say(f"bot-name-{seat + 1}")
    if who == "you":
        return say.say("board-you")
    return say.say("server-host") if who == "host" else say.say("seat-title", seat=seat + 1)


class Reader:
    """
    One reader of one table.
    """

    def __init__(
        self, table: Table, seat: int, language: str, presence: Presence | None = None, person: str = ""
    ) -> None:
        """
        Read as a seat, or as somebody watching.

        Args:
            presence: who is there; without it everybody is.
            person: who reads, which counts for who has no seat; empty for nobody that the table knows.
        """
        self.table = table
        self.seat = seat
        self.language = language
        self.presence = presence
        self.person = person
        self._names: tuple[tuple[int, int, int], tuple[str, ...]] | None = None
        self._watching: Reader | None = None
        self._team: tuple[object, int, int] = (None, seat, SPECTATOR)
        self.say: Catalogue = catalogue(language)

    @property
    def profile(self) -> Profile:
        """
        What the game on the table is played by, also when it is over and the host has chosen otherwise for the next.

        Before the first game: what is chosen.
        """
        game = self.table.game
        return self.table.profile if game is None else game.profile

    @property
    def rules(self) -> Rules:
        return self.profile.rules()

    def text(self, message_id: str, /, **facts: Fact) -> str:
        """
        Say a message. Names are put in afterwards, so that it is remembered once for all tables.
        """
        names: list[str] = []
        if not _NAMED_TOO.isdisjoint(facts):
            for fact in _NAMED:
                if fact in facts:
                    facts[fact] = _marked(facts[fact], names)
        try:
            text = _said(self.language, message_id, **facts)
        except TypeError:  # a list cannot be remembered by
            text = _said(self.language, message_id, **{name: _hashable(fact) for name, fact in facts.items()})
        if not names:
            return text
        for mark, name in zip(_MARKS, names, strict=False):
            text = text.replace(mark, name)
        return text

    def watching(self) -> "Reader":
        """
        Give a reader of the same table and language who only watches.
        """
        if self.seat == SPECTATOR:
            return self
        if self._watching is None or self._watching.table is not self.table:
            self._watching = Reader(self.table, SPECTATOR, self.language, self.presence)
        return self._watching

    def is_away(self, seat: int) -> bool:
        """
        Tell whether a seat's person has no connection.
        """
        person = self.table.seats[seat].person
        return bool(person) and self.presence is not None and not self.presence.is_there(person)

    # Names

    @property
    def names(self) -> tuple[str, ...]:
        """
        Call the seats, by seat; made anew when anything has happened that could change it.
        """
        made_for = (self.table.people_seq, self.table.talk.version, self.seat)
        if self._names is None or self._names[0] != made_for:
            self._names = made_for, self.called(self.table.seats)
        return self._names[1]

    def called(self, holders: Iterable[Holder]) -> tuple[str, ...]:
        """
        Call those who hold the seats, or did in another game, by seat.
        """
        return tuple([self._name(seat, holder) for seat, holder in enumerate(holders)])

    def _name(self, seat: int, holder: Holder) -> str:
        """
        Call a seat by its player's name, or by one in the reader's language.
        """
        name = holder.name or self.table.talk.names.get(holder.person, "")
        who: _Who = "bot" if holder.bot else ""
        if holder.person and not holder.bot:
            who = "you" if seat == self.seat else "host" if holder.person == self.table.host else ""
        return _called(self.language, seat, name, who)

    def is_you(self, seat: int) -> bool:
        return seat == self.seat

    @property
    def is_watching(self) -> bool:
        return self.seat == SPECTATOR

    @property
    def team(self) -> int:
        """
        The reader's team; -1 if there is none.
        """
        made_for, seat, team = self._team
        profile = self.profile
        if made_for is not profile or seat != self.seat:
            team = SPECTATOR if self.seat == SPECTATOR else int(profile.rules().team_of(self.seat))
            self._team = profile, self.seat, team
        return team

    def team_name(self, team: int) -> str:
        if self.team == team:
            return self.text("board-us")
        if self.is_watching or self.rules.teams > _TWO_TEAMS:
            return self.text("server-team", team=team + 1)
        return self.text("board-them")

    def members(self, team: int) -> str:
        team_of = self.rules.team_of
        return ", ".join([name for seat, name in enumerate(self.names) if team_of(seat) == team])

    # Cards

    def cards(self, faces: Iterable[str]) -> str:
        """
        Name cards in words: "2 kings and a joker".
        """
        return _cards(self.language, tuple(faces))

    def counted(self, counts: Mapping[int, int]) -> tuple[str, ...]:
        """
        Name counted cards in words, wild cards last.
        """
        return _counted_last(self.language, counts)

    def came(self, turn: Sequence[Played]) -> list[str]:
        """
        List the faces that came to the reader's hand since its turn began; since its last one, if it waits.

        Args:
            turn: the actions of the reader's last turn.
        """
        if self.is_to_draw:
            return []
        return [face for played in turn for event in played.events for face in self._came_with(event)]

    @property
    def is_to_draw(self) -> bool:
        """
        Tell whether the reader's turn has just begun.
        """
        game = self.table.game
        return game is not None and game.deal.turn == self.seat and game.deal.phase == PHASE_DRAW

    def _came_with(self, event: Event) -> Sequence[str]:
        if event.seat != self.seat or not isinstance(event, (CardsDrawn, PileReleased, FootPickedUp)):
            return ()
        return [face for face in event.cards if rank_of(face) != RED_THREE]

    def drew(self) -> str:
        """
        Say what the reader has just drawn; empty if it has done something since.
        """
        played = self.table.played[-1:]
        if not played or played[0].seat != self.seat or played[0].verb != DRAW:
            return ""
        faces = [face for event in played[0].events for face in self._came_with(event)]
        facts: dict[str, Fact] = {"you": True, "player": "", "cards": self.cards(faces), "count": len(faces)}
        return self.text("event-cards-drawn", **facts)

    # Refusals

    def rule(self, rule: str) -> tuple[str, str]:
        """
        Say a rule with this table's numbers, and its sources.
        """
        return _rule(self.language, self.profile, rule)

    def refused(self, refusal: Refusal) -> messages.Refused:
        """
        Say a refusal whole: reason, help, the rule with this table's numbers and its sources.
        """
        rule, sources = self.rule(refusal.rule) if refusal.rule else ("", "")
        sentence, helping = _refusal(self.language, refusal.code, _facts(refusal.facts))
        if refusal.code == "wrong-seat":
            sentence = self.text("server-not-your-turn", player=self.names[int(refusal.facts["to_act"])])
        return messages.Refused(
            code=refusal.code, rule=refusal.rule, sentence=sentence, help=helping, rule_text=rule, sources=sources
        )

    def short(self, refusal: Refusal) -> str:
        """
        Say a refusal in a word or two.
        """
        return self.text("server-short", reason=refusal.code)
