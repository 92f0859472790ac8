"""
One deal of the slow reference: where the cards lie, and what each action makes of them.

Written from docs/RULES.md alone. It does as the rule-book says, sentence by sentence, on plain strings of cards; it
knows nothing of `pennies.engine`. Why an action is refused is decided in `refusals`, what a turn can come to in `turn`.
"""

from collections.abc import Iterator
from copy import copy
from typing import Final

from tests.oracle.cards import (
    BLACK_THREE,
    NATURALS,
    RANKS,
    RED_THREE,
    SEVEN,
    WILD,
    WILDS,
    Rules,
    minimum,
    tidy,
    without,
    written,
)
from tests.oracle.turn import Turn, Turns, kind_of, smallest

DRAW: Final = "draw"
LAY: Final = "lay"
ANSWER: Final = "answer"
OVER: Final = "over"

Canasta = tuple[str, str]
"""Where it was laid, and its cards."""


class Deal:
    """
    A deal under way.

    Attributes:
        turn: whose turn it is; `to_act` is another seat only while that one is asked.
        hands, feet: by seat; a foot that was picked up is empty.
        stock: the next card first; `pile`: the top card last; `aside`: what of a pile waits for the opening.
        melds: by team, open melds by place; `canastas`: by team.
        opened: by team, whether its minimum is met.
        owed: what the team in turn has still to lay towards its minimum.
        begun: the team in turn has laid, but not enough.
        due: the foot of the player in turn is due.
        permission: none, given or refused.
        ended_by: empty until the deal is over.
    """

    def __init__(self, rules: Rules, dealer: int, scores: list[int]) -> None:
        self.rules = rules
        self.dealer = dealer
        self.scores = scores
        self.turn: int = (dealer + 1) % rules["players"]
        self.to_act = self.turn
        self.phase = DRAW
        self.hands: list[str] = [""] * rules["players"]
        self.feet: list[str] = [""] * rules["players"]
        self.stock = ""
        self.pile = ""
        self.aside = ""
        self.melds: list[dict[str, str]] = [{} for _ in range(rules["teams"])]
        self.canastas: list[list[Canasta]] = [[] for _ in range(rules["teams"])]
        self.red_threes: list[int] = [0] * rules["teams"]
        self.opened: list[bool] = [False] * rules["teams"]
        self.owed = 0
        self.begun = False
        self.due = False
        self.permission = "none"
        self.ended_by = ""

    def copy(self) -> "Deal":
        twin = copy(self)
        twin.hands = list(self.hands)
        twin.feet = list(self.feet)
        twin.melds = [dict(melds) for melds in self.melds]
        twin.canastas = [list(canastas) for canastas in self.canastas]
        twin.red_threes = list(self.red_threes)
        twin.opened = list(self.opened)
        return twin

    # ── Asking ──────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def team(self) -> int:
        """
        The team of the player in turn (SEATS-1).
        """
        return int(self.turn % self.rules["teams"])

    @property
    def hand(self) -> str:
        return self.hands[self.turn]

    def partners(self) -> list[int]:
        """
        List the partners of the player in turn, from the left (OUT-4).
        """
        players = self.rules["players"]
        seats = [(self.turn + step) % players for step in range(1, players)]
        return [seat for seat in seats if seat % self.rules["teams"] == self.team]

    def has_sevens(self, team: int) -> bool:
        return any(place == SEVEN for place, _ in self.canastas[team])

    def is_frozen(self) -> bool:
        """
        Tell whether only a natural pair takes the pile (PILE-5).
        """
        return bool(self.rules["always_frozen"]) or any(card in self.pile for card in WILDS + RED_THREE)

    def needs_permission(self) -> bool:
        return self.rules["permission"] == "required" and self.partners() != []

    def turn_now(self) -> Turn:
        """
        Give what changes while the player in turn lays.
        """
        return Turn(
            self.hand,
            tuple(sorted(self.melds[self.team].items())),
            tuple(sorted(kind_of(place, cards) for place, cards in self.canastas[self.team])),
            self.owed,
            self.opened[self.team],
            self.begun,
            self.due,
        )

    def turns(self) -> Turns:
        """
        Give what does not change meanwhile.
        """
        others = [team for team in range(self.rules["teams"]) if team != self.team]
        return Turns(
            self.rules,
            self.feet[self.turn] != "",
            all(self.has_sevens(team) for team in others),
            self.aside.replace(RED_THREE, ""),
        )

    # ── Single steps ────────────────────────────────────────────────────────────────────────────────────────────────

    def candidates(self) -> Iterator[str]:
        """
        List every single step that has the right shape for this moment, legal or not (Notation, "The single steps").
        """
        if self.phase == ANSWER:
            yield from ("yes", "no")
        if self.phase == DRAW:
            yield from ("draw", "take")
            if self.pile and self.pile[-1] in NATURALS:
                top = self.pile[-1]
                yield from (f"take {top}{top}", f"take {top}X", f"take {top}2")
            yield "pass"
        if self.phase == LAY:
            yield from (f"discard {card}" for card in RANKS if card in self.hand)
            yield "pass"
            now = self.turn_now()
            for place in (*NATURALS, WILD, BLACK_THREE):
                yield from (f"lay {place}:{cards}" for cards in smallest(now, place))
            yield "ask"

    # ── Doing ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def do(self, action: str) -> None:
        """
        Do a legal action, and let happen what happens by itself except for ends that need a judge (`settle`).
        """
        verb, _, rest = action.partition(" ")
        if verb == "draw":
            self.draw()
        elif verb == "take":
            self.take(rest)
        elif verb == "lay":
            self.lay([parted(part) for part in rest.split(" ")])
        elif verb == "discard":
            self.discard(rest)
        elif verb == "pass":
            self.make_pass()
        elif verb == "ask":
            self.phase = ANSWER
            self.to_act = self.partners()[0]
        else:
            self.answer(verb)

    def deal_out(self, pack: str) -> None:
        """
        Deal a pack (DEAL-1 to DEAL-3).
        """
        players = self.rules["players"]
        order = [(self.dealer + 1 + step) % players for step in range(players)]
        cards = list(pack)
        for _ in range(self.rules["hand"]):
            for seat in order:
                self.hands[seat] += cards.pop(0)
        for seat in order:
            self.feet[seat] = tidy("".join(cards.pop(0) for _ in range(self.rules["foot"])))
        self.pile = cards.pop(0)
        while self.rules["upcard"] == "cover" and self.pile[-1] in WILDS + RED_THREE and cards:
            self.pile += cards.pop(0)
        self.stock = "".join(cards)
        for seat in order:
            self.lay_red_threes(seat, replace=True)
        self.begin_turn(order[0])

    def begin_turn(self, seat: int) -> None:
        self.turn = self.to_act = seat
        self.phase = DRAW
        self.permission = "none"
        self.due = False
        self.begun = False
        self.owed = 0 if self.opened[self.team] else minimum(self.rules, self.scores[self.team])

    def lay_red_threes(self, seat: int, *, replace: bool) -> None:
        """
        Lay the red threes of a hand, and draw others for them if they are replaced (RED3-1).
        """
        while RED_THREE in self.hands[seat]:
            count = self.hands[seat].count(RED_THREE)
            self.red_threes[seat % self.rules["teams"]] += count
            self.hands[seat] = self.hands[seat].replace(RED_THREE, "")
            if replace:
                self.hands[seat] += self.stock[:count]
                self.stock = self.stock[count:]
        self.hands[seat] = tidy(self.hands[seat])

    def draw(self) -> None:
        """
        Draw from the stock (DRAW-1 to DRAW-3).
        """
        before = len(self.hand)
        self.hands[self.turn] += self.stock[: self.rules["draw"]]
        self.stock = self.stock[self.rules["draw"] :]
        self.lay_red_threes(self.turn, replace=True)
        self.phase = LAY
        if len(self.hand) == before and self.stock == "":
            self.end("red-three")

    def take(self, cards: str) -> None:
        """
        Take the pile with cards from the hand; the rest waits for the opening if that is not met (PILE-1, OPEN-4).
        """
        top = self.pile[-1]
        self.aside = self.pile[:-1]
        self.pile = ""
        self.phase = LAY
        self.hands[self.turn] = without(self.hand, cards)
        self.put(top, top + cards)
        self.bring_aside()

    def lay(self, parts: list[tuple[str, str]]) -> None:
        for place, cards in parts:
            self.hands[self.turn] = without(self.hand, cards)
            self.put(place, cards)
        self.bring_aside()

    def put(self, place: str, cards: str) -> None:
        """
        Put cards on the team's open meld of a place, or start it.
        """
        after = self.turns().laid(self.turn_now(), place, cards)
        meld = self.melds[self.team].pop(place, "") + cards
        self.owed, self.begun, self.opened[self.team], self.due = after.owed, after.begun, after.opened, after.due
        if after.meld(place):
            self.melds[self.team][place] = written(meld)
        else:
            self.canastas[self.team].append((place, written(meld)))

    def bring_aside(self) -> None:
        """
        Bring the pile that was set aside to the hand once the minimum is met (OPEN-4, PILE-8).
        """
        if not self.begun:
            self.hands[self.turn] += self.aside
            self.aside = ""
            self.lay_red_threes(self.turn, replace=False)

    def discard(self, card: str) -> None:
        """
        Discard; then the deal is over, or the turn.
        """
        self.hands[self.turn] = without(self.hand, card)
        self.pile += card
        foot_comes = self.turns().foot_comes(self.turn_now())
        if self.hand == "" and not foot_comes:
            self.end("out")
            return
        if self.due or (foot_comes and self.hand == ""):
            self.pick_up()
        only_sevens = self.hand != "" and set(self.hand) == {SEVEN}
        if self.rules["only_sevens"] == "whenever" and only_sevens and not self.has_sevens(self.team):
            self.end("sevens")
            return
        self.end_turn()

    def pick_up(self) -> None:
        """
        Pick up the foot (FOOT-4).
        """
        self.hands[self.turn] += self.feet[self.turn]
        self.feet[self.turn] = ""
        self.due = False
        self.lay_red_threes(self.turn, replace=self.rules["foot_red3_replace"])

    def make_pass(self) -> None:
        """
        Decline the pile (STOCK-1), or stop laying with only locked sevens in hand (FOOT-3, SEVEN-3).
        """
        if self.phase == DRAW:
            self.end("stock")
        elif self.due:
            self.pick_up()
        else:
            self.end("sevens")

    def answer(self, word: str) -> None:
        """
        Note a partner's answer: the next one is asked until it is settled (OUT-4).
        """
        asked = self.partners()
        last = self.to_act == asked[-1]
        settling = "no" if self.rules["votes"] == "all" else "yes"
        if word != settling and not last:
            self.to_act = asked[asked.index(self.to_act) + 1]
            return
        self.permission = "given" if word == "yes" else "refused"
        self.to_act = self.turn
        self.phase = LAY

    def end_turn(self) -> None:
        self.begin_turn((self.turn + 1) % self.rules["players"])

    def end(self, how: str) -> None:
        self.phase = OVER
        self.to_act = self.turn
        self.ended_by = how


def parted(part: str) -> tuple[str, str]:
    place, _, cards = part.partition(":")
    return place, cards
