"""Creatures with which players can't block or attack, said of the players (CR 508.1c, 509.1b).

What is here: "your opponents can't block with creatures with even mana values". What is not: the same said of the
creatures (``changes``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(verb: str) -> None:
    def make(who: PlayerRef, filter: Filter) -> StaticAbility | None:
        """The creatures that these players control."""
        if filter.kind is not Kind.PERMANENT or any(isinstance(one, ControlledBy) for one in filter.predicates):
            return None
        affected = Filter(filter.kind, (*filter.predicates, ControlledBy(who)))
        return StaticAbility(affected=affected, changes=(CantDo(verb),))

    def unmake(node: StaticAbility) -> Slots:
        match node:
            case StaticAbility(
                affected=Filter(predicates=(*rest, ControlledBy(player=who))), changes=(CantDo(what=what),)
            ) if what == verb:
                filter = Filter(Kind.PERMANENT, tuple(rest))
                return {"who": who, "filter": filter} if node == make(who, filter) else None
        return None

    ability.phrase(f"{{who:Player}} can't {verb} with {{filter:Filter@plural}}.", make, unmake, kind=StaticAbility)


for _verb in ("block", "attack"):
    _declare(_verb)
