"""Targets that belong together: all of one player, or one for each player (CR 115.1, 601.2c, 608.2b).

What is here: "from a single graveyard", "controlled by the same opponent", "for each opponent, up to one target
creature that player controls". What is not: what each target must be by itself (``targeting``).

日本語: ひとまとまりで選ぶ対象
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.counting import EachTarget
from rulings.abilities.filters.players import ControlledByOne
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node
from rulings.abilities.players import Opponent
from rulings.abilities.references import Choose, Target
from rulings.abilities.vocabulary import Zone
from rulings.kernel.questions import matching
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import BecameTarget
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def whose(game: "Game", target: Recipient) -> PlayerId:
    """Who controls a permanent or spell, or owns a card elsewhere."""
    obj = game.object(ObjectId(int(target)))
    return game.seen(obj.id).controller if obj.zone in (Zone.BATTLEFIELD, Zone.STACK) else obj.owner


def is_of_one_player(node: Node) -> bool:
    """All targets of the slot, or all that is chosen for it, must belong to one player: targets in "an opponent's
    graveyard" too (CR 115.1)."""
    return isinstance(node, Target | Choose) and any(
        isinstance(p, ControlledByOne)
        or (isinstance(p, InZone) and (p.single or (isinstance(node, Target) and isinstance(p.player, Opponent))))
        for p in node.filter.predicates
    )


def are_together(game: "Game", node: Node, taken: tuple[Recipient, ...]) -> bool:
    """Whether targets may be chosen together: all of one player, or one for each, where the text says so."""
    owners = {whose(game, i) for i in taken if isinstance(i, int)}
    if is_of_one_player(node):
        return len(owners) <= 1
    if isinstance(node, Target) and node.of_each is not None:
        return len(owners) == len(taken)
    return True


def with_enough(game: "Game", node: Node, legal: tuple[Recipient, ...], least: int) -> tuple[Recipient, ...]:
    """Of "two cards from a single graveyard" only those of players who have so many."""
    if not is_of_one_player(node):
        return legal
    owners = [whose(game, i) for i in legal]
    return tuple(i for i in legal if owners.count(whose(game, i)) >= max(1, least))


def still_belong(game: "Game", context: Context, node: Node, targets: tuple[Recipient, ...]) -> tuple[Recipient, ...]:
    """Of targets that are legal each by itself those that are legal together (CR 608.2b).

    What was chosen as one player's and is another's now is no legal target.

    Raises: UnboundReferenceError: targets of one player are of several now, or whose a target was isn't known.
    """
    if is_of_one_player(node) and not are_together(game, node, targets):
        raise UnboundReferenceError("targets that no longer are one player's")
    if not isinstance(node, Target) or node.of_each is None:
        return targets
    return tuple(i for i in targets if _whose_then(game, context, i) == whose(game, i))


def _whose_then(game: "Game", context: Context, target: Recipient) -> PlayerId:
    """Whose a target was as it was chosen."""
    for event in reversed(game.state.history):
        if isinstance(event, BecameTarget) and event.object == target and event.by == context.stack_object:
            if event.whose is not None:
                return event.whose
    raise UnboundReferenceError("whose target it was as it was chosen")


@counts(EachTarget)
def _each_target(view: View, context: Context, amount: EachTarget) -> int:
    """An object that is targeted twice counts once."""
    targets = {target for slot in context.targets for target in slot}
    if amount.filter is None:
        return len(targets)
    return sum(isinstance(t, int) and matching.fits(view, context, ObjectId(t), amount.filter) for t in targets)
