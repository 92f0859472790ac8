"""
Which version of the program this is.
"""

from functools import cache


@cache
def installed_version() -> str:
    """
    Tell the version that is installed; a bare checkout has none.
    """
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - 10 ms that most commands do not need

    try:
        return version("pennies-from-heaven")
    except PackageNotFoundError:
        return "0"
