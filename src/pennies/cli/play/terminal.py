"""
The terminal of a game: what is printed, and the lines that come back.

Whether somebody sits there or a script is piped in is decided here: colours, pauses, history and completion are for
people. Nothing here knows the game.
"""

import contextlib
import os
import sys
import time
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Final

from rich.console import Console
from rich.text import Text

from pennies.cli.signs import Signs, signs_for

PROMPT: Final = "> "
WIDEST: Final = 120


class Terminal:
    """
    Where a game is played.

    Attributes:
        is_live: whether a person sits at both ends.
    """

    def __init__(self, words: Sequence[str] = ()) -> None:
        """
        Take the standard streams; `words` complete what is typed.
        """
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.signs: Signs = signs_for(sys.stdout.encoding)
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        self._at = 0
        self._indent = 0
        self._is_first = True
        self._readline = _readline(words) if self.is_live else None
        self._echo = _Echo() if self.is_live else None
        if self._echo:
            self._echo.off()

    @property
    def width(self) -> int:
        """
        How many columns a line may fill, as the window is now.
        """
        return min(self.console.width, WIDEST) - (1 if os.name == "nt" else 0)

    def show(self, lines: Iterable[Text | str]) -> None:
        """
        Print lines that fit already.
        """
        self.end_row()
        for line in lines:
            self._print(line if isinstance(line, Text) else Text(line), end="\n")

    def say(self, text: Text | str, style: str = "", *, indent: int = 0, hang: int = 0) -> None:
        """
        Print a paragraph; lines after the first are indented by `hang` more.
        """
        self.end_row()
        whole = Text(text, style) if isinstance(text, str) else text
        first = True
        for piece in _wrapped(self.console, whole, max(20, self.width - indent - hang)):
            piece.rstrip()
            self._print(Text(" " * (indent if first else indent + hang)) + piece, end="\n")
            first = False

    def verbatim(self, text: str, style: str = "") -> None:
        """
        Print a path or a command whole, to be copied; the terminal may wrap it.
        """
        self.end_row()
        self._print(Text(f"  {text}", style), end="\n")

    def row(self, head: Text, indent: int) -> None:
        """
        Begin a row that grows piece by piece; later lines of it are indented.
        """
        self.end_row()
        self._print(head, end="")
        self._print(Text(" " * max(1, indent - head.cell_len)), end="")
        self._at = max(indent, head.cell_len + 1)  # a head may reach over the indent
        self._indent = indent
        self._is_first = True

    @property
    def is_in_row(self) -> bool:
        """
        Tell whether a row is growing.
        """
        return self._at > 0

    def piece(self, text: Text) -> None:
        """
        Add a piece to the row, on a new line if it does not fit.
        """
        between = "" if self._is_first else f" {self.signs.dot} "
        self._is_first = False
        if self._at + len(between) + text.cell_len > self.width and self._at > self._indent:
            self._print(Text("\n" + " " * self._indent), end="")
            self._at, between = self._indent, ""
        for number, line in enumerate(_wrapped(self.console, text, max(20, self.width - self._indent))):
            line.rstrip()
            self._print(Text("\n" + " " * self._indent if number else between) + line, end="")
            self._at = self._indent + line.cell_len if number else self._at + len(between) + line.cell_len

    def end_row(self) -> None:
        """
        End the row that is growing, if one is.
        """
        if self._at:
            self._print(Text(""), end="\n")
        self._at = 0

    def pause(self, seconds: float) -> None:
        """
        Let a person see what happened; a script does not wait.
        """
        if self.is_live:
            time.sleep(seconds)

    def read(self) -> str:
        """
        Read a line.

        Raises:
            EOFError: nothing more comes.
        """
        self.end_row()
        sys.stdout.flush()
        if self._echo:
            self._echo.on()
            try:
                return input(PROMPT)
            finally:
                self._echo.off()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        # What is piped in is shown, so that a transcript can be read.
        self._print(Text(PROMPT + "".join(letter for letter in line if letter.isprintable())), end="\n")
        return line

    def close(self) -> None:
        """
        Leave the terminal as it was.
        """
        if self._echo:
            self._echo.on()

    def _print(self, line: Text, end: str) -> None:
        if not self.signs.fancy:
            plain = Text(self.signs.plain(line.plain))
            line = plain if plain.cell_len != line.cell_len else Text(plain.plain, spans=line.spans, style=line.style)
        self.console.print(line, end=end, soft_wrap=True)
        if not end:
            self.console.file.flush()


class _Echo:
    """
    Whether the terminal shows what is typed: not while the bots play, or it would stand amid their moves.

    What is typed then is kept, and read when the person's turn comes. Windows has no such switch.
    """

    def off(self) -> None:
        self._set(is_on=False)

    def on(self) -> None:
        self._set(is_on=True)

    def _set(self, *, is_on: bool) -> None:
        if sys.platform == "win32":  # pragma: no cover - Windows
            return
        import termios  # noqa: PLC0415 - Windows has none

        with contextlib.suppress(termios.error, OSError):
            modes = termios.tcgetattr(sys.stdin)
            modes[3] = modes[3] | termios.ECHO if is_on else modes[3] & ~termios.ECHO
            termios.tcsetattr(sys.stdin, termios.TCSANOW, modes)


def _wrapped(console: Console, text: Text, width: int) -> list[Text]:
    return list(text.wrap(console, width))


def _readline(words: Sequence[str]) -> ModuleType | None:
    """
    Turn on history and completion where the platform has them.
    """
    try:
        import readline  # noqa: PLC0415 - Windows has none, and a script needs none
    except ImportError:
        return None

    def complete(text: str, state: int) -> str | None:
        found = [word + " " for word in words if word.startswith(text.lower())]
        return found[state] if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    return readline
