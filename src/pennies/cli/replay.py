"""
`pennies replay`: a recorded game move by move, or one moment of it, also as a case to edit.

A record that does not hold is shown as far as it does, and then what is wrong with it.
"""

import re
from collections.abc import Iterator
from itertools import dropwhile, takewhile

from rich.text import Text

from pennies.cli.extract import case_text
from pennies.cli.files import read_only_record
from pennies.cli.moments import Moment, moment_named, moments, name_of_fault
from pennies.cli.picture import show_position
from pennies.cli.screen import BAD, FAINT, RULE, STRONG, Screen
from pennies.cli.status import DOES_NOT_HOLD, FINE, UNREADABLE
from pennies.cli.usage import UsageError
from pennies.cli.verdict import fault_message
from pennies.game.events import CardDiscarded, DealEnded, Event, PartnerAnswered
from pennies.game.game import Game
from pennies.game.record import RESIGNED, RecordFault
from pennies.game.record import replay as play_again
from pennies.profiles import ProfileError
from pennies.profiles.errors import InputError
from pennies.speech.sentences import clean, complaint


def replay(language: str, file: str, *, at: str | None, case: bool) -> int:
    """
    Show a record, or the moment `at`.
    """
    screen = Screen(language)
    wanted = None if at is None else moment_named(at)
    if at is not None and wanted is None:
        raise UsageError("usage-at", found=clean(at))
    if case and wanted is None:
        raise UsageError("usage-case-at")
    try:
        game, fault = play_again(read_only_record(file))
    except (InputError, ProfileError) as error:
        screen.error(complaint(screen.texts, file, error))
        return UNREADABLE
    if wanted is None and not game.deals and fault is None:
        screen.line(screen.say("replay-no-deal", file=clean(file)))
    elif wanted is None:
        for moment in moments(game):
            _show(screen, moment)
    else:
        _check(game, *wanted)
        _show_moment(screen, game, wanted, case=case)
    if fault is not None:
        _show_fault(screen, file, fault, aside=case)
    return FINE if fault is None else DOES_NOT_HOLD


def _check(game: Game, deal: int, move: int) -> None:
    """
    Refuse a moment that the game does not have, with those it has.
    """
    if deal > len(game.deals):
        raise UsageError("usage-at-deal", found=deal, most=len(game.deals))
    most = len(game.deals[deal - 1].actions)
    if move > most:
        raise UsageError("usage-at-move", found=move, deal=deal, most=most)


def _show_moment(screen: Screen, game: Game, wanted: tuple[int, int], *, case: bool) -> None:
    if case:
        screen.out.file.write(case_text(game, *wanted))
        return
    for moment in moments(game):
        if (moment.deal, moment.move) == wanted:
            _show(screen, moment)
            show_position(screen, moment.game, moment.game.players)
            return


def _show(screen: Screen, moment: Moment) -> None:
    """
    Show a moment in a line: its name, and what happened.
    """
    if moment.move == 0:
        if moment.deal > 1:
            screen.line()
        scores = [screen.texts.number(score) for score in moment.game.deals[-1].scores]
        screen.line(screen.say("replay-deal", deal=moment.deal, scores=" : ".join(scores)), STRONG)
    told = " ".join(_sentences(screen, moment))
    text = Text.assemble((f"{moment.name:<6}", RULE), " ", told)
    if moment.action:
        text.append(f"  [{moment.seat} {moment.action}]", FAINT)
    screen.line(text, hang=7)


def _sentences(screen: Screen, moment: Moment) -> Iterator[str]:
    events = moment.events
    if moment.move == 0:
        yield screen.say("event-deal-started", player=_name(screen, moment.game, moment.seat), you="no")
        dealt = list(dropwhile(lambda event: not isinstance(event, CardDiscarded), events))
        turned = list(takewhile(lambda event: isinstance(event, CardDiscarded), dealt))
        yield screen.say("replay-turned-up", cards=" ".join(face for event in turned for face in event.cards))
        events = tuple(dealt[len(turned) :])
    for event in events:
        yield _sentence(screen, moment.game, event)
        if isinstance(event, DealEnded):
            yield from _scores(screen, moment.game, event)


def _sentence(screen: Screen, game: Game, event: Event) -> str:
    """
    Tell an event, to somebody who may see all cards.
    """
    message = re.sub("(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()
    return screen.say(
        f"event-{message}",
        player=_name(screen, game, event.seat),
        you="no",
        cards=" ".join(event.cards),
        count=event.count,
        target=getattr(event, "target", ""),
        yes=isinstance(event, PartnerAnswered) and event.yes,
        ended_by=getattr(event, "ended_by", ""),
    )


def _scores(screen: Screen, game: Game, event: DealEnded) -> Iterator[str]:
    for team, (points, score) in enumerate(zip(event.result, event.scores, strict=True)):
        name = screen.say("team", team=team)
        yield screen.say("event-deal-scored", team=_capital(name), points=points, score=score)
    if event.ended_by != RESIGNED and game.winner is not None:
        name = screen.say("team", team=game.winner)
        yield screen.say("event-game-won", team=_capital(name), score=event.scores[game.winner])


def _name(screen: Screen, game: Game, seat: int) -> str:
    name = clean(game.players[seat]) if game.players else ""
    return name or _capital(screen.say("seat", seat=seat))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _show_fault(screen: Screen, file: str, fault: RecordFault, *, aside: bool) -> None:
    """
    Say where a record stops to hold; aside if the output is a file to be kept.
    """
    name = name_of_fault(fault)
    place = f"{fault.place} ({name})" if name else fault.place
    message = f"{clean(file)}: {place}: {fault_message(screen.texts, fault)}"
    if aside:
        screen.error(message)
    else:
        screen.line(Text("✗ ", BAD) + Text(message, STRONG), hang=2)
