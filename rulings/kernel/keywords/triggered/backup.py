"""Backup (CR 702.165).

日本語: 賛助
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.references import Target
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import CREATURE, ENTERS, number, put_counters, triggered
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

GAINS = cite("702.165a", "non-backup abilities of this creature printed below this one")

_TARGET = Target(CREATURE, slot=0)


@dataclass(frozen=True, slots=True)
class GivePrintedBelow(Effect):
    """Another target creature gains the abilities printed below the backup ability until end of turn."""


@performs(GivePrintedBelow)
@asks_nothing
def _give(game: "Game", context: Context, effect: GivePrintedBelow) -> None:
    others = tuple(i for i in context.targets[0] if i != context.source and i in game.state.objects)
    printed = face_of(game.object(context.source)).abilities
    places = [n for n, a in enumerate(printed) if isinstance(a, KeywordAbility) and a.name == "backup"]
    if not others or not places:
        return
    below = tuple(a for a in printed[places[0] + 1 :] if not (isinstance(a, KeywordAbility) and a.name == "backup"))
    if below:
        add_floating(game, context, UntilEndOfTurn(), affected=others, changes=(GainAbilities(below),))


@expands("backup")
def backup(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: N +1/+1 counters on target creature, which if it is another gains what is printed below (CR
    702.165a)."""
    effect = Sequence((put_counters(number(ability), _TARGET), GivePrintedBelow()))
    return (triggered(ability, event=ENTERS, effect=effect),)
