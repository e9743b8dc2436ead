"""Turning permanents: flipping them, what is done as they turn, what they turn into, levels of Classes (CR 701.27e,
708.11, 710, 712.20, 716.2).

What is here: these events and abilities. What is not: turning face up and transforming as plain effects.
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.choosing import ChoosePlayer
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.permanents import Flip
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.permanents import BecomesLevel, Transforms, TurnedFaceUp
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import EntersWith
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability, ability_line, effect, event
from rulings.oracle.holes import hole

effect.phrase("flip {what:Object}", Flip)
event.phrase("{object:This} becomes level {level:Numeral}", BecomesLevel)


# What it turns into.


event.phrase(
    "{object:This} enters or transforms into ~",
    AnyOfEvents((Moves(hole("object"), destination=Zone.BATTLEFIELD), Transforms(hole("object")))),
)


event.phrase(
    "{object:EventObject} transforms into {quality:EventObject}",
    Transforms(hole("object"), quality=hole("quality", Filter)),
)


# As it is turned.


def _as_turned_up(this: This, effect: Effect) -> Replacement:
    return Replacement(event=TurnedFaceUp(this), instead=effect)


def _as_transforms(this: This, effect: Effect) -> Replacement:
    return Replacement(event=Transforms(this), instead=effect)


for _effect in ("{effect:Clauses}", "{effect:EntryChoice}"):
    ability.phrase(
        f"as {{this:This}} is turned face up, {_effect}.",
        _as_turned_up(hole("this"), hole("effect", unless=ChoosePlayer)),
    )
    # "As ~ transforms into ~, choose an opponent" is a choice that stays known (CR 607.2d).
    ability.phrase(
        f"as {{this:This}} transforms into ~, {_effect}.",
        _as_transforms(hole("this"), hole("effect", unless=ChoosePlayer)),
    )


ability_line.phrase(
    "as {this:This} enters or is turned face up, {effect:Clauses}.",
    (
        Replacement(
            event=Moves(hole("this"), destination=Zone.BATTLEFIELD),
            instead=EntersWith(effect=hole("effect")),
            as_enters=True,
        ),
        _as_turned_up(hole("this"), hole("effect")),
    ),
)
