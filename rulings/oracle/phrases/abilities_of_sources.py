"""Abilities by what they come from, and costs of some abilities (CR 113.7, 601.2f).

What is here: "target activated ability from an artifact source", "equip costs you pay cost {1} less". What is not:
abilities by their kind (``nouns``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import FromSource
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _from_source(source: Filter) -> FromSource | None:
    return FromSource(source) if source.kind is Kind.SOURCE and source.predicates else None


qualifier.phrase(
    "from a {source:Filter@singular}",
    _from_source,
    lambda node: {"source": node.source} if node == _from_source(node.source) else None,
    kind=FromSource,
)


def _equip_costs(mana: tuple[str, ...]) -> StaticAbility:
    return StaticAbility(changes=(CostChange("equip ability", None, You(), -1, mana),))


def _undo_equip_costs(node: StaticAbility) -> Slots:
    match node.changes:
        case (CostChange(mana=mana),):
            return {"mana": mana} if node == _equip_costs(mana) else None
    return None


ability.phrase("equip costs you pay cost {mana:ManaSymbols} less.", _equip_costs, _undo_equip_costs, kind=StaticAbility)
