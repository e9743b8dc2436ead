"""The kernel's folders stand on one another: imports run down.

What is not here: how large folders and modules may be (``tests.test_modules``).
"""

import ast
from collections.abc import Iterator, Mapping

from tests.imports import imports, modules

FLOORS: tuple[str, ...] = (
    "state",
    "abilities",
    "questions",
    "characteristics",
    "happening",
    "triggers",
    "actions",
    "casting",
    "combat",
    "state_based",
    "effects",
    "keywords",
    "turn",
)
"""The folders of the kernel, lowest first: each may import those before it, none after it."""

UPWARD: Mapping[tuple[str, str], str] = {}
"""Imports between folders that run up: importer and imported -> why. At most five."""

KERNEL = "rulings.kernel"


def folders() -> set[str]:
    """The folders right in the kernel."""
    parts = [name.removeprefix(f"{KERNEL}.").split(".") for name in modules("rulings") if name.startswith(f"{KERNEL}.")]
    return {part[0] for part in parts if len(part) > 1}


def imports_between_folders() -> Iterator[tuple[str, str]]:
    """Importer and imported, where they stand in different folders; what is imported for types alone is left out."""
    for one in imports({name: path for name, path in modules("rulings").items() if name.startswith(f"{KERNEL}.")}):
        importer, imported = one.importer.removeprefix(f"{KERNEL}."), one.imported.removeprefix(f"{KERNEL}.")
        if not one.for_types and "." in importer and importer.split(".")[0] != imported.split(".")[0]:
            yield importer, imported


def test_imports_run_down() -> None:
    found = set(imports_between_folders())
    assert len(found) > 500, "the imports are not found"
    floor = {name: number for number, name in enumerate(FLOORS)}
    upward = {
        (importer, imported)
        for importer, imported in found
        if floor.get(imported.split(".")[0], len(FLOORS)) > floor[importer.split(".")[0]]
    }
    assert upward == UPWARD.keys()
    assert len(UPWARD) <= 5


def test_every_folder_has_its_floor() -> None:
    assert folders() == set(FLOORS)


def test_every_folder_says_what_is_in_it() -> None:
    for name, path in modules("rulings").items():
        if name.startswith(f"{KERNEL}.") and path.name == "__init__.py":
            assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), name
