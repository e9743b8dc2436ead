"""Eminence of triggered abilities: the zones from which they work stand in their condition (CR 113.6b).

What is here: that condition, and "whenever you cast another Vampire spell". What is not: static abilities with eminence
(``wordings``).
"""

from collections.abc import Mapping

from rulings.abilities.conditions.condition import IsInZones
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import condition, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

condition.words({"~ is in the command zone or on the battlefield": IsInZones((Zone.COMMAND, Zone.BATTLEFIELD))})


def _another(who: PlayerRef, spell: Filter) -> CastsSpell:
    return CastsSpell(who, Filter(spell.kind, (Another(), *spell.predicates)))


def _undo_another(node: CastsSpell) -> Slots:
    match node.spell:
        case Filter(kind=kind, predicates=(Another(than=None), *rest)):
            spell = Filter(kind, tuple(rest))
            return {"who": node.who, "spell": spell} if node == _another(node.who, spell) else None
    return None


event.phrase(
    "{who:Player} cast[s] another {spell:SpellCast@singular}",
    _another,
    _undo_another,
    kind=CastsSpell,
    carries={"another": "spell"},
)
