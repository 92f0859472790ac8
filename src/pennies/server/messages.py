"""
Every message between the server and a client, once: the browser's TypeScript types are generated from these.

Messages are JSON objects with a `type`. A client says hello, gets the whole view of its seat with a sequence number,
and from then on a new whole view whenever something happened. It sends commands (judged, stored, answered) and
questions (answered, nothing happens). It decides nothing and knows no card's value: what it may enable, what a
selection would do and every sentence about the game come from here, in the language that its hello asked for.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from pennies.bots import DEFAULT_LEVEL
from pennies.table.commands import (
    Act,
    Back,
    Change,
    HandOn,
    Leave,
    NextDeal,
    Pause,
    Rematch,
    Remove,
    Resign,
    Resume,
    Salt,
    SetSeat,
    Sit,
    Start,
    Undo,
)
from pennies.table.events import CameFrom, Purpose
from pennies.table.settings import Clock

MOST_PICKED: Final = 120
"""More cards are in no hand; to look for what so many could do would take long."""

Kind = Literal["natural", "mixed", "wild", "sevens"]
"""A kind of canasta."""

Ordered = (
    Start
    | Act
    | Undo
    | NextDeal
    | Rematch
    | Change
    | SetSeat
    | Sit
    | Leave
    | Remove
    | HandOn
    | Pause
    | Resume
    | Resign
    | Back
    | Salt
)
"""What a person can order; told apart by `do`."""

Holds = Literal["open", "person", "bot"]
"""Who holds a seat."""

Covered = Literal["", "away", "time"]
"""Why a bot plays for a person."""

Phase = Literal["lobby", "playing", "deal-over", "game-over"]
"""How far a table is."""

Answer = Literal["", "yes", "no", "asked"]
"""What a partner has answered in this turn; `asked`: is being asked now."""

Special = Literal["", "black-three", "locked"]
"""What a rank of the hand has of its own; `locked`: sevens that may not be discarded yet."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", rename="camel"):
    """
    What travels.
    """


class Part(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A piece of a message.
    """


# What a client sends


class Hello(Message, tag="hello", frozen=True):
    """
    The first message: who is there. Without a token of the table one watches.
    """

    token: str = ""
    language: str = "en"


class Command(Message, tag="command", frozen=True):
    """
    Something to be done. `id` is the client's own, and the same id is never done twice; `seq` is the view it saw.
    """

    id: str
    seq: int
    command: Ordered


class Preview(Message, tag="preview", frozen=True):
    """
    What could be done with these picked cards (faces of the hand), after the parts that are staged already?
    """

    id: str
    picked: Annotated[list[str], msgspec.Meta(max_length=MOST_PICKED)]
    staged: list[str] = []
    """Parts of a lay as notation, in card form: `K:KS KH 2D`."""
    ways: bool = False
    """Whether ways to the opening minimum are wanted."""


class Why(Message, tag="why", frozen=True):
    """
    Why can this action not be done (or can it)?
    """

    id: str
    action: str


class Hint(Message, tag="hint", frozen=True):
    """
    What would the bot do, after the parts that are staged already?
    """

    id: str
    staged: list[str] = []
    """As in a preview."""


class Log(Message, tag="log", frozen=True):
    """
    The lines of the running deal after the one with this number: a view has only the last ones.
    """

    id: str
    after: int = -1


class Replay(Message, tag="replay", frozen=True):
    """
    How was it after so many actions of a deal that is over, or of the own seat's running deal?
    """

    id: str
    deal: int
    """Counted from 1, in the last game."""
    at: int = 0
    """How many actions had been done; more than there were: the end."""
    seat: int = -1
    """Whose view; -1 for what everybody saw."""


class Say(Message, tag="say", frozen=True):
    """
    Say something to the table: a text, or an emote. It is no part of the game, and nothing is stale after it.
    """

    id: str
    text: str = ""
    emote: str = ""


class Mute(Message, tag="mute", frozen=True):
    """
    Hear a person no more, or again.
    """

    id: str
    person: str
    muted: bool = True


class Rename(Message, tag="rename", frozen=True):
    """
    Be called by another name.
    """

    id: str
    name: str


class Ping(Message, tag="ping", frozen=True):
    """
    Are you there?
    """


ClientMessage = Hello | Command | Preview | Why | Hint | Log | Replay | Say | Mute | Rename | Ping


# What a view is made of


class Refused(Part, frozen=True):
    """
    Why something is refused, in words.
    """

    code: str
    rule: str
    sentence: str
    help: str = ""
    rule_text: str = ""
    """The rule with this table's numbers."""
    sources: str = ""


class Player(Part, frozen=True):
    """
    A seat as everybody sees it.
    """

    seat: int
    name: str
    team: int
    bot: bool
    dealer: bool
    on_turn: bool
    cards: int
    foot: int
    """Cards in the foot; 0: picked up."""
    foot_due: bool
    said: Answer = ""
    holds: Holds = "bot"
    person: str = ""
    """Public id of who holds the seat; not a secret."""
    host: bool = False
    away: bool = False
    """Has no connection."""
    covered: Covered = ""
    ready: bool = False
    """For the next deal."""
    reserve_s: float = 0.0
    """What is left of the reserve, when the running turn began."""


class Column(Part, frozen=True):
    """
    One rank of the own hand.
    """

    rank: str
    name: str
    """As read out: "queens: 3 cards"."""
    cards: list[str]
    """Faces (`QS`), canonical order."""
    wild: bool = False
    special: Special = ""
    fresh: int = 0
    """How many came since the turn began."""


class Cell(Part, frozen=True):
    """
    One team's cards of one rank on the horizon.
    """

    target: str
    cards: list[str]
    """The open meld; empty if there is none."""
    canastas: list[Kind]
    name: str
    """As read out: "kings: natural canasta; open, 3 of 7, none wild"."""


class KindCount(Part, frozen=True):
    """
    A kind of canasta: how many the team has, needs, and the size of its best open meld.
    """

    kind: Kind
    label: str
    have: int
    need: int
    best: int
    most: int


class TeamPart(Part, frozen=True):
    """
    What lies before a team.
    """

    team: int
    name: str
    members: str
    own: bool
    score: int
    opened: bool
    minimum: int
    laid: int
    red_threes: list[str]
    red_value: int
    """What its red threes count now; negative without a sevens canasta."""
    cells: list[Cell]
    """In the order of `horizon`."""
    kinds: list[KindCount]


class Pile(Part, frozen=True):
    """
    Stock and pile as everybody sees them.
    """

    stock: int
    size: int
    top: str
    """Face of the top card; empty if there is none."""
    freezer: str
    """Face of the card that freezes the pile; empty if it is not frozen by a card."""
    frozen: bool
    blocked: bool
    aside: int
    """Cards set aside until the opening is met."""


class Move(Part, frozen=True):
    """
    A button of the turn bar. It keeps its place when it is impossible, and then says why when pressed.
    """

    id: str
    """`draw`, `take`, `take-1` …, `pass`, `ask`, `yes`, `no`, `start`, `next`, `rematch`."""
    label: str
    detail: str = ""
    action: str = ""
    """Notation to send in `Act`; empty for start, next and rematch."""
    legal: bool = True
    refused: Refused | None = None
    warning: str = ""
    """What it costs besides, to be read before it is done."""


class Play(Part, frozen=True):
    """
    One line of the log.
    """

    number: int
    seat: int
    text: str
    kind: Literal["draw", "take", "lay", "canasta", "foot", "discard", "ask", "deal", "other"]
    since_your_turn: bool


class SheetRow(Part, frozen=True):
    """
    A line of the score sheet: points by team, and the rule that gives them.
    """

    label: str
    rule: str
    points: list[int]
    total: bool = False


class DealSheet(Part, frozen=True):
    """
    The end of a deal.
    """

    title: str
    sentence: str
    rows: list[SheetRow]
    scores: list[int]
    won_by: int = -1
    seed: str = ""
    commitment: str = ""
    salts: list[str] = []
    """By seat, what was mixed in, in hexadecimal; zeros for who gave none."""


class Race(Part, frozen=True):
    """
    The line to the target: where the opening minimum changes.
    """

    target: int
    marks: list[tuple[int, str]]


class Votes(Part, frozen=True):
    """
    The seats that agree to something.
    """

    pause: list[int]
    resume: list[int]
    resign: list[int]


class Agreed(Part, frozen=True):
    """
    The settings of the table.
    """

    level: str
    pace: str
    clock: Clock
    public: bool
    watched: int


class Lesson(Part, frozen=True):
    """
    What whoever learns is told at this moment.
    """

    topic: str
    turn: int
    """Of the learner, counted from 1; one more than `turns`: the deal is over."""
    turns: int
    title: str
    told: str
    """What is going on."""
    todo: str
    """What to do now."""
    why: str
    rule: str
    """The rule to read."""
    action: str = ""
    """What is advised, in notation; empty while nothing is to be done."""
    learned: list[str] = []
    """At the end: what one knows now."""


class TableView(Part, frozen=True):
    """
    Everything that one seat, or somebody watching, may see now.
    """

    table: str
    phase: Phase
    profile: str
    profile_title: str
    deal: int
    you: int
    """The own seat; -1 watches."""
    players: list[Player]
    horizon: list[str]
    """The targets of melds from left to right: `A` … `4`, `W`, and `3` while black threes lie."""
    meld_most: int
    teams: list[TeamPart]
    pile: Pile
    rack: list[Column]
    prompt: str
    """One sentence: what is expected now."""
    note: str
    """A second, quieter one."""
    your_turn: bool
    laying: bool
    """It is the own turn, and cards may be laid or discarded."""
    opening: bool
    """Lays are to be staged: the own team has not opened."""
    can_undo: bool
    moves: list[Move]
    steps: list[str]
    """The legal actions one by one, in notation; a lay of several cards may be made of several."""
    plays: list[Play]
    race: Race
    commitment: str
    """The hash of the seed that this deal's cards came from."""
    sheet: DealSheet | None = None
    next_commitment: str = ""
    """The promise for the next deal, to which a salt can be given; empty if none is promised."""
    salted: list[int] = []
    """The seats that gave a salt for it."""
    paused: bool = False
    deadline: float = 0.0
    """When the time of who is to act, or to be ready, is up: seconds since 1970; 0 if it never is."""
    missed: list[str] = []
    """What a bot did in the reader's seat while it covered it."""
    look_ms: int = 0
    """How long what was played last is worth looking at before the next view is shown, at an even pace."""
    votes: Votes | None = None
    settings: Agreed | None = None
    controls: list[str] = []
    """What the reader may order now besides moves, by `do`."""
    resigned: int = -1
    """The team that gave the game up."""
    purpose: Purpose = ""
    seeded: bool = False
    """All packs come from a text that somebody chose: who knows it knows the cards, and nothing is promised."""
    lesson: Lesson | None = None
    """For whoever learns."""
    title: str = ""
    """What the table is called; may be empty."""


# What a server sends


class Welcome(Message, tag="welcome", frozen=True):
    """
    The answer to hello.
    """

    table: str
    seat: int
    language: str
    version: str
    person: str = ""
    """The own public id; empty for who watches."""
    code: str = ""
    """The invitation to the table; only for who holds a seat."""
    lines: list["Said"] = []
    """What was said last."""
    now: float = 0.0
    """The server's time, by which deadlines are: seconds since 1970."""


class Invited(Message, tag="invited", frozen=True):
    """
    The invitation to the table is another one now; only for who holds a seat.
    """

    code: str


class Said(Message, tag="said", frozen=True):
    """
    Somebody said something: a text or an emote.
    """

    number: int
    person: str
    name: str
    text: str
    emote: str
    at: float


class View(Message, tag="view", frozen=True):
    """
    The whole view, after the event with this number. The latest one wins.
    """

    seq: int
    view: TableView


class Done(Message, tag="done", frozen=True):
    """
    A command was done (or had been, if its id was known); the view of `seq` shows it.
    """

    id: str
    seq: int


class Refusal(Message, tag="refusal", frozen=True):
    """
    A command was refused, nothing happened.
    """

    id: str
    seq: int
    refused: Refused


class Stale(Message, tag="stale", frozen=True):
    """
    The table had moved on: nothing was done; the current view follows.
    """

    id: str
    seq: int


class Opening(Part, frozen=True):
    """
    How far the staged and picked cards bring the opening.
    """

    minimum: int
    laid: int
    """On the table and staged."""
    picked: int
    missing: int
    """After the picked cards, 0 if met."""
    text: str


class Target(Part, frozen=True):
    """
    A meld that the picked cards can go to, or not.
    """

    target: str
    part: str
    """In card form, for `staged`: `K:KS KH`."""
    action: str
    """The whole lay with what is staged."""
    label: str
    """"Lay 2 queens"."""
    detail: str
    """"5 + 2 = canasta"."""
    points: int
    legal: bool
    """May be laid down now, as one action with what is staged."""
    stageable: bool
    """May be staged: legal, or only the opening minimum is missing and can be reached, or it is not one's turn yet."""
    refused: Refused | None = None
    warning: str = ""
    """What it costs besides, to be read before it is done."""


class Way(Part, frozen=True):
    """
    What could be staged besides to reach the opening minimum.
    """

    label: str
    """"Add 3 fours and a two: 65"."""
    parts: list[str]
    """In card form, for `staged`."""


class Previewed(Message, tag="previewed", frozen=True):
    """
    The answer to a preview.
    """

    id: str
    seq: int
    title: str
    """"2 queens picked"."""
    note: str
    """"Closes a mixed canasta, and earns your foot."."""
    targets: list[Target]
    discard: Move | None
    """For one picked card (legal or refused); for more a refused move that says to pick one."""
    takes: list[Move]
    """Ways to take the pile with the picked cards, when drawing."""
    opening: Opening | None
    staged: Move | None
    """Laying down what is staged as it is: legal or why not; None if nothing is staged, or it is another's turn."""
    lifted: Refused | None = None
    """Why what is staged cannot be laid in this turn whatever is added: it is to be taken back."""
    ways: list[Way] = []
    """Up to two ways from what is staged to the opening minimum, if they were asked for."""


class Explained(Message, tag="explained", frozen=True):
    """
    The answer to why: None if it may be done.
    """

    id: str
    action: str
    refused: Refused | None


class Hinted(Message, tag="hinted", frozen=True):
    """
    The answer to hint.
    """

    id: str
    action: str
    sentence: str


class Logged(Message, tag="logged", frozen=True):
    """
    The answer to log.
    """

    id: str
    seq: int
    plays: list[Play]


class Replayed(Message, tag="replayed", frozen=True):
    """
    The answer to replay: the view as it was, and how many actions the deal had.
    """

    id: str
    actions: int
    view: TableView


class Taken(Message, tag="taken", frozen=True):
    """
    What was said, muted or renamed is kept.
    """

    id: str


class Problem(Message, tag="problem", frozen=True):
    """
    A message could not be read or not be answered; the connection lives.
    """

    code: str
    sentence: str
    id: str = ""


class Pong(Message, tag="pong", frozen=True):
    """
    I am.
    """

    now: float = 0.0
    """The server's time, by which deadlines are: seconds since 1970."""


ServerMessage = (
    Welcome
    | View
    | Done
    | Refusal
    | Stale
    | Previewed
    | Explained
    | Hinted
    | Logged
    | Replayed
    | Said
    | Invited
    | Taken
    | Problem
    | Pong
)


# HTTP


class NewTable(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A table to be made: `POST /api/tables`.
    """

    profile: str | dict[str, Any] = "standard"
    level: str = DEFAULT_LEVEL
    """Of the bots; those in a team with a person are never below `club`."""
    name: str = ""
    language: str = "en"
    seed: str = ""
    """A text that all packs come from, for a game that can be repeated; empty: packs nobody can know."""
    pace: Literal["calm", "even", "brisk", "at-once"] = "even"
    open: int = 0
    """So many seats are open for people; bots sit in the others."""
    clock: Clock = Clock()
    public: bool = False
    """Stands in the list that everybody sees."""
    title: str = ""
    """What the table is called: up to 40 visible characters, or nothing."""


class MadeTable(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    The answer: the table's public name, and the host's secret, which never stands in an address.
    """

    table: str
    token: str
    person: str = ""
    code: str = ""
    """The invitation, for others: it may stand in an address."""


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A table to be made that goes on from a moment of a deal that is over: `POST /api/tables/{table}/play-on`.
    """

    deal: int
    at: int
    """After so many actions."""
    seat: int
    """To be played; bots play the others."""
    game: int = 0
    """Counted from 1; 0 for the last."""
    name: str = ""
    language: str = "en"
    level: str = "greedy"
    pace: Literal["calm", "even", "brisk", "at-once"] = "even"


class NewLesson(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A table to be made for the first lesson: `POST /api/lesson`.
    """

    turn: int = 1
    """The learner's turn that it begins with; one more than there are: the end."""
    name: str = ""
    language: str = "en"
    pace: Literal["calm", "even", "brisk", "at-once"] = "even"


class Joining(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    Somebody comes with an invitation: `POST /api/join`.
    """

    code: str
    name: str = ""
    seat: int = -1
    """An open seat; -1 for the first one."""
    language: str = "en"


class Joined(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    The answer to joining, and to another device's code.
    """

    table: str
    token: str
    person: str
    seat: int


class Reissue(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    The host has a seat's secrets replaced: `POST /api/tables/{table}/reissue`.
    """

    seat: int


class DeviceCode(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A code that holds once, for some minutes: whoever brings it gets a secret of the seat.
    """

    code: str
    expires: float


class ListedSeat(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A seat in a list.
    """

    holds: Holds
    name: str


class ListedTable(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A public table: `GET /api/lobby`.
    """

    table: str
    code: str
    phase: Phase
    profile: str
    title: str
    """What the table is called; may be empty, as below."""
    seats: list[ListedSeat]
    created: float


class Lobby(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    All public tables, the latest first.
    """

    tables: list[ListedTable]


class RuleValue(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A value of a profile in words, and the rule that reads it.
    """

    rule: str
    label: str
    value: str
    standard: str
    """The same in the standard rules."""
    sources: list[str]
    """Tags of sources."""


class Rule(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A rule with the numbers of a profile.
    """

    id: str
    text: str
    section: str
    """The title of its section."""
    values: list[RuleValue]
    sources: list[str]
    """Tags of whose texts say so."""


class RuleSource(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    Whose text a tag names.
    """

    tag: str
    text: str


class ProfileRules(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    The rules of a profile in words: `GET /api/profiles/{name}`.
    """

    name: str
    title: str
    about: str
    hash: str
    rules: list[Rule]
    sources: list[RuleSource]
    words: list[str]
    """What the words of the game mean, a sentence each."""
    differences: list[RuleValue]
    """What is not as in the standard rules."""


class HouseWish(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    Rules that are thought about: `POST /api/house`.
    """

    profile: str = "standard"
    """A profile that ships, to be changed."""
    changes: dict[str, Any] = {}
    """Values of single fields, as in a profile's file."""
    language: str = "en"


class HouseOption(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    What a rule may be instead; `value` is JSON.
    """

    value: str
    text: str


class HouseRule(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A single rule that may be changed: one of its options, or where there are none, a number.
    """

    field: str
    rule: str
    section: str
    label: str
    text: str
    """The rule as it is now."""
    options: list[HouseOption]
    least: int
    most: int
    value: str
    """As JSON, like `usual`, which is what the profile has."""
    usual: str
    usual_text: str
    is_changed: bool
    sources: list[str]


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    The answer: all rules that may be changed, and what the changes come to.
    """

    profile: str | dict[str, Any]
    """What to make a table with."""
    rules: list[HouseRule]
    differences: list[RuleValue]
    """What is not as in the standard rules."""
    problem: str
    """Why these rules cannot be played; empty if they can."""
    field: str
    """Where the problem is, if it is one field's."""


class Profiles(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    The profiles that there are: `GET /api/profiles`.
    """

    profiles: list[str]
    levels: list[str]
    """The levels of bots, from the weakest."""


class NotedTeam(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A team and its score.
    """

    name: str
    members: str
    own: bool
    score: int


class TableNote(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    How a table stands, in short: `GET /api/tables/{table}`.
    """

    table: str
    title: str
    phase: Phase
    profile: str
    profile_title: str
    seats: list[str]
    """Names of who sits there."""
    deals: int
    """So many deals of this game are over, and can be looked at."""
    games: int
    """So many games have begun."""
    purpose: Purpose
    came_from: CameFrom | None
    """The moment that practice goes on from."""
    teams: list[NotedTeam]
    you: int
    """The seat of who asks; -1 for none."""
    your_turn: bool
    prompt: str


class PastDeal(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    What whoever asks may see of a deal.
    """

    deal: int
    over: bool
    seats: list[int]
    """Whose knowledge it can be seen with; -1: what everybody saw."""
    hands: bool
    """Whether all hands can be seen, too."""


class PastGame(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    The deals of a game that can be looked back at: `GET /api/tables/{table}/past`.
    """

    game: int
    games: int
    """So many games have begun."""
    you: int
    """The seat of who asks; -1 for none."""
    seats: list[str]
    """Names of who sat there."""
    deals: list[PastDeal]


class OpenHand(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    The cards of a seat when all hands are open, and as they are read out.
    """

    seat: int
    cards: list[str]
    foot: list[str]
    """Empty once it is picked up."""
    cards_said: str
    foot_said: str


class Moment(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """
    A moment of a deal: `GET /api/tables/{table}/moment`.
    """

    actions: int
    turns: list[int]
    """After how many actions each turn began."""
    view: TableView
    hands: list[OpenHand]
    """By seat, if they were asked for."""
