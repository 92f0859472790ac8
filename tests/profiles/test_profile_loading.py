"""
Profiles are found by name, file and table, stacked on what they extend, and refused with the place of what is wrong.
"""

import os
import pickle
from pathlib import Path

import pytest

import pennies.profiles
from pennies.profiles import SHIPPED, ProfileError, from_file, from_record, load

HEAD = 'format = "pennies-profile/1"\n'


def refusal(given: object) -> ProfileError:
    with pytest.raises(ProfileError) as caught:
        load(given)  # type: ignore[arg-type]
    assert str(caught.value)
    return caught.value


def write(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


class TestNames:
    def test_an_unknown_one_is_answered_with_those_there_are(self) -> None:
        error = refusal("offical")
        assert (error.code, error.facts["found"], error.facts["nearest"]) == ("profile-unknown", "offical", "official")
        assert error.facts["known"] == ", ".join(SHIPPED)
        assert error.facts["nearest"] == "official"

    def test_a_very_long_one_is_shown_shortened(self) -> None:
        error = refusal("x" * 100_000)
        assert (error.facts["found"], error.facts["nearest"]) == ("x" * 79 + "…", "")

    def test_nothing_near_is_no_hint(self) -> None:
        error = refusal("xyzzy")
        assert error.facts["nearest"] == ""
        assert error.facts["nearest"] == ""

    @pytest.mark.parametrize("given", [None, 7, ["standard"], True])
    def test_something_else_is_refused(self, given: object) -> None:
        assert refusal(given).code == "profile-not-a-profile"

    def test_a_record_opens_no_file(self, tmp_path: Path) -> None:
        path = write(tmp_path / "mine.toml", HEAD + 'extends = "standard"\n')
        with pytest.raises(ProfileError, match="profile-unknown"):
            from_record(str(path))


class TestTables:
    def test_a_house_rule_is_of_the_house_and_the_rest_as_extended(self) -> None:
        profile = load({"extends": "standard", "seven_lock": "own"})
        assert (profile.name, profile.source, profile.extends) == ("house", "house", ("standard",))
        assert profile.sources["seven_lock"] == "house"
        assert profile.sources["hand"] == "G O M P"

    def test_a_list_replaces_the_extended_one_whole(self) -> None:
        profile = load({"extends": "standard", "openings": [[-1_000_000_000, 15], [0, 50]]})
        assert profile.values["openings"] == ((-1_000_000_000, 15), (0, 50))

    def test_sources_may_be_given(self) -> None:
        table = {
            "extends": "standard",
            "hand": 11,
            "draw": 1,
            "source": "Aunt Olha",
            "sources": {"draw": "Uncle Petro"},
        }
        sources = load(table).sources
        assert (sources["hand"], sources["draw"]) == ("Aunt Olha", "Uncle Petro")

    def test_meta_is_ignored(self) -> None:
        assert load({"extends": "standard", "meta": {"date": 1}}).table() == "standard"

    def test_an_unknown_key_is_refused_with_the_nearest(self) -> None:
        error = refusal({"extends": "standard", "seven_locks": "own"})
        assert (error.code, error.place) == ("profile-unknown-field", "seven_locks")
        assert error.facts == {"found": "seven_locks", "nearest": "seven_lock"}

    def test_a_key_that_is_no_text_is_refused(self) -> None:
        assert refusal({"extends": "standard", 3: 5}).code == "profile-wrong-type"

    def test_an_unknown_profile_is_not_extended(self) -> None:
        error = refusal({"extends": "standart"})
        assert (error.code, error.place, error.facts["nearest"]) == ("profile-unknown", "extends", "standard")

    @pytest.mark.parametrize("path", ["mine.toml", "../mine", "/etc/passwd"])
    def test_a_file_is_not_extended(self, path: str) -> None:
        error = refusal({"extends": path})
        assert (error.code, error.place) == ("profile-extends-file", "extends")

    def test_without_extending_it_must_be_complete(self) -> None:
        error = refusal({"players": 6, "packs": 4})
        assert (error.code, error.place) == ("profile-missing-field", "teams")
        assert error.facts == {"found": "teams", "count": 42}

    @pytest.mark.parametrize("name", SHIPPED)
    def test_a_shipped_name_is_not_taken(self, name: str) -> None:
        error = refusal({"extends": "standard", "name": name})
        assert (error.code, error.place) == ("profile-name-taken", "name")

    @pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 65, "\x1b[31m"])
    def test_a_name_is_short_and_printable(self, name: str) -> None:
        assert refusal({"extends": "standard", "name": name}).code == "profile-bad-name"

    def test_a_source_needs_a_value(self) -> None:
        error = refusal({"extends": "standard", "sources": {"hand": "G"}})
        assert (error.code, error.place) == ("profile-unused-source", "sources.hand")

    def test_a_source_of_no_field_is_refused(self) -> None:
        error = refusal({"extends": "standard", "sources": {"hands": "G"}})
        assert (error.code, error.place, error.facts["nearest"]) == ("profile-unknown-field", "sources.hands", "hand")

    @pytest.mark.parametrize("key", ["name", "extends", "source", "about"])
    def test_the_header_is_text(self, key: str) -> None:
        error = refusal({"extends": "standard", key: 1})
        assert (error.code, error.place) == ("profile-wrong-type", key)

    @pytest.mark.parametrize("key", ["about", "source"])
    def test_texts_have_an_end(self, key: str) -> None:
        error = refusal({"extends": "standard", key: "x" * 4001})
        assert (error.code, error.place, error.facts) == ("profile-too-long", key, {"found": 4001, "most": 4000})

    def test_another_format_is_refused_before_its_keys(self) -> None:
        error = refusal({"format": "pennies-profile/2", "moons": 3})
        assert (error.code, error.facts["found"]) == ("profile-format-unknown", "pennies-profile/2")


