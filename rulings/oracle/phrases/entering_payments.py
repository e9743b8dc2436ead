"""What is paid or sacrificed as a permanent enters, and the number of it (CR 607.2g, 614.12a)."""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.history import LifePaidAsEntered
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import SacrificeAll
from rulings.abilities.effects.optional import MayPay, PayAnyLife
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.modifications import EntersWith
from rulings.abilities.players import You
from rulings.abilities.references import This
from rulings.oracle.categories import ORACLE, ability, quantity
from rulings.oracle.grammar import Value

ORACLE.category("EntryChoice").words({"pay any amount of life": PayAnyLife()})
quantity.phrase("the life paid as {this:This} entered", LifePaidAsEntered)
quantity.words({"the life paid as it entered": LifePaidAsEntered()})

# A choice, and then a payment to enter untapped.


def _choice_then_paid(event: Moves, choice: Effect, part: CostPart) -> Replacement:
    """One replacement: with the type chosen the land may have lost its other abilities (CR 305.7, 614.12)."""
    payment = MayPay(You(), Cost((part,)), otherwise=Tap(This()))
    return Replacement(event=event, instead=EntersWith(effect=Sequence((choice, payment))), as_enters=True)


def _undo_choice_then_paid(node: Replacement) -> Mapping[str, Value] | None:
    match node:
        case Replacement(
            event=Moves() as event,
            instead=EntersWith(
                effect=Sequence(effects=(MakeChoice() as choice, MayPay(cost=Cost(parts=(CostPart() as part,)))))
            ),
        ) if node == _choice_then_paid(event, choice, part):
            return {"event": event, "choice": choice, "part": part}
    return None


ability.phrase(
    "as {event:Entering}, {choice:EntryChoice}. then you may {part:EntryPayment}. if you don't, it enters tapped.",
    _choice_then_paid,
    _undo_choice_then_paid,
    kind=Replacement,
    carries={"may": "instead"},
)

# What is sacrificed as it enters.


def _sacrifice_all(filter: Filter) -> SacrificeAll | None:
    return SacrificeAll(You(), filter) if ControlledBy(You()) in filter.predicates else None


ORACLE.category("EntryChoice").phrase(
    "sacrifice all {filter:Filter@plural}",
    _sacrifice_all,
    lambda node: {"filter": node.filter} if node == _sacrifice_all(node.filter) else None,
    kind=SacrificeAll,
)
