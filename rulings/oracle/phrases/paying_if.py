"""Payments that are offered only where something is so (CR 608.2d).

What is here: "you may pay {1}{G} if this permanent is attached to a creature you control. If you do, ...", "if you
didn't create a token this way". What is not: payments that are always offered (``effects``).
"""

from rulings.abilities.conditions.condition import Negated
from rulings.abilities.conditions.history import DidIt
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.optional import MayPay
from rulings.oracle.categories import Clauses, condition, sentence
from rulings.oracle.holes import hole

# The condition is looked at as the ability resolves; it is none of the trigger (CR 603.4).
sentence.phrase(
    "{who:Subject} may pay {cost:ManaOnly} if {condition:Condition}. if you do, {then:Clauses}.",
    Clauses((If(hole("condition"), MayPay(hole("who"), hole("cost"), hole("then"))),)),
    carries={"may": "effects"},
)
condition.words({"you didn't create a token this way": Negated(DidIt("created"))})
