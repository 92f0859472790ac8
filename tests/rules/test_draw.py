"""
The rules of section DRAW.
"""

import pytest

from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("DRAW"))
def test_draw_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []
