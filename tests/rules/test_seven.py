"""
The rules of section SEVEN.
"""

import pytest

from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("SEVEN"))
def test_seven_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []
