"""
Every code that the sources can refuse with, and the facts that always come with it: read from the sources themselves.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pennies.lang
from pennies.engine.codes import REASONS

CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
PACKAGE = Path(pennies.lang.__file__).parents[1]


@cache
def refusals() -> dict[str, set[str] | None]:
    """
    Give the codes of refusals; None for the facts of one that does not write them where it is made.
    """
    found: dict[str, set[str] | None] = {name: set(facts) for name, _, facts in REASONS.values()}
    for call in _calls("Refusal", "_differ"):
        code = _code(call)
        if code is not None:
            found[code] = _dictionary(call.args[2]) if len(call.args) > 2 else None
    return found


@cache
def errors() -> dict[str, set[str]]:
    """
    Give the codes of `InputError` and `ProfileError` with the facts that every place that raises it gives.
    """
    found: dict[str, set[str]] = {}
    for call in _calls("InputError", "ProfileError", "error"):  # `error`: the class to raise, as an argument
        code = _code(call)
        if code is not None:
            facts = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
            found[code] = found.get(code, facts) & facts
    return found


def _calls(*names: str) -> list[ast.Call]:
    return [
        node
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


def _code(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return None
    return first.value if CODE.fullmatch(first.value) else None


def _dictionary(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
