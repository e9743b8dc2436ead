"""No large circle of imports: what stands in one can only be understood, tested and loaded together."""

import pytest

from tests.imports import circles, imports, modules

LARGEST = 6
"""So many modules may import each other in a circle: questions about a game that ask each other by nature."""


@pytest.mark.parametrize("with_types", [False, True], ids=["imported", "named"])
def test_no_circle_is_large(with_types: bool) -> None:
    """Neither of what is imported, inside functions too, nor with what is named for types alone."""
    found = imports(modules("rulings", "bot"))
    edges = {(one.importer, one.imported) for one in found if with_types or not one.for_types}
    assert len(edges) > 1000, "the imports are not found"
    too_large = [circle for circle in circles(edges) if len(circle) > LARGEST]
    assert not too_large, "\n".join(f"{len(circle)} modules: {', '.join(circle)}" for circle in too_large)


def test_bot_has_no_circle_even_for_types() -> None:
    edges = {(one.importer, one.imported) for one in imports(modules("bot"))}
    assert len(edges) > 100, "the imports are not found"
    assert circles(edges) == []


@pytest.mark.parametrize("package", ["bot.commands", "bot.views"])
def test_commands_and_views_do_not_import_the_client(package: str) -> None:
    """Not even for types: a command takes ``bot.asking.Asking``, a button ``bot.views.pressing.Pressable``."""
    found = {one.imported for one in imports(modules("bot")) if one.importer.startswith(package)}
    assert len(found) > 5, "the imports are not found"
    assert "bot.client" not in found


@pytest.mark.parametrize(
    ("edges", "found"),
    [
        ("ab bc", []),
        ("ab ba", [["a", "b"]]),
        ("ab bc ca cd", [["a", "b", "c"]]),
        ("ab ba bc cd dc", [["a", "b"], ["c", "d"]]),
        ("ab bc cd da ac ef fe", [["a", "b", "c", "d"], ["e", "f"]]),
        ("xa ab bc cb bd da", [["a", "b", "c", "d"]]),
    ],
)
def test_circles_are_found(edges: str, found: list[list[str]]) -> None:
    assert circles((edge[0], edge[1]) for edge in edges.split()) == found


def test_imports_inside_functions_count_and_those_for_types_are_told_apart() -> None:
    found = {(one.importer, one.imported, one.for_types) for one in imports(modules("rulings"))}
    assert ("rulings.kernel.happening.moving", "rulings.kernel.happening.game", False) in found
    assert ("rulings.kernel.state.writes", "rulings.kernel.state.state", True) in found
