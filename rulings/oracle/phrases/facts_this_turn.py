"""What has been so or has not happened this turn, and comparisons of players (CR 608.2h).

What is here: "an opponent was dealt damage this turn", "you haven't cast a spell from your hand this turn", "it's the
first combat phase of the turn", "you have more cards in hand than each opponent". What is not: what has happened, said
of one thing (``facts``, ``turn_events``).
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.conditions.condition import Compare, Condition, Fits, Negated, SomePlayer
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.damage_and_life import DealsDamage, IsDealtDamage, LosesLife
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.players import AnyPlayer, DefendingPlayer, EachOpponent, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, It
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Step, Zone
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.holes import hole

_SPELL = Filter(Kind.SPELL)
condition.words(
    {
        "a opponent was dealt damage this turn": Happened(IsDealtDamage(Opponent())),
        "a opponent was dealt combat damage this turn": Happened(IsDealtDamage(Opponent(), combat=True)),
        "a player was dealt combat damage this turn": Happened(IsDealtDamage(AnyPlayer(), combat=True)),
    }
)
condition.words(
    {
        "you didn't lose life this turn": Negated(Happened(LosesLife(You()))),
        "you <haven't|didn't> cast a spell this turn": Negated(Happened(CastsSpell(You(), _SPELL))),
        "you <haven't|didn't> cast a spell from your hand this turn": Negated(
            Happened(CastsSpell(You(), _SPELL, from_zone=Zone.HAND))
        ),
        "it's the first combat phase of the turn": Negated(
            Happened(BeginningOf(Step.BEGIN_COMBAT, AnyPlayer()), Fixed(2))
        ),
    }
)

# Damage by something.


condition.phrase(
    "a player was dealt combat damage by a {filter:Filter@singular} this turn",
    Happened(DealsDamage(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), AnyPlayer(), combat=True)),
)


ORACLE.category("WhatItHas").phrase(
    "{minimum:Amount} or more counters on <it|him|her>",
    HasCounter(None, hole("minimum", Fixed, where=lambda one: one.value > 1).value),
)

# Players compared.

_EACH = ThatPlayer(Antecedent("each player"))


def _more_than_each(amount: type[HandSize | LifeTotal]) -> Condition:
    mine, theirs = amount(You()), amount(_EACH)
    return Negated(SomePlayer(EachOpponent(), Compare(theirs, Comparison.AT_LEAST, mine)))


def _more_than_some(amount: type[HandSize | LifeTotal]) -> Condition:
    return SomePlayer(EachOpponent(), Compare(amount(You()), Comparison.GREATER, amount(_EACH)))


condition.words(
    {
        "you have more cards in hand than each opponent": _more_than_each(HandSize),
        "you have more life than each opponent": _more_than_each(LifeTotal),
        "you have more life than a opponent": _more_than_some(LifeTotal),
        "you have more cards in hand than a opponent": _more_than_some(HandSize),
    }
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


condition.phrase("it entered this turn", Fits(It("it"), Filter(predicates=(Did("entered"),))))
