"""What one player spares of everybody's permanents (CR 608.2d).

What is here: "for each player, you choose from among the permanents that player controls an artifact, a creature, ...
Then each player sacrifices all other nonland permanents they control". What is not: what each player chooses for
himself (``evening_out``).
"""

from rulings.abilities.effects.choosing import ChooseOfEach
from rulings.abilities.effects.moving import SacrificeAll
from rulings.abilities.filters.filter import Among, Filter, Not, narrowed
from rulings.abilities.players import EachPlayer, You
from rulings.abilities.references import ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, sentence
from rulings.oracle.holes import hole

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
