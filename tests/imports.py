"""The project's own imports, read from the syntax trees: who imports whom, and in which circles.

An import inside a function counts like one at the top of a module: it says that one module needs the other, only
later. What stands under ``TYPE_CHECKING`` is never run and is kept apart.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.places import ROOT


@dataclass(frozen=True)
class Import:
    """One import of a module of the project by another."""

    importer: str
    imported: str
    line: int
    for_types: bool
    """Whether it stands under ``TYPE_CHECKING``, and is never run."""


def modules(*packages: str) -> dict[str, Path]:
    """Dotted name -> file of every module in the packages; a package stands for its ``__init__``."""
    found = {}
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            dotted = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found[dotted.removesuffix(".__init__")] = path
    return found


def imports(found: Mapping[str, Path], of: Mapping[str, Path] | None = None) -> Iterator[Import]:
    """Every import of one of the modules by another of them; of one of those in ``of``, where that is given."""
    sought = found if of is None else of
    for module, path in found.items():
        for name, line, for_types in imported_names(module, path):
            if (imported := _home(name, sought)) is not None and imported != module:
                yield Import(module, imported, line, for_types)


@cache
def imported_names(module: str, path: Path) -> tuple[tuple[str, int, bool], ...]:
    """Dotted name of everything that a module imports, its line, and whether it is for types only.

    Shape: ``from a import b`` -> ``a.b``; read once a process, as many tests ask.
    """
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    return tuple(
        (name, node.lineno, for_types)
        for node, for_types in _statements(tree, for_types=False)
        for name in _named_by(node, package)
    )


def _statements(node: ast.AST, *, for_types: bool) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, for_types
        elif isinstance(child, ast.If) and ast.unparse(child.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            yield from _statements(ast.Module(child.body, []), for_types=True)
            yield from _statements(ast.Module(child.orelse, []), for_types=for_types)
        else:
            yield from _statements(child, for_types=for_types)


def _named_by(node: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    """Dotted names that a statement imports; ``from a import b`` gives ``a.b``."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = node.module or ""
    if node.level:
        parts = package.split(".")
        base = ".".join([*parts[: len(parts) - node.level + 1], *filter(None, [base])])
    yield from (f"{base}.{alias.name}" for alias in node.names)


def _home(name: str, found: Mapping[str, Path]) -> str | None:
    """The module that a name stands in: the module itself, or the one that defines the name."""
    if name in found:
        return name
    parent = name.rpartition(".")[0]
    return parent if parent in found else None


def circles(edges: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Groups of two or more that reach each other (strongly connected components, by Tarjan), largest first."""
    goes_to: dict[str, list[str]] = {}
    for start, end in edges:
        goes_to.setdefault(start, []).append(end)
        goes_to.setdefault(end, [])
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    on_stack: set[str] = set()
    groups: list[list[str]] = []
    for root in goes_to:
        if root in number:
            continue
        number[root] = lowest[root] = len(number)
        stack.append(root)
        on_stack.add(root)
        path = [(root, iter(goes_to[root]))]
        while path:
            here, following = path[-1]
            for there in following:
                if there not in number:
                    number[there] = lowest[there] = len(number)
                    stack.append(there)
                    on_stack.add(there)
                    path.append((there, iter(goes_to[there])))
                    break
                if there in on_stack:
                    lowest[here] = min(lowest[here], number[there])
            else:
                path.pop()
                if path:
                    lowest[path[-1][0]] = min(lowest[path[-1][0]], lowest[here])
                if lowest[here] == number[here]:
                    at = stack.index(here)
                    group, stack[at:] = stack[at:], []
                    on_stack.difference_update(group)
                    if len(group) > 1:
                        groups.append(sorted(group))
    return sorted(groups, key=lambda group: (-len(group), group))
