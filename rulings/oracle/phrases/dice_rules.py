"""What changes rolls of dice, stored results, and results that trigger (CR 706.2, 706.8).

What is here: rerolls, increases and decreases, two dice for one, "whenever you roll a 4 or higher". What is not:
rolling and tables of results (``dice``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import MostAlikeStored
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.effects.chance import DiceRule, RerollStored, StoreRolls
from rulings.abilities.events.turns import RollsBetween
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import This
from rulings.oracle.categories import ability, effect, event, quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _rule(rule: DiceRule) -> StaticAbility:
    return StaticAbility(changes=(PlayerHas(You(), "changes dice", node=rule),))


def _rule_of(node: StaticAbility) -> DiceRule | None:
    match node.changes:
        case (PlayerHas(node=DiceRule() as rule),) if node == _rule(rule):
            return rule
    return None


def _increase(amount: Amount) -> StaticAbility | None:
    return _rule(DiceRule("increase", amount=amount.value)) if isinstance(amount, Fixed) else None


def _undo_increase(node: StaticAbility) -> Slots:
    rule = _rule_of(node)
    if rule is None or rule != DiceRule("increase", amount=rule.amount):
        return None
    return {"amount": Fixed(rule.amount)}


ability.phrase(
    "increase the result of each die you roll by {amount:Numeral}.",
    _increase,
    _undo_increase,
    kind=StaticAbility,
    carries={"each": "changes"},
)


def _pay_to_reroll(cost: Cost) -> StaticAbility:
    return _rule(DiceRule("reroll", cost=cost, is_optional=True, several=True, once_each_turn=True))


def _undo_pay_to_reroll(node: StaticAbility) -> Slots:
    rule = _rule_of(node)
    if rule is None or rule.cost is None or node != _pay_to_reroll(rule.cost):
        return None
    return {"cost": rule.cost}


ability.phrase(
    "once each turn, you may pay {cost:Cost} to reroll one or more dice you rolled.",
    _pay_to_reroll,
    _undo_pay_to_reroll,
    kind=StaticAbility,
    carries={"each": "changes", "may": "changes"},
)


def _reroll_if(natural: Amount) -> StaticAbility | None:
    if not isinstance(natural, Fixed):
        return None
    return _rule(DiceRule("reroll", natural=natural.value, sides=6, is_optional=True))


def _undo_reroll_if(node: StaticAbility) -> Slots:
    rule = _rule_of(node)
    if rule is None or rule.natural is None or node != _reroll_if(Fixed(rule.natural)):
        return None
    return {"natural": Fixed(rule.natural)}


ability.phrase(
    "if you roll a {natural:Numeral} on a six-sided die, you may reroll that die.",
    _reroll_if,
    _undo_reroll_if,
    kind=StaticAbility,
    carries={"may": "changes"},
)


def _pay_to_change(part: CostPart, amount: Amount) -> StaticAbility | None:
    if not isinstance(amount, Fixed):
        return None
    cost = Cost((part,))
    rule = DiceRule("increase or decrease", cost=cost, amount=amount.value, is_optional=True, once_each_turn=True)
    return _rule(rule)


def _undo_pay_to_change(node: StaticAbility) -> Slots:
    rule = _rule_of(node)
    if rule is None or rule.cost is None or node != _pay_to_change(rule.cost.parts[0], Fixed(rule.amount)):
        return None
    return {"part": rule.cost.parts[0], "amount": Fixed(rule.amount)}


ability.phrase(
    "after you roll a die, you may {part:CostPart}. if you do, increase or decrease the result by "
    "{amount:Numeral}. do this only once each turn.",
    _pay_to_change,
    _undo_pay_to_change,
    kind=StaticAbility,
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


def _or_higher(who: PlayerRef, low: Amount) -> RollsBetween | None:
    return RollsBetween(who, low.value) if isinstance(low, Fixed) else None


def _undo_or_higher(node: RollsBetween) -> Slots:
    return {"who": node.who, "low": Fixed(node.low)} if node.high is None else None


event.phrase(
    "{who:Player} roll[s] a {low:Numeral} or higher< on a die|>",
    _or_higher,
    _undo_or_higher,
    kind=RollsBetween,
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


def _reroll_any(this: This) -> RerollStored:
    return RerollStored(You(), this)


def _undo_reroll_any(node: RerollStored) -> Slots:
    return {"this": node.of} if node == _reroll_any(node.of) else None


effect.phrase(
    "you may reroll any number of {this:This's} stored results",
    _reroll_any,
    _undo_reroll_any,
    kind=RerollStored,
    carries={"may": "RerollStored"},
)
quantity.words({"the greatest number of stored results on it of the same value": MostAlikeStored()})
