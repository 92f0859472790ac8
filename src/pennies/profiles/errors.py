"""
What is wrong with something that people wrote: a stable code, the place, and the facts.

The sentence that a person reads is made of them by `pennies.lang`; `str` gives what a traceback or a log needs.
"""

Fact = str | int


class InputError(ValueError):
    """
    Raised when something that people wrote cannot be read; nothing of it is used then.

    Show `code`, `place` and `facts` through the language catalogue and let the person correct the place.

    Attributes:
        code: stable name of what is wrong.
        place: where, as a path through the file (`case[2].position.hands[0]`).
        facts: what was found and what was expected.
    """

    def __init__(self, code: str, place: str = "", **facts: Fact) -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place
        self.facts: dict[str, Fact] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items() if value != "")
        return f"{self.place or 'here'}: {self.code}" + (f" ({facts})" if facts else "")


class ProfileError(InputError):
    """
    Raised when a profile is unknown, unreadable, malformed or contradicts itself; nothing of it is used then.

    Show `code` and `facts` through the language catalogue and let the person correct `place`.

    Attributes:
        code: stable across versions; `pennies.lang` has its sentence.
        place: the field, as `seven_lock`, `values.K` or `openings[2][1]`; empty if it is about the whole.
        file: the file it stands in; empty for a table.
        facts: what was found, what was expected, and the numbers; `nearest` is empty or the word that was likely meant.
    """

    def __init__(self, code: str, place: str = "", **facts: Fact) -> None:
        super().__init__(code, place, **facts)
        self.file = ""
