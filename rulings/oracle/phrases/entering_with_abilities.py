"""Entering with an ability: "it enters with two +1/+1 counters on it and with flying" (CR 614.1c).

What is here: counters and abilities together. What is not: counters alone (``entering``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.modifications import EntersWith
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

ability.phrase(
    "if {condition:Condition}, {event:EntersAgain} with {counters:EnteringCounters+and} and with {given:Granted}.",
    Replacement(
        event=hole("event"),
        condition=hole("condition"),
        instead=EntersWith(counters=hole("counters"), changes=(GainAbilities((hole("given"),)),)),
        as_enters=True,
    ),
)
