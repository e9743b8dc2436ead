"""Categories that follow from others: possessives and lists.

What is here: "its controller's" from "its controller", and "A", "A and B", "A, B, and C" as tuples.
"""

from collections.abc import Callable, Mapping
from typing import Any

from rulings.oracle.grammar import Alternative, Category, NumberRule, Value
from rulings.oracle.template import Element, Inflected, Number, Slot, Word


def possessive_alternatives(name: str, base: Category) -> list[Alternative]:
    """The owners: declared possessives first ("your"), then any phrase with its ending ("target player's")."""

    def make(owner: Value) -> Value:
        return owner

    def unmake(node: Any) -> Mapping[str, Value] | None:
        return {"owner": node}

    declared = [one for category in base.closure() for one in category.possessives]
    ending = Inflected("'s", "'", is_verb=False, governor="owner")
    return [*declared, _alternative(name, (Slot("owner", base.name), ending), object, make, unmake, "owner")]


def list_alternatives(name: str, base: Category, joint: str) -> list[Alternative]:
    """Tuples of one phrase or more, with a word before the last, commas only, or nothing between."""
    chain = base.grammar.category(f"{name}, open")
    one, last = Slot("one", base.name), Slot("last", base.name)
    rest = Slot("rest", chain.name)
    comma = Word(",")

    def first(one: Value) -> Value:
        return (one,)

    def unmake_first(items: tuple[Value, ...]) -> Mapping[str, Value] | None:
        return {"one": items[0]} if len(items) == 1 else None

    def pair(one: Value, last: Value) -> Value:
        return (one, last)

    def unmake_pair(items: tuple[Value, ...]) -> Mapping[str, Value] | None:
        return {"one": items[0], "last": items[1]} if len(items) == 2 else None

    def longer(rest: tuple[Value, ...], last: Value) -> Value:
        return (*rest, last)

    def unmake_longer(items: tuple[Value, ...]) -> Mapping[str, Value] | None:
        return {"rest": items[:-1], "last": items[-1]} if len(items) > 2 else None

    separator: tuple[Element, ...] = (comma,) if joint else ()
    chain.own = [
        _alternative(chain.name, (one, *separator, last), tuple, pair, unmake_pair, None),
        _alternative(chain.name, (rest, *separator, last), tuple, longer, unmake_longer, None),
    ]
    number: NumberRule = "last" if joint == "or" else Number.PLURAL
    between: tuple[Element, ...] = separator if joint in (",", "") else (Word(joint),)
    before_last = between if joint in (",", "") else (comma, *between)
    return [
        _alternative(name, (one,), tuple, first, unmake_first, "one"),
        _alternative(name, (one, *between, last), tuple, pair, unmake_pair, number),
        _alternative(name, (rest, *before_last, last), tuple, longer, unmake_longer, number),
    ]


def _alternative(
    name: str,
    elements: tuple[Element, ...],
    kind: type,
    make: Callable[..., Value | None],
    unmake: Callable[[Any], Mapping[str, Value] | None],
    number: NumberRule,
) -> Alternative:
    return Alternative(name, elements, kind, make, unmake, {}, 0, number, {}, f"derived: {name}")
