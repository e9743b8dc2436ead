"""Events of cards that change zones: enters, dies, drawn, discarded, milled, sacrificed, played (CR 603.6, 701)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.events.event import FIRST_EACH_OWN_TURN, FIRST_EACH_TURN, PERHAPS_FIRST_EACH_TURN, EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class Moves(EventPattern):
    """An object changes zones: enters, dies, leaves, is put into a graveyard, is exiled, returns.

    ``None`` for a zone is anywhere. "Dies" is BATTLEFIELD to GRAVEYARD (CR 700.4).
    """

    object: Node
    origin: Zone | None = None
    destination: Zone | None = None
    whose: PlayerRef | None = None
    """"Into your graveyard": owner of the destination."""
    batch: bool = False
    """"One or more": triggers once for all that happen together."""
    not_from: Zone | None = None
    """"From anywhere other than the battlefield"."""
    not_to: Zone | None = None
    """"Instead of putting it anywhere else": where it would go is not that zone already."""
    cast: bool | None = None
    """"Enters, if it was cast": True; "wasn't cast": False."""
    tapped: bool | None = None
    """"Enters tapped": True."""


@dataclass(frozen=True, slots=True)
class Draws(EventPattern):
    """ "Whenever you draw a card"; ``nth`` each turn; ``except_first`` for "except the first one in each draw step"."""

    who: PlayerRef
    nth: int | None = None
    except_first: bool = False


@dataclass(frozen=True, slots=True)
class Discards(EventPattern):
    """ "Whenever an opponent discards a card"; ``by_effect_of`` for "a spell or ability an opponent controls causes
    you"."""

    who: PlayerRef
    what: Node | None = None
    batch: bool = False
    by_effect_of: PlayerRef | None = None
    first_each_turn: bool = False
    """"For the first time each turn"."""
    by_effect: bool = False
    """"If an effect causes you to discard a card": no cost, and not as a turn ends."""


@dataclass(frozen=True, slots=True)
class Sacrifices(EventPattern):
    """ "Whenever a player sacrifices a permanent"."""

    who: PlayerRef
    what: Node
    batch: bool = False


@dataclass(frozen=True, slots=True)
class Mills(EventPattern):
    """ "Whenever a player mills a nonland card"; as a replacement "would mill one or more cards"."""

    who: PlayerRef
    what: Filter | None = None
    batch: bool = False


@dataclass(frozen=True, slots=True)
class PlaysLand(EventPattern):
    """ "Whenever a player plays a land"."""

    who: PlayerRef
    land: Filter | None = None


@dataclass(frozen=True, slots=True)
class TokenCreated(EventPattern):
    """ "If one or more tokens would be created under your control", "whenever you create a token"."""

    who: PlayerRef
    token: Filter | None = None
    batch: bool = True


@dataclass(frozen=True, slots=True)
class MovesFromEither(Moves):
    """ "One or more cards are put into exile from your library and/or your graveyard"."""

    origins: tuple[Zone, ...] = ()
    """The zones that they may come from."""


@dataclass(frozen=True, slots=True)
class PlaysLandFrom(PlaysLand):
    """ "You play a card from exile", where it is a land."""

    zone: Zone = Zone.EXILE


@dataclass(frozen=True, slots=True)
class DrawsSeveral(EventPattern):
    """ "If an opponent would draw two or more cards": all that one instruction has a player draw (CR 121.2a)."""

    who: PlayerRef
    minimum: Amount


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
