"""
Which commands there are, and what each may be asked: the Typer app, built in one language.

A command's own module is imported when it is called, so that help needs neither the engine nor rich. What a command
answers is its module's business; its exit status is what its function returns.
"""

# ruff: noqa: PLC0415 - each command is imported when it is called

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer
from typer.models import ArgumentInfo, OptionInfo

from pennies.cli.help import Command, Group
from pennies.cli.usage import check_text
from pennies.lang import Catalogue
from pennies.version import installed_version

LAST_SEAT: Final = 7
LAST_PORT: Final = 65_535
MOST_GAMES: Final = 1_000_000
MOST_ROUNDS: Final = 1_000
MOST_WORKERS: Final = 256
MOST_CAP_MS: Final = 3_600_000
MOST_DAYS: Final = 36_500
MOST_PROCESSES: Final = 64

F = TypeVar("F", bound=Callable[..., int])


def build(texts: Catalogue) -> typer.Typer:
    """
    Make the app with its help in the language of `texts`.
    """
    app = typer.Typer(
        cls=Group,
        help=texts.say("app"),
        add_completion=False,
        invoke_without_command=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"obj": texts},
    )
    builder = _Builder(app, texts)
    builder.root()
    builder.play()
    builder.serve()
    builder.referee()
    builder.legal()
    builder.rules()
    builder.replay()
    builder.verify()
    builder.simulate()
    builder.arena()
    builder.bench()
    builder.backup()
    builder.audit()
    return app


def told_version(texts: Catalogue) -> str:
    """
    Tell the version, and which build of the engine runs on which Python.
    """
    import platform

    from pennies.build import engine_build

    python = f"{platform.python_implementation()} {platform.python_version()}"
    return texts.say(f"version-{engine_build()}", version=installed_version(), python=python)


class _Builder:
    """
    Adds the commands, with their help texts, to an app.
    """

    def __init__(self, app: typer.Typer, texts: Catalogue) -> None:
        self.app = app
        self.texts = texts
        self.language = texts.language

    def command(self, name: str) -> Callable[[F], F]:
        """
        Decorate the function of a command.
        """
        about = f"command-{name}.about"
        epilog = self.texts.say(about) if self.texts.has(about) else None
        return self.app.command(name, cls=Command, help=self.texts.say(f"command-{name}"), epilog=epilog)

    def option(self, spelling: str, text: str, metavar: str = "", **more: Any) -> OptionInfo:
        """
        Describe an option: how it is written, the message of its help, and what its value is called.
        """
        name = self.texts.say(f"metavar-{metavar}") if metavar else None
        names = spelling.split(", ")
        option = typer.Option(*names, help=self.texts.say(f"option-{text}"), metavar=name, show_default=False, **more)
        assert isinstance(option, OptionInfo)  # noqa: S101 - Typer says `Any`
        return option

    def argument(self, text: str, metavar: str) -> ArgumentInfo:
        """
        Describe an argument.
        """
        help_text, name = self.texts.say(f"argument-{text}"), self.texts.say(f"metavar-{metavar}")
        argument = typer.Argument(help=help_text, metavar=name, show_default=False)
        assert isinstance(argument, ArgumentInfo)  # noqa: S101 - Typer says `Any`
        return argument

    def json(self) -> OptionInfo:
        return self.option("--json", "json")

    def profile(self) -> OptionInfo:
        return self.option("--profile, -p", "profile", "profile")

    def seed(self) -> OptionInfo:
        return self.option("--seed, -s", "seed", "text")

    def number(self, spelling: str, text: str, low: int, high: int) -> OptionInfo:
        return self.option(spelling, text, "number", min=low, max=high)

    def root(self) -> None:
        texts = self.texts

        @self.app.callback()
        def root(
            lang: Annotated[str, self.option("--lang", "lang", "lang")] = "",  # noqa: ARG001 - `entry` has taken it
            version: Annotated[bool, self.option("--version", "version")] = False,
        ) -> None:
            if version:
                typer.echo(told_version(texts))
                raise typer.Exit

    def play(self) -> None:
        @self.command("play")
        def play(
            profile: Annotated[str | None, self.profile()] = None,
            seat: Annotated[int | None, self.number("--seat", "seat", 0, LAST_SEAT)] = None,
            bots: Annotated[str | None, self.option("--bots, -b", "level", "level")] = None,
            seed: Annotated[str | None, self.seed()] = None,
            record: Annotated[Path | None, self.option("--record, -r", "record", "file")] = None,
        ) -> int:
            from pennies.cli.play import playing as run

            check_text("--seed", seed or "")
            return run.play(self.language, run.Wish(profile, seat, bots, seed), record)

    def serve(self) -> None:
        @self.command("serve")
        def serve(
            host: Annotated[str, self.option("--host", "host", "text")] = "127.0.0.1",
            port: Annotated[int, self.number("--port", "port", 0, LAST_PORT)] = 8000,
            data: Annotated[Path | None, self.option("--data, -d", "data", "folder")] = None,
            base_url: Annotated[str, self.option("--base-url", "base-url", "text")] = "",
            proxies: Annotated[str, self.option("--trusted-proxy", "trusted-proxy", "text")] = "",
            durability: Annotated[str, self.option("--durability", "durability", "text")] = "full",
            keep_days: Annotated[int | None, self.number("--keep-days", "keep-days", 1, MOST_DAYS)] = None,
            processes: Annotated[int, self.number("--processes", "processes", 1, MOST_PROCESSES)] = 1,
            opens: Annotated[bool, self.option("--open", "open")] = False,
        ) -> int:
            from pennies.cli import serve as run

            for name, text in (("--host", host), ("--base-url", base_url), ("--trusted-proxy", proxies)):
                check_text(name, text)
            full: Any = durability  # what else it may be, `checked` refuses
            wish = run.Wish(host, port, data, full, base_url, proxies, keep_days, opens, processes)
            return run.serve(self.language, run.checked(wish))

    def backup(self) -> None:
        @self.command("backup")
        def backup(
            file: Annotated[Path, self.argument("backup", "file")],
            data: Annotated[Path | None, self.option("--data, -d", "data", "folder")] = None,
        ) -> int:
            from pennies.cli.backup import backup as run

            return run(self.language, file, data)

    def audit(self) -> None:
        @self.command("audit")
        def audit(
            table: Annotated[str, self.argument("audit", "table")],
            data: Annotated[Path | None, self.option("--data, -d", "data", "folder")] = None,
            verbose: Annotated[bool, self.option("--verbose, -v", "verbose-audit")] = False,
        ) -> int:
            from pennies.cli.audit import audit as run

            check_text("TABLE", table)
            return run(self.language, table, data, verbose=verbose)

    def referee(self) -> None:
        @self.command("referee")
        def referee(
            files: Annotated[list[str], self.argument("referee", "files")],
            json: Annotated[bool, self.json()] = False,
            verbose: Annotated[bool, self.option("--verbose, -v", "verbose")] = False,
        ) -> int:
            from pennies.cli.referee import referee as run

            return run(self.language, files, json=json, verbose=verbose)

    def legal(self) -> None:
        @self.command("legal")
        def legal(
            file: Annotated[str, self.argument("legal", "file")],
            json: Annotated[bool, self.json()] = False,
        ) -> int:
            from pennies.cli.legal import legal as run

            return run(self.language, file, json=json)

    def rules(self) -> None:
        @self.command("rules")
        def rules(
            profile: Annotated[str, self.argument("rules", "profile")] = "standard",
            rule: Annotated[str | None, self.option("--rule, -r", "rule", "rule")] = None,
            compare: Annotated[str | None, self.option("--compare, -c", "compare", "profile")] = None,
        ) -> int:
            from pennies.cli.rules import rules as run

            return run(self.language, profile, rule=rule, compare=compare)

    def replay(self) -> None:
        @self.command("replay")
        def replay(
            file: Annotated[str, self.argument("replay", "file")],
            at: Annotated[str | None, self.option("--at, -a", "at", "at")] = None,
            case: Annotated[bool, self.option("--case", "case")] = False,
        ) -> int:
            from pennies.cli.replay import replay as run

            return run(self.language, file, at=at, case=case)

    def verify(self) -> None:
        @self.command("verify")
        def verify(files: Annotated[list[str], self.argument("verify", "files")]) -> int:
            from pennies.cli.verify import verify as run

            return run(self.language, files)

    def simulate(self) -> None:
        @self.command("simulate")
        def simulate(
            games: Annotated[int | None, self.number("--games, -g", "games", 1, MOST_GAMES)] = None,
            deals: Annotated[int | None, self.number("--deals, -d", "deals", 1, MOST_GAMES)] = None,
            profile: Annotated[str, self.profile()] = "standard",
            bots: Annotated[str, self.option("--bots, -b", "bots", "levels")] = "greedy",
            seed: Annotated[str | None, self.seed()] = None,
            out: Annotated[Path | None, self.option("--out, -o", "out", "folder")] = None,
            force: Annotated[bool, self.option("--force", "force")] = False,
            json: Annotated[bool, self.json()] = False,
        ) -> int:
            from pennies.cli import simulate as run

            check_text("--seed", seed or "")

            wish = run.Wish(games, deals, profile, bots, seed, out, force)
            return run.simulate(self.language, wish, json=json)

    def arena(self) -> None:
        @self.command("arena")
        def arena(
            sides: Annotated[list[str] | None, self.argument("arena", "sides")] = None,
            profile: Annotated[str, self.profile()] = "standard",
            pairs: Annotated[int, self.number("--pairs, -n", "pairs", 1, MOST_GAMES)] = 200,
            seed: Annotated[str | None, self.seed()] = None,
            sprt: Annotated[tuple[str, str] | None, self.option("--sprt", "sprt", "sprt")] = None,
            games: Annotated[bool, self.option("--games, -g", "whole-games")] = False,
            cap: Annotated[int | None, self.number("--cap", "cap", 1, MOST_CAP_MS)] = None,
            ladder: Annotated[bool, self.option("--ladder", "ladder")] = False,
            partners: Annotated[bool, self.option("--partners", "partners")] = False,
            out: Annotated[Path | None, self.option("--out, -o", "results", "file")] = None,
            workers: Annotated[int | None, self.number("--workers, -w", "workers", 1, MOST_WORKERS)] = None,
            json: Annotated[bool, self.json()] = False,
        ) -> int:
            from pennies.cli import arena as run

            check_text("--seed", seed or "")
            wish = run.Wish(sides or [], profile, pairs, seed, sprt, games, cap, ladder, partners, out, workers)
            return run.arena(self.language, wish, json=json)

    def bench(self) -> None:
        @self.command("bench")
        def bench(
            work: Annotated[list[str] | None, self.option("--work, -w", "work", "work")] = None,
            rounds: Annotated[int, self.number("--rounds, -n", "rounds", 1, MOST_ROUNDS)] = 11,
            json: Annotated[bool, self.json()] = False,
        ) -> int:
            from pennies.cli.bench import bench as run

            return run(self.language, work or [], rounds, json=json)
