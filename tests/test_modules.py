"""Each folder and each module of the house can be seen at a glance, and its name says what is in it.

What is here: how many and how long, over all of ``rulings`` and ``bot``. What is not: who imports whom
(``test_import_directions``, ``test_import_circles``, ``kernel.test_folders``).
"""

from collections import Counter
from collections.abc import Mapping

import pytest

from tests.imports import modules

MOST_MODULES = 30
MOST_LINES = 400
FEWEST_LINES = 25
MOST_SHORT = 25
"""So many modules may be shorter than that."""

SHORT: Mapping[str, str] = {
    "rulings.kernel.abilities.sagas": "CR 714",
    "rulings.kernel.characteristics.layers.layer2_control": "CR 613.1b",
    "rulings.kernel.characteristics.layers.layer5_colors": "CR 613.1e",
    "rulings.kernel.keywords.costs.evoke": "CR 702.74",
    "rulings.kernel.keywords.spells.split_second": "CR 702.61",
    "rulings.kernel.keywords.static.absorb": "CR 702.64",
    "rulings.kernel.keywords.triggered.decayed": "CR 702.147",
    "rulings.kernel.setup": "the door of the kernel",
    "rulings.kernel.state.events.event": "the base of all events",
    "rulings.kernel.state.ids": "what everything else is named by",
    "rulings.kernel.state.siege_ability": "CR 310.11b",
    "rulings.language": "the two languages, which every package imports",
    "rulings.oracle.phrases.mechanics.controlling_turns": "CR 722",
    "rulings.oracle.phrases.mechanics.plot": "CR 702.170",
    "rulings.oracle.phrases.mechanics.restarting_and_subgames": "CR 726 and 728",
}
"""Modules with fewer lines -> the rule that they are, or why they stand alone."""

SAYS_NOTHING = ("more_", "small_", "old_", "other", "rare", "unusual", "wordings", "misc", "utils", "helpers", "common")


def lengths() -> dict[str, int]:
    """Module -> how many lines it has; the first files of packages are left out."""
    return {
        name: len(path.read_text(encoding="utf-8").splitlines())
        for name, path in modules("rulings", "bot").items()
        if path.name != "__init__.py"
    }


def test_no_folder_is_crowded() -> None:
    inside = Counter(name.rpartition(".")[0] for name in lengths())
    assert len(inside) > 50, "the folders are not found"
    assert {folder: number for folder, number in inside.items() if number > MOST_MODULES} == {}


def test_no_module_is_long() -> None:
    assert {name: lines for name, lines in lengths().items() if lines > MOST_LINES} == {}


def test_short_modules_have_a_reason() -> None:
    assert {name for name, lines in lengths().items() if lines < FEWEST_LINES} == SHORT.keys()
    assert len(SHORT) <= MOST_SHORT


def says_nothing(name: str) -> bool:
    """Whether a module or folder is named for what it is not."""
    return name.rpartition(".")[2].startswith(SAYS_NOTHING)


def test_names_say_something() -> None:
    assert [name for name in modules("rulings", "bot") if says_nothing(name)] == []


@pytest.mark.parametrize("name", ["rulings.oracle.more_costs", "bot.utils", "rulings.oracle.binding.others"])
def test_names_that_say_nothing_are_seen(name: str) -> None:
    assert says_nothing(name)
