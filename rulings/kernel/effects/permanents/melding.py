"""Melding (CR 701.42, 712.4).

日本語: 合体
What is here: exiling the pair and putting it onto the battlefield as one permanent. What is not: the two cards that it
becomes as it leaves (``rulings.kernel.happening.merging``), its mana value (``rulings.kernel.state.base_values``).
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.conditions.condition import OwnsAndControls
from rulings.abilities.effects.moving import Exile, ExileAndMeld
from rulings.abilities.references import It, MeldPair, Particular, Several
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.corpus.cards import Layout
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.effects.cards.putting import entrance_of
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.happening.placing import delete
from rulings.kernel.questions import finding, matching
from rulings.kernel.questions.finding import finds
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.components import BELOW, Component
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

MELDS = cite("701.42a", "put them onto the battlefield with their back faces up and combined")
STAYS = cite("701.42c", "they stay in their current zone")
BOTH = cite("712.14c", "enter the battlefield as a single permanent with their back faces up")


def _partners(view: View, context: Context, pair: MeldPair) -> tuple[ObjectId, ...]:
    """Permanents that the ability's controller both owns and controls, and which could be the other of the pair."""
    (this,) = finding.find_objects(view, context, pair.this)
    return tuple(i for i in matching.candidates(view, context, pair.other) if i != this and _is_mine(view, context, i))


def _is_mine(view: View, context: Context, object_id: ObjectId) -> bool:
    obj = view.state.objects.get(object_id)
    return (
        obj is not None
        and obj.zone is Zone.BATTLEFIELD
        and obj.owner == context.controller
        and view.characteristics(object_id).controller == context.controller
    )


@finds(MeldPair)
def find_pair(view: View, context: Context, ref: MeldPair) -> tuple[ObjectId, ...]:
    """The source, and every permanent that may be the other one."""
    return (*finding.find_objects(view, context, ref.this), *_partners(view, context, ref))


@judges(OwnsAndControls)
def owns_and_controls(view: View, context: Context, condition: OwnsAndControls) -> bool:
    """Both are there, owned and controlled by the player, and attack if the text says so."""
    (this,) = finding.find_objects(view, context, condition.pair.this)
    if not _is_mine(view, context, this):
        return False
    others = _partners(view, context, condition.pair)
    if condition.attacking:
        combat = view.state.combat
        attackers = combat.attackers if combat is not None else Map()
        return this in attackers and any(i in attackers for i in others)
    return bool(others)


@performs(ExileAndMeld)
@plays_action("meld")
def exile_and_meld(game: "Game", context: Context, effect: ExileAndMeld) -> Play[None]:
    """Exiles the two at the same time; if they are the two cards of a meld pair, they return as one permanent."""
    pair = effect.pair.antecedent if isinstance(effect.pair, It) else effect.pair
    assert isinstance(pair, MeldPair)
    (this,) = finding.find_objects(game.view, context, pair.this)
    others = _partners(game.view, context, pair)
    if effect.entering is not None and effect.entering.attacking and game.state.combat is not None:
        others = tuple(i for i in others if i in game.state.combat.attackers)
    chosen = yield from pick_among(game, context.controller, others, 1, 1, "meld", source=context.source)
    both = Several((Particular(this), *(Particular(i) for i in chosen)))
    yield from perform(game, context, Exile(both))
    exiled = [
        game.object(now)
        for one in (this, *chosen)
        if (now := game.state.moved.get(one)) is not None and now in game.state.objects
    ]
    found = yield from _meld(game, context, effect, exiled)
    results_of(context).last = found is not None
    if found is not None:
        results_of(context).add("melded", (found,))


def _is_pair(cards: list[GameObject], result: str) -> bool:
    """Two exiled cards of one meld pair; no tokens, no other cards (CR 701.42b)."""
    if len(cards) != 2 or any(one.zone is not Zone.EXILE or one.is_token for one in cards):
        return False
    definitions = [one.definition for one in cards]
    if any(one is None or one.layout is not Layout.MELD for one in definitions):
        return False
    first, second = (one for one in definitions if one is not None)
    if result in first.missing_faces or result in second.missing_faces:
        raise finding.UnboundReferenceError(f"the back face {result}")
    return first.name != second.name and all(
        len(one.faces) > 1 and one.faces[1].name == result for one in (first, second)
    )


def _is_back_known(card: GameObject) -> bool:
    return card.definition is not None and card.definition.faces[1].is_color_known


def _meld(game: "Game", context: Context, effect: ExileAndMeld, cards: list[GameObject]) -> Play[ObjectId | None]:
    if not _is_pair(cards, effect.result):
        game.emit(e.CantHappen(what="meld", by=context.source, citations=(STAYS,)))
        return None
    # Both have the same face on their backs; of one of them a source may not say what color that is.
    first, second = sorted(cards, key=lambda card: not _is_back_known(card))
    below = (Component(second.card, second.definition, second.owner, is_token=False),)
    entrance = entrance_of(game, context, effect.entering, context.controller, first.id)
    entrance = replace(entrance, face=1, memory=entrance.memory.set(BELOW, below))
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=first.id,
                destination=Zone.BATTLEFIELD,
                cause="meld",
                by=context.source,
                by_player=context.controller,
                entrance=entrance,
            )
        ],
        (MELDS, BOTH),
    )
    if not moved:
        return None
    (event,) = moved
    if event.destination is Zone.BATTLEFIELD:
        # The other card is a part of what entered, and whatever looks for it finds that.
        delete(game, second.id)
        game.change(moved=game.state.moved.set(second.id, event.new))
        return event.new
    if event.destination is not Zone.EXILE:
        # A replacement effect that sends one of the cards elsewhere sends both (CR 712.21d).
        yield from move(game, [ProposedMove(object=second.id, destination=event.destination, cause=event.cause)])
    return None
