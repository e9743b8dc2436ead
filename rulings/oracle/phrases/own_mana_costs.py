"""Keywords given with a card's own mana cost as their cost: "the scavenge cost is equal to its mana cost" (CR 702.1b).

What is here: having them always and gaining them for a time, also with the cost reduced. What is not: flashback and
escape (``graveyard_grants``), emerge and blitz (``spells_to_come``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import OwnManaCost
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.node import Node
from rulings.oracle.categories import ability, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

NAMES = ("embalm", "encore", "foretell", "harmonize", "madness", "miracle", "plot", "replicate", "scavenge", "unearth")


def _gains(name: str, reduced: int = 0) -> GainAbilities:
    return GainAbilities((KeywordAbility(name=name, cost=Cost((OwnManaCost(reduced),))),))


def _declare(name: str) -> None:

    def reduced(affected: Node, less: tuple[str, ...]) -> StaticAbility | None:
        if len(less) != 1 or not less[0].strip("{}").isdigit():
            return None
        return StaticAbility(affected=affected, changes=(_gains(name, int(less[0].strip("{}"))),))

    def undo_reduced(node: StaticAbility) -> Slots:
        match node.changes:
            case (GainAbilities(abilities=(KeywordAbility(cost=Cost(parts=(OwnManaCost(reduced=by),))),)),) if by:
                less = (f"{{{by}}}",)
                if node.affected is not None and node == reduced(node.affected, less):
                    return {"affected": node.affected, "less": less}
        return None

    cost = f"<the|its> {name} cost is equal to its mana cost"
    for subject in ("{affected:Affected} [has|have]", "each {affected:Filter@singular} has"):
        carries = {"each": "affected"} if subject.startswith("each") else {}
        ability.phrase(
            f"{subject} {name}. {cost}.",
            StaticAbility(affected=hole("affected"), changes=(_gains(name),)),
            carries=carries,
        )
        ability.phrase(
            f"{subject} {name}. {cost} reduced by {{less:ManaSymbols}}.",
            reduced,
            undo_reduced,
            kind=StaticAbility,
            carries=carries,
        )
    sentence.phrase(
        f"{{objects:Object}} gain[s] {name} {{duration:Duration}}. {cost}.",
        Continuous(hole("objects"), (_gains(name),), hole("duration")),
    )


for _name in NAMES:
    _declare(_name)
