"""
A position for somebody who may see everything: the table as the player to act sees it, then all hands and feet.
"""

from collections.abc import Sequence

from rich.text import Text

from pennies.cli.board import LEAST_WIDTH, Board
from pennies.cli.cells import LONGEST_NAME, shortened
from pennies.cli.screen import FAINT, WIDEST, Screen
from pennies.cli.signs import signs_for
from pennies.game.game import Game
from pennies.speech.sentences import clean


def show_position(screen: Screen, game: Game, players: Sequence[str]) -> None:
    """
    Show where a game stands.
    """
    signs = signs_for(screen.out.encoding)
    names = [shortened(clean(name), LONGEST_NAME) for name in players] or [
        screen.say("seat", seat=seat) for seat in range(game.rules.players)
    ]
    board = Board(screen.texts, game.rules, names if players else [f"#{seat}" for seat in range(len(names))], signs)
    screen.line()
    for line in board.lines(game.view(int(game.deal.to_act)), max(LEAST_WIDTH, min(screen.out.width, WIDEST))):
        screen.out.print(line, soft_wrap=True)
    screen.line()
    for seat, name in enumerate(names):
        for label, faces in (("hand", game.faces.hand(seat)), ("foot", game.faces.foot(seat))):
            if faces:
                head = screen.say(f"replay-{label}", player=name)
                screen.line(Text.assemble((head, FAINT), " ", signs.cards(faces)), hang=4)
