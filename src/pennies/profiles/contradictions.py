"""
Refuse a complete set of values that contradicts itself: each of them is allowed, together they make no game.

Refused is what can never happen although a rule waits for it, and what cannot be dealt or won. A value that merely has
no effect beside another (`votes` without questions) is kept. The list with the reasons is in docs/RULES.md.
"""

from collections.abc import Mapping

from pennies.engine.ranks import BLACK_THREE, JOKER, SEVEN
from pennies.engine.rules import FOOT_BY_CANASTA, LOCK_BOTH, LOCK_OWN, RED3_NEED_SEVENS, Rules
from pennies.profiles import canastas
from pennies.profiles.errors import ProfileError
from pennies.profiles.fields import engine_rules
from pennies.profiles.kinds import Value


def check_contradictions(values: Mapping[str, Value]) -> None:
    """
    Refuse values that contradict each other, the plainest reason first.

    Raises:
        ProfileError: with one of the codes of docs/RULES.md, Profiles that are refused.
    """
    rules = engine_rules(values)
    _check_seats_and_deal(rules)
    _check_points(rules)
    _check_sevens(rules)
    _check_each_need(rules)
    _check_needs_together(rules)
    _check_foot(rules)


def _check_seats_and_deal(rules: Rules) -> None:
    if rules.players % rules.teams:
        raise ProfileError("profile-teams-uneven", "teams", players=rules.players, teams=rules.teams)
    needed, there = rules.players * (rules.hand + rules.foot) + 1, rules.total_cards()
    if needed > there:
        raise ProfileError(
            "profile-too-many-cards",
            "hand",
            players=rules.players,
            hand=rules.hand,
            foot=rules.foot,
            needed=needed,
            there=there,
        )
    # Drawing one and discarding one, a hand of one card stays one: it has no pair to take the pile with either.
    if rules.hand == 1 and rules.draw == 1:
        raise ProfileError("profile-hand-never-grows", "hand", hand=rules.hand, draw=rules.draw, needed=rules.meld_min)


def _check_points(rules: Rules) -> None:
    most = sum(rules.copies(rank) * rules.values[rank] for rank in range(JOKER, BLACK_THREE + 1))
    for row, minimum in enumerate(rules.opening_minimum):
        if minimum > most:
            raise ProfileError("profile-opening-too-high", f"openings[{row}][1]", minimum=minimum, most=most)
    bonuses = rules.bonus_natural + rules.bonus_mixed + rules.bonus_wild + rules.bonus_sevens
    if most + bonuses + rules.red3_value + rules.red3_all + rules.going_out == 0:
        raise ProfileError("profile-no-points", "target", target=rules.target)


def _check_sevens(rules: Rules) -> None:
    possible = canastas.most_sevens(rules)
    sevens, wilds = rules.copies(SEVEN), canastas.wild_cards(rules)
    wanted = {LOCK_BOTH: rules.teams, LOCK_OWN: 1}.get(rules.seven_lock, 0)
    if wanted > possible:
        raise ProfileError(
            "profile-seven-lock-shut", "seven_lock", canastas=wanted, possible=possible, sevens=sevens, wilds=wilds
        )
    if rules.red3_needs == RED3_NEED_SEVENS and possible == 0:
        raise ProfileError("profile-red3-never-good", "red3_needs", sevens=sevens, wilds=wilds)


def _check_each_need(rules: Rules) -> None:
    if rules.needs_wild and not rules.wild_melds:
        raise ProfileError("profile-out-needs-wild-melds", "out_needs.wild", needed=rules.needs_wild)
    if rules.needs_mixed and not rules.wilds_max:
        raise ProfileError("profile-out-needs-no-wilds", "out_needs.mixed", needed=rules.needs_mixed)
    for kind, needed, possible in (
        ("natural", rules.needs_natural, canastas.most_natural(rules)),
        ("mixed", rules.needs_mixed, canastas.most_mixed(rules)),
        ("wild", rules.needs_wild, canastas.most_wild(rules)),
        ("sevens", rules.needs_sevens, canastas.most_sevens(rules)),
    ):
        if needed > possible:
            raise ProfileError(
                "profile-out-needs-cards", f"out_needs.{kind}", kind=kind, needed=needed, possible=possible
            )


def _check_needs_together(rules: Rules) -> None:
    if not canastas.can_go_out(rules):
        raise ProfileError(
            "profile-out-needs-together",
            "out_needs",
            natural=rules.needs_natural,
            mixed=rules.needs_mixed,
            wild=rules.needs_wild,
            sevens=rules.needs_sevens,
        )


def _check_foot(rules: Rules) -> None:
    any_kind = (canastas.most_natural, canastas.most_mixed, canastas.most_wild, canastas.most_sevens)
    if rules.foot and rules.foot_trigger == FOOT_BY_CANASTA and not any(most(rules) for most in any_kind):
        raise ProfileError("profile-foot-never-earned", "foot_trigger", foot=rules.foot)
