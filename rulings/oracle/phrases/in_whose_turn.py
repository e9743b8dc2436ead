"""Spells that cost more or can't be cast in somebody's turn (CR 601.2f, 601.3).

What is here: "each spell costs {3} more to cast except during its controller's turn", "as long as ..., your
opponents can't cast spells during your turn". What is not: abilities that work in one's own turn (``during_turns``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange, PlayerCant
from rulings.abilities.conditions.condition import InStep, Negated
from rulings.abilities.players import AnyPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

_NOT_OWN_TURN = Negated(InStep("turn", ThatPlayer(antecedent=Antecedent("each player"))))
_YOUR_TURN = InStep("turn", You())


ability.phrase(
    "each {filter:Filter@singular} costs {mana:ManaSymbols} more to cast except during its controller's turn.",
    StaticAbility(
        changes=(
            CostChange(
                "spell",
                hole("filter", where=lambda one: one.kind is Kind.SPELL),
                AnyPlayer(),
                1,
                hole("mana"),
                when=_NOT_OWN_TURN,
            ),
        )
    ),
    carries={"each": "changes", "except": "changes"},
)


ability.phrase(
    "as long as {condition:Condition}, {who:Player} can't cast {filter:Filter@plural} during your turn.",
    StaticAbility(
        changes=(
            PlayerCant(hole("who"), "cast", hole("filter", where=lambda one: one.kind is Kind.SPELL), when=_YOUR_TURN),
        ),
        condition=hole("condition"),
    ),
    carries={"as long as": "condition"},
)
