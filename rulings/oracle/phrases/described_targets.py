"""Targets that later words describe: "the creature you control", where another creature is a target too.

What is here: the words. What is not: which target they mean (``rulings.oracle.binding.described``).
"""

from rulings.abilities.references import It
from rulings.oracle.binding.described import DESCRIBED
from rulings.oracle.categories import thing


def _declare(words: str) -> None:

    thing.phrase(words, It(words))


for _words in DESCRIBED:
    _declare(_words)
