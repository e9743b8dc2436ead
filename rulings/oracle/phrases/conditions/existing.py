"""There is one, there is none, a player controls so many."""

from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import Count, StatOf
from rulings.abilities.amounts.history import DoneThisTurn, ManaSpent
from rulings.abilities.conditions.condition import Compare, Exists, Fits, Negated, SomePlayer
from rulings.abilities.conditions.history import DidIt, Happened, WasCast, WasPaid
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import PlaysLandFrom
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasKeyword, HasProperty, HasStat, HasType
from rulings.abilities.filters.filter import Among, Filter, Not, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, Attached, It, This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import controlled, known, player_has
from rulings.oracle.phrases.blocks.objects import is_of_itself

_HAS = "{player:Player} [has|have]"
THEY = ThatPlayer(Antecedent("each player"))
did = ORACLE.category("TheyDid")
"""What is so of "they", after "who": a ``Condition``."""
_NOTHING_SPENT = Compare(ManaSpent(of=It("it")), Comparison.EQUAL, Fixed(0))
condition.words(
    {
        "no mana was spent to cast it": _NOTHING_SPENT,
        "it escaped": WasPaid("escape", of=It("it")),
        "you didn't cast it from your hand": Negated(WasCast(It("it"), You(), Zone.HAND.value)),
        "you didn't cast it": Negated(WasCast(It("it"), You())),
    }
)
condition.words(
    {
        "this spell wasn't kicked": Negated(WasPaid("kicker")),
        "it wasn't kicked": Negated(WasPaid("kicker", of=It("it"))),
    }
)
for _named, _this in (("~", This()), ("this creature", This("creature"))):
    condition.words({f"{_named} wasn't kicked": Negated(WasPaid("kicker", of=_this))})


condition.phrase(
    "{object:Object} <has|had> no {kind:CounterKind} counters on <it|him|her>",
    Negated(Fits(hole("object", It, This, Attached), Filter(Kind.PERMANENT, (HasCounter(hole("kind")),)))),
)
condition.phrase(
    "there are no {kind:CounterKind} counters on {object:Object}",
    Negated(Fits(hole("object", It, This, Attached), Filter(Kind.PERMANENT, (HasCounter(hole("kind")),)))),
)
condition.phrase(
    "{object:Object} <has|had> no counters on <it|him|her>",
    Negated(Fits(hole("object", It, This, Attached), Filter(Kind.PERMANENT, (HasCounter(None),)))),
)
condition.phrase(
    "{player:Player} control[s] at least {amount:Amount} {filter:Filter@plural}",
    Exists(
        narrowed(hole("filter"), ControlledBy(hole("player"))), amount=hole("amount", where=lambda one: one != Fixed(1))
    ),
)

# "Its power is greater than each other creature's power": no other creature has as much, if there are any.
condition.phrase(
    "{object:Object's} power is greater than each other creature's power",
    Negated(
        Exists(
            Filter(
                Kind.PERMANENT,
                (
                    HasType(CardType.CREATURE),
                    Not(Among(hole("object", It, This))),
                    HasStat(Stat.POWER, Comparison.AT_LEAST, StatOf(Stat.POWER, hole("object"))),
                ),
            )
        )
    ),
    carries={"each": "condition", "other": "condition"},
)


def _controlled(player: PlayerRef, filter: Filter) -> Filter:
    return Filter(filter.kind, (*filter.predicates, ControlledBy(player)))


def _controls(player: PlayerRef, filter: Filter) -> Exists:
    return Exists(_controlled(player, filter))


