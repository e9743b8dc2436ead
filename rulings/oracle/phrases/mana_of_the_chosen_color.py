"""Mana of the chosen color that makes for more of it (CR 605.1b, 607.2d).

What is here: "whenever a land's ability causes you to add one or more mana of the chosen color", "is tapped for mana of
the chosen color". What is not: mana of any kind that something is tapped for (``mana_additions``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.events.spells import ManaProduced
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, PlayerRef
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import effect, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


_LAND = Filter(Kind.PERMANENT, (HasType(CardType.LAND),))


def _by_ability(who: PlayerRef) -> ManaProduced:
    return ManaProduced(who, _LAND, of_chosen_color=True, by_any_ability=True)


def _undo_by_ability(node: ManaProduced) -> Slots:
    return {"who": node.who} if node == _by_ability(node.who) else None


event.phrase(
    "a land's ability causes {who:Player} to add one or more mana of the chosen color",
    _by_ability,
    _undo_by_ability,
    kind=ManaProduced,
)


def _tapped(source: Filter) -> ManaProduced:
    return ManaProduced(AnyPlayer(), source, of_chosen_color=True)


def _undo_tapped(node: ManaProduced) -> Slots:
    return {"source": node.source} if isinstance(node.source, Filter) and node == _tapped(node.source) else None


event.phrase(
    "a {source:Filter@singular} is tapped for mana of the chosen color", _tapped, _undo_tapped, kind=ManaProduced
)
effect.phrase(
    "{who:Subject} add[s] a additional one mana of that color", AddMana, fixed={"options": (ManaOption(("chosen",)),)}
)
