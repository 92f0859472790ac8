"""
`Register`: what is kept beside the events. Lists of tables, persons with names and secrets' hashes, results, chat.

None of it is needed to play a table again; names and chat can be erased. Statements are SQLAlchemy Core's; they are run
in the writer's thread, in the same transactions as events.
"""

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Protocol

from sqlalchemy import bindparam, delete, func, insert, select, true, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import ClauseElement

from pennies.store.schema import CHAT, EVENT, GAME_TABLE, PERSON, RESULT, SEAT, SETTING, TOKEN
from pennies.table import Line, Seated

_DIALECT: Final = sqlite.dialect(paramstyle="named")
_OF_A_TABLE: Final = (EVENT, SEAT, RESULT, PERSON, TOKEN, CHAT)
_DAY_S: Final = 86_400.0


@dataclass(frozen=True)
class Summary:
    """
    What lists tell of a table.
    """

    code: str = ""
    public: bool = False
    phase: str = "lobby"
    profile: str = ""


@dataclass(frozen=True)
class StoredTable:
    """
    A table as it is listed. Times are seconds since 1970; `ended` is None while a game can go on.
    """

    table: str
    created: float
    updated: float
    ended: float | None
    summary: Summary
    events: int
    seats: tuple[Seated, ...]
    title: str = ""


@dataclass(frozen=True)
class Result:
    """
    What a deal brought, by team.
    """

    game: int
    deal: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    ended_by: str


@dataclass(frozen=True)
class People:
    """
    The persons of a table: their names, whom they mute, and whose secret has which hash; and what the table is called.
    """

    names: dict[str, str] = field(default_factory=dict)
    muted: dict[str, set[str]] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()
    title: str = ""


@dataclass(frozen=True)
class Retention:
    """
    How long tables are kept: the rule that `Register.sweep` removes them by.

    Attributes:
        finished_days: since the end of a table's last game.
        untouched_days: since anything happened, where no game is over.
        chat_days: for what was said, however long its table is kept.
    """

    finished_days: float = 365.0
    untouched_days: float = 90.0
    chat_days: float = 30.0


class Ask(Protocol):
    """
    Has something done in the writer's thread.
    """

    def __call__(self, do: Callable[[sqlite3.Connection], Any], /) -> "Future[Any]": ...


