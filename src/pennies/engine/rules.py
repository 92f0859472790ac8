"""
`Rules`: a resolved profile as one flat value.

The engine reads every number and choice of the game from here and knows no profile by name. Files, sources, ranges
and contradictions are the business of `pennies.profiles`; the meaning of each field is in docs/RULES.md.
"""

from typing import Final, final

from mypy_extensions import i64

from pennies.engine.ranks import BLACK_THREE, JOKER, RED_THREE, SUITS_OF_A_COLOUR, SUITS_OF_A_RANK
from pennies.vecs import vec

UPCARD_STAND: Final[i64] = 0
UPCARD_COVER: Final[i64] = 1
LIMIT_MAX: Final[i64] = 0
LIMIT_NOT_MORE_THAN_NATURALS: Final[i64] = 1
SEVENS_PURE: Final[i64] = 0
SEVENS_WITH_WILDS: Final[i64] = 1
TAKE_PAIR_OR_ADD: Final[i64] = 0
TAKE_PAIR: Final[i64] = 1
TAKE_CLASSIC: Final[i64] = 2
CLOSED_NEW_MELD: Final[i64] = 0
CLOSED_NEVER: Final[i64] = 1
STOCK_PLAY_ON: Final[i64] = 0
STOCK_END: Final[i64] = 1
LOCK_BOTH: Final[i64] = 0
LOCK_OWN: Final[i64] = 1
LOCK_NEVER: Final[i64] = 2
LOCK_NONE: Final[i64] = 3
SEVENS_WHEN_STUCK: Final[i64] = 0
SEVENS_WHENEVER: Final[i64] = 1
FOOT_BY_CANASTA: Final[i64] = 0
FOOT_BY_EMPTY_HAND: Final[i64] = 1
FOOT_AFTER_DISCARD: Final[i64] = 0
FOOT_AT_ONCE: Final[i64] = 1
UNPICKED_COUNT: Final[i64] = 0
UNPICKED_RED3_ONLY: Final[i64] = 1
UNPICKED_IGNORE: Final[i64] = 2
RED3_NEED_SEVENS: Final[i64] = 0
RED3_NEED_OPENED: Final[i64] = 1
BLACK3_GOING_OUT: Final[i64] = 0
BLACK3_NEVER: Final[i64] = 1
DISCARD_REQUIRED: Final[i64] = 0
DISCARD_OPTIONAL: Final[i64] = 1
PERMISSION_OPTIONAL: Final[i64] = 0
PERMISSION_REQUIRED: Final[i64] = 1
PERMISSION_OFF: Final[i64] = 2
VOTES_ALL: Final[i64] = 0
VOTES_ANY: Final[i64] = 1

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "upcard": ("stand", "cover"),
    "wild_limit": ("max", "not_more_than_naturals"),
    "sevens_wilds": ("none", "allowed"),
    "unfrozen_take": ("pair_or_add", "pair", "classic"),
    "closed_rank": ("new_meld", "never"),
    "stock_out": ("play_on", "end"),
    "seven_lock": ("both", "own", "never", "none"),
    "only_sevens": ("when_stuck", "whenever"),
    "foot_trigger": ("canasta", "empty_hand"),
    "foot_when": ("after_discard", "at_once"),
    "unpicked_foot": ("count", "red3_only", "ignore"),
    "red3_needs": ("sevens", "opened"),
    "black3_meld": ("going_out", "never"),
    "final_discard": ("required", "optional"),
    "permission": ("optional", "required", "off"),
    "votes": ("all", "any"),
}
"""The words of each field of choice; a word's place is its constant above (`seven_lock` "own" is `LOCK_OWN`)."""


def team_of(seat: i64, teams: i64) -> i64:
    """
    Name the team of a seat among so many teams; partners sit as far apart as they can.

    Rule: SEATS-1.
    """
    return seat % teams


