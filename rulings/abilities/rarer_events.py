"""Events that few texts ask about (CR 603.2).

What is here: damage that a spell with one target deals to it, cards exiled from several zones at once, mana that paid
for a spell. What is not: the common events (``patterns``).
"""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.costs import CostPart
from rulings.abilities.filters import Filter
from rulings.abilities.patterns import CastsSpell, DealsDamage, EventPattern, Moves, PlaysLand
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class DamagesItsTarget(DealsDamage):
    """ "A spell that targets only a single creature deals damage to that creature"."""


@dataclass(frozen=True, slots=True)
class MovesFromEither(Moves):
    """ "One or more cards are put into exile from your library and/or your graveyard"."""

    origins: tuple[Zone, ...] = ()
    """The zones that they may come from."""


@dataclass(frozen=True, slots=True)
class CastsWithManaOf(CastsSpell):
    """ "You cast an artifact spell using mana produced by ~"."""

    using: ObjectRef = This()
    """What made some of the mana that was spent (CR 106.4)."""


@dataclass(frozen=True, slots=True)
class PlaysLandFrom(PlaysLand):
    """ "You play a card from exile", where it is a land."""

    zone: Zone = Zone.EXILE


@dataclass(frozen=True, slots=True)
class DrawsSeveral(EventPattern):
    """ "If an opponent would draw two or more cards": all that one instruction has a player draw (CR 121.2a)."""

    who: PlayerRef
    minimum: Amount


@dataclass(frozen=True, slots=True)
class CountersSpell(EventPattern):
    """ "Whenever a spell or ability you control counters a spell" (CR 701.6a)."""

    who: PlayerRef
    """Who controls the spell or ability that counters."""


FIRST_EACH_TURN = "reveals first draw each turn"
FIRST_EACH_OWN_TURN = "reveals first draw each own turn"
PERHAPS_FIRST_EACH_TURN = "may reveal first draw each turn"
REVEALED_DRAWS = {
    "reveal the first card you draw each turn": FIRST_EACH_TURN,
    "reveal the first card you draw on each of your turns": FIRST_EACH_OWN_TURN,
    "you may reveal the first card you draw each turn as you draw it": PERHAPS_FIRST_EACH_TURN,
}
"""Words -> fact about a player (``PlayerHas``)."""


@dataclass(frozen=True, slots=True)
class RevealsDrawn(EventPattern):
    """ "Whenever you reveal a land card this way": as it is drawn, by the linked ability of the same object (CR
    607.2)."""

    card: Filter


@dataclass(frozen=True, slots=True)
class ExileWithTypes(CostPart):
    """ "Exile any number of other cards from your graveyard with four or more card types among them"."""

    filter: Filter
    """Which cards."""
    types: Amount
    """How many card types there must be among them, at least."""
