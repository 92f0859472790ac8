"""
The table as a terminal shows it: everything that a `View` tells, in lines that fit a width.

Its heart, the melds and the hand along the rank line, is drawn by `ranks`. Nothing here asks the engine, reads
keys or prints; what is possible and what happened is told in `play`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from pennies.cli.cells import cut, flow, folded, padded, shortened
from pennies.cli.ranks import LABEL, RankLine, Row, fits_lying
from pennies.cli.signs import Signs
from pennies.engine.rules import Rules
from pennies.game.cards import RANK_LETTERS
from pennies.game.notation import KINDS, kind_of
from pennies.game.view import SPECTATOR, TeamView, View
from pennies.lang import Catalogue

LEAST_WIDTH: Final = 34
_WIDE: Final = 60
_LEAST_SLOT: Final = 10


@dataclass(frozen=True)
class Board:
    """
    What does not change while a game is shown.

    Attributes:
        say: the catalogue of the language.
        rules: those of the game.
        names: the players, by seat.
        signs: what the terminal can show.
    """

    say: Catalogue
    rules: Rules
    names: Sequence[str]
    signs: Signs

    def lines(self, view: View, width: int, title: str = "", hand: str = "rack") -> list[Text]:
        """
        Draw the table; no line is wider than `width`, or than `LEAST_WIDTH` if that is more.

        Args:
            view: of a seat or a spectator.
            width: in cells.
            title: stands in the first line.
            hand: `rack` (the hand lies along the rank line), `line` (in a row) or `most` (the longest ranks first).
        """
        width = max(width, LEAST_WIDTH)
        teams = [line for team in self.order(view) for line in self._team(view, team, width)]
        rows = [
            Row(cut(self.team_name(view, team), LABEL - 2), self.style(view, team), view.teams[team])
            for team in self.order(view)
        ]
        letters: dict[str, str] = {kind: self.say.say(f"board-kind-{kind}") for kind in KINDS}
        is_racked = hand == "rack"
        line = RankLine(view, self.signs, rows, letters, self.say.say("board-hand"), is_racked)
        return [
            self._title(title, width),
            *self._middle(view, width),
            *self._seats(view, width),
            *teams,
            *(line.lying(width) if fits_lying(width) else line.standing(width)),
            *([] if is_racked else self.hand(view, width, hand)),
        ]

    def hand(self, view: View, width: int, order: str = "line") -> list[Text]:
        """
        List the hand, grouped by rank, in as many lines as it takes.
        """
        groups = [[face for face in view.hand if face[0] == letter] for letter in RANK_LETTERS]
        if order == "most":
            groups.sort(key=lambda group: -len(group))
        pieces = [Text("").join(self.signs.card(face) for face in group) for group in groups if group]
        return flow(pieces, width, self.say.say("board-hand"), self._indent(width), "  ")

    def order(self, view: View) -> list[int]:
        """
        List the teams from the top of the board down: the own one last.
        """
        own = view.team_of(view.seat) if view.seat != SPECTATOR else 0
        return [*(team for team in range(len(view.teams)) if team != own), own]

    def team_name(self, view: View, team: int, room: int = LABEL - 2) -> str:
        """
        Call a team: us, them, or by its players' names where that would not tell it from others.
        """
        own = view.team_of(view.seat) if view.seat != SPECTATOR else -1
        if team == own:
            return self.say.say("board-us")
        if own >= 0 and len(view.teams) == 2:
            return self.say.say("board-them")
        names = [name for seat, name in enumerate(self.names) if view.team_of(seat) == team]
        return "+".join(cut(name, (room - len(names) + 1) // len(names)) for name in names)

    def style(self, view: View, team: int) -> str:
        return "cyan" if team == self.order(view)[-1] else "magenta"

    def _indent(self, width: int) -> int:
        return LABEL if width >= _WIDE else 2

    def _flow(self, pieces: Sequence[Text | str], width: int, label: str) -> list[Text]:
        return flow(pieces, width, label, self._indent(width), f" {self.signs.dot} ")

    def _title(self, title: str, width: int) -> Text:
        line = Text(f"{self.signs.rule * 2} {title} " if title else "", "bold")
        line.truncate(width)
        return line.append(self.signs.rule * (width - line.cell_len), "dim not bold")

    def _middle(self, view: View, width: int) -> list[Text]:
        """
        Tell the stock and the pile.
        """
        pieces: list[Text | str] = [self.say.say("board-stock", count=view.stock)]
        if view.pile:
            pile = Text(self.say.say("board-pile", count=len(view.pile)) + " ")
            pieces.append(pile.append_text(self.signs.card(view.pile[-1], strong=True)))
        else:
            pieces.append(self.say.say("board-pile-empty"))
        if view.frozen:
            pieces.append(Text(self.say.say("board-frozen"), "bold"))
        if view.aside:
            pieces.append(Text(self.say.say("board-aside", count=len(view.aside)), "bold"))
        return self._flow(pieces, width, self.say.say("board-table") if width >= _WIDE else "")

    def _seats(self, view: View, width: int) -> list[Text]:
        """
        Set the players in the order of play from left to right, each team on a line of its own.
        """
        players = len(self.names)
        first = view.seat if view.seat != SPECTATOR else 0
        clockwise = [(first + step) % players for step in range(players)]
        start = LABEL - 1  # a seat begins with a mark or a blank
        slot = (width - LABEL) // players
        is_zigzag = slot >= _LEAST_SLOT
        lines = []
        for team in self.order(view):
            partners = [(place, seat) for place, seat in enumerate(clockwise) if view.team_of(seat) == team]
            if is_zigzag:
                line = padded(Text(f" {cut(self.team_name(view, team), LABEL - 2)}"), start)
                for place, seat in partners:
                    line = padded(line, start + place * slot)
                    line.append_text(
                        self._seat(view, seat, min(slot * min(len(view.teams), 2) - 1, width - line.cell_len))
                    )
            else:
                line = Text(" ").join(self._seat(view, seat, width) for _, seat in partners)
                if line.cell_len > width:
                    room = width // len(partners) - 1
                    line = Text(" ").join(self._seat(view, seat, room) for _, seat in partners)
            line.stylize_before(self.style(view, team))
            lines.extend(folded(line, width))
        return lines

    def _seat(self, view: View, seat: int, room: int) -> Text:
        """
        Show a player as `Bo 13+11`: the cards in hand, and those of a foot that still lies there (`!`: it is due).
        """
        cards = f"{view.hand_sizes[seat]}"
        if view.foot_sizes[seat]:
            cards += f"+{view.foot_sizes[seat]}" + ("!" if view.foot_due == seat else "")
        name = self.say.say("board-you") if seat == view.seat else self.names[seat]
        is_on_turn = seat == view.to_act and not view.ended_by
        mark = self.signs.turn if is_on_turn else " "
        return Text(
            f"{mark}{cut(shortened(name, room - 2 - cell_len(cards)), room - 2 - cell_len(cards))} {cards}",
            "bold" if is_on_turn else "",
        )

    def _team(self, view: View, team: int, width: int) -> list[Text]:
        """
        Tell a team's score, its opening, its canastas against those it needs, and its red threes.
        """
        lies = view.teams[team]
        pieces: list[Text | str] = [Text(self.say.say("board-score", points=lies.score), "bold")]
        if not lies.opened:
            message = "board-opening" if lies.laid else "board-opens"
            pieces.append(self.say.say(message, minimum=lies.minimum, laid=lies.laid))
        pieces.append(self._canastas(lies))
        if lies.red_threes:
            pieces.append(self.say.say("board-red-threes", count=len(lies.red_threes)))
        lines = self._flow(pieces, width, cut(self.team_name(view, team), LABEL - 2))
        lines[0].stylize_before(self.style(view, team), 0, LABEL)
        return lines

    def _canastas(self, lies: TeamView) -> Text:
        """
        Count the canastas of each kind, against the need where that is more than one.
        """
        rules = self.rules
        needs = (rules.needs_natural, rules.needs_mixed, rules.needs_wild, rules.needs_sevens)
        kinds = [kind_of(target, cards) for target, cards in lies.canastas]
        text = Text(self.say.say("board-canastas"))
        for kind, need in zip(KINDS, needs, strict=True):
            count = kinds.count(kind)
            shown = f"{count}/{need}" if count < need and need > 1 else f"{count}"
            text.append(
                f" {self.say.say(f'board-kind-{kind}')}{shown}", "bold green" if count and count >= need else ""
            )
        return text
