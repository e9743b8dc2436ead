"""Sentences that have something chosen or put into piles and go on with it (CR 608.2d)."""

from rulings.abilities.effects.choosing import ChooseOfEach, EvenOut, TurnForGreatest
from rulings.abilities.effects.moving import SacrificeAll
from rulings.abilities.filters.filter import Among, Filter, Not, narrowed
from rulings.abilities.players import EachPlayer, You
from rulings.abilities.references import ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, sentence
from rulings.oracle.holes import hole

_CARDS = Filter(Kind.CARD)
sentence.phrase(
    "each player exiles the top card of their library. the player who exiled the card with the greatest mana value "
    "takes a extra turn after this one. if two or more players' cards are tied for greatest, the tied players repeat "
    "this process until the tie is broken.",
    TurnForGreatest,
    carries={"each": "TurnForGreatest"},
)
_FEWEST = (
    "each player chooses a number of {first:Filter@plural} they control equal to the number of {again:Filter@plural} "
    "controlled by the player who controls the fewest, then sacrifices the rest."
)


_FIRST = hole("first", where=lambda one: one.kind is Kind.PERMANENT)


def _declare(same_way: str, *kinds: Filter) -> None:
    sentence.phrase(f"{_FEWEST} {same_way}", EvenOut(kinds), also={"again": hole("first")}, carries={"each": "EvenOut"})


_declare("players discard cards and sacrifice {second:Filter@plural} the same way.", _FIRST, _CARDS, hole("second"))
_declare("players sacrifice {second:Filter@plural} and discard cards the same way.", _FIRST, hole("second"), _CARDS)
_declare("each player discards cards the same way.", _FIRST, _CARDS)
_SPARED = Not(Among(ThisWay("chosen")))
sentence.phrase(
    "for each player, you choose from among the permanents that player controls {kinds:KindToKeep+and}. then each "
    "player sacrifices all other {others:Filter@plural} they control.",
    Clauses(
        (
            ChooseOfEach(
                EachPlayer(), hole("kinds", where=lambda one: len(one) >= 2), Filter(Kind.PERMANENT), chooser=You()
            ),
            SacrificeAll(EachPlayer(), narrowed(hole("others", where=lambda one: one.kind is Kind.PERMANENT), _SPARED)),
        )
    ),
    carries={"each": "Clauses", "other": "Clauses"},
)
