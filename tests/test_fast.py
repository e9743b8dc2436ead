"""The quick tests are those that are meant: none is left out that is not there, and every package has some."""

import ast

import pytest

from tests.covering import UnknownCodeError
from tests.fast import SLOW, left_out, quick_tests
from tests.mirror import TESTS, files_of_tests
from tests.places import ROOT

LEAST = 3
"""A test that takes fewer seconds is quick."""


def test_what_is_left_out_is_there_and_takes_long() -> None:
    for one, seconds in SLOW.items():
        file, _, function = one.partition("::")
        names = {node.name for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))) if hasattr(node, "name")}
        assert not function or function in names, one
        assert seconds >= LEAST


def test_most_tests_are_quick_and_nothing_but_what_is_listed_is_left_out() -> None:
    quick = {str(test.relative_to(ROOT)) for test in quick_tests(())}
    whole = {one for one in SLOW if "::" not in one}
    assert {str(test.relative_to(ROOT)) for test in files_of_tests()} == quick | whole
    assert len(whole) < len(quick) / 10


@pytest.mark.parametrize(
    "package", [*sorted(one.parent.name for one in (ROOT / "rulings").glob("*/__init__.py")), "bot", "bot/render"]
)
def test_every_package_has_quick_tests(package: str) -> None:
    chosen = quick_tests([package])
    top = TESTS / package
    assert any(top in test.parents for test in chosen)
    assert TESTS / "test_import_directions.py" in chosen


def test_who_asks_a_package_is_tested_with_it() -> None:
    chosen = quick_tests(["lookup"])
    assert TESTS / "answer" / "test_terms.py" in chosen
    assert TESTS / "sources" / "test_mtgjson.py" not in chosen


def test_a_package_that_is_not_there_is_told() -> None:
    with pytest.raises(UnknownCodeError):
        quick_tests(["nonsense"])


def test_slow_tests_of_quick_files_are_deselected() -> None:
    assert set(left_out(files_of_tests())) == {one for one in SLOW if "::" in one}
    assert not list(left_out([TESTS / "bot" / "test_gate.py"]))
