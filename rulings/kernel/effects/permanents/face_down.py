"""Turning face-down permanents face up (CR 708.7, 702.37e).

日本語: 裏向きのパーマネントを表向きにする
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.events.permanents import TurnedFaceUp
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities.conspiracies import is_hidden, turn_conspiracy_up
from rulings.kernel.actions.counters import put_counters
from rulings.kernel.casting.announcing import choose_x
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.casting.costs.keyword_costs import keyword_cost
from rulings.kernel.casting.ways_to_cast import keyword_of
from rulings.kernel.characteristics.copied_values import copied_face
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.happening.merging import hides_a_spell, turn_components
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, IllegalActionError, TurnFaceUp
from rulings.kernel.state.components import components_below
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject, Payment
from rulings.kernel.state.proposals import ProposedCounters
from rulings.kernel.state.state import with_object
from rulings.kernel.triggers.as_turned import do_as_turned

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

RULES_UP = {
    "morph": cite("702.37e", "special action"),
    "megamorph": cite("702.37e", "special action"),
    "disguise": cite("702.168d", "special action"),
    "manifest": cite("701.40b", "turn a manifested permanent you control face up"),
    "cloak": cite("701.58b", "turn a cloaked permanent you control face up"),
}
_COST_NAMES = {"manifest": "mana cost", "cloak": "mana cost"}
X_OF_ACTION = cite("107.3d", "the value of X is chosen by the player")
REVERTS = cite("708.8", "copiable values revert")
MEGAMORPH = cite("702.37b", "Megamorph")
TURNED = cite("708.7", "turned face up")


def hidden_face(game: "Game", object_id: ObjectId) -> FaceDefinition | None:
    """What a face-down permanent would be face up, by its copiable values (CR 708.8, 708.10)."""
    obj = game.object(object_id)
    return copied_face(game.view, object_id, face_up=True) if obj.definition is not None or obj.copiable else None


def face_up_costs(game: "Game", object_id: ObjectId) -> list[Cost]:
    """The costs for which it can be turned face up."""
    return [cost for _, cost in _ways_up(game, object_id)]


def _ways_up(game: "Game", object_id: ObjectId) -> list[tuple[str, Cost]]:
    """Morph, disguise, or its mana cost if it was manifested or cloaked: any of them (CR 701.40c, 701.58c)."""
    obj = game.object(object_id)
    face = hidden_face(game, object_id)
    if face is None:
        return []
    ways = [
        (name, keyword_cost(game, game.seen(object_id).controller, object_id, name, a.cost))
        for name in ("morph", "megamorph", "disguise")
        for a in keyword_of(face, name)
        if a.cost is not None
    ]
    if ways and not components_below(obj):
        held = _abilities_face_up(game, obj)
        ways = [one for one in ways if one[0] in held]
    if obj.face_down in ("manifest", "cloak") and CardType.CREATURE in face.types and face.mana_cost is not None:
        ways.append((obj.face_down, Cost((ManaCost(face.mana_cost),))))
    return ways


def _choose_way(game: "Game", action: TurnFaceUp) -> Play[tuple[str, Cost]]:
    """Which of the costs that can be paid is paid, where there are several."""
    ways = [one for one in _ways_up(game, action.object) if _can_pay(game, action, one[1])]
    if len(ways) == 1:
        return ways[0]
    picked = yield from game.decide(
        Decision(
            action.player,
            DecisionKind.OPTION,
            "way to turn face up",
            tuple(Option(_COST_NAMES.get(how, f"{how} cost"), value=n) for n, (how, _) in enumerate(ways)),
            source=action.object,
            citations=(RULES_UP["manifest"],),
            default=(0,),
        )
    )
    return ways[int(str(picked[0].value))]


def _abilities_face_up(game: "Game", obj: GameObject) -> set[str]:
    """Which of these abilities it would have if it were face up, with all effects that apply (CR 702.37e)."""
    face_up = with_object(game.state, replace(obj, face_down=None))
    seen = (game.view.carried_to(face_up) or Projection(face_up, effort=game.effort)).characteristics(obj.id)
    return {name for name in ("morph", "megamorph", "disguise") if seen.has(name)}


def why_not_turn_up(game: "Game", action: TurnFaceUp) -> Illegal | None:
    """Why the permanent can't be turned face up now; ``None`` if it can."""
    obj = game.state.objects.get(action.object)
    if obj is not None and is_hidden(obj):
        return None if obj.controller == action.player else Illegal("not yours", "702.106c")
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.face_down is None:
        return Illegal("not face down", "708.7")
    if game.seen(obj.id).controller != action.player:
        return Illegal("not yours", "708.7")
    if hides_a_spell(obj):
        return Illegal("an instant or sorcery card is part of it", "729.2g")
    costs = face_up_costs(game, action.object)
    if not costs:
        return Illegal("no ability allows it", "708.7")
    if not any(_can_pay(game, action, one) for one in costs):
        return Illegal("can't pay the cost", "118.3")
    return None


def _can_pay(game: "Game", action: TurnFaceUp, cost: Cost) -> bool:
    context = Context(action.player, action.object, payment=Payment(x=action.announcement.x or 0))
    outer, game.special_action = game.special_action, "turn face up"
    try:
        return can_pay_cost(game, context, action.player, cost, action.object)
    finally:
        game.special_action = outer


def turn_face_up(game: "Game", action: TurnFaceUp) -> Play[None]:
    """Pays and turns it up: a special action without the stack (CR 116.2b)."""
    problem = why_not_turn_up(game, action)
    if problem is not None:
        raise IllegalActionError(problem)
    if is_hidden(game.object(action.object)):
        turn_conspiracy_up(game, action.object)
        return
    said = action.announcement
    context = Context(action.player, action.object)
    how, cost = yield from _choose_way(game, action)
    # Chosen immediately before the cost is paid (CR 107.3d).
    x = yield from choose_x(game, context, action.player, cost, said, rule=X_OF_ACTION)
    context = replace(context, payment=Payment(x=x))
    outer, game.special_action = game.special_action, "turn face up"
    try:
        paid = yield from pay_cost(game, context, action.player, cost, action.object, said.reserve)
    finally:
        game.special_action = outer
    if x is not None:
        # Its other abilities refer to this X (CR 702.37f); noted before they trigger.
        game.change_object(action.object, payment=Payment(x=x, mana=paid.mana))
    yield from turn_up(game, action.object, (RULES_UP[how],))
    if how == "megamorph":
        yield from put_counters(
            game,
            [
                ProposedCounters(
                    on=action.object, kind="+1/+1", amount=1, by_player=action.player, citations=(MEGAMORPH,)
                )
            ],
        )


def turn_up(game: "Game", object_id: ObjectId, rules: tuple[Citation, ...] = ()) -> Play[None]:
    """The permanent is face up; it is the same object and keeps its timestamp order anew (CR 613.7f, 708.8)."""
    stamp = game.new_timestamp()
    turn_components(game, object_id, None)
    game.change_object(object_id, face_down=None, hidden_as=None, timestamp=stamp)
    yield from do_as_turned(game, object_id, TurnedFaceUp)
    controller = game.seen(object_id).controller
    game.emit(e.StatusChanged(object=object_id, what="face up", player=controller, citations=(TURNED, REVERTS, *rules)))
