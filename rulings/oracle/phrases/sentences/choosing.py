"""Sentences that have something chosen or put into piles and go on with it (CR 608.2d)."""

from rulings.abilities.effects.choosing import ChooseOfEach, EvenOut, TurnForGreatest
from rulings.abilities.effects.moving import SacrificeAll
from rulings.abilities.filters.filter import Among, Filter, Not, narrowed
from rulings.abilities.players import EachPlayer, You
from rulings.abilities.references import ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, Clauses, sentence
from rulings.oracle.holes import hole

_CARDS = Filter(Kind.CARD)
for_greatest = ORACLE.category("ForGreatest")
"""What the player gets who exiled the greatest card."""
for_greatest.words(
    {
        "the player who exiled the card with the greatest mana value takes a extra turn after this one": (
            TurnForGreatest()
        )
    }
)
among_tied = ORACLE.category("AmongTied")
"""What those do of whom nobody has it yet."""
among_tied.words({"the tied players repeat this process until the tie is broken": TurnForGreatest()})
sentence.phrase(
    "each player exiles the top card of their library. {turn:ForGreatest}. if two or more players' "
    "cards are tied for greatest, {tied:AmongTied}.",
    hole("turn"),
    kind=TurnForGreatest,
    also={"tied": hole("turn")},
    carries={"each": "TurnForGreatest"},
)
same_way = ORACLE.category("TheSameWay")
"""What else is evened out the same way, and in which order: kinds of permanents and cards in hand."""
_SECOND = hole("second", where=lambda one: one.kind is Kind.PERMANENT)
same_way.phrase("players discard cards and sacrifice {second:Filter@plural} the same way", EvenOut((_CARDS, _SECOND)))
same_way.phrase("players sacrifice {second:Filter@plural} and discard cards the same way", EvenOut((_SECOND, _CARDS)))
same_way.phrase("each player discards cards the same way", EvenOut((_CARDS,)), carries={"each": "EvenOut"})
sentence.phrase(
    "each player chooses a number of {first:Filter@plural} they control equal to the number of {again:Filter@plural} "
    "controlled by the player who controls the fewest, then sacrifices the rest. {others:TheSameWay}.",
    EvenOut((hole("first", where=lambda one: one.kind is Kind.PERMANENT), *hole("others", like=EvenOut(())).kinds)),
    also={"again": hole("first")},
    carries={"each": "EvenOut"},
)
_SPARED = Not(Among(ThisWay("chosen")))
spared = ORACLE.category("SparedOfEach")
"""What is chosen of each player's permanents, to say what becomes of the others."""
spared.phrase(
    "for each player, you choose from among the permanents that player controls {kinds:KindToKeep+and}",
    ChooseOfEach(EachPlayer(), hole("kinds", where=lambda one: len(one) >= 2), Filter(Kind.PERMANENT), chooser=You()),
    carries={"each": "ChooseOfEach"},
)
sentence.phrase(
    "{choice:SparedOfEach}. then each player sacrifices all other {others:Filter@plural} they control.",
    Clauses(
        (
            hole("choice"),
            SacrificeAll(EachPlayer(), narrowed(hole("others", where=lambda one: one.kind is Kind.PERMANENT), _SPARED)),
        )
    ),
    carries={"each": "Clauses", "other": "Clauses"},
)
