"""
The rank line: who has what of each rank, and how far it is from a canasta.

Where there is room it lies: a column for each rank, the other teams' melds above the line, the own ones below it, and
under them the cards of the hand. On a narrow screen it stands: a line for each rank.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from pennies.cli.cells import cut, padded
from pennies.cli.signs import Signs
from pennies.game.notation import kind_of
from pennies.game.view import TeamView, View

COLUMNS: Final = ("W", *"AKQJT987654", "3")
"""Wild cards, ace to four, black threes; nobody may have melds in the last for long."""

LABEL: Final = 8
LEAST_CELL: Final = 5
MOST_CELL: Final = 9
_STRIP_CELL: Final = 8
_FULL: Final = 7
_RACK_ROWS: Final = 6
_RANK: Final = 3


def rank_name(target: str) -> str:
    """
    Name a rank or a meld as the board does: 10 for T.
    """
    return "10" if target == "T" else target


def fits_lying(width: int) -> bool:
    """
    Tell whether the rank line can lie.
    """
    return width >= LABEL + LEAST_CELL * len(COLUMNS)


@dataclass(frozen=True)
class Row:
    """
    A team on the rank line: its label, its colour, and what lies before it.
    """

    label: str
    style: str
    lies: TeamView


@dataclass(frozen=True)
class RankLine:
    """
    What is drawn.

    Attributes:
        rows: the teams from above, the one whose melds lie below the line last.
        letters: the letter of each kind of canasta.
        hand: the hand's label.
        is_racked: whether the hand is shown in the columns.
    """

    view: View
    signs: Signs
    rows: Sequence[Row]
    letters: Mapping[str, str]
    hand: str
    is_racked: bool

    def lying(self, width: int) -> list[Text]:
        """
        Draw a column for each rank.
        """
        cell = min((width - LABEL) // len(COLUMNS), MOST_CELL)
        above: list[Text] = []
        below: list[Text] = []
        for place, row in enumerate(self.rows):
            melds = {target: self._meld(cards, cell) for target, cards in row.lies.melds.items()}
            lines = [self._line(melds, cell, f" {row.label}", self.signs.empty)]
            marks = self._marks(row.lies, cell)
            is_below = place == len(self.rows) - 1
            if marks:
                lines.insert(1 if is_below else 0, self._line(marks, cell))
            for line in lines:
                line.stylize_before(row.style)
            (below if is_below else above).extend(lines)
        ranks = self._line({target: Text(rank_name(target)) for target in COLUMNS}, cell, self.signs.rule * (LABEL - 2))
        ranks.stylize("bold")
        return [*above, ranks, *below, *(self._rack(cell) if self.is_racked else [])]

    def standing(self, width: int) -> list[Text]:
        """
        Draw a line for each rank that somebody has.
        """
        column = 8 if len(self.rows) <= 2 else 6
        start = _RANK + column * len(self.rows)
        head = Text("")
        for place, row in enumerate(self.rows):
            head = padded(head, _RANK + column * place).append(cut(row.label, column - 1), row.style)
        lines = [padded(head, start).append(self.hand if self.is_racked else "")]
        for target in COLUMNS:
            cells = [self._narrow(row.lies, target, column - 1) for row in self.rows]
            cards = self._held(target) if self.is_racked else []
            if cards or any(cells):
                line = Text(f"{rank_name(target):>2} ", "bold")
                for place, shown in enumerate(cells):
                    line = padded(line, _RANK + column * place)
                    line.append(shown or self.signs.empty, self.rows[place].style if shown else "dim not bold")
                lines.append(self._with_cards(padded(line, start), cards, width))
        for line in lines:
            line.rstrip()
        return lines

    def _rack(self, cell: int) -> list[Text]:
        """
        Stack the hand's cards in the columns of their ranks; a higher stack ends with how many more there are.
        """
        stacks = {target: self._held(target) for target in COLUMNS}
        lines = []
        for level in range(min(max(len(cards) for cards in stacks.values()), _RACK_ROWS)):
            cells = {}
            for target, cards in stacks.items():
                if level == _RACK_ROWS - 1 and len(cards) > _RACK_ROWS:
                    cells[target] = Text(f"+{len(cards) - level}", "bold")
                elif level < len(cards):
                    cells[target] = self.signs.card(cards[level])
            lines.append(self._line(cells, cell, f" {self.hand}" if level == 0 else ""))
        return lines

    def _held(self, target: str) -> list[str]:
        return [face for face in self.view.hand if face[0] in ("X2" if target == "W" else target)]

    def _line(self, cells: Mapping[str, Text], cell: int, label: str = "", empty: str = "") -> Text:
        line = Text(cut(label, LABEL - 1))
        for place, target in enumerate(COLUMNS):
            line = padded(line, LABEL + place * cell)
            line.append_text(cells.get(target, Text(empty if target != "3" else "", "dim")))
        line.rstrip()
        return line

    def _meld(self, cards: Sequence[str], cell: int) -> Text:
        """
        Show an open meld: how many naturals and wild cards, or as seven boxes where there is room.
        """
        wilds = sum(face[0] in "X2" for face in cards)
        naturals = len(cards) - wilds
        if cell >= _STRIP_CELL:
            strip = Text(self.signs.natural * naturals).append(self.signs.wild * wilds, "yellow")
            return strip.append(self.signs.gap * (_FULL - len(cards)), "dim")
        text = Text(f"{naturals or wilds}", "" if naturals else "yellow")
        return text.append(f"+{wilds}", "yellow") if wilds and naturals else text

    def _kinds(self, lies: TeamView, target: str) -> str:
        return "".join(self.letters[kind_of(found, cards)] for found, cards in lies.canastas if found == target)

    def _marks(self, lies: TeamView, cell: int) -> dict[str, Text]:
        """
        Mark each rank's canastas by the letters of their kinds.
        """
        marks = {target: self._kinds(lies, target) for target in COLUMNS}
        return {
            target: Text(f"[{kinds}]" if len(kinds) <= cell - 3 else f"[{kinds[0]}{len(kinds)}]", "bold")
            for target, kinds in marks.items()
            if kinds
        }

    def _narrow(self, lies: TeamView, target: str, room: int) -> str:
        """
        Show a team's open meld and canastas of a rank in a few letters.
        """
        kinds = self._kinds(lies, target)
        meld = self._meld(lies.melds[target], 0).plain if target in lies.melds else ""
        mark = f"[{kinds}]" if kinds else ""
        return cut(f"{meld} {mark}".strip() if len(meld) + len(mark) < room else meld + mark, room)

    def _with_cards(self, line: Text, cards: Sequence[str], width: int) -> Text:
        for place, face in enumerate(cards):
            shown = self.signs.card(face)
            rest = len(cards) - place
            if rest > 1 and line.cell_len + shown.cell_len > width - 4:
                return line.append(f"+{rest}", "bold")
            line.append_text(shown)
        return line
