"""Who or what an event happens to."""

from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another, PutThereWith
from rulings.abilities.references import Every, Several, Target
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ORACLE
from rulings.oracle.categories import thing as reference
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

thing = ORACLE.category("NamedThing")
enters = ORACLE.category("SomethingEnters")
_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), PutThereWith()))
_THESE = ("this enchantment", "this creature", "this artifact", "this land", "this permanent", "~", "it")
ORACLE.category("EventObject").include(thing)

# "When target creature dies this turn": the target is chosen as the ability that says so is activated or cast.
ORACLE.category("EventObject").phrase("target {filter:Filter@singular}", Target)
enters.include(ORACLE.category("Entering"))
thing_of_event = ORACLE.category("EventObject")
"""An object in an event: ``This``, ``Attached``, a pronoun, or a ``Filter`` ("a creature you control")."""
thing_of_event.include(ORACLE.category("This"), ORACLE.category("Attached"))
thing_of_event.phrase(
    "another {filter:Filter@singular}",
    Filter(hole("filter").kind, (Another(), *hole("filter").predicates)),
    is_transparent=True,
    carries={"another": "predicates"},
)
thing_of_event.phrase("a {filter:Filter@singular}", hole("filter"), kind=Filter, is_transparent=True)
batch = ORACLE.category("EventBatch")
"""Objects of which one or more do it at once."""
batch.phrase(
    "one or more other {filter:Filter@plural}",
    Filter(hole("filter").kind, (Another(), *hole("filter").predicates)),
    is_transparent=True,
    number=Number.PLURAL,
)
batch.phrase(
    "one or more {filter:Filter@plural}", hole("filter"), kind=Filter, is_transparent=True, number=Number.PLURAL
)
for _this in _THESE:
    _words = f"the creature put onto the battlefield with {_this}"
    ORACLE.category("EventObject").phrase(_words, _CREATURE, number=Number.SINGULAR)
    reference.phrase(_words, Every(_CREATURE), number=Number.SINGULAR)
ORACLE.category("EventBatch").phrase(
    "{first:This} and/or one or more other {rest:Filter@plural}",
    Several((hole("first"), Filter(hole("rest").kind, (Another(), *hole("rest").predicates)))),
    number=Number.PLURAL,
)
thing_of_trigger = ORACLE.category("EventObject")
thing_of_trigger.phrase(
    "{first:This} or another {rest:Filter@singular}",
    Several((hole("first"), Filter(hole("rest").kind, (Another(), *hole("rest").predicates)))),
    carries={"another": "parts"},
)

# "~ or an instant or sorcery spell you control": either of two, whatever else this object is.
thing_of_trigger.phrase(
    "{first:This} or a {rest:Filter@singular}",
    Several(
        (hole("first"), hole("rest", where=lambda one: not (one.predicates and isinstance(one.predicates[0], Another))))
    ),
)
ORACLE.category("EventObject").phrase(
    "a {first:Filter@singular} or a {second:Filter@singular}", Several((hole("first"), hole("second")))
)
