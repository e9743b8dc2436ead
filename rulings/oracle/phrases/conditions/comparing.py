"""Two numbers compared."""

from collections.abc import Callable

from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.amounts.counting import Count, CountersOn, CountPlayers, DistinctCount, StatOf, TotalStat
from rulings.abilities.amounts.history import DoneThisTurn, DoneThisWay, TimesPaid, TimesThisTurn
from rulings.abilities.amounts.players import HandSize, LifeTotal, StartingLife
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.events.moving import Draws
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import (
    AttackingPlayer,
    DefendingPlayer,
    EachOpponent,
    Opponent,
    PlayerRef,
    ThatPlayer,
    You,
)
from rulings.abilities.references import Antecedent, Attached, Every, It, This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import DID, controlled, known

_ATTACKERS = DoneThisTurn("attacked with", You())
_DEALT = DoneThisWay("excess damage")
quality = ORACLE.category("WhatItHas")
"""What stands after "has" of one object: "flying", "a +1/+1 counter on it", "power 4 or greater"."""
_SO_MANY = hole("amount")
_HAS = "{player:Player} [has|have]"
_MINE = LifeTotal(You())
THEY = ThatPlayer(Antecedent("each player"))
did = ORACLE.category("TheyDid")
"""What is so of "they", after "who": a ``Condition``."""
_POWER = DoneThisTurn("power attacked with this combat", You())
_DAMAGE = DoneThisTurn("most damage dealt to one", Opponent())


def _at_least(template: str, what: DoneThisTurn) -> None:

    condition.phrase(template, Compare(what, Comparison.AT_LEAST, hole("amount")))


_at_least("you attacked with {amount:Amount} or more creatures this turn", _ATTACKERS)
_at_least("you attacked with creatures with total power {amount:Amount} or greater this combat", _POWER)
_at_least("a opponent was dealt {amount:Amount} or more damage this turn", _DAMAGE)


def _controlled(filter: Filter, player: PlayerRef) -> Count:
    return Count(Filter(filter.kind, (*filter.predicates, ControlledBy(player))))


def _declare(words: str, than: PlayerRef) -> None:

    condition.phrase(
        f"you control more {{filter:Filter@plural}} than {words}",
        Compare(_controlled(hole("filter"), You()), Comparison.GREATER, _controlled(hole("filter"), than)),
    )


_declare("defending player", DefendingPlayer())
_declare("attacking player", AttackingPlayer())
compared = ORACLE.category("ComparedWith")
"""What a number is compared with: "five", "10", "the number of cards in your library"."""
compared.include(ORACLE.category("NumberWord"))

# Not what a number word says already.
compared.phrase("{value:Quantity}", hole("value", unless=Fixed), kind=Amount, is_transparent=True)
_COMPARISONS = (
    ("less than", Comparison.LESS),
    ("greater than", Comparison.GREATER),
    ("less than or equal to", Comparison.AT_MOST),
    ("greater than or equal to", Comparison.AT_LEAST),
    ("equal to", Comparison.EQUAL),
)
for _words, _comparison in _COMPARISONS:
    # Numbers of an object are compared elsewhere, where it is known which object may be asked about.
    condition.phrase(
        f"{{left:Quantity}} is {_words} {{right:ComparedWith}}",
        Compare(hole("left", unless=(StatOf, Fixed)), _comparison, hole("right")),
    )
condition.phrase(
    "{player:Player} [has|have] exactly {amount:Quantity} life",
    Compare(LifeTotal(hole("player")), Comparison.EQUAL, hole("amount")),
)

# Of what is spoken of, or known anyway: not of one of several.
condition.phrase(
    "{of:Object's} {stat:Stat} is exactly {amount:Quantity}",
    Compare(StatOf(hole("stat"), hole("of", It, This, Attached)), Comparison.EQUAL, hole("amount")),
)


def _declare_comparison(word: str, stat: Stat, words: str, comparison: Comparison) -> None:

    condition.phrase(
        f"{{object:Object's}} {word} is {words} than {{other:This's}}",
        Compare(
            StatOf(stat, hole("object", It, This, Attached)),
            comparison,
            StatOf(stat, hole("other", It, This, Attached)),
        ),
    )


for _word, _stat in (("power", Stat.POWER), ("toughness", Stat.TOUGHNESS), ("mana value", Stat.MANA_VALUE)):
    _declare_comparison(_word, _stat, "greater", Comparison.GREATER)
    _declare_comparison(_word, _stat, "less", Comparison.LESS)


def _declare_value(word: str, stat: Stat) -> None:

    condition.phrase(
        f"{{object:Object's}} {word} is {{amount:Quantity}}",
        Compare(StatOf(stat, hole("object", It, This, Attached)), Comparison.EQUAL, hole("amount", Fixed, X)),
    )


for _word, _stat in (("power", Stat.POWER), ("toughness", Stat.TOUGHNESS), ("mana value", Stat.MANA_VALUE)):
    _declare_value(_word, _stat)
condition.words({"it devoured a creature": DID})
condition.words(
    {
        f"excess damage was dealt{to} this way": Compare(_DEALT, Comparison.AT_LEAST, Fixed(1))
        for to in ("", " to that creature")
    }
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
        # "Each other creature's power" is no one number.
        condition.phrase(
            f"{{object:Object's}} {_word} <is|was> {_words}",
            Compare(
                StatOf(_stat, hole("object", where=known)),
                _comparison,
                hole("amount", where=lambda one: not (isinstance(one, StatOf) and isinstance(one.of, Every))),
            ),
        )
        condition.phrase(
            f"{{object:Object}} <has|had> {_word} {_words}",
            Compare(
                StatOf(_stat, hole("object", where=known)),
                _comparison,
                hole("amount", where=lambda one: not (isinstance(one, StatOf) and isinstance(one.of, Every))),
            ),
        )


for _quality in ("name", "power"):
    condition.phrase(
        f"you control {{amount:Amount}} or more {{among:Filter@plural}} with different {_quality}s",
        Compare(DistinctCount(_quality, controlled(hole("among"), You())), Comparison.AT_LEAST, hole("amount")),
    )
condition.phrase(
    "there are {amount:Amount} or more card types among {among:Filter@plural}",
    Compare(DistinctCount("card type", hole("among")), Comparison.AT_LEAST, hole("amount")),
)


def _number(
    template: str, left: Callable[[PlayerRef], Amount], comparison: Comparison, amount: Amount = _SO_MANY
) -> None:
    condition.phrase(template, Compare(left(hole("player")), comparison, amount))


for _words, _comparison in (("more", Comparison.AT_LEAST), ("less", Comparison.AT_MOST)):
    _number(f"{_HAS} {{amount:Quantity}} or {_words} life", LifeTotal, _comparison)
_number(f"{_HAS} {{amount:Amount}} or more cards in hand", HandSize, Comparison.AT_LEAST)
_number(f"{_HAS} {{amount:Amount}} or fewer cards in hand", HandSize, Comparison.AT_MOST)
_number(f"{_HAS} no cards in hand", HandSize, Comparison.EQUAL, Fixed(0))
_number(f"{_HAS} exactly {{amount:Amount}} cards in hand", HandSize, Comparison.EQUAL)
for _words, _comparison in (
    ("or greater", Comparison.AT_LEAST),
    ("or more", Comparison.AT_LEAST),
    ("or less", Comparison.AT_MOST),
):
    condition.phrase(f"X is {{right:Quantity}} {_words}", Compare, fixed={"left": X(), "comparison": _comparison})
condition.phrase(
    "{among:Filter@plural} have total power {amount:Quantity} or greater",
    Compare(TotalStat(Stat.POWER, hole("among")), Comparison.AT_LEAST, hole("amount")),
)
condition.phrase(
    "you have {amount:Amount} or more opponents",
    Compare(CountPlayers(EachOpponent()), Comparison.AT_LEAST, hole("amount")),
)
condition.phrase(
    "{player:Player} has more cards in hand than you",
    Compare(HandSize(hole("player", DefendingPlayer, ThatPlayer)), Comparison.GREATER, HandSize(You())),
)


def _lands(player: PlayerRef) -> Count:
    return Count(Filter(predicates=(HasType(CardType.LAND), ControlledBy(player))))


condition.phrase(
    "{player:Player} controls more lands than you",
    Compare(_lands(hole("player", DefendingPlayer, ThatPlayer)), Comparison.GREATER, _lands(You())),
)
condition.phrase(
    "{player:Player} [has|have] fewer than {amount:Amount} cards in hand",
    Compare(HandSize(hole("player")), Comparison.LESS, hole("amount")),
)
condition.words({"it was kicked twice": Compare(TimesPaid("kicker"), Comparison.AT_LEAST, Fixed(2))})
condition.words(
    {
        f"your life total is {word} than your starting life total": Compare(_MINE, comparison, StartingLife())
        for word, comparison in (("less", Comparison.LESS), ("greater", Comparison.GREATER))
    }
)
condition.phrase(
    "you have at least {amount:Amount} life more than your starting life total",
    Compare(_MINE, Comparison.AT_LEAST, Plus(StartingLife(), hole("amount"))),
)
condition.phrase(
    "you win {amount:Amount} or more flips", Compare(DoneThisWay("won flips"), Comparison.AT_LEAST, hole("amount"))
)


def _is_of_nobody(filter: Filter) -> bool:
    return filter.kind is Kind.PERMANENT and not any(isinstance(one, ControlledBy) for one in filter.predicates)


for _words, _than in (("more", Comparison.GREATER), ("fewer", Comparison.LESS)):
    _those = hole("filter", where=_is_of_nobody)
    did.phrase(
        f"control[s] {_words} {{filter:Filter@plural}} than you",
        Compare(Count(controlled(_those, THEY)), _than, Count(controlled(_those, You()))),
    )
for _words, _than in (("more", Comparison.GREATER), ("less", Comparison.LESS)):
    did.words({f"[has|have] {_words} life than you": Compare(LifeTotal(THEY), _than, LifeTotal(You()))})
for _words, _than in (("more", Comparison.GREATER), ("fewer", Comparison.LESS)):
    did.words({f"[has|have] {_words} cards in hand than you": Compare(HandSize(THEY), _than, HandSize(You()))})
did.phrase(
    "[has|have] {amount:Amount} or more poison counters",
    Compare(CountersOn("poison", THEY), Comparison.AT_LEAST, hole("amount")),
)
did.phrase(
    "drew {amount:Amount} or more cards this turn",
    Compare(TimesThisTurn(Draws(THEY)), Comparison.AT_LEAST, hole("amount", where=lambda one: one != Fixed(1))),
)


def _declare_differing(words: str, what: str) -> None:

    condition.phrase(
        f"you control {{amount:Amount}} or more {{filter:Filter@plural}} with different {words}",
        Compare(
            DistinctCount(what, controlled(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), You())),
            Comparison.AT_LEAST,
            hole("amount", Fixed, where=lambda one: one.value >= 2),
        ),
    )


_declare_differing("powers", "power")
_declare_differing("names", "name")
for _words, _what in (("mana values", "mana value"), ("colors", "color"), ("creature types", "creature type")):
    condition.phrase(
        f"there are {{amount:Amount}} or more {_words} among {{among:Filter@plural}}",
        Compare(DistinctCount(_what, hole("among")), Comparison.AT_LEAST, hole("amount")),
    )


condition.phrase(
    "{player:Player} [has|have] {amount:Amount} or more {kind:CounterKind} counters",
    Compare(CountersOn(hole("kind", str), hole("player", You, ThatPlayer)), Comparison.AT_LEAST, hole("amount")),
)
condition.phrase(
    "there are {amount:Amount} or more {kind:CounterKind} counters on {on:Object}",
    Compare(CountersOn(hole("kind"), hole("on", This, It, Attached)), Comparison.AT_LEAST, hole("amount")),
)
condition.phrase(
    "{on:Object} has fewer than {amount:Amount} {kind:CounterKind} counters on <it|him|her>",
    Compare(CountersOn(hole("kind"), hole("on", This, It, Attached)), Comparison.LESS, hole("amount")),
)
condition.phrase(
    "there are fewer than {amount:Amount} {kind:CounterKind} counters on {on:Object}",
    Compare(CountersOn(hole("kind"), hole("on", This, It, Attached)), Comparison.LESS, hole("amount")),
)


def _declare_life(verb: str, what: str) -> None:

    condition.phrase(
        f"<you {verb}|you've {verb}> {{amount:Quantity}} or more life this turn",
        Compare(DoneThisTurn(what, You()), Comparison.AT_LEAST, hole("amount")),
    )


_declare_life("gained", "gained life")
_declare_life("lost", "lost life")
