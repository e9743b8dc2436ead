"""All players do several things, each thing at once for all of them (CR 101.4).

What is here: creatures and cards in graveyards that change places, in three steps. What is not: what each player does
with choices (``simultaneous`` in the kernel).
"""

from collections.abc import Mapping

from rulings.abilities.effects.moving import Entering, Exile, PutInto, SacrificeAll
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import EachPlayer, OwnerOf
from rulings.abilities.references import Antecedent, Every, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import SharedVerb, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _change_places(cards: Filter, permanents: Filter) -> SharedVerb | None:
    """Exiled from all graveyards at once, sacrificed at once, and put onto the battlefield at once by their owners."""
    if cards.kind is not Kind.CARD or permanents.kind is not Kind.PERMANENT:
        return None
    graveyards = Filter(Kind.CARD, (*cards.predicates, InZone(Zone.GRAVEYARD)))
    owner = OwnerOf(Antecedent("each"))
    return SharedVerb(
        (
            Exile(Every(graveyards)),
            SacrificeAll(EachPlayer(), permanents),
            PutInto(EachPlayer(), ThisWay("exiled"), Zone.BATTLEFIELD, entering=Entering(controller=owner)),
        )
    )


def _undo_change_places(node: SharedVerb) -> Slots:
    match node.effects:
        case (
            Exile(what=Every(filter=Filter(predicates=(*types, InZone())))),
            SacrificeAll(filter=permanents),
            PutInto(),
        ):
            slots: dict[str, Value] = {"cards": Filter(Kind.CARD, tuple(types)), "permanents": permanents}
            return slots if node == _change_places(**slots) else None  # type: ignore[arg-type]
    return None


effect.phrase(
    "each player exiles all {cards:Filter@plural} from their graveyard, then sacrifices all {permanents:Filter@plural} "
    "they control, then puts all cards they exiled this way onto the battlefield",
    _change_places,
    _undo_change_places,
    kind=SharedVerb,
    carries={"each": "effects"},
)