@final
class Rules:
    """
    Every number and choice of one profile.

    Fields are named as in the profile; a choice is the place of its word in `CHOICES`. `values` has a value for each
    rank (a red three's is 0: RED3-2 counts it). `opening_from` and `opening_minimum` are the columns of `openings`,
    lowest score first. Treat it as immutable: deals share it.
    """

    __slots__ = (
        "always_frozen", "black3_meld", "bonus_mixed", "bonus_natural", "bonus_sevens", "bonus_wild", "closed_rank",
        "draw", "final_discard", "foot", "foot_red3_replace", "foot_trigger", "foot_when", "going_out", "hand",
        "jokers_per_pack", "meld_max", "meld_min", "naturals_min", "needs_mixed", "needs_natural", "needs_sevens",
        "needs_wild", "only_sevens", "opening_from", "opening_minimum", "packs", "permission", "players", "red3_all",
        "red3_all_negative", "red3_needs", "red3_value", "seven_last", "seven_lock", "sevens_as_natural",
        "sevens_wilds", "stock_out", "target", "teams", "unfrozen_take", "unpicked_foot", "upcard", "values", "votes",
        "wild_limit", "wild_melds", "wilds_max",
    )  # fmt: skip

    def __init__(
        self,
        *,
        players: i64,
        teams: i64,
        packs: i64,
        jokers_per_pack: i64,
        hand: i64,
        foot: i64,
        draw: i64,
        values: vec[i64],
        upcard: i64,
        opening_from: vec[i64],
        opening_minimum: vec[i64],
        meld_min: i64,
        meld_max: i64,
        naturals_min: i64,
        wilds_max: i64,
        wild_limit: i64,
        wild_melds: bool,
        sevens_wilds: i64,
        unfrozen_take: i64,
        always_frozen: bool,
        closed_rank: i64,
        stock_out: i64,
        seven_lock: i64,
        seven_last: bool,
        only_sevens: i64,
        foot_trigger: i64,
        foot_when: i64,
        foot_red3_replace: bool,
        unpicked_foot: i64,
        red3_value: i64,
        red3_all: i64,
        red3_needs: i64,
        red3_all_negative: i64,
        black3_meld: i64,
        needs_natural: i64,
        needs_mixed: i64,
        needs_wild: i64,
        needs_sevens: i64,
        sevens_as_natural: bool,
        final_discard: i64,
        permission: i64,
        votes: i64,
        going_out: i64,
        bonus_natural: i64,
        bonus_mixed: i64,
        bonus_wild: i64,
        bonus_sevens: i64,
        target: i64,
    ) -> None:
        self.players = players
        self.teams = teams
        self.packs = packs
        self.jokers_per_pack = jokers_per_pack
        self.hand = hand
        self.foot = foot
        self.draw = draw
        self.values = values
        self.upcard = upcard
        self.opening_from = opening_from
        self.opening_minimum = opening_minimum
        self.meld_min = meld_min
        self.meld_max = meld_max
        self.naturals_min = naturals_min
        self.wilds_max = wilds_max
        self.wild_limit = wild_limit
        self.wild_melds = wild_melds
        self.sevens_wilds = sevens_wilds
        self.unfrozen_take = unfrozen_take
        self.always_frozen = always_frozen
        self.closed_rank = closed_rank
        self.stock_out = stock_out
        self.seven_lock = seven_lock
        self.seven_last = seven_last
        self.only_sevens = only_sevens
        self.foot_trigger = foot_trigger
        self.foot_when = foot_when
        self.foot_red3_replace = foot_red3_replace
        self.unpicked_foot = unpicked_foot
        self.red3_value = red3_value
        self.red3_all = red3_all
        self.red3_needs = red3_needs
        self.red3_all_negative = red3_all_negative
        self.black3_meld = black3_meld
        self.needs_natural = needs_natural
        self.needs_mixed = needs_mixed
        self.needs_wild = needs_wild
        self.needs_sevens = needs_sevens
        self.sevens_as_natural = sevens_as_natural
        self.final_discard = final_discard
        self.permission = permission
        self.votes = votes
        self.going_out = going_out
        self.bonus_natural = bonus_natural
        self.bonus_mixed = bonus_mixed
        self.bonus_wild = bonus_wild
        self.bonus_sevens = bonus_sevens
        self.target = target

    def copies(self, rank: i64) -> i64:
        """
        Count the cards of a rank in the whole pack.

        Rule: CARDS-1.
        """
        if rank == JOKER:
            return self.packs * self.jokers_per_pack
        if rank == BLACK_THREE or rank == RED_THREE:
            return self.packs * SUITS_OF_A_COLOUR
        return self.packs * SUITS_OF_A_RANK

    def total_cards(self) -> i64:
        """
        Count the cards of the whole pack: 216 in the standard profile.
        """
        total: i64 = 0
        rank: i64
        for rank in range(RED_THREE + 1):
            total += self.copies(rank)
        return total

    def team_of(self, seat: i64) -> i64:
        """
        Name the team of a seat, as `team_of` does.
        """
        return team_of(seat, self.teams)

    def left_of(self, seat: i64) -> i64:
        """
        Name the seat on the left, which plays next.

        Rule: SEATS-3.
        """
        if seat + 1 == self.players:
            return 0
        return seat + 1

    def team_size(self) -> i64:
        return self.players // self.teams

    def has_partners(self) -> bool:
        return self.teams < self.players

    def minimum(self, score: i64) -> i64:
        """
        Look up what a team with this score at the beginning of the deal must open with.

        Rule: OPEN-1.
        """
        minimum: i64 = 0
        row: i64
        for row in range(len(self.opening_from)):
            if score >= self.opening_from[row]:
                minimum = self.opening_minimum[row]
        return minimum