class Register:
    """
    The register of one store.
    """

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    # Tables

    def tables(self, *, public: bool = False) -> "Future[list[StoredTable]]":
        """
        List the tables, the oldest first; perhaps only the public ones.
        """
        return self._ask(lambda connection: _tables(connection, public=public))

    def note(self, table: str, summary: Summary, seats: Sequence[Seated], *, over: bool) -> "Future[None]":
        """
        Keep what lists tell of a table.
        """
        noted, emptied, seated = _noting(over=over)
        values = {
            "table": table,
            "now": time.time(),
            "ended": None,
            "code": summary.code,
            "public": summary.public,
            "phase": summary.phase,
            "profile": summary.profile,
        }
        rows = [
            {"table_id": table, "seat": seat, "person": seated.person, "bot": seated.bot}
            for seat, seated in enumerate(seats)
        ]

        def do(connection: sqlite3.Connection) -> None:
            connection.execute(noted, values)
            connection.execute(emptied, values)
            connection.executemany(seated, rows)

        return self._ask(do)

    def call(self, table: str, title: str) -> "Future[None]":
        """
        Keep what a table is called; an empty title erases it.
        """
        called = update(GAME_TABLE).where(GAME_TABLE.c.id == table).values(title=title)
        return self._ask(lambda connection: _run(connection, called))

    def remove(self, table: str) -> "Future[None]":
        """
        Forget a table and all that belongs to it.
        """
        return self._ask(lambda connection: _remove(connection, table))

    def sweep(
        self, rule: Retention, now: float | None = None, of: Callable[[str], bool] = lambda _: True
    ) -> "Future[list[str]]":
        """
        Remove what the rule does not keep; give the names of the tables that are gone.

        Args:
            of: tells by its name whether a table is to be looked at.
        """
        moment = time.time() if now is None else now

        def do(connection: sqlite3.Connection) -> list[str]:
            _run(connection, delete(CHAT).where(CHAT.c.said < moment - rule.chat_days * _DAY_S))
            last = select(func.max(EVENT.c.stored)).where(EVENT.c.table_id == GAME_TABLE.c.id).scalar_subquery()
            touched = func.coalesce(last, GAME_TABLE.c.created)
            old = select(GAME_TABLE.c.id).where(
                (GAME_TABLE.c.ended < moment - rule.finished_days * _DAY_S)
                | (GAME_TABLE.c.ended.is_(None) & (touched < moment - rule.untouched_days * _DAY_S))
            )
            names = [str(name) for (name,) in _run(connection, old) if of(name)]
            for name in names:
                _remove(connection, name)
            return names

        return self._ask(do)

    def result(self, table: str, result: Result) -> "Future[None]":
        """
        Keep what a deal brought; a second time changes nothing.
        """
        values = {
            "table_id": table,
            "game": result.game,
            "deal": result.deal,
            "points": json.dumps(result.points),
            "scores": json.dumps(result.scores),
            "ended_by": result.ended_by,
            "ended": time.time(),
        }
        return self._ask(lambda connection: _run(connection, insert(RESULT).prefix_with("OR IGNORE").values(values)))

    def results(self, table: str) -> "Future[list[Result]]":
        """
        List the deals that are over.
        """
        asked = select(RESULT.c.game, RESULT.c.deal, RESULT.c.points, RESULT.c.scores, RESULT.c.ended_by)
        asked = asked.where(RESULT.c.table_id == table).order_by(RESULT.c.game, RESULT.c.deal)

        def do(connection: sqlite3.Connection) -> list[Result]:
            return [
                Result(game, deal, tuple(json.loads(points)), tuple(json.loads(scores)), ended_by)
                for game, deal, points, scores, ended_by in _run(connection, asked)
            ]

        return self._ask(do)

    # People

    def admit(self, table: str, person: str, name: str, token_hash: str) -> "Future[None]":
        """
        Keep a person, or another secret of one.
        """
        now = time.time()
        called = {"table_id": table, "person": person, "name": name, "created": now}
        secret = {"hash": token_hash, "table_id": table, "person": person, "created": now}

        def do(connection: sqlite3.Connection) -> None:
            _run(connection, insert(PERSON).prefix_with("OR IGNORE").values(called))
            _run(connection, insert(TOKEN).values(secret))

        return self._ask(do)

    def rename(self, table: str, person: str, name: str) -> "Future[None]":
        """
        Call a person otherwise; an empty name erases it.
        """
        is_it = (PERSON.c.table_id == table) & (PERSON.c.person == person)
        return self._ask(lambda connection: _run(connection, update(PERSON).where(is_it).values(name=name)))

    def mute(self, table: str, person: str, muted: set[str]) -> "Future[None]":
        """
        Keep whom a person does not hear.
        """
        is_it = (PERSON.c.table_id == table) & (PERSON.c.person == person)
        text = json.dumps(sorted(muted))
        return self._ask(lambda connection: _run(connection, update(PERSON).where(is_it).values(muted=text)))

    def revoke(self, table: str, person: str, but: str = "") -> "Future[None]":
        """
        Make all secrets of a person void, but the one of this hash.
        """
        is_theirs = (TOKEN.c.table_id == table) & (TOKEN.c.person == person) & (TOKEN.c.hash != but)
        return self._ask(lambda connection: _run(connection, delete(TOKEN).where(is_theirs)))

    def forget(self, table: str, person: str) -> "Future[None]":
        """
        Forget a person who was not let in, with all secrets.
        """

        def do(connection: sqlite3.Connection) -> None:
            for kept in (TOKEN, PERSON):
                _run(connection, delete(kept).where((kept.c.table_id == table) & (kept.c.person == person)))

        return self._ask(do)

    def erase(self, table: str, person: str) -> "Future[None]":
        """
        Forget a person's name and all that the person said; seat and secrets stay.
        """
        said = (CHAT.c.table_id == table) & (CHAT.c.person == person)
        is_it = (PERSON.c.table_id == table) & (PERSON.c.person == person)

        def do(connection: sqlite3.Connection) -> None:
            _run(connection, delete(CHAT).where(said))
            _run(connection, update(PERSON).where(is_it).values(name=""))

        return self._ask(do)

    def people(self, table: str, most_lines: int = 100) -> "Future[People]":
        """
        Give the persons of a table, and the last lines that were said.
        """

        def do(connection: sqlite3.Connection) -> People:
            persons = _run(
                connection, select(PERSON.c.person, PERSON.c.name, PERSON.c.muted).where(PERSON.c.table_id == table)
            )
            rows = list(persons)
            tokens = _run(connection, select(TOKEN.c.hash, TOKEN.c.person).where(TOKEN.c.table_id == table))
            lines = select(CHAT.c.number, CHAT.c.person, CHAT.c.text, CHAT.c.emote, CHAT.c.said)
            lines = lines.where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(most_lines)
            titles = _run(connection, select(GAME_TABLE.c.title).where(GAME_TABLE.c.id == table))
            return People(
                title="".join(title for (title,) in titles),
                names={person: name for person, name, _ in rows if name},
                muted={person: set(json.loads(muted)) for person, _, muted in rows},
                tokens=dict(list(tokens)),
                lines=tuple(Line(*row) for row in reversed(list(_run(connection, lines)))),
            )

        return self._ask(do)

    def say(self, table: str, line: Line) -> "Future[None]":
        """
        Keep what somebody said.
        """
        values = {
            "table_id": table,
            "number": line.number,
            "person": line.person,
            "text": line.text,
            "emote": line.emote,
            "said": line.at,
        }
        return self._ask(lambda connection: _run(connection, insert(CHAT).values(values)))

    # Settings of the server

    def setting(self, name: str) -> "Future[Any]":
        """
        Give a setting; None if it was never set.
        """
        asked = select(SETTING.c.value).where(SETTING.c.name == name)

        def do(connection: sqlite3.Connection) -> Any:
            found = _run(connection, asked).fetchone()
            return None if found is None else json.loads(found[0])

        return self._ask(do)

    def set(self, name: str, value: Any) -> "Future[None]":
        """
        Set a setting to something that JSON can say.
        """
        values = {"name": name, "value": json.dumps(value)}
        return self._ask(lambda connection: _run(connection, insert(SETTING).prefix_with("OR REPLACE").values(values)))


