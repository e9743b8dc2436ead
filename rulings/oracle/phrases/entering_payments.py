"""What is paid or sacrificed as a permanent enters, and the number of it (CR 607.2g, 614.12a)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.history import LifePaidAsEntered
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import SacrificeAll
from rulings.abilities.effects.optional import MayPay, PayAnyLife
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.modifications import EntersWith
from rulings.abilities.players import You
from rulings.abilities.references import This
from rulings.oracle.categories import ORACLE, ability, quantity
from rulings.oracle.holes import hole

ORACLE.category("EntryChoice").words({"pay any amount of life": PayAnyLife()})
quantity.phrase("the life paid as {this:This} entered", LifePaidAsEntered)
quantity.words({"the life paid as it entered": LifePaidAsEntered()})

# A choice, and then a payment to enter untapped.


# One replacement: with the type chosen the land may have lost its other abilities (CR 305.7, 614.12).
ability.phrase(
    "as {event:Entering}, {choice:EntryChoice}. then you may {part:EntryPayment}. if you don't, it enters tapped.",
    Replacement(
        event=hole("event"),
        instead=EntersWith(
            effect=Sequence((hole("choice"), MayPay(You(), Cost((hole("part"),)), otherwise=Tap(This()))))
        ),
        as_enters=True,
    ),
    carries={"may": "instead"},
)

# What is sacrificed as it enters.


ORACLE.category("EntryChoice").phrase(
    "sacrifice all {filter:Filter@plural}",
    SacrificeAll(You(), hole("filter", where=lambda one: ControlledBy(You()) in one.predicates)),
)
