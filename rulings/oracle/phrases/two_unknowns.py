"""Two unknowns: "gets +X/+Y, where X is half the number of Forests you control, rounded down, and Y is ..." (CR 107.3).

What is here: bonuses that say both numbers. What is not: "+X/+X, where X is ..." (``lines``, ``effects``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import ModifyPT
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.node import Node
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Stat
from rulings.oracle.categories import ability, effect
from rulings.oracle.holes import hole


def _bonus(power: Amount, toughness: Amount) -> ModifyPT:
    return ModifyPT(WhereX(power), WhereX(toughness))


def _static(affected: Node, power: Amount, toughness: Amount) -> StaticAbility | None:
    return StaticAbility(affected=affected, changes=(_bonus(power, toughness),)) if power != toughness else None


ability.phrase(
    "{affected:Affected} get[s] +X/+Y, where X is {power:Quantity}<|,> and Y is {toughness:Quantity}.",
    StaticAbility(affected=hole("affected"), changes=(_bonus(hole("power"), hole("toughness")),)),
    where=lambda power, toughness: power != toughness,
)


def _this_turn(objects: ObjectRef, power: Amount, toughness: Amount) -> Continuous | None:
    return Continuous(objects, (_bonus(power, toughness),), UntilEndOfTurn()) if power != toughness else None


effect.phrase(
    "{objects:Object} get[s] +X/+Y until end of turn, where X is {power:Quantity}<|,> and Y is {toughness:Quantity}",
    Continuous(hole("objects"), (_bonus(hole("power"), hole("toughness")),), UntilEndOfTurn()),
    where=lambda power, toughness: power != toughness,
)

# "Its toughness" is that of the object whose power was named.


def _stats(of: ObjectRef) -> tuple[Amount, Amount]:
    return (StatOf(Stat.POWER, of), StatOf(Stat.TOUGHNESS, of))


ability.phrase(
    "{affected:Affected} get[s] +X/+Y, where X is {of:Object's} power and Y is its toughness.",
    _static(hole("affected"), *_stats(hole("of"))),
)


effect.phrase(
    "{objects:Object} get[s] +X/+Y until end of turn, where X is {of:Object's} power and Y is its toughness",
    _this_turn(hole("objects"), *_stats(hole("of"))),
)
