"""The files of the project around the code: tests, tables, summaries of rules.

What is here: looking for words in them. What is not: reading them for what they say. An installed judgebot has no
tests; there these questions find nothing.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

from rulings.signposts.records import Place

ROOT: Final = Path(__file__).parents[2]
"""The folder that ``rulings`` stands in, by the way on which it was found, as all modules were."""
_QUOTED: Final = re.compile(r'"((?:[^"\\\n]|\\.)+?)(?:\*\d+)?"')
"""A card's name in a table, perhaps with a number: ``"Forest*3"``."""


def within(path: Path | str) -> str:
    """The path within the project, with slashes."""
    return Path(path).absolute().relative_to(ROOT).as_posix()


def lines_with(pattern: str, folder: str, suffix: str, *, once: bool = False) -> Iterator[Place]:
    """Lines in which a pattern stands, in the order of the files; ``once``: only the first of each file.

    Shape: a pattern, in which ``^`` is the start of a line -> places, named by what the first group holds.
    """
    sought = re.compile(pattern, re.MULTILINE)
    for file, text in _files(folder, suffix):
        seen = 0
        for match in sought.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            if line != seen:
                seen = line
                yield Place(file, line, match[1] or "" if match.re.groups else "")
            if once:
                break


def mirror_of(file: str) -> str:
    """The file of tests that lies as this one does: ``rulings/oracle/phrases/effects/cards.py`` ->
    ``tests/oracle/phrases/effects/test_cards.py``; empty where there is none."""
    path = PurePosixPath("tests", *PurePosixPath(file).parts[1:])
    test = path.with_name(f"test_{path.name}")
    return str(test) if (ROOT / test).is_file() else ""


def tests_of(node: Place, *mirrored: Place) -> tuple[Place, ...]:
    """Tests that import a class of nodes, each with the line; those named for its file or one of the others come first.

    Shape: where the class stands, and what else is tested with it -> ``tests/oracle/phrases/effects/test_cards.py:7``.
    """
    pattern = rf"^from rulings\.abilities[\w.]* import (?:\([^)]*?|[^\n(]*?)(?<!\w){node.name}(?!\w)"
    stems = {f"test_{PurePosixPath(one.file).stem}" for one in (node, *mirrored)}
    found = lines_with(pattern, "tests", ".py", once=True)
    return tuple(sorted(found, key=lambda one: (PurePosixPath(one.file).stem not in stems, one)))


def citations_of(pattern: str) -> Iterator[Place]:
    """Where the code rests on a rule: calls that are given its number, as ``cite`` and refusals are, and what says so
    of itself in its docstring.

    Shape: a pattern of numbers -> places, named by number and witness words, or by the first line of the docstring.
    """
    sought = re.compile(pattern)
    spoken = re.compile(rf"(?<![\w.])(?:{pattern})(?![\w]|\.\d)")
    rests = re.compile(rf"\(CR [^)]*{spoken.pattern}")
    for file, text in _files("rulings", ".py"):
        if not spoken.search(text):
            continue
        for one in ast.walk(ast.parse(text)):
            if isinstance(one, ast.Call):
                words = [str(part.value) for part in one.args if isinstance(part, ast.Constant)]
                if any(sought.fullmatch(word) for word in words):
                    yield Place(file, one.lineno, ": ".join(words))
            elif isinstance(one, ast.Module | ast.ClassDef | ast.FunctionDef):
                said = ast.get_docstring(one) or ""
                if rests.search(said):
                    yield Place(file, getattr(one, "lineno", 1), said.splitlines()[0])


def tables_of_section(section: str) -> Iterator[Place]:
    """Tables of the folder of one section of the rules: ``"601"`` -> ``tests/tables/601-casting-spells/*``."""
    for file, _ in _files("tests/tables", ".toml"):
        if f"/{section}-" in file:
            yield Place(file, 1)


def tables_with_cards(names: Iterable[str]) -> Iterator[Place]:
    """Tables in which any of the cards takes part, with its name."""
    sought = frozenset(names)
    for folder in ("data/demonstrations", "tests/tables"):
        for file, text in _files(folder, ".toml"):
            for match in _QUOTED.finditer(text):
                if match[1] in sought:
                    yield Place(file, text.count("\n", 0, match.start()) + 1, match[1])
                    break


@cache
def _files(folder: str, suffix: str) -> tuple[tuple[str, str], ...]:
    """Path and text of each file below a folder, sorted by path; a megabyte or two, read once."""
    return tuple(
        (within(path), path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / folder).rglob(f"*{suffix}"))
        if path.is_file()
    )
