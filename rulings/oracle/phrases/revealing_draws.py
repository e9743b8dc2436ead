"""Cards revealed as they are drawn, and what that triggers (CR 121, 603.2, 607.2).

What is here: "reveal the first card you draw each turn", "whenever you reveal a creature card this way". What is not:
miracle, a keyword.
"""

from rulings.abilities.ability import Ability, StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.events.moving import REVEALED_DRAWS, RevealsDrawn
from rulings.abilities.players import You
from rulings.oracle.categories import ability_line, event
from rulings.oracle.holes import hole

_CARRIED = {"each": "tuple", "may": "tuple"}


def _reveals(words: str, what: str) -> None:
    """One line, which the triggers that speak of "this way" follow (CR 607.1a)."""
    static = StaticAbility(changes=(PlayerHas(You(), what),))

    ability_line.phrase(f"{words}. {{first:Ability}}", (static, hole("first", where=_is_linked)), carries=_CARRIED)
    ability_line.phrase(
        f"{words}. {{first:Ability}} {{second:Ability}}",
        (static, hole("first", where=_is_linked), hole("second", where=_is_linked)),
        carries=_CARRIED,
    )


def _is_linked(ability: Ability) -> bool:
    return isinstance(ability, TriggeredAbility) and isinstance(ability.event, RevealsDrawn)


for _words, _what in REVEALED_DRAWS.items():
    _reveals(_words, _what)
event.phrase("you reveal a {card:Filter@singular} this way", RevealsDrawn)
