"""
Both languages say the same things: the same messages, attributes and facts; and every text can be said.

These hold for every `.ftl` file there is, whoever wrote it.
"""

import re

import pytest
from fluent.syntax import ast, parse

from pennies.lang import LANGUAGES, catalogue
from tests.lang.messages import FOLDER, facts_of, forms, is_card, referred, texts, trials, with_references

NAMES = [name for name in texts("en") if name in texts("uk") and not is_card(name)]
SAID = [(language, name) for language in LANGUAGES for name in texts(language)]

ROOT = FOLDER.parents[2]
SENTENCES = re.compile(r"(refusal|error|event|rule)-(?!(at|in-file)$|section-)")
SENTENCE_FILES = {"refusals.ftl", "errors.ftl", "events.ftl", "rules.ftl"}


def test_files_are_the_same() -> None:
    files = [{file.name for file in (FOLDER / language).glob("*")} for language in LANGUAGES]
    assert all(names == files[0] for names in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_messages_only(language: str) -> None:
    entries = [entry for file in (FOLDER / language).glob("*.ftl") for entry in parse(file.read_text("utf-8")).body]
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []


def test_messages_and_attributes_are_the_same() -> None:
    said = [{name for name in texts(language) if not (is_card(name) and "." in name)} for language in LANGUAGES]
    assert said[0] == said[1]


def test_messages_stand_in_files_of_the_same_name() -> None:
    places = [
        {name: text.file for name, text in texts(language).items() if not (is_card(name) and "." in name)}
        for language in LANGUAGES
    ]
    assert places[0] == places[1]


@pytest.mark.parametrize("name", NAMES)
def test_facts_are_the_same(name: str) -> None:
    first, second = (facts_of(language, name) for language in LANGUAGES)
    assert first == second


@pytest.mark.parametrize("name", NAMES)
def test_words_that_are_told_apart_are_the_same(name: str) -> None:
    first, second = (with_references(language, name).words for language in LANGUAGES)
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_every_form(language: str) -> None:
    cards = {name for name in texts(language) if is_card(name) and "." not in name}
    lacking = [f"{card}.{form}" for card in cards for form in forms(language) - {"name"}]
    assert [name for name in lacking if name not in texts(language)] == []


@pytest.mark.parametrize(("language", "name"), SAID)
def test_text_can_be_said_with_plausible_facts(language: str, name: str) -> None:
    speaker = catalogue(language)
    for facts in trials(language, name):
        text = speaker.say(name, **facts)
        assert text or name.startswith("part-"), facts
        assert not re.search(r"[{}\u2068\u2069]|\?\?\?", text), (facts, text)


@pytest.mark.parametrize(
    ("language", "name"),
    [
        (language, name)
        for language, name in SAID
        if texts(language)[name].file in SENTENCE_FILES and SENTENCES.match(name)
    ],
)
def test_sentence_begins_large_and_ends(language: str, name: str) -> None:
    for facts in trials(language, name):
        text = catalogue(language).say(name, **facts)
        assert text == text.strip(), facts
        assert not re.search(r"  |\n", text), (facts, text)
        assert text[-1] in ".?!", (facts, text)
        assert not text[0].islower(), (facts, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_part_is_used(language: str) -> None:
    parts = {name for name in texts(language) if name.startswith("part-")}
    assert parts - set(referred(language)) == set()


def test_every_message_is_said() -> None:
    """
    A message is named in the code, by another message, or by how it begins where the code puts its name together.
    """
    code = "\n".join(
        file.read_text("utf-8")
        for folder in (ROOT / "src" / "pennies", ROOT / "web")
        for kind in ("*.py", "*.ts", "*.mjs", "*.svelte")
        for file in folder.rglob(kind)
        if not {"node_modules", "client"} & set(file.parts[:-1])
    )
    names = {name.partition(".")[0] for name in texts("en")}
    words = set(re.findall(r"[\w-]+", code)) | {name.partition(".")[0] for name in referred("en")}
    beginnings = tuple(set(re.findall(r"[\"'`]([a-z][\w-]*-)(?:\$?\{|[\"'])", code)))
    assert {name for name in names - words if not name.startswith(beginnings)} == set()


@pytest.mark.parametrize("name", list(texts("uk")))
def test_ukrainian_is_written_in_ukrainian(name: str) -> None:
    """
    No Latin letter that looks like a Cyrillic one hides in a word, and no letter of another alphabet is there.
    """
    for facts in trials("uk", name):
        text = catalogue("uk").say(name, **facts)
        assert not re.search(r"[a-zA-Z][а-яіїєґА-ЯІЇЄҐ]|[а-яіїєґА-ЯІЇЄҐ][a-zA-Z]", text), text
        assert not re.search(r"[ыэёъЫЭЁЪ'\"]", text), text
