"""
How all tests are run: on which build of the engine, which random cases hypothesis tries, and how a failure is repeated.

`--engine` names the build that must be under test, so that no run tests another one than it says; `lists` blocks librt
to get it.

`check` tries the same cases every time, so that a commit fails for what it changed. `long` (`make check-long`) tries
more, and others each time; a failure prints the seed and the blob that bring it back. A `@settings(max_examples=…)`
at a test is for one that is too slow for the profile's number.
"""

import signal
import sys

import pytest
from hypothesis import HealthCheck, Verbosity, settings

PLAIN, LISTS = "plain", "lists"

settings.register_profile(
    "check",
    deadline=None,
    derandomize=True,
    max_examples=100,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
    verbosity=Verbosity.normal,
)
settings.register_profile("long", settings.get_profile("check"), derandomize=False, max_examples=2_000)
settings.load_profile("check")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", default=PLAIN, choices=("compiled", PLAIN, LISTS), help="the engine's build to test")


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # by a shell, in its background; our children are to hear it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = config.getoption("--engine")
    if wanted == LISTS:
        sys.modules["librt.vecs"] = None  # type: ignore[assignment] # so Python says that there is none
    from pennies.build import engine_build  # noqa: PLC0415 - after that

    if engine_build() != wanted:
        raise pytest.UsageError(f"--engine={wanted}: what is on the path is {engine_build()}")


def pytest_report_header(config: pytest.Config) -> str:
    from pennies import engine  # noqa: PLC0415 - as above

    return f"engine: {config.getoption('--engine')}, {engine.__file__}"
