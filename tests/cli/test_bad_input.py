"""
Files that cannot be read, by the hundreds: exit status 2, a message with file and place, and never a traceback.
"""

import os
import re
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pennies.lang import LANGUAGES
from tests.cli.calling import CASES, FROZEN, RECORDS, Answer, pennies, write_cases

LIMIT_S = 2.0
COMMANDS = ("referee", "legal", "replay", "verify")

WHOLE = {
    "empty": b"",
    "blank": b"\n\n  \n",
    "zeros": bytes(4096),
    "no UTF-8": b'format = "pennies-cases/1"\nprofile = "\xff\xfe"\n',
    "UTF-16": 'format = "pennies-cases/1"'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbfformat = "pennies-cases/1"\n',
    "no TOML": b"take the pile, please\n",
    "JSON": b'{"format": "pennies-cases/1", "case": []}',
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "no format": b'profile = "standard"\n',
    "format not first": b'profile = "standard"\nformat = "pennies-cases/1"\n',
    "another format": b'format = "pennies-cases/2"\n',
    "format a number": b"format = 1\n",
    "format a table": b"format = { a = 1 }\n",
    "a profile": b'format = "pennies-profile/1"\nname = "mine"\n',
    "no cases": b'format = "pennies-cases/1"\n',
    "cases a number": b'format = "pennies-cases/1"\ncase = 7\n',
    "cases of numbers": b'format = "pennies-cases/1"\ncase = [7]\n',
    "no position": b'format = "pennies-cases/1"\n[[case]]\nname = "x"\n',
    "no name": b'format = "pennies-cases/1"\n[[case]]\n[case.position]\nto_act = 0\n',
    "nested lists": b'format = "pennies-cases/1"\ncase = ' + b"[" * 100_000 + b"]" * 100_000,
    "nested tables": b'format = "pennies-cases/1"\ncase = ' + b"{a=" * 100_000 + b"1" + b"}" * 100_000,
    "a long number": b'format = "pennies-cases/1"\ncase = ' + b"9" * 100_000,
    "a key twice": b'format = "pennies-cases/1"\nformat = "pennies-cases/1"\n',
    "cut in a string": b'format = "pennies-cases/1"\nprofile = "stand',
    "record without profile": b'format = "pennies-record/1"\n',
    "record of another shape": b'format = "pennies-record/1"\nprofile = "standard"\ndeals = "none"\n',
    "record with a case": b'format = "pennies-record/1"\nprofile = "standard"\n[[case]]\n',
    "record of half a deal": b'format = "pennies-record/1"\nprofile = "standard"\n[[deals]]\ndealer = 0\n',
}