class TestFiles:
    def test_extends_a_shipped_profile(self, tmp_path: Path) -> None:
        path = write(tmp_path / "kitchen.toml", HEAD + 'extends = "uspc"\nseven_lock = "own"\n')
        for given in (path, str(path)):
            profile = load(given)
            assert (profile.name, profile.extends, profile.source) == ("kitchen", ("uspc", "standard"), "house")
            assert profile.table() == {"extends": "uspc", "seven_lock": "own"}

    def test_extends_a_file_beside_it(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "club").mkdir()
        write(tmp_path / "club" / "ours.toml", HEAD + 'name = "Our club"\nextends = "manna"\ntarget = 5000\n')
        write(tmp_path / "tonight.toml", HEAD + 'extends = "club/ours.toml"\ndraw = 1\n')
        monkeypatch.chdir("/")
        profile = load(tmp_path / "tonight.toml")
        assert profile.extends == ("Our club", "manna", "standard")
        assert profile.table() == {"extends": "manna", "draw": 1, "target": 5000}

    def test_a_copy_of_a_shipped_file_needs_another_name(self, tmp_path: Path) -> None:
        shipped = Path(pennies.profiles.__file__).parent / "data" / "standard.toml"
        text = shipped.read_text("utf-8")
        assert refusal(write(tmp_path / "standard.toml", text)).code == "profile-name-taken"
        copy = write(
            tmp_path / "standard.toml", text.replace('name = "standard"\n', "").replace("hand = 13", "hand = 11")
        )
        assert load(copy).name == "house"
        assert load(copy).table() == {"extends": "standard", "hand": 11}

    def test_the_file_is_named_in_the_error(self, tmp_path: Path) -> None:
        path = write(tmp_path / "a.toml", HEAD + 'extends = "standard"\nhand = 99\n')
        error = refusal(path)
        assert (error.file, error.place) == (str(path), "hand")
        assert error.file == str(path)
        assert str(error) == "hand: profile-out-of-range (found 99, low 1, high 30)"

    def test_an_error_travels_between_processes(self, tmp_path: Path) -> None:
        error = refusal(write(tmp_path / "a.toml", HEAD + 'extends = "standard"\nhand = 99\n'))
        copy = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
        assert (copy.code, copy.facts, str(copy)) == (error.code, error.facts, str(error))

    def test_a_contradiction_names_the_file(self, tmp_path: Path) -> None:
        path = write(tmp_path / "a.toml", HEAD + 'extends = "standard"\nteams = 3\n')
        assert refusal(path).file == str(path)

    def test_the_extended_file_is_named_if_it_is_wrong(self, tmp_path: Path) -> None:
        below = write(tmp_path / "below.toml", HEAD + "hand = true\n")
        error = refusal(write(tmp_path / "a.toml", HEAD + 'extends = "below.toml"\n'))
        assert (Path(error.file).name, error.code) == (below.name, "profile-wrong-type")

    def test_a_missing_file_is_refused(self, tmp_path: Path) -> None:
        assert refusal(tmp_path / "none.toml").code == "file-missing"
        assert refusal("no/such/file.toml").code == "file-missing"

    def test_extending_a_missing_file_is_refused(self, tmp_path: Path) -> None:
        error = refusal(write(tmp_path / "a.toml", HEAD + 'extends = "none.toml"\n'))
        assert (error.code, Path(error.file).name) == ("file-missing", "none.toml")

    @pytest.mark.parametrize("name", ["a\0b.toml", "x" * 5000 + ".toml"])
    def test_a_path_that_cannot_be_is_refused(self, name: str) -> None:
        assert refusal(name).code in {"file-unreadable", "file-missing"}

    def test_a_directory_is_refused(self, tmp_path: Path) -> None:
        assert refusal(tmp_path).code == "file-not-a-file"

    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe.toml")
        assert refusal(tmp_path / "pipe.toml").code == "file-not-a-file"

    def test_a_circle_is_refused(self, tmp_path: Path) -> None:
        write(tmp_path / "a.toml", HEAD + 'extends = "b.toml"\n')
        write(tmp_path / "b.toml", HEAD + 'extends = "./a.toml"\n')
        error = refusal(tmp_path / "a.toml")
        assert (error.code, error.place) == ("profile-extends-cycle", "extends")
        assert error.facts["chain"] == "a.toml → b.toml → a.toml"

    def test_itself_is_not_extended(self, tmp_path: Path) -> None:
        assert refusal(write(tmp_path / "a.toml", HEAD + 'extends = "a.toml"\n')).code == "profile-extends-cycle"

    def test_links_in_a_circle_are_refused(self, tmp_path: Path) -> None:
        (tmp_path / "a.toml").symlink_to(tmp_path / "b.toml")
        (tmp_path / "b.toml").symlink_to(tmp_path / "a.toml")
        assert refusal(tmp_path / "a.toml").code in {"file-unreadable", "file-missing"}

    @pytest.mark.parametrize("depth", [8, 9])
    def test_eight_may_be_extended(self, tmp_path: Path, depth: int) -> None:
        write(tmp_path / "0.toml", HEAD + 'extends = "standard"\n')
        for step in range(1, depth + 1):
            write(tmp_path / f"{step}.toml", HEAD + f'extends = "{step - 1}.toml"\n')
        if depth == 8:
            assert len(load(tmp_path / "8.toml").extends) == 9
        else:
            assert refusal(tmp_path / "9.toml").code == "profile-extends-depth"


