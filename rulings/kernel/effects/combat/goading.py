"""Goading (CR 701.15).

日本語: 使嗾
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import MustDo
from rulings.abilities.durations import UntilYourNextTurn
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.node import Node
from rulings.abilities.players import EachOtherPlayer
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.characteristics.permissions import requirements
from rulings.kernel.combat.attack_requirements import attack_requirement
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.picking import pick
from rulings.kernel.questions.predicates.status import property_of
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

GOADS = cite("701.15a", "that creature is goaded")
BE_GOADED = "be goaded"
special_words.declare(MustDo, BE_GOADED)
special_words.declare(HasProperty, "goaded")


@keyword_action("goad")
def goad(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Until your next turn these creatures are goaded (CR 701.15a)."""
    assert effect.what is not None
    objects = yield from pick(game, context, context.controller, effect.what, "goad")
    if objects:
        number = add_floating(game, context, UntilYourNextTurn(), affected=objects, changes=(MustDo(BE_GOADED),))
        for i in objects:
            game.emit(e.StatusChanged(object=i, what="goaded", player=context.controller, citations=(GOADS,)))
        game.emit(e.EffectBegan(source=context.source, affected=objects, effect_id=number, citations=(GOADS,)))


@attack_requirement
def goaded(game: "Game", creature: ObjectId) -> list[tuple[Node | None, ObjectId]]:
    """It attacks if able, and for each player who has goaded it a player other than that one if able (CR 701.15b,
    701.15c); the same player's goading again adds nothing (CR 701.15d)."""
    by_player: dict[PlayerId, ObjectId] = {}
    for _, source in requirements(game, creature, BE_GOADED):
        by_player.setdefault(game.seen(source).controller, source)
    found: list[tuple[Node | None, ObjectId]] = []
    for source in by_player.values():
        found += [(None, source), (EachOtherPlayer(), source)]
    return found


@property_of("goaded")
def is_goaded(view: View, object_id: ObjectId) -> bool:
    """Some effect has goaded it (CR 701.15b)."""
    return any(
        isinstance(change, MustDo) and change.what == BE_GOADED
        for change, _ in view.characteristics(object_id).restrictions
    )
