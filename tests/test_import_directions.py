"""Imports run one way, as the design says: read from the syntax trees, so that nothing needs to be imported."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.places import ROOT

SHARED = frozenset(
    {"rulings", "rulings.cite", "rulings.controls", "rulings.errors", "rulings.language", "rulings.corpus.cards"}
)
"""Leaves that everybody may import."""

ALLOWED: Mapping[str, frozenset[str]] = {
    "rulings.abilities": frozenset(),
    "rulings.corpus": frozenset(),
    "rulings.kernel": frozenset({"rulings.abilities"}),
    "rulings.oracle": frozenset({"rulings.abilities"}),
    # The narrator names zones, steps and the abilities that a permanent was given.
    "rulings.narrate": frozenset({"rulings.kernel", "rulings.abilities"}),
    "rulings.lookup": frozenset({"rulings.corpus"}),
    "rulings.sources": frozenset({"rulings.corpus"}),
    "rulings.table": frozenset({"rulings.abilities", "rulings.kernel", "rulings.oracle", "rulings.narrate"}),
    "rulings.signposts": frozenset({"rulings.abilities", "rulings.kernel", "rulings.lookup", "rulings.oracle"}),
    "rulings.building": frozenset({"rulings"}),
    "rulings.answer": frozenset({"rulings"}),
    "bot": frozenset({"rulings.answer", "rulings.building", "rulings.narrate.report"}),
}
"""Package -> the packages (or single modules) that it may import beside itself and ``SHARED``."""

NEVER: Mapping[str, frozenset[str]] = {
    "rulings": frozenset({"bot", "discord", "mtg"}),
    "bot": frozenset({"mtg"}),
}
"""Package -> what it must not import in any module (``mtg`` is a file that we read, never code that we run)."""


def modules_of(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imported_names(source: str, module: str, *, is_package: bool) -> Iterator[tuple[str, int]]:
    """Dotted names that a module imports, with their lines; ``from a import b`` gives ``a.b``."""
    for node in ast.walk(ast.parse(source, filename=module)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = module.split(".")
                anchor = parts[: len(parts) - node.level + (1 if is_package else 0)]
                base = ".".join([*anchor, base] if base else anchor)
            yield from ((f"{base}.{alias.name}", node.lineno) for alias in node.names)


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def home_of(module: str) -> str:
    """The package whose line in ``ALLOWED`` a module obeys."""
    return "bot" if is_within(module, "bot") else ".".join(module.split(".")[:2])


def fault_of(module: str, name: str) -> str | None:
    """Why the module may not import that name, ``None`` where it may."""
    top, home = module.split(".")[0], home_of(module)
    if any(is_within(name, banned) for banned in NEVER[top]):
        return f"{module} imports {name}, which nothing of {top} may"
    if not is_within(name, "rulings") or is_within(name, home):
        return None
    if any(is_within(name, leaf) for leaf in SHARED - {"rulings"}):
        return None
    if home in ALLOWED and any(is_within(name, package) for package in ALLOWED[home]):
        return None
    return f"{module} imports {name}, but {home} may import only {sorted(ALLOWED.get(home, SHARED))}"


def faults_in_the_project() -> Iterator[str]:
    for top in ("rulings", "bot"):
        for path in modules_of(top):
            dotted = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            is_package = dotted.endswith(".__init__")
            module = dotted.removesuffix(".__init__")
            for name, line in imported_names(path.read_text(encoding="utf-8"), module, is_package=is_package):
                if fault := fault_of(module, name):
                    yield f"{path.relative_to(ROOT)}:{line}: {fault}"


def test_imports_run_one_way() -> None:
    faults = list(faults_in_the_project())
    assert not faults, "\n".join(faults)


def test_every_package_has_its_line() -> None:
    packages = {
        f"rulings.{path.stem}"
        for path in (ROOT / "rulings").iterdir()
        if path.is_dir() and path.name != "__pycache__" and any(path.glob("*.py"))
    }
    assert packages <= set(ALLOWED) | SHARED


def test_the_directions_have_no_circle() -> None:
    done: set[str] = set()
    remaining = {package: {a for a in allowed if a in ALLOWED} for package, allowed in ALLOWED.items()}
    while ready := {package for package, needs in remaining.items() if package not in done and needs <= done}:
        done |= ready
    assert done == set(ALLOWED)


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("rulings.kernel.stack", "rulings.oracle.tokens"),
        ("rulings.oracle.tokens", "rulings.kernel.state.state"),
        ("rulings.corpus.rule_texts.rules", "rulings.sources.cr_text"),
        ("rulings.lookup.cards.names", "discord.Client"),
        ("rulings.answer", "bot.client"),
        ("bot.client", "rulings.kernel.state.state"),
        ("rulings.sources.oracle_snapshot", "mtg.anything"),
    ],
)
def test_the_check_sees_a_wrong_direction(module: str, name: str) -> None:
    assert fault_of(module, name)


def test_relative_imports_are_seen_through() -> None:
    assert list(imported_names("from ..oracle import tokens", "rulings.kernel.stack", is_package=False)) == [
        ("rulings.oracle.tokens", 1)
    ]
