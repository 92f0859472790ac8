"""
Names and talk: what may be a name, what is said, who hears it, and that it can be erased.
"""

import pytest

from pennies.table import Talk
from pennies.table.names import looks_like, normalised, normalised_title, skeleton
from pennies.table.talk import EMOTES, MOST_LETTERS, MOST_LINES


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Оксана-Марія", "Оксана-Марія"),
        ("ｆｕｌｌ", "full"),
        ("e\u0301va", "éva"),
        ("7", "7"),
        ("☂", "☂"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("Мар\u02bcяна-2", "Мар\u02bcяна-2"),
        ("みさきメイ", "みさきメイ"),
        ("Nguyễn", "Nguyễn"),
        ("x" * 24, "x" * 24),
    ],
)
def test_name_has_one_form(text: str, name: str) -> None:
    assert normalised(text) == name


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "   ",
            "x" * 25,
            "a\nb",
            "a\u0007",
            "a\u202eb",
            "a\u200bb",
            "\u2066a",
            "\ue000",
            "---",
            "\u0301",
            "a\u00adb",
        ),
        *("\u3164", "Ann\u3164", "\uffa0", "\u115f", "a\u1160", "\u2800", "a\u034f", "a\U000e0101", "a" + "\u0335" * 4),
    ],
)
def test_what_cannot_be_seen_is_no_name(text: str) -> None:
    assert normalised(text) is None


@pytest.mark.parametrize("name", ["Аnn", "Αnn", "Anп", "Ꭺnn", "Ⲁnn", "Олена Smith"])
def test_letters_of_a_name_are_of_one_script(name: str) -> None:
    assert normalised(name) is None
    assert normalised_title(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ᴀnn"),
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("Ira", "lra"),
        ("Олена", "Oлeнa"),
        ("éva", "eva"),
        ("B0b", "Bob"),
        ("a b", "ab"),
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert looks_like(one, ["Somebody", other])


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Ivan", "Петро"), ("Oleh", "Olena")])
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert not looks_like(one, [other])


def test_name_is_taken_as_long_as_somebody_else_has_one_like_it() -> None:
    talk = Talk({"ann": "Ann", "ben": "Ben"})
    talk.name("cid", "ANN")
    assert talk.is_taken("Аnn", "ann")
    talk.name("cid", "Cid")
    assert not talk.is_taken("Аnn", "ann")
    assert talk.is_taken("Аnn", "cid")
    talk.erase("ann")
    assert not talk.is_taken("Ann")
    assert talk.is_taken("ben")


def test_name_is_compared_with_no_other_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Talk({f"p{number}": f"Name {number}" for number in range(500)})
    compared: list[str] = []

    def comparing(name: str) -> str:
        compared.append(name)
        return skeleton(name)

    monkeypatch.setattr("pennies.table.talk.skeleton", comparing)
    assert not talk.is_taken("Ann")
    assert talk.is_taken("NAME 7")
    assert compared == ["Ann", "NAME 7"]


def test_lines_are_numbered_and_bounded() -> None:
    talk = Talk({"p": "Ann"})
    for number in range(MOST_LINES + 5):
        line = talk.line("p", f"line {number}", "", 1.0)
        assert line is not None
        talk.add(line)
    assert len(talk.lines) == MOST_LINES
    assert talk.lines[-1].number == MOST_LINES + 5


@pytest.mark.parametrize(
    ("text", "emote"),
    [("", ""), ("x" * (MOST_LETTERS + 1), ""), ("", "shrug"), ("hi", EMOTES[0]), ("\u202e\u200b", ""), ("\u3164", "")],
)
def test_what_is_neither_text_nor_emote_is_no_line(text: str, emote: str) -> None:
    assert Talk().line("p", text, emote, 1.0) is None


def test_signs_that_turn_the_direction_are_not_shown() -> None:
    line = Talk().line("p", "a\u202eb\u0000", "", 1.0)
    assert line is not None
    assert line.text == "a b"


def test_lines_break_nowhere_and_marks_do_not_pile_up() -> None:
    line = Talk().line("p", "a\u2028b\u2029c" + "\u0335" * 50, "", 1.0)
    assert line is not None
    assert line.text == "a b c" + "\u0335" * 3


def test_muted_person_is_not_heard_by_who_muted() -> None:
    talk = Talk()
    line = talk.line("ann", "hi", "", 1.0)
    assert line is not None
    talk.add(line)
    talk.mute("ben", "ann", muted=True)
    assert talk.heard_by("ben") == []
    assert talk.heard_by("cid") == [line]
    talk.mute("ben", "ann", muted=False)
    assert talk.heard_by("ben") == [line]


def test_person_is_erased() -> None:
    talk = Talk({"ann": "Ann"})
    for person in ("ann", "ben"):
        line = talk.line(person, "hi", "", 1.0)
        assert line is not None
        talk.add(line)
    talk.erase("ann")
    assert talk.names == {}
    assert [line.person for line in talk.lines] == ["ben"]