@cache
def _noting(*, over: bool) -> tuple[str, str, str]:
    """
    Make the statements that note a table, once: to compile them takes longer than to run them.
    """
    columns = GAME_TABLE.c
    noted = update(GAME_TABLE).where(columns.id == bindparam("table"))
    noted = noted.values({name: bindparam(name) for name in ("code", "public", "phase", "profile")})
    ended = func.coalesce(columns.ended, bindparam("now")) if over else None
    noted = noted.values(updated=bindparam("now"), ended=ended)
    emptied = delete(SEAT).where(SEAT.c.table_id == bindparam("table"))
    return _text(noted), _text(emptied), _text(insert(SEAT))


def _text(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=_DIALECT))


def _run(connection: sqlite3.Connection, statement: ClauseElement) -> sqlite3.Cursor:
    compiled = statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
    return connection.execute(str(compiled), compiled.params)


def _tables(connection: sqlite3.Connection, *, public: bool) -> list[StoredTable]:
    seats: dict[str, list[Seated]] = {}
    called = (PERSON.c.table_id == SEAT.c.table_id) & (PERSON.c.person == SEAT.c.person)
    taken = select(SEAT.c.table_id, SEAT.c.person, SEAT.c.bot, func.coalesce(PERSON.c.name, ""))
    taken = taken.select_from(SEAT.outerjoin(PERSON, called)).order_by(SEAT.c.table_id, SEAT.c.seat)
    listed = GAME_TABLE.c.public.is_(True) if public else true()
    if public:
        taken = taken.where(SEAT.c.table_id.in_(select(GAME_TABLE.c.id).where(listed)))
    for table, person, bot, name in _run(connection, taken):
        seats.setdefault(table, []).append(Seated(person=person, bot=bot, name=name))
    count = select(func.count()).select_from(EVENT).where(EVENT.c.table_id == GAME_TABLE.c.id).scalar_subquery()
    columns = GAME_TABLE.c
    asked = select(
        columns.id,
        columns.created,
        columns.updated,
        columns.ended,
        columns.code,
        columns.public,
        columns.phase,
        columns.profile,
        count,
        columns.title,
    )
    asked = asked.where(listed).order_by(columns.created, columns.id)
    return [
        StoredTable(
            table=row[0],
            created=row[1],
            updated=row[2],
            ended=row[3],
            summary=Summary(row[4], bool(row[5]), row[6], row[7]),
            events=row[8],
            seats=tuple(seats.get(row[0], ())),
            title=row[9],
        )
        for row in _run(connection, asked)
    ]


def _remove(connection: sqlite3.Connection, table: str) -> None:
    for kept in _OF_A_TABLE:
        _run(connection, delete(kept).where(kept.c.table_id == table))
    _run(connection, delete(GAME_TABLE).where(GAME_TABLE.c.id == table))
