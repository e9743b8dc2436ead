"""Examples that are wrong, and holes that nothing can fill.

What is here: the check of all examples of a grammar, as they are made ready only when a text asks for them. A test runs
it over all phrases.
"""

from collections.abc import Iterator

from rulings.oracle.grammar import Alternative, Grammar
from rulings.oracle.template import GrammarError, Slot


def misfits(grammar: Grammar) -> list[str]:
    """Every example that can't be made ready, and every hole whose guard no phrase of its slot's category can meet.

    Shape: grammar -> "file:line: fault", empty when all is well.
    """
    return sorted({fault for one in _examples(grammar) for fault in _faults(grammar, one)})


def _examples(grammar: Grammar) -> Iterator[Alternative]:
    for category in list(grammar.categories.values()):
        for one in category.own:
            if one.example is not None:
                yield one


def _faults(grammar: Grammar, one: Alternative) -> Iterator[str]:
    assert one.example is not None
    try:
        guards = one.example.example().guards
    except GrammarError as fault:
        yield str(fault)
        return
    for slot in one.slots:
        classes = guards[slot.field].classes if slot.field in guards else ()
        kinds = _kinds(grammar, slot)
        if classes and kinds and not any(_may_be(kind, wanted) for kind in kinds for wanted in classes):
            names = ", ".join(sorted(kind.__name__ for kind in kinds))
            yield f"{one.source}: hole({slot.field!r}) is none of {names}"


def _kinds(grammar: Grammar, slot: Slot) -> set[type]:
    """The classes that a slot's category makes; empty where some of its phrases are written in code."""
    category = grammar.resolve(slot)
    if any(one.lexicon is not None for one in category.closure()):
        return set()
    return {one.kind for one in category.alternatives()}


def _may_be(kind: type, wanted: type) -> bool:
    return issubclass(kind, wanted) or issubclass(wanted, kind)
