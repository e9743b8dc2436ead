"""A second line of a spell that takes the place of the first: "Threshold — If A, instead B" (CR 614.15).

What is here: both lines read as one, all of the first replaced. What is not: what takes the place of one sentence
(``branching``), and joining the lines (``rulings.oracle.read``).
"""

from rulings.abilities.ability import SpellAbility
from rulings.abilities.effects.conditional import Instead
from rulings.abilities.node import walk
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import AnyTarget, Target
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import hole

# Not where what comes instead has targets of its own: they would be chosen for nothing.
ORACLE.category("ReplacedSpellLine").phrase(
    "{normal:Paragraph} if {condition:Condition}, instead {instead:Paragraph}",
    (
        SpellAbility(
            effect=Instead(
                hole("normal"),
                hole("condition"),
                hole(
                    "instead",
                    where=lambda one: (
                        not any(isinstance(node, Target | AnyTarget | TargetPlayer) for node in walk(one))
                    ),
                ),
            )
        ),
    ),
    carries={"instead": "tuple"},
)
