"""
`pennies verify`: was each deal of a record shuffled as was promised before it?

The seed must be the one committed to, and must give, with the players' salts, the very pack that was dealt.
"""

from collections.abc import Sequence

from rich.text import Text

from pennies.cli.files import files_below, read_only_record
from pennies.cli.screen import BAD, FAINT, GOOD, Screen
from pennies.cli.status import DOES_NOT_HOLD, FINE, UNREADABLE
from pennies.game.record import WrittenDeal, WrittenRecord
from pennies.profiles import ProfileError
from pennies.profiles.errors import InputError
from pennies.speech.sentences import clean, complaint

HONEST = "honest"
"""The verdict on a deal whose seed fits; every other one but `OPEN` and `UNKNOWN` is a fault."""
OPEN = "not-revealed"
UNKNOWN = "unknown"


def verify(language: str, names: Sequence[str]) -> int:
    """
    Check the shuffles of records.
    """
    screen = Screen(language)
    statuses = {FINE}
    for name in names:
        try:
            files = list(files_below(name))
        except InputError as error:
            screen.error(complaint(screen.texts, name, error))
            statuses.add(UNREADABLE)
            continue
        statuses.update(_verify_file(screen, file) for file in files)
    return max(statuses)


def _verify_file(screen: Screen, file: str) -> int:
    try:
        record = read_only_record(file)
    except (InputError, ProfileError) as error:
        screen.error(complaint(screen.texts, file, error))
        return UNREADABLE
    return _verify(screen, file, record)


def _verify(screen: Screen, name: str, record: WrittenRecord) -> int:
    screen.line(screen.say("verify-file", file=clean(name), count=len(record.deals)))
    holds = True
    for number, deal in enumerate(record.deals, 1):
        verdict = judge(record, deal, is_last=number == len(record.deals))
        fault = verdict not in (HONEST, OPEN, UNKNOWN)
        holds = holds and not fault
        sign = Text("✗ ", BAD) if fault else Text("✓ ", GOOD) if verdict == HONEST else Text("· ", FAINT)
        salted = sum(any(salt) for salt in deal.salts)
        message = screen.say(f"verify-{verdict}", deal=number, salts=salted, commitment=deal.commitment)
        screen.line(sign + Text(message), indent=2, hang=2)
    return FINE if holds else DOES_NOT_HOLD


def judge(record: WrittenRecord, deal: WrittenDeal, *, is_last: bool) -> str:
    """
    Judge the shuffle of a deal.

    Returns:
        `HONEST`, `OPEN` (still in play, the seed is secret), `UNKNOWN` (nothing is written about it), or a fault:
        `hidden` (over, and the seed still secret), `commitment` (another seed than promised), `pack` (another pack).
    """
    if deal.shuffle is None:
        if not deal.commitment:
            return UNKNOWN
        return "hidden" if deal.result is not None or not is_last else OPEN
    if deal.shuffle.commitment != deal.commitment:
        return "commitment"
    return HONEST if tuple(deal.shuffle.pack(record.profile.rules())) == deal.pack else "pack"
