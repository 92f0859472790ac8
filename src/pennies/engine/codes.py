"""
Why an action is refused: a number for each reason, its name, its rule, and which facts come with it.

`check` answers with one of these. The order in which several reasons apply is docs/RULES.md, "Precedence"; the
sentences are in `pennies.lang`.
"""

from typing import Final

from mypy_extensions import i64

LEGAL: Final[i64] = 0

DEAL_OVER: Final[i64] = 1
NO_QUESTION: Final[i64] = 2
QUESTION_OPEN: Final[i64] = 3
DRAW_FIRST: Final[i64] = 4
ALREADY_DRAWN: Final[i64] = 5

ASK_OFF: Final[i64] = 10
ASK_NO_PARTNERS: Final[i64] = 11
ASK_BEFORE_DRAWING: Final[i64] = 12
ASK_TWICE: Final[i64] = 13
ASK_CANNOT_GO_OUT: Final[i64] = 14
ASK_MUST_GO_OUT: Final[i64] = 15

DRAW_STOCK_EMPTY: Final[i64] = 20
PASS_STOCK_LEFT: Final[i64] = 21
PASS_MUST_TAKE: Final[i64] = 22
PASS_FOOT_DUE: Final[i64] = 23
PASS_NOT_ONLY_SEVENS: Final[i64] = 24
PASS_OPENING: Final[i64] = 25
PASS_BLACK3: Final[i64] = 26
PASS_OBLIGED: Final[i64] = 27

TAKE_NO_PILE: Final[i64] = 30
TAKE_BLOCKED: Final[i64] = 31
TAKE_FROZEN: Final[i64] = 32
TAKE_CLOSED_RANK: Final[i64] = 33
TAKE_CLOSED_NEVER: Final[i64] = 34
TAKE_NO_MELD: Final[i64] = 35
TAKE_PAIR_ONLY: Final[i64] = 36
TAKE_PAIR_NOT_HELD: Final[i64] = 37
TAKE_NOT_A_PAIR: Final[i64] = 38
TAKE_NO_ROOM: Final[i64] = 39
TAKE_CLASSIC_MELD: Final[i64] = 40
TAKE_CLASSIC_NOT_HELD: Final[i64] = 41
TAKE_CLASSIC_SEVENS: Final[i64] = 42
TAKE_LAST_CARDS: Final[i64] = 43

NOT_IN_HAND: Final[i64] = 50
CARD_SET_ASIDE: Final[i64] = 51
LAY_RED_THREE: Final[i64] = 52
LAY_BLACK_THREE: Final[i64] = 53
BLACK3_NEVER_MELDED: Final[i64] = 54
BLACK3_OTHER_CARDS: Final[i64] = 55
BLACK3_TOO_FEW: Final[i64] = 56
BLACK3_TOO_MANY: Final[i64] = 57
WILD_WITH_NATURALS: Final[i64] = 58
WILD_NO_MELDS: Final[i64] = 59
MELD_TWO_RANKS: Final[i64] = 60
MELD_SEVENS_WILD: Final[i64] = 61
MELD_OVERFULL: Final[i64] = 62
MELD_CLOSED: Final[i64] = 63
MELD_OTHER_TEAM: Final[i64] = 64
MELD_TOO_FEW: Final[i64] = 65
MELD_TOO_MANY: Final[i64] = 66
MELD_TOO_MANY_WILDS: Final[i64] = 67
MELD_TOO_FEW_NATURALS: Final[i64] = 68
MELD_MORE_WILDS: Final[i64] = 69

END_OPENING: Final[i64] = 80
END_BLACK3: Final[i64] = 81
END_OBLIGED: Final[i64] = 82
END_REFUSED: Final[i64] = 83
END_NOT_ASKED: Final[i64] = 84
END_OPENING_STRANDS: Final[i64] = 85
END_NO_CARD: Final[i64] = 86
END_LAST_SEVEN: Final[i64] = 87
END_KINDS: Final[i64] = 88
END_NO_DISCARD: Final[i64] = 89

