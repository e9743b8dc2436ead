"""What players have, control and did, several of them too."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.conditions.condition import Compare, Condition, Exists, Negated, SomePlayer
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.damage_and_life import LosesLife
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, EachOpponent, Opponent, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Comparison, Kind, Step, Zone
from rulings.oracle.categories import condition
from rulings.oracle.holes import hole

_EACH = ThatPlayer(Antecedent("each player"))
_SPELL = Filter(Kind.SPELL)
THEY = ThatPlayer(Antecedent("each player"))

# Cards of a kind; of cards alone it is said otherwise.
condition.phrase(
    "you have {amount:Amount} or more {filter:Filter@plural} in your graveyard",
    Exists(
        Filter(
            Kind.CARD,
            (
                *hole("filter", like=Filter(Kind.CARD), where=lambda one: one.predicates).predicates,
                InZone(Zone.GRAVEYARD, You()),
            ),
        ),
        amount=hole("amount"),
    ),
)
condition.phrase(
    "a graveyard has {amount:Amount} or more cards in it",
    SomePlayer(AnyPlayer(), Exists(Filter(Kind.CARD, (InZone(Zone.GRAVEYARD, _EACH),)), amount=hole("amount"))),
)
condition.phrase(
    "your library has at least {amount:Amount} cards in it",
    Compare(Count(Filter(Kind.CARD, (InZone(Zone.LIBRARY, You()),))), Comparison.AT_LEAST, hole("amount")),
)
condition.phrase(
    "a library has {amount:Amount} or fewer cards in it",
    SomePlayer(
        AnyPlayer(),
        Compare(Count(Filter(Kind.CARD, (InZone(Zone.LIBRARY, _EACH),))), Comparison.AT_MOST, hole("amount")),
    ),
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
for _more, _than in (("more", Comparison.GREATER), ("less", Comparison.LESS)):
    condition.words(
        {
            f"a opponent has {_more} life than you": SomePlayer(
                Opponent(), Compare(LifeTotal(THEY), _than, LifeTotal(You()))
            )
        }
    )
for _more, _than in (("more", Comparison.GREATER), ("fewer", Comparison.LESS)):
    condition.words(
        {
            f"a opponent has {_more} cards in hand than you": SomePlayer(
                Opponent(), Compare(HandSize(THEY), _than, HandSize(You()))
            )
        }
    )
condition.phrase(
    "a opponent <cast|has cast> {amount:Amount} or more spells this turn",
    SomePlayer(
        Opponent(), Compare(TimesThisTurn(CastsSpell(THEY, Filter(Kind.SPELL))), Comparison.AT_LEAST, hole("amount"))
    ),
)
