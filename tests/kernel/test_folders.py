"""The kernel's folders stand on one another: imports run down, and each folder and module can be seen at a glance."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest

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

MOST_MODULES = 30
MOST_LINES = 400
FEWEST_LINES = 25

RULES_OF_THEIR_OWN: Mapping[str, str] = {
    "abilities.sagas": "CR 714",
    "characteristics.layers.layer2_control": "CR 613.1b",
    "characteristics.layers.layer5_colors": "CR 613.1e",
    "keywords.costs.evoke": "CR 702.74",
    "keywords.spells.split_second": "CR 702.61",
    "keywords.static.absorb": "CR 702.64",
    "keywords.triggered.decayed": "CR 702.147",
    "state.siege_ability": "CR 310.11b",
    "state.events.event": "the base of all events",
    "state.ids": "what everything else is named by",
    "setup": "the door of the kernel",
}
"""Modules with fewer lines -> the rule that they are, or why they stand alone."""

SAYS_NOTHING = ("more_", "small_", "old_", "other", "rare", "unusual", "wordings", "misc", "utils", "helpers", "common")
KERNEL = "rulings.kernel"


def kernel_modules() -> dict[str, int]:
    """Module, without the kernel's name -> how many lines it has; packages are left out."""
    return {
        name.removeprefix(f"{KERNEL}."): len(path.read_text(encoding="utf-8").splitlines())
        for name, path in modules("rulings").items()
        if name.startswith(f"{KERNEL}.") and path.name != "__init__.py"
    }


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
    assert {name.split(".")[0] for name in kernel_modules() if "." in name} == set(FLOORS)


def test_no_folder_is_crowded() -> None:
    inside: dict[str, list[str]] = defaultdict(list)
    for name in kernel_modules():
        inside[name.rpartition(".")[0]].append(name)
    assert {folder: len(names) for folder, names in inside.items() if len(names) > MOST_MODULES} == {}


def test_no_module_is_long() -> None:
    assert {name: lines for name, lines in kernel_modules().items() if lines > MOST_LINES} == {}


def test_short_modules_are_rules_of_their_own() -> None:
    assert {name for name, lines in kernel_modules().items() if lines < FEWEST_LINES} == RULES_OF_THEIR_OWN.keys()


@pytest.mark.parametrize("name", sorted(kernel_modules()))
def test_names_say_something(name: str) -> None:
    leaf = name.rpartition(".")[2]
    assert not leaf.startswith(SAYS_NOTHING)


def test_every_folder_says_what_is_in_it() -> None:
    for name, path in modules("rulings").items():
        if name.startswith(f"{KERNEL}.") and path.name == "__init__.py":
            assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), name
