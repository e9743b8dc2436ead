"""Cards revealed as they are drawn, and what that triggers (CR 121, 603.2, 607.2).

What is here: "reveal the first card you draw each turn", "whenever you reveal a creature card this way". What is not:
miracle, a keyword.
"""

from collections.abc import Mapping

from rulings.abilities.ability import Ability, StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.events.moving import REVEALED_DRAWS, RevealsDrawn
from rulings.abilities.players import You
from rulings.oracle.categories import ability_line, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_CARRIED = {"each": "tuple", "may": "tuple"}


def _reveals(words: str, what: str) -> None:
    """One line, which the triggers that speak of "this way" follow (CR 607.1a)."""
    static = StaticAbility(changes=(PlayerHas(You(), what),))

    def one(first: Ability) -> tuple[Ability, ...] | None:
        return (static, first) if _is_linked(first) else None

    def undo_one(abilities: tuple[Ability, ...]) -> Slots:
        match abilities:
            case (StaticAbility() as found, first) if found == static and _is_linked(first):
                return {"first": first}
        return None

    def two(first: Ability, second: Ability) -> tuple[Ability, ...] | None:
        return (static, first, second) if _is_linked(first) and _is_linked(second) else None

    def undo_two(abilities: tuple[Ability, ...]) -> Slots:
        match abilities:
            case (StaticAbility() as found, first, second) if found == static:
                return {"first": first, "second": second}
        return None

    ability_line.phrase(f"{words}. {{first:Ability}}", one, undo_one, kind=tuple, carries=_CARRIED)
    ability_line.phrase(f"{words}. {{first:Ability}} {{second:Ability}}", two, undo_two, kind=tuple, carries=_CARRIED)


def _is_linked(ability: Ability) -> bool:
    return isinstance(ability, TriggeredAbility) and isinstance(ability.event, RevealsDrawn)


for _words, _what in REVEALED_DRAWS.items():
    _reveals(_words, _what)
event.phrase("you reveal a {card:Filter@singular} this way", RevealsDrawn)
