"""An artifact exchanged for one in its controller's graveyard (CR 608.2b).

What is here: "choose target artifact a player controls and target artifact card in that player's graveyard. If both
targets are still legal as this ability resolves, ...". What is not: exchanges of control (``controlling``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.moving import SacrificeAndReturn
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_ARTIFACT = HasType(CardType.ARTIFACT)


def _weld(first: Filter, second: Filter) -> SacrificeAndReturn | None:
    kinds = (first.kind, second.kind) == (Kind.PERMANENT, Kind.CARD)
    if not kinds or _ARTIFACT not in first.predicates or _ARTIFACT not in second.predicates:
        return None
    return SacrificeAndReturn(Target(first), Target(second))


def _undo_weld(node: SacrificeAndReturn) -> Slots:
    match node:
        case SacrificeAndReturn(sacrificed=Target(filter=first), returned=Target(filter=second)):
            return {"first": first, "second": second}
    return None


sentence.phrase(
    "choose target {first:Filter@singular} and target {second:Filter@singular}. if both targets are still legal as "
    "this ability resolves, that player simultaneously sacrifices the artifact and returns the artifact card to the "
    "battlefield.",
    _weld,
    _undo_weld,
    kind=SacrificeAndReturn,
)
