"""Abilities that a Saga or another object gives itself for good, also quoted within quotes (CR 611.2a, 714.2).

What is here: "this Saga gains ...", abilities in single quotes, cards with a certain mana cost. What is not: chapters
(``chapters``), gaining for a time (``lasting``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Ability
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.characteristics import HasManaCost
from rulings.abilities.filters.filter import Either
from rulings.oracle.categories import IN_SINGLE_QUOTES, effect, granted, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


effect.phrase(
    "{object:This} gain[s] {abilities:Granted+and}",
    Continuous(hole("object"), (GainAbilities(hole("abilities")),), Forever()),
)


def _quoted(ability: Value) -> Value | None:
    return replace(ability, wording=ability.wording + IN_SINGLE_QUOTES) if isinstance(ability, Ability) else None


def _undo_quoted(node: Ability) -> Slots:
    if not isinstance(node, Ability) or node.wording < IN_SINGLE_QUOTES:
        return None
    return {"ability": replace(node, wording=node.wording - IN_SINGLE_QUOTES)}


granted.phrase("\u2018 {ability:Ability} \u2019", _quoted, _undo_quoted, kind=Ability, is_transparent=True)

# Mana costs.


qualifier.phrase("with mana cost {one:ManaSymbols}", HasManaCost(hole("one")))
qualifier.phrase(
    "with mana cost {one:ManaSymbols} or {other:ManaSymbols}",
    Either((HasManaCost(hole("one")), HasManaCost(hole("other")))),
)
