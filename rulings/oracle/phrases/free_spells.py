"""Spells that are free, or paid for otherwise, if something is so (CR 118.9).

What is here: two conditions at once, two cards discarded together, an opponent's life, a hand without lands, the first
spell of the game. What is not: one condition (``commanders``, ``familiar_lines``), spells of others (``free_casting``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import AlternativeCost
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.conditions.condition import AllHold, Condition, Exists, Negated
from rulings.abilities.conditions.history import FirstSpellThisGame, Happened
from rulings.abilities.costs.cost import Cost, EffectCost
from rulings.abilities.costs.objects import DiscardBoth
from rulings.abilities.effects.life import GainLife
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import Opponent, You
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability, condition, cost_part
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# "If an opponent controls a Forest and you control an Island".


def _free_if_both(first: Condition, second: Condition) -> AlternativeCost | None:
    if not isinstance(first, Exists) or not isinstance(second, Exists):
        return None
    return AlternativeCost(condition=AllHold((first, second)))


def _undo_free_if_both(node: AlternativeCost) -> Slots:
    match node.condition:
        case AllHold(parts=(Exists() as first, Exists() as second)) if node == _free_if_both(first, second):
            return {"first": first, "second": second}
    return None


ability.phrase(
    "if {first:Condition} and {second:Condition}, you may cast this spell without paying its mana cost.",
    _free_if_both,
    _undo_free_if_both,
    kind=AlternativeCost,
    carries={"may": "AlternativeCost"},
)
_RATHER = "rather than pay this spell's mana cost"

# "If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life".


def _opponent_gains(condition: Condition, amount: Amount) -> AlternativeCost:
    return AlternativeCost(cost=Cost((EffectCost(GainLife(Opponent(), amount)),)), condition=condition)


def _undo_opponent_gains(node: AlternativeCost) -> Slots:
    match node.cost.parts:
        case (EffectCost(effect=GainLife(amount=Fixed() as amount)),) if node.condition is not None:
            found = _opponent_gains(node.condition, amount)
            return {"condition": node.condition, "amount": amount} if node == found else None
    return None


ability.phrase(
    f"if {{condition:Condition}}, {_RATHER}, you may have a opponent gain {{amount:Quantity}} life.",
    _opponent_gains,
    _undo_opponent_gains,
    kind=AlternativeCost,
    carries={"may": "AlternativeCost"},
)

# Costs and conditions.


def _both(filter: Filter) -> DiscardBoth | None:
    return DiscardBoth(filter) if filter.kind is Kind.CARD and filter.predicates else None


cost_part.phrase(
    "discard a {filter:Filter@singular} and another card",
    _both,
    lambda node: {"filter": node.filter} if node == _both(node.filter) else None,
    kind=DiscardBoth,
    carries={"another": "DiscardBoth"},
)


def _none_in_hand(filter: Filter) -> Negated | None:
    if filter.kind is not Kind.CARD or not filter.predicates:
        return None
    return Negated(Exists(Filter(Kind.CARD, (*filter.predicates, InZone(Zone.HAND, You())))))


def _undo_none_in_hand(node: Negated) -> Slots:
    match node.condition:
        case Exists(filter=Filter(predicates=(*rest, InZone()))):
            filter = Filter(Kind.CARD, tuple(rest))
            return {"filter": filter} if node == _none_in_hand(filter) else None
    return None


condition.phrase("you have no {filter:Filter@plural} in hand", _none_in_hand, _undo_none_in_hand, kind=Negated)
condition.words(
    {
        "a opponent searched their library this turn": Happened(Does("search", Opponent())),
    }
)
_FIRST = AlternativeCost(condition=FirstSpellThisGame(You()))
ability.phrase(
    "if this spell is the first spell you've cast this game, you may cast it without paying its mana cost.",
    lambda: _FIRST,
    lambda node: {} if node == _FIRST else None,
    kind=AlternativeCost,
    carries={"may": "AlternativeCost"},
)
