"""
What a catalogue does with a message and its facts.
"""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.syntax import FluentParser, ast

from pennies.lang import LANGUAGES, MessageError, catalogue, language_from
from pennies.lang.catalogue import Catalogue

NARROW = "\N{NARROW NO-BREAK SPACE}"


def english(source: str) -> Catalogue:
    return Catalogue("en", {"cards.ftl": source})


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "uk_UA@modern"}, "uk"),
        ({"LC_ALL": "", "LANG": "uk_UA"}, "uk"),
        ({"PENNIES_LANG": "UK", "LC_ALL": "en_US"}, "uk"),
        ({"PENNIES_LANG": "en", "LANG": "uk_UA"}, "en"),
        ({"PENNIES_LANG": "fr", "LANG": "uk_UA"}, "en"),
        ({"LANG": "ukx"}, "en"),
    ],
)
def test_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert language_from(environ) == language


def test_threads_that_ask_for_the_same_message_all_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    parse = FluentParser.parse

    def slow(self: FluentParser, source: str) -> ast.Resource:
        time.sleep(0.01)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", slow)
    say = english("-card = king\nfound = a { -card }\nlost = no { -card }\n")
    with ThreadPoolExecutor(4) as threads:
        texts = list(threads.map(say.say, ["found", "lost", "found", "lost"]))
    assert texts == ["a king", "no king"] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_is_read_once(language: str) -> None:
    assert catalogue(language) is catalogue(language)
    assert catalogue(language).language == language


def test_other_language_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one of en, uk, found 'fr'"):
        catalogue("fr")


def test_missing_message_raises() -> None:
    with pytest.raises(MessageError, match="refusal-nonsense"):
        catalogue("en").say("refusal-nonsense")


def test_missing_attribute_raises() -> None:
    with pytest.raises(MessageError, match=r"refusal-deal-over\.help"):
        catalogue("en").say("refusal-deal-over.help")


@pytest.mark.parametrize("facts", [{}, {"rank": "Q"}, {"rank": "nonsense", "held": 1, "always": "no"}])
def test_missing_fact_raises_and_says_no_half_sentence(facts: dict[str, str]) -> None:
    with pytest.raises(MessageError, match="refusal-take-frozen"):
        catalogue("en").say("refusal-take-frozen", **facts)


def test_fact_that_is_not_needed_does_no_harm() -> None:
    assert catalogue("en").say("seat", seat=3, colour="blue") == "seat 3"


def test_has_tells_of_messages_and_attributes() -> None:
    speaker = catalogue("en")
    assert speaker.has("refusal-take-frozen")
    assert speaker.has("refusal-take-frozen.help")
    assert not speaker.has("refusal-deal-over.help")
    assert not speaker.has("refusal-take-frozen.nonsense")
    assert not speaker.has("")


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 999, "999"),
        ("en", 20_000, "20,000"),
        ("en", -1_234_567, "−1,234,567"),
        ("uk", 5_000, f"5{NARROW}000"),
        ("uk", -20_000, f"−20{NARROW}000"),
    ],
)
def test_number_is_written_as_the_language_does(language: str, number: int, text: str) -> None:
    speaker = catalogue(language)
    assert speaker.number(number) == text
    assert text in speaker.say("seat", seat=number)


def test_truth_is_yes_or_no() -> None:
    speaker = english("happy = { $happy ->\n    [yes] Good.\n   *[no] Bad.\n }")
    assert [speaker.say("happy", happy=True), speaker.say("happy", happy=False)] == ["Good.", "Bad."]


@pytest.mark.parametrize(
    ("items", "english_text", "ukrainian_text"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a та b"),
        (["a", "b", "c", "d"], "a, b, c and d", "a, b, c та d"),
    ],
)
def test_items_are_joined(items: list[str], english_text: str, ukrainian_text: str) -> None:
    assert catalogue("en").join(items) == english_text
    assert catalogue("uk").join(items) == ukrainian_text


def test_items_are_joined_by_another_word() -> None:
    assert catalogue("uk").join(["a", "b"], "or") == "a або b"


def test_list_as_a_fact_is_joined() -> None:
    assert catalogue("en").say("list-comma", first=["a", "b"], last="c") == "a and b, c"


def test_card_brings_its_names() -> None:
    said = catalogue("en").say("refusal-take-not-a-pair", rank="8")
    assert said == "These cards do not take the pile: its top card is an eight, so they must be two eights."


@pytest.mark.parametrize(
    ("card", "name", "genitive"),
    [
        ("K", "король", "короля"),
        ("W", "дика карта", "дикої карти"),
        ("R", "червона трійка", "червоної трійки"),
        ("QS", "дама пік", "дами пік"),
        ("3H", "трійка чирв", "трійки чирв"),
        ("XS", "чорний джокер", "чорного джокера"),
    ],
)
def test_ukrainian_card_has_cases(card: str, name: str, genitive: str) -> None:
    assert catalogue("uk").say("refusal-face-not-held", card=card) == (
        f"У вашій руці немає {genitive}, хоча інша карта цього рангу є."
    )
    assert catalogue("uk").say("refusal-take-blocked", rank=card).endswith(f"а зараз це {name}.")


@pytest.mark.parametrize("card", ["", "Z", "ZS", "KZ", "KSS", "K.names", "face"])
def test_no_card_has_no_name(card: str) -> None:
    with pytest.raises(MessageError, match="card_genitive"):
        catalogue("uk").say("refusal-face-not-held", card=card)


def test_cards_are_counted() -> None:
    assert catalogue("en").cards("KK2") == "2 kings and a two"
    assert catalogue("en").cards(["KS", "KS", "3H"]) == "2 kings of spades and a three of hearts"
    assert catalogue("uk").cards("QQQQQKKA") == "5 дам, 2 королі та туза"


def test_missing_canastas_are_listed() -> None:
    said = catalogue("en").say(
        "refusal-discard-kinds", missing_natural=0, missing_mixed=1, missing_wild=0, missing_sevens=2
    )
    assert said.endswith("your team still needs a mixed canasta and 2 sevens canastas.")


def test_message_that_is_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"en/cards\.ftl: the message a is there twice"):
        english("a = 1\nb = 2\na = 3\n")


def test_message_that_is_no_fluent_is_refused_when_it_is_said() -> None:
    speaker = english("a = { $b\n")
    with pytest.raises(ValueError, match="expected a message in Fluent's syntax"):
        speaker.say("a", b=1)


def test_message_may_refer_to_others() -> None:
    speaker = english("a = A { b.c } { -d }\nb = B { a }\n    .c = C { $x }\n# a remark\n\n-d = D\n")
    assert speaker.say("a", x=3) == "A C 3 D"


def test_the_way_out_of_a_full_meld_is_told_as_it_is() -> None:
    assert catalogue("en").say("refusal-take-no-room.help", adds=True).startswith("Take the pile without cards")
    assert catalogue("en").say("refusal-take-no-room.help", adds=False) == "Draw from the stock instead."
    assert catalogue("uk").say("refusal-take-no-room.help", adds=True).startswith("Візьміть купу без карт")