INSIDE = {
    "too many kings": ("KKQQ98", "K" * 17),
    "too many of all": ("KKQQ98", "K" * 300),
    "a red three in hand": ("KKQQ98", "KKR"),
    "no card": ("KKQQ98", "KK1"),
    "a ten as 10": ("KKQQ98", "KK10"),
    "two forms": ("KKQQ98", "KS KK"),
    "lower case": ("KKQQ98", "kkqq98"),
    "Cyrillic letters": ("KKQQ98", "КК"),
    "five hands": ('"JJ"]', "]"),
    "seven hands": ('"JJ"]', '"JJ", ""]'),
    "hands of numbers": ('"44"', "44"),
    "seat 6": ("to_act = 0", "to_act = 6"),
    "seat -1": ("to_act = 0", "to_act = -1"),
    "seat 0.0": ("to_act = 0", "to_act = 0.0"),
    "seat true": ("to_act = 0", "to_act = true"),
    "dealer 9": ("to_act = 0", "to_act = 0, dealer = 9"),
    "a phase": ("to_act = 0", 'to_act = 0, phase = "answer"'),
    "scores of three": ("to_act = 0", "to_act = 0, scores = [1, 2, 3]"),
    "a score too high": ("to_act = 0", "to_act = 0, scores = [1, 99999999999]"),
    "a foot due": ("to_act = 0", "to_act = 0, foot_due = [1]"),
    "permission": ("to_act = 0", 'to_act = 0, permission = "maybe"'),
    "an unknown key": ("to_act = 0", "to_act = 0, to_atc = 1"),
    "a meld of two": ('"QQQ"', '"QQ"'),
    "a meld of eight": ('"QQQ"', '"QQQQQQQQ"'),
    "a meld of two ranks": ('"QQQ"', '"QQKK"'),
    "a meld of four wilds": ('"QQQ"', '"QQ2222"'),
    "a wild with sevens": ('"QQQ"', '"7772"'),
    "red threes as a meld": ('"QQQ"', '"RRR"'),
    "two open melds of a rank": ('"QQQ"', '"QQQ", "QQQQ"'),
    "an empty meld": ('"QQQ"', '""'),
    "melds of three teams": ("[]]", "[], []]"),
    "melds as texts": ('[["QQQ"], []]', '["QQQ", ""]'),
    "too many red threes": ("to_act = 0", "to_act = 0, red_threes = [8, 8]"),
    "an unknown verb": ('["take"]', '["grab"]'),
    "an action with a blank": ('["take"]', '["take "]'),
    "a lay without a meld": ('["take"]', '["lay KKK"]'),
    "a lay without cards": ('["take"]', '["lay K:"]'),
    "a discard of two": ('["take"]', '["discard KK"]'),
    "an endless action": ('["take"]', '["lay K:' + "K" * 5000 + '"]'),
    "actions as a text": ('["take"]', '"take"'),
    "refused without actions": ('actions = ["take"], ', ""),
    "an unknown expectation": ("refused =", "refusd ="),
    "a seat that there is not": ("refused =", 'hands = { 6 = "K" }, refused ='),
    "a seat in words": ("refused =", 'hands = { two = "K" }, refused ='),
    "an unknown ending": ("refused =", 'ended_by = "boredom", refused ='),
    "a name that is no text": ('name = "a frozen pile is not taken by adding"', "name = 5"),
    "an unknown profile": ("name =", 'profile = "standrad"\nname ='),
    "a profile that contradicts itself": ("name =", 'profile = { extends = "standard", teams = 4 }\nname ='),
    "a profile with an unknown field": ("name =", 'profile = { extends = "standard", sevn_lock = "own" }\nname ='),
    "a profile out of range": ("name =", 'profile = { extends = "standard", hand = 31 }\nname ='),
    "a profile from a file": ("name =", 'profile = "../mine.toml"\nname ='),
    "a profile as a number": ("name =", "profile = 5\nname ="),
}


def check_refused(answer: Answer, file: Path | str) -> None:
    """
    Check that a file was refused as a file is to be refused.
    """
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.startswith(f"{file}: ")
    assert len(answer.err) < 1500
    assert "Traceback" not in answer.err
    assert answer.err.rstrip()[-1] in ".?"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", WHOLE)
