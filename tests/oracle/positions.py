"""
Random house rules, positions and actions, made to meet the corners of the rule-book rather than to be likely.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from pennies.profiles import SHIPPED, Profile, ProfileError, load
from tests.oracle.cards import BLACK_THREE, NATURALS, RED_THREE, SEVEN, WILD, WILDS, Rules, tidy, written
from tests.oracle.deal import DRAW, LAY, Deal
from tests.oracle.turn import is_meld
from tests.property.walks import HOUSE, PROFILES, profile

Table = dict[str, Any]

CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "players": (2, 4, 6),
    "teams": (1, 2, 3),
    "packs": (2, 3, 4),
    "hand": (5, 9, 13),
    "foot": (0, 1, 2, 5, 11),
    "draw": (1, 2, 3, 4),
    "upcard": ("stand", "cover"),
    "openings": ([[-1_000_000_000, 0]], [[-1_000_000_000, 15], [0, 40]], [[-1_000_000_000, 90]]),
    "naturals_min": (1, 2),
    "wilds_max": (0, 1, 2, 3, 4, 5),
    "wild_limit": ("max", "not_more_than_naturals"),
    "wild_melds": (True, False),
    "sevens_wilds": ("none", "allowed"),
    "unfrozen_take": ("pair_or_add", "pair", "classic"),
    "always_frozen": (False, True),
    "closed_rank": ("new_meld", "never"),
    "stock_out": ("play_on", "end"),
    "seven_lock": ("both", "own", "never", "none"),
    "seven_last": (False, True),
    "only_sevens": ("when_stuck", "whenever"),
    "foot_trigger": ("canasta", "empty_hand"),
    "foot_when": ("after_discard", "at_once"),
    "foot_red3_replace": (True, False),
    "unpicked_foot": ("count", "red3_only", "ignore"),
    "red3_needs": ("sevens", "opened"),
    "red3_all_negative": (-800, -1000),
    "black3_meld": ("going_out", "never"),
    "out_needs": (
        {},
        {"mixed": 1},
        {"natural": 1},
        {"natural": 2, "sevens": 1},
        {"wild": 1},
        {"natural": 1, "mixed": 1, "wild": 1, "sevens": 1},
    ),
    "sevens_as_natural": (False, True),
    "final_discard": ("required", "optional"),
    "permission": ("optional", "required", "off"),
    "votes": ("all", "any"),
}
"""Values of the fields that change how a deal is played."""


def random_profile(random: Random) -> tuple[str, Profile]:
    """
    Choose a profile that ships, one of the tests' house rules, or rules made up of values of all.

    Returns:
        What it is called, or the table that makes it again; and the profile.
    """
    if random.random() < 0.4:
        name = random.choice(PROFILES)
        return name, profile(name)
    while True:
        rate = random.choice((0.1, 0.3, 0.7))
        table: dict[str, object] = {"extends": random.choice(SHIPPED)}
        if random.random() < 0.3:
            table |= HOUSE[random.choice(list(HOUSE))]
        table |= {field: random.choice(values) for field, values in CHOICES.items() if random.random() < rate}
        try:
            return str(table), load(table)
        except ProfileError:
            continue


class Supply:
    """
    The cards of the pack that a position has not used yet.
    """

    def __init__(self, rules: Rules, random: Random) -> None:
        packs = int(rules["packs"])
        self.random = random
        self.left = dict.fromkeys(NATURALS + "2", 4 * packs)
        self.left |= {"X": int(rules["jokers_per_pack"]) * packs, BLACK_THREE: 2 * packs, RED_THREE: 2 * packs}

    def take(self, cards: str) -> str:
        """
        Take cards as far as they are there.
        """
        taken = ""
        for card in cards:
            if self.left[card]:
                self.left[card] -= 1
                taken += card
        return taken

    def some(self, number: int, favourites: str, *, red_threes: bool) -> str:
        """
        Take a number of cards, mostly of some ranks.
        """
        every = NATURALS + WILDS + BLACK_THREE + (RED_THREE if red_threes else "")
        return "".join(
            self.take(self.random.choice(favourites if favourites and self.random.random() < 0.7 else every))
            for _ in range(number)
        )


def random_position(rules: Rules, random: Random) -> Table:
    """
    Make a position as a case has it: a few cards to everybody, and mostly something at stake.
    """
    supply = Supply(rules, random)
    teams, players = int(rules["teams"]), int(rules["players"])
    turn = random.randrange(players)
    phase = random.choice((DRAW, LAY, LAY))
    favourites = "".join(random.sample(NATURALS + WILDS, random.choice((1, 2, 3)))) + random.choice(
        ("", "", SEVEN, SEVEN * 3, BLACK_THREE * 2, WILDS, WILDS * 2)
    )
    melds = [_some_melds(rules, random, supply, favourites) for _ in range(teams)]
    if phase == LAY and rules["black3_meld"] == "going_out" and random.random() < 0.03 and supply.left[BLACK_THREE] > 2:
        melds[turn % teams].append(supply.take(BLACK_THREE * 3))
    most = random.choice((1, 2, 3, 4, 6, 9, 12))
    hands = [
        tidy(supply.some(random.randint(0 if random.random() < 0.1 else 1, 3), "", red_threes=False))
        for _ in range(players)
    ]
    hands[turn] = supply.some(random.randint(1, most), favourites, red_threes=False)
    if random.random() < 0.25:
        melds[turn % teams], held = _almost_out(rules, random, supply)
        hands[turn] = (held + hands[turn][: random.choice((0, 1, 1, 2, 4))]) or supply.take("98")
    hands[turn] = tidy(hands[turn])
    feet = [tidy(supply.some(random.choice((0, 0, 1, 2, 4)), favourites, red_threes=True)) for _ in range(players)]
    if rules["foot"] == 0:
        feet = [""] * players
    if any(place_of(meld) == BLACK_THREE for meld in melds[turn % teams]):
        feet[turn] = ""
    pile = supply.some(random.choice((0, 1, 1, 2, 5)), favourites, red_threes=random.random() < 0.3)
    if random.random() < 0.5 and hands[turn]:
        pile += supply.take(random.choice(hands[turn]))
    table: Table = {
        "to_act": turn,
        "phase": phase,
        "scores": [random.choice((-500, 0, 6_000, 11_000, 16_000)) for _ in range(teams)],
        "hands": hands,
        "feet": feet,
        "foot_due": [],
        "stock": supply.some(random.choice((0, 0, 1, 2, 3, 8)), favourites, red_threes=True),
        "pile": pile,
        "melds": melds,
        "red_threes": [len(supply.take(RED_THREE * random.choice((0, 0, 1, 2)))) for _ in range(teams)],
        "permission": random.choice(("none", "none", "none", "given", "refused")) if phase == LAY else "none",
    }
    closed = any(len(meld) == rules["meld_max"] for meld in melds[turn % teams])
    if phase == LAY and feet[turn] and closed and rules["foot_trigger"] == "canasta" and random.random() < 0.5:
        table["foot_due"] = [turn]
    return table


def _some_melds(rules: Rules, random: Random, supply: Supply, favourites: str) -> list[str]:
    """
    Take the melds of one team: often none, sometimes a canasta of every kind that going out needs.
    """
    melds: list[str] = []
    if random.random() < 0.35:
        return melds
    kinds = [kind for kind, number in rules["out_needs"].items() for _ in range(number)]
    if random.random() < 0.6:
        if kinds and random.random() < 0.5:
            kinds.remove(random.choice(kinds))
        melds += [_canasta(rules, random, supply, kind) for kind in kinds]
    for place in random.sample(NATURALS + WILD, random.choice((0, 0, 1, 2, 3))):
        at = random.choice(favourites) if random.random() < 0.5 else place
        melds.append(_meld(rules, random, supply, WILD if at in WILDS else at, random.choice((3, 3, 4, 5, 6, 6, 7))))
    if random.random() < 0.15:
        melds.append(_canasta(rules, random, supply, "sevens"))
    return _one_open(rules, melds)


def _almost_out(rules: Rules, random: Random, supply: Supply) -> tuple[list[str], str]:
    """
    Take the melds of a team that lacks one canasta, or none, for going out, and the cards in hand that close it.
    """
    kinds = [kind for kind, number in rules["out_needs"].items() for _ in range(number)]
    random.shuffle(kinds)
    melds = [_canasta(rules, random, supply, kind) for kind in kinds[1:]]
    last = _canasta(rules, random, supply, kinds[0]) if kinds else ""
    lies = random.choice((0, 3, 4, 5, 6, 6, 7))
    lying = last[:lies] if is_meld(rules, place_of(last), last[:lies]) else ""
    others = [_meld(rules, random, supply, random.choice(NATURALS + WILD), random.choice((3, 4, 6))) for _ in range(2)]
    kept = _one_open(rules, [*melds, lying, *others])
    return kept, last[len(lying) :] if not lying or lying in kept else ""


def _one_open(rules: Rules, melds: list[str]) -> list[str]:
    """
    Keep the melds that are there, and one open meld of each place (MELD-6).
    """
    seen: set[str] = set()
    kept = []
    for meld in melds:
        place = place_of(meld)
        if meld and not (place in seen and len(meld) < rules["meld_max"]):
            kept.append(meld)
            if len(meld) < rules["meld_max"]:
                seen.add(place)
    return kept


def place_of(meld: str) -> str:
    """
    Tell where a meld lies.
    """
    return next((card for card in meld if card not in WILDS), WILD)


def _canasta(rules: Rules, random: Random, supply: Supply, kind: str) -> str:
    place = {"sevens": SEVEN, "wild": WILD}.get(kind, random.choice(NATURALS.replace(SEVEN, "")))
    if kind == "natural" and rules["sevens_as_natural"] and random.random() < 0.5:
        place = SEVEN
    wilds = min(1, rules["wilds_max"]) if kind == "mixed" else 0
    return _meld(rules, random, supply, place, 7, wilds)


def _meld(rules: Rules, random: Random, supply: Supply, place: str, size: int, wilds: int | None = None) -> str:
    """
    Take the cards of one meld; nothing if the pack has not enough or the rules do not allow it.
    """
    if place == BLACK_THREE:
        return ""
    if place == WILD:
        cards = "".join(random.choice(WILDS) for _ in range(size))
    else:
        number = random.choice((0, 0, 1, 2)) if wilds is None else wilds
        cards = place * (size - number) + "".join(random.choice(WILDS) for _ in range(number))
    enough = all(supply.left[card] >= cards.count(card) for card in cards)
    return written(supply.take(cards)) if enough and is_meld(rules, place, cards) else ""


def random_action(deal: Deal, random: Random) -> str:
    """
    Say something that mostly concerns the cards in hand, legal or not.
    """
    hand = deal.hands[deal.to_act]
    verb = random.choice(("draw", "take", "discard", "lay", "ask", "pass", "yes"))
    if random.random() < 0.9:
        verb = random.choice(
            {
                DRAW: ("take", "take", "take", "draw", "pass"),
                LAY: ("lay",) * 8 + ("discard", "discard", "ask", "pass"),
            }.get(deal.phase, ("yes", "ask"))
        )
    if verb == "lay":
        return _random_lay(hand + (deal.aside if random.random() < 0.2 else ""), random)
    if verb == "discard":
        return f"discard {random.choice(hand + NATURALS[:2])}"
    if verb == "take":
        top = deal.pile[-1] if deal.pile and deal.pile[-1] != RED_THREE else "K"
        cards = random.choice((top * 2, top + random.choice(WILDS), "", random.choice(NATURALS) * 2))
        return f"take {written(cards)}".strip()
    return verb


def _random_lay(hand: str, random: Random) -> str:
    """
    Say a lay of one to four parts, each of one rank and perhaps some wild cards.
    """
    left = hand
    parts = []
    for _ in range(random.choice((1, 1, 2, 3, 4))):
        if not left or random.random() < 0.05:
            left += random.choice(NATURALS + WILDS)
        rank = random.choice(left)
        if rank == RED_THREE:
            continue
        place = WILD if rank in WILDS and random.random() < 0.7 else rank
        if place in WILDS:
            place = random.choice(NATURALS)
        cards = rank * random.randint(1, left.count(rank))
        if place == WILD:
            cards = "".join(card for card in left if card in WILDS and random.random() < 0.8) or rank
        elif place != BLACK_THREE:
            cards += "".join(card for card in left.replace(rank, "") if card in WILDS and random.random() < 0.4)
        if random.random() < 0.05:
            cards += random.choice(left + BLACK_THREE)
        for card in cards:
            left = left.replace(card, "", 1)
        parts.append(f"{place}:{written(cards)}")
    return " ".join(["lay", *parts]) if parts else "pass"
