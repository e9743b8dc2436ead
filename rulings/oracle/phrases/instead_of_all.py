"""A second line of a spell that takes the place of the first: "Threshold — If A, instead B" (CR 614.15).

What is here: both lines read as one, all of the first replaced. What is not: what takes the place of one sentence
(``branching``), and joining the lines (``rulings.oracle.read``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Ability, SpellAbility
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.conditional import Instead
from rulings.abilities.effects.effect import Effect
from rulings.abilities.node import walk
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import AnyTarget, Target
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _all_instead(normal: Effect, condition: Condition, instead: Effect) -> tuple[Ability, ...] | None:
    """Not where what comes instead has targets of its own: they would be chosen for nothing."""
    if any(isinstance(node, Target | AnyTarget | TargetPlayer) for node in walk(instead)):
        return None
    return (SpellAbility(effect=Instead(normal, condition, instead)),)


def _undo_all_instead(node: tuple[Ability, ...]) -> Slots:
    match node:
        case (SpellAbility(effect=Instead(normal=normal, condition=condition, instead=instead)),):
            return {"normal": normal, "condition": condition, "instead": instead}
    return None


ORACLE.category("ReplacedSpellLine").phrase(
    "{normal:Paragraph} if {condition:Condition}, instead {instead:Paragraph}",
    _all_instead,
    _undo_all_instead,
    kind=tuple,
    carries={"instead": "tuple"},
)
