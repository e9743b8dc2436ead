"""What an object is after all continuous effects (CR 109.3, 613); made by ``projection``, never stored in the state."""

from dataclasses import dataclass, field
from typing import Protocol

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.card import CardDefinition
from rulings.abilities.changes.change import Change
from rulings.abilities.vocabulary import PERMANENT_TYPES, CardType, Color, Supertype
from rulings.kernel.state.ids import ObjectId, PlayerId


@dataclass(slots=True)
class Characteristics:
    """Characteristics of one object; treated as frozen once the projection is done."""

    name: str
    mana_cost: tuple[str, ...] | None
    colors: frozenset[Color]
    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    abilities: tuple[Ability, ...]
    power: int | None
    toughness: int | None
    loyalty: int | None
    defense: int | None
    controller: PlayerId
    mana_value: int
    other_names: tuple[str, ...] = ()
    """Names besides ``name``: both halves of a split card (CR 709.4)."""
    restrictions: tuple[tuple[Change, ObjectId], ...] = ()
    """Restrictions, requirements and permissions on this object, each with the object whose effect it is."""
    base_power: int | None = None
    base_toughness: int | None = None
    cant_have: frozenset[str] = frozenset()
    """Keywords that it can't have (layer 6)."""
    keywords: frozenset[str] = field(default=frozenset())
    """Names of all keyword abilities."""
    granted: tuple[Ability, ...] = ()
    """Abilities among ``abilities`` that the object does not have by its copiable values."""
    room: CardDefinition | None = None
    """Both halves of a permanent with a shared type line, locked or not (CR 709.5)."""
    flip: CardDefinition | None = None
    """Both sets of values of a copied flip card (CR 710.1)."""
    has_creature_names: bool = False
    """It has all names of nonlegendary creature cards besides (CR 612.7)."""
    text: tuple[Ability, ...] = ()
    """What its rules text says after text-changing effects, before types and other effects take or give abilities."""

    def copied(self) -> "Characteristics":
        """The same characteristics, to be changed apart from these; every field is itself immutable."""
        return Characteristics(
            self.name,
            self.mana_cost,
            self.colors,
            self.supertypes,
            self.types,
            self.subtypes,
            self.abilities,
            self.power,
            self.toughness,
            self.loyalty,
            self.defense,
            self.controller,
            self.mana_value,
            self.other_names,
            self.restrictions,
            self.base_power,
            self.base_toughness,
            self.cant_have,
            self.keywords,
            self.granted,
            self.room,
            self.flip,
            self.has_creature_names,
            self.text,
        )

    @property
    def is_creature(self) -> bool:
        """It has the card type creature."""
        return CardType.CREATURE in self.types

    @property
    def is_permanent_type(self) -> bool:
        """It has a permanent type (CR 110.4)."""
        return bool(self.types & PERMANENT_TYPES)

    def has(self, keyword: str) -> bool:
        """It has this keyword ability."""
        return keyword in self.keywords

    def keyword_abilities(self, name: str) -> tuple[KeywordAbility, ...]:
        """Its abilities of this keyword, each instance on its own."""
        if name not in self.keywords:
            return ()
        return tuple(a for a in self.abilities if isinstance(a, KeywordAbility) and a.name == name)


class Seeing(Protocol):
    """Who tells what an object is now, as a game does; so that what asks nothing else need not know of games."""

    def seen(self, object_id: ObjectId) -> Characteristics:
        """What the object is, or was when it was last there (CR 608.2h)."""
        ...
