"""Destroying permanents (CR 701.8), regeneration (CR 701.19), indestructible (CR 702.12).

日本語: 破壊、再生、破壊不能
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import CanDo
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.effects.permanents import Regenerate
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.node import Node
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.tapping import tap
from rulings.kernel.characteristics.permissions import abilities_to, restrictions
from rulings.kernel.happening.combat_removal import remove_from_combat
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import choosable, pick
from rulings.kernel.happening.replacement import Applicable, note, replaced, rule_replacement
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import Proposal, ProposedDestruction, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

DESTROYS = cite("701.8a", "from the battlefield to its owner's graveyard")
INDESTRUCTIBLE = cite("702.12b", "can't be destroyed")
STATIC = cite("701.19b", "each time that permanent would be destroyed")
EACH_TIME = "regenerate each time it would be destroyed"
NO_SHIELD = cite("701.19c", "cause regeneration shields to not be applied")
SHIELD = cite("701.19a", "protects the permanent the next time it would be destroyed")

special_words.declare(CanDo, EACH_TIME)


def destruction_moves(
    game: "Game",
    objects: list[tuple[ObjectId, tuple[Citation, ...]]],
    *,
    by: ObjectId | None = None,
    no_regeneration: bool = False,
) -> Play[list[ProposedMove]]:
    """The zone changes that destroying these permanents comes to, after indestructible, regeneration and the like."""
    moves: list[ProposedMove] = []
    for i, rules in objects:
        if i not in game.state.objects or game.object(i).zone is not Zone.BATTLEFIELD:
            continue
        if game.seen(i).has("indestructible"):
            game.emit(e.CantHappen(what="destroy", object=i, by=by, citations=(INDESTRUCTIBLE,)))
            continue
        if no_regeneration and _shields(game, i):
            rules = (*rules, NO_SHIELD)
        proposal = ProposedDestruction(object=i, by=by, no_regeneration=no_regeneration, why=rules)
        for one in (yield from replaced(game, proposal)):
            if isinstance(one, ProposedDestruction):
                moves.append(
                    ProposedMove(
                        object=i,
                        destination=Zone.GRAVEYARD,
                        cause="destroy",
                        by=by,
                        applied=one.applied,
                        citations=rules,
                    )
                )
            elif isinstance(one, ProposedMove):
                moves.append(one)
    return moves


def _shields(game: "Game", object_id: ObjectId) -> list[FloatingEffect]:
    return [
        effect
        for effect in game.state.effects
        if effect.affected == (object_id,) and effect.context.bindings.get("shield") == "regeneration"
    ]


def destroy(
    game: "Game",
    objects: tuple[ObjectId, ...],
    *,
    by: ObjectId | None = None,
    no_regeneration: bool = False,
) -> Play[tuple[ObjectId, ...]]:
    """Destroys permanents at the same time; returns those that were, as they were."""
    named: list[tuple[ObjectId, tuple[Citation, ...]]] = [(i, (DESTROYS,)) for i in objects]
    moves = yield from destruction_moves(game, named, by=by, no_regeneration=no_regeneration)
    before = game.view
    # What was done instead of destroying is no destruction (CR 614.6).
    moved = [m for m in (yield from move(game, moves)) if m.cause == "destroy"]
    game.emit(
        *(e.PermanentDestroyed(old=m.old, object=m.new, by=by, citations=(DESTROYS,)) for m in moved), before=before
    )
    return tuple(m.old for m in moved)


def _possible(game: "Game", context: Context, what: Node) -> Node:
    """A choice among what can be destroyed, where there is enough of that: nobody chooses the impossible."""
    if not isinstance(what, Choose) or what.at_random or not isinstance(what.amount, Fixed):
        return what
    able = Filter(what.filter.kind, (*what.filter.predicates, Not(HasKeyword("indestructible"))))
    enough = len(choosable(game, context, context.controller, able)) >= what.amount.value
    return replace(what, filter=able) if enough else what


@performs(Destroy)
@plays_action("destroy")
def _destroy(game: "Game", context: Context, effect: Destroy) -> Play[None]:
    what = _possible(game, context, effect.what)
    objects = yield from pick(game, context, context.controller, what, "destroy")
    found = yield from destroy(game, objects, by=context.source, no_regeneration=effect.no_regeneration)
    results = results_of(context)
    results.followed.update(objects)
    results.add("destroyed", found)
    results.last = bool(found)


@performs(Regenerate)
@plays_action("regenerate")
def _regenerate(game: "Game", context: Context, effect: Regenerate) -> Play[None]:
    """Sets up a shield: a replacement effect for the next destruction this turn (CR 701.19a)."""
    objects = yield from pick(game, context, context.controller, effect.what, "regenerate")
    for i in objects:
        if game.object(i).zone is Zone.BATTLEFIELD:
            number = add_floating(
                game, context, UntilEndOfTurn(), affected=(i,), bindings={"shield": "regeneration"}, uses=1
            )
            game.emit(e.EffectBegan(source=context.source, affected=(i,), effect_id=number, citations=(SHIELD,)))


@rule_replacement
def regeneration_shields(game: "Game", proposal: Proposal) -> list[Applicable]:
    """Each shield replaces one destruction: damage is removed, it is tapped and removed from combat."""
    if not isinstance(proposal, ProposedDestruction) or proposal.no_regeneration:
        return []
    if restrictions(game, proposal.object, "be regenerated"):
        return []
    found = [_each_time(source) for _, source in abilities_to(game, proposal.object, EACH_TIME)]
    for effect in _shields(game, proposal.object):

        @asks_nothing
        def change(game: "Game", proposal: Proposal, effect_id: int = effect.id) -> list[Proposal]:
            assert isinstance(proposal, ProposedDestruction)
            game.change(effects=tuple(x for x in game.state.effects if x.id != effect_id))
            _do_instead(game, proposal, SHIELD)
            return []

        found.append(
            Applicable(("shield", effect.id), effect.context.source, "regeneration shield", change, citations=(SHIELD,))
        )
    return found


def _each_time(source: ObjectId) -> Applicable:
    """A static ability regenerates the permanent each time that it would be destroyed (CR 701.19b)."""

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        assert isinstance(proposal, ProposedDestruction)
        _do_instead(game, proposal, STATIC)
        return []

    return Applicable((EACH_TIME, source), source, "regeneration", change, citations=(STATIC,))


def _do_instead(game: "Game", proposal: ProposedDestruction, rule: Citation) -> None:
    """All damage is removed from it, it is tapped and removed from combat."""
    note(game, proposal.object, proposal, "regenerate", (rule, *proposal.why))
    game.change_object(proposal.object, damage=0, has_deathtouch_damage=False)
    tap(game, (proposal.object,))
    remove_from_combat(game, proposal.object)
