"""Turning permanents: flipping them, what is done as they turn, what they turn into, levels of Classes (CR 701.27e,
708.11, 710, 712.20, 716.2).

What is here: these events and abilities. What is not: turning face up and transforming as plain effects.
"""

from collections.abc import Callable, Mapping

from rulings.abilities.ability import Ability, Replacement
from rulings.abilities.effects.choosing import ChoosePlayer
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.permanents import Flip
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.permanents import BecomesLevel, Transforms, TurnedFaceUp
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import Node
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability, ability_line, effect, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

effect.phrase("flip {what:Object}", Flip)
event.phrase("{object:This} becomes level {level:Numeral}", BecomesLevel)


# What it turns into.


def _enters_or_transforms(object: This) -> AnyOfEvents:
    return AnyOfEvents((Moves(object, destination=Zone.BATTLEFIELD), Transforms(object)))


def _undo_enters_or_transforms(node: AnyOfEvents) -> Slots:
    match node.options:
        case (Moves(object=This() as object), Transforms()) if node == _enters_or_transforms(object):
            return {"object": object}
    return None


event.phrase(
    "{object:This} enters or transforms into ~", _enters_or_transforms, _undo_enters_or_transforms, kind=AnyOfEvents
)


def _into(object: Node, quality: Node) -> Transforms | None:
    return Transforms(object, quality=quality) if isinstance(quality, Filter) else None


def _undo_into(node: Transforms) -> Slots:
    return {"object": node.object, "quality": node.quality} if node.quality is not None and node.into is None else None


event.phrase("{object:EventObject} transforms into {quality:EventObject}", _into, _undo_into, kind=Transforms)


# As it is turned.


def _as_turned_up(this: This, effect: Effect) -> Replacement:
    return Replacement(event=TurnedFaceUp(this), instead=effect)


def _as_transforms(this: This, effect: Effect) -> Replacement:
    return Replacement(event=Transforms(this), instead=effect)


def _undo_as_turned(node: Replacement) -> Slots:
    match node:
        case Replacement(event=TurnedFaceUp(object=This() as this), instead=Effect() as effect):
            return {"this": this, "effect": effect} if node == _as_turned_up(this, effect) else None
        case Replacement(event=Transforms(object=This() as this), instead=Effect() as effect):
            return {"this": this, "effect": effect} if node == _as_transforms(this, effect) else None
    return None


def _only(event: type[TurnedFaceUp] | type[Transforms]) -> Callable[[Replacement], Slots]:
    def undo(node: Replacement) -> Slots:
        return _undo_as_turned(node) if isinstance(node.event, event) else None

    return undo


def _turned_up(this: This, effect: Effect) -> Replacement | None:
    return None if isinstance(effect, ChoosePlayer) else _as_turned_up(this, effect)


def _transforms(this: This, effect: Effect) -> Replacement | None:
    """ "As ~ transforms into ~, choose an opponent" is a choice that stays known (CR 607.2d)."""
    return None if isinstance(effect, ChoosePlayer) else _as_transforms(this, effect)


for _effect in ("{effect:Clauses}", "{effect:EntryChoice}"):
    ability.phrase(f"as {{this:This}} is turned face up, {_effect}.", _turned_up, _only(TurnedFaceUp), kind=Replacement)
    ability.phrase(f"as {{this:This}} transforms into ~, {_effect}.", _transforms, _only(Transforms), kind=Replacement)


def _both(this: This, effect: Effect) -> tuple[Ability, ...]:
    enters = Moves(this, destination=Zone.BATTLEFIELD)
    return (
        Replacement(event=enters, instead=EntersWith(effect=effect), as_enters=True),
        _as_turned_up(this, effect),
    )


def _undo_both(abilities: tuple[Ability, ...]) -> Slots:
    match abilities:
        case (Replacement(event=Moves(object=This() as this), instead=EntersWith(effect=Effect() as effect)), _):
            return {"this": this, "effect": effect} if abilities == _both(this, effect) else None
    return None


ability_line.phrase("as {this:This} enters or is turned face up, {effect:Clauses}.", _both, _undo_both, kind=tuple)
