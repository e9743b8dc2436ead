"""Permanents that enter only if something is done instead (CR 614.1a).

What is here: "if this land would enter, sacrifice a Forest instead. If you do, put this land onto the battlefield. If
you don't, put it into its owner's graveyard". What is not: what is done as they enter (``entering``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import EntersIfDone
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _if_done(what: This, effect: Effect, again: This) -> Replacement | None:
    if what != again:
        return None
    event = Moves(what, destination=Zone.BATTLEFIELD)
    return Replacement(event=event, instead=EntersIfDone(effect), as_enters=True)


def _undo_if_done(node: Replacement) -> Slots:
    match node:
        case Replacement(event=Moves(object=This() as what), instead=EntersIfDone(effect=effect)):
            return {"what": what, "effect": effect, "again": what} if node == _if_done(what, effect, what) else None
    return None


ability.phrase(
    "if {what:This} would enter, {effect:Clauses} instead. if you do, put {again:This} onto the battlefield. if you "
    "don't, put it into its owner's graveyard.",
    _if_done,
    _undo_if_done,
    kind=Replacement,
    carries={"instead": "instead"},
)
