"""
The verifiable shuffle against the test vectors of docs/RULES.md.
"""

import hashlib

from pennies.game.cards import pack_faces
from pennies.game.shuffle import Shuffle, _below, first_dealer, game_text, shuffle_from_text
from pennies.profiles import load

RULES = load("standard").rules()


def digest(cards: list[str]) -> str:
    return hashlib.sha256(" ".join(cards).encode()).hexdigest()


def test_the_canonical_pack() -> None:
    pack = pack_faces(RULES)
    assert len(pack) == 216
    assert digest(pack) == "0c8fe74d0ae4e1bccbbed9cbaab45169f6d36fa23a99fbf30ceb5cffbf88f0cf"


def test_a_text_gives_seed_commitment_and_first_dealer() -> None:
    shuffle = shuffle_from_text("heaven", 0, 6)
    assert shuffle.seed.hex() == "2bd06d3bb5ec9b84cfb463f7f211bb9c24de4031dd1ff204ff929be1709a94a5"
    assert shuffle.commitment == "636f0e94e456de66cbc42a3231c8b8314e7d90aab3a18caaed6988e3528da97a"
    assert first_dealer("heaven", 6) == 1
    second = "091b4dfe356e64c5f10d4559b8aef81a774413f85ab052f03ef1fcc7860f7d1f"
    assert shuffle_from_text("heaven", 1, 6).seed.hex() == second


def test_a_pack_without_salts() -> None:
    pack = shuffle_from_text("heaven", 0, 6).pack(RULES)
    assert pack[:8] == ["9C", "2S", "XH", "7H", "4C", "6C", "XH", "JH"]
    assert digest(pack) == "378bd499705163273bcbba1a5924e7e9b1be0488ab8166e73a82268877960958"


def test_a_pack_with_the_salts_of_six_players() -> None:
    seed = shuffle_from_text("heaven", 0, 6).seed
    pack = Shuffle(seed, tuple(bytes([seat]) * 16 for seat in range(6))).pack(RULES)
    assert pack[:12] == ["QC", "5D", "QS", "AC", "8D", "4H", "4S", "JH", "6S", "7C", "JS", "2D"]
    assert digest(pack) == "51e60ad7f2112154985c13948d0dd4e9de4864dd97df304ba619a207a0e15abc"


def test_the_first_game_of_a_series_has_its_own_text() -> None:
    assert [game_text("heaven", game) for game in range(3)] == ["heaven", "heaven/1", "heaven/2"]


def test_a_word_that_would_favour_small_numbers_is_left_out() -> None:
    assert 2**32 % 6 == 4
    assert _below(iter([2**32 - 1, 2**32 - 4, 11]), 6) == 5
    assert _below(iter([2**32 - 5]), 6) == 5
