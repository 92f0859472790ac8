"""
Cards and actions as text, both ways, and what is said of text that is neither.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from pennies.engine.ranks import RANKS
from pennies.game.cards import FACES, pack_faces, parse_cards, rank_of, rank_text
from pennies.game.notation import MOST_LETTERS, kind_of, parse_action
from pennies.profiles import load
from pennies.profiles.errors import InputError


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("draw", "draw"),
        ("pass", "pass"),
        ("ask", "ask"),
        ("yes", "yes"),
        ("no", "no"),
        ("take", "take"),
        ("take KK", "take KK"),
        ("take 2K", "take K2"),
        ("take XQ", "take QX"),
        ("take 33", "take 33"),
        ("lay K:2KK", "lay K:KK2"),
        ("lay W:2X2", "lay W:X22"),
        ("lay 3:333", "lay 3:333"),
        ("lay K:KKK A:2XAA", "lay K:KKK A:AAX2"),
        ("lay K:KK3", "lay K:KK3"),
        ("lay R:R", "lay R:R"),
        ("discard 9", "discard 9"),
        ("discard 9H", "discard 9H"),
        ("lay K:2D KS KH A:AS AH AD", "lay K:KS KH 2D A:AS AH AD"),
        ("take QH QS", "take QS QH"),
    ],
)
def test_an_action_is_written_canonically_and_reads_back(text: str, canonical: str) -> None:
    assert str(parse_action(text)) == canonical
    assert str(parse_action(canonical)) == canonical


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action-verb"),
        ("fly", "action-verb"),
        ("Draw", "action-verb"),
        ("draw ", "action-blank"),
        ("draw K", "action-no-cards"),
        ("yes please", "action-no-cards"),
        ("discard", "action-one-card"),
        ("discard 99", "action-one-card"),
        ("discard 10", "cards-ten"),
        ("discard 1", "cards-letter"),
        ("take k", "cards-letter"),
        ("take K K", "cards-letter"),
        ("take KS K", "cards-mixed"),
        ("take XD", "cards-letter"),
        ("lay", "lay-no-target"),
        ("lay KKK", "lay-no-target"),
        ("lay  K:KKK", "lay-no-target"),
        ("lay K:", "lay-no-cards"),
        ("lay K:KKK A:", "lay-no-cards"),
        ("lay 2:222", "lay-target"),
        ("lay X:XXX", "lay-target"),
        ("lay :KKK", "lay-target"),
        ("lay KK:KKK", "lay-target"),
        ("lay K:KKK  A:AAA", "lay-no-target"),
        ("lay K:" + "K" * MOST_LETTERS, "action-too-long"),
    ],
)
def test_what_is_no_action_is_refused_with_its_place(text: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        parse_action(text, "case[0].expect.actions[1]")
    assert (refused.value.code, refused.value.place) == (code, "case[0].expect.actions[1]")


@given(some.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        said = parse_action(text)
    except InputError:
        return
    assert str(parse_action(str(said))) == str(said)


@given(some.lists(some.sampled_from(FACES), min_size=1, max_size=60))
def test_cards_and_ranks_are_the_same_list(faces: list[str]) -> None:
    in_faces = parse_cards(" ".join(faces))
    in_ranks = parse_cards(rank_text(in_faces.counts))
    assert in_faces.faces == tuple(faces)
    assert in_faces.counts == in_ranks.counts
    assert len(in_faces) == len(in_ranks) == len(faces)


def test_every_face_has_its_rank() -> None:
    assert len(FACES) == 54
    assert {rank_of(face) for face in FACES} == set(range(RANKS))
    assert rank_of("3H") == rank_of("3D") != rank_of("3S") == rank_of("3C")


def test_the_jokers_of_each_pack_are_black_red_black() -> None:
    three = load({"extends": "standard", "jokers_per_pack": 3}).rules()
    assert [face for face in pack_faces(three) if face[0] == "X"] == ["XS"] * 8 + ["XH"] * 4


def test_the_empty_list_has_no_cards() -> None:
    assert len(parse_cards("")) == 0


@pytest.mark.parametrize(
    ("target", "faces", "kind"),
    [
        ("K", ["KS"] * 7, "natural"),
        ("K", ["KS"] * 5 + ["XS", "2D"], "mixed"),
        ("7", ["7S"] * 7, "sevens"),
        ("W", ["2S"] * 5 + ["XS"] * 2, "wild"),
    ],
)
def test_a_canasta_has_the_kind_of_its_cards(target: str, faces: list[str], kind: str) -> None:
    assert kind_of(target, faces) == kind
