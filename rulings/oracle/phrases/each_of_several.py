"""Several objects that each do or get something: "two target creatures each get +2/+2", "each deal damage equal to
their power" (CR 120.1, 611.2).

What is here: the word "each" behind the objects. What is not: "each creature" as an object (``objects``).
"""

from rulings.abilities.effects.damage import EachDealsDamage
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node
from rulings.abilities.players import ControllerOf, You
from rulings.abilities.references import Antecedent, Every, It, ObjectRef, Several, Target
from rulings.oracle.categories import affected, effect, qualifier
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

# What they get.


def _is_several(objects: Node) -> bool:
    if isinstance(objects, Several):
        return all(isinstance(one, ObjectRef) for one in objects.parts) and len(objects.parts) > 1
    return isinstance(objects, Target | It)


for _template in (
    "{objects:Recipient@plural} each {changes:Change+and@plural} {duration:Duration}",
    "{duration:Duration}, {objects:Recipient@plural} each {changes:Change+and@plural}",
):
    effect.phrase(
        _template,
        Continuous(hole("objects", where=_is_several), hole("changes"), hole("duration")),
        carries={"each": "objects"},
    )


affected.phrase(
    "{first:This} and {second:Attached} each",
    Several((hole("first"), hole("second"))),
    number=Number.PLURAL,
    carries={"each": "parts"},
)

# What damage they deal: a number of their own each.


effect.phrase(
    "{sources:Recipient@plural} each deal damage equal to their power to {to:Recipient}",
    EachDealsDamage(hole("sources", where=_is_several), hole("to")),
    carries={"each": "sources"},
)


effect.phrase(
    "{sources:Object@singular} deals damage equal to its power to {to:Recipient}",
    EachDealsDamage(hole("sources", Every), hole("to")),
)


effect.phrase(
    "{sources:Object@singular} deals {amount:Quantity} damage to its controller",
    EachDealsDamage(hole("sources", Every), ControllerOf(Antecedent("each")), amount=hole("amount")),
)

# A team of one is its player (CR 102.3): there are no teams here.

qualifier.words({"your team control(s)": ControlledBy(You())})