DISCARD_LOCKED_SEVEN: Final[i64] = 100
DISCARD_OPENING: Final[i64] = 101
DISCARD_BLACK3: Final[i64] = 102
DISCARD_OBLIGED: Final[i64] = 103
DISCARD_LAST_SEVEN: Final[i64] = 104
DISCARD_FOOT: Final[i64] = 105
DISCARD_KINDS: Final[i64] = 106
DISCARD_REFUSED: Final[i64] = 107
DISCARD_NOT_ASKED: Final[i64] = 108

_OPENING: Final = ("minimum", "laid", "missing")
_KINDS: Final = ("missing_natural", "missing_mixed", "missing_wild", "missing_sevens")

REASONS: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    DEAL_OVER: ("deal-over", "TURN-1", ()),
    NO_QUESTION: ("no-question", "OUT-4", ()),
    QUESTION_OPEN: ("question-open", "OUT-4", ("asker",)),
    DRAW_FIRST: ("draw-first", "TURN-1", ()),
    ALREADY_DRAWN: ("already-drawn", "TURN-1", ()),
    ASK_OFF: ("ask-off", "OUT-4", ()),
    ASK_NO_PARTNERS: ("ask-no-partners", "OUT-4", ()),
    ASK_BEFORE_DRAWING: ("ask-before-drawing", "OUT-4", ()),
    ASK_TWICE: ("ask-twice", "OUT-4", ("given",)),
    ASK_CANNOT_GO_OUT: ("ask-cannot-go-out", "OUT-4", (*_KINDS, "foot_down")),
    ASK_MUST_GO_OUT: ("ask-must-go-out", "OUT-4", ()),
    DRAW_STOCK_EMPTY: ("draw-stock-empty", "STOCK-1", ()),
    PASS_STOCK_LEFT: ("pass-stock-left", "TURN-1", ("stock",)),
    PASS_MUST_TAKE: ("pass-must-take", "STOCK-1", ("rank",)),
    PASS_FOOT_DUE: ("pass-foot-due", "FOOT-3", ("rank",)),
    PASS_NOT_ONLY_SEVENS: ("pass-not-only-sevens", "SEVEN-3", ("rank",)),
    PASS_OPENING: ("pass-opening", "OPEN-3", _OPENING),
    PASS_BLACK3: ("pass-black3", "BLACK3-1", ()),
    PASS_OBLIGED: ("pass-obliged", "OUT-4", ()),
    TAKE_NO_PILE: ("take-no-pile", "PILE-1", ()),
    TAKE_BLOCKED: ("take-blocked", "PILE-2", ("rank",)),
    TAKE_FROZEN: ("take-frozen", "PILE-5", ("rank", "held", "always")),
    TAKE_CLOSED_RANK: ("take-closed-rank", "PILE-6", ("rank", "held")),
    TAKE_CLOSED_NEVER: ("take-closed-never", "PILE-6", ("rank",)),
    TAKE_NO_MELD: ("take-no-meld", "PILE-4", ("rank", "held")),
    TAKE_PAIR_ONLY: ("take-pair-only", "PILE-4", ("rank", "held")),
    TAKE_PAIR_NOT_HELD: ("take-pair-not-held", "PILE-3", ("rank", "held")),
    TAKE_NOT_A_PAIR: ("take-not-a-pair", "PILE-3", ("rank",)),
    TAKE_NO_ROOM: ("take-no-room", "PILE-3", ("rank", "size", "most", "adds")),
    TAKE_CLASSIC_MELD: ("take-classic-meld", "PILE-4", ("rank", "size")),
    TAKE_CLASSIC_NOT_HELD: ("take-classic-not-held", "PILE-4", ("rank",)),
    TAKE_CLASSIC_SEVENS: ("take-classic-sevens", "MELD-4", ()),
    TAKE_LAST_CARDS: ("take-last-cards", "PILE-7", ("rank",)),
    NOT_IN_HAND: ("not-in-hand", "TURN-1", ("rank", "said", "held")),
    CARD_SET_ASIDE: ("card-set-aside", "OPEN-4", ("rank", "minimum", "laid", "missing")),
    LAY_RED_THREE: ("lay-red-three", "MELD-8", ()),
    LAY_BLACK_THREE: ("lay-black-three", "MELD-8", ("target",)),
    BLACK3_NEVER_MELDED: ("black3-never-melded", "BLACK3-1", ()),
    BLACK3_OTHER_CARDS: ("black3-other-cards", "BLACK3-1", ("rank",)),
    BLACK3_TOO_FEW: ("black3-too-few", "BLACK3-1", ("said", "least")),
    BLACK3_TOO_MANY: ("black3-too-many", "BLACK3-1", ("said", "size", "most")),
    WILD_WITH_NATURALS: ("wild-with-naturals", "MELD-3", ("rank",)),
    WILD_NO_MELDS: ("wild-no-melds", "MELD-3", ()),
    MELD_TWO_RANKS: ("meld-two-ranks", "MELD-1", ("target", "rank")),
    MELD_SEVENS_WILD: ("meld-sevens-wild", "MELD-4", ()),
    MELD_OVERFULL: ("meld-overfull", "MELD-5", ("target", "said", "size", "most")),
    MELD_CLOSED: ("meld-closed", "MELD-5", ("target", "said", "least")),
    MELD_OTHER_TEAM: ("meld-other-team", "MELD-7", ("target", "said", "least")),
    MELD_TOO_FEW: ("meld-too-few", "MELD-1", ("target", "said", "least")),
    MELD_TOO_MANY: ("meld-too-many", "MELD-1", ("target", "said", "most")),
    MELD_TOO_MANY_WILDS: ("meld-too-many-wilds", "MELD-2", ("target", "wilds", "most")),
    MELD_TOO_FEW_NATURALS: ("meld-too-few-naturals", "MELD-2", ("target", "naturals", "least")),
    MELD_MORE_WILDS: ("meld-more-wilds", "MELD-2", ("target", "wilds", "naturals")),
    END_OPENING: ("end-opening", "OPEN-3", ("minimum", "laid", "reachable")),
    END_BLACK3: ("end-black3", "BLACK3-1", (*_KINDS, "foot_down")),
    END_OBLIGED: ("end-obliged", "OUT-4", ()),
    END_REFUSED: ("end-refused", "OUT-4", ()),
    END_NOT_ASKED: ("end-not-asked", "OUT-4", ()),
    END_OPENING_STRANDS: ("end-opening-strands", "TURN-2", ("minimum", "laid", "left")),
    END_NO_CARD: ("end-no-card", "OUT-5", ("left",)),
    END_LAST_SEVEN: ("end-last-seven", "SEVEN-2", ()),
    END_KINDS: ("end-kinds", "OUT-1", ("left", *_KINDS)),
    END_NO_DISCARD: ("end-no-discard", "OUT-3", ()),
    DISCARD_LOCKED_SEVEN: ("discard-locked-seven", "SEVEN-1", ("lock", "own", "others")),
    DISCARD_OPENING: ("discard-opening", "OPEN-3", _OPENING),
    DISCARD_BLACK3: ("discard-black3", "BLACK3-1", ("hand",)),
    DISCARD_OBLIGED: ("discard-obliged", "OUT-4", ("hand",)),
    DISCARD_LAST_SEVEN: ("discard-last-seven", "SEVEN-2", ()),
    DISCARD_FOOT: ("discard-foot", "OUT-2", ("foot",)),
    DISCARD_KINDS: ("discard-kinds", "OUT-1", _KINDS),
    DISCARD_REFUSED: ("discard-refused", "OUT-4", ()),
    DISCARD_NOT_ASKED: ("discard-not-asked", "OUT-4", ()),
}
"""
For each code: its name in the catalogues, the rule it cites, and the names of its facts in the order `check` gives.

Facts are integers. `rank` and `target` are ranks (`ranks.SYMBOLS`; target 0 is the wild meld), `asker` a seat, `held`
and `said` counts of cards, `always`, `foot_down` and `given` 0 or 1, `lock` a place in `CHOICES["seven_lock"]`,
`own` and `others` 0 or 1 (whether the own team, and every other team, has a sevens canasta).
"""
