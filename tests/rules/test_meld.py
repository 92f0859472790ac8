"""
The rules of section MELD.
"""

import pytest

from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("MELD"))
def test_meld_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []
