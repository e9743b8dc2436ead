"""Which tests cover a file or a package.

    python -m tests.covering rulings/oracle/phrases/effects/mana.py
    python -m tests.covering lookup
    python -m tests.covering kernel/combat --names | xargs pytest

What is here: the tests that are named for it (``tests.mirror``), those that import it, those that import a node that
one of its handlers is declared for, those that are named for a rule that it cites, and the tables that show such a
rule; each once, by the first of these. ``--names`` prints the files of tests only, for pytest, without those that only
share a rule. What is not: coverage by running (``make coverage``).
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.imports import imported_names, imports, modules
from tests.mirror import TESTS, files_of_tests, mirror_of, mirrored
from tests.places import ROOT

CITED: Final = re.compile(r"(?<![\d.])([1-9]\d{2}\.\d{1,3}[a-z]?)(?![\w.]*\d)")
"""A rule, as in ``CR 614.12a``."""
NAMED_RULE: Final = re.compile(r"^(?:async )?def (test_\w+?)__(\d{3})_(\d{1,3}[a-z]?)\(", re.MULTILINE)
"""A test that is named for a rule: ``test_the_winner_is_known__104_2a``."""


class UnknownCodeError(Exception):
    """Nothing of the code is called so, or several things are."""


@dataclass(frozen=True)
class Covering:
    """Tests that cover something, each in the first group that fits."""

    named: tuple[Path, ...]
    importing: tuple[Path, ...]
    with_its_nodes: tuple[Path, ...]
    """They import a node that a handler of it is declared for (``@performs(ExileAndMeld)``)."""
    rules: Mapping[str, tuple[str, ...]]
    """Rule that is cited -> ``tests/kernel/test_loops.py::test_a_loop`` and tables that show it."""


def covering(asked: Mapping[str, Path]) -> Covering:
    """The tests that cover modules.

    Shape: dotted name -> file; reads all tests, some seconds.
    """
    everything = files_of_tests()
    folders = {mirror_of(path.parent) for path in asked.values() if path.name == "__init__.py"}
    named = [
        test
        for test in everything
        if mirrored(test) in asked.values() or any(test.is_relative_to(one) for one in folders)
    ]
    dotted = {".".join(test.relative_to(ROOT).with_suffix("").parts): test for test in everything}
    importers = {one.importer for one in imports(dotted, asked)}
    importing = [test for name, test in dotted.items() if name in importers and test not in named]
    nodes = {node for path in asked.values() for node in handled_nodes(path.read_text(encoding="utf-8"))}
    known = {*named, *importing}
    with_nodes = [
        test
        for name, test in dotted.items()
        if test not in known and not nodes.isdisjoint(one for one, _, _ in imported_names(name, test))
    ]
    cited = {rule for path in asked.values() for rule in CITED.findall(path.read_text(encoding="utf-8"))}
    return Covering(tuple(named), tuple(importing), tuple(with_nodes), _by_rule(cited, {*known, *with_nodes}))


@cache
def _named_for_rules(test: Path) -> tuple[tuple[str, str, str], ...]:
    return tuple(NAMED_RULE.findall(test.read_text(encoding="utf-8")))


def handled_nodes(source: str) -> Iterator[str]:
    """Classes of ``rulings.abilities`` that stand in decorators of a module.

    Shape: ``@performs(ExileAndMeld)`` -> ``rulings.abilities.effects.moving.ExileAndMeld``.
    """
    tree = ast.parse(source)
    imported = dict(_imported_nodes(tree))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for one in (name for call in function.decorator_list for name in ast.walk(call)):
                if isinstance(one, ast.Name) and one.id in imported:
                    yield imported[one.id]


def _imported_nodes(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for one in ast.walk(tree):
        if isinstance(one, ast.ImportFrom) and (one.module or "").startswith("rulings.abilities."):
            yield from ((alias.asname or alias.name, f"{one.module}.{alias.name}") for alias in one.names)


def _by_rule(cited: set[str], known: set[Path]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {rule: [] for rule in sorted(cited)}
    for test in files_of_tests():
        if test not in known:
            for name, section, rest in _named_for_rules(test):
                if (rule := f"{section}.{rest}") in found:
                    found[rule].append(f"{test.relative_to(ROOT)}::{name}__{section}_{rest}")
    for table in sorted((TESTS / "tables").rglob("*.toml")):
        if (begins := re.match(r"(\d{3})-(\d{1,3}[a-z]?)-", table.name)) and (
            rule := ".".join(begins.groups())
        ) in found:
            found[rule].append(str(table.relative_to(ROOT)))
    return {rule: tuple(places) for rule, places in found.items() if places}


def asked_modules(words: str) -> dict[str, Path]:
    """The modules of a file or a package.

    Shape: a path, a dotted name, either also below ``rulings``, or the name of one module -> dotted name -> file.

    Raises: UnknownCodeError: there is none such, or there are several of that name.
    """
    code = modules("rulings", "bot")
    slashed = words.rstrip("/").removesuffix("/__init__.py").removesuffix(".py")
    path = slashed if "/" in slashed else slashed.replace(".", "/")
    for place in (Path(path), Path("rulings") / path):
        name = ".".join((Path(path).relative_to(ROOT) if Path(path).is_absolute() else place).parts)
        if name in code and not words.endswith("__init__.py"):
            return {one: file for one, file in code.items() if one == name or one.startswith(f"{name}.")}
        if name in code:
            return {name: code[name]}
    found = [name for name in code if name.endswith("." + path.replace("/", "."))]
    if len(found) == 1:
        return asked_modules(found[0])
    raise UnknownCodeError(
        f"{words} may be {', '.join(found)}" if found else f"{words} is no file and no package of rulings or bot"
    )


def lines(found: Covering) -> Iterator[str]:
    """What is told: one place a line, by groups."""
    yield from _group("named for it", (str(test.relative_to(ROOT)) for test in found.named))
    yield from _group("import it", (str(test.relative_to(ROOT)) for test in found.importing))
    yield from _group("import a node that it handles", (str(test.relative_to(ROOT)) for test in found.with_its_nodes))
    for rule, places in found.rules.items():
        yield from _group(f"by a rule that it cites, CR {rule}", places)


def _group(title: str, places: Iterable[str]) -> Iterator[str]:
    listed = list(places)
    if listed:
        yield f"{title}: {len(listed)}"
        yield from (f"  {place}" for place in listed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the tests.

    Shape: -> 0, 1 where none covers it, 2 where nothing of the code is called so.
    """
    parser = argparse.ArgumentParser(
        prog="python -m tests.covering", description="which tests cover a file or a package"
    )
    parser.add_argument("code", metavar="FILE|PACKAGE", nargs="+")
    parser.add_argument("--names", action="store_true", help="files of tests only, for pytest")
    given = parser.parse_args(arguments)
    try:
        asked = {name: path for words in given.code for name, path in asked_modules(words).items()}
    except UnknownCodeError as fault:
        print(fault, file=sys.stderr)
        return 2
    found = covering(asked)
    if given.names:
        told = [str(test.relative_to(ROOT)) for test in (*found.named, *found.importing, *found.with_its_nodes)]
    else:
        told = list(lines(found))
    if not told:
        print("no test covers it", file=sys.stderr)
        return 1
    print(*told, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
