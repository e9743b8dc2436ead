"""What you attacked with, what dealt damage and how much of it, as conditions (CR 508.1, 608.2h).

What is here: "you attacked with three or more creatures this turn", "creatures with total power 6 or greater this
combat", "an opponent was dealt 7 or more damage this turn", "this creature dealt damage to an opponent this turn",
"attacked or blocked this combat". What is not: that you attacked at all (``facts``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.conditions.condition import Compare, Fits
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef, You
from rulings.abilities.references import It, ObjectRef, This
from rulings.abilities.vocabulary import Comparison, Kind
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_ATTACKERS = DoneThisTurn("attacked with", You())
_POWER = DoneThisTurn("power attacked with this combat", You())
_DAMAGE = DoneThisTurn("most damage dealt to one", Opponent())


def _at_least(template: str, what: DoneThisTurn) -> None:
    def make(amount: Amount) -> Compare:
        return Compare(what, Comparison.AT_LEAST, amount)

    def unmake(node: Compare) -> Slots:
        return {"amount": node.right} if node == make(node.right) else None

    condition.phrase(template, make, unmake, kind=Compare)


_at_least("you attacked with {amount:Amount} or more creatures this turn", _ATTACKERS)
_at_least("you attacked with creatures with total power {amount:Amount} or greater this combat", _POWER)
_at_least("a opponent was dealt {amount:Amount} or more damage this turn", _DAMAGE)
ORACLE.category("CountedSingly").words({"creature you attacked with this turn": _ATTACKERS})

# What one object did.


def _declare(damage: str, combat: bool | None) -> None:
    def to_player(source: ObjectRef, to: PlayerRef) -> Happened | None:
        is_such = isinstance(source, This | It) and isinstance(to, AnyPlayer | Opponent)
        return Happened(DealsDamage(source, to, combat=combat)) if is_such else None

    def undo_to_player(node: Happened) -> Slots:
        match node.event:
            case DealsDamage(source=ObjectRef() as source, to=PlayerRef() as to) if node == to_player(source, to):
                return {"source": source, "to": to}
        return None

    condition.phrase(
        f"{{source:Object}} dealt {damage} to {{to:Player}} this turn", to_player, undo_to_player, kind=Happened
    )


_declare("damage", None)
_declare("combat damage", True)

_THIS_COMBAT = Filter(Kind.PERMANENT, (Did("attacked or blocked this combat"),))


def _this_combat(object: ObjectRef) -> Fits | None:
    return Fits(object, _THIS_COMBAT) if isinstance(object, It | This) else None


condition.phrase(
    "{object:Object} attacked or blocked this combat",
    _this_combat,
    lambda node: {"object": node.object} if node == _this_combat(node.object) else None,
    kind=Fits,
)
