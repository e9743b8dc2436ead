"""Objects: what an effect is done to.

What is here: this object, pronouns, targets, all and each, chosen ones, attached ones, top cards, whole zones. What is
not: the noun phrase after the article (``filters``) and players (``players``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, AnyNumber, Fixed, UpTo
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.players import AnyPlayer, EachOpponent, EachPlayer, Opponent, PlayerRef
from rulings.abilities.references import (
    AnyTarget,
    Attached,
    BottomCards,
    Choose,
    Every,
    It,
    ObjectRef,
    Several,
    Target,
    TheRest,
    This,
    TopCards,
    WholeZone,
)
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, THE_OTHER, affected, player, recipient, thing
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

recipient.include(thing, player)

# This object.

own_noun = ORACLE.category("OwnNoun")
own_noun.words(
    {
        one: one
        for one in (
            "creature artifact enchantment land planeswalker battle permanent card spell token Aura Equipment Vehicle "
            "Saga Class Case Siege Fortification Spacecraft Food Clue Treasure Mount Room Background Curse Shrine "
            "Contraption Attraction Planet instant sorcery emblem source"
        ).split()
    }
)
this = ORACLE.category("This")
this.phrase("~", This)
this.phrase("this {noun:OwnNoun}", This)
thing.include(this)
for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("your hand", Zone.HAND), ("exile", Zone.EXILE)):
    thing.phrase(f"~ from {_words}", This, fixed={"zone": _zone})
    thing.phrase(f"this {{noun:OwnNoun}} from {_words}", This, fixed={"zone": _zone})
for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("your hand", Zone.HAND), ("exile", Zone.EXILE)):
    _zoned: dict[str, Value] = {"noun": "card", "zone": _zone}
    thing.phrase(f"this card from {_words}", This, fixed=_zoned)
    thing.phrase(f"~ from {_words}", This, fixed={"zone": _zone})

# Pronouns.

_PRONOUNS = {"it": "its", "he": "his", "she": "her"}
_PLURAL_PRONOUNS = {"they": "their", "them": ""}
_NAMED = tuple(
    one.strip()
    for one in """
    creature, card, permanent, spell, spell or ability, land, artifact, enchantment, planeswalker, token, Aura,
    Equipment, Vehicle, source, ability, copy, object, creature card, land card, permanent card, artifact card,
    creature or planeswalker, Aura card
    """.split(",")
)


def _pronoun(words: str, possessive: str | None, number: Number) -> None:

    thing.phrase(words, It(words), number=number, possessive=possessive, carries={"each": "words", "another": "words"})


for _words, _possessive in _PRONOUNS.items():
    _pronoun(_words, _possessive, Number.SINGULAR)
for _words in ("him", "her"):
    _pronoun(_words, None, Number.SINGULAR)
for _words, _possessive in _PLURAL_PRONOUNS.items():
    _pronoun(_words, _possessive or None, Number.PLURAL)
for _words in _NAMED:
    _pronoun(f"that {_words}", None, Number.SINGULAR)
    _plural = "copies" if _words == "copy" else "abilities" if _words == "ability" else f"{_words}s"
    _pronoun(f"those {_plural}", None, Number.PLURAL)
for _words in ("token", "card", "creature", "copy", "spell", "permanent", "land", "artifact", "Aura card"):
    _pronoun(f"the {_words}", None, Number.SINGULAR)
for _words in ("the tokens", "the cards", "the copies"):
    _pronoun(_words, None, Number.PLURAL)
for _words in ("each of them", "each of those creatures", "each of those permanents"):
    _pronoun(_words, None, Number.SINGULAR)
_pronoun("both creatures", None, Number.PLURAL)
thing.phrase("the rest< of the cards|>", TheRest, number=Number.PLURAL, wording=0)
thing.phrase("the other", TheRest, wording=THE_OTHER)
thing.phrase("the others", TheRest, number=Number.PLURAL, wording=3)


def _is_zoned(one: ObjectRef) -> bool:
    return isinstance(one, This) and one.zone is not None


# "That creature and this creature".
thing.phrase(
    "{first:Object} and {second:Object}",
    Several(
        (hole("first", where=lambda one: not _is_zoned(one)), hole("second", where=lambda one: not _is_zoned(one)))
    ),
    number=Number.PLURAL,
    where=lambda first, second: {type(first), type(second)} == {It, This},
)

# Targets.


thing.phrase(
    "{this:This} and target {filter:Filter@singular}",
    Several((hole("this"), Target(hole("filter")))),
    number=Number.PLURAL,
)


def _targets(count: Amount, filter: Filter) -> Target | None:
    bounds = _bounds(count)
    return Target(filter, *bounds) if bounds else None


def _bounds(count: Amount) -> tuple[Amount, Amount | None] | None:
    match count:
        case Fixed(value=1):
            return None
        case UpTo(amount=most):
            return Fixed(0), most
        case AnyNumber():
            return Fixed(0), None
    return count, count


def _undo_targets(node: Target) -> Slots:
    count = _count(node.minimum, node.maximum)
    return {"count": count, "filter": node.filter} if count and node.players is None is node.of_each else None


def _count(minimum: Amount, maximum: Amount | None) -> Amount | None:
    if minimum == maximum:
        return None if minimum == Fixed(1) else minimum
    if minimum != Fixed(0):
        return None
    return AnyNumber() if maximum is None else UpTo(_as_word(maximum))


def _as_word(most: Amount) -> Amount:
    """ "Up to one", not "up to a"."""
    return Fixed(1, wording=1) if most == Fixed(1) else most


def _other_targets(count: Amount, filter: Filter) -> Target | None:
    return _targets(count, _with_another(filter))


def _undo_other_targets(node: Target) -> Slots:
    rest = _without_another(node.filter)
    count = _count(node.minimum, node.maximum)
    return {"count": count, "filter": rest} if rest and count and node.players is None is node.of_each else None


def _with_another(filter: Filter) -> Filter:
    return Filter(filter.kind, (Another(), *filter.predicates))


def _without_another(filter: Filter) -> Filter | None:
    """The phrase without the "another" that stands before the noun (not the "other" within it)."""
    if not filter.predicates or filter.predicates[0] != Another():
        return None
    return Filter(filter.kind, filter.predicates[1:])


thing.phrase("target {filter:Filter@singular}", Target)
thing.phrase(
    "another target {filter:Filter@singular}", Target(_with_another(hole("filter"))), carries={"another": "filter"}
)
thing.phrase("{count:Amount} target {filter:Filter@count}", _targets, _undo_targets, kind=Target)
thing.phrase("{count:Amount} other target {filter:Filter@count}", _other_targets, _undo_other_targets, kind=Target)
for _words, _who in (("player", AnyPlayer()), ("opponent", Opponent())):
    _fixed: dict[str, PlayerRef] = {"players": _who}
    thing.phrase(f"target {{filter:Filter@singular}} or {_words}", Target, fixed=_fixed)
    thing.phrase(f"target {_words} or {{filter:Filter@singular}}", Target, fixed=_fixed)
thing.phrase("any target", AnyTarget)
thing.phrase("any other target", AnyTarget, fixed={"other": True})


def _any_targets(count: Amount) -> AnyTarget | None:
    bounds = _bounds(count)
    return AnyTarget(*bounds) if bounds else None


def _undo_any_targets(node: AnyTarget) -> Slots:
    count = _count(node.minimum, node.maximum)
    return {"count": count} if count and not node.other else None


thing.phrase("{count:Amount} target(s)", _any_targets, _undo_any_targets, kind=AnyTarget)

# All, each, chosen.

thing.phrase("all {filter:Filter@plural}", Every)
thing.phrase("each {filter:Filter@singular}", Every, carries={"each": "Every"})
thing.phrase("{filter:Filter@plural}", Every)
thing.phrase("{amount:Amount} {filter:Filter@amount}", Choose)
thing.phrase("{amount:Amount} {filter:Filter@amount} at random", Choose, fixed={"at_random": True})


thing.phrase("another {filter:Filter@singular}", Choose(_with_another(hole("filter"))), carries={"another": "filter"})

# What the object is attached to, top cards, zones.

attached = ORACLE.category("Attached")
_attached_noun = ORACLE.category("AttachedNoun")
_attached_noun.words(
    {
        one: one
        for one in "creature permanent land artifact planeswalker enchantment Vehicle Forest Plains Swamp Island "
        "Mountain Equipment Wall".split()
    }
)
_attached_noun.words({one: one for one in ("creature or Vehicle", "artifact creature", "artifact or creature")})
for _words in ("enchanted", "equipped", "fortified"):
    attached.phrase(f"{_words} {{noun:AttachedNoun}}", Attached, fixed={"word": _words})
thing.include(attached)
thing.phrase("the top {amount:Amount} cards of {player:Player's} library", TopCards, number=Number.PLURAL)
thing.phrase("the top card of {player:Player's} library", TopCards, fixed={"amount": Fixed(1)})
thing.phrase("the bottom card of {player:Player's} library", BottomCards, fixed={"amount": Fixed(1)})
thing.phrase("{player:Player's} {zone:OwnedZone}", WholeZone)
thing.phrase(
    "all opponents' graveyards",
    WholeZone,
    fixed={"player": EachOpponent(), "zone": Zone.GRAVEYARD},
    number=Number.PLURAL,
)
thing.phrase("all graveyards", WholeZone, fixed={"player": EachPlayer(), "zone": Zone.GRAVEYARD}, number=Number.PLURAL)

# What static abilities are about.


affected.include(this, attached)


affected.phrase("{filter:Filter@plural}", hole("filter"), kind=Filter, number=Number.PLURAL, is_transparent=True)
affected.phrase("all {filter:Filter@plural}", hole("filter"), kind=Filter, number=Number.PLURAL)
affected.phrase("each {filter:Filter@singular}", hole("filter"), kind=Filter, carries={"each": "Filter"})


affected.phrase("each other {filter:Filter@singular}", _with_another(hole("filter")), carries={"each": "Filter"})
affected.phrase("it", It("it"))


for _first in ("This", "Attached"):
    affected.phrase(
        f"{{first:{_first}}} and {{rest:Filter@plural}}", Several((hole("first"), hole("rest"))), number=Number.PLURAL
    )
