"""
`pennies play`, as a person or a script uses it: a whole game, refusals, undo, saving, going on after anything.
"""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.cells import cell_len

from pennies.bots import Bot, make_bot
from pennies.bots.reviewing import turns_of
from pennies.cli.play import advice as play_advice
from pennies.cli.play import review as play_review
from pennies.cli.play import table as play_table
from pennies.cli.play.playing import Wish, play
from pennies.cli.play.reading import words_for
from pennies.cli.play.saving import NotOurGameError, Seating, claim, games_folder, is_begun, new_file, reopen, save
from pennies.cli.play.table import Table
from pennies.cli.play.terminal import Terminal
from pennies.cli.play.typed import typed_text
from pennies.game.game import Game
from pennies.game.record import read_record, replay
from pennies.lang import LANGUAGES, catalogue
from pennies.profiles import load
from pennies.profiles.errors import InputError

RUN = [sys.executable, "-c", "from pennies.cli import main; main()"]
FIRST = "c"
"""A seed with which seat 0 plays first."""


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    return kept | {
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "HOME": str(tmp_path),
        "PYTHONUTF8": "1",
        "TERM": "xterm-256color",
    }


def _run(environ: dict[str, str], typed: str, *arguments: str, language: str = "en") -> tuple[int, str, str]:
    done = subprocess.run(
        [*RUN, "--lang", language, "play", *arguments],
        input=typed.encode(),
        capture_output=True,
        env=environ,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def _upheld(path: Path) -> Game:
    game, fault = replay(read_record(tomllib.loads(path.read_text("utf-8"))))
    assert fault is None
    return game


# Whole games


def _played_by(monkeypatch: pytest.MonkeyPatch, typist: Callable[[Table], str]) -> None:
    """
    Let a function type, which sees the table.
    """
    tables: list[Table] = []
    begin = Table.__init__

    def remember(self: Table, *arguments: Any) -> None:
        begin(self, *arguments)
        tables.append(self)

    def read(_: Terminal) -> str:
        return typist(tables[-1])

    monkeypatch.setattr(Table, "__init__", remember)
    monkeypatch.setattr(Terminal, "read", read)
    monkeypatch.setattr(os, "fsync", lambda _: None)


def _follow_the_hint(table: Table) -> str:
    if table.game.winner is not None:
        return "no"
    said = table.advice()
    return "" if said is None else typed_text(table.say, said)


@pytest.mark.parametrize(
    ("language", "profile"), [("en", "standard"), pytest.param("uk", "bicycle", marks=pytest.mark.long)]
)
def test_a_whole_game_to_the_end_by_typing_what_the_hints_say(
    language: str, profile: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["review", "no"])
    _played_by(
        monkeypatch, lambda table: _follow_the_hint(table) if table.game.winner is None else next(answers, "too much")
    )
    monkeypatch.setattr(play_review, "SAMPLES", 0)
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "game.toml"
    assert play(language, Wish(profile, 2, "greedy", "whole game"), path) == 0
    game = _upheld(path)
    assert game.winner is not None
    assert max(game.scores) >= 20_000
    assert all(deal.shuffle is not None for deal in game.deals)
    said = capsys.readouterr().out
    assert "✗" not in said, "a hint was refused"
    assert catalogue(language).say("play-review-none") in " ".join(said.split()), "no looking back on the last deal"
    number = catalogue(language).number
    assert all(number(score) in said for score in game.scores)
    assert all(cell_len(line) <= 80 for line in said.splitlines() if str(tmp_path) not in line)
    # A finished game is said to be finished.
    assert play(language, Wish(profile, 2, "greedy", None), path) == 0
    assert str(path) in capsys.readouterr().out


@pytest.mark.parametrize("columns", ["40", "80", "120"])
def test_nothing_that_is_printed_is_wider_than_the_terminal(
    columns: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    asked = iter(["?", "why t", "score", "log", "help", "rules OUT", "pile", "sort", "hint", "x r", "l kkk", "zzz"] * 3)
    turns = iter(range(40))

    def typist(table: Table) -> str:
        if table.game.is_deal_over or next(turns, None) is None:
            return "quit"
        return next(asked, None) or "auto"

    for language in LANGUAGES:
        _played_by(monkeypatch, typist)
        play(language, Wish("standard", 0, "greedy", "widths"), tmp_path / f"{language}.toml")
        for line in capsys.readouterr().out.splitlines():
            if str(tmp_path) not in line:
                assert cell_len(line) <= int(columns), line


@pytest.mark.long
def test_another_game_is_dealt_from_another_seed_into_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["yes", "no"])

    def typist(table: Table) -> str:
        if table.game.winner is not None:
            return next(answers)
        return "auto"

    _played_by(monkeypatch, typist)
    assert play("en", Wish("standard", 0, "greedy", "series"), tmp_path / "game.toml") == 0
    first, second = _upheld(tmp_path / "game.toml"), _upheld(tmp_path / "game-2.toml")
    assert first.winner is not None
    assert second.winner is not None
    assert first.deals[0].pack != second.deals[0].pack
    assert "Another game?" in capsys.readouterr().out


# A script


def test_a_script_is_played_shown_and_left_politely_without_colours(environ: dict[str, str], tmp_path: Path) -> None:
    status, said, errors = _run(environ, "draw\n", "--seed", FIRST)
    assert (status, errors) == (0, "")
    assert "\x1b" not in said
    assert "> draw" in said
    files = list((tmp_path / "data" / "pennies").glob("game-*.toml"))
    assert len(files) == 1
    assert f"pennies play --record {files[0]}" in said.splitlines()[-1]
    game = _upheld(files[0])
    assert str(game.deals[0].actions[-1][1]) == "draw"
    assert game.meta["seed"] == FIRST


def test_a_new_game_reminds_of_one_that_was_broken_off(environ: dict[str, str], tmp_path: Path) -> None:
    folder = tmp_path / "data" / "pennies"
    _run(environ, "draw\n", "--seed", FIRST)
    old = next(folder.glob("game-*.toml"))
    said = _run(environ, "", "--seed", FIRST)[1]
    assert "Your last game is not finished." in said
    assert f"  pennies play --record {old}\n" in said
    for path in folder.glob("*.toml"):
        path.write_text("no game at all")
    assert "Your last game" not in _run(environ, "", "--seed", FIRST)[1]


def test_without_a_seed_the_packs_come_from_a_secret_one(environ: dict[str, str], tmp_path: Path) -> None:
    packs = set()
    for name in ("a.toml", "b.toml"):
        _run(environ, "", "--record", str(tmp_path / name))
        packs.add(_upheld(tmp_path / name).deals[0].pack)
    assert len(packs) == 2


def test_the_commitment_is_told_before_the_deal_and_the_seed_kept_until_its_end(
    environ: dict[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "game.toml"
    _, said, _ = _run(environ, "draw\n", "--seed", FIRST, "--record", str(path))
    shuffle = tomllib.loads(path.read_text("utf-8"))["deals"][0]["shuffle"]
    assert f"Shuffle {shuffle['commitment']}" in said
    assert "seed" not in shuffle
    _run(environ, "auto\n" * 60, "--record", str(path))
    deals = tomllib.loads(path.read_text("utf-8"))["deals"]
    assert "seed" in deals[0]["shuffle"], "a deal that was broken off lost its shuffle"
    _upheld(path)


@pytest.mark.parametrize(("language", "rule"), [("en", "Rule TURN-1"), ("uk", "Правило TURN-1")])
def test_a_refusal_says_why_what_would_help_and_the_rule(
    language: str, rule: str, environ: dict[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "game.toml"
    _, said, _ = _run(environ, "x 9\nrules TURN-1\n", "--seed", FIRST, "--record", str(path), language=language)
    say = catalogue(language)
    flat = " ".join(said.split())
    assert "✗ " + say.say("refusal-draw-first") in flat
    assert say.say("refusal-draw-first.help") in flat
    assert rule in flat
    assert "TURN-1 " + say.say("rule-TURN-1", foot=11) in flat
    assert not _upheld(path).deals[0].actions


def test_why_explains_without_doing(environ: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    _, said, _ = _run(environ, "why d\nwhy x 9\nwhy\nwhy hint\n", "--seed", FIRST, "--record", str(path))
    assert "Nothing stands against it: draw from the stock." in said
    assert "✗ Your turn begins with cards" in said
    assert said.count("Say which action") == 2
    assert not _upheld(path).deals[0].actions


def test_questions_of_the_table_are_answered(environ: dict[str, str], tmp_path: Path) -> None:
    typed = "?\nhint\nscore\nlog\npile\nrules\nrules NONE-9\nsort\nsort\nboard\nhelp\nsave\nu\nnonsense\n\n"
    status, said, errors = _run(environ, typed, "--seed", FIRST, "--record", str(tmp_path / "game.toml"))
    assert (status, errors) == (0, "")
    for expected in (
        "You can:",
        "You cannot:",
        "Hint: draw from the stock (d)",
        "On the table so far",
        "Nothing has been played in this deal yet.",
        "Pile of 1, from the top:",
        "You play by the rules “standard”",
        "There is no rule NONE-9",
        "Hand in a row, high to low.",
        "A turn: draw two cards or take the pile",
        "Saved:",
        "Nothing can be taken back",
        "There is no word “nonsense” here",
    ):
        assert expected in " ".join(said.split()), expected


def test_the_running_score_shows_no_hidden_card(environ: dict[str, str], tmp_path: Path) -> None:
    _, said, _ = _run(environ, "score\n", "--seed", FIRST, "--record", str(tmp_path / "game.toml"))
    assert "Cards left in hands" not in said
    assert "Feet not picked up" not in said


# Advice, and looking back


@pytest.mark.parametrize("build", ["compiled", "plain"])
def test_a_hint_and_its_reasons_name_the_same(
    build: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    Where search is quick a hint comes of it; elsewhere only when its reasons were asked for first.
    """
    monkeypatch.setattr(play_advice, "is_compiled", lambda: build == "compiled")
    monkeypatch.setattr(play_advice, "SAMPLES", 2)
    monkeypatch.setenv("COLUMNS", "400")
    lines = (["hint", "hint why"] if build == "compiled" else ["hint why", "hint"]) + ["follow"]
    typed = iter(lines * 6)

    def typist(table: Table) -> str:
        line = "quit" if table.game.is_deal_over else next(typed, "quit")
        return _follow_the_hint(table) if line == "follow" else line

    _played_by(monkeypatch, typist)
    play("en", Wish("standard", 0, "greedy", "hints"), tmp_path / "game.toml")
    whole = re.sub(r"\n +", " ", capsys.readouterr().out)
    told = re.findall(r"^(?:Hint: (.*) \([^()]*\)|Best: (.*?)\. You may expect.*)$", whole, re.MULTILINE)
    words = [hint or best for hint, best in told]
    assert len(words) == 12
    assert words[::2] == words[1::2]
    assert any(best for _, best in told), "nothing was searched"


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_deal_the_costliest_turns_can_be_asked_for(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    say = catalogue(language)
    asked, after = iter(["review"]), iter(["review", "quit"])
    monkeypatch.setattr(play_review, "SAMPLES", 12)
    monkeypatch.setattr(play_review, "SECONDS", 900)  # a slow machine concludes the same

    def typist(table: Table) -> str:
        """
        Draw and discard and never lay, which must cost something.
        """
        if table.game.is_deal_over:
            return next(after)
        if next(asked, None):
            return "review"
        steps = list(table.view().steps.values())
        return next((text for text in steps if text.startswith("discard")), steps[0])

    _played_by(monkeypatch, typist)
    monkeypatch.setenv("COLUMNS", "80")
    play(language, Wish("standard", 0, "club", "looking back"), tmp_path / "game.toml")
    said = capsys.readouterr().out
    assert all(cell_len(line) <= 80 for line in said.splitlines() if str(tmp_path) not in line)
    flat = " ".join(said.split())
    assert flat.count(say.say("play-review-later")) == 1
    assert flat.count(say.say("play-review-offer", typed=words_for(say, "review")[0])) == 1
    turns = len(turns_of(load("standard"), _upheld(tmp_path / "game.toml").deals[0], 0))
    assert say.say("play-review-thinking", count=turns, seconds=900) in flat
    costs = {
        "en": r"Turn (\d+) cost your team about ([\d,]+) ± ",
        "uk": r"Хід (\d+) коштував .* приблизно ([\d\s]+) ± ",
    }
    found = re.findall(costs[language], said)
    assert 0 < len(found) <= 3
    points = [int(re.sub(r"\D", "", cost)) for _, cost in found]
    assert points == sorted(points, reverse=True)
    assert all(1 <= int(number) <= turns for number, _ in found)


# Taking back


def test_lays_are_taken_back_one_after_another_until_the_draw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[tuple[str, int]] = []
    lays: list[int] = []

    def typist(table: Table) -> str:
        actions = table.game.deals[-1].actions
        if lays and len(seen) < lays[0]:
            seen.append((" ".join(table.view().hand), len(actions)))
            return "u"
        if lays:
            return "quit"
        own = [text for text in table.view().steps.values() if text.startswith("lay")]
        if table.view().phase == "lay" and not own:
            done = [str(said) for seat, said in reversed(actions) if seat == table.me]
            count = next(number for number, text in enumerate(done) if not text.startswith("lay"))
            if count >= 2:
                lays.append(count)
                return "u"
        return own[0] if own else _follow_the_hint(table)

    _played_by(monkeypatch, typist)
    play("en", Wish("standard", 0, "greedy", "undo"), tmp_path / "game.toml")
    assert len(seen) == lays[0] >= 2
    assert [count for _, count in seen] == list(range(seen[0][1], seen[0][1] - len(seen), -1))
    said = capsys.readouterr().out
    assert said.count("Taken back:") == lays[0]
    assert "Nothing can be taken back" in said
    _upheld(tmp_path / "game.toml")


# Going on


def _hand(said: str) -> str:
    """
    Find the last board in what was printed.
    """
    boards = [part for part in re.split(r"(?m)^── Deal", said)[1:] if " Hand " in part]
    lines = boards[-1].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(" Hand"))
    return "\n".join(line for line in lines[start:] if line.startswith((" Hand", "   ")))


def test_a_game_that_was_killed_in_mid_turn_goes_on_where_it_was(environ: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    with subprocess.Popen(
        [*RUN, "play", "--seed", FIRST, "--record", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environ,
        encoding="utf-8",
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        playing.stdin.write("draw\n")
        playing.stdin.flush()
        said = ""
        while "or discard" not in said:
            said += playing.stdout.readline()
        playing.kill()
    game = _upheld(path)
    assert [str(action) for _, action in game.deals[0].actions] == ["draw"]
    status, again, _ = _run(environ, "auto\nquit\n", "--record", str(path), "--seat", "4", "--seed", "other")
    assert status == 0
    assert "Your game goes on" in again
    assert _hand(again[: again.index("> auto")]) == _hand(said)
    assert len(_upheld(path).deals[0].actions) > 6


def test_a_game_killed_at_any_save_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """
    Before the new file is in its place the old one is untouched.
    """
    path = tmp_path / "game.toml"
    _played_by(monkeypatch, lambda table: "quit" if len(table.game.deals[-1].actions) else "d")
    play("en", Wish("standard", 0, "greedy", FIRST), path)
    before = path.read_bytes()
    game, _ = reopen(path)
    game.act(0, "discard " + game.view(0).hand[-1])

    def die(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", die)
    with pytest.raises(KeyboardInterrupt):
        save(game, path)
    assert path.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_an_interrupt_says_that_the_game_is_saved(environ: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    with subprocess.Popen(
        [*RUN, "play", "--seed", FIRST, "--record", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environ,
        encoding="utf-8",
    ) as playing:
        assert playing.stdout is not None
        said = ""
        while "Your turn" not in said:
            said += playing.stdout.readline()
        playing.send_signal(signal.SIGINT)
        rest, _ = playing.communicate(timeout=60)
        said += rest
        assert playing.returncode == 130
    assert "The game is saved." in said
    _upheld(path)


def test_a_save_that_fails_is_said_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    typed = iter(["d", f"save {tmp_path / 'copy.toml'}", "quit"])
    _played_by(monkeypatch, lambda _: next(typed))
    monkeypatch.setattr(play_table, "save", full)
    assert play("en", Wish("standard", 0, "greedy", FIRST), tmp_path / "game.toml") == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "could not be written: No space left on device" in said
    assert "A copy is saved" in said
    assert f"The game is saved. To go on: pennies play --record {tmp_path / 'copy.toml'}" in said
    assert len(_upheld(tmp_path / "copy.toml").deals[0].actions) == 1


def _typing(monkeypatch: pytest.MonkeyPatch, full_disk_after: str, *lines: str) -> None:
    """
    Let these lines be typed, with a disk that is full after one of them.
    """
    rest = iter(lines)

    def typist(_: Table) -> str:
        line = next(rest)
        if line == full_disk_after:
            monkeypatch.setattr(os, "fsync", _full)
        return line

    _played_by(monkeypatch, typist)


def _full(_: int) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_disk_is_said_once_a_turn_and_what_is_lost_at_the_end(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _typing(monkeypatch, "auto", "d", "auto", "quit")
    assert play(language, Wish(seed=FIRST), tmp_path / "game.toml") == 1
    said = " ".join(capsys.readouterr().out.split())
    assert said.count("No space left on device") == 1
    assert catalogue(language).say("play-left-unsaved") in said
    assert catalogue(language).say("play-left") not in said
    assert [path.name for path in tmp_path.iterdir()] == ["game.toml"]
    assert len(_upheld(tmp_path / "game.toml").deals[0].actions) == 1


def test_a_person_is_warned_before_moves_are_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _typing(monkeypatch, "d", "d", f"save {tmp_path / 'copy.toml'}", "quit", "quit")
    monkeypatch.setattr(Terminal, "__init__", _live)
    monkeypatch.setattr(play_table, "PACE_S", 0)
    assert play("en", Wish(seed=FIRST), tmp_path / "game.toml") == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "No copy was saved" in said
    assert said.count("leave once more to lose them") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["game.toml"]


_BEGIN = Terminal.__init__


def _live(terminal: Terminal, words: Sequence[str] = ()) -> None:
    _BEGIN(terminal, words)
    terminal.is_live = True


def test_a_file_keeps_its_permissions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.toml"
    path.touch(0o600)
    _typing(monkeypatch, "", "d", "quit")
    assert play("en", Wish(seed=FIRST), path) == 0
    assert path.stat().st_size
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_a_game_does_not_follow_are_named(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.toml"
    for wish in (Wish(seed=FIRST), Wish("standard", 0, "strong", FIRST), Wish("uspc", 3, "random", "q")):
        _typing(monkeypatch, "", "quit")
        assert play(language, wish, path) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.count("--") == 4 + 3, "three times how to go on, once the options"
    assert catalogue(language).say("play-options-ignored", options=["--profile", "--seat", "--bots", "--seed"]) in said


@pytest.mark.skipif(os.name == "nt", reason="processes of POSIX")
def test_one_record_is_played_at_one_table(environ: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    with subprocess.Popen(
        [*RUN, "play", "--seed", FIRST, "--record", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environ,
        encoding="utf-8",
    ) as playing:
        assert playing.stdout is not None
        while "Your turn" not in playing.stdout.readline():
            pass
        before = path.read_bytes()
        (tmp_path / "link.toml").symlink_to(path)
        for name in ("game.toml", "link.toml"):
            status, said, errors = _run(environ, "d\n", "--record", str(tmp_path / name))
            assert (status, said) == (2, "")
            assert "is being played already" in errors
        assert path.read_bytes() == before
        (tmp_path / ".game.toml.0.new").touch()
        playing.kill()
    assert _run(environ, "d\n", "--record", str(path))[0] == 0, "a killed process holds nothing"
    assert {file.name for file in tmp_path.iterdir()} == {"game.toml", "link.toml"}
    assert len(_upheld(path).deals[0].actions) == 1


def test_a_copy_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "letter.toml").write_text("dear")
    assert claim(tmp_path / "letter.toml") == tmp_path / "letter-2.toml"
    assert (tmp_path / "letter.toml").read_text() == "dear"


# Files that are something else


@pytest.fixture
def broken_off(tmp_path: Path, environ: dict[str, str]) -> Path:
    path = tmp_path / "game.toml"
    _run(environ, "auto\nquit\n", "--seed", FIRST, "--record", str(path))
    return path


def _changed(text: str, change: str) -> str:
    if change == "not ours":
        return text[: text.index("[meta]")]
    if change == "another seat":
        return re.sub(r"(?m)^seat = 0", "seat = 6", text)
    if change == "another seed":
        return re.sub(r'(?m)^seed = "c"', 'seed = "d"', text)
    if change == "no deal":
        start, end = text.index("[[deals]]"), text.index("[meta]")
        return text[:start] + text[end:]
    return text.replace('"0 draw"', '"0 take"', 1)


@pytest.mark.parametrize("change", ["not ours", "another seat", "another seed", "no deal", "illegal"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_cannot_go_on_is_refused_and_unharmed(
    change: str, language: str, broken_off: Path, environ: dict[str, str]
) -> None:
    text = _changed(broken_off.read_text("utf-8"), change)
    broken_off.write_text(text, "utf-8")
    status, said, errors = _run(environ, "", "--record", str(broken_off), language=language)
    assert (status, said) == (2, "")
    assert str(broken_off) in errors
    assert "Traceback" not in errors
    assert broken_off.read_text("utf-8") == text


@pytest.mark.parametrize(
    "content",
    [b"hello", b"\xff\xfe", b'format = "pennies-cases/1"\nprofile = "standard"\n', b'format = "pennies-record/1"'],
)
def test_another_file_is_refused_and_unharmed(content: bytes, environ: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "notes.toml"
    path.write_bytes(content)
    status, _, errors = _run(environ, "", "--record", str(path))
    assert status == 2
    assert "Traceback" not in errors
    assert path.read_bytes() == content


def test_an_empty_file_is_a_name_for_a_new_game(environ: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.touch()
    assert not is_begun(path)
    assert _run(environ, "", "--record", str(path))[0] == 0
    assert is_begun(path)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--profile", "nonsense"),
        ("--profile", "missing.toml"),
        ("--bots", "clever"),
        ("--seed", ""),
        ("--record", "missing/folder/game.toml"),
        ("--record", "."),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_usage_is_said(arguments: tuple[str, ...], language: str, environ: dict[str, str]) -> None:
    status, said, errors = _run(environ, "", *arguments, language=language)
    assert (status, said) == (2, "")
    assert "Traceback" not in errors
    assert errors


def test_a_seat_that_the_profile_lacks_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert play("en", Wish("standard", 6, "greedy", "x"), None) == 2
    assert "There is no seat 6: seats are 0 to 5." in capsys.readouterr().err


def test_reopening_says_what_kind_of_file_it_is(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text('format = "pennies-record/1"\nprofile = "standard"\n')
    with pytest.raises(NotOurGameError):
        reopen(path)
    with pytest.raises(InputError):
        reopen(tmp_path / "missing.toml")


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/x", "HOME": "/h"}, "/x/pennies"),
        ("linux", {"HOME": "/h"}, "/h/.local/share/pennies"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/pennies"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/pennies"),
    ],
)
def test_games_are_kept_where_the_platform_keeps_data(platform: str, environ: dict[str, str], folder: str) -> None:
    assert games_folder(environ, platform) == Path(folder)


def test_two_games_of_one_second_have_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "game.toml")
    assert new_file(tmp_path / "games").name == "game.toml"
    assert new_file(tmp_path / "games").name == "game-2.toml"


def test_a_seating_is_kept_in_the_record() -> None:
    assert Seating(3, "greedy", "x").meta().items() >= {"program": "pennies play", "seat": 3, "bots": "greedy"}.items()


# A person


@contextlib.contextmanager
def _terminal(environ: dict[str, str], *arguments: str, language: str = "en") -> Iterator["pexpect.spawn[str]"]:
    child = pexpect.spawn(
        RUN[0],
        [*RUN[1:], "--lang", language, "play", *arguments],
        env={**os.environ, **environ},
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=30,
    )
    try:
        yield child
    finally:
        child.close(force=True)


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals of POSIX")
def test_a_person_sees_colours_has_history_and_leaves(environ: dict[str, str], tmp_path: Path) -> None:
    with _terminal(environ, "--seed", FIRST, "--record", str(tmp_path / "game.toml")) as child:
        child.expect("Your turn")
        assert "\x1b[" in str(child.before)
        child.expect("> ")
        child.sendline("hint")
        child.expect("Hint: draw")
        child.expect("> ")
        child.send("\x1b[A\r")  # the line before, from the history
        child.expect("Hint: draw")
        child.expect("> ")
        child.send("dis\t\x15")  # completed, and deleted
        child.expect("discard")
        child.send("qu\t\r")
        child.expect("The game is saved")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 0


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals of POSIX")
def test_what_is_typed_while_bots_play_is_not_shown_among_their_moves_but_read(
    environ: dict[str, str], tmp_path: Path
) -> None:
    with _terminal(environ, "--seed", FIRST, "--record", str(tmp_path / "game.toml")) as child:
        child.expect("Your turn")
        child.expect("> ")
        child.sendline("auto")
        child.expect("discard")
        assert not child.getecho()
        child.sendline("quit")
        child.expect("Your turn")
        assert "quit" not in str(child.before)
        child.expect("The game is saved")
        child.expect(pexpect.EOF)


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals of POSIX")
def test_an_interrupt_stops_looking_back_and_nothing_else(
    environ: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.toml"
    _played_by(monkeypatch, lambda table: "quit" if table.game.is_deal_over else "auto")
    play("en", Wish("standard", 0, "greedy", "interrupt"), path)
    with _terminal(environ, "--record", str(path)) as child:
        child.expect("next deal")
        child.sendline("review")
        child.expect("Looking back on your")
        child.expect("Turn ")
        child.sendcontrol("c")
        child.expect("Stopped")
        child.expect("next deal")
        child.sendline("quit")
        child.expect("The game is saved")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 0


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals of POSIX")
def test_no_color_is_respected(environ: dict[str, str], tmp_path: Path) -> None:
    with _terminal(environ | {"NO_COLOR": "1"}, "--seed", FIRST, "--record", str(tmp_path / "g.toml")) as child:
        child.expect("Your turn")
        assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", str(child.before))
        child.expect("> ")  # what comes between this and reading would wait for the next key
        child.sendcontrol("c")
        child.expect("The game is saved")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 130


@pytest.mark.parametrize(("asked", "partner"), [("random", "club"), ("expert", "expert")])
def test_partners_never_play_below_club_whatever_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str, partner: str
) -> None:
    levels: list[str] = []

    def seated(level: str, *arguments: Any) -> Bot:
        levels.append(level)
        return make_bot(level, *arguments)

    monkeypatch.setattr(play_table, "make_bot", seated)
    game = Game(load("standard"), [f"player {seat}" for seat in range(6)])
    Table(game, Seating(1, asked, "a seed"), catalogue("en"), Terminal([]), tmp_path / "game.toml")
    assert levels[:6] == [asked, partner] * 3
