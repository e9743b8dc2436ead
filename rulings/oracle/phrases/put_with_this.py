"""What was put onto the battlefield or created with this object (CR 607.2c).

What is here: "tokens created with this enchantment", "the creature put onto the battlefield with ~". What is not: what
was exiled with it (``imprinting``).
"""

from collections.abc import Mapping

from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ORACLE, qualifier
from rulings.oracle.categories import thing as reference
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

_THESE = ("this enchantment", "this creature", "this artifact", "this land", "this permanent", "~", "it")
for _this in _THESE:
    qualifier.phrase(f"created with {_this}", PutThereWith)
    qualifier.phrase(f"put onto the battlefield with {_this}", PutThereWith)

# There is one such creature, whichever it is at that time.

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), PutThereWith()))
for _this in _THESE:
    _words = f"the creature put onto the battlefield with {_this}"
    ORACLE.category("EventObject").phrase(
        _words, lambda: _CREATURE, lambda node: {} if node == _CREATURE else None, kind=Filter, number=Number.SINGULAR
    )
    reference.phrase(
        _words,
        lambda: Every(_CREATURE),
        lambda node: {} if node == Every(_CREATURE) else None,
        kind=Every,
        number=Number.SINGULAR,
    )
