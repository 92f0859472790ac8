"""
How all tests are run: which random cases hypothesis tries, and how a failure is repeated.

`check` tries the same cases every time, so that a commit fails for what it changed. `long` (`make check-long`) tries
more, and others each time; a failure prints the seed and the blob that bring it back. A `@settings(max_examples=…)`
at a test is for one that is too slow for the profile's number.
"""

from hypothesis import HealthCheck, Verbosity, settings

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
