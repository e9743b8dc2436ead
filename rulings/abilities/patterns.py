"""When: patterns of events that triggers, replacements and "this turn" conditions look for (CR 603, 614)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.conditions import Condition
from rulings.abilities.filters import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.vocabulary import Step, Zone


@dataclass(frozen=True, slots=True)
class EventPattern(Node):
    """A kind of event with conditions on its parts.

    Object slots hold a ``Filter`` ("a creature you control") or an object reference ("~", "equipped creature").
    """


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
class CastsSpell(EventPattern):
    """ "Whenever you cast a creature spell"; ``nth`` for "your second spell each turn"."""

    who: PlayerRef
    spell: Filter
    nth: int | None = None
    also_copy: bool = False
    """"Cast or copy"."""
    during: PlayerRef | None = None
    """"During an opponent's turn": whose turn it must be."""
    from_zone: Zone | None = None
    not_from: Zone | None = None
    """"From anywhere other than your hand"."""


@dataclass(frozen=True, slots=True)
class ThisCast(EventPattern):
    """ "When you cast this spell"."""


@dataclass(frozen=True, slots=True)
class ActivatesAbility(EventPattern):
    """ "Whenever a player activates an ability"; ``of`` narrows the source, ``not_mana`` leaves out mana abilities."""

    who: PlayerRef
    of: Node | None = None
    not_mana: bool = False
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class Attacks(EventPattern):
    """ "Whenever ~ attacks"; ``whom`` for "attacks you"; ``alone``; ``batch`` for "one or more creatures attack"."""

    attacker: Node
    whom: Node | None = None
    alone: bool = False
    batch: bool = False
    with_others: int | None = None
    """"And at least two other creatures attack"."""


@dataclass(frozen=True, slots=True)
class PlayerAttacks(EventPattern):
    """ "Whenever you attack", "whenever you attack with two or more creatures"."""

    who: PlayerRef
    attackers: Filter | None = None
    minimum: int = 1
    whom: Node | None = None
    """A player, or a ``Filter``: then it triggers once for each such permanent that is attacked."""


@dataclass(frozen=True, slots=True)
class Blocks(EventPattern):
    """ "Whenever ~ blocks"; ``blocked`` for "blocks a creature with flying"."""

    blocker: Node
    blocked: Node | None = None
    at_least: int | None = None
    """ "Blocks two or more creatures": once, if it blocks so many that fit (CR 509.3e)."""
    batch: bool = False
    """ "One or more creatures block": once for all of them."""


@dataclass(frozen=True, slots=True)
class BecomesBlocked(EventPattern):
    """ "Whenever ~ becomes blocked"; ``by`` for "becomes blocked by a creature": once for each such blocker."""

    attacker: Node
    by: Node | None = None
    at_least: int | None = None
    """ "By two or more creatures": once, if so many that fit block it (CR 509.3e)."""
    batch: bool = False
    """ "One or more creatures become blocked": once for all of them."""


@dataclass(frozen=True, slots=True)
class AttacksUnblocked(EventPattern):
    """ "Whenever ~ attacks and isn't blocked"."""

    attacker: Node


@dataclass(frozen=True, slots=True)
class DealsDamage(EventPattern):
    """ "Whenever ~ deals combat damage to a player"; ``to`` is a filter, an object or a player reference, or
    ``None``."""

    source: Node
    to: Node | None = None
    combat: bool | None = None
    """True: combat damage; False: noncombat damage; ``None``: any."""
    batch: bool = False
    """"One or more creatures you control deal"."""
    exactly: Amount | None = None


@dataclass(frozen=True, slots=True)
class IsDealtDamage(EventPattern):
    """ "Whenever ~ is dealt damage"; once for all damage dealt to it at one time (CR 603.2)."""

    to: Node
    combat: bool | None = None
    by: Node | None = None
    excess: bool = False
    """ "Is dealt excess damage": the number of the event is the excess (CR 120.10)."""


@dataclass(frozen=True, slots=True)
class BeginningOf(EventPattern):
    """ "At the beginning of your upkeep"; ``whose`` ``AnyPlayer`` is "each"."""

    step: Step
    whose: PlayerRef = You()
    next_only: bool = False
    """"The next": only in delayed triggers."""


@dataclass(frozen=True, slots=True)
class EndOfCombat(EventPattern):
    """ "At end of combat" (CR 511.2)."""


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
class GainsLife(EventPattern):
    """ "Whenever you gain life"."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class LosesLife(EventPattern):
    """ "Whenever an opponent loses life"."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class DamageLowersLife(EventPattern):
    """ "Damage that would reduce your life total to less than 1": the loss of life that damage causes (CR 120.3a)."""

    who: PlayerRef
    below: Amount


@dataclass(frozen=True, slots=True)
class Mills(EventPattern):
    """ "Whenever a player mills a nonland card"; as a replacement "would mill one or more cards"."""

    who: PlayerRef
    what: Filter | None = None
    batch: bool = False


@dataclass(frozen=True, slots=True)
class BecomesTapped(EventPattern):
    """ "Whenever ~ becomes tapped"; ``for_mana`` for "is tapped for mana"."""

    object: Node
    for_mana: bool = False
    who: PlayerRef | None = None
    batch: bool = False


@dataclass(frozen=True, slots=True)
class BecomesUntapped(EventPattern):
    """ "Whenever ~ becomes untapped"."""

    object: Node


@dataclass(frozen=True, slots=True)
class BecomesTarget(EventPattern):
    """ "Whenever ~ becomes the target of a spell or ability an opponent controls"."""

    object: Node
    """A filter, an object or a player reference."""
    of: Filter
    first_each_turn: bool = False


@dataclass(frozen=True, slots=True)
class CountersPutOn(EventPattern):
    """ "Whenever one or more +1/+1 counters are put on ~"."""

    kind: str | None
    on: Node
    who: PlayerRef | None = None
    batch: bool = True
    nth: int | None = None
    """"When the third lore counter"."""
    by_effect: bool = False
    """"If an effect would put": no cost and no rule of the game."""


@dataclass(frozen=True, slots=True)
class CountersRemovedFrom(EventPattern):
    """ "When the last time counter is removed from ~": ``last``."""

    kind: str | None
    source: Node
    last: bool = False
    batch: bool = False
    """"One or more": once for all that are removed at the same time."""
    by: PlayerRef | None = None
    """"You remove": only by a cost or an effect of that player."""


@dataclass(frozen=True, slots=True)
class BecomesAttached(EventPattern):
    """ "Whenever ~ becomes attached to a creature"; ``un`` for "becomes unattached from"."""

    object: Node
    to: Node
    un: bool = False


@dataclass(frozen=True, slots=True)
class TurnedFaceUp(EventPattern):
    """ "When ~ is turned face up"."""

    object: Node


@dataclass(frozen=True, slots=True)
class Transforms(EventPattern):
    """ "When ~ transforms into"."""

    object: Node
    into: str | None = None
    quality: Node | None = None
    """"Transforms into a Phyrexian": what it must be right after it did (CR 701.27e)."""


@dataclass(frozen=True, slots=True)
class BecomesLevel(EventPattern):
    """ "When this Class becomes level 2" (CR 716.2a)."""

    object: Node
    level: Amount


@dataclass(frozen=True, slots=True)
class PlaysLand(EventPattern):
    """ "Whenever a player plays a land"."""

    who: PlayerRef
    land: Filter | None = None


@dataclass(frozen=True, slots=True)
class Does(EventPattern):
    """A keyword action or like event named by its verb: scry, surveil, search, shuffle, cycle, proliferate, explore,
    investigate, connive, foretell, discover, venture, become monarch, roll die, flip coin (win/lose), clash, explode,
    exert, mutate, crew, saddle, evolve, train, unlock, give gift, commit crime, expend, collect evidence, phase in,
    phase out."""

    verb: str
    who: PlayerRef = AnyPlayer()
    what: Node | None = None
    """The object that it is done by or to, where the text names one."""
    number: Amount | None = None
    first_each_turn: bool = False
    """"For the first time each turn"."""


@dataclass(frozen=True, slots=True)
class TokenCreated(EventPattern):
    """ "If one or more tokens would be created under your control", "whenever you create a token"."""

    who: PlayerRef
    token: Filter | None = None
    batch: bool = True


@dataclass(frozen=True, slots=True)
class ManaProduced(EventPattern):
    """ "If you tap a permanent for mana", "whenever a land's ability causes you to add mana"."""

    who: PlayerRef
    source: Node
    symbol: str | None = None
    minimum: int = 1
    """"For two or more mana"."""
    of_chosen_color: bool = False
    """"Mana of the chosen color"."""
    by_any_ability: bool = False
    """"An ability of the source causes it": whether or not that was tapped for it."""


@dataclass(frozen=True, slots=True)
class StateBecomes(EventPattern):
    """A state trigger: "when you control no Islands" (CR 603.8)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class LosesGame(EventPattern):
    """ "Whenever a player loses the game"."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class GainsControl(EventPattern):
    """ "When you lose control of ~", "whenever you gain control of": ``lose`` says which."""

    who: PlayerRef
    object: Node
    lose: bool = False


@dataclass(frozen=True, slots=True)
class FirstEachTurn(EventPattern):
    """ "Whenever you lose life for the first time each turn"."""

    event: EventPattern


@dataclass(frozen=True, slots=True)
class AnyOfEvents(EventPattern):
    """ "Whenever ~ enters or attacks"."""

    options: tuple[EventPattern, ...]
