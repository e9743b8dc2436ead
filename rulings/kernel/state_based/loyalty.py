"""Planeswalkers without loyalty and battles without defense (CR 704.5i, 704.5v)."""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

LOYALTY = cite("704.5i", "loyalty 0")
DEFENSE = cite("704.5v", "defense 0")


def _can_run_out(obj: GameObject, seen: Characteristics) -> bool:
    return CardType.PLANESWALKER in seen.types or CardType.BATTLE in seen.types


@state_based
@asks_nothing
def loyalty(game: "Game", actions: Actions) -> None:
    """日本語: 忠誠度0のプレインズウォーカー、守備値0のバトルは墓地に置かれる"""
    for i in game.view.permanents.that(_can_run_out):
        seen = game.seen(i)
        for card_type, kind, citation in (
            (CardType.PLANESWALKER, "loyalty", LOYALTY),
            (CardType.BATTLE, "defense", DEFENSE),
        ):
            if card_type not in seen.types or game.object(i).counters.get(kind, 0) > 0:
                continue
            if kind == "defense" and _its_trigger_waits(game, i):
                continue
            move = ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="state-based", citations=(citation,))
            actions.moves.append((move, citation))


def _its_trigger_waits(game: "Game", battle: int) -> bool:
    """A battle stays while an ability that it triggered has not left the stack (CR 704.5v)."""
    if any(t.source == battle for t in game.state.pending):
        return True
    return any(
        (record := game.state.objects[i].stack) is not None and record.source == battle and record.kind == "triggered"
        for i in game.state.zones.get((Zone.STACK, None), ())
    )
