"""Abilities by what they come from, and costs of some abilities (CR 113.7, 601.2f).

What is here: "target activated ability from an artifact source", "equip costs you pay cost {1} less". What is not:
abilities by their kind (``nouns``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.filters.spells import FromSource
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability, qualifier
from rulings.oracle.holes import hole

qualifier.phrase(
    "from a {source:Filter@singular}",
    FromSource(hole("source", where=lambda one: one.kind is Kind.SOURCE and one.predicates)),
)


ability.phrase(
    "equip costs you pay cost {mana:ManaSymbols} less.",
    StaticAbility(changes=(CostChange("equip ability", None, You(), -1, hole("mana")),)),
)
