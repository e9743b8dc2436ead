"""Players who can't play anything from their hands (CR 101.2, 601.3): Experimental Frenzy."""

from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import hole
from rulings.oracle.phrases.rules_for_players import SeveralRules

_FROM_HAND = InZone(Zone.HAND)


# An alternative, so that it is asked of the card where it is.
ORACLE.category("PlayerRule").phrase(
    "{who:Player} can't play lands or cast spells from your hand",
    SeveralRules(
        (
            PlayerCant(hole("who", You), "play land", Filter(Kind.CARD, (Either((_FROM_HAND,)),))),
            PlayerCant(hole("who"), "cast", Filter(Kind.SPELL, (_FROM_HAND,))),
        )
    ),
)
