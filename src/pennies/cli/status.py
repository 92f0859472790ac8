"""
The exit statuses of `pennies`.
"""

from typing import Final

FINE: Final = 0
DOES_NOT_HOLD: Final = 1
"""What was checked does not hold."""
FAILED: Final = 1
"""A server could not begin, or broke off."""
UNREADABLE: Final = 2
"""Unreadable input or wrong usage; it goes before `DOES_NOT_HOLD`."""
INTERRUPTED: Final = 130
"""By Ctrl-C, as shells count it."""
NOBODY_READS: Final = 141
"""The output goes into a pipe that nobody reads any more."""
