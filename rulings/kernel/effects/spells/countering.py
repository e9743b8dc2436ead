"""Countering spells and abilities (CR 701.6).

日本語: 打ち消す
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.characteristics.permissions import restrictions, source_context
from rulings.kernel.effects.cards.putting import choose_end
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.placing import delete
from rulings.kernel.questions import finding, matching, truth
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

COUNTERS = cite("701.6a", "removing it from the stack")
CANT_BE = cite("101.2", "can't")


def can_be_countered(game: "Game", object_id: ObjectId, by: ObjectId | None = None) -> bool:
    """Whether a spell or ability on the stack can be countered, by this spell or ability if it is given."""
    return not any(_forbids(game, rule, source, by) for rule, source in restrictions(game, object_id, "be countered"))


def _forbids(game: "Game", rule: CantDo, source: ObjectId, by: ObjectId | None) -> bool:
    context = source_context(game, source)
    if isinstance(rule.unless, Condition) and truth.holds(game.view, context, rule.unless):
        return False
    if isinstance(rule.by, Filter):
        # "By blue or black spells": another spell, or an ability, can (CR 101.2).
        return by is not None and matching.fits(game.view, context, by, rule.by)
    return True


def counter(
    game: "Game",
    object_id: ObjectId,
    *,
    by: ObjectId | None = None,
    by_player: PlayerId | None = None,
    zone: Zone | None = None,
    position: str = "top",
) -> Play[ObjectId | None]:
    """Counters a spell or ability; returns what a card became."""
    obj = game.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.STACK or obj.stack is None:
        return None
    if not can_be_countered(game, object_id, by):
        game.emit(e.CantHappen(what="counter", object=object_id, by=by, citations=(CANT_BE,)))
        return None
    before = game.view
    is_spell = obj.stack.kind == "spell"
    game.emit(
        e.Countered(object=object_id, by=by, by_player=by_player, was_spell=is_spell, citations=(COUNTERS,)),
        before=before,
    )
    if obj.stack.kind != "spell":
        delete(game, object_id)
        return None
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=object_id,
                destination=zone or Zone.GRAVEYARD,
                cause="counter",
                by=by,
                position=position,
            )
        ],
        (COUNTERS,),
    )
    return moved[0].new if moved else None


@performs(CounterSpell)
@plays_action("counter")
def _counter(game: "Game", context: Context, effect: CounterSpell) -> Play[None]:
    results = results_of(context)
    results.last = False
    for i in finding.find_objects(game.view, context, effect.what):
        if i not in game.state.objects:
            continue
        record = game.object(i).stack
        permanent = record.source if record is not None and record.kind != "spell" else None
        position = effect.position
        if position == "top or bottom":
            position = yield from choose_end(game, context.controller, context.source)
        became = yield from counter(
            game, i, by=context.source, by_player=context.controller, zone=effect.zone, position=position
        )
        if i not in game.state.objects:
            results.last = True
            if permanent in battlefield(game.state):
                results.add("source of countered", (permanent,))
            results.add("countered", (became,) if became is not None else (), 1)
            results.followed.add(i)
