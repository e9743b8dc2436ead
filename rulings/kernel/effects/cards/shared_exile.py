"""Cards in exile by who exiled them, and opponents of others (CR 102.3, 406.6, 607.2a).

日本語: 誰が追放したか
"""

from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.filters.history import ExiledByPlayer
from rulings.abilities.players import OneOpponentOf
from rulings.abilities.references import StillExiled
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.special_words import declare
from rulings.kernel.questions.finding import UnboundReferenceError, find_objects, find_players, finds, matching_players
from rulings.kernel.questions.matching import tests
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import ZoneChanged
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.state import opponents
from rulings.kernel.state.view import View, known

# What players may look at tells them something, and no rule depends on it.
declare(PlayerMay, "look at exiled cards")


@finds(OneOpponentOf)
def _one_opponent(view: View, context: Context, ref: OneOpponentOf) -> tuple[Recipient, ...]:
    """With one opponent there is nothing to choose.

    Raises: UnboundReferenceError: there are several, and the choice is not played.
    """
    found = tuple(dict.fromkeys(o for p in find_players(view, context, ref.of) for o in opponents(view.state, p)))
    if len(found) > 1:
        raise UnboundReferenceError("one of their opponents")
    return found


@finds(StillExiled)
def _still_exiled(view: View, context: Context, ref: StillExiled) -> tuple[Recipient, ...]:
    found = find_objects(view, context, ref.cards)
    return tuple(i for i in found if i in view.state.objects and view.state.objects[i].zone is Zone.EXILE)


@tests(ExiledByPlayer)
def _exiled_by(view: View, context: Context, object_id: ObjectId, p: ExiledByPlayer) -> bool:
    if known(view, object_id).memory.get("looker") not in matching_players(view, context, p.player):
        return False
    return not p.this_turn or any(isinstance(one, ZoneChanged) and one.new == object_id for one in view.state.history)
