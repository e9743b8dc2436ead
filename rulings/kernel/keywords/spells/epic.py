"""Epic (CR 702.50).

日本語: 歴伝
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Step
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.spell_forms import last_of_resolving
from rulings.kernel.effects.spells.copying import copy_on_stack, may_choose_new_targets
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs
from rulings.kernel.state import events as e
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.objects import GameObject
from rulings.kernel.triggers.delayed import add_delayed

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.50", "epic")

EPIC = cite("702.50a", "you can’t cast spells")


@dataclass(frozen=True, slots=True)
class CopyWithoutEpic(Effect):
    """Copy the spell, except for its epic ability; new targets may be chosen for the copy."""


@performs(CopyWithoutEpic)
def _copy(game: "Game", context: Context, effect: CopyWithoutEpic) -> Play[None]:
    copied = copy_on_stack(game, context.source, context.controller)
    face = face_of(game.object(copied))
    left = tuple(a for a in face.abilities if not (isinstance(a, KeywordAbility) and a.name == "epic"))
    game.change_object(copied, copiable=replace(face, abilities=left))
    yield from may_choose_new_targets(game, context.controller, copied)


@last_of_resolving
@asks_nothing
def epic(game: "Game", spell: GameObject, context: Context) -> None:
    """Its controller casts nothing more this game, but copies it at each of their upkeeps (CR 702.50a)."""
    if not game.seen(spell.id).has("epic"):
        return
    here = Context(context.controller, spell.id)
    number = add_floating(game, here, Forever(), changes=(PlayerCant(You(), "cast"),))
    add_delayed(game, here, Delayed(BeginningOf(Step.UPKEEP, You()), CopyWithoutEpic(), once=False))
    game.emit(e.EffectBegan(source=spell.id, affected=(context.controller,), effect_id=number, citations=(EPIC,)))
