"""Chapter abilities and read ahead of Sagas (CR 702.155, 714).

日本語: 英雄譚の章能力、先読み
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, Chapter, TriggeredAbility
from rulings.abilities.events.event import EventPattern
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import asked_by_name, expands_symbol
from rulings.kernel.actions.counters import choose_number
from rulings.kernel.happening.entering import add_entering_counters, entering_controller
from rulings.kernel.happening.intrinsic_entering import also_enters
from rulings.kernel.happening.replacement import Applicable
from rulings.kernel.questions.patterns import matches
from rulings.kernel.state import events as e
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import Entrance, Proposal, ProposedMove
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare_ability(Chapter)
asked_by_name("702.155", "read ahead")

CHAPTER = cite("714.2b", "lore counters are put onto this Saga")
LORE = cite("714.3a", "puts a lore counter on it")


@dataclass(frozen=True, slots=True)
class ReachesChapter(EventPattern):
    """The number of lore counters on the source was less than this and becomes at least this."""

    number: int


@matches(ReachesChapter, e.CountersPut)
def _reaches(view: View, context: Context, pattern: ReachesChapter, event: e.CountersPut) -> tuple[e.CountersPut, ...]:
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


def has_chapters(abilities: tuple[Ability, ...]) -> bool:
    """One or more of them are chapter abilities (CR 714.2)."""
    return any(isinstance(one, Chapter) for one in abilities)


@also_enters
def _lore(game: "Game", proposal: ProposedMove, seen: Characteristics, new: GameObject) -> list[Applicable]:
    """A Saga enters with a lore counter, whatever its abilities are by then (CR 714.3a)."""
    if "Saga" not in seen.subtypes:
        return []
    last = max((n for a in seen.abilities if isinstance(a, Chapter) for n in a.numbers), default=0)

    def change(game: "Game", proposal: Proposal) -> Play[list[Proposal]]:
        assert isinstance(proposal, ProposedMove)
        number = 1
        if seen.has("read ahead"):
            controller = entering_controller(game, proposal)
            number = yield from choose_number(game, controller, 1, last, "read ahead", proposal.object, default=1)
        entrance = add_entering_counters(game, proposal, proposal.entrance or Entrance(), "lore", number)
        return [replace(proposal, entrance=entrance, citations=(*proposal.citations, LORE))]

    return [
        Applicable(("intrinsic", proposal.object, "lore"), proposal.object, "lore counters", change, citations=(LORE,))
    ]


@expands_symbol(Chapter)
def chapters(ability: Chapter) -> tuple[Ability, ...]:
    """A triggered ability for each number (CR 714.2b, 714.2c)."""
    return tuple(
        TriggeredAbility(text=ability.text, event=ReachesChapter(n), effect=ability.effect, keyword="chapter")
        for n in ability.numbers
    )
