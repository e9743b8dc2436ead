"""Chapter abilities and read ahead of Sagas (CR 702.155, 714).

日本語: 英雄譚の章能力、先読み
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulings.abilities.ability import Ability, Chapter, EntersWith, Replacement, TriggeredAbility
from rulings.abilities.effects import Effect
from rulings.abilities.patterns import EventPattern
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel import special_words
from rulings.kernel.context import Context
from rulings.kernel.decisions import Play
from rulings.kernel.entering_choices import enters_after
from rulings.kernel.keywords import asked_by_name, expands_symbol
from rulings.kernel.keywords.phrases import ENTERS
from rulings.kernel.patterns import matches
from rulings.kernel.proposals import Entrance, ProposedMove
from rulings.kernel.view import View

if TYPE_CHECKING:
    from rulings.kernel.game import Game

special_words.declare_ability(Chapter)
asked_by_name("702.155", "read ahead")

CHAPTER = cite("714.2b", "lore counters are put onto this Saga")
LORE = cite("714.3a", "puts a lore counter on it")


@dataclass(frozen=True, slots=True)
class ReachesChapter(EventPattern):
    """The number of lore counters on the source was less than this and becomes at least this."""

    number: int


@matches(ReachesChapter, e.CountersPut)
def _reaches(view: View, context: Context, pattern: ReachesChapter, event: e.CountersPut) -> tuple[Any, ...]:
    if event.kind != "lore" or event.on != context.source:
        return ()
    after = event.before + event.amount
    if not event.before < pattern.number <= after:
        return ()
    if after != pattern.number and _has_just_entered_ahead(view, context):
        return ()
    return (event,)


def _has_just_entered_ahead(view: View, context: Context) -> bool:
    """It has read ahead and entered this turn: only the chapter with exactly its number triggers (CR 702.155a)."""
    if not view.characteristics(context.source).has("read ahead"):
        return False
    return any(isinstance(h, e.CountersPut) and h.on == context.source and h.before == 0 for h in view.state.history)


@dataclass(frozen=True, slots=True)
class LoreAsEnters(Effect):
    """One lore counter, or with read ahead as many as its controller chooses up to the final chapter."""


@enters_after(LoreAsEnters)
def _lore(
    game: "Game", context: Context, effect: LoreAsEnters, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    from rulings.kernel.effects.counters import choose_number
    from rulings.kernel.entering import add_entering_counters
    from rulings.kernel.sagas import final_chapter

    number = 1
    if game.seen(context.source).has("read ahead"):
        last = final_chapter(game, context.source)
        number = yield from choose_number(game, context.controller, 1, last, "read ahead", context.source, default=1)
    return (yield from add_entering_counters(game, proposal, entrance, "lore", number))


@expands_symbol(Chapter)
def chapters(ability: Chapter) -> tuple[Ability, ...]:
    """A triggered ability for each number (CR 714.2b, 714.2c); the Saga with chapter I enters with lore counters (CR
    714.3a)."""
    found: list[Ability] = [
        TriggeredAbility(text=ability.text, event=ReachesChapter(n), effect=ability.effect, keyword="chapter")
        for n in ability.numbers
    ]
    if 1 in ability.numbers:
        found.append(
            Replacement(text=ability.text, event=ENTERS, instead=EntersWith(effect=LoreAsEnters()), as_enters=True)
        )
    return tuple(found)
