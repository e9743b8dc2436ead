"""Players who can't play anything from their hands (CR 101.2, 601.3): Experimental Frenzy."""

from collections.abc import Mapping

from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.rules_for_players import SeveralRules

Slots = Mapping[str, Value] | None

_FROM_HAND = InZone(Zone.HAND)


def _nothing(who: PlayerRef) -> SeveralRules | None:
    if not isinstance(who, You):
        return None
    return SeveralRules(
        (
            # An alternative, so that it is asked of the card where it is.
            PlayerCant(who, "play land", Filter(Kind.CARD, (Either((_FROM_HAND,)),))),
            PlayerCant(who, "cast", Filter(Kind.SPELL, (_FROM_HAND,))),
        )
    )


def _undo_nothing(node: SeveralRules) -> Slots:
    match node.rules:
        case (PlayerCant(who=who), *_) if node == _nothing(who):
            return {"who": who}
    return None


ORACLE.category("PlayerRule").phrase(
    "{who:Player} can't play lands or cast spells from your hand", _nothing, _undo_nothing, kind=SeveralRules
)
