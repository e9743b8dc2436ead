"""All players do several things, each thing at once for all of them (CR 101.4).

What is here: creatures and cards in graveyards that change places, in three steps. What is not: what each player does
with choices (``simultaneous`` in the kernel).
"""

from rulings.abilities.effects.moving import Entering, Exile, PutInto, SacrificeAll
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import EachPlayer, OwnerOf
from rulings.abilities.references import Antecedent, Every, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import SharedVerb, effect
from rulings.oracle.holes import hole

# Exiled from all graveyards at once, sacrificed at once, and put onto the battlefield at once by their owners.
effect.phrase(
    "each player exiles all {cards:Filter@plural} from their graveyard, then sacrifices all {permanents:Filter@plural} "
    "they control, then puts all cards they exiled this way onto the battlefield",
    SharedVerb(
        (
            Exile(
                Every(
                    Filter(
                        Kind.CARD,
                        (*hole("cards", like=Filter(Kind.CARD)).predicates, InZone(Zone.GRAVEYARD)),
                    )
                )
            ),
            SacrificeAll(EachPlayer(), hole("permanents", where=lambda one: one.kind is Kind.PERMANENT)),
            PutInto(
                EachPlayer(),
                ThisWay("exiled"),
                Zone.BATTLEFIELD,
                entering=Entering(controller=OwnerOf(Antecedent("each"))),
            ),
        )
    ),
    carries={"each": "effects"},
)
