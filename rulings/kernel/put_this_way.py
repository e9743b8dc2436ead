"""What an effect put into graveyards (CR 608.2c, 700.4).

日本語: これにより墓地に置かれたもの
"""

from rulings.abilities.references import PutIntoGraveyard
from rulings.abilities.vocabulary import Zone
from rulings.kernel.context import Context
from rulings.kernel.finding import find_objects, find_players, finds
from rulings.kernel.ids import Recipient
from rulings.kernel.view import View, known


@finds(PutIntoGraveyard)
def _put_into_graveyard(view: View, context: Context, ref: PutIntoGraveyard) -> tuple[Recipient, ...]:
    """As they are there: a token too was put there before it ceased to exist (CR 111.7)."""
    owners = view.state.order if ref.whose is None else find_players(view, context, ref.whose)
    found = []
    for moved in find_objects(view, context, ref.moved):
        # What was destroyed is known as it was on the battlefield, what was milled as it was in the graveyard.
        there = moved if known(view, moved).zone is Zone.GRAVEYARD else view.state.moved.get(moved, moved)
        if known(view, there).zone is Zone.GRAVEYARD and known(view, there).owner in owners:
            found.append(there)
    return tuple(found)
