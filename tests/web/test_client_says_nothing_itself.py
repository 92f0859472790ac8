"""
No words stand in the client's code: all that somebody reads or hears comes from the catalogues, in their language.
"""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
COMPONENTS = sorted(SOURCE.rglob("*.svelte"))
WORD = re.compile(r"[^\W\d_]{2,}")

# Said by every language alike: names of languages, of keys, of the game's own address.
ALIKE = {"English", "Українська"}


def without_blocks(markup: str) -> str:
    """
    Leave out what stands in braces, however deep.
    """
    kept, depth = [], 0
    for letter in markup:
        if letter in "{}":
            depth += 1 if letter == "{" else -1
            kept.append(" ")
        elif depth == 0:
            kept.append(letter)
    return "".join(kept)


def words(component: str) -> list[str]:
    """
    List the words of a component's markup that are shown or read out as they stand.
    """
    markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", component, flags=re.DOTALL)
    markup = without_blocks(markup.replace("=>", ""))
    said = re.findall(r'\b(?:aria-label|title|alt|placeholder)="([^"]*)"', markup)
    said.append(re.sub(r"<[^>]*>", " ", markup))
    return [word for text in said for word in WORD.findall(text) if word not in ALIKE]


@pytest.mark.parametrize("file", COMPONENTS, ids=lambda file: file.name)
def test_no_words_stand_in_the_markup(file: Path) -> None:
    assert words(file.read_text(encoding="utf-8")) == []


def test_words_would_be_found() -> None:
    assert words('<p class="note">Your turn</p>') == ["Your", "turn"]
    assert words('<button aria-label="Close" onclick={() => (open = "")}>{say("web-close")}</button>') == ["Close"]
    assert words('{#if open}<b>{say("web-title")}</b>{/if}') == []
