"""Copies and their exceptions (CR 707.9)."""

from dataclasses import dataclass

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change, GainAbilities, HasThisAbility, SetColors, SetPT, SetTypes
from rulings.abilities.changes.copying import (
    BecomeCopy,
    EntersWithMore,
    ExceptIf,
    ExceptIfCopied,
    ExceptIfEmbalmed,
    KeepsColors,
    NoManaCost,
)
from rulings.abilities.changes.permissions import CantDo, MustDo
from rulings.abilities.filters.characteristics import HasKeyword, HasSubtype, HasType
from rulings.abilities.filters.filter import Filter, Not, Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Color, Kind
from rulings.oracle.categories import ORACLE, SeveralChanges, change
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.becoming import types_of

becomes = ORACLE.category("Becomes")
"""The predicate with its verb."""
_YOURS = Filter(Kind.PERMANENT, (ControlledBy(You()),))
exception = ORACLE.category("CopyException")
change.include(becomes)


@dataclass(frozen=True, slots=True)
class NoBlocksWith(SeveralChanges):
    """ "Can't block or be blocked by creatures with power 2 or greater": both prohibitions are about those."""

    filter: Filter

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (CantDo("block", whom=self.filter), CantDo("be blocked", by=self.filter))


change.phrase("can't block or be blocked by {filter:Filter@plural}", NoBlocksWith)


@dataclass(frozen=True, slots=True)
class NeitherAlone(SeveralChanges):
    """ "Can't attack or block alone"."""

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (CantDo("attack alone"), CantDo("block alone"))


change.phrase("can't attack or block alone", NeitherAlone)
ORACLE.category("CopyExceptions").phrase(
    "{changes:CopyException+and} and, if it's a {filter:Filter@singular}, {counters:CopyException} "
    "and has {abilities:Granted+and}",
    (*hole("changes"), ExceptIf(hole("filter"), (hole("counters", EntersWithMore), GainAbilities(hole("abilities"))))),
)
_exception = ORACLE.category("CopyException")


def _without(name: str) -> Filter:
    return Filter(Kind.PERMANENT, (Not(HasKeyword(name)),))


_exception.phrase(
    "it has {ability:Granted} if that creature doesn't have {name:KeywordName}",
    ExceptIfCopied(_without(hole("name")), (GainAbilities((hole("ability"),)),)),
)
_exception.phrase(
    "{counters:CopyException} if you control that creature", ExceptIfCopied(_YOURS, (hole("counters", EntersWithMore),))
)
ORACLE.category("CopyExceptions").phrase(
    "if this creature was embalmed, {changes:CopyException+and}", (ExceptIfEmbalmed(hole("changes")),)
)
_exception.phrase("the token has no mana cost", NoManaCost)


exception.phrase("<it|he|she> enters with {counters:EnteringCounters}", EntersWithMore(hole("counters"), None))
exception.phrase(
    "<it|he|she> enters with {counters:EnteringCounters} if it's a {filter:Filter@singular}",
    EntersWithMore(hole("counters"), hole("filter")),
)
exception.phrase("<it|he|she> doesn't copy that creature's color", KeepsColors)


def _declare_only_types(loses: str, wording: int) -> None:
    """ "It's a Food artifact with ... and it loses all other card types" (CR 205.1a)."""

    def make(types: tuple[Predicate, ...], abilities: tuple[Ability, ...] = ()) -> tuple[Change, ...] | None:
        subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
        kinds = tuple(one.type for one in types if isinstance(one, HasType))
        if not kinds or types_of(subtypes, kinds) != types:
            return None
        only = SetTypes(kinds, subtypes, in_addition=False, wording=wording)
        return (only, GainAbilities(abilities)) if abilities else (only,)

    def unmake(node: tuple[Change, ...]) -> Slots:
        match node:
            case (SetTypes(types=kinds, subtypes=subtypes) as only, *rest) if only.wording == wording:
                granted = rest[0].abilities if rest and isinstance(rest[0], GainAbilities) else ()
                slots: dict[str, Value] = {"types": types_of(subtypes, kinds), "abilities": granted}
                return slots if node == make(**slots) else None  # type: ignore[arg-type]  # just taken from a node
        return None

    # By the wording: a tuple has none of its own.
    ORACLE.category("CopyExceptions").phrase(
        f"it's a {{types:TypePhrase@singular}}< with {{abilities:Granted+and}}>{loses} all other card types",
        make,
        unmake,
        kind=tuple,
    )


