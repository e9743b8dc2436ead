"""The signposts of the house: the picture is current, and each package's first file says where one is."""

import ast
from pathlib import Path

import pytest

from tests.house import (
    PARTS,
    README,
    begins_with,
    drawn,
    edges,
    first_files,
    may_import,
    picture,
    stated,
    without_detours,
)
from tests.imports import circles
from tests.test_import_directions import ALLOWED

AGAIN = "run python -m tests.house"
PACKAGES = sorted(first_files())


def docstring(path: Path) -> str:
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


def test_the_picture_is_current() -> None:
    text = README.read_text(encoding="utf-8")
    assert drawn(text, picture()) == text, AGAIN


def test_packages_stand_in_no_circle_and_all_are_drawn() -> None:
    assert not circles(edges())
    assert {package for edge in edges() for package in edge} == set(ALLOWED)


@pytest.mark.parametrize(
    ("arrows", "left"),
    [("ab bc ac", "ab bc"), ("ab bc cd ad bd", "ab bc cd"), ("ab ac", "ab ac")],
)
def test_what_longer_ways_say_is_not_drawn(arrows: str, left: str) -> None:
    assert without_detours((arrow[0], arrow[1]) for arrow in arrows.split()) == [
        (one[0], one[1]) for one in left.split()
    ]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_says_what_is_here_and_where_to_begin(package: str) -> None:
    path = first_files()[package]
    text = docstring(path)
    places = [text.find(f"\n{part}") for part in PARTS]
    assert -1 not in places, f"{package} does not say: {PARTS[places.index(-1)]}"
    assert places == sorted(places)
    assert len(text.splitlines()) <= 24
    assert stated(package, path) == may_import(package), AGAIN


@pytest.mark.parametrize("package", PACKAGES)
def test_what_to_begin_with_is_there(package: str) -> None:
    path = first_files()[package]
    named = begins_with(docstring(path))
    assert named
    assert [one for one in named if not (path.parent / one).exists()] == []


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {path.parent for top in ("bot", "rulings") for path in Path(README.parents[1], top).rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []
