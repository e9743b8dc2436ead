"""Objects together with what is attached to them, and what comes back with them (CR 301.5, 303.4).

What is here: "enchanted creature and all Auras attached to it", "the other cards exiled this way", "A at the next end
step. If you do, B". What is not: attaching (``verbs``).
"""

from rulings.abilities.conditions.condition import Fits
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import AttachedTo
from rulings.abilities.players import You
from rulings.abilities.references import Attached, Every, It, Several, StillExiled, Target, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, DelayedFirst, sentence, thing
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

thing.phrase(
    "{object:Object} and all {filter:Filter@plural}",
    Several(
        (
            hole("object", Attached, Target, It),
            Every(
                hole("filter", where=lambda one: bool(one.predicates) and one.predicates[-1] == AttachedTo(It("it")))
            ),
        )
    ),
    number=Number.PLURAL,
)


thing.phrase("the other cards exiled this way", StillExiled(It("the cards exiled this way")), number=Number.PLURAL)

# What depends on a delayed effect is done with it.


for _do in ("if you do", "if they do"):
    sentence.phrase(
        f"at {{event:NextTime}}, {{first:Clauses}}. {_do}, {{then:Clauses}}.",
        DelayedFirst(hole("event"), IfDone(hole("first"), hole("then"))),
    )


sentence.phrase(
    "at {event:NextTime}, {first:Clauses}. if it entered under your control, {then:Clauses}.",
    DelayedFirst(
        hole("event"),
        Clauses(
            (hole("first"), If(Fits(ThisWay("returned"), Filter(Kind.PERMANENT, (ControlledBy(You()),))), hole("then")))
        ),
    ),
)
