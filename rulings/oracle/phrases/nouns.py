"""Nouns: the head of a noun phrase with the types before it, as a ``Filter``.

What is here: "artifact creature", "Elf", "creature or planeswalker", "instant or sorcery card", "creature token".
What is not: adjectives and what follows the noun (``rulings.oracle.phrases.filters``).
"""

from collections.abc import Mapping

from rulings.abilities.filters.characteristics import (
    HasKeyword,
    HasOwnStat,
    HasProperty,
    HasStat,
    HasSubtype,
    HasType,
    IsOutlaw,
    IsPermanentCard,
)
from rulings.abilities.filters.filter import Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.spells import IsAbilityKind
from rulings.abilities.filters.status import IsToken
from rulings.abilities.vocabulary import CardType, Kind, Stat
from rulings.oracle.categories import ORACLE, noun
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.subtypes import CREATURE_TYPES

type_word = ORACLE.category("TypeWord")
"""One type or subtype, in the number asked of it."""
type_phrase = ORACLE.category("TypePhrase")
"""Types that all hold ("artifact creature", "Elf creature"): a tuple of predicates. Only the last is inflected."""
option = ORACLE.category("TypeOption")
"""One side of "artifact or nonbasic land": a type, or several predicates as ``Both``."""
alternatives = ORACLE.category("TypeAlternatives")
"""Two types or more of which one holds: an ``Either``."""

Parts = tuple[Predicate, ...]
Slots = Mapping[str, Value] | None

type_word.phrase("{type:CardType}", HasType)
type_word.phrase("{subtype:Subtype}", HasSubtype)


type_phrase.phrase("{last:TypeWord}", (hole("last"),))
type_phrase.phrase("{first:TypeWord@singular} {rest:TypePhrase}", (hole("first"), *hole("rest")))


# One side of an "or" may be more than a type. An adjective stands in a later option only: before the first it would
# belong to all options or to one, and the words don't say which.


def _qualified(parts: Parts, qualifier: Predicate) -> Value | None:
    return Both((*parts, qualifier)) if is_about_creatures(qualifier) else None


def _undo_qualified(node: Both) -> Slots:
    return {"parts": node.parts[:-1], "qualifier": node.parts[-1]}


option.include(type_word)
option.phrase("{parts:TypePhrase}", Both(hole("parts", where=lambda one: len(one) > 1)))
option.phrase("{adjective:Adjective} {parts:TypePhrase}", Both((hole("adjective"), *hole("parts"))))
option.phrase("{parts:TypePhrase} {qualifier:Qualifier}", _qualified, _undo_qualified, kind=Both)


def is_about_creatures(predicate: Predicate) -> bool:
    """Whether only a creature can have it, so that after "artifact or creature" it narrows the creature alone."""
    match predicate:
        case HasKeyword():
            return True
        case HasStat(stat=Stat.POWER | Stat.TOUGHNESS) | HasOwnStat():
            return True
    return False


def is_creature(predicate: Predicate) -> bool:
    """Whether the type says creature."""
    match predicate:
        case HasType(type=CardType.CREATURE):
            return True
        case HasSubtype(subtype=subtype):
            return subtype in CREATURE_TYPES
        case Both(parts=parts):
            return any(is_creature(one) for one in parts)
    return False


def _either(options: Parts) -> Value | None:
    if len(options) < 2:
        return None
    if _is_narrowed(options[0]) and not all(_has_own_non(one) for one in options):
        return None
    *others, last = options
    if any(isinstance(one, Both) and is_about_creatures(one.parts[-1]) for one in others):
        return None
    if isinstance(last, Both) and is_about_creatures(last.parts[-1]) and any(is_creature(one) for one in others):
        return None
    if _says_creature(last) and all(isinstance(one, HasSubtype) and is_creature(one) for one in others):
        # "Wolf or Werewolf creature": the noun belongs to both words.
        return Either((*(Both((one, _CREATURE)) for one in others), last))
    return Either(options)


_CREATURE = HasType(CardType.CREATURE)


def _says_creature(one: Predicate) -> bool:
    """A creature type before the word creature."""
    return (
        isinstance(one, Both)
        and len(one.parts) == 2
        and isinstance(one.parts[0], HasSubtype)
        and one.parts[1] == _CREATURE
    )


def _has_own_non(one: Predicate) -> bool:
    """ "Non-Equipment artifact and non-Aura enchantment": each with its own word, which can belong to no other."""
    return isinstance(one, Both) and isinstance(one.parts[0], Not) and isinstance(one.parts[0].predicate, HasSubtype)


def _is_narrowed(one: Predicate) -> bool:
    return isinstance(one, Both) and not all(isinstance(part, HasType | HasSubtype) for part in one.parts)


def _undo_either(node: Either) -> Slots:
    options = node.options
    if all(_says_creature(one) for one in options):
        *others, last = options
        options = (*(one.parts[0] for one in others if isinstance(one, Both)), last)
    return {"options": options} if _either(options) == node else None


for _joint in ("or", "and", "and/or"):
    alternatives.phrase(f"{{options:TypeOption+{_joint}}}", _either, _undo_either, kind=Either)


# Nouns proper.


def _declare(template: str, kind: Kind, *before: Predicate, after: Parts = ()) -> None:
    """A noun that stands for ``before``, then the types of its slot, then ``after``."""

    def make(types: Parts = ()) -> Filter:
        return Filter(kind, (*before, *types, *after))

    def unmake(node: Filter) -> Slots:
        inner = _strip(node, kind, after)
        if inner is None:
            return None
        if "{types" in template:
            return {"types": inner} if inner else None
        return {} if inner == before else None

    if "{either" in template:
        noun.phrase(template, Filter(kind, (hole("either"), *after)))
    else:
        noun.phrase(template, make, unmake, kind=Filter)


def _strip(node: Filter, kind: Kind, after: Parts) -> Parts | None:
    if node.kind is not kind or (after and node.predicates[-len(after) :] != after):
        return None
    return node.predicates[: len(node.predicates) - len(after)]


_declare("permanent(s)", Kind.PERMANENT)
_declare("{types:TypePhrase}", Kind.PERMANENT)
_declare("{either:TypeAlternatives}", Kind.PERMANENT)
for _kind, _noun in ((Kind.CARD, "card(s:self)"), (Kind.SPELL, "spell(s:self)")):
    _declare(_noun, _kind)
    _declare(f"permanent {_noun}", _kind, IsPermanentCard())
    _declare(f"{{types:TypePhrase@singular}} {_noun}", _kind)
    _declare(f"{{either:TypeAlternatives@singular}} {_noun}", _kind)
    _declare(f"{{types:TypePhrase@singular}} permanent {_noun}", _kind, after=(IsPermanentCard(),))


def _two_spells(first: Parts, second: Parts) -> Filter | None:
    """ "Creature spell or planeswalker spell"."""
    if len(first) != 1 or len(second) != 1:
        return None
    return Filter(Kind.SPELL, (Either((first[0], second[0])),))


def _undo_two_spells(node: Filter) -> Slots:
    """Only where it was read so: "creature or planeswalker spell" says the same."""
    match node:
        case Filter(kind=Kind.SPELL, predicates=(Either(options=(first, second)),)) if node.wording == _BOTH_SAID:
            return {"first": (first,), "second": (second,)}
    return None


noun.phrase(
    "{first:TypePhrase@singular} spell or {second:TypePhrase@singular} spell",
    _two_spells,
    _undo_two_spells,
    kind=Filter,
)
_BOTH_SAID = noun.own[-1].wording
_declare("token(s)", Kind.PERMANENT, after=(IsToken(),))
_declare("{types:TypePhrase@singular} token(s:self)", Kind.PERMANENT, after=(IsToken(),))
_declare("card(s) or token(s)", Kind.TOKEN_OR_CARD)
_declare("outlaw(s)", Kind.PERMANENT, IsOutlaw())
_declare("commander(s)", Kind.PERMANENT, HasProperty("commander"))
_declare("source(s)", Kind.SOURCE)
_declare("{types:TypePhrase@singular} source(s:self)", Kind.SOURCE)
_declare("abilit(y|ies)", Kind.ABILITY)
_declare("spell(s) or abilit(y|ies)", Kind.SPELL_OR_ABILITY)
_declare("spell(s) and abilit(y|ies)", Kind.SPELL_OR_ABILITY)
_declare(
    "activated or triggered abilit(y|ies)",
    Kind.ABILITY,
    Either((IsAbilityKind("activated"), IsAbilityKind("triggered"))),
)
_declare("activated abilit(y|ies)", Kind.ABILITY, IsAbilityKind("activated"))
_declare("triggered abilit(y|ies)", Kind.ABILITY, IsAbilityKind("triggered"))
