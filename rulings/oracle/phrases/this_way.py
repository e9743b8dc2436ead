"""What an earlier effect or cost did: "the milled card", "cards milled this way", "the sacrificed creature".

What is here: the words. What is not: what they stand for: the binder looks for the effect or the cost that did it.
"""

from collections.abc import Mapping

from rulings.abilities.filters.filter import Among
from rulings.abilities.references import It
from rulings.oracle.binding.this_way import PARTICIPLES
from rulings.oracle.categories import qualifier, thing
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

_NOUNS = (*"card creature permanent land artifact enchantment planeswalker token spell".split(), "creature card")


def _pronoun(words: str, number: Number) -> None:
    def make() -> It:
        return It(words)

    def unmake(node: It) -> Slots:
        return {} if node.words == words else None

    thing.phrase(words, make, unmake, kind=It, number=number)


def _among(participle: str) -> None:
    words = f"those {participle} this way"

    def make() -> Among:
        return Among(It(words))

    def unmake(node: Among) -> Slots:
        return {} if isinstance(node.objects, It) and node.objects.words == words else None

    qualifier.phrase(f"{participle} this way", make, unmake, kind=Among)


for _participle in PARTICIPLES:
    for _noun in _NOUNS:
        _pronoun(f"the {_participle} {_noun}", Number.SINGULAR)
        _pronoun(f"the {_participle} {_noun}s", Number.PLURAL)
        _pronoun(f"the {_noun} {_participle} this way", Number.SINGULAR)
        _pronoun(f"the {_noun}s {_participle} this way", Number.PLURAL)
    _among(_participle)
