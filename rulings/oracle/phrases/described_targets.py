"""Targets that later words describe: "the creature you control", where another creature is a target too.

What is here: the words. What is not: which target they mean (``rulings.oracle.binding.described``).
"""

from collections.abc import Mapping

from rulings.abilities.references import It
from rulings.oracle.binding.described import DESCRIBED
from rulings.oracle.categories import thing
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(words: str) -> None:
    def make() -> It:
        return It(words)

    def unmake(node: It) -> Slots:
        return {} if node.words == words else None

    thing.phrase(words, make, unmake, kind=It)


for _words in DESCRIBED:
    _declare(_words)
