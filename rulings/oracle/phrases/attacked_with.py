"""What you attacked with, what dealt damage and how much of it, as conditions (CR 508.1, 608.2h).

What is here: "you attacked with three or more creatures this turn", "creatures with total power 6 or greater this
combat", "an opponent was dealt 7 or more damage this turn", "this creature dealt damage to an opponent this turn",
"attacked or blocked this combat". What is not: that you attacked at all (``facts``).
"""

from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.conditions.condition import Compare, Fits
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.players import AnyPlayer, Opponent, You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Comparison, Kind
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.holes import hole

_ATTACKERS = DoneThisTurn("attacked with", You())
_POWER = DoneThisTurn("power attacked with this combat", You())
_DAMAGE = DoneThisTurn("most damage dealt to one", Opponent())


def _at_least(template: str, what: DoneThisTurn) -> None:

    condition.phrase(template, Compare(what, Comparison.AT_LEAST, hole("amount")))


_at_least("you attacked with {amount:Amount} or more creatures this turn", _ATTACKERS)
_at_least("you attacked with creatures with total power {amount:Amount} or greater this combat", _POWER)
_at_least("a opponent was dealt {amount:Amount} or more damage this turn", _DAMAGE)
ORACLE.category("CountedSingly").words({"creature you attacked with this turn": _ATTACKERS})

# What one object did.


def _declare(damage: str, combat: bool | None) -> None:

    condition.phrase(
        f"{{source:Object}} dealt {damage} to {{to:Player}} this turn",
        Happened(DealsDamage(hole("source", This, It), hole("to", AnyPlayer, Opponent), combat=combat)),
    )


_declare("damage", None)
_declare("combat damage", True)

_THIS_COMBAT = Filter(Kind.PERMANENT, (Did("attacked or blocked this combat"),))


condition.phrase("{object:Object} attacked or blocked this combat", Fits(hole("object", It, This), _THIS_COMBAT))
