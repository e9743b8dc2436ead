"""Auras returned that can enchant only some (CR 303.4f, 303.4i).

What is here: "return each Aura card from your graveyard to the battlefield. Only creatures can be enchanted this way".
What is not: what is returned attached to one thing (``putting``).
"""

from rulings.abilities.effects.moving import Entering, ReturnTo
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.references import Choose, Every
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import sentence
from rulings.oracle.holes import hole

sentence.phrase(
    "return each {what:Filter@singular} to the battlefield. only {hosts:Filter@plural} can be enchanted this way.",
    ReturnTo(
        Every(hole("what", where=lambda one: HasSubtype("Aura") in one.predicates)),
        Zone.BATTLEFIELD,
        Entering(attached_to=Choose(hole("hosts"))),
    ),
    carries={"each": "what", "only": "entering"},
)
