"""
`Catalogue`: the messages of one language, and the text that one of them gives with its facts.

Which further facts come with a fact (the forms of a card's name, what is missing in words) is decided in
`pennies.lang.forms`; how a number looks in `pennies.lang.numerals`; what is said, in the `.ftl` files.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.syntax import FluentParser, ast

from pennies.lang import forms
from pennies.lang.forms import Fact
from pennies.lang.language import LANGUAGES
from pennies.lang.numerals import SpokenInt, number_text

_NAME: Final = re.compile(r"^-?[a-zA-Z][\w-]*", re.MULTILINE)
"""A name at the beginning of a line begins a message or a term, which goes on to the next."""

_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MessageError(LookupError):
    """
    Raised when a message is not in the catalogue, or a fact that its text needs is missing; correct the caller.
    """


class Catalogue:
    """
    The messages of one language.

    >>> catalogue("en").say("refusal-take-frozen", rank="Q", held=1, always="no")
    'The pile is frozen, because it holds a wild card or a red three. While it is frozen you can take it only with two queens from your hand; you hold one.'
    """  # noqa: E501, a doctest's answer stands on one line

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        """
        Take in a language's messages; each is parsed when it is first said, because all of them would take 0.2 s.

        Args:
            language: one of `LANGUAGES`.
            sources: the text of each file, by file name.

        Raises:
            ValueError: a message is there twice.
        """
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._waiting: dict[str, str] = {}
        self._parsing = Lock()
        for file, source in sources.items():
            names = list(_NAME.finditer(source))
            ends = [*(name.start() for name in names[1:]), len(source)]
            for name, end in zip(names, ends, strict=True):
                if name[0] in self._waiting:
                    raise ValueError(f"{language}/{file}: the message {name[0]} is there twice")
                self._waiting[name[0]] = source[name.start() : end]

    def has(self, message_id: str) -> bool:
        """
        Tell whether there is a message, or with `id.attribute` an attribute of one.
        """
        return self._pattern(message_id) is not None

    def say(self, message_id: str, /, **facts: Fact) -> str:
        """
        Make the text of a message, or with `id.attribute` of its attribute. Facts that it does not need do no harm.

        Raises:
            MessageError: there is no such message, or a fact is missing.
        """
        pattern = self._pattern(message_id)
        if pattern is None:
            raise MessageError(f"no message {message_id} in the catalogue of {self.language}")
        arguments = {name: self._argument(fact) for name, fact in forms.with_forms(self, facts).items()}
        errors: list[Exception] = []
        # Not `format_pattern`: it would make its own numbers of ours, with the locale's signs.
        text = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(arguments)))
        if errors:
            raise MessageError(f"message {message_id} in {self.language}: {errors[0]}")
        return str(text)

    def number(self, number: int) -> str:
        """
        Write a number: thousands apart, a real minus sign.
        """
        return number_text(number, self.language)

    def join(self, items: Iterable[str], word: str = "and") -> str:
        """
        Join items in words, the last two with `and` or `or`.

        >>> catalogue("en").join(["kings", "queens", "jacks"])
        'kings, queens and jacks'
        """
        *first, last = list(items) or [""]
        if not first:
            return last
        before = first[0]
        for item in first[1:]:
            before = self.say("list-comma", first=before, last=item)
        return self.say(f"list-{word}", first=before, last=last)

    def cards(self, cards: Iterable[str]) -> str:
        """
        Say cards, ranks or faces, in the order in which each first comes: so many of each.

        >>> catalogue("en").cards("KK2")
        '2 kings and a two'
        """
        said = list(cards)
        return self.join(self.say("cards-counted", card=card, count=said.count(card)) for card in dict.fromkeys(said))

    def attributes(self, message_id: str) -> list[str]:
        """
        Name the attributes of a message that there is.
        """
        return list(self._bundle.get_message(message_id).attributes)

    def _argument(self, fact: Fact) -> str | SpokenInt:
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return SpokenInt(fact)
        return fact if isinstance(fact, str) else self.join(fact)

    def _pattern(self, message_id: str) -> Any:
        name, _, attribute = message_id.partition(".")
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """
        Parse a message that waits for it, and those that it refers to.

        They wait until all of them can be said, because several threads may ask for the same one.
        """
        if name not in self._waiting:
            return
        with self._parsing:
            parsed: set[str] = set()
            names = [name]
            while names:
                source = self._waiting.get(asked := names.pop(), "")
                if not source or asked in parsed:
                    continue
                resource = FluentParser(with_spans=False).parse(source)
                if any(isinstance(entry, ast.Junk) for entry in resource.body):
                    raise ValueError(f"expected a message in Fluent's syntax, found {source[:80]!r}")
                self._bundle.add_resource(resource)
                parsed.add(asked)
                names += _REFERENCE.findall(source)
            for said in parsed:
                del self._waiting[said]


@cache
def catalogue(language: str) -> Catalogue:
    """
    Give the catalogue of a language; always the same object, read at the first call.

    Raises:
        ValueError: the language is none of `LANGUAGES`.
    """
    if language not in LANGUAGES:
        raise ValueError(f"expected one of {', '.join(LANGUAGES)}, found {language!r}")
    folder = resources.files("pennies.lang").joinpath(language)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return Catalogue(language, {file.name: file.read_text("utf-8") for file in files})
