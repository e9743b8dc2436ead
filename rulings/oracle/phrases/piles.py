"""Piles (CR 700.3).

What is here: separating into two piles, what is done with one pile and with the other. What is not: looking at and
revealing cards (``looking``).
"""

from collections.abc import Mapping
from typing import Any

from rulings.abilities.effects.moving import Destroy, Exile, PutInto, ReturnTo, Sacrifice
from rulings.abilities.effects.piles import ChoosePile, SeparateIntoPiles
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef, ThisWay
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import SharedVerb, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.putting import Place

Slots = Mapping[str, Value] | None

CHOSEN, OTHER = ThisWay("chosen pile"), ThisWay("other pile")

effect.phrase("{who:Subject} separate[s] {what:Object} into two piles", SeparateIntoPiles)
effect.phrase(
    "{who:Subject} separate[s] {what:Object} into a face-down pile and a face-up pile",
    SeparateIntoPiles,
    fixed={"one_face_up": True},
)


def _put_piles(chooser: PlayerRef, who: PlayerRef, one: Place, other: Place) -> SharedVerb:
    return SharedVerb((ChoosePile(chooser), _put(who, CHOSEN, one), _put(who, OTHER, other)))


def _put(who: PlayerRef, what: ObjectRef, place: Place) -> PutInto:
    return PutInto(who, what, place.zone, place.position, place.order, place.entering, wording=place.wording)


def as_place(node: PutInto) -> Place:
    """Where the verb puts it."""
    return Place(node.zone, node.position, node.order, node.entering, wording=node.wording)


def _one_and_other(one: Place, other: Place) -> SharedVerb:
    return _put_piles(You(), You(), one, other)


def _undo_one_and_other(node: SharedVerb) -> Slots:
    match node.effects:
        case (ChoosePile(), PutInto() as first, PutInto() as second):
            slots: dict[str, Any] = {"one": as_place(first), "other": as_place(second)}
            return slots if node == _one_and_other(**slots) else None
    return None


effect.phrase(
    "put one <pile|of those piles> {one:PutPlace} and the other {other:PutPlace}",
    _one_and_other,
    _undo_one_and_other,
    kind=SharedVerb,
)


def _chosen_by(who: PlayerRef, one: Place, other: Place) -> SharedVerb | None:
    return None if isinstance(who, You) else _put_piles(who, You(), one, other)


def _undo_chosen_by(node: SharedVerb) -> Slots:
    match node.effects:
        case (ChoosePile(who=who), PutInto() as first, PutInto() as second):
            slots: dict[str, Any] = {"who": who, "one": as_place(first), "other": as_place(second)}
            return slots if node == _chosen_by(**slots) else None
    return None


sentence.phrase(
    "{who:Player} chooses one of <those|the> piles. put that pile {one:PutPlace} and the other {other:PutPlace}.",
    _chosen_by,
    _undo_chosen_by,
    kind=SharedVerb,
)


for _what in ("permanents", "creatures", "lands"):
    effect.phrase(
        f"{{who:Player}} sacrifices all {_what} in the pile of their choice",
        SharedVerb((ChoosePile(hole("who")), Sacrifice(hole("who"), CHOSEN))),
    )


def _destroys(who: PlayerRef, *, no_regeneration: bool) -> SharedVerb:
    return SharedVerb((ChoosePile(who), Destroy(CHOSEN, no_regeneration=no_regeneration)))


for _end, _final in ((".", False), (". they can't be regenerated.", True)):
    for _what in ("permanents", "creatures", "lands"):
        sentence.phrase(
            f"destroy all {_what} in the pile of {{who:Player's}} choice{_end}",
            _destroys(hole("who"), no_regeneration=_final),
        )


# What becomes of the pile of somebody's choice, and of the other.


sentence.phrase(
    "exile the pile of {who:Player's} choice and return the other to the battlefield.",
    SharedVerb((ChoosePile(hole("who")), Exile(CHOSEN), ReturnTo(OTHER, Zone.BATTLEFIELD))),
)


def _puts_from_choice(one: Place, other: Place) -> SharedVerb:
    return _put_piles(You(), You(), one, other)


effect.phrase(
    "put all cards from the pile of your choice {one:PutPlace} and the rest {other:PutPlace}",
    _puts_from_choice,
    _undo_one_and_other,
    kind=SharedVerb,
)
