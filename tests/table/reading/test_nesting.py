"""Keys nested too deeply are refused by one scan before any reader; every other text is left to the readers."""

import json
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.table.format.errors import TableFileError, TableNestedError, TableSyntaxError
from rulings.table.reading import nesting
from rulings.table.reading.nesting import DEEPEST, find_too_deep
from rulings.table.reading.read import Syntax, parse_table, parse_toml

HEAD = 'format = 1\nid = "t"\n[players.A]\n[players.B]\n'


def dotted(parts: int) -> str:
    return ".".join("a" * parts)


@pytest.mark.parametrize(
    "tail",
    [
        f"{dotted(31_900)} = 1",
        f"{dotted(9)} = 1",
        f"[{dotted(9)}]",
        f"[[{dotted(9)}]]",
        '"a"."b".c.d . e . f.g.h.i = 1',
        f"x = {{{dotted(9)} = 1}}",
        "x = " + "[" * 9 + "]" * 9,
        "x = " + "{a = " * 9 + "1" + "}" * 9,
        "x = " + "[" * 100_000,
    ],
)
def test_toml_that_nests_too_deeply_is_refused_with_its_line(tail: str) -> None:
    with pytest.raises(TableNestedError) as caught:
        parse_table(HEAD + "# [[[[[[[[[\n" + tail)
    assert caught.value.details == {"file": "table", "line": 6, "most": DEEPEST}


@pytest.mark.parametrize("opening", ['{"a": ', "["])
@pytest.mark.parametrize("depth", [9, 90_000])
def test_json_that_nests_too_deeply_is_refused_with_its_line(opening: str, depth: int) -> None:
    for syntax in (Syntax.JSON, Syntax.JSON_LINES):
        with pytest.raises(TableNestedError) as caught:
            parse_table(opening * depth, syntax=syntax, first_line=7)
        assert caught.value.details["line"] == 7


@pytest.mark.parametrize(
    "text",
    [
        f"{dotted(8)} = 1",
        f"[{dotted(8)}]",
        "x = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]",
        'x = "a.a.a.a.a.a.a.a.a [[[[[[[[["',
        "x = 'a.a.a.a.a.a.a.a.a \\'",
        'x = "\\"[[[[[[[[["',
        'x = """\n[[[[[[[[["" \\""" a.a.a.a.a.a.a.a.a""""\ny = 1',
        "x = '''\n[[[[[[[[[''''\ny = 1",
        "x = 1 # a.a.a.a.a.a.a.a.a '\ny = 1",
    ],
)
def test_marks_in_texts_and_comments_do_not_count(text: str) -> None:
    tomllib.loads(text)
    assert find_too_deep(text) is None


def test_a_text_without_end_is_a_fault_of_syntax() -> None:
    for text in ('x = "[[[[[[[[[', "x = '[[[[[[[[[", 'x = """[[[[[[[[[', "x = '''[[[[[[[[["):
        assert find_too_deep(text) is None
        with pytest.raises(TableSyntaxError):
            parse_toml(text, "table")


@given(st.text(alphabet=st.sampled_from(list("\"'\\\n.[]{}=,:# a1")), max_size=80))
def test_what_is_passed_on_is_never_deep(text: str) -> None:
    if find_too_deep(text) is None:
        for read in (tomllib.loads, json.loads):
            try:
                value = read(text)
            except ValueError:
                continue
            assert depth_of(value) <= 2 * DEEPEST + DEEPEST * DEEPEST


def depth_of(value: object) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(depth_of, inner), default=0) if isinstance(value, (dict, list)) else 0


@pytest.mark.parametrize("piece", ['"""\n\\', '\n\\"""', '"\\', "'", "'''\n", '"\n', "#", ".\n", "[]", "a.", "\\"])
def test_each_place_is_looked_at_once(piece: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is repeated: the marks that are looked for lie one behind the other, and texts are passed over whole."""
    starts: list[int] = []

    class Watched:
        def __init__(self, pattern: object) -> None:
            self._pattern = pattern

        def search(self, text: str, at: int) -> object:
            starts.append(at)
            return self._pattern.search(text, at)  # type: ignore[attr-defined]

        def match(self, text: str, at: int) -> object:
            starts.append(at)
            return self._pattern.match(text, at)  # type: ignore[attr-defined]

    monkeypatch.setattr(nesting, "_TOKEN", Watched(nesting._TOKEN))
    monkeypatch.setattr(nesting, "_REST_OF_TEXT", {k: Watched(v) for k, v in nesting._REST_OF_TEXT.items()})
    find_too_deep(piece * 2_000)
    assert starts == sorted(starts)
    assert len(starts) <= len(piece) * 2_000 + 1


def test_the_fault_of_a_deep_text_is_a_fault_of_the_file() -> None:
    assert issubclass(TableNestedError, TableFileError)
