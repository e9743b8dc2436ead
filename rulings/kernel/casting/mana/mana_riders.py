"""What mana does to the spell that it is spent on: "and that spell can't be countered" (CR 106.6)."""

from typing import TYPE_CHECKING

from rulings.abilities.changes.change import Change
from rulings.abilities.durations import Forever
from rulings.abilities.effects.mana import SpendOnly
from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.mana import Mana

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def begin_riders(game: "Game", player: PlayerId, on: ObjectId, spent: list[Mana]) -> None:
    """Begins the effects that the mana has on the spell, for as long as it is a spell."""
    obj = game.state.objects.get(on)
    if obj is None or obj.zone is not Zone.STACK or obj.stack is None or obj.stack.kind != "spell":
        return
    riders = {m.restriction.rider: m.source for m in spent if isinstance(m.restriction, SpendOnly)}
    for rider, source in riders.items():
        if isinstance(rider, Change):
            add_floating(game, Context(player, source or on), Forever(), affected=(on,), changes=(rider,))
