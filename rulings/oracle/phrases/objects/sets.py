"""Sets of objects: all, each, so many, one or another (CR 109.2, 608.2d)."""

from rulings.abilities.filters.characteristics import HasType, SameNameAs
from rulings.abilities.filters.filter import Among, Both, Either, Filter, Not, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import AttachedTo, InZone
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef
from rulings.abilities.references import (
    AnyTarget,
    Attached,
    Choose,
    Every,
    It,
    ObjectRef,
    Several,
    Target,
    This,
    WhatItAttacks,
    WholeZone,
)
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, affected, player, recipient, thing
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.objects import with_another
from rulings.oracle.template import Number

_OFF_BATTLEFIELD = Not(InZone(Zone.BATTLEFIELD))
cards = ORACLE.category("CardsAmong")
this = ORACLE.category("This")
attached = ORACLE.category("Attached")
protected = ORACLE.category("Protected")
nth_spell = ORACLE.category("NthSpell")
"""One spell of each turn, as a ``Filter`` of spells."""

# One set of objects, of either kind.
thing.phrase(
    "all {first:Filter@plural} and all {second:Filter@plural}",
    Every(
        Filter(
            Kind.PERMANENT,
            (
                Either(
                    (
                        Both(hole("first", like=Filter(Kind.PERMANENT), where=lambda one: one.predicates).predicates),
                        Both(hole("second", like=Filter(Kind.PERMANENT), where=lambda one: one.predicates).predicates),
                    )
                ),
            ),
        )
    ),
    number=Number.PLURAL,
)
thing.phrase(
    "each of {objects:Object}",
    Several((hole("objects", Target, AnyTarget, Choose),)),
    carries={"each": "parts"},
    number=Number.SINGULAR,
)
recipient.phrase(
    "{first:Recipient} and {second:Recipient}", Several((hole("first"), hole("second"))), number=Number.PLURAL
)
thing.phrase(
    "{object:Object} and all other {filter:Filter@plural} with the same name as {other:Object}",
    Several((hole("object"), Every(narrowed(hole("filter"), SameNameAs(hole("other")), Another(hole("other")))))),
    number=Number.PLURAL,
)
thing.phrase(
    "{amount:Amount} {filter:Filter@amount} at random {place:FromZone}",
    Choose(narrowed(hole("filter"), hole("place")), hole("amount"), at_random=True),
    number="amount",
)
_from = ORACLE.category("FromZone")
_from.phrase("from {player:Player's} {zone:OwnedZone}", InZone)
thing.phrase(
    "{player:Player's} hand and graveyard",
    Several((WholeZone(hole("player"), Zone.HAND), WholeZone(hole("player"), Zone.GRAVEYARD))),
    number=Number.PLURAL,
)
affected.phrase(
    "{first:This} and {second:Attached} each",
    Several((hole("first"), hole("second"))),
    number=Number.PLURAL,
    carries={"each": "parts"},
)
_EVERYTHING = Several((Filter(Kind.CARD, (_OFF_BATTLEFIELD,)), Filter(Kind.SPELL), Filter(Kind.PERMANENT)))
affected.phrase("all cards that aren't on the battlefield, spells, and permanents", _EVERYTHING, number=Number.PLURAL)
affected.phrase(
    "{filter:Filter@plural} that aren't on the battlefield",
    Filter(
        Kind.CARD,
        (
            *hole(
                "filter",
                like=Filter(Kind.CARD),
                where=lambda filter: not any(isinstance(one, InZone) for one in filter.predicates),
            ).predicates,
            _OFF_BATTLEFIELD,
        ),
    ),
    number=Number.PLURAL,
)
private_zone = ORACLE.category("OwnedZone")
"""A zone that each player has."""
private_zone.words({"graveyard": Zone.GRAVEYARD, "hand": Zone.HAND, "library": Zone.LIBRARY})

# Cards whose place is said: "cards in your graveyard", "cards exiled with ~".
cards.phrase(
    "{filter:Filter@plural}",
    Every(
        hole(
            "filter",
            where=lambda filter: (
                filter.kind is Kind.CARD and any(isinstance(one, InZone | Among) for one in filter.predicates)
            ),
        )
    ),
    number=Number.PLURAL,
)


def _has_no_place(target: Target) -> bool:
    filter = target.filter
    return filter.kind is Kind.CARD and not any(isinstance(one, InZone) for one in filter.predicates)


def _from_graveyard(name: str) -> Target:
    target = hole(name, Target, where=_has_no_place, like=Target(Filter(Kind.CARD)))
    made: Target = but(target, filter=narrowed(target.filter, InZone(Zone.GRAVEYARD, hole("player"))))
    return made


thing.phrase(
    "{first:TargetPart} and {second:TargetPart} from {player:Player's} graveyard",
    Several((_from_graveyard("first"), _from_graveyard("second"))),
    number=Number.PLURAL,
)

# Permanents; the words behind the second are its own.
thing.phrase(
    "{first:TargetPart} and {second:TargetPart}",
    Several((hole("first"), hole("second"))),
    number=Number.PLURAL,
    where=lambda first, second: not any(one.filter.kind is not Kind.PERMANENT for one in (first, second)),
)
thing.phrase(
    "{amount:Amount} of {objects:Object}",
    Choose(Filter(Kind.TOKEN_OR_CARD, (Among(hole("objects")),)), hole("amount")),
    number="amount",
)
recipient.include(thing, player)
thing.include(this)


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
thing.phrase(
    "{this:This} and target {filter:Filter@singular}",
    Several((hole("this"), Target(hole("filter")))),
    number=Number.PLURAL,
)
thing.phrase("all {filter:Filter@plural}", Every)
thing.phrase("each {filter:Filter@singular}", Every, carries={"each": "Every"})
thing.phrase("{filter:Filter@plural}", Every)
thing.phrase("{amount:Amount} {filter:Filter@amount}", Choose)
thing.phrase("{amount:Amount} {filter:Filter@amount} at random", Choose, fixed={"at_random": True})
thing.phrase("another {filter:Filter@singular}", Choose(with_another(hole("filter"))), carries={"another": "filter"})
thing.include(attached)
affected.include(this, attached)
affected.phrase("{filter:Filter@plural}", hole("filter"), kind=Filter, number=Number.PLURAL, is_transparent=True)
affected.phrase("all {filter:Filter@plural}", hole("filter"), kind=Filter, number=Number.PLURAL)
affected.phrase("each {filter:Filter@singular}", hole("filter"), kind=Filter, carries={"each": "Filter"})
affected.phrase("each other {filter:Filter@singular}", with_another(hole("filter")), carries={"each": "Filter"})
for _first in ("This", "Attached"):
    affected.phrase(
        f"{{first:{_first}}} and {{rest:Filter@plural}}", Several((hole("first"), hole("rest"))), number=Number.PLURAL
    )


def _and_other(first: This | Filter, rest: Filter) -> Several:
    return Several((first, Filter(rest.kind, (Another(), *rest.predicates))))


affected.phrase(
    "{first:This} and other {rest:Filter@plural}",
    Several((hole("first"), Filter(hole("rest").kind, (Another(), *hole("rest").predicates)))),
    number=Number.PLURAL,
)

# Whose the first are must be said: bare kinds ("Saprolings and other Treefolk") are one filter already.
affected.phrase(
    "{first:Filter@plural} and other {rest:Filter@plural}",
    _and_other(
        hole("first", where=lambda first: any(isinstance(one, ControlledBy) for one in first.predicates)), hole("rest")
    ),
    number=Number.PLURAL,
)
damaging = ORACLE.category("Damaging")
"""What deals the damage."""
for _category in (protected, damaging):
    _category.phrase("{object:Object}", hole("object", unless=(Every, Choose)), kind=ObjectRef, is_transparent=True)
    _category.phrase("<|all> {filter:Filter@plural}", hole("filter"), kind=Filter, is_transparent=True)
protected.phrase("{player:Player}", hole("player"), kind=PlayerRef, is_transparent=True)
damaged_thing = ORACLE.category("DamagedThing")
"""What an event is done to: an object, a player, or either."""
damaged_thing.include(ORACLE.category("EventObject"))
damaged_thing.phrase("{player:Player}", hole("player"), kind=PlayerRef, is_transparent=True)
damaged_thing.words({"a permanent or player": Several((Filter(Kind.PERMANENT), AnyPlayer()))})
for _kind in (CardType.PLANESWALKER, CardType.BATTLE):
    damaged_thing.words(
        {f"a player or {_kind.value}": Several((AnyPlayer(), Filter(Kind.PERMANENT, (HasType(_kind),))))}
    )
damaged_thing.phrase("{first:Player} or {second:EventObject}", Several((hole("first"), hole("second"))))
damaged_thing.phrase("{first:EventObject} or {second:Player}", Several((hole("first"), hole("second"))))
affected.include(nth_spell)
ORACLE.category("Object").phrase(
    "{parts:TargetPart+and}",
    Several(
        hole(
            "parts",
            where=lambda parts: len(parts) >= 3 and (not any(one.filter.kind is not Kind.PERMANENT for one in parts)),
        )
    ),
    number=Number.PLURAL,
)
damaged = ORACLE.category("DamagedThing")
"""A player or a permanent of a type."""
for _word, _type in (("planeswalker", CardType.PLANESWALKER), ("battle", CardType.BATTLE)):
    _permanent = Filter(Kind.PERMANENT, (HasType(_type),))
    damaged.words(
        {
            f"a player or {_word}": Several((AnyPlayer(), _permanent)),
            f"a opponent or {_word}": Several((Opponent(), _permanent)),
        }
    )
for _words in ("it's attacking", "that creature is attacking"):
    recipient.phrase(f"the player or planeswalker {_words}", WhatItAttacks)
thing.phrase(
    "{object:Object} and all {filter:Filter@plural}",
    Several(
        (
            hole("object", Attached, Target, It),
            Every(
                hole("filter", where=lambda one: bool(one.predicates) and one.predicates[-1] == AttachedTo(It("it")))
            ),
        )
    ),
    number=Number.PLURAL,
)
for _joint in ("and", "and/or"):
    protected.phrase(f"{{player:Player}} {_joint} {{filter:Filter@plural}}", Several((hole("player"), hole("filter"))))
    protected.phrase(f"{{object:This}} {_joint} {{player:Player}}", Several((hole("object"), hole("player"))))
