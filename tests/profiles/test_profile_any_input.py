"""
Whatever is given, a profile is loaded or refused with a `ProfileError`; nothing else is ever raised.
"""

from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pennies.profiles import FIELDS, SHIPPED, ProfileError, files, load
from pennies.profiles.kinds import Minimums, Needs, Number, RankValues, Word, YesNo
from pennies.profiles.layer import HEADER

SCALARS = (
    st.integers()
    | st.booleans()
    | st.floats()
    | st.text(max_size=8)
    | st.none()
    | st.dates()
    | st.sampled_from(SHIPPED)
)
ANYTHING = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
)
KEYS = st.sampled_from([*FIELDS, *HEADER]) | st.text(max_size=8)


def fitting(field: str) -> st.SearchStrategy[object]:
    """
    Make values that fit the field alone, so that the whole is reached and judged.
    """
    kind = FIELDS[field].kind
    if isinstance(kind, Number):
        return st.integers(kind.low, kind.high)
    if isinstance(kind, Word):
        return st.sampled_from(kind.words)
    if isinstance(kind, YesNo):
        return st.booleans()
    if isinstance(kind, Minimums):
        return st.lists(st.integers(0, 3000), min_size=1, max_size=3).map(
            lambda minima: [[-1_000_000_000 + row, minimum] for row, minimum in enumerate(minima)]
        )
    if isinstance(kind, RankValues):
        return st.integers(0, kind.high).map(lambda value: dict.fromkeys("X2AKQJT9876543", value))
    assert isinstance(kind, Needs)
    return st.dictionaries(st.sampled_from(["natural", "mixed", "wild", "sevens"]), st.integers(0, kind.high))


FITTING = st.fixed_dictionaries(
    {"extends": st.sampled_from(SHIPPED)}, optional={field: fitting(field) for field in FIELDS}
)


def refusal_of(action: Callable[[], object]) -> ProfileError | None:
    """
    Do something, and give the refusal if there is one, with its sentence made.
    """
    try:
        action()
    except ProfileError as error:
        return error
    return None


def check_load(given: object) -> None:
    error = refusal_of(lambda: load(given))  # type: ignore[arg-type]
    if error:
        assert str(error)
        assert all(isinstance(fact, (str, int)) for fact in error.facts.values())
    else:
        profile = load(given)  # type: ignore[arg-type]
        assert load(profile.table()).hash == profile.hash
        assert profile.rules().players == profile.values["players"]


@given(ANYTHING | st.dictionaries(KEYS, ANYTHING, max_size=6))
def test_any_table(table: object) -> None:
    check_load(table)


@given(st.dictionaries(KEYS, ANYTHING, max_size=3))
def test_any_table_that_extends(table: dict[str, object]) -> None:
    check_load({"extends": "standard", **table})


@given(FITTING, st.dictionaries(KEYS, ANYTHING, max_size=1))
def test_values_that_fit_alone(table: dict[str, object], more: dict[str, object]) -> None:
    check_load({**table, **more})


@given(FITTING)
@settings(max_examples=300)
def test_values_that_fit_alone_and_nothing_else(table: dict[str, object]) -> None:
    check_load(table)


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes(data: bytes) -> None:
    error = refusal_of(lambda: files.parse(b'format = "pennies-profile/1"\n' + data))
    assert error is None or str(error)


@given(st.text(max_size=300))
def test_any_name(name: str) -> None:
    check_load(name)


@given(st.data())
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_shipped_file_with_a_fault_in_it(tmp_path: Path, data: st.DataObject) -> None:
    text = (Path(files.__file__).parent / "data" / "standard.toml").read_bytes().replace(b'name = "standard"\n', b"")
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    path = tmp_path / "faulty.toml"
    path.write_bytes(text[:start] + data.draw(st.binary(max_size=5)) + text[end:])
    error = refusal_of(lambda: load(path))
    assert error is None or error.file == str(path)
