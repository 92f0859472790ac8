"""
Which version of the program this is.
"""

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def installed_version() -> str:
    """
    Tell the version that is installed; a bare checkout has none.
    """
    try:
        return version("pennies-from-heaven")
    except PackageNotFoundError:
        return "0"
