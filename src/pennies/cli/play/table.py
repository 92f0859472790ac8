"""
One game at the terminal: whose turn it is, what is told, what is saved, and when it ends.

`reading` makes sense of what is typed, `answers` of what is no action; `telling` and `board` show.
"""

import time
from pathlib import Path
from typing import Final

from rich.text import Text

from pennies.bots import CAP_S, Bot, Limit, make_bot, partner_level
from pennies.bots.answering import answer_reason
from pennies.cli.board import Board
from pennies.cli.cells import LONGEST_NAME, shortened
from pennies.cli.play.advice import Adviser, said_of
from pennies.cli.play.answers import ARRANGEMENTS, Answers, LeftError
from pennies.cli.play.expecting import expectation, reminders
from pennies.cli.play.log import Done, Log
from pennies.cli.play.reading import ACTIONS, Command, Reader, UnreadError, words_for
from pennies.cli.play.saving import Seating, save
from pennies.cli.play.sheet import sheet_lines
from pennies.cli.play.telling import Teller, styled
from pennies.cli.play.terminal import Terminal
from pennies.cli.play.typed import takes
from pennies.engine.steps import DISCARD, NO, YES
from pennies.game.events import RedThreesLaid
from pennies.game.game import Game
from pennies.game.notation import Said, parse_action
from pennies.game.refusal import Refusal
from pennies.game.shuffle import first_dealer, shuffle_from_text
from pennies.game.view import View
from pennies.lang import Catalogue, Fact
from pennies.profiles.errors import InputError
from pennies.speech.sentences import clean, error_sentence

PACE_S: Final = 0.4
"""How long an action of a bot is looked at."""


class Table:
    """
    A game, the person and the bots at it, and the file that it is kept in.
    """

    def __init__(self, game: Game, seating: Seating, say: Catalogue, terminal: Terminal, path: Path) -> None:
        self.game = game
        self.seating = seating
        self.me = seating.seat
        self.say = say
        self.terminal = terminal
        self.path = path
        self.kept_in = path
        """Where the game was saved last: in its own file, or if that failed in a copy."""
        self._kept_at: tuple[int, ...] | None = None
        self._has_complained = False
        self.board = Board(
            say, game.rules, [shortened(clean(name), LONGEST_NAME) for name in game.players], terminal.signs
        )
        self.teller = Teller(say, terminal.signs, seating.seat)
        self.reader = Reader()
        self.arrangement = ARRANGEMENTS[0]
        self.answers = Answers(self)
        self.log = Log(terminal, self.teller, self._heads)
        # A bot's randomness is not in the record: after a break it goes on with another.
        played = sum(len(deal.actions) for deal in game.deals)
        self._bots: list[Bot] = [
            make_bot(self._level(seat), game.profile, f"{seating.seed}/{seat}/{played}", Limit(time.monotonic, CAP_S))
            for seat in range(len(game.players))
        ]
        self.adviser = Adviser(game.profile, seating.seed)

    def _level(self, seat: int) -> str:
        """
        Tell how well the bot of a seat plays.
        """
        team_of, level = self.game.rules.team_of, self.seating.bots
        return partner_level(level) if team_of(seat) == team_of(self.me) else level

    # The course of the game

    def play(self) -> None:
        """
        Play until the game is won.

        Raises:
            LeftError: the person leaves before.
        """
        if self.game.deals:
            self.log.remember(self.game, self.game.deals[-1])
            self.show_log(len(self.game.players))
        else:
            self._deal()
        while True:
            while not self.game.is_deal_over:
                if self.game.deal.to_act == self.me:
                    self._move()
                else:
                    self._bot_acts(int(self.game.deal.to_act))
            self._show_deal_end()
            if self.game.winner is not None:
                return
            self._between_deals()
            self._deal()

    def _deal(self) -> None:
        """
        Shuffle, announce the commitment, and deal.
        """
        number = len(self.game.deals)
        players = int(self.game.rules.players)
        shuffle = shuffle_from_text(self.seating.seed, number, players)
        dealer = self.game.next_dealer() if number else first_dealer(self.seating.seed, players)
        scores = self.game.scores if number else (0,) * int(self.game.rules.teams)
        events = self.game.start_deal(dealer, scores, shuffle.pack(self.game.rules), shuffle)
        self.save()
        self.log.clear()
        self.terminal.say("")
        facts: dict[str, Fact] = {"number": number + 1, "you": dealer == self.me, "player": self.name(dealer)}
        self.terminal.say(self.say.say("play-deal", **facts), "bold")
        self.terminal.say(self.say.say("play-commitment", commitment=shuffle.commitment), "dim", hang=2)
        laid: dict[int, list[str]] = {}
        for event in events:
            if isinstance(event, RedThreesLaid):
                laid.setdefault(event.seat, []).extend(event.cards)
        if laid:
            told = [Text(f"{self.name(seat)} ").append_text(self.board.signs.cards(laid[seat])) for seat in laid]
            self.terminal.say(styled(self.say, "play-dealt-red-threes", told=Text(", ").join(told)), hang=2)
        ending = self.teller.ending(events, self.name(int(self.game.deal.turn)))
        if ending:
            self.terminal.say(ending, "bold")

    def _show_deal_end(self) -> None:
        view = self.view()
        self.terminal.say("")
        self.terminal.show(sheet_lines(self.board, self.game, view, self.terminal.width))
        winner = self.game.winner
        if winner is not None:
            names = [self.name(seat) for seat in range(len(self.game.players)) if view.team_of(seat) == winner]
            facts: dict[str, Fact] = {
                "you": winner == view.team_of(self.me),
                "team": self.say.join(names),
                "score": self.game.scores[winner],
            }
            self.terminal.say(self.say.say("play-won", **facts), "bold green" if facts["you"] else "bold", hang=2)
        elif max(self.game.scores) >= self.game.rules.target:
            self.terminal.say(self.say.say("event-game-tied"), "bold")

    def _between_deals(self) -> None:
        self.offer_review()
        while True:
            self.terminal.say(self.say.say("play-next-deal"), "bold")
            command = self._typed()
            if command is None:
                continue
            if command.word in ("", "auto"):
                return
            if command.word in ACTIONS:
                self.answers.refuse(Refusal("deal-over", "TURN-1"))
            else:
                self.answers.answer(command)

    # Actions

    def _do(self, seat: int, said: Said) -> bool:
        """
        Do and save an action, or tell why it is refused. It is told by `_tell`, several lays together.
        """
        if not self.log.goes_with(said.verb):
            self._tell()
        pile, turn = len(self.game.deal.pile), int(self.game.deal.turn)
        answer = self.game.act(seat, said)
        if isinstance(answer, Refusal):
            self.answers.refuse(answer)
            return False
        self.save()
        self.log.add(Done(seat, said.verb, turn, pile, answer))
        return True

    def _tell(self, *, in_new_row: bool = False) -> None:
        """
        Tell what was done since, and how the deal ended if it did; let it be looked at.
        """
        events = self.log.tell(in_new_row=in_new_row)
        ending = self.teller.ending(events, self.name(int(self.game.deal.turn)))
        if ending:
            self.terminal.say(ending, "bold")
        if events and not in_new_row:
            self.terminal.pause(PACE_S)

    def _bot_acts(self, seat: int) -> None:
        view = self.game.view(seat)
        said = parse_action(view.steps[self._bots[seat].choose(view)])
        self._do(seat, said)
        if said.verb in (YES, NO):
            reason = answer_reason(self.game.rules, view, yes=said.verb == YES)
            self.terminal.say(self.say.say(f"play-reason-{reason}", player=self.name(seat)), "dim", hang=2)
        if self.game.is_deal_over or self.game.deal.to_act != seat:
            self._tell()

    def play_turn(self) -> None:
        """
        Let the adviser finish what the person has begun: the turn, or the answer.
        """
        turn = self.game.deal.turn
        while not self.game.is_deal_over and self.game.deal.to_act == self.me and self.game.deal.turn == turn:
            said = self.advice()
            if said is None or not self._do(self.me, said):
                break
        self._tell()

    def advice(self) -> Said | None:
        """
        Say what a good player would do in the person's place; None if it is not the person's turn.
        """
        view = self.view()
        if not view.steps:
            return None
        steps = self.adviser.best(view)
        # A lay of all at once may be refused where its parts one after another are not.
        return self.likeliest((said_of(view, steps)[0], parse_action(view.steps[steps[0]])))

    def undo(self) -> Said | None:
        """
        Take back the person's last action; None if it cannot be taken back.
        """
        if not self.game.can_undo():
            return None
        seat, said = self.game.deals[-1].actions[-1]
        self.game.undo()
        self.save()
        self.log.note(seat, int(self.game.deal.turn), self.say.say("play-did-undo"))
        return said

    def save(self) -> bool:
        """
        Put the game on the disk; if that fails, say so, once until the person's next turn, and play on.
        """
        try:
            self._put()
        except OSError as error:
            if not self._has_complained:
                reason = error.strerror or str(error)
                self.answers.complain(self.say.say("play-not-saved", file=str(self.path), reason=reason))
            self._has_complained = True
            return False
        return True

    def keep(self) -> bool:
        """
        See to it before leaving that all is on the disk, here or in a copy; False if that cannot be.
        """
        if self._kept_at == self._moves():
            return True
        try:
            self._put()
        except OSError:
            return False
        return True

    def kept(self, path: Path) -> None:
        """
        Take note that the game as it is now is on the disk.
        """
        self.kept_in, self._kept_at = path, self._moves()

    def _put(self) -> None:
        self._kept_at = None
        save(self.game, self.path)
        self.kept(self.path)
        self._has_complained = False

    def _moves(self) -> tuple[int, ...]:
        return tuple(len(deal.actions) for deal in self.game.deals)

    # The person's move

    def _move(self) -> None:
        """
        Let the person act until it is another's turn.
        """
        self._has_complained = False
        self.show_board()
        while self.game.deal.to_act == self.me and not self.game.is_deal_over:
            self._expect()
            command = self._typed()
            if command is None or not command.word:
                continue
            if command.word not in ACTIONS:
                self.answers.answer(command)
                continue
            said = self.likeliest(command.readings)
            if self._do(self.me, said):
                self._tell(in_new_row=True)
                if said.verb != DISCARD and self.game.deal.to_act == self.me and not self.game.is_deal_over:
                    self.show_board()

    def _expect(self) -> None:
        view = self.view()
        self.terminal.say(expectation(self.say, self.game, view), "bold", hang=2)
        for reminder in reminders(self.say, self.game, view):
            self.terminal.say(reminder, hang=2)

    def _typed(self) -> Command | None:
        """
        Read a line; None if it made no sense, which has then been said.

        Raises:
            LeftError: nothing more comes.
        """
        try:
            line = self.terminal.read()
        except EOFError:
            self.answers.leave()
            return None
        return self.read(line)

    def read(self, line: str) -> Command | None:
        """
        Make sense of a line; None if it has none, which has then been said.
        """
        try:
            return self.reader.read(line, takes(self.view()))
        except UnreadError as error:
            self.answers.complain(self.say.say(error.message_id, **error.facts))
        except InputError as error:
            self.answers.complain(error_sentence(self.say, error))
        return None

    def likeliest(self, readings: tuple[Said, ...]) -> Said:
        """
        Choose the first reading that is allowed, else the first.
        """
        allowed = (said for said in readings if self.game.judge(self.me, said) is None)
        return next(allowed, readings[0])

    # What is shown

    def view(self) -> View:
        return self.game.view(self.me)

    def name(self, seat: int) -> str:
        return self.say.say("board-you") if seat == self.me else self.board.names[seat]

    def show_board(self) -> None:
        title = self.say.say("play-title", number=len(self.game.deals), target=int(self.game.rules.target))
        self.terminal.show(self.board.lines(self.view(), self.terminal.width, title, self.arrangement))

    def offer_review(self) -> None:
        self.terminal.say(self.say.say("play-review-offer", typed=words_for(self.say, "review")[0]), hang=2)

    def show_log(self, turns: int) -> None:
        """
        Tell the last turns again.
        """
        if not self.log.show(turns):
            self.terminal.say(self.say.say("play-log-empty"))

    def _heads(self) -> list[Text]:
        """
        Give the beginning of each seat's rows: the name, with a mark for partners, in the team's colour.
        """
        view = self.view()
        partner = f" {self.say.say('play-partner')}"
        return [
            Text(
                self.name(seat) + (partner if seat != self.me and view.team_of(seat) == view.team_of(self.me) else ""),
                f"bold {self.board.style(view, view.team_of(seat))}",
            )
            for seat in range(len(self.game.players))
        ]


__all__ = ["PACE_S", "LeftError", "Table"]
