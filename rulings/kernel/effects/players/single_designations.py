"""Designations that only one player has at a time: the monarch, the initiative (CR 724.3, 725.3).

What is here: who has one, handing it over, and who is next when its holder leaves the game. What is not: what comes
with it (``rulings.kernel.effects.players.monarch``, ``rulings.kernel.effects.players.initiative``).
"""

from collections.abc import Callable
from dataclasses import replace

from rulings.abilities.players import Designated
from rulings.kernel.happening.game import Game, immediately
from rulings.kernel.questions.finding import finds
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import Event
from rulings.kernel.state.ids import PlayerId, Recipient
from rulings.kernel.state.state import GameState, apnap
from rulings.kernel.state.view import View

Take = Callable[[Game, PlayerId], None]
_INHERITED: dict[str, Take] = {}


def passes_on(name: str) -> Callable[[Take], Take]:
    """Declares what happens to the next player when the holder leaves the game."""

    def register(function: Take) -> Take:
        _INHERITED[name] = function
        return function

    return register


def holder(state: GameState, name: str) -> PlayerId | None:
    """The player who has the designation; ``None`` while nobody has."""
    return next((p for p in state.order if name in state.players[p].designations), None)


def hand_over(game: Game, player: PlayerId, name: str) -> bool:
    """Gives the player the designation and takes it from whoever had it; says whether that changed anything."""
    before = holder(game.state, name)
    if before == player:
        return False
    players = game.state.players
    if before is not None:
        old = players[before]
        players = players.set(before, replace(old, designations=old.designations - {name}))
    new = players[player]
    game.change(players=players.set(player, replace(new, designations=new.designations | {name})))
    return True


@immediately
def pass_on(game: Game, happened: tuple[Event, ...]) -> None:
    """The holder leaves the game: the active player takes over, or the next one in turn order (CR 724.4, 725.4)."""
    if not any(isinstance(one, e.PlayerLost) for one in happened):
        return
    left = apnap(game.state)
    if len(left) < 2:
        # The game is over (CR 104.2a).
        return
    for name, take in _INHERITED.items():
        last = holder(game.state, name)
        if last is not None and game.player(last).lost is not None:
            take(game, left[0])


@finds(Designated)
def _designated(view: View, context: Context, ref: Designated) -> tuple[Recipient, ...]:
    """ "The monarch", "the player who has the initiative": nobody where no player is (CR 724.5)."""
    found = holder(view.state, ref.what)
    return () if found is None else (found,)
