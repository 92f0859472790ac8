"""
The rules of section BLACK3.
"""

import pytest

from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("BLACK3"))
def test_black3_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []
