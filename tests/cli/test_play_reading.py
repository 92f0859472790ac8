"""
What may be typed at the table, and what it means.
"""

from collections.abc import Iterator

import pytest

from pennies.bots import make_bot
from pennies.cli.play.reading import ACTIONS, COMMANDS, Reader, UnreadError, words_for
from pennies.cli.play.typed import typed_text
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.shuffle import shuffle_from_text
from pennies.lang import LANGUAGES, catalogue
from pennies.profiles import SHIPPED, load
from pennies.profiles.errors import InputError

READER = Reader()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("d", "draw"),
        ("DRAW", "draw"),
        ("  draw  ", "draw"),
        ("t kk", "take KK"),
        ("tkk", "take KK"),
        ("take k x", "take KX"),
        ("take KS KH", "take KS KH"),
        ("t", "take"),
        ("l kkk", "lay K:KKK"),
        ("lkkk", "lay K:KKK"),
        ("lay kk2", "lay K:KK2"),
        ("l k k k", "lay K:KKK"),
        ("l 2kk", "lay K:KK2"),
        ("l k", "lay K:K"),
        ("l k:2", "lay K:2"),
        ("l k : 2", "lay K:2"),
        ("l k:kk2 a:aax", "lay K:KK2 A:AAX"),
        ("l kkk a:aa2", "lay K:KKK A:AA2"),
        ("l kkk aa2", "lay K:KKK A:AA2"),
        ("l kkkaa2", "lay K:KKK A:AA2"),
        ("l kk2aaa", "lay K:KK2 A:AAA"),
        ("l 10 10 10", "lay T:TTT"),
        ("l 101010", "lay T:TTT"),
        ("l ttt", "lay T:TTT"),
        ("l x22", "lay W:X22"),
        ("l kkk x22", "lay K:KKK W:X22"),
        ("l kk 2", "lay K:KK2"),
        ("l w:x22", "lay W:X22"),
        ("l 333", "lay 3:333"),
        ("l rrr", "lay 3:RRR"),
        ("l ks kh 2d", "lay K:KS KH 2D"),
        ("l kskh2d", "lay K:KS KH 2D"),
        ("l k♠ k♥ 2♦", "lay K:KS KH 2D"),
        ("lay K:KS KH 2D A:AS AH AD", "lay K:KS KH 2D A:AS AH AD"),
        ("l ks k", "lay K:KK"),
        ("x 9", "discard 9"),
        ("x9", "discard 9"),
        ("x joker", "discard X"),
        ("x queen", "discard Q"),
        ("l queen Queen two", "lay Q:QQ2"),
        ("скинути джокера", "discard X"),
        ("с туз", "discard A"),
        ("с дев'ятку", "discard 9"),
        ("x 10", "discard T"),
        ("x10", "discard T"),
        ("x x", "discard X"),
        ("discard 9h", "discard 9H"),
        ("x 3h", "discard 3H"),
        ("a", "ask"),
        ("y", "yes"),
        ("n", "no"),
        ("p", "pass"),
        ("добрати", "draw"),
        ("д", "draw"),
        ("узяти кк", "take KK"),
        ("взяти дд", "take QQ"),
        ("в ккк аах", "lay K:KKK A:AAX"),
        ("викласти к:2", "lay K:2"),
        ("в ввв", "lay J:JJJ"),
        ("с в", "discard J"),
        ("скинути 9", "discard 9"),
        ("с9", "discard 9"),
        ("пас", "pass"),
        ("спитати", "ask"),
        ("так", "yes"),
        ("ні", "no"),
    ],
)
def test_what_is_typed_becomes_notation(typed: str, meant: str) -> None:
    assert str(READER.read(typed).readings[0]) == str(parse_action(meant))


@pytest.mark.parametrize(
    ("typed", "readings"),
    [
        ("l kk 2", ["lay K:KK2", "lay K:KK W:2"]),
        ("l kkk x22", ["lay K:KKK W:X22", "lay K:KKKX22"]),
        ("l 2 4 4", ["lay 4:442", "lay W:2 4:44"]),
        ("l kk 2 44", ["lay K:KK2 4:44", "lay K:KK W:2 4:44", "lay K:KK 4:442"]),
    ],
)
def test_wild_cards_that_stand_apart_may_belong_to_the_cards_beside(typed: str, readings: list[str]) -> None:
    assert [str(said) for said in READER.read(typed).readings] == readings


def test_a_take_without_cards_is_the_only_way_there_is() -> None:
    assert str(READER.read("t", ["take KK"]).readings[0]) == "take KK"
    assert str(READER.read("t", ["take", "take KK"]).readings[0]) == "take"
    with pytest.raises(UnreadError) as caught:
        READER.read("t", ["take KK", "take K2"])
    assert caught.value.message_id == "play-unread-take"


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("hello", "play-unread-word"),
        ("kkk", "play-unread-cards"),
        ("xx2", "play-unread-cards"),
        ("l kz", "play-unread-card"),
        ("l", "play-unread-no-cards"),
        ("x", "play-unread-no-discard"),
        ("l k" + "k" * 5000, "play-unread-long"),
        ("с Т", "play-unread-ambiguous"),
        ("x \x1b[31m", "play-unread-card"),
    ],
)
def test_what_cannot_be_read_is_said(typed: str, message: str) -> None:
    with pytest.raises(UnreadError) as caught:
        READER.read(typed)
    assert caught.value.message_id == message
    for language in LANGUAGES:
        assert catalogue(language).say(caught.value.message_id, **caught.value.facts)


@pytest.mark.parametrize("typed", ["x", "x 9 8", "draw k", "l k:", "l z:kkk", "pass 7"])
def test_what_the_notation_refuses_stays_refused(typed: str) -> None:
    with pytest.raises((InputError, UnreadError)):
        READER.read(typed)


def test_an_empty_line_is_no_word() -> None:
    assert READER.read("   \t ").word == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", [*ACTIONS, *COMMANDS])
def test_every_word_of_every_language_is_known_and_none_means_two_things(language: str, word: str) -> None:
    for typed in words_for(catalogue(language), word):
        cards = {"lay": " kkk", "discard": " 9"}.get(word, "")
        assert READER.read(typed + cards).word == word


def _positions(profile: str) -> Iterator[Game]:
    game = Game(load(profile))
    for deal in range(2):
        players = int(game.rules.players)
        shuffle = shuffle_from_text("typing", deal, players)
        game.start_deal(5, (0,) * int(game.rules.teams), shuffle.pack(game.rules), shuffle)
        bots = [make_bot("greedy", game.profile, seat) for seat in range(players)]
        while not game.is_deal_over:
            yield game
            seat = int(game.deal.to_act)
            view = game.view(seat)
            game.act(seat, view.steps[bots[seat].choose(view)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", SHIPPED)
def test_what_the_table_tells_to_type_does_what_it_says(language: str, profile: str) -> None:
    say = catalogue(language)
    for game in _positions(profile):
        seat = int(game.deal.to_act)
        for text in game.view(seat).steps.values():
            readings = READER.read(typed_text(say, parse_action(text))).readings
            allowed = [said for said in readings if game.judge(seat, said) is None]
            assert str(allowed[0]) == text, typed_text(say, parse_action(text))