class TestToml:
    @pytest.mark.parametrize(
        ("text", "code", "facts"),
        [
            (b"", "profile-missing-field", {}),
            (b'hand = 3\nformat = "pennies-profile/1"\n', "profile-format-missing", {}),
            (b'format = "pennies-record/1"\n', "profile-format-unknown", {"found": "pennies-record/1"}),
            (b"format = 1\n", "profile-wrong-type", {"found": "integer"}),
            (HEAD.encode() + b"hand = \n", "file-not-toml", {"line": 2, "column": 8}),
            (HEAD.encode() + b"hand =", "file-not-toml", {"line": 2, "column": 7}),
            (HEAD.encode() + b"hand = 1\nhand = 2\n", "file-not-toml", {"line": 3}),
            (HEAD.encode() + b"hand = " + b"9" * 5000, "file-not-toml", {"line": 0}),
            (HEAD.encode() + b"about = '\xff'", "file-not-utf8", {"byte": 38, "line": 2}),
            (HEAD.encode() + b"#" * 1_000_000, "file-too-large", {"most": 1}),
            (HEAD.encode() + b"hand = " + b"[" * 20_000, "file-too-deep", {}),
            (HEAD.encode() + b"hand = " + b"{a=" * 20_000, "file-too-deep", {}),
            (HEAD.encode() + b"hand" + b".a" * 50_000 + b" = 1", "file-too-deep", {}),
            (HEAD.encode() + b"hand = 2020-01-01\n", "profile-wrong-type", {"found": "date"}),
            (HEAD.encode() + b"hand = inf\n", "profile-wrong-type", {"found": "float"}),
            (HEAD.encode() + b"hand = 0x" + b"f" * 5000 + b"\n", "profile-out-of-range", {"found": "> 2^64"}),
        ],
    )
    def test_bad_files_are_refused_with_the_place(
        self, tmp_path: Path, text: bytes, code: str, facts: dict[str, object]
    ) -> None:
        error = refusal(write(tmp_path / "bad.toml", text))
        assert error.code == code
        assert facts.items() <= error.facts.items()
        assert error.file.endswith("bad.toml")

    def test_a_byte_order_mark_is_no_fault(self, tmp_path: Path) -> None:
        path = write(tmp_path / "bom.toml", b"\xef\xbb\xbf" + HEAD.encode() + b'extends = "standard"\r\n')
        assert from_file(path).table() == "standard"
