"""What something becomes, and the words of tokens."""

from dataclasses import dataclass

from rulings.abilities.ability import Ability, StaticAbility, as_abilities
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import Change, GainAbilities, SetColors, SetPT, SetTypes
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.references import Antecedent
from rulings.abilities.subtypes import CREATURE_TYPES, LAND_TYPES
from rulings.abilities.vocabulary import CardType, Color, Stat
from rulings.oracle.categories import ORACLE, SeveralChanges
from rulings.oracle.grammar import Category, Slots
from rulings.oracle.holes import but, hole

_NO_SENTENCE = 0
becomes = ORACLE.category("Becomes")
"""The predicate with its verb."""


@dataclass(frozen=True, slots=True)
class Becoming(SeveralChanges):
    """Everything that one "becomes" or "is" says."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    size: tuple[Amount, Amount] | None = None
    """Before the types: "2/2"."""
    base: tuple[Amount, Amount] | None = None
    """Behind them: "with base power and toughness 2/2"."""
    by_mana_value: bool = False
    """"With power and toughness each equal to its mana value"."""
    both_numbers: Amount | None = None
    """"With power and toughness each equal to the number of loyalty counters on him"."""
    colors: tuple[Color, ...] | None = None
    abilities: tuple[Ability, ...] = ()
    all_creature_types: bool = False
    in_addition: bool = False
    colors_too: bool = False
    verb: str = ""
    """The verb as written: "becomes", "become", "is", "are"."""
    still: int = _NO_SENTENCE
    """Whether and in which way the text says that it keeps its types ("it's still a land")."""

    def is_said_to_be(self) -> bool:
        """Whether its verb is "is"."""
        return self.verb in ("is", "are")

    def changes(self) -> tuple[Change, ...]:
        """Types, colours, size, abilities (CR 613.1)."""
        found: list[Change] = list(self._type_changes())
        if self.all_creature_types:
            found.append(SetTypes(every="creature type"))
        if self.colors is not None:
            found.append(SetColors(self.colors, self.colors_too))
        size = self.size or self.base
        if self.by_mana_value:
            mana_value = StatOf(Stat.MANA_VALUE, Antecedent("affected"))
            size = (mana_value, mana_value)
        if self.both_numbers is not None:
            size = (self.both_numbers, self.both_numbers)
        if size is not None:
            found.append(SetPT(*size))
        if self.abilities:
            found.append(GainAbilities(self.abilities))
        return tuple(found)

    def _type_changes(self) -> tuple[Change, ...]:
        if self.in_addition or self.still:
            return (SetTypes(self.types, self.subtypes),)
        if {CardType.ARTIFACT, CardType.CREATURE} <= set(self.types):
            # An "artifact creature" keeps its other types, and its subtypes but creature types (CR 205.1b).
            kept = SetTypes(self.types)
            return (kept, SetTypes((), self.subtypes, in_addition=False)) if self.subtypes else (kept,)
        return (SetTypes(self.types, self.subtypes, in_addition=False),)

    def is_settled(self) -> bool:
        """Whether the rules say what becomes of the types that it had."""
        subtypes = set(self.subtypes)
        if self.in_addition or self.still:
            return True
        if {CardType.ARTIFACT, CardType.CREATURE} <= set(self.types):
            return subtypes <= CREATURE_TYPES
        return bool(self.types) or (bool(subtypes) and (subtypes <= CREATURE_TYPES or subtypes <= LAND_TYPES))


def declare_verb(template: str, verb: str, category: Category = becomes) -> None:

    category.phrase(
        template,
        but(hole("what", Becoming, where=lambda one: one.is_settled()), verb=verb),
        kind=Becoming,
        is_transparent=True,
    )


@dataclass(frozen=True, slots=True)
class TypeWords:
    """Subtypes, then card types, as a description has them. Only between reading and binding."""

    types: tuple[CardType, ...]
    subtypes: tuple[str, ...]


def types_of(subtypes: tuple[str, ...], kinds: tuple[CardType, ...]) -> tuple[Predicate, ...]:
    """Subtypes, then card types, as a description has them."""
    return (*(HasSubtype(one) for one in subtypes), *(HasType(one) for one in kinds))


def spec(
    colors: tuple[Color, ...],
    types: tuple[Predicate, ...],
    abilities: tuple[Ability, ...] = (),
    power: Amount | None = None,
    toughness: Amount | None = None,
) -> TokenSpec | None:
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    if types_of(subtypes, kinds) != types or CardType.CREATURE not in kinds:
        return None
    return TokenSpec(power, toughness, colors, (), kinds, subtypes, abilities)


def defines_size(abilities: tuple[Ability, ...]) -> bool:
    return any(
        isinstance(one, StaticAbility)
        and one.is_characteristic_defining
        and any(isinstance(change, SetPT) for change in one.changes)
        for one in abilities
    )


def own_size(
    colors: tuple[Color, ...], types: tuple[Predicate, ...], abilities: tuple[Ability, ...]
) -> TokenSpec | None:
    return spec(colors, types, abilities) if defines_size(abilities) else None


def undo_own_size(node: TokenSpec) -> Slots:
    if node.power is not None or not defines_size(as_abilities(node.abilities)):
        return None
    return {"colors": node.colors, "types": types_of(node.subtypes, node.types), "abilities": node.abilities}


PREDEFINED = (
    "Treasure",
    "Food",
    "Gold",
    "Clue",
    "Blood",
    "Powerstone",
    "Map",
    "Shard",
    "Lander",
    "Junk",
    "Mutagen",
    "Walker",
)
"""Tokens that rules describe (CR 111.10)."""


def predefined_spec(name: str) -> TokenSpec:
    """What replacement effects on token creation look at."""
    if name == "Walker":  # the one that is no artifact (CR 111.10d)
        return TokenSpec(Fixed(2), Fixed(2), (Color.BLACK,), (), (CardType.CREATURE,), ("Zombie",))
    return TokenSpec(types=(CardType.ARTIFACT,), subtypes=(name,))
