"""Choosing what a cost is paid with, and how many where the number is free (CR 601.2b, 601.2h)."""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Amount, AnyNumber, UpTo
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.references import Choose, Every, TopCards
from rulings.cite import cite
from rulings.kernel.casting.costs.claims import KEPT
from rulings.kernel.casting.costs.costs import CANT_PAY_COST
from rulings.kernel.happening.picking import acting_objects, bounds, choosable, pick_among
from rulings.kernel.questions import numbers
from rulings.kernel.questions.target_groups import is_of_one_player, whose, with_enough
from rulings.kernel.state.actions import IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import left_behind

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def choose_payment(
    game: "Game", context: Context, player: PlayerId, objects: tuple[ObjectId, ...], amount: int, prompt: str
) -> Play[tuple[ObjectId, ...]]:
    """So many of the objects, as the player chooses (CR 601.2h).

    Raises: IllegalActionError: there are fewer.
    """
    objects = least_wanted_first(context, objects)
    if len(objects) < amount:
        raise IllegalActionError(CANT_PAY_COST)
    return (
        yield from pick_among(
            game, player, objects, amount, amount, prompt, source=context.source, citations=(cite("601.2h", "pays"),)
        )
    )


def least_wanted_first(context: Context, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The objects in their order, those that other parts of the cost need last."""
    kept = context.bindings.get(KEPT, frozenset())
    assert isinstance(kept, frozenset)
    return tuple(sorted(objects, key=lambda one: one in kept))


def least_objects(game: "Game", context: Context, what: Node) -> int:
    """The fewest objects that pay for what is to be chosen; 1 for a single thing; "all cards" may be none.

    "The top two cards of your library" are two: with fewer the cost can't be paid (CR 118.3).
    """
    if isinstance(what, Every):
        return 0
    if isinstance(what, TopCards):
        return numbers.count(game.view, context, what.amount)
    return least(game, context, what.amount) if isinstance(what, Choose) else 1


def least(game: "Game", context: Context, amount: Amount) -> int:
    """The fewest that pay the cost: none of "any number of creatures"."""
    return 0 if isinstance(amount, (AnyNumber, UpTo)) else numbers.count(game.view, context, amount)


def choose_number(
    game: "Game", context: Context, player: PlayerId, amount: Amount, objects: tuple[ObjectId, ...], prompt: str
) -> Play[tuple[ObjectId, ...]]:
    """So many of the objects, or as many as the player likes."""
    if not isinstance(amount, (AnyNumber, UpTo)):
        return (
            yield from choose_payment(game, context, player, objects, numbers.count(game.view, context, amount), prompt)
        )
    return (yield from choose_objects(game, context, player, Choose(Filter(), amount), objects, prompt))


def choose_objects(
    game: "Game", context: Context, player: PlayerId, what: Choose, objects: tuple[ObjectId, ...], prompt: str
) -> Play[tuple[ObjectId, ...]]:
    """As many as the amount allows, as the player chooses, or at random where the cost says so (CR 701.9b)."""
    objects = least_wanted_first(context, objects)
    fewest, most = bounds(game, context, what.amount, len(objects))
    if what.at_random:
        return tuple(game.random().sample(objects, fewest))
    if is_of_one_player(what) and fewest and len({whose(game, i) for i in objects}) > 1:
        # "Two cards from a single graveyard": the first one says whose.
        first = yield from pick_among(game, player, objects, 1, 1, prompt, source=context.source)
        rest = tuple(i for i in objects if i not in first and whose(game, i) == whose(game, first[0]))
        more = yield from pick_among(game, player, rest, fewest - 1, most - 1, prompt, source=context.source)
        return (*first, *more)
    return (yield from pick_among(game, player, objects, fewest, most, prompt, source=context.source))


def movable(game: "Game", context: Context, player: PlayerId, what: Node) -> tuple[ObjectId, ...]:
    """What an exile, return or put cost may be paid with now."""
    return left_behind(game.state, usable(game, context, player, what))


def usable(game: "Game", context: Context, player: PlayerId, what: Node) -> tuple[ObjectId, ...]:
    """What a cost may use that leaves it where it is: to reveal, to put counters on."""
    if isinstance(what, Choose):
        found = tuple(i for i in choosable(game, context, player, what.filter) if i != context.stack_object)
        together = with_enough(game, what, found, least(game, context, what.amount))
        return tuple(i for i in found if i in together)
    return acting_objects(game, context, what)
