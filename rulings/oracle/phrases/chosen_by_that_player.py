"""Targets that another player chooses who was spoken of (CR 603.3d, 601.2c).

What is here: "target nonartifact creature that player controls of their choice". What is not: "of an opponent's choice"
(``chosen_by_opponents``).
"""

from collections.abc import Mapping

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef, ThatPlayer
from rulings.abilities.references import Target
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _of_their_choice(filter: Filter, chooser: PlayerRef) -> Target | None:
    theirs = any(isinstance(one, ControlledBy) and isinstance(one.player, ThatPlayer) for one in filter.predicates)
    return Target(filter, chooser=chooser) if theirs and isinstance(chooser, ThatPlayer) else None


def _undo_of_their_choice(node: Target) -> Slots:
    return {"filter": node.filter, "chooser": node.chooser} if isinstance(node.chooser, ThatPlayer) else None


ORACLE.category("Object").phrase(
    "target {filter:Filter@singular} of {chooser:Player's} choice",
    _of_their_choice,
    _undo_of_their_choice,
    kind=Target,
)
