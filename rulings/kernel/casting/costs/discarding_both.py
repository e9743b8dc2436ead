"""Two different cards discarded as one cost, of which one must be of a kind (CR 118.3, 701.9)."""

from typing import TYPE_CHECKING, Final

from rulings.abilities.costs.objects import DiscardBoth
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Kind
from rulings.kernel.actions.discarding import discard, discardable
from rulings.kernel.casting.costs.choosing import choose_objects
from rulings.kernel.casting.costs.costs import Paid, pays
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

_ANY_CARD: Final = Choose(Filter(Kind.CARD))


def _cards(game: "Game", context: Context, player: PlayerId, part: DiscardBoth) -> tuple[tuple[ObjectId, ...], ...]:
    """The cards that may be each of the two, with one left for the other."""
    first, other = (
        tuple(i for i in discardable(game, context, what, player) if i != context.source)
        for what in (Choose(part.filter), _ANY_CARD)
    )
    return tuple(i for i in first if any(one != i for one in other)), other


def _can(game: "Game", context: Context, player: PlayerId, part: DiscardBoth) -> bool:
    return bool(_cards(game, context, player, part)[0])


@pays(DiscardBoth, _can)
def _discard_both(game: "Game", context: Context, player: PlayerId, part: DiscardBoth, paid: Paid) -> Play[None]:
    """Both at once."""
    first, other = _cards(game, context, player, part)
    one = yield from choose_objects(game, context, player, Choose(part.filter), first, "discard")
    rest = tuple(i for i in other if i not in one)
    another = yield from choose_objects(game, context, player, _ANY_CARD, rest, "discard")
    found = yield from discard(game, player, (*one, *another), by=context.source, by_player=player, as_cost=True)
    paid.add("discarded", found)
