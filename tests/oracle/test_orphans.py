"""Nothing stands in the modules of phrases that nothing uses, and no comment speaks of a module that is gone."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.places import ROOT

PHRASES = ROOT / "rulings" / "oracle" / "phrases"
_MODULE = re.compile(r"(?m)^ *#[^\n]*``([a-z_]+)``")


def _names(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            yield from (one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def _unused(source: str) -> list[str]:
    """Private names of a module that it does not use, but in what defines them."""
    tree = ast.parse(source)
    used = [(node.id, node.lineno) for node in ast.walk(tree) if isinstance(node, ast.Name) and _is_read(node)]
    return [
        name
        for one in tree.body
        for name in _names(one)
        if name.startswith("_")
        and not any(
            other == name and not (isinstance(one, ast.FunctionDef) and one.lineno <= line <= (one.end_lineno or 0))
            for other, line in used
        )
    ]


def _is_read(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Load)


@pytest.mark.parametrize(
    ("source", "unused"),
    [
        ("_A = 1\nprint(_A)", []),
        ("_A = 1", ["_A"]),
        ("def _again():\n    return _again()", ["_again"]),
        ("def _used():\n    pass\n_used()", []),
    ],
)
def test_what_nothing_uses_is_found(source: str, unused: list[str]) -> None:
    assert _unused(source) == unused


def test_every_private_name_of_a_module_of_phrases_is_used() -> None:
    found = [f"{path.relative_to(ROOT)}: {name}" for path in _modules() for name in _unused(path.read_text("utf-8"))]
    assert found == []


def test_comments_name_modules_that_are_there() -> None:
    known = {path.stem for path in (ROOT / "rulings").rglob("*.py")}
    known |= {path.name for path in (ROOT / "rulings").rglob("*") if path.is_dir()}
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in _modules()
        for name in _MODULE.findall(path.read_text("utf-8"))
        if name not in known
    ]
    assert found == []


def _modules() -> list[Path]:
    found = sorted(PHRASES.rglob("*.py"))
    assert len(found) > 100
    return found
