"""Copiable values of an object where it lies, before continuous effects (CR 613.2, 707.2, 708.2, 709.4, 712.8)."""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.card import CardDefinition, FaceDefinition, FaceOfCard
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.vocabulary import CardType, Zone
from rulings.corpus.cards import Layout
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.components import components_below
from rulings.kernel.state.memo import remember
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.room_faces import UNLOCKED, is_room, room_face
from rulings.kernel.state.siege_ability import SIEGE_DEFEATED

FACE_DOWN_TWO_TWO = FaceDefinition(name="", mana_cost=None, types=frozenset({CardType.CREATURE}), power=2, toughness=2)
"""A face-down permanent or spell: 2/2 creature without name, cost, colour, text (CR 708.2a)."""

FACE_DOWN_WARD = FaceDefinition(
    name="",
    mana_cost=None,
    types=frozenset({CardType.CREATURE}),
    power=2,
    toughness=2,
    abilities=(KeywordAbility(text="Ward {2}", name="ward", cost=Cost((ManaCost(("{2}",)),))),),
)
"""Turned face down by disguise or cloak: it has ward {2} (CR 701.58a, 702.168a)."""

FACE_DOWN_CARD = FaceDefinition(name="")
"""A card exiled face down: no characteristics (CR 406.3a)."""


def mana_value_of(symbols: tuple[str, ...] | None, x: int = 0) -> int:
    """Mana value of a mana cost; X counts as ``x`` (CR 202.3).

    Example:
        >>> mana_value_of(("{X}", "{2}", "{G/W}", "{2/U}"))
        5
    """
    total = 0
    for symbol in symbols or ():
        inner = symbol.strip("{}")
        if inner.isdigit():
            total += int(inner)
        elif inner == "X":
            total += x
        elif inner in ("Y", "Z"):
            continue
        elif inner.startswith("2/"):
            total += 2
        elif inner.startswith("H"):
            continue
        else:
            total += 1
    return total


def face_down_values(how: str) -> FaceDefinition:
    """What a permanent or spell is that was turned face down in this way (CR 708.2a)."""
    return FACE_DOWN_WARD if how in ("disguise", "cloak") else FACE_DOWN_TWO_TWO


def face_of(obj: GameObject) -> FaceDefinition:
    """The face (or stand-in) whose values the object has before continuous effects."""
    if obj.face_down is not None:
        if obj.zone not in (Zone.BATTLEFIELD, Zone.STACK):
            return FACE_DOWN_CARD
        return obj.hidden_as or face_down_values(obj.face_down)
    room = room_of(obj)
    if room is not None:
        return room_face(room, unlocked_halves(obj))
    if obj.copiable is not None:
        flip = copied_flip(obj) if obj.is_flipped else None
        return obj.copiable if flip is None else flip.faces[1]
    assert obj.definition is not None
    faces = obj.definition.faces
    if obj.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return faces[min(obj.face, len(faces) - 1)]
    return faces[0]


def room_of(obj: GameObject) -> CardDefinition | None:
    """The halves of a Room on the battlefield, of its own or copied as it entered (CR 709.5, 709.5b)."""
    return copied_room(obj) if obj.zone is Zone.BATTLEFIELD else None


def copied_room(obj: GameObject) -> CardDefinition | None:
    """The halves that a copy of the object has, in whatever zone it is (CR 709.5b)."""
    if obj.face_down is not None:
        return None
    if obj.copiable is None:
        card = obj.definition
    else:
        card = obj.copiable.card if isinstance(obj.copiable, FaceOfCard) else None
    return card if card is not None and is_room(card) else None


def copied_flip(obj: GameObject) -> CardDefinition | None:
    """Both sets of values of a flip card, its own or copied as it entered (CR 710.1)."""
    if obj.copiable is None:
        card = obj.definition
    else:
        card = obj.copiable.card if isinstance(obj.copiable, FaceOfCard) else None
    return card if card is not None and card.layout is Layout.FLIP and len(card.faces) > 1 else None


def names_of_both(room: CardDefinition, unlocked: tuple[int, ...]) -> tuple[str, ...]:
    """Of two unlocked halves the other name too (CR 709.5); the whole name is how texts outside the game call it."""
    return (room.faces[1].name, room.name) if len(unlocked) > 1 and room.own_name is None else ()


def unlocked_halves(obj: GameObject) -> tuple[int, ...]:
    """The places of a Room's unlocked halves (CR 709.5c)."""
    found = obj.memory.get(UNLOCKED, ())
    return tuple(int(str(one)) for one in found) if isinstance(found, tuple) else ()


@remember
def combined_split(definition: CardDefinition) -> FaceDefinition:
    """A split card everywhere but on the stack: both halves together (CR 709.4).

    The combined mana cost is kept as the joined symbols, so that colours and mana value come out as the rule says.
    """
    left, right = definition.faces[0], definition.faces[1]
    abilities: tuple[Ability, ...] = left.abilities + right.abilities
    return FaceDefinition(
        name=left.name,
        mana_cost=(left.mana_cost or ()) + (right.mana_cost or ()),
        colors=left.colors | right.colors,
        supertypes=left.supertypes | right.supertypes,
        types=left.types | right.types,
        subtypes=left.subtypes + tuple(s for s in right.subtypes if s not in left.subtypes),
        abilities=abilities,
        declined=left.declined + right.declined,
    )


def base_characteristics(obj: GameObject) -> Characteristics:
    """Characteristics by copiable values alone."""
    if obj.definition is None and obj.copiable is None:
        return _ability_characteristics(obj)
    face = face_of(obj)
    other_names: tuple[str, ...] = ()
    definition = obj.definition
    room = room_of(obj)
    if room is not None:
        other_names = names_of_both(room, unlocked_halves(obj))
    elif (
        definition is not None
        and definition.layout is Layout.SPLIT
        and obj.zone is not Zone.STACK
        and len(definition.faces) > 1
        and obj.copiable is None
        and obj.face_down is None
    ):
        if obj.zone is not Zone.BATTLEFIELD:
            face = combined_split(definition)
            other_names = (definition.faces[1].name, definition.name)
        else:
            other_names = (definition.name,)
    x = 0
    if obj.zone is Zone.STACK and obj.stack is not None:
        x = obj.stack.payment.x or 0
    cost = face.mana_cost
    value = mana_value_of(cost, x)
    if definition is not None and obj.face_down is None and _is_back_face(obj, definition):
        # The mana value of a transforming permanent's back face is that of its front (CR 202.3b), of a melded one that
        # of its front faces together (CR 202.3c).
        fronts = (definition, *(one.definition for one in components_below(obj)))
        value = sum(mana_value_of(front.faces[0].mana_cost) for front in fronts if front is not None)
    return Characteristics(
        name=face.name,
        mana_cost=cost,
        colors=face.colors,
        supertypes=face.supertypes,
        types=face.types,
        subtypes=frozenset(face.subtypes),
        abilities=with_intrinsic(face),
        power=face.power if face.power is not None else (0 if _is_starred(face) else None),
        toughness=face.toughness if face.toughness is not None else (0 if _is_starred(face) else None),
        loyalty=face.loyalty,
        defense=face.defense,
        controller=obj.controller,
        mana_value=value,
        other_names=other_names,
        keywords=keyword_names(face.abilities),
        room=room,
    )


@remember
def with_intrinsic(face: FaceDefinition) -> tuple[Ability, ...]:
    """The abilities of a face, and those that its types give: of a Siege its reward (CR 310.11b)."""
    if CardType.BATTLE in face.types and "Siege" in face.subtypes and SIEGE_DEFEATED not in face.abilities:
        return (*face.abilities, SIEGE_DEFEATED)
    return face.abilities


def _is_back_face(obj: GameObject, definition: CardDefinition) -> bool:
    return definition.layout in (Layout.TRANSFORM, Layout.MELD) and obj.face == 1 and obj.copiable is None


def _is_starred(face: FaceDefinition) -> bool:
    return CardType.CREATURE in face.types or "Vehicle" in face.subtypes


def _ability_characteristics(obj: GameObject) -> Characteristics:
    """An ability on the stack has no characteristics but its text and controller (CR 113.7)."""
    ability = obj.stack.ability if obj.stack is not None else None
    return Characteristics(
        name="",
        mana_cost=None,
        colors=frozenset(),
        supertypes=frozenset(),
        types=frozenset(),
        subtypes=frozenset(),
        abilities=(ability,) if ability is not None else (),
        power=None,
        toughness=None,
        loyalty=None,
        defense=None,
        controller=obj.controller,
        mana_value=0,
    )


@remember
def keyword_names(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """Names of the keyword abilities among these."""
    return frozenset(a.name for a in abilities if isinstance(a, KeywordAbility))
