"""
Every code that the sources refuse with has its message, made of facts that the code brings; none is left over.
"""

import pytest

from pennies.engine.scoring import Sheet
from pennies.engine.state import ENDINGS, PHASES
from pennies.game.events import Event
from pennies.lang import LANGUAGES, catalogue
from pennies.lang.forms import KINDS
from tests.lang.codes import errors, refusals
from tests.lang.messages import MISSING, facts_of, texts

FRAMES = {"error-at", "error-in-file", "event-deal-started", "event-deal-scored", "event-game-won", "event-game-tied"}


def messages(kind: str) -> set[str]:
    return {name for name in texts(LANGUAGES[0]) if name.startswith(kind) and "." not in name} - FRAMES


def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def test_every_refusal_has_a_message_and_none_is_left_over() -> None:
    assert messages("refusal-") == {f"refusal-{code}" for code in refusals()}


def test_every_error_has_a_message_and_none_is_left_over() -> None:
    assert messages("error-") == {f"error-{code}" for code in errors()}


def test_every_event_has_a_message_and_none_is_left_over() -> None:
    assert messages("event-") == {f"event-{kebab(event.__name__)}" for event in Event.__subclasses__()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(code for code, facts in refusals().items() if facts is not None))
def test_refusal_needs_only_facts_of_its_code(language: str, code: str) -> None:
    facts = refusals()[code] or ()
    known = {MISSING if fact.removeprefix("missing_") in KINDS else fact for fact in facts}
    names = [f"refusal-{code}", f"refusal-{code}.help"]
    needed = {fact for name in names if name in texts(language) for fact in facts_of(language, name)}
    assert needed <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(errors()))
def test_error_needs_only_facts_of_its_code(language: str, code: str) -> None:
    assert facts_of(language, f"error-{code}") <= errors()[code]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    [
        *(f"sheet-{item}" for item in Sheet.__slots__),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"ending-{ending}" for ending in ENDINGS if ending),
        *(f"kind-{kind}" for kind in KINDS),
        *(f"bot-name-{number}" for number in range(1, 7)),
    ],
)
def test_name_is_there(language: str, name: str) -> None:
    assert catalogue(language).has(name)
