"""
The rules of section STOCK.
"""

import pytest

from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("STOCK"))
def test_stock_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []
