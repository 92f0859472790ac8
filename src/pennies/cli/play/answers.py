"""
What the table answers to its words: everything that can be typed besides the actions of the game.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from pennies.cli.play.advice import advice_lines
from pennies.cli.play.possible import possible_lines
from pennies.cli.play.reading import ACTIONS, COMMANDS, Command, words_for
from pennies.cli.play.review import show_review
from pennies.cli.play.saving import claim, save
from pennies.cli.play.sheet import hand_cost, sheet_lines
from pennies.cli.play.telling import styled
from pennies.cli.play.typed import action_words, typed_text
from pennies.game.game import Game
from pennies.game.refusal import Refusal
from pennies.speech.rulefacts import rule_text
from pennies.speech.sentences import clean, refusal_help, refusal_sentence

if TYPE_CHECKING:
    from pennies.cli.play.table import Table

ARRANGEMENTS: Final = ("rack", "line", "most")
"""The ways in which a hand can lie (`Board.lines`)."""

_MOST_RULES: Final = 20


class LeftError(Exception):
    """
    Raised when the person leaves the table; the game is saved then.
    """


class Answers:
    """
    Answers the words typed at one table.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.say = table.say
        self.terminal = table.terminal
        self._is_warned = False
        self._doers: Mapping[str, Callable[[str], None]] = {
            "possible": self._possible, "why": self._why, "hint": self._hint, "undo": self._undo, "score": self._score,
            "log": self._log, "board": self._board, "pile": self._pile, "rules": self._rules, "save": self._save,
            "sort": self._sort, "auto": self._auto, "review": self._review, "help": self._help, "quit": self._quit,
        }  # fmt: skip

    def answer(self, command: Command) -> None:
        """
        Do what a word of the table asks for.

        Raises:
            LeftError: that was to leave.
        """
        self._doers[command.word](command.rest)

    def refuse(self, refusal: Refusal) -> None:
        """
        Say why not, what would help, and by which rule.
        """
        mark = Text(f"{self.terminal.signs.refused} ", "bold red")
        self.terminal.say(mark.append(refusal_sentence(self.say, refusal), "not red"), hang=2)
        remedy = refusal_help(self.say, refusal)
        if remedy:
            self.terminal.say(remedy, indent=2)
        typed = words_for(self.say, "rules")[0]
        self.terminal.say(self.say.say("play-rule-hint", rule=refusal.rule, typed=typed), "dim", indent=2)

    def complain(self, sentence: str) -> None:
        """
        Say why something typed came to nothing.
        """
        self.terminal.say(
            Text(f"{self.terminal.signs.refused} ", "bold red").append(clean(sentence), "not red"), hang=2
        )

    def _possible(self, _: str) -> None:
        if self.table.game.is_deal_over:
            self.terminal.say(self.say.say("play-next-deal"))
            return
        for line in possible_lines(self.say, self.table.game, self.table.view()):
            self.terminal.say(line, hang=4)

    def _why(self, rest: str) -> None:
        """
        Judge an action without doing it.
        """
        command = self.table.read(rest)
        if command is None:
            return
        if not command.readings:
            self.complain(self.say.say("play-why-what", typed=words_for(self.say, "why")[0]))
            return
        said = self.table.likeliest(command.readings)
        refusal = self.table.game.judge(self.table.me, said)
        if refusal is not None:
            self.refuse(refusal)
        else:
            words = action_words(self.say, said, self.table.view())
            self.terminal.say(self.say.say("play-why-not-against", words=words), hang=2)

    def _hint(self, rest: str) -> None:
        """
        Say what is best to do; with a word behind it, also why, if there is anything to choose.
        """
        view = self.table.view()
        ways = self.table.adviser.ways(view) if rest and view.steps else []
        for line in advice_lines(self.say, view, ways):
            self.terminal.say(line, hang=2)
        if ways:
            return
        said = self.table.advice()
        if said is None:
            self.terminal.say(self.say.say("play-next-deal"))
        else:
            words = action_words(self.say, said, view)
            self.terminal.say(self.say.say("play-hint", words=words, typed=typed_text(self.say, said)), hang=2)

    def _review(self, _: str) -> None:
        if self.table.game.is_deal_over:
            show_review(self.say, self.terminal, self.table.game, self.table.seating)
        else:
            self.terminal.say(self.say.say("play-review-later"), hang=2)

    def _auto(self, _: str) -> None:
        self.table.play_turn()

    def _undo(self, _: str) -> None:
        said = self.table.undo()
        if said is None:
            self.complain(self.say.say("play-undo-nothing"))
        else:
            words = action_words(self.say, said, self.table.view())
            self.terminal.say(self.say.say("play-undone", words=words), hang=2)
            self.table.show_board()

    def _score(self, _: str) -> None:
        game = self.table.game
        self.terminal.show(sheet_lines(self.table.board, game, self.table.view(), self.terminal.width))
        if not game.is_deal_over:
            cost = hand_cost(game, self.table.me)
            self.terminal.say(self.say.say("play-score-hidden", points=cost), "dim", indent=1)

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 4 else len(self.table.game.players)
        self.table.show_log(max(1, count))

    def _board(self, _: str) -> None:
        self.table.show_board()

    def _pile(self, _: str) -> None:
        """
        List the pile from the top, as everybody may know it (INFO-1).
        """
        pile = list(reversed(self.table.view().pile))
        if pile:
            cards = self.terminal.signs.cards(pile)
            self.terminal.say(styled(self.say, "play-pile", count=len(pile), cards=cards), hang=2)
        else:
            self.terminal.say(self.say.say("board-pile-empty"))

    def _rules(self, rest: str) -> None:
        """
        Give the text of a rule, or of all rules of a section.
        """
        profile = self.table.game.profile
        asked = rest.upper()[:40]
        if not asked:
            self.terminal.say(self.say.say("play-rules-which", profile=clean(profile.name)), hang=2)
            return
        names = [asked, *(f"{asked}-{number}" for number in range(1, _MOST_RULES))]
        texts = {name: rule_text(self.say, profile, name) for name in names if _is_rule(name)}
        for name, text in texts.items():
            if text:
                self.terminal.say(Text("").append(f"{name}  ", "bold").append(text), hang=2)
        if not any(texts.values()):
            self.complain(self.say.say("play-rules-none", found=rest[:40]))

    def _save(self, rest: str) -> None:
        """
        Save once more, or a copy in a new file.
        """
        if not rest:
            if self.table.save():
                self.terminal.say(self.say.say("play-saved-here"))
                self.terminal.verbatim(clean(str(self.table.path)))
            return
        try:
            copy = claim(Path(rest).expanduser())
            _copy(self.table.game, copy)
        except (OSError, RuntimeError, ValueError) as error:  # no such home, a zero byte in the name
            reason = getattr(error, "strerror", None) or str(error)
            self.complain(self.say.say("play-not-copied", file=rest, reason=reason))
        else:
            self.table.kept(copy.resolve())
            self.terminal.say(self.say.say("play-saved-copy"))
            self.terminal.verbatim(clean(str(copy)))

    def _sort(self, _: str) -> None:
        self.table.arrangement = ARRANGEMENTS[(ARRANGEMENTS.index(self.table.arrangement) + 1) % len(ARRANGEMENTS)]
        self.terminal.say(self.say.say(f"play-sort-{self.table.arrangement}"))
        self.table.show_board()

    def _help(self, _: str) -> None:
        words = {word: words_for(self.say, word)[0] for word in (*ACTIONS, *COMMANDS)}
        for line in self.say.say("play-help", **words).split("\n"):
            self.terminal.say(line, hang=2)

    def _quit(self, _: str) -> None:
        self.leave()

    def leave(self) -> None:
        """
        Leave the table; a person with moves that cannot be saved is warned first, and leaves the second time.

        Raises:
            LeftError: the person leaves.
        """
        if self._is_warned or not self.terminal.is_live or self.table.keep():
            raise LeftError
        self._is_warned = True
        self.complain(self.say.say("play-leave-unsaved", typed=words_for(self.say, "save")[0]))


def _copy(game: Game, path: Path) -> None:
    """
    Save a copy under a name that was claimed; leave no empty file if that fails.
    """
    try:
        save(game, path)
    except OSError:
        path.unlink()
        raise


def _is_rule(name: str) -> bool:
    return name.isascii() and name.replace("-", "").isalnum()
