"""Dependency loops: they are applied by timestamp, and what depends on a loop waits for it (CR 613.8b)."""

from types import SimpleNamespace
from typing import Any

from rulings.kernel.characteristics.dependency import _first_of_a_loop


def first(*waits: tuple[str, str]) -> str:
    """The first of the effects a, b, c (in timestamp order) where each pair is (effect, what it depends on)."""
    effects: dict[str, Any] = {name: SimpleNamespace(name=name) for name in "abc"}
    depends: Any = {id(e): [effects[on] for of, on in waits if of == name] for name, e in effects.items()}
    return str(_first_of_a_loop(list(effects.values()), depends).name)


def test_in_a_loop_the_earliest_goes_first() -> None:
    assert first(("a", "b"), ("b", "c"), ("c", "a")) == "a"


def test_what_only_depends_on_a_loop_waits_for_it() -> None:
    assert first(("a", "b"), ("b", "c"), ("c", "b")) == "b"