def test_a_file_of_another_kind_is_refused(tmp_path: Path, name: str, command: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(WHOLE[name])
    start = time.process_time()
    check_refused(pennies(command, file), file)
    assert time.process_time() - start < LIMIT_S


@pytest.mark.parametrize("name", INSIDE)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_case_that_cannot_be_is_refused_with_its_place(tmp_path: Path, name: str, language: str) -> None:
    old, new = INSIDE[name]
    assert old in FROZEN
    file = write_cases(tmp_path / "bad.toml", FROZEN.replace(old, new, 1))
    answer = pennies("--lang", language, "referee", file)
    check_refused(answer, file)
    assert answer.err.startswith(f"{file}: case[0]")


@pytest.mark.parametrize("command", [*COMMANDS, "rules"])
def test_a_missing_file_is_refused(tmp_path: Path, command: str) -> None:
    answer = pennies(command, tmp_path / "none.toml")
    assert answer.status == 2
    assert "none.toml" in answer.err
    assert answer.out == ""


@pytest.mark.parametrize(
    ("text", "place"), [("take the pile, please\n", (1, 6)), ("a = 1\nb =", (2, 4)), ("a = " + "9" * 5_000, None)]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_toml_is_said_in_our_own_words(
    tmp_path: Path, text: str, place: tuple[int, int] | None, language: str
) -> None:
    file = tmp_path / "a.toml"
    file.write_text(text, "utf-8")
    for command in ("referee", "rules"):
        said = pennies("--lang", language, command, file).err.removeprefix(f"{file}: ")
        assert [int(number) for number in re.findall("[0-9]+", said)] == list(place or ())
        assert "set_int" not in said
        assert language == "en" or set(re.findall("[A-Za-z]+", said)) == {"TOML"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_number_that_may_be_is_no_range(tmp_path: Path, language: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('format = "pennies-profile/1"\nextends = "standard"\nmeld_min = 2\n', "utf-8")
    said = pennies("--lang", language, "rules", file).err
    assert re.findall("[0-9]+", said.partition("meld_min: ")[2]) == ["3", "2"]


@pytest.mark.parametrize("command", ["legal", "replay", "verify"])
def test_a_folder_is_no_file(tmp_path: Path, command: str) -> None:
    check_refused(pennies(command, tmp_path), tmp_path)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_of_65_megabytes_is_refused_unread(tmp_path: Path, command: str) -> None:
    file = tmp_path / "huge.toml"
    with file.open("wb") as stream:
        stream.truncate(65_000_000)
    start = time.process_time()
    check_refused(pennies(command, file), file)
    assert time.process_time() - start < LIMIT_S


@pytest.mark.parametrize("command", COMMANDS)
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path, command: str) -> None:
    file = tmp_path / "pipe.toml"
    os.mkfifo(file)
    check_refused(pennies(command, file), file)


def test_a_file_that_may_not_be_read_is_refused(tmp_path: Path) -> None:
    file = write_cases(tmp_path / "a.toml", FROZEN)
    file.chmod(0)
    if os.geteuid() == 0:  # root may read everything
        assert pennies("referee", file).status == 0
    else:
        check_refused(pennies("referee", file), file)


def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.symlink_to(file)
    check_refused(pennies("referee", file), file)


def test_what_comes_in_is_read_as_strictly() -> None:
    check_refused(pennies("referee", "-", stdin=b"nothing"), "-")


def test_a_wrong_house_rule_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('format = "pennies-profile/1"\nextends = "standard"\ndraw = 9\n', "utf-8")
    for command in (["rules", str(file)], ["rules", "-c", str(file)], ["simulate", "-p", str(file)]):
        answer = pennies(*command)
        assert answer.status == 2
        assert answer.err.startswith(f"{file}: draw: ")


SAMPLES = [
    (CASES / "pile.toml").read_bytes(),
    (CASES / "out.toml").read_bytes(),
    (RECORDS / "standard-out.toml").read_bytes(),
    (RECORDS / "uspc-upcard-covered.toml").read_bytes(),
]


def call_on(data: bytes, folder: Path) -> None:
    """
    Let every command read some bytes, whatever they are.
    """
    file = folder / "any.toml"
    file.write_bytes(data)
    for command in COMMANDS:
        answer = pennies(command, file)
        assert answer.status in (0, 1, 2)
        if answer.status == 2:
            assert answer.err.startswith(f"{file}: ")
        else:
            assert answer.err == ""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("any")


@given(sample=st.sampled_from(SAMPLES), share=st.floats(0, 1))
@settings(max_examples=40)
def test_a_truncated_file_never_breaks_a_command(folder: Path, sample: bytes, share: float) -> None:
    call_on(sample[: int(len(sample) * share)], folder)


@given(
    sample=st.sampled_from(SAMPLES),
    share=st.floats(0, 1),
    length=st.integers(0, 40),
    new=st.one_of(
        st.binary(max_size=20), st.sampled_from([b'"', b"[[", b"]]", b"=", b"\n", b"7", b"K", b"R", b" ", b"-1"])
    ),
)
@settings(max_examples=80)
def test_a_mutated_file_never_breaks_a_command(
    folder: Path, sample: bytes, share: float, length: int, new: bytes
) -> None:
    place = int(len(sample) * share)
    call_on(sample[:place] + new + sample[place + length :], folder)


@given(data=st.binary(max_size=200))
@settings(max_examples=40)
def test_any_bytes_never_break_a_command(folder: Path, data: bytes) -> None:
    call_on(b'format = "pennies-cases/1"\n' + data, folder)
