"""Mana of colours and types that are found among permanents (CR 106.7).

What is here: what lands could produce, colours among permanents. What is not: mana of colours of exiled cards
(``imprinting``).
"""

from collections.abc import Mapping

from rulings.abilities.filters import Filter
from rulings.abilities.players import PlayerRef
from rulings.abilities.verbs import AddMana, ManaOption
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(template: str, option: str) -> None:
    def make(who: PlayerRef, among: Filter) -> AddMana:
        return AddMana(who, (ManaOption((option,)),), among=among)

    def unmake(node: AddMana) -> Slots:
        if not isinstance(node.among, Filter) or node != make(node.who, node.among):
            return None
        return {"who": node.who, "among": node.among}

    effect.phrase(template, make, unmake, kind=AddMana)


_declare(
    "{who:Subject} add[s] one mana of any color that a {among:Filter@singular} could produce", "could produce color"
)
_declare("{who:Subject} add[s] one mana of any type that a {among:Filter@singular} could produce", "could produce")
_declare("{who:Subject} add[s] one mana of any color among {among:Filter@plural}", "colors among")
