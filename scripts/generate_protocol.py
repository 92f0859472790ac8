"""
Write what is made of `pennies.server.messages`: the browser's types, JSON Schema and OpenAPI.

    python scripts/generate_protocol.py           write them
    python scripts/generate_protocol.py --check   tell whether they are fresh

In `web/src/protocol.ts` structs become interfaces, told apart by `type` or `do`; docstrings become comments. Fields
that a client may leave out are optional only in what a client sends.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from pennies.server import messages
from pennies.server.describing import message_schema, openapi
from pennies.table import commands, events, settings

ROOT: Final = Path(__file__).parent.parent
FILE: Final = ROOT / "web" / "src" / "protocol.ts"
SCHEMA: Final = ROOT / "docs" / "protocol" / "messages.json"
OPENAPI: Final = ROOT / "docs" / "protocol" / "openapi.json"
HEAD: Final = """\
// Written by scripts/generate_protocol.py from src/pennies/server/messages.py (and the orders of
// src/pennies/table/commands.py): change those, not this.
"""
PRIMITIVES: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
BASES: Final = (messages.Message, messages.Part)
SOURCES: Final = (messages, commands, settings, events)
SENT: Final = ("ClientMessage", "NewTable", "PlayOn", "NewLesson", "HouseWish", "Joining", "Reissue")
"""What a client sends, and so may leave defaults out of."""


def protocol() -> str:
    """
    Give the whole text of the file.
    """
    tree = ast.parse(inspect.getsource(messages))
    sources = [ast.parse(inspect.getsource(module)) for module in SOURCES]
    docs = {node.name: node for source in sources for node in source.body if isinstance(node, ast.ClassDef)}
    sent = set(_reachable([getattr(messages, name) for name in SENT]))
    pieces = [HEAD]
    for name, thing in vars(messages).items():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
            if thing not in BASES:
                pieces.append(_interface(thing, docs[name], optional=thing in sent))
        elif get_origin(thing) is Literal or isinstance(thing, UnionType):
            pieces.append(f"{_comment(_alias_doc(tree, name))}export type {name} = {_type(thing, alias=name)};\n")
    return "\n".join(pieces)


def _interface(struct: type[msgspec.Struct], node: ast.ClassDef, *, optional: bool) -> str:
    lines = [_comment(ast.get_docstring(node) or "") + f"export interface {struct.__name__} {{"]
    if _tag(struct):
        lines.append(f"  {struct.__struct_config__.tag_field}: {_quoted(_tag(struct))};")
    field_docs = _field_docs(node)
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        mark = "?" if optional and not field.required else ""
        comment = _comment(field_docs.get(field.name, ""), "  ")
        lines.append(f"{comment}  {field.encode_name}{mark}: {_type(hints[field.name])};")
    return "\n".join(lines) + "\n}\n"


def _tag(struct: type[msgspec.Struct]) -> str:
    """
    Name what tells a struct from the others of its union; empty for a part that stands alone.
    """
    return str(struct.__struct_config__.tag or "")


def _type(hint: Any, alias: str = "") -> str:
    """
    Write a type; `alias` is the name that is being defined by it.
    """
    for name, thing in vars(messages).items():
        if name != alias and get_origin(thing) is Literal and thing == hint:
            return name
    if hint is Any:
        return "unknown"
    if isinstance(hint, type) and (hint in PRIMITIVES or issubclass(hint, msgspec.Struct)):
        return PRIMITIVES.get(hint, hint.__name__)
    return _composed(hint)


def _composed(hint: Any) -> str:
    """
    Write a type that is made of others.
    """
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(map(_quoted, parts))
    if origin in (UnionType, Union):
        return " | ".join(map(_type, parts))
    if origin is list:
        inner = _type(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    made = {Annotated: "{0}", tuple: f"[{', '.join(map(_type, parts))}]", dict: "Record<{0}, {1}>"}
    if origin in made:
        return made[origin].format(*map(_type, parts[:2] if origin is dict else parts[:1]))
    raise TypeError(f"no TypeScript type for {hint!r}")


def _reachable(things: list[Any]) -> Iterator[type[msgspec.Struct]]:
    for thing in things:
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
            yield thing
            yield from _reachable(list(get_type_hints(thing).values()))
        else:
            yield from _reachable(list(get_args(thing)))


def _field_docs(node: ast.ClassDef) -> dict[str, str]:
    """
    Find the text that stands under each field.
    """
    return {
        field.target.id: _text_of(below)
        for field, below in zip(node.body, node.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _text_of(below)
    }


def _alias_doc(tree: ast.Module, name: str) -> str:
    for node, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return _text_of(below)
    return ""


def _text_of(node: ast.stmt) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return inspect.cleandoc(node.value.value)
    return ""


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def _quoted(text: object) -> str:
    return f'"{text}"'


def files() -> dict[Path, str]:
    """
    Give every file with its text.
    """
    return {FILE: protocol(), SCHEMA: _json(message_schema()), OPENAPI: _json(openapi())}


def _json(value: object) -> str:
    return json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> int:
    texts = files()
    if "--check" in sys.argv[1:]:
        stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
        for path in stale:
            print(f"stale: run scripts/generate_protocol.py and commit {path.relative_to(ROOT)}")
        return 1 if stale else 0
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
