"""Spells that are free, or paid for otherwise, if something is so (CR 118.9).

What is here: two conditions at once, two cards discarded together, an opponent's life, a hand without lands, the first
spell of the game. What is not: one condition (``commanders``, ``familiar_lines``), spells of others (``free_casting``).
"""

from rulings.abilities.ability import AlternativeCost
from rulings.abilities.conditions.condition import AllHold, Exists, Negated
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
from rulings.oracle.holes import hole

# "If an opponent controls a Forest and you control an Island".


ability.phrase(
    "if {first:Condition} and {second:Condition}, you may cast this spell without paying its mana cost.",
    AlternativeCost(condition=AllHold((hole("first", Exists), hole("second", Exists)))),
    carries={"may": "AlternativeCost"},
)
_RATHER = "rather than pay this spell's mana cost"

# "If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life".


ability.phrase(
    f"if {{condition:Condition}}, {_RATHER}, you may have a opponent gain {{amount:Quantity}} life.",
    AlternativeCost(cost=Cost((EffectCost(GainLife(Opponent(), hole("amount"))),)), condition=hole("condition")),
    carries={"may": "AlternativeCost"},
)

# Costs and conditions.


cost_part.phrase(
    "discard a {filter:Filter@singular} and another card",
    DiscardBoth(hole("filter", where=lambda one: one.kind is Kind.CARD and one.predicates)),
    carries={"another": "DiscardBoth"},
)


condition.phrase(
    "you have no {filter:Filter@plural} in hand",
    Negated(
        Exists(
            Filter(
                Kind.CARD,
                (
                    *hole("filter", like=Filter(Kind.CARD), where=lambda one: one.predicates).predicates,
                    InZone(Zone.HAND, You()),
                ),
            )
        )
    ),
)
condition.words(
    {
        "a opponent searched their library this turn": Happened(Does("search", Opponent())),
    }
)
_FIRST = AlternativeCost(condition=FirstSpellThisGame(You()))
ability.phrase(
    "if this spell is the first spell you've cast this game, you may cast it without paying its mana cost.",
    _FIRST,
    carries={"may": "AlternativeCost"},
)
