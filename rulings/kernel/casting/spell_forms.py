"""Spells that are cast in a special form: overload, bestow, flashback, adventures, and where they go afterwards."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import FaceDefinition
from rulings.abilities.effects.effect import Effect
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.casting.ways_to_cast import CastingWay
from rulings.kernel.state import events as e
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import Entrance

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game
    from rulings.kernel.state.context import Context

CEASES = cite("702.103e", "ceases to be bestowed")

FormFinder = Callable[["Game", GameObject], CastingWay | None]
_FORMS: list[FormFinder] = []


@dataclass(frozen=True, slots=True)
class Goes:
    """Where a spell's card goes as the spell finishes resolving."""

    zone: Zone
    """The zone."""
    position: str = "top"
    """Where in it, for libraries."""
    memory: Map[str, object] = field(default_factory=Map)
    """What the card remembers there."""
    counters: Map[str, int] = field(default_factory=Map)
    """Counters that it has there."""
    citations: tuple[Citation, ...] = ()
    """The rules that make it go there."""
    then: Callable[["Game", ObjectId], Play[None]] | None = None
    """What is done once it is there, with the object that it became."""


IN_GRAVEYARD = Goes(Zone.GRAVEYARD)

Destination = Callable[["Game", GameObject], Goes | None]
_DESTINATIONS: list[Destination] = []
Becoming = Callable[["Game", GameObject, ObjectId], None]
_BECOMING: list[Becoming] = []


def spell_form(function: FormFinder) -> FormFinder:
    """Declares how to tell from a spell on the stack in which form it was cast."""
    _FORMS.append(function)
    return function


def paid_form(
    obj: GameObject, alternative: str, effect_of: Callable[[FaceDefinition], Effect | None]
) -> CastingWay | None:
    """The form of a spell, or of a copy of one, that says something else because this alternative cost was paid."""
    record = obj.stack
    if record is None or record.payment.alternative != alternative or obj.face_down is not None:
        return None
    face = face_of(obj)
    effect = effect_of(face)
    if effect is None:
        return None
    return CastingWay(record.cast_from or obj.zone, face, record.face, alternative=alternative, effect=effect)


def after_resolving(function: Destination) -> Destination:
    """Declares where spells of a form go as they finish resolving."""
    _DESTINATIONS.append(function)
    return function


_SENT: list[Destination] = []


def sent_elsewhere(function: Destination) -> Destination:
    """Declares where an effect sends a spell's card as it finishes resolving, unless the form of the spell does."""
    _SENT.append(function)
    return function


def becoming_permanent(function: Becoming) -> Becoming:
    """Declares what a resolving spell leaves behind for the permanent that it has become: game, spell, permanent."""
    _BECOMING.append(function)
    return function


def note_permanent(game: "Game", spell: GameObject, permanent: ObjectId) -> None:
    """Does what was declared with ``becoming_permanent``."""
    for function in _BECOMING:
        function(game, spell, permanent)


Entering = Callable[["Game", "Context", Entrance], Entrance]
_ENTERING: dict[str, Entering] = {}


def enters_in_form(alternative: str) -> Callable[[Entering], Entering]:
    """Declares how a permanent enters whose spell was cast for this alternative cost."""

    def register(function: Entering) -> Entering:
        _ENTERING[alternative] = function
        return function

    return register


def in_form(game: "Game", context: "Context", spell: GameObject, entrance: Entrance) -> Entrance:
    """The entrance with what was declared with ``enters_in_form`` for how the spell was cast."""
    function = _ENTERING.get((spell.stack.payment.alternative if spell.stack is not None else None) or "")
    return entrance if function is None else function(game, context, entrance)


Before = Callable[["Game", GameObject, "Context"], Play[None]]
_BEFORE: list[Before] = []


def before_resolving(function: Before) -> Before:
    """Declares what an instant or sorcery spell does before all that its text says."""
    _BEFORE.append(function)
    return function


def do_first(game: "Game", spell: GameObject, context: "Context") -> Play[None]:
    """Does what was declared with ``before_resolving``."""
    for function in _BEFORE:
        yield from function(game, spell, context)


_LAST: list[Before] = []


def last_of_resolving(function: Before) -> Before:
    """Declares what an instant or sorcery spell does after all that its text says."""
    _LAST.append(function)
    return function


def do_last(game: "Game", spell: GameObject, context: "Context") -> Play[None]:
    """Does what was declared with ``last_of_resolving``."""
    for function in _LAST:
        yield from function(game, spell, context)


def way_of_spell(game: "Game", obj: GameObject) -> CastingWay:
    """The form in which a spell on the stack was cast."""
    for finder in _FORMS:
        way = finder(game, obj)
        if way is not None:
            return way
    record = obj.stack
    assert record is not None
    return CastingWay(
        record.cast_from or Zone.STACK,
        face_of(obj),
        record.face,
        alternative=record.payment.alternative,
        face_down=obj.face_down,
    )


def destination_after(game: "Game", spell: ObjectId) -> Goes:
    """Where a spell's card goes as the last part of its resolution (CR 608.2n): its owner's graveyard unless a rule
    says so."""
    obj = game.object(spell)
    for finder in (*_DESTINATIONS, *_SENT):
        found = finder(game, obj)
        if found is not None:
            return found
    return IN_GRAVEYARD


Losing = Callable[["Game", GameObject], bool]
_LOSING: list[Losing] = []


def loses_its_form(function: Losing) -> Losing:
    """Declares a form that a permanent spell loses when its target is illegal: it goes on resolving without one."""
    _LOSING.append(function)
    return function


Instead = Callable[["Game", GameObject, "Context"], Play[bool]]
_INSTEAD: list[Instead] = []


def instead_of_entering(function: Instead) -> Instead:
    """Declares what a permanent spell of some form does instead of entering; says whether it did (CR 608.3d)."""
    _INSTEAD.append(function)
    return function


def do_instead(game: "Game", spell: GameObject, context: "Context") -> Play[bool]:
    """Does what was declared with ``instead_of_entering``."""
    for function in _INSTEAD:
        if (yield from function(game, spell, context)):
            return True
    return False


def becomes_creature_spell(game: "Game", obj: GameObject) -> bool:
    """A bestowed spell without a legal target stops being an Aura, a mutating one no longer merges (CR 702.103e,
    702.140b)."""
    if any(function(game, obj) for function in _LOSING):
        return True
    if obj.memory.get("bestowed"):
        game.change_object(obj.id, memory=obj.memory.delete("bestowed"))
        record = game.object(obj.id).stack
        assert record is not None
        from dataclasses import replace

        game.change_object(obj.id, stack=replace(record, targets=()))
        game.emit(e.StatusChanged(object=obj.id, what="not bestowed", citations=(CEASES,)))
        return True
    return False
