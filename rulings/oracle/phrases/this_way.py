"""What an earlier effect or cost did: "the milled card", "cards milled this way", "the sacrificed creature".

What is here: the words. What is not: what they stand for: the binder looks for the effect or the cost that did it.
"""

from rulings.abilities.filters.filter import Among
from rulings.abilities.references import It
from rulings.oracle.binding.this_way import PARTICIPLES
from rulings.oracle.categories import qualifier, thing
from rulings.oracle.template import Number

_NOUNS = (*"card creature permanent land artifact enchantment planeswalker token spell".split(), "creature card")


def _pronoun(words: str, number: Number) -> None:

    thing.phrase(words, It(words), number=number)


def _among(participle: str) -> None:
    words = f"those {participle} this way"

    qualifier.phrase(f"{participle} this way", Among(It(words)))


for _participle in PARTICIPLES:
    for _noun in _NOUNS:
        _pronoun(f"the {_participle} {_noun}", Number.SINGULAR)
        _pronoun(f"the {_participle} {_noun}s", Number.PLURAL)
        _pronoun(f"the {_noun} {_participle} this way", Number.SINGULAR)
        _pronoun(f"the {_noun}s {_participle} this way", Number.PLURAL)
    _among(_participle)
