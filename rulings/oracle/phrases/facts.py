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
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.players import AnyPlayer, EachOpponent, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, Attached, Every, It, ObjectRef, This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# What something is.


def _known(object: ObjectRef) -> bool:
    """Only what was named before can be asked about: no targets, no choices."""
    return isinstance(object, It | This | Attached)


def _is_of_itself(filter: Filter) -> bool:
    """Where something is, is asked of its zone (``branching``), not of a filter: the object may have moved since."""
    return not any(isinstance(one, InZone) for one in filter.predicates)


condition.phrase("it's a {filter:Filter@singular}", Fits(It("it"), hole("filter", where=_is_of_itself)))
condition.phrase(
    "<it isn't|it's not> a {filter:Filter@singular}", Negated(Fits(It("it"), hole("filter", where=_is_of_itself)))
)
condition.phrase(
    "{object:Object} <is|was> a {filter:Filter@singular}",
    Fits(hole("object", where=_known), hole("filter", where=_is_of_itself)),
)
condition.phrase(
    "{object:Object} <isn't|wasn't> a {filter:Filter@singular}",
    Negated(Fits(hole("object", where=_known), hole("filter", where=_is_of_itself))),
)


condition.phrase(
    "{object:Object} <is|was> {adjective:AdjectiveGroup}",
    Fits(
        hole("object", where=_known),
        Filter(Kind.PERMANENT, (hole("adjective", where=lambda one: _is_of_itself(Filter(Kind.PERMANENT, (one,)))),)),
    ),
)
condition.phrase(
    "it's {adjective:AdjectiveGroup}",
    Fits(
        It("it"),
        Filter(Kind.PERMANENT, (hole("adjective", where=lambda one: _is_of_itself(Filter(Kind.PERMANENT, (one,)))),)),
    ),
)


quality = ORACLE.category("WhatItHas")
"""What stands after "has" of one object: "flying", "a +1/+1 counter on it", "power 4 or greater"."""
quality.phrase("a {kind:CounterKind} counter on <it|him|her>", HasCounter)
quality.phrase("one or more {kind:CounterKind} counters on <it|him|her>", HasCounter)
quality.phrase("a counter on <it|him|her>", HasCounter)


quality.phrase(
    "{minimum:Amount} or more {kind:CounterKind} counters on <it|him|her>",
    HasCounter(hole("kind"), hole("minimum", Fixed, where=lambda one: one.value > 1).value),
)
condition.phrase(
    "{object:Object} <has|had> {quality:WhatItHas}",
    Fits(
        hole("object", where=_known),
        Filter(Kind.PERMANENT, (hole("quality", where=lambda one: _is_of_itself(Filter(Kind.PERMANENT, (one,)))),)),
    ),
)
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
        # "Each other creature's power" is no one number (``comparing_stats``).
        condition.phrase(
            f"{{object:Object's}} {_word} <is|was> {_words}",
            Compare(
                StatOf(_stat, hole("object", where=_known)),
                _comparison,
                hole("amount", where=lambda one: not (isinstance(one, StatOf) and isinstance(one.of, Every))),
            ),
        )
        condition.phrase(
            f"{{object:Object}} <has|had> {_word} {_words}",
            Compare(
                StatOf(_stat, hole("object", where=_known)),
                _comparison,
                hole("amount", where=lambda one: not (isinstance(one, StatOf) and isinstance(one.of, Every))),
            ),
        )

# What it shares with something known.


for _what in ("creature type", "color", "card type", "name", "mana value"):
    condition.phrase(
        f"{{object:Object}} shares a {_what} with {{other:Object}}",
        Fits(hole("object", where=_known), Filter(Kind.PERMANENT, (SharesWith(_what, hole("other", where=_known)),))),
    )

# How many.


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


condition.phrase(
    "there are {amount:Amount} or more card types among {among:Filter@plural}",
    Compare(DistinctCount("card type", hole("among")), Comparison.AT_LEAST, hole("amount")),
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

    condition.phrase(template, Exists(Filter(Kind.CARD, (InZone(zone, hole("player")),)), amount=hole("amount")))


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

    condition.phrase(template, Happened(event(hole("filter"))))


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
    condition.phrase(
        f"a opponent controls {_words} {{filter:Filter@plural}} than you", _more_than_you(hole("filter"), than=_than)
    )


condition.phrase(
    "{among:Filter@plural} have total power {amount:Quantity} or greater",
    Compare(TotalStat(Stat.POWER, hole("among")), Comparison.AT_LEAST, hole("amount")),
)


condition.phrase(
    "you have {amount:Amount} or more opponents",
    Compare(CountPlayers(EachOpponent()), Comparison.AT_LEAST, hole("amount")),
)


# At most and exactly so many.

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
