"""Players who could not do what all were told to do (CR 609.3).

日本語: できなかったプレイヤー
"""

from rulings.abilities.players import CouldNotSacrifice
from rulings.kernel.context import Context
from rulings.kernel.finding import find_players, finds
from rulings.kernel.ids import Recipient
from rulings.kernel.view import View


@finds(CouldNotSacrifice)
def _could_not_sacrifice(view: View, context: Context, ref: CouldNotSacrifice) -> tuple[Recipient, ...]:
    """What was sacrificed is known as it last was, with its controller."""
    gone = context.results.objects.get("sacrificed", ()) if context.results is not None else ()
    did = {view.characteristics(i).controller for i in gone}
    return tuple(player for player in find_players(view, context, ref.players) if player not in did)
