"""Noting life totals for an object, and asking for them (CR 607.2e).

日本語: ライフ総量を書き留める
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.players import LastNotedLifeTotal
from rulings.abilities.effects.life import NoteLifeTotal
from rulings.cite import cite
from rulings.kernel.abilities.linked import linked_name
from rulings.kernel.happening.entering import enters_after
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions import finding
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

NOTES = cite("607.2e", "information to be noted")
_LIFE = "noted life total"


def _note(game: "Game", context: Context, effect: NoteLifeTotal) -> int:
    player = finding.find_players(game.view, context, effect.of)[0]
    life = game.player(player).life
    game.emit(e.Noted(player=player, value=str(life), object=context.source, citations=(NOTES,)))
    return life


@performs(NoteLifeTotal)
@asks_nothing
def _note_life(game: "Game", context: Context, effect: NoteLifeTotal) -> None:
    life = _note(game, context, effect)
    if context.source in game.state.objects:
        memory = game.object(context.source).memory
        name = linked_name(game.state, context.source, _LIFE)
        game.change_object(context.source, memory=memory.set(name, life))


@enters_after(NoteLifeTotal)
@asks_nothing
def _note_as_it_enters(
    game: "Game", context: Context, effect: NoteLifeTotal, proposal: ProposedMove, entrance: Entrance
) -> Entrance:
    """Noted before it is there, and known to it (CR 614.12a)."""
    return replace(entrance, memory=entrance.memory.set(_LIFE, _note(game, context, effect)))


@counts(LastNotedLifeTotal)
def _last_noted(view: View, context: Context, amount: LastNotedLifeTotal) -> int:
    """What its own linked ability noted, or a set-up says that it did; where that noted nothing, as when it became a
    copy of such a permanent later, a number that can't be determined is 0 (CR 107.2)."""
    memory = known(view, context.source).memory
    noted = memory.get(linked_name(view.state, context.source, _LIFE), memory.get("chosen number"))
    return noted if isinstance(noted, int) else 0
