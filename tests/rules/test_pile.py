"""
The rules of section PILE.
"""

import pytest

from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("PILE"))
def test_pile_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []
