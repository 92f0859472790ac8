"""
What a view tells of the people around the cards: who is there, what is agreed on, what may be ordered besides moves.
"""

from collections import Counter
from typing import Any, Final

from pennies.engine.steps import VERBS
from pennies.game.notation import Said, parse_action
from pennies.server import messages
from pennies.server.reader import Reader

_NO_VOTES: Final = messages.Votes(pause=[], resume=[], resign=[])
_OF_THE_HOST: Final = ("settings", "seat", "remove", "hand-on")


def presence_of(reader: Reader, seat: int) -> dict[str, Any]:
    """
    Give the part of a `Player` that tells of its person.
    """
    table = reader.table
    holder = table.seats[seat]
    reserves = table.clocks.reserve_s
    return {
        "holds": "person" if holder.person else "bot" if holder.bot else "open",
        "person": holder.person,
        "host": bool(holder.person) and holder.person == table.host,
        "away": reader.is_away(seat),
        "covered": holder.covered or "",
        "ready": holder.ready,
        "reserve_s": round(reserves[seat], 1) if table.settings.clock.kind != "none" else 0.0,
    }


def promises(reader: Reader) -> dict[str, Any]:
    """
    Give the part of a `TableView` that tells of the next deal, and of how long this one waits.
    """
    table = reader.table
    promised = None if table.is_seeded else table.next_shuffle()
    return {
        "next_commitment": promised.commitment if promised is not None else "",
        "salted": sorted(table.salts),
        "paused": table.is_paused,
        "deadline": table.deadline() or 0.0,
    }


def agreed(reader: Reader) -> messages.Agreed:
    settings = reader.table.settings
    return messages.Agreed(
        level=settings.level,
        pace=settings.pace,
        clock=settings.clock,
        public=settings.public,
        watched=settings.watched,
    )


def around_seat(reader: Reader) -> dict[str, Any]:
    """
    Give what of it is not the same for everybody.
    """
    return {"missed": missed(reader), "votes": votes(reader), "controls": controls(reader)}


def votes(reader: Reader) -> messages.Votes:
    agreeing = reader.table.votes
    if not agreeing:
        return _NO_VOTES
    return messages.Votes(
        pause=sorted(agreeing.get("pause", ())), resume=sorted(agreeing.get("resume", ())), resign=_resigning(reader)
    )


def missed(reader: Reader) -> list[str]:
    """
    Say what a bot did for the reader, shortly.
    """
    if reader.is_watching:
        return []
    done = reader.table.seats[reader.seat].missed
    return [_missed(reader, one.deal, parse_action(one.action)) for one in done]


def _missed(reader: Reader, deal: int, said: Said) -> str:
    counts: Counter[int] = Counter()
    for part in said.parts:
        counts.update(dict(enumerate(map(int, part.cards.counts))))
    cards = reader.say.join(reader.counted(counts))
    return reader.text("server-missed", deal=deal, verb=VERBS[said.verb], cards=cards)


def _resigning(reader: Reader) -> list[int]:
    """
    List who wants to give up; only to the own team, for which it is to decide.
    """
    agreed = reader.table.votes.get("resign", ())
    return sorted(seat for seat in agreed if reader.rules.team_of(seat) == reader.team)


def controls(reader: Reader) -> list[str]:
    """
    List what the reader may order now; one who has left the seat only to sit down again.
    """
    table = reader.table
    if reader.is_watching:
        return ["sit"] if table.may_sit(reader.person) else []
    person = table.seats[reader.seat].person
    if not person:
        return []
    found = ["leave"]
    if table.is_playing:
        found += ["resume" if table.is_paused else "pause", "resign"]
    if table.seats[reader.seat].covered is not None and not table.is_out_of_time(reader.seat):
        found.append("back")
    if table.may_sit(person):
        found.append("sit")
    if reader.seat == table.host_seat:
        found += _OF_THE_HOST
    return found
