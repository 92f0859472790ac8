"""
The rules of section FOOT.
"""

import pytest

from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("FOOT"))
def test_foot_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []
