"""
Help as a card player reads it: usage, what the command is for, its options; plain text as wide as the terminal.

Typer's own help speaks English only, and costs rich and pydantic before the first line.
"""

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from pennies.cli.usage import UsageError, nearest
from pennies.lang import Catalogue

WIDEST: Final = 100
NARROWEST: Final = 20
_HELP: Final = ("-h", "--help")


class Command(TyperCommand):
    """
    A command whose help is made of the catalogue that its context brings (`ctx.obj`).
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = args[: args.index("--")] if "--" in args else args
        if any(arg in _HELP for arg in own):
            _show(ctx, _help(self, ctx))
        return super().parse_args(ctx, args)

    def get_help(self, ctx: Any) -> str:
        return _help(self, ctx)


class Group(TyperGroup):
    """
    The command `pennies`: alone, it shows an overview; an unknown command is answered with the nearest.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] in _HELP:
            _show(ctx, _overview(self, ctx) if not args else _help(self, ctx))
        return super().parse_args(ctx, args)

    def get_help(self, ctx: Any) -> str:
        return _help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args[0] not in self.commands:
            raise UsageError("usage-no-such-command", found=args[0], nearest=nearest(args[0], self.commands))
        return super().resolve_command(ctx, args)


def _show(ctx: Any, text: str) -> None:
    typer.echo(text)
    ctx.exit()


def width() -> int:
    """
    Tell how wide help may be.
    """
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))


def _overview(group: Group, ctx: Any) -> str:
    texts: Catalogue = ctx.obj
    columns = width()
    return "\n".join(
        [
            *_wrapped(texts.say("overview-title"), columns),
            "",
            *_wrapped(texts.say("overview-play"), columns),
            "",
            "  pennies play",
            "",
            *_wrapped(texts.say("overview-rest"), columns),
            *_list(
                [(f"pennies {name}", command.help or "") for name, command in group.commands.items() if name != "play"]
            ),
            "",
            *_wrapped(texts.say("overview-help"), columns),
        ]
    )


def _help(command: Command | Group, ctx: Any) -> str:
    """
    Lay out the help of a command, or of the whole programme.
    """
    texts: Catalogue = ctx.obj
    columns = width()
    parameters: list[Any] = list(command.params)
    usage = [_usage_piece(param) for param in parameters if param.param_type_name == "argument"]
    if isinstance(command, Group):
        usage = [texts.say("metavar-command"), "…"]
    lines = textwrap.wrap(
        f"{texts.say('help-usage')} {ctx.command_path} [{texts.say('metavar-options')}] {' '.join(usage)}".strip(),
        columns,
        subsequent_indent="    ",
    )
    lines += ["", *_wrapped(command.help or "", columns)]
    for paragraph in (command.epilog or "").split("\n"):
        lines += ["", *_wrapped(paragraph, columns)] if paragraph.strip() else []
    if isinstance(command, Group):
        rows = [(name, sub.help or "") for name, sub in command.commands.items()]
        lines += ["", texts.say("help-commands"), *_list(rows)]
    arguments = [(param.metavar or param.name, param.help or "") for param in parameters if _is_described(param)]
    options = [(_spelling(param), param.help or "") for param in parameters if param.param_type_name == "option"]
    options.append((", ".join(_HELP), texts.say("help-help")))
    lines += ["", texts.say("help-arguments"), *_list(arguments)] if arguments else []
    lines += ["", texts.say("help-options"), *_list(options)]
    return "\n".join(lines)


def _is_described(param: Any) -> bool:
    return param.param_type_name == "argument" and bool(param.help)


def _usage_piece(param: Any) -> str:
    return str(param.metavar if param.required else f"[{param.metavar}]")


def _spelling(param: Any) -> str:
    names = ", ".join(param.opts)
    return f"{names} {param.metavar}" if param.metavar and not param.is_flag else names


def _wrapped(text: str, columns: int) -> list[str]:
    return textwrap.wrap(text, columns) or [""]


def _list(rows: Sequence[tuple[str, str]]) -> Iterable[str]:
    """
    Set words in a column with their explanations beside them, or below where the terminal is narrow.
    """
    columns = width()
    left = max(len(word) for word, _ in rows) + 4
    beside = left <= columns // 2
    for word, text in rows:
        start = f"  {word}".ljust(left) if beside else "      "
        if not beside:
            yield f"  {word}"
        yield from textwrap.wrap(text, columns, initial_indent=start, subsequent_indent=" " * len(start))
