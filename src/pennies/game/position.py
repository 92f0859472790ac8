"""
Positions as text, both ways: the table `position` of a case and the engine's deal.

A position need not hold all cards. One that cannot exist is refused with the reason (docs/RULES.md, Notation).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from pennies.engine.dealing import empty_deal
from pennies.engine.legal import legal
from pennies.engine.melds import black_threes_fit, is_meld, is_meld_size, wilds_fit
from pennies.engine.moves import (
    CANASTAS,
    FOOT,
    HAND,
    MELD,
    PILE,
    RED_THREES,
    SLOTS_OF_A_TEAM,
    STOCK,
)
from pennies.engine.play import settle
from pennies.engine.ranks import ACE, BLACK_THREE, JOKER, RANKS, RED_THREE, SLOTS, SYMBOLS, TWO, WILD, freezes
from pennies.engine.rules import FOOT_BY_EMPTY_HAND, Rules
from pennies.engine.state import (
    PERMISSIONS,
    PHASE_DRAW,
    PHASE_LAY,
    PHASES,
    Deal,
    Team,
    canasta_jokers,
    canasta_naturals,
    canasta_slot,
    canasta_twos,
)
from pennies.game.cards import UNKNOWN, CardList, meld_text, pack_faces, parse_cards, rank_text
from pennies.game.faces import Faces
from pennies.game.tables import Table, expect_list, expect_text
from pennies.profiles.errors import InputError
from pennies.vecs import vec

LOWEST_SCORE: Final = -1_000_000_000
HIGHEST_SCORE: Final = 1_000_000_000


def read_position(rules: Rules, table: Table) -> Deal:
    """
    Make a deal of a position; what happens by itself has then happened.

    Raises:
        InputError: as `read_table`.
    """
    return read_table(rules, table)[0]


def read_table(rules: Rules, table: Table) -> tuple[Deal, Faces]:
    """
    Make a deal of a position, and where its faces lie: unknown ones (`cards.UNKNOWN`) where only ranks are written.

    Raises:
        InputError: something cannot be read, or the position cannot exist.
    """
    to_act = table.integer("to_act", 0, rules.players - 1)
    dealer = table.integer("dealer", 0, rules.players - 1, (to_act - 1) % rules.players)
    phase = PHASES.index(table.word("phase", PHASES[: PHASE_LAY + 1], PHASES[PHASE_DRAW]))
    scores = [0] * rules.teams
    if table.has("scores"):
        scores = table.integers("scores", LOWEST_SCORE, HIGHEST_SCORE, rules.teams)
    deal = empty_deal(rules, dealer, vec[i64](scores))
    deal.give_turn(to_act)
    deal.to_act = to_act
    deal.phase = phase
    cards = _Cards(rules, table.place)
    _read_hands(deal, table, cards)
    _read_feet(deal, table, cards, phase)
    stock = cards.take(table.text("stock", ""), table.at("stock"))
    deal.stock = vec[i64](stock.ranks)
    cards.put(STOCK, reversed(stock.as_faces()))
    _read_pile(deal, table, cards)
    _read_melds(deal, table, cards)
    _read_red_threes(deal, table, cards)
    deal.permission = PERMISSIONS.index(table.word("permission", PERMISSIONS, PERMISSIONS[0]))
    if deal.permission and phase == PHASE_DRAW:
        raise InputError("position-permission", table.at("permission"), found=PERMISSIONS[deal.permission])
    table.close()
    cards.check()
    trace: list[i64] = []
    settle(deal, trace)
    cards.lie.follow(trace)
    if deal.turn != to_act or (not deal.is_over() and len(legal(deal)) == 0):
        raise InputError("position-stuck", table.place, seat=to_act)
    return deal, cards.lie


class _Cards:
    """
    The cards a position has named so far, to be held against the pack.
    """

    def __init__(self, rules: Rules, place: str) -> None:
        self.rules = rules
        self.place = place
        self.ranks: Counter[int] = Counter()
        self.faces: Counter[str] = Counter()
        self.lie = Faces((), int(rules.players))

    def put(self, place: int, faces: Iterable[str]) -> None:
        """
        Note what lies in a place (`pennies.engine.moves`).
        """
        self.lie.places.setdefault(place, []).extend(faces)

    def take(self, text: str, place: str) -> CardList:
        cards = parse_cards(text, place)
        self.ranks.update(cards.ranks)
        self.faces.update(cards.faces)
        return cards

    def check(self) -> None:
        """
        Refuse more of a rank, or of a face, than the pack holds.
        """
        for rank, count in self.ranks.items():
            if count > self.rules.copies(rank):
                raise InputError(
                    "position-too-many", self.place, card=SYMBOLS[rank], found=count, most=self.rules.copies(rank)
                )
        pack = Counter(pack_faces(self.rules)) if self.faces else Counter()
        for face, count in self.faces.items():
            if count > pack[face]:
                raise InputError("position-too-many", self.place, card=face, found=count, most=pack[face])


def _read_hands(deal: Deal, table: Table, cards: _Cards) -> None:
    for seat, text in enumerate(table.texts("hands", deal.rules.players)):
        place = f"{table.at('hands')}[{seat}]"
        hand = cards.take(text, place)
        if hand.counts[RED_THREE]:
            raise InputError("position-red-three", place, found=text)
        deal.seats[seat].hand = vec[i64](hand.counts)
        deal.seats[seat].hand_size = len(hand)
        cards.put(HAND + seat, hand.as_faces())


def _read_feet(deal: Deal, table: Table, cards: _Cards, phase: int) -> None:
    feet = table.texts("feet", deal.rules.players) if table.has("feet") else [""] * deal.rules.players
    for seat, text in enumerate(feet):
        foot = cards.take(text, f"{table.at('feet')}[{seat}]")
        deal.seats[seat].foot = vec[i64](foot.counts)
        deal.seats[seat].foot_size = len(foot)
        deal.seats[seat].foot_down = len(foot) > 0
        cards.put(FOOT + seat, foot.as_faces())
    due = table.integers("foot_due", 0, deal.rules.players - 1) if table.has("foot_due") else []
    for place, seat in enumerate(due):
        if (
            seat != deal.turn
            or phase != PHASE_LAY
            or not deal.seats[seat].foot_down
            or deal.rules.foot_trigger == FOOT_BY_EMPTY_HAND
        ):
            raise InputError("position-foot-due", f"{table.at('foot_due')}[{place}]", found=seat)
        deal.seats[seat].foot_due = True


def _read_pile(deal: Deal, table: Table, cards: _Cards) -> None:
    pile = cards.take(table.text("pile", ""), table.at("pile"))
    deal.pile = vec[i64](pile.ranks)
    deal.freezers = sum(map(freezes, pile.ranks))
    cards.put(PILE, pile.as_faces())


def _read_melds(deal: Deal, table: Table, cards: _Cards) -> None:
    if not table.has("melds"):
        return
    for team, melds in enumerate(table.items("melds", deal.rules.teams)):
        place = f"{table.at('melds')}[{team}]"
        for number, text in enumerate(expect_list(melds, place, None)):
            meld_place = f"{place}[{number}]"
            meld = cards.take(expect_text(text, meld_place), meld_place)
            cards.put(_add_meld(deal, team, meld, meld_place, text), meld.as_faces())


def _add_meld(deal: Deal, index: int, meld: CardList, place: str, text: str) -> int:
    """
    Put one meld before a team, if it can exist; tell where it lies (`pennies.engine.moves`).
    """
    rules = deal.rules
    team = deal.teams[index]
    slot = _slot(meld)
    naturals = 0 if slot == WILD else meld.counts[max(slot, 0)]
    wilds = meld.counts[JOKER] + meld.counts[TWO]
    if slot < 0 or naturals + wilds != len(meld) or not _may_lie(deal, index, slot, naturals, wilds):
        raise InputError("position-meld", place, found=text)
    if team.size[slot] > 0 and (len(meld) < rules.meld_max or slot == BLACK_THREE):
        raise InputError("position-two-open", place, found=text)
    team.opened = True
    if len(meld) == rules.meld_max and slot != BLACK_THREE:
        team.add_canasta(slot, naturals, meld.counts[JOKER], meld.counts[TWO])
        return int(CANASTAS + index * SLOTS_OF_A_TEAM + slot)
    team.add(slot, naturals, meld.counts[JOKER], meld.counts[TWO], rules.meld_max)
    return int(MELD + index * SLOTS_OF_A_TEAM + slot)


def _slot(meld: CardList) -> int:
    """
    Find the slot of a meld: that of its one natural rank, or of the wild meld; -1 if it has none.
    """
    ranks = [rank for rank in range(ACE, RANKS) if meld.counts[rank]]
    if not ranks:
        return WILD if len(meld) else -1
    return ranks[0] if len(ranks) == 1 and ranks[0] < SLOTS else -1


def _may_lie(deal: Deal, team: int, slot: int, naturals: int, wilds: int) -> bool:
    rules = deal.rules
    if slot == BLACK_THREE:
        going_out = deal.phase == PHASE_LAY and team == rules.team_of(deal.turn)
        return going_out and wilds == 0 and black_threes_fit(rules, 0, naturals)
    if slot == WILD:
        return is_meld_size(rules, wilds) and wilds_fit(rules, 0, wilds)
    return is_meld(rules, slot, naturals, wilds)


def _read_red_threes(deal: Deal, table: Table, cards: _Cards) -> None:
    if not table.has("red_threes"):
        return
    most = deal.rules.copies(RED_THREE)
    for team, count in enumerate(table.integers("red_threes", 0, most, deal.rules.teams)):
        deal.teams[team].red_threes = count
        cards.ranks[RED_THREE] += count
        cards.put(RED_THREES + team, [UNKNOWN[RED_THREE]] * count)


def melds_of(team: Team) -> list[str]:
    """
    Write what lies before a team in rank form: open melds by slot, then canastas in the order they were closed.
    """
    melds = [
        meld_text(slot, team.naturals[slot], team.jokers[slot], team.twos[slot])
        for slot in [*range(ACE, BLACK_THREE + 1), WILD]
        if team.size[slot] > 0
    ]
    return melds + [
        meld_text(canasta_slot(code), canasta_naturals(code), canasta_jokers(code), canasta_twos(code))
        for code in team.canastas
    ]


def position_values(deal: Deal) -> dict[str, Any]:
    """
    Write a deal as the values of a `position` table, to be read again by `read_position`.

    A pile that is set aside (OPEN-4) has no place in a position and is left out.
    """
    seats = deal.seats
    return {
        "dealer": int(deal.dealer),
        "to_act": int(deal.turn),
        "phase": PHASES[deal.phase],
        "scores": [int(score) for score in deal.scores],
        "hands": [rank_text(list(seat.hand)) for seat in seats],
        "feet": [rank_text(list(seat.foot)) for seat in seats],
        "foot_due": [number for number, seat in enumerate(seats) if seat.foot_due],
        "stock": ranks_in_order(list(deal.stock)[deal.stock_next :]),
        "pile": ranks_in_order(list(deal.pile)),
        "melds": [melds_of(team) for team in deal.teams],
        "red_threes": [int(team.red_threes) for team in deal.teams],
        "permission": PERMISSIONS[deal.permission],
    }


def ranks_in_order(ranks: Sequence[int]) -> str:
    """
    Write ranks in rank form, in the order given.
    """
    return "".join(SYMBOLS[rank] for rank in ranks)
