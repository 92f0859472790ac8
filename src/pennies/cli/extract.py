"""
A moment of a recorded game as a file with one case, to be edited, judged and passed on.

A case begins with a position, and not every moment has one that can be written: in the midst of an opening or of a
question there is none. The case then begins at the latest moment before that has one, and its actions lead on.
"""

import json
from typing import Any, Final

from pennies.cli.moments import moments
from pennies.cli.usage import UsageError
from pennies.engine.state import Deal
from pennies.game.cases import FORMAT
from pennies.game.game import Game
from pennies.game.position import position_values, read_position
from pennies.game.tables import Table
from pennies.game.view import steps_of
from pennies.profiles import Profile
from pennies.profiles.errors import InputError

LONGEST_LINE: Final = 90


def case_text(game: Game, deal: int, move: int) -> str:
    """
    Write the moment `deal:move` of a game as a file of cases.
    """
    path = [
        (moment.action, moment.game.deal.clone())
        for moment in moments(game)
        if moment.deal == deal and moment.move <= move
    ]
    for start in range(len(path) - 1, -1, -1):
        values = position_values(path[start][1])
        if _is_whole(game.profile, path[start][1], values):
            actions = [action for action, _ in path[start + 1 :]]
            return _file(game.profile, f"{deal}:{move}", values, actions)
    raise UsageError("usage-case-none", name=f"{deal}:{move}")


def _is_whole(profile: Profile, deal: Deal, values: dict[str, Any]) -> bool:
    """
    Tell whether a position, read again, is the moment that it was made of.
    """
    try:
        again = read_position(profile.rules(), Table(values, ""))
    except InputError:
        return False
    return position_values(again) == values and steps_of(again) == steps_of(deal) and again.phase == deal.phase


def _file(profile: Profile, name: str, values: dict[str, Any], actions: list[str]) -> str:
    lines = [
        f"format = {_toml(FORMAT)}",
        f"profile = {_toml(profile.table())}",
        "",
        "[[case]]",
        f"name = {_toml(name)}",
    ]
    lines += ["[case.position]", *(f"{key} = {_list(value)}" for key, value in values.items())]
    if actions:
        lines += ["[case.expect]", f"actions = {_list(actions)}"]
    return "\n".join(lines) + "\n"


def _list(value: object) -> str:
    """
    Write a value on one line, a long list on several.
    """
    line = _toml(value)
    if not isinstance(value, list) or len(line) <= LONGEST_LINE:
        return line
    return "\n".join(["[", *(f"    {_toml(item)}," for item in value), "]"])


def _toml(value: object) -> str:
    """
    Write a value as TOML. Every text here is ASCII, and quoted as in JSON.
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
