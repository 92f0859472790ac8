"""
The rules of section SCORE.
"""

import pytest

from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("SCORE"))
def test_score_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []
