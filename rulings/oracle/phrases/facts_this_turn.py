"""What has been so or has not happened this turn, and comparisons of players (CR 608.2h).

What is here: "an opponent was dealt damage this turn", "you haven't cast a spell from your hand this turn", "it's the
first combat phase of the turn", "you have more cards in hand than each opponent". What is not: what has happened, said
of one thing (``facts``, ``turn_events``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed
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
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

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


def _dealt_by(filter: Filter) -> Happened | None:
    return Happened(DealsDamage(filter, AnyPlayer(), combat=True)) if filter.kind is Kind.PERMANENT else None


def _undo_dealt_by(node: Happened) -> Slots:
    match node.event:
        case DealsDamage(source=Filter() as filter) if node == _dealt_by(filter):
            return {"filter": filter}
    return None


condition.phrase(
    "a player was dealt combat damage by a {filter:Filter@singular} this turn",
    _dealt_by,
    _undo_dealt_by,
    kind=Happened,
)


def _many(minimum: Amount) -> HasCounter | None:
    return HasCounter(None, minimum.value) if isinstance(minimum, Fixed) and minimum.value > 1 else None


def _undo_many(node: HasCounter) -> Slots:
    return {"minimum": Fixed(node.minimum)} if node.kind is None and node.minimum > 1 else None


ORACLE.category("WhatItHas").phrase(
    "{minimum:Amount} or more counters on <it|him|her>", _many, _undo_many, kind=HasCounter
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


def _has_more(player: PlayerRef) -> Compare | None:
    is_one = isinstance(player, DefendingPlayer | ThatPlayer)
    return Compare(HandSize(player), Comparison.GREATER, HandSize(You())) if is_one else None


def _undo_has_more(node: Compare) -> Slots:
    match node.left:
        case HandSize(of=PlayerRef() as player) if node == _has_more(player):
            return {"player": player}
    return None


condition.phrase("{player:Player} has more cards in hand than you", _has_more, _undo_has_more, kind=Compare)


def _lands(player: PlayerRef) -> Count:
    return Count(Filter(predicates=(HasType(CardType.LAND), ControlledBy(player))))


def _more_lands(player: PlayerRef) -> Compare | None:
    is_one = isinstance(player, DefendingPlayer | ThatPlayer)
    return Compare(_lands(player), Comparison.GREATER, _lands(You())) if is_one else None


def _undo_more_lands(node: Compare) -> Slots:
    match node.left:
        case Count(filter=Filter(predicates=(HasType(), ControlledBy(player=player)))) if node == _more_lands(player):
            return {"player": player}
    return None


condition.phrase("{player:Player} controls more lands than you", _more_lands, _undo_more_lands, kind=Compare)


def _it_entered() -> Fits:
    return Fits(It("it"), Filter(predicates=(Did("entered"),)))


condition.phrase("it entered this turn", _it_entered, lambda node: {} if node == _it_entered() else None, kind=Fits)
