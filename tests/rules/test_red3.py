"""
The rules of section RED3.
"""

import pytest

from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("RED3"))
def test_red3_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []
