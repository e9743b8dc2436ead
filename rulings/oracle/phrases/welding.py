"""An artifact exchanged for one in its controller's graveyard (CR 608.2b).

What is here: "choose target artifact a player controls and target artifact card in that player's graveyard. If both
targets are still legal as this ability resolves, ...". What is not: exchanges of control (``controlling``).
"""

from rulings.abilities.effects.moving import SacrificeAndReturn
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import sentence
from rulings.oracle.holes import hole

_ARTIFACT = HasType(CardType.ARTIFACT)


sentence.phrase(
    "choose target {first:Filter@singular} and target {second:Filter@singular}. if both targets are still legal as "
    "this ability resolves, that player simultaneously sacrifices the artifact and returns the artifact card to the "
    "battlefield.",
    SacrificeAndReturn(
        Target(hole("first", where=lambda one: _ARTIFACT in one.predicates)),
        Target(hole("second", where=lambda one: _ARTIFACT in one.predicates)),
    ),
    where=lambda first, second: (first.kind, second.kind) == (Kind.PERMANENT, Kind.CARD),
)
