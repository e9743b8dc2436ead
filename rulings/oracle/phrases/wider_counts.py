"""Numbers and comparisons in more than one place or below a bound (CR 107.1, 122.1).

What is here: "the total number of instant and sorcery cards you own in exile and in your graveyard", "fewer than three
+1/+1 counters on it", "for each of the exiled cards". What is not: numbers of one place (``numbers``).
"""

from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.amounts.counting import Count, CountersOn
from rulings.abilities.conditions.condition import Compare, Exists
from rulings.abilities.effects.cards import Search
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Attached, It, This
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, condition, effect, event, quantity
from rulings.oracle.holes import hole

counted = ORACLE.category("CountedSingly")

# In exile and in your graveyard.


for _total in ("the total number of", "the number of"):
    quantity.phrase(
        f"{_total} {{filter:Filter@plural}} you own in exile and in your graveyard",
        Plus(
            Count(
                Filter(
                    Kind.CARD,
                    (
                        *hole("filter", like=Filter(Kind.CARD)).predicates,
                        OwnedBy(You()),
                        InZone(Zone.EXILE),
                    ),
                )
            ),
            Count(Filter(Kind.CARD, (*hole("filter").predicates, InZone(Zone.GRAVEYARD, You())))),
        ),
    )
counted.phrase(
    "{filter:Filter@singular} you own in exile and in your graveyard",
    Plus(
        Count(
            Filter(
                Kind.CARD,
                (
                    *hole("filter", like=Filter(Kind.CARD)).predicates,
                    OwnedBy(You()),
                    InZone(Zone.EXILE),
                ),
            )
        ),
        Count(Filter(Kind.CARD, (*hole("filter").predicates, InZone(Zone.GRAVEYARD, You())))),
    ),
)

# Fewer counters.


condition.phrase(
    "{on:Object} has fewer than {amount:Amount} {kind:CounterKind} counters on <it|him|her>",
    Compare(CountersOn(hole("kind"), hole("on", This, It, Attached)), Comparison.LESS, hole("amount")),
)
condition.phrase(
    "there are fewer than {amount:Amount} {kind:CounterKind} counters on {on:Object}",
    Compare(CountersOn(hole("kind"), hole("on", This, It, Attached)), Comparison.LESS, hole("amount")),
)


condition.phrase(
    "there are fewer than {amount:Amount} {filter:Filter@plural}",
    Exists(
        hole(
            "filter",
            where=lambda filter: (
                any(isinstance(one, InZone) for one in filter.predicates) or filter.kind is Kind.PERMANENT
            ),
        ),
        Comparison.LESS,
        hole("amount"),
    ),
)

# What was done, one by one.


counted.phrase("of {objects:Object}", Count(Filter(Kind.TOKEN_OR_CARD, (Among(hole("objects", It)),))))

# What is put into a graveyard is put there from the battlefield, where enchanted permanents are (CR 303.4).


event.phrase(
    "{object:Attached} is put into a graveyard",
    Moves(hole("object"), origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD),
)

# Found cards whose mana values are added up (CR 202.3, 701.23).

effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for {amount:Amount} {filter:Filter@amount} with total mana "
    "value {total:Quantity} or less",
    Search,
)
