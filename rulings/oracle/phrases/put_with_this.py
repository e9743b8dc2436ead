"""What was put onto the battlefield or created with this object (CR 607.2c).

What is here: "tokens created with this enchantment", "the creature put onto the battlefield with ~". What is not: what
was exiled with it (``imprinting``).
"""

from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ORACLE, qualifier
from rulings.oracle.categories import thing as reference
from rulings.oracle.template import Number

_THESE = ("this enchantment", "this creature", "this artifact", "this land", "this permanent", "~", "it")
for _this in _THESE:
    qualifier.phrase(f"created with {_this}", PutThereWith)
    qualifier.phrase(f"put onto the battlefield with {_this}", PutThereWith)

# There is one such creature, whichever it is at that time.

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), PutThereWith()))
for _this in _THESE:
    _words = f"the creature put onto the battlefield with {_this}"
    ORACLE.category("EventObject").phrase(_words, _CREATURE, number=Number.SINGULAR)
    reference.phrase(_words, Every(_CREATURE), number=Number.SINGULAR)
