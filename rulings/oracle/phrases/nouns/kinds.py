"""Nouns that name a kind of object (CR 109.2, 205)."""

from rulings.abilities.filters.characteristics import (
    HasKeyword,
    HasOwnStat,
    HasProperty,
    HasStat,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsOutlaw,
    IsPermanentCard,
)
from rulings.abilities.filters.combat import IsAttacking, IsBlocking
from rulings.abilities.filters.filter import Among, Both, Either, Filter, Not, Predicate, narrowed
from rulings.abilities.filters.history import Another, OfChosen
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.spells import CastBy, IsAbilityKind, SpellTargets
from rulings.abilities.filters.status import InZone, IsFaceDown, IsTapped, IsToken
from rulings.abilities.node import walk
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import CardType, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, noun
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole
from rulings.oracle.subtypes import CREATURE_TYPES

with_adjective = ORACLE.category("NounWithAdjective")
qualified = ORACLE.category("NounWithQualifier")
option = ORACLE.category("TypeOption")
"""One side of "artifact or nonbasic land": a type, or several predicates as ``Both``."""
_CREATURE = HasType(CardType.CREATURE)
ORACLE.category("Noun").words({"source(s) with the chosen name": Filter(Kind.SOURCE, (OfChosen("name"),))})
_DISTRIBUTED = (IsTapped, IsToken, IsAttacking, IsBlocking, Another, IsFaceDown)


def _is_non(one: Predicate) -> bool:
    return isinstance(one, Not) and not isinstance(one.predicate, IsTapped | IsFaceDown)


def _has_comma(adjective: Predicate, rest: Filter) -> bool:
    """ "Noncreature, nonland permanent": a comma between two words with non-."""
    return _is_non(adjective) and bool(rest.predicates) and _is_non(rest.predicates[0])


_BASIC_LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})


def _is_land_type(one: Predicate) -> bool:
    if isinstance(one, Either):
        return all(_is_land_type(option) for option in one.options)
    return isinstance(one, HasSubtype) and one.subtype in _BASIC_LAND_TYPES


def _may_describe(adjective: Predicate, rest: Filter) -> bool:
    """Before "A or B" an adjective may belong to A alone; only those that surely belong to both are read."""
    if not rest.predicates or not any(isinstance(one, Either) for one in rest.predicates):
        return True
    if isinstance(adjective, Either) and rest.kind in (Kind.SPELL, Kind.CARD):
        # "Red or green instant or sorcery spell": two choices of one noun.
        return True
    if isinstance(adjective, HasSupertype) and all(_is_land_type(one) for one in rest.predicates):
        # "Basic Forest or Plains card": basic, whichever type it has.
        return True
    inner = adjective.predicate if isinstance(adjective, Not) else adjective
    options = inner.options if isinstance(inner, Either) else (inner,)
    if rest.kind is Kind.SPELL and all(isinstance(one, IsColor) for one in options):
        # "Red instant or sorcery spell": the spell is red.
        return True
    return all(isinstance(one, _DISTRIBUTED) for one in options)


with_adjective.phrase(
    "{adjective:AdjectiveGroup} {rest:Described}",
    Filter(hole("rest").kind, (hole("adjective"), *hole("rest").predicates)),
    where=lambda adjective, rest: _may_describe(adjective, rest) and (not _has_comma(adjective, rest)),
)
with_adjective.phrase(
    "{adjective:AdjectiveGroup}, {rest:Described}",
    Filter(hole("rest").kind, (hole("adjective"), *hole("rest").predicates)),
    where=lambda adjective, rest: _may_describe(adjective, rest) and _has_comma(adjective, rest),
)


def _ends_with_a_noun(predicate: Predicate) -> bool:
    """ "Attached to a creature": what follows belongs to that creature, the nearest noun."""
    return not isinstance(predicate, Either | Both) and any(isinstance(one, Filter) for one in walk(predicate))


def _is_elsewhere(qualifier: Predicate) -> bool:
    """In another zone, or among cards that were looked at."""
    if isinstance(qualifier, Among):
        return isinstance(qualifier.objects, It) and qualifier.objects.words in ("them", "those cards")
    return isinstance(qualifier, InZone) and qualifier.zone is not Zone.BATTLEFIELD


def _is_mana_value(qualifier: Predicate) -> bool:
    """ "A card from it with mana value 3 or less": what only the card can have, not those that it is from."""
    return isinstance(qualifier, HasStat) and qualifier.stat is Stat.MANA_VALUE


def _is_on_the_battlefield(noun: Filter) -> bool:
    """Only what is on the battlefield, or the stack, is controlled by anybody (CR 109.4)."""
    return any(isinstance(one, ControlledBy) for one in noun.predicates)


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


def _may_follow(rest: Filter, qualifier: Predicate) -> bool:
    is_elsewhere = _is_elsewhere(qualifier)
    if is_elsewhere and _is_on_the_battlefield(rest):
        return False
    if rest.predicates and _ends_with_a_noun(rest.predicates[-1]):
        # "A card with mana value X or less, X the number of lands you control, from your hand": no permanent is there.
        nouns = [one for one in walk(rest.predicates[-1]) if isinstance(one, Filter)]
        if not (is_elsewhere and all(_is_on_the_battlefield(noun) for noun in nouns)):
            return False
    if rest.predicates and isinstance(rest.predicates[-1], Among) and not _is_mana_value(qualifier):
        return False
    if isinstance(qualifier, SpellTargets) and rest.kind in (Kind.PERMANENT, Kind.CARD):
        return False
    if is_about_creatures(qualifier):
        for one in rest.predicates:
            if isinstance(one, Either) and not all(is_creature(part) for part in one.options):
                return False
    return True


qualified.phrase("{rest:Filter} {qualifier:Qualifier}", narrowed(hole("rest"), hole("qualifier")), where=_may_follow)
alternatives = ORACLE.category("TypeAlternatives")
"""Two types or more of which one holds: an ``Either``."""
Parts = tuple[Predicate, ...]


option.phrase("{parts:TypePhrase}", Both(hole("parts", where=lambda one: len(one) > 1)))
option.phrase("{adjective:Adjective} {parts:TypePhrase}", Both((hole("adjective"), *hole("parts"))))
option.phrase(
    "{parts:TypePhrase} {qualifier:Qualifier}", Both((*hole("parts"), hole("qualifier", where=is_about_creatures)))
)


def _has_own_non(one: Predicate) -> bool:
    """ "Non-Equipment artifact and non-Aura enchantment": each with its own word, which can belong to no other."""
    return isinstance(one, Both) and isinstance(one.parts[0], Not) and isinstance(one.parts[0].predicate, HasSubtype)


def _is_narrowed(one: Predicate) -> bool:
    return isinstance(one, Both) and not all(isinstance(part, HasType | HasSubtype) for part in one.parts)


def _says_creature(one: Predicate) -> bool:
    """A creature type before the word creature."""
    return (
        isinstance(one, Both)
        and len(one.parts) == 2
        and isinstance(one.parts[0], HasSubtype)
        and one.parts[1] == _CREATURE
    )


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


def _undo_either(node: Either) -> Slots:
    options = node.options
    if all(_says_creature(one) for one in options):
        *others, last = options
        options = (*(one.parts[0] for one in others if isinstance(one, Both)), last)
    return {"options": options} if _either(options) == node else None


for _joint in ("or", "and", "and/or"):
    # The noun belongs to the words before the last too: item by item.
    alternatives.phrase(f"{{options:TypeOption+{_joint}}}", _either, _undo_either, kind=Either)


def _declare(template: str, kind: Kind, *before: Predicate, after: Parts = ()) -> None:
    """A noun that stands for ``before``, then the types of its slot, then ``after``."""

    if "{types" in template:
        noun.phrase(template, Filter(kind, (*hole("types", where=bool), *after)))
    elif "{either" in template:
        noun.phrase(template, Filter(kind, (hole("either"), *after)))
    else:
        noun.phrase(template, Filter(kind, (*before, *after)))


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


# By the wording.
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
_but = ORACLE.category("NounWithQualifier")


def _declare_not_owned(words: str, first: Predicate, player: PlayerRef) -> None:

    _but.phrase(f"{{rest:Filter}} {words} but don't own", narrowed(hole("rest"), first, Not(OwnedBy(player))))


_declare_not_owned("you cast", CastBy(You()), You())
