"""
The table in a terminal: it fits every width, says everything without colour, and shows a seat only its own cards.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.cells import cell_len

from pennies.bots import make_bot
from pennies.cli.board import LEAST_WIDTH, Board
from pennies.cli.signs import Signs, signs_for
from pennies.game.game import Game
from pennies.game.notation import kind_of
from pennies.game.shuffle import shuffle_from_text
from pennies.game.view import SPECTATOR, TeamView, View
from pennies.lang import LANGUAGES, catalogue
from pennies.profiles import SHIPPED, load

NAMES = ["Ann", "Bo", "Maximiliana Theodora", "Di", "Ed", "Юстина-Олександра"]
WIDTHS = [LEAST_WIDTH, 40, 59, 60, 72, 73, 80, 100, 120]


def _positions(profile: str, every: int) -> Iterator[Game]:
    game = Game(load(profile), NAMES)
    shuffle = shuffle_from_text("board", 0, 6)
    game.start_deal(5, (0,) * int(game.rules.teams), shuffle.pack(game.rules), shuffle)
    bots = [make_bot("greedy", game.profile, seat) for seat in range(6)]
    number = 0
    while not game.is_deal_over:
        if number % every == 0:
            yield game
        seat = int(game.deal.to_act)
        view = game.view(seat)
        game.act(seat, view.steps[bots[seat].choose(view)])
        number += 1
    yield game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", SHIPPED)
def test_no_line_is_wider_than_the_terminal(language: str, profile: str) -> None:
    for game in _positions(profile, 97):
        for signs in (Signs(fancy=True), Signs(fancy=False)):
            board = Board(catalogue(language), game.rules, NAMES, signs)
            for seat in (SPECTATOR, 0, 3):
                for width in WIDTHS:
                    for hand in ("rack", "line", "most"):
                        for line in board.lines(game.view(seat), width, "Deal 1, game to 20,000", hand):
                            assert line.cell_len <= width, (width, line.plain)
                            assert "\n" not in line.plain


def test_a_terminal_without_signs_gets_ascii() -> None:
    for game in _positions("standard", 60):
        board = Board(catalogue("en"), game.rules, ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"], signs_for("ascii"))
        assert all(line.plain.isascii() for line in board.lines(game.view(0), 80))


@pytest.mark.parametrize(
    ("encoding", "is_fancy"), [("utf-8", True), ("latin-1", False), (None, False), ("koi8-u", False)]
)
def test_signs_are_those_of_the_encoding(encoding: str | None, is_fancy: bool) -> None:  # noqa: FBT001 - a parameter
    assert signs_for(encoding).fancy is is_fancy


def test_suits_are_signs_or_letters_and_a_ten_has_two_digits() -> None:
    assert [Signs().card(face).plain for face in ("TH", "3S", "XS")] == ["10♥", "3♠", "X"]
    assert [Signs(fancy=False).card(face).plain for face in ("TH", "3S", "XS")] == ["10h", "3s", "X"]


_EMPTY = TeamView(melds={}, canastas=(), red_threes=(), opened=False, minimum=50, laid=0, score=0)
_US = replace(
    _EMPTY,
    melds={"K": ("KS", "KH", "KH", "KC", "2D", "XS"), "W": ("XH", "2C", "2C")},
    canastas=(("7", ("7S",) * 7), ("4", ("4S",) * 7), ("4", ("4H",) * 5 + ("2S",) * 2)),
    opened=True,
    score=5250,
)
_THEM = replace(_EMPTY, melds={"Q": ("QS", "QD", "QH")}, red_threes=("3H", "3D"), laid=30, score=-280)
_VIEW = View(
    seat=0,
    dealer=5,
    phase="lay",
    turn=0,
    to_act=0,
    permission="none",
    hand=("XH", "2D", "AS", "AS", "KD", "9C", "3S"),
    known=((),) * 6,
    hand_sizes=(7, 12, 13, 1, 9, 20),
    foot_sizes=(11, 11, 0, 0, 11, 11),
    foot_due=0,
    stock=41,
    pile=("4S", "2H", "QH"),
    frozen=True,
    aside=(),
    teams=(_US, _THEM),
    ended_by="",
    steps={},
)


def _drawn(view: View, width: int, language: str = "en", hand: str = "rack") -> list[str]:
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
    board = Board(catalogue(language), load("standard").rules(), names, Signs())
    return [line.plain for line in board.lines(view, width, "Deal 2", hand)]


def test_at_80_columns_the_rank_line_lies_between_the_teams_with_the_hand_below() -> None:
    assert _drawn(_VIEW, 80) == [
        "── Deal 2 " + "─" * 70,
        " Table  stock 41 · pile 3, on top Q♥ · frozen",
        " Them               Bo 12+11                Di 1                    Flo 20+11",
        " Us    ▸You 7+11!               Cy 13                   Ed 9+11",
        " Them   −280 points · 30 of 50 laid · canastas N0 M0 W0 S0 · red threes 2",
        " Us     5,250 points · canastas N1 M1 W0 S1",
        " Them   ·    ·    ·    3    ·    ·    ·    ·    ·    ·    ·    ·",
        "──────  W    A    K    Q    J    10   9    8    7    6    5    4    3",
        " Us     3    ·    4+2  ·    ·    ·    ·    ·    ·    ·    ·    ·",
        "                                                [S]            [NM]",
        " Hand   X    A♠   K♦                  9♣                            3♠",
        "        2♦   A♠",
    ]


def test_at_120_columns_melds_are_rows_of_seven_boxes() -> None:
    assert any("■■■■□□·" in line and "□□□····" in line for line in _drawn(_VIEW, 120))


def test_at_40_columns_each_rank_has_a_line() -> None:
    lines = _drawn(_VIEW, 40)
    assert "▸You 7+11!  Cy 13  Ed 9+11" in lines
    assert lines[-9:] == [
        "   Them    Us      Hand",
        " W ·       3       X2♦",
        " A ·       ·       A♠A♠",
        " K ·       4+2     K♦",
        " Q 3       ·",
        " 9 ·       ·       9♣",
        " 7 ·       [S]",
        " 4 ·       [NM]",
        " 3 ·       ·       3♠",
    ]


def test_the_hand_can_lie_in_a_row() -> None:
    assert _drawn(_VIEW, 80, hand="line")[-1] == " Hand   X  2♦  A♠A♠  K♦  9♣  3♠"
    assert _drawn(_VIEW, 80, hand="most")[-1] == " Hand   A♠A♠  X  2♦  K♦  9♣  3♠"
    assert _drawn(_VIEW, 40, hand="line")[-1] == " Hand X  2♦  A♠A♠  K♦  9♣  3♠"


def test_a_high_stack_ends_with_how_many_more_there_are() -> None:
    view = replace(_VIEW, hand=("KS",) * 9)
    assert [line.split()[-1] for line in _drawn(view, 80)[-6:]] == ["K♠"] * 5 + ["+4"]
    assert any("K♠" * 8 in line for line in _drawn(view, 40))
    assert any(line.endswith("+4") for line in _drawn(replace(view, hand=("KS",) * 12), 40))


def test_a_spectator_sees_no_hand_and_teams_by_name() -> None:
    lines = _drawn(replace(_VIEW, seat=SPECTATOR, hand=()), 80)
    assert any(line.startswith(" A+C+E") for line in lines)
    assert not any("A♠" in line for line in lines)


def test_the_board_speaks_ukrainian() -> None:
    lines = _drawn(_VIEW, 80, "uk")
    assert " Стіл   стос 41 · купа 3, згори Q♥ · заморожена" in lines
    assert any("викладено 30 із 50" in line for line in lines)


@pytest.mark.parametrize(
    ("target", "cards", "kind"),
    [
        ("7", "7S 7S 7S 7S 7S 7S 7S", "sevens"),
        ("7", "7S 7S 7S 7S 7S 7S 2S", "sevens"),
        ("W", "XS XS XS 2S 2S 2S 2S", "wild"),
        ("K", "KS KS KS KS KS KS KS", "natural"),
        ("K", "KS KS KS KS KS KS XH", "mixed"),
    ],
)
def test_canastas_are_of_four_kinds(target: str, cards: str, kind: str) -> None:
    assert kind_of(target, cards.split()) == kind


def test_wide_characters_are_measured_in_cells() -> None:
    names = ["日本語の名前です", "Bo", "Cy", "Di", "Ed", "名前"]
    board = Board(catalogue("en"), load("standard").rules(), names, Signs())
    for width in WIDTHS:
        assert all(cell_len(line.plain) <= width for line in board.lines(replace(_VIEW, seat=1), width))