for _number, _loses in enumerate((" and loses", " and it loses", ", and it loses")):
    _declare_only_types(_loses, 1000 + _number)
change.phrase("become[s] a copy of {of:Object}", BecomeCopy)


@dataclass(frozen=True, slots=True)
class NoAttackBlockOrCrew(SeveralChanges):
    """ "Can't attack, block, or crew Vehicles"."""

    def changes(self) -> tuple[Change, ...]:
        """All three."""
        return (CantDo("attack or block"), CantDo("crew"))


@dataclass(frozen=True, slots=True)
class NoAttackBlockOrTransform(SeveralChanges):
    """ "Can't attack, block, or transform"."""

    def changes(self) -> tuple[Change, ...]:
        """All three."""
        return (CantDo("attack or block"), CantDo("transform"))


change.phrase("can't attack, block, or crew Vehicles", NoAttackBlockOrCrew)
change.phrase("can't attack, block, or transform", NoAttackBlockOrTransform)


@dataclass(frozen=True, slots=True)
class AttacksOrBlocks(SeveralChanges):
    """ "Attacks or blocks each combat if able": it can't do both in one combat, so both are required."""

    def changes(self) -> tuple[Change, ...]:
        """Both requirements."""
        return (MustDo("attack"), MustDo("block"))


change.phrase("attack[s] or block[s] each combat if able", AttacksOrBlocks, carries={"each": "AttacksOrBlocks"})


@dataclass(frozen=True, slots=True)
class WithThisAbility(SeveralChanges):
    """ "It has hexproof and this ability"."""

    abilities: tuple[Node, ...]

    def changes(self) -> tuple[Change, ...]:
        """The abilities named, then this one."""
        return (GainAbilities(self.abilities), HasThisAbility())


for _who in ("it", "he", "she"):
    exception.phrase(f"{_who} has {{abilities:Granted+,}} and this ability", WithThisAbility)


@dataclass(frozen=True, slots=True)
class OfASize(SeveralChanges):
    """Size, colors and types: only those types of their kind, or in addition to what is copied."""

    pair: tuple[Amount, Amount]
    colors: tuple[Color, ...]
    types: tuple[Predicate, ...]
    adds_types: bool = False
    adds_colors: bool = False

    def changes(self) -> tuple[Change, ...]:
        """Size, colors, types."""
        subtypes = tuple(one.subtype for one in self.types if isinstance(one, HasSubtype))
        kinds = tuple(one.type for one in self.types if isinstance(one, HasType))
        colors = (SetColors(self.colors, in_addition=self.adds_colors),) if self.colors else ()
        return (SetPT(*self.pair), *colors, SetTypes(kinds, subtypes, in_addition=self.adds_types))


def _are_in_order(types: tuple[Predicate, ...]) -> bool:
    """Subtypes, then card types."""
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    return types_of(subtypes, tuple(one.type for one in types if isinstance(one, HasType))) == types


def _declare(template: str, *, colored: bool, adds_types: bool, adds_colors: bool) -> None:

    exception.phrase(
        template,
        OfASize(
            hole("pair"),
            hole("colors", where=bool) if colored else (),
            hole("types", where=_are_in_order),
            adds_types,
            adds_colors,
        ),
    )


for _is, _its in (("it's", "its"), ("he's", "his"), ("she's", "her"), ("the token is", "its")):
    for _color in ("", "{colors:Color+and} "):
        _words = f"{_is} a {{pair:PowerToughness}} {_color}{{types:TypePhrase@singular}}"
        _is_colored = bool(_color)
        _declare(_words, colored=_is_colored, adds_types=False, adds_colors=False)
        _declare(f"{_words} in addition to {_its} other types", colored=_is_colored, adds_types=True, adds_colors=False)
        if _is_colored:
            _declare(
                f"{_words} in addition to {_its} other colors and types",
                colored=True,
                adds_types=True,
                adds_colors=True,
            )
copy_exceptions = ORACLE.category("CopyExceptions")
"""What follows "except": changes that are part of what is copied (CR 707.9)."""
copy_exceptions.phrase("{changes:CopyException+and}", hole("changes"), kind=tuple)
