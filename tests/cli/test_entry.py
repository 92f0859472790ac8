"""
What is true of every command: help, languages, wrong usage, exit statuses, and what is imported for it.
"""

import os
import platform
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

from pennies.bots import LEVELS
from pennies.build import COMPILED, PLAIN, engine_build
from pennies.lang import LANGUAGES
from tests.cli.calling import CASES, FROZEN, RECORDS, SPOKEN, pennies, write_cases
from tests.lang.messages import texts

COMMANDS = (
    "play", "serve", "referee", "legal", "rules", "replay", "verify", "simulate", "arena", "bench", "backup", "audit",
)  # fmt: skip
PENNIES = [sys.executable, "-c", "import sys; from pennies.cli import main; sys.argv[0] = 'pennies'; main()"]
ENVIRON = {name: value for name, value in os.environ.items() if name not in SPOKEN}
LATIN = re.compile(r"[a-z]{3,}")


def imported_by(code: str) -> set[str]:
    """
    Name the top-level packages, and our own layers, that some code imports.
    """
    listing = f"import sys\n{code}\nsys.stderr.write(' '.join(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True, env=ENVIRON)
    names = answer.stderr.split()
    return {".".join(name.split(".")[:2]) if name.startswith("pennies") else name.partition(".")[0] for name in names}


def test_the_package_itself_imports_nothing_heavy() -> None:
    heavy = {
        "typer",
        "rich",
        "pydantic",
        "fluent",
        "pennies.engine",
        "pennies.lang",
        "pennies.game",
        "pennies.profiles",
    }
    assert imported_by("import pennies.cli") & heavy == set()


ENGINE = {"rich", "pennies.engine", "pennies.game", "pennies.profiles", "pennies.bots", "pennies.arena"}


@pytest.mark.parametrize("arguments", [[], ["--help"], ["referee", "--help"], ["--lang", "uk", "play", "-h"]], ids=str)
def test_help_needs_neither_engine_nor_rich(arguments: list[str]) -> None:
    assert imported_by(f"from pennies.cli.entry import run; run({arguments})") & ENGINE == set()


@pytest.mark.parametrize("arguments", [[], ["--help"]], ids=str)
def test_the_first_look_needs_no_pydantic(arguments: list[str]) -> None:
    assert "pydantic" not in imported_by(f"from pennies.cli.entry import run; run({arguments})")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, language: str) -> None:
    answer = pennies("--lang", language, command, "--help")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith(("Usage: pennies", "Виклик: pennies"))
    assert "--help" in answer.out


def test_help_is_in_ukrainian_throughout() -> None:
    for command in ("", *COMMANDS):
        out = pennies("--lang", "uk", *command.split(), "--help").out
        left = re.sub(r"--?[a-z]+|\b(pennies|standard|gamerules|official|manna|uspc|bicycle|howstuffworks)\b", "", out)
        words = set(LATIN.findall(left)) - {*COMMANDS, *LEVELS, "toml", "sqlite", "full", "normal"}
        assert words == set(), command


def test_help_can_be_asked_for_anywhere_but_after_two_dashes() -> None:
    assert pennies("rules", "bicycle", "-h").out.startswith("Usage: pennies rules")
    assert pennies("rules", "--", "--help").status == 2


def test_alone_it_shows_an_overview_with_play_first() -> None:
    answer = pennies()
    assert answer.status == 0
    commands = re.findall(r"^  pennies ([a-z]+)", answer.out, re.MULTILINE)
    assert commands == list(COMMANDS)


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_the_terminal(language: str, columns: int) -> None:
    for command in ("", *COMMANDS):
        for arguments in ([*command.split()] if not command else [], [*command.split(), "--help"]):
            out = pennies("--lang", language, *arguments, environ={"COLUMNS": str(columns)}).out
            assert max(map(len, out.splitlines())) <= max(columns, 30)


@pytest.mark.parametrize(
    ("arguments", "environ", "starts"),
    [
        (["--lang", "uk"], {}, "Пенні"),
        (["--lang=uk"], {}, "Пенні"),
        (["rules", "--lang", "uk"], {}, "Стандартні"),
        (["--lang", "en", "rules", "standard", "--lang=uk"], {}, "Стандартні"),
        (["--lang", "en"], {"LANG": "uk_UA.UTF-8"}, "Pennies"),
        ([], {"LANG": "uk_UA.UTF-8"}, "Пенні"),
        ([], {"PENNIES_LANG": "uk", "LANG": "en_GB.UTF-8"}, "Пенні"),
        ([], {"LANG": "fr_FR.UTF-8"}, "Pennies"),
        ([], {}, "Pennies"),
    ],
)
def test_the_language_is_the_option_else_the_environments(
    arguments: list[str], environ: dict[str, str], starts: str
) -> None:
    assert pennies(*arguments, environ=environ).out.startswith(starts)


@pytest.mark.parametrize(
    "arguments", [["--lang", "fr"], ["--lang"], ["--lang="], ["--lang", "UK", "rules"], ["rules", "--lang"]]
)
def test_an_unknown_language_is_refused(arguments: list[str]) -> None:
    answer = pennies(*arguments)
    assert (answer.status, answer.out) == (2, "")
    assert "en, uk" in answer.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["refere"], "referee"),
        (["xyzzy"], "xyzzy"),
        (["referee"], "--help"),
        (["referee", "--jsn", "x"], "--json"),
        (["referee", "--json=yes", "x"], "--json"),
        (["rules", "--rule"], "--rule"),
        (["rules", "a", "b"], "b"),
        (["rules", "a", "b (c"], "b (c"),
        (["bench", "--rounds", "many"], "many"),
        (["bench", "--rounds", "0"], "--rounds"),
        (["play", "--seat", "-1"], "--seat"),
        (["--frobnicate"], "--frobnicate"),
        (["--lang"], "en, uk"),
        (["-x", "rules"], "-x"),
    ],
    ids=str,
)
def test_wrong_usage_is_told_in_a_sentence(arguments: list[str], said: str, language: str) -> None:
    answer = pennies(*arguments, environ={"PENNIES_LANG": language})
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("pennies: ")
    assert answer.err.count("\n") == 1
    assert said in answer.err
    assert language == "en" or re.search("[а-я]{4}", answer.err)


def test_the_version_is_told() -> None:
    answer = pennies("--version")
    assert answer.status == 0
    build = {COMPILED: "compiled engine, mypyc", PLAIN: "plain engine"}[engine_build()]
    python = re.escape(f"{platform.python_implementation()} {platform.python_version()}")
    assert re.fullmatch(rf"pennies \d[\w.]* \({build}, {python}\)\n", answer.out)


def test_help_and_usage_need_no_other_file_of_the_catalogue() -> None:
    for language in LANGUAGES:
        own = {name for name, text in texts(language).items() if text.file == "cli.ftl"}
        for name in own:
            assert texts(language)[name].references <= own


def test_a_pipe_gets_whole_lines_and_no_colour() -> None:
    answer = subprocess.run(
        [*PENNIES, "rules"], capture_output=True, text=True, check=True, env={**ENVIRON, "PENNIES_LANG": "en"}
    )
    assert "\x1b" not in answer.stdout
    assert max(map(len, answer.stdout.splitlines())) > 300


def on_terminal(*arguments: str | Path, columns: int, **environ: str) -> str:
    """
    Run a command on a terminal of so many columns, and give what it shows.
    """
    environ = {**ENVIRON, "TERM": "xterm-256color", "PENNIES_LANG": "en", **environ}
    child = pexpect.spawn(
        PENNIES[0],
        [*PENNIES[1:], *map(str, arguments)],
        env=environ,
        dimensions=(50, columns),
        encoding="utf-8",
        timeout=60,
    )
    child.expect(pexpect.EOF)
    child.close()
    return str(child.before).replace("\r\n", "\n")


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def test_a_terminal_gets_colours_unless_they_are_not_wanted(tmp_path: Path) -> None:
    file = write_cases(tmp_path / "a.toml", FROZEN)
    assert "\x1b[32m" in on_terminal("referee", file, columns=80)
    colourless = on_terminal("referee", file, columns=80, NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", colourless)
    assert "\x1b" not in on_terminal("referee", file, columns=80, TERM="dumb")


@pytest.mark.parametrize("columns", [40, 100, 200])
@pytest.mark.parametrize(
    "arguments",
    [
        ["referee", "-v", CASES / "pile.toml", RECORDS],
        ["legal", CASES / "out.toml"],
        ["rules"],
        ["rules", "standard", "-c", "howstuffworks"],
        ["replay", RECORDS / "standard-game.toml"],
        ["replay", RECORDS / "standard-game.toml", "--at", "2:100"],
        ["verify", RECORDS / "standard-game.toml"],
        ["simulate", "-d", "2", "-b", "random", "-s", "x"],
    ],
    ids=lambda arguments: (
        " ".join(Path(argument).name for argument in arguments) if isinstance(arguments, list) else None
    ),
)
def test_no_line_is_wider_than_the_terminal(arguments: list[str | Path], columns: int) -> None:
    shown = plain(on_terminal(*arguments, columns=columns)).replace("\r", "\n")
    lines = [line for line in shown.splitlines() if "/" not in line]  # a path is one word, and broken by the terminal
    assert lines
    assert max(map(len, lines)) <= columns


def test_a_bar_shows_progress_on_a_terminal_and_leaves_nothing() -> None:
    shown = on_terminal("simulate", "-d", "4", "-b", "random", "-s", "x", columns=80)
    assert "━" in shown
    assert "4/4" in shown


def test_a_pipe_that_nobody_reads_is_no_fault() -> None:
    for arguments in (["rules"], ["referee", "--json", str(CASES)], ["replay", str(RECORDS / "standard-game.toml")]):
        with subprocess.Popen(
            [*PENNIES, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRON
        ) as process:
            assert process.stdout
            assert process.stderr
            process.stdout.read(1)
            process.stdout.close()
            assert process.stderr.read() == b""
        assert process.returncode in (0, 141)


def test_a_full_disk_is_told() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no full device")
    with Path("/dev/full").open("wb") as full:
        answer = subprocess.run([*PENNIES, "rules"], stdout=full, stderr=subprocess.PIPE, env=ENVIRON, check=False)
    assert answer.returncode == 2
    assert answer.stderr.startswith(b"pennies: ")
    assert b"Traceback" not in answer.stderr


def test_an_interrupted_command_is_quiet() -> None:
    with subprocess.Popen(
        [*PENNIES, "simulate", "-g", "1000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRON
    ) as process:
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_a_terminal_without_our_characters_gets_others(tmp_path: Path) -> None:
    file = write_cases(tmp_path / "a.toml", FROZEN)
    environ = {**ENVIRON, "PYTHONIOENCODING": "ascii"}
    for arguments in (["referee", str(file)], ["--lang", "uk", "rules"], ["referee", "--json", str(file)]):
        answer = subprocess.run([*PENNIES, *arguments], capture_output=True, env=environ, check=False)
        assert (answer.returncode, answer.stderr) == (0, b"")
        assert answer.stdout.isascii()
