"""What changes rolls of dice, stored results, and results that trigger (CR 706.2, 706.8).

What is here: rerolls, increases and decreases, two dice for one, "whenever you roll a 4 or higher". What is not:
rolling and tables of results (``dice``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import MostAlikeStored
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.chance import DiceRule, RerollStored, StoreRolls
from rulings.abilities.events.turns import RollsBetween
from rulings.abilities.players import PlayerRef, You
from rulings.oracle.categories import ability, effect, event, quantity
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


def _rule(rule: DiceRule) -> StaticAbility:
    return StaticAbility(changes=(PlayerHas(You(), "changes dice", node=rule),))


ability.phrase(
    "increase the result of each die you roll by {amount:Numeral}.",
    _rule(DiceRule("increase", amount=hole("amount", Fixed).value)),
    carries={"each": "changes"},
)


ability.phrase(
    "once each turn, you may pay {cost:Cost} to reroll one or more dice you rolled.",
    _rule(DiceRule("reroll", cost=hole("cost"), is_optional=True, several=True, once_each_turn=True)),
    carries={"each": "changes", "may": "changes"},
)


ability.phrase(
    "if you roll a {natural:Numeral} on a six-sided die, you may reroll that die.",
    _rule(DiceRule("reroll", natural=hole("natural", Fixed).value, sides=6, is_optional=True)),
    carries={"may": "changes"},
)


ability.phrase(
    "after you roll a die, you may {part:CostPart}. if you do, increase or decrease the result by "
    "{amount:Numeral}. do this only once each turn.",
    _rule(
        DiceRule(
            "increase or decrease",
            cost=Cost((hole("part"),)),
            amount=hole("amount", Fixed).value,
            is_optional=True,
            once_each_turn=True,
        )
    ),
    carries={"may": "changes", "only": "changes", "each": "changes"},
)
ability.words(
    {
        "if you would roll a die, instead roll two of those dice and ignore one of those results.": StaticAbility(
            changes=(PlayerHas(You(), "rolls two dice for each and ignores one"),)
        )
    }
)

# Results that trigger.


event.phrase(
    "{who:Player} roll[s] a {low:Numeral} or higher< on a die|>", RollsBetween(hole("who"), hole("low", Fixed).value)
)


def _or_next(who: PlayerRef, low: Amount, high: Amount) -> RollsBetween | None:
    if not isinstance(low, Fixed) or high != Fixed(low.value + 1):
        return None
    return RollsBetween(who, low.value, low.value + 1)


def _undo_or_next(node: RollsBetween) -> Slots:
    if node.high != node.low + 1:
        return None
    return {"who": node.who, "low": Fixed(node.low), "high": Fixed(node.low + 1)}


event.phrase("{who:Player} roll[s] a {low:Numeral} or {high:Numeral}", _or_next, _undo_or_next, kind=RollsBetween)

# Stored results.

for _sides, _number in (("six", 6), ("twenty", 20)):
    effect.phrase(
        f"{{who:Subject}} roll[s] {{amount:Amount}} {_sides}-sided dice and store[s:who] those results on "
        "{on:Object}",
        StoreRolls,
        fixed={"sides": _number},
    )


effect.phrase(
    "you may reroll any number of {this:This's} stored results",
    RerollStored(You(), hole("this")),
    carries={"may": "RerollStored"},
)
quantity.words({"the greatest number of stored results on it of the same value": MostAlikeStored()})
