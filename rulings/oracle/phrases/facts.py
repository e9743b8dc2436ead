"""Facts that conditions ask for: what something is, how many there are, and what happened this turn (CR 608.2h).

What is here: conditions about objects, numbers, zones and events of the turn. What is not: costs that were paid
(``branching``), whose turn it is (``conditions``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.amounts.counting import Count, CountPlayers, DistinctCount, StatOf, TotalStat
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.conditions.condition import Compare, Exists, Fits, HasDesignation, Negated, SomePlayer
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.combat import PlayerAttacks
from rulings.abilities.events.damage_and_life import GainsLife, LosesLife
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import Moves, Sacrifices
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasType, SharesWith
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.players import AnyPlayer, EachOpponent, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, Attached, Every, It, ObjectRef, This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# What something is.


def _known(object: ObjectRef) -> bool:
    """Only what was named before can be asked about: no targets, no choices."""
    return isinstance(object, It | This | Attached)


def _is_of_itself(filter: Filter) -> bool:
    """Where something is, is asked of its zone (``branching``), not of a filter: the object may have moved since."""
    return not any(isinstance(one, InZone) for one in filter.predicates)


def _fits(object: ObjectRef, filter: Filter) -> Fits | None:
    return Fits(object, filter) if _known(object) and _is_of_itself(filter) else None


def _undo_fits(node: Fits) -> Slots:
    return {"object": node.object, "filter": node.filter}


def _fits_not(object: ObjectRef, filter: Filter) -> Negated | None:
    return Negated(Fits(object, filter)) if _known(object) and _is_of_itself(filter) else None


def _undo_fits_not(node: Negated) -> Slots:
    return _undo_fits(node.condition) if isinstance(node.condition, Fits) else None


def _it_fits(filter: Filter) -> Fits | None:
    return _fits(It("it"), filter)


def _undo_it_fits(node: Fits) -> Slots:
    return {"filter": node.filter} if isinstance(node.object, It) and node.object.words == "it" else None


def _it_fits_not(filter: Filter) -> Negated | None:
    return _fits_not(It("it"), filter)


def _undo_it_fits_not(node: Negated) -> Slots:
    return _undo_it_fits(node.condition) if isinstance(node.condition, Fits) else None


condition.phrase("it's a {filter:Filter@singular}", _it_fits, _undo_it_fits, kind=Fits)
condition.phrase("<it isn't|it's not> a {filter:Filter@singular}", _it_fits_not, _undo_it_fits_not, kind=Negated)
condition.phrase("{object:Object} <is|was> a {filter:Filter@singular}", _fits, _undo_fits, kind=Fits)
condition.phrase("{object:Object} <isn't|wasn't> a {filter:Filter@singular}", _fits_not, _undo_fits_not, kind=Negated)


def _is(object: ObjectRef, adjective: Predicate) -> Fits | None:
    filter = Filter(Kind.PERMANENT, (adjective,))
    return Fits(object, filter) if _known(object) and _is_of_itself(filter) else None


def _undo_is(node: Fits) -> Slots:
    if node.filter.kind is not Kind.PERMANENT or len(node.filter.predicates) != 1:
        return None
    return {"object": node.object, "adjective": node.filter.predicates[0]}


def _it_is(adjective: Predicate) -> Fits | None:
    return _is(It("it"), adjective)


def _undo_it_is(node: Fits) -> Slots:
    found = _undo_is(node)
    is_it = isinstance(node.object, It) and node.object.words == "it"
    return {"adjective": found["adjective"]} if found and is_it else None


condition.phrase("{object:Object} <is|was> {adjective:AdjectiveGroup}", _is, _undo_is, kind=Fits)
condition.phrase("it's {adjective:AdjectiveGroup}", _it_is, _undo_it_is, kind=Fits)


def _has(object: ObjectRef, quality: Predicate) -> Fits | None:
    return _is(object, quality)


def _undo_has(node: Fits) -> Slots:
    found = _undo_is(node)
    return {"object": found["object"], "quality": found["adjective"]} if found else None


quality = ORACLE.category("WhatItHas")
"""What stands after "has" of one object: "flying", "a +1/+1 counter on it", "power 4 or greater"."""
quality.phrase("a {kind:CounterKind} counter on <it|him|her>", HasCounter)
quality.phrase("one or more {kind:CounterKind} counters on <it|him|her>", HasCounter)
quality.phrase("a counter on <it|him|her>", HasCounter)


def _many(minimum: Amount, kind: str) -> HasCounter | None:
    return HasCounter(kind, minimum.value) if isinstance(minimum, Fixed) and minimum.value > 1 else None


def _undo_many(node: HasCounter) -> Slots:
    return {"minimum": Fixed(node.minimum), "kind": node.kind} if node.minimum > 1 and node.kind else None


quality.phrase(
    "{minimum:Amount} or more {kind:CounterKind} counters on <it|him|her>", _many, _undo_many, kind=HasCounter
)
condition.phrase("{object:Object} <has|had> {quality:WhatItHas}", _has, _undo_has, kind=Fits)
for _stat, _word in ((Stat.POWER, "power"), (Stat.TOUGHNESS, "toughness"), (Stat.MANA_VALUE, "mana value")):
    for _comparison, _words in (
        (Comparison.AT_LEAST, "{amount:Quantity} or greater"),
        (Comparison.AT_MOST, "{amount:Quantity} or less"),
        (Comparison.EQUAL, "equal to {amount:Quantity}"),
        (Comparison.EQUAL, "{amount:Quantity}"),
        (Comparison.GREATER, "greater than {amount:Quantity}"),
        (Comparison.LESS, "less than {amount:Quantity}"),
        (Comparison.AT_MOST, "less than or equal to {amount:Quantity}"),
        (Comparison.AT_LEAST, "greater than or equal to {amount:Quantity}"),
    ):

        def _stat_is(
            object: ObjectRef, amount: Amount, stat: Stat = _stat, comparison: Comparison = _comparison
        ) -> Compare | None:
            # "Each other creature's power" is no one number (``comparing_stats``).
            is_number = not (isinstance(amount, StatOf) and isinstance(amount.of, Every))
            return Compare(StatOf(stat, object), comparison, amount) if _known(object) and is_number else None

        def _undo_stat_is(node: Compare, stat: Stat = _stat, comparison: Comparison = _comparison) -> Slots:
            if not isinstance(node.left, StatOf) or node.left.stat is not stat or node.comparison is not comparison:
                return None
            return {"object": node.left.of, "amount": node.right}

        condition.phrase(f"{{object:Object's}} {_word} <is|was> {_words}", _stat_is, _undo_stat_is, kind=Compare)
        condition.phrase(f"{{object:Object}} <has|had> {_word} {_words}", _stat_is, _undo_stat_is, kind=Compare)

# What it shares with something known.


def _shares(object: ObjectRef, what: str, other: ObjectRef) -> Fits | None:
    if not _known(object) or not _known(other):
        return None
    return Fits(object, Filter(Kind.PERMANENT, (SharesWith(what, other),)))


for _what in ("creature type", "color", "card type", "name", "mana value"):

    def _shares_it(object: ObjectRef, other: ObjectRef, what: str = _what) -> Fits | None:
        return _shares(object, what, other)

    def _undo_shares_it(node: Fits, what: str = _what) -> Slots:
        match node:
            case Fits(
                object=ObjectRef() as object, filter=Filter(predicates=(SharesWith(other=ObjectRef() as other),))
            ):
                return {"object": object, "other": other} if node == _shares(object, what, other) else None
        return None

    condition.phrase(
        f"{{object:Object}} shares a {_what} with {{other:Object}}", _shares_it, _undo_shares_it, kind=Fits
    )

# How many.


def _there_are(amount: Amount, filter: Filter) -> Exists | None:
    return Exists(filter, amount=amount) if amount != Fixed(1) and _has_place(filter) else None


def _has_place(filter: Filter) -> bool:
    """Cards are counted in a zone; permanents wherever they are on the battlefield."""
    return filter.kind is Kind.PERMANENT or any(isinstance(one, InZone) for one in filter.predicates)


def _undo_there_are(node: Exists) -> Slots:
    return {"amount": node.amount, "filter": node.filter} if node == _there_are(node.amount, node.filter) else None


def _there_is(filter: Filter) -> Exists | None:
    return Exists(filter) if _has_place(filter) else None


def _undo_there_is(node: Exists) -> Slots:
    return {"filter": node.filter} if node == _there_is(node.filter) else None


def _there_is_none(filter: Filter) -> Negated | None:
    found = _there_is(filter)
    return Negated(found) if found else None


def _undo_there_is_none(node: Negated) -> Slots:
    return _undo_there_is(node.condition) if isinstance(node.condition, Exists) else None


condition.phrase("there are {amount:Amount} or more {filter:Filter@plural}", _there_are, _undo_there_are, kind=Exists)
condition.phrase("<there's|there is> a {filter:Filter@singular}", _there_is, _undo_there_is, kind=Exists)
condition.phrase("there are no {filter:Filter@plural}", _there_is_none, _undo_there_is_none, kind=Negated)


def _differing(quality: str) -> tuple[Callable[..., Compare], Callable[[Compare], Slots]]:
    def make(amount: Amount, among: Filter) -> Compare:
        mine = Filter(among.kind, (*among.predicates, ControlledBy(You())))
        return Compare(DistinctCount(quality, mine), Comparison.AT_LEAST, amount)

    def unmake(node: Compare) -> Slots:
        match node.left:
            case DistinctCount(among=Filter(kind=kind, predicates=(*rest, ControlledBy()))):
                among = Filter(kind, tuple(rest))
                return {"amount": node.right, "among": among} if node == make(node.right, among) else None
        return None

    return make, unmake


for _quality in ("name", "power"):
    condition.phrase(
        f"you control {{amount:Amount}} or more {{among:Filter@plural}} with different {_quality}s",
        *_differing(_quality),
        kind=Compare,
    )


def _distinct(amount: Amount, among: Filter) -> Compare:
    return Compare(DistinctCount("card type", among), Comparison.AT_LEAST, amount)


def _undo_distinct(node: Compare) -> Slots:
    match node.left:
        case DistinctCount(what="card type", among=among) if node.comparison is Comparison.AT_LEAST:
            return {"amount": node.right, "among": among}
    return None


condition.phrase(
    "there are {amount:Amount} or more card types among {among:Filter@plural}",
    _distinct,
    _undo_distinct,
    kind=Compare,
)


def _number(template: str, left: Callable[[PlayerRef], Amount], comparison: Comparison, **fixed: Amount) -> None:
    def make(player: PlayerRef, amount: Amount | None = None) -> Compare | None:
        right = amount if amount is not None else fixed["amount"]
        return Compare(left(player), comparison, right)

    def unmake(node: Compare) -> Slots:
        player = getattr(node.left, "of", None)
        if not isinstance(player, PlayerRef) or node.comparison is not comparison or node.left != left(player):
            return None
        if fixed:
            return {"player": player} if node.right == fixed["amount"] else None
        return {"player": player, "amount": node.right}

    condition.phrase(template, make, unmake, kind=Compare)


_HAS = "{player:Player} [has|have]"
for _words, _comparison in (("more", Comparison.AT_LEAST), ("less", Comparison.AT_MOST)):
    _number(f"{_HAS} {{amount:Quantity}} or {_words} life", LifeTotal, _comparison)
_number(f"{_HAS} {{amount:Amount}} or more cards in hand", HandSize, Comparison.AT_LEAST)
_number(f"{_HAS} {{amount:Amount}} or fewer cards in hand", HandSize, Comparison.AT_MOST)
_number(f"{_HAS} no cards in hand", HandSize, Comparison.EQUAL, amount=Fixed(0))


def _cards_in(template: str, zone: Zone) -> None:
    def make(player: PlayerRef, amount: Amount) -> Exists:
        return Exists(Filter(Kind.CARD, (InZone(zone, player),)), amount=amount)

    def unmake(node: Exists) -> Slots:
        match node.filter:
            case Filter(kind=Kind.CARD, predicates=(InZone(zone=found, player=PlayerRef() as player),)):
                return {"player": player, "amount": node.amount} if found is zone else None
        return None

    condition.phrase(template, make, unmake, kind=Exists)


for _zone in (Zone.GRAVEYARD, Zone.LIBRARY):
    _cards_in(f"{_HAS} {{amount:Amount}} or more cards in (their|your:player) {_zone.value}", _zone)
_number(f"{_HAS} exactly {{amount:Amount}} cards in hand", HandSize, Comparison.EQUAL)
for _words, _comparison in (
    ("or greater", Comparison.AT_LEAST),
    ("or more", Comparison.AT_LEAST),
    ("or less", Comparison.AT_MOST),
):
    condition.phrase(f"X is {{right:Quantity}} {_words}", Compare, fixed={"left": X(), "comparison": _comparison})

# What happened this turn.

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))


def _dies(filter: Filter) -> Moves:
    return Moves(filter, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _happened(template: str, event: EventPattern) -> None:
    condition.words({template: Happened(event)})


_happened("a creature died this turn", _dies(_CREATURE))
_happened("you attacked this turn", PlayerAttacks(You()))
_happened("you attacked with a creature this turn", PlayerAttacks(You()))
_happened("<you gained life|you've gained life> this turn", GainsLife(You()))
_happened("a opponent lost life this turn", LosesLife(Opponent()))
_happened("<you lost life|you've lost life> this turn", LosesLife(You()))
_happened("a player lost life this turn", LosesLife(AnyPlayer()))


def _this_turn_one(template: str, event: Callable[[Filter], EventPattern], field: str) -> None:
    def make(filter: Filter) -> Happened:
        return Happened(event(filter))

    def unmake(node: Happened) -> Slots:
        filter = getattr(node.event, field, None)
        return {"filter": filter} if isinstance(filter, Filter) and node == make(filter) else None

    condition.phrase(template, make, unmake, kind=Happened)


_this_turn_one("a {filter:Filter@singular} died this turn", _dies, "object")
_this_turn_one(
    "<you've cast|you cast> a {filter:Filter@singular} this turn", lambda one: CastsSpell(You(), one), "spell"
)
_this_turn_one(
    "<you've sacrificed|you sacrificed> a {filter:Filter@singular} this turn",
    lambda one: Sacrifices(You(), one),
    "what",
)

for _verb, _participle in (("surveil", "surveilled"), ("scry", "scried"), ("commit a crime", "committed a crime")):
    condition.words({f"you've {_participle} this turn": Happened(Does(_verb, You()))})

# Designations (CR 725, 726, 702.131).

for _words, _name in (
    ("you have the city's blessing", "city's blessing"),
    ("you're the monarch", "monarch"),
    ("you have the initiative", "initiative"),
    ("it's night", "night"),
    ("it's day", "day"),
):
    condition.words({_words: HasDesignation(_name)})

# Compared with somebody else.


def _more_than_you(filter: Filter, *, than: Comparison) -> SomePlayer:
    theirs = Filter(filter.kind, (*filter.predicates, ControlledBy(ThatPlayer(Antecedent("each player")))))
    yours = Filter(filter.kind, (*filter.predicates, ControlledBy(You())))
    return SomePlayer(Opponent(), Compare(Count(theirs), than, Count(yours)))


for _words, _than in (("more", Comparison.GREATER), ("fewer", Comparison.LESS)):

    def _opponent_has_more(filter: Filter, than: Comparison = _than) -> SomePlayer:
        return _more_than_you(filter, than=than)

    def _undo_opponent_has_more(node: SomePlayer, than: Comparison = _than) -> Slots:
        match node.condition:
            case Compare(left=Count(filter=Filter(kind=kind, predicates=(*rest, ControlledBy())))):
                filter = Filter(kind, tuple(rest))
                return {"filter": filter} if node == _more_than_you(filter, than=than) else None
        return None

    condition.phrase(
        f"a opponent controls {_words} {{filter:Filter@plural}} than you",
        _opponent_has_more,
        _undo_opponent_has_more,
        kind=SomePlayer,
    )


def _total_power(among: Filter, amount: Amount) -> Compare:
    return Compare(TotalStat(Stat.POWER, among), Comparison.AT_LEAST, amount)


def _undo_total_power(node: Compare) -> Slots:
    match node.left:
        case TotalStat(stat=Stat.POWER, among=Filter() as among) if node.comparison is Comparison.AT_LEAST:
            return {"among": among, "amount": node.right}
    return None


condition.phrase(
    "{among:Filter@plural} have total power {amount:Quantity} or greater", _total_power, _undo_total_power, kind=Compare
)


def _opponents(amount: Amount) -> Compare:
    return Compare(CountPlayers(EachOpponent()), Comparison.AT_LEAST, amount)


condition.phrase(
    "you have {amount:Amount} or more opponents",
    _opponents,
    lambda node: {"amount": node.right} if node == _opponents(node.right) else None,
    kind=Compare,
)


# At most and exactly so many.

for _words, _comparison in (
    ("{amount:Amount} or fewer", Comparison.AT_MOST),
    ("exactly {amount:Amount}", Comparison.EQUAL),
):

    def _controls(
        player: PlayerRef, amount: Amount, filter: Filter, comparison: Comparison = _comparison
    ) -> Exists | None:
        if amount == Fixed(1):
            return None
        return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(player))), comparison, amount)

    def _undo_controls(node: Exists, comparison: Comparison = _comparison) -> Slots:
        match node.filter.predicates:
            case (*rest, ControlledBy(player=player)) if node.comparison is comparison and node.amount != Fixed(1):
                return {"player": player, "amount": node.amount, "filter": Filter(node.filter.kind, tuple(rest))}
        return None

    condition.phrase(
        f"{{player:Player}} control[s] {_words} {{filter:Filter@plural}}", _controls, _undo_controls, kind=Exists
    )
