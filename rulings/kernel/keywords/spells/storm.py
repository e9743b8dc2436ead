"""Spells that copy themselves as they are cast: storm, gravestorm, demonstrate, replicate, conspire, casualty (CR
702.40, 702.56, 702.69, 702.78, 702.144, 702.153).

日本語: ストーム、墓地ストーム、実演、複製、共謀、犠牲
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.history import TimesPaid
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.spells import ThisCast
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import triggered
from rulings.kernel.effects.spells.copying import copy_on_stack, may_choose_new_targets
from rulings.kernel.happening.choosing_opponents import choose_opponent
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions import numbers
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

DEMONSTRATES = cite("702.144a", "That player copies the spell")


@dataclass(frozen=True, slots=True)
class CopyThisSpell(Effect):
    """Copy the spell so many times, as it last was if it has left the stack; new targets may be chosen for each."""

    times: Amount


def _copy(game: "Game", context: Context, player: PlayerId) -> Play[None]:
    copied = copy_on_stack(game, context.source, player)
    yield from may_choose_new_targets(game, player, copied)


@performs(CopyThisSpell)
def _copy_this_spell(game: "Game", context: Context, effect: CopyThisSpell) -> Play[None]:
    for _ in repeated(numbers.count(game.view, context, effect.times)):
        yield from _copy(game, context, context.controller)


@dataclass(frozen=True, slots=True)
class SpellsBefore(Amount):
    """The other spells cast this turn before the one that the ability triggered on."""


@counts(SpellsBefore)
def _spells_before(view: View, context: Context, amount: SpellsBefore) -> int:
    before = 0
    for event in view.state.history:
        if isinstance(event, e.SpellCast):
            if event.object == context.source:
                break
            before += 1
    return before


@dataclass(frozen=True, slots=True)
class PermanentsDied(Amount):
    """The permanents put into a graveyard from the battlefield this turn."""


@counts(PermanentsDied)
def _permanents_died(view: View, context: Context, amount: PermanentsDied) -> int:
    return sum(
        isinstance(h, e.ZoneChanged) and h.origin is Zone.BATTLEFIELD and h.destination is Zone.GRAVEYARD
        for h in view.state.history
    )


@dataclass(frozen=True, slots=True)
class TimesPaidForSpell(TimesPaid):
    """How often an optional cost of the source was paid, while it is a spell."""


@counts(TimesPaidForSpell)
def _times_paid(view: View, context: Context, amount: TimesPaidForSpell) -> int:
    record = known(view, context.source).stack
    return record.payment.times.get(amount.keyword, 0) if record is not None else 0


def _when_cast(ability: KeywordAbility, times: Amount, condition: WasPaid | None = None) -> tuple[Ability, ...]:
    effect = CopyThisSpell(times)
    return (triggered(ability, event=ThisCast(), condition=condition, effect=effect, zones=(Zone.STACK,)),)


@expands("storm")
def storm(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A copy for each other spell cast before it this turn (CR 702.40a)."""
    return _when_cast(ability, SpellsBefore())


@expands("gravestorm")
def gravestorm(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A copy for each permanent put into a graveyard from the battlefield this turn (CR 702.69a)."""
    return _when_cast(ability, PermanentsDied())


@expands("replicate")
def replicate(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A copy for each time that its replicate cost was paid (CR 702.56a)."""
    return _when_cast(ability, TimesPaidForSpell("replicate"), WasPaid("replicate"))


@expands("conspire")
def conspire(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A copy if its conspire cost was paid (CR 702.78a)."""
    return _when_cast(ability, Fixed(1), WasPaid("conspire"))


@expands("casualty")
def casualty(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A copy if a casualty cost was paid (CR 702.153a)."""
    return _when_cast(ability, Fixed(1), WasPaid("casualty"))


@dataclass(frozen=True, slots=True)
class Demonstrate(Effect):
    """You may copy the spell; if you do, an opponent of your choice copies it too."""


@performs(Demonstrate)
def _demonstrate(game: "Game", context: Context, effect: Demonstrate) -> Play[None]:
    if not (yield from game.ask_may(context.controller, "copy", context.source)):
        return
    yield from _copy(game, context, context.controller)
    opponent = yield from choose_opponent(game, context.controller, context.source, DEMONSTRATES)
    yield from _copy(game, context, opponent)


@expands("demonstrate")
def demonstrate(ability: KeywordAbility) -> tuple[Ability, ...]:
    """You may copy it, and then an opponent copies it (CR 702.144a)."""
    return (triggered(ability, event=ThisCast(), effect=Demonstrate(), zones=(Zone.STACK,)),)
