"""Phrases whose inverse is written by hand: few, each with its reason, since nothing else holds the two together."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.places import ROOT

_PHRASES = ROOT / "rulings" / "oracle" / "phrases"
_MOST = 55
"""So many are left. A phrase that an example can say (``rulings/oracle/README.md``) is said by one."""


def _by_hand(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls of ``phrase`` that give a function for printing: a third argument, or one that may be anything."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="phrase"), args=arguments, keywords=named):
                is_starred = any(isinstance(one, ast.Starred) for one in arguments)
                if len(arguments) > 2 or is_starred or any(one.arg in ("unmake", None) for one in named):
                    yield node


def _without_reason(path: Path) -> Iterator[str]:
    """The calls above which no comment stands."""
    lines = path.read_text(encoding="utf-8").split("\n")
    for call in _by_hand(ast.parse("\n".join(lines))):
        if not lines[call.lineno - 2].lstrip().startswith("# "):
            yield f"{path.relative_to(ROOT)}:{call.lineno}"


def _modules() -> list[Path]:
    return sorted(_PHRASES.rglob("*.py"))


def test_no_more_inverses_are_written_by_hand() -> None:
    count = sum(1 for path in _modules() for _ in _by_hand(ast.parse(path.read_text(encoding="utf-8"))))
    assert count <= _MOST, "write an example with holes instead of a function and its inverse"


def test_an_inverse_written_by_hand_has_its_reason_above_it() -> None:
    assert [place for path in _modules() for place in _without_reason(path)] == []


def test_both_ways_to_give_an_inverse_are_seen() -> None:
    said = "a.phrase('x', f, g)\na.phrase('x', *both)\na.phrase('x', f, unmake=g)\na.phrase('x', K(hole('y')))\n"
    assert [call.lineno for call in _by_hand(ast.parse(said))] == [1, 2, 3]