condition.phrase(
    "{player:Player} control[s] a {filter:Filter@singular}", Exists(_controlled(hole("player"), hole("filter")))
)
condition.phrase(
    "{player:Player} control[s] {amount:Amount} or more {filter:Filter@plural}",
    Exists(_controlled(hole("player"), hole("filter")), amount=hole("amount", where=lambda one: one != Fixed(1))),
)
condition.phrase(
    "{player:Player} control[s] no {filter:Filter@plural}",
    Negated(Exists(_controlled(hole("player", unless=(AnyPlayer, Opponent)), hole("filter")))),
)
for _words, _players in (("player", AnyPlayer()), ("opponent", Opponent())):
    condition.phrase(
        f"a {_words} controls no {{filter:Filter@plural}}",
        SomePlayer(_players, Negated(_controls(ThatPlayer(Antecedent("each player")), hole("filter")))),
    )
condition.phrase(
    "any player controls a {filter:Filter@singular}",
    Exists(narrowed(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), ControlledBy(AnyPlayer()))),
)
condition.phrase(
    "you control exactly {amount:Amount} {filter:Filter@amount}",
    Exists(
        narrowed(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), ControlledBy(You())),
        Comparison.EQUAL,
        hole("amount"),
    ),
)
condition.phrase(
    "<it isn't|it's not> a {filter:Filter@singular}", Negated(Fits(It("it"), hole("filter", where=is_of_itself)))
)
condition.phrase(
    "{object:Object} <isn't|wasn't> a {filter:Filter@singular}",
    Negated(Fits(hole("object", where=known), hole("filter", where=is_of_itself))),
)


def _has_place(filter: Filter) -> bool:
    """Cards are counted in a zone; permanents wherever they are on the battlefield."""
    return filter.kind is Kind.PERMANENT or any(isinstance(one, InZone) for one in filter.predicates)


def _there_is(filter: Filter) -> Exists | None:
    return Exists(filter) if _has_place(filter) else None


condition.phrase(
    "there are {amount:Amount} or more {filter:Filter@plural}",
    Exists(hole("filter", where=_has_place), amount=hole("amount", where=lambda one: one != Fixed(1))),
)
condition.phrase("<there's|there is> a {filter:Filter@singular}", Exists(hole("filter", where=_has_place)))
condition.phrase(
    "there are no {filter:Filter@plural}",
    Negated(Exists(hole("filter", where=lambda one: _there_is(one) and _has_place(one)))),
)


def _cards_in(template: str, zone: Zone) -> None:

    condition.phrase(template, Exists(Filter(Kind.CARD, (InZone(zone, hole("player")),)), amount=hole("amount")))


for _zone in (Zone.GRAVEYARD, Zone.LIBRARY):
    _cards_in(f"{_HAS} {{amount:Amount}} or more cards in (their|your:player) {_zone.value}", _zone)


def _more_than_you(filter: Filter, *, than: Comparison) -> SomePlayer:
    theirs = Filter(filter.kind, (*filter.predicates, ControlledBy(ThatPlayer(Antecedent("each player")))))
    yours = Filter(filter.kind, (*filter.predicates, ControlledBy(You())))
    return SomePlayer(Opponent(), Compare(Count(theirs), than, Count(yours)))


for _words, _than in (("more", Comparison.GREATER), ("fewer", Comparison.LESS)):
    condition.phrase(
        f"a opponent controls {_words} {{filter:Filter@plural}} than you", _more_than_you(hole("filter"), than=_than)
    )
for _words, _comparison in (
    ("{amount:Amount} or fewer", Comparison.AT_MOST),
    ("exactly {amount:Amount}", Comparison.EQUAL),
):
    condition.phrase(
        f"{{player:Player}} control[s] {_words} {{filter:Filter@plural}}",
        Exists(
            narrowed(hole("filter"), ControlledBy(hole("player"))),
            _comparison,
            hole("amount", where=lambda one: one != Fixed(1)),
        ),
    )
_TRIBUTE = Fits(This(), Filter(Kind.SOURCE, (HasProperty("tribute"),)))
condition.words({"tribute wasn't paid": Negated(_TRIBUTE)})
condition.words({"you didn't create a token this way": Negated(DidIt("created"))})


def _plays(who: PlayerRef) -> AnyOfEvents:
    return AnyOfEvents((PlaysLandFrom(who), CastsSpell(who, Filter(Kind.SPELL), from_zone=Zone.EXILE)))


condition.words({"you didn't play a card from exile this turn": Negated(Happened(_plays(You())))})
condition.phrase(
    "{player:Player} [doesn't|don't] control a {filter:Filter@singular}",
    Negated(Exists(narrowed(hole("filter"), ControlledBy(hole("player"))))),
)
_DISCARDED = Exists(Filter(Kind.CARD, (OwnedBy(THEY), Among(It("those discarded this way")))))
did.words({"can't": Negated(_DISCARDED)})
condition.phrase(
    "{player:Player} control[s] another {filter:Filter@singular}",
    Exists(
        controlled(
            Filter(
                hole("filter", where=lambda one: one.kind is Kind.PERMANENT).kind,
                (Another(), *hole("filter").predicates),
            ),
            hole("player"),
        )
    ),
    carries={"another": "filter"},
)
condition.phrase(
    "a opponent has {amount:Amount} or more {kind:CounterKind} counters",
    player_has(Opponent(), hole("amount"), hole("kind")),
)


def _lies(filter: Filter, place: InZone) -> Exists | None:
    is_card = place.zone is not Zone.BATTLEFIELD
    if is_card is not (filter.kind is Kind.CARD) or any(isinstance(one, InZone) for one in filter.predicates):
        return None
    return Exists(Filter(filter.kind, (*filter.predicates, place)))


def _declare_place(words: str, place: InZone) -> None:

    condition.phrase(
        f"a {{filter:Filter@singular}} is {words}",
        Exists(
            narrowed(
                hole(
                    "filter",
                    where=lambda filter: (
                        (place.zone is not Zone.BATTLEFIELD) is (filter.kind is Kind.CARD)
                        and (not any(isinstance(one, InZone) for one in filter.predicates))
                    ),
                ),
                place,
            )
        ),
    )
    condition.phrase(
        f"{{amount:Amount}} or more {{filter:Filter@plural}} are {words}",
        replace(
            Exists(
                narrowed(
                    hole(
                        "filter",
                        where=lambda filter: (
                            _lies(filter, place) is not None
                            and (place.zone is not Zone.BATTLEFIELD) is (filter.kind is Kind.CARD)
                            and (not any(isinstance(one, InZone) for one in filter.predicates))
                        ),
                    ),
                    place,
                )
            ),
            amount=hole("amount", where=lambda one: one != Fixed(1)),
        ),
    )
    condition.phrase(
        f"no {{filter:Filter@plural}} are {words}",
        Negated(
            Exists(
                narrowed(
                    hole(
                        "filter",
                        where=lambda filter: (
                            _lies(filter, place) is not None
                            and (place.zone is not Zone.BATTLEFIELD) is (filter.kind is Kind.CARD)
                            and (not any(isinstance(one, InZone) for one in filter.predicates))
                        ),
                    ),
                    place,
                )
            )
        ),
    )


_declare_place("on the battlefield", InZone(Zone.BATTLEFIELD))
_declare_place("in your graveyard", InZone(Zone.GRAVEYARD, You()))
condition.phrase(
    "a opponent lost {amount:Quantity} or more life this turn",
    SomePlayer(
        Opponent(),
        Compare(DoneThisTurn("lost life", ThatPlayer(Antecedent("each player"))), Comparison.AT_LEAST, hole("amount")),
    ),
)
condition.phrase(
    "there are fewer than {amount:Amount} {filter:Filter@plural}",
    Exists(
        hole(
            "filter",
            where=lambda filter: (
                any(isinstance(one, InZone) for one in filter.predicates) or filter.kind is Kind.PERMANENT
            ),
        ),
        Comparison.LESS,
        hole("amount"),
    ),
)
condition.phrase(
    "a {filter:Filter@singular} has {name:KeywordName}", Exists(narrowed(hole("filter"), HasKeyword(hole("name"))))
)
