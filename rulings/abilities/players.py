"""References to players (CR 102, 109.5, 115)."""

from dataclasses import dataclass

from rulings.abilities.node import Node


@dataclass(frozen=True, slots=True)
class PlayerRef(Node):
    """One or more players, found when the ability looks (CR 102, 109.5)."""


@dataclass(frozen=True, slots=True)
class EachPlayer(PlayerRef):
    """Every player, in APNAP order (CR 101.4)."""


@dataclass(frozen=True, slots=True)
class CouldNotSacrifice(EachPlayer):
    """ "Each player who can't": those of the players who sacrificed nothing when all were told to (CR 609.3)."""

    players: PlayerRef


@dataclass(frozen=True, slots=True)
class Designated(PlayerRef):
    """ "The monarch", "the player who has the initiative": nobody as long as no player is."""

    what: str


@dataclass(frozen=True, slots=True)
class OpponentsByVote(PlayerRef):
    """ "Each opponent who voted for a choice you voted for", or "you didn't vote for"."""

    is_same: bool


@dataclass(frozen=True, slots=True)
class LastControllerOf(PlayerRef):
    """ "For each creature destroyed this way, its controller": who controlled it where it was (CR 608.2h)."""

    of: Node
    """A reference to what it became."""


@dataclass(frozen=True, slots=True)
class You(PlayerRef):
    """The controller of the spell or ability (CR 109.5)."""


@dataclass(frozen=True, slots=True)
class Opponent(PlayerRef):
    """ "An opponent": in a filter any opponent; as a doer the one that the controller chooses."""


@dataclass(frozen=True, slots=True)
class AnyPlayer(PlayerRef):
    """ "A player": in a filter or trigger any player."""


@dataclass(frozen=True, slots=True)
class PlayersWho(EachPlayer):
    """ "Each player who controls a Forest": those of the players of whom the condition is true, one by one."""

    players: PlayerRef
    condition: Node
    """A ``Condition`` that speaks of ``Antecedent("each player")``."""


@dataclass(frozen=True, slots=True)
class EachOpponent(PlayerRef):
    """Every opponent of the controller, in APNAP order."""


@dataclass(frozen=True, slots=True)
class EachOtherPlayer(PlayerRef):
    """Every player but the controller (or but ``than``)."""

    than: PlayerRef | None = None
    """Of a trigger about any player: but the one that it is about (CR 102.1)."""


@dataclass(frozen=True, slots=True)
class TargetPlayer(PlayerRef):
    """ "Target player", "target opponent": chosen on announcement (CR 115)."""

    opponents_only: bool = False
    """"Target opponent"."""
    minimum: int = 1
    """0 for "up to one target player"."""
    maximum: int | None = 1
    """``None`` for "any number of target players"."""
    slot: int = -1
    """Place among the targets of the ability; set by the binder."""
    other: bool = False
    """"Another target player"."""
    than: Node | None = None
    """Other than this earlier target; ``None`` is other than the controller. Set by the binder."""
    condition: Node | None = None
    """What must be so of the player: "target player who lost life this turn"; he is ``Antecedent("each player")``."""
    chooser: PlayerRef | None = None
    """Who chooses the target; ``None`` is the controller of the spell or ability."""


@dataclass(frozen=True, slots=True)
class ThatPlayer(PlayerRef):
    """ "That player", "they": a player already spoken of."""

    antecedent: Node | None = None
    """What it stands for (a ``PlayerRef`` or an ``Antecedent``); set by the binder."""


@dataclass(frozen=True, slots=True)
class ControllerOf(PlayerRef):
    """ "Its controller", "that creature's controller" (last known where the object is gone, CR 608.2h)."""

    of: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class OwnerOf(PlayerRef):
    """ "Its owner"."""

    of: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class PlayerOrController(PlayerRef):
    """ "That player or that planeswalker's controller": the target, or who controls it where it is no player."""

    of: Node | None = None
    """The target; set by the binder."""


@dataclass(frozen=True, slots=True)
class ActivePlayer(PlayerRef):
    """ "The player whose turn it is"."""


@dataclass(frozen=True, slots=True)
class DefendingPlayer(PlayerRef):
    """ "Defending player" (CR 506.2, 508.5)."""


@dataclass(frozen=True, slots=True)
class AttackingPlayer(PlayerRef):
    """ "The attacking player"."""


@dataclass(frozen=True, slots=True)
class ParticularPlayer(PlayerRef):
    """One player by name: put in place of what the words found as an effect began; never in a text."""

    player: str


@dataclass(frozen=True, slots=True)
class EnchantedPlayer(PlayerRef):
    """ "Enchanted player": the player that the Aura is attached to."""


@dataclass(frozen=True, slots=True)
class ChosenPlayer(PlayerRef):
    """ "The chosen player": chosen by a linked ability of the same object (CR 607)."""


@dataclass(frozen=True, slots=True)
class OneOpponentOf(PlayerRef):
    """ "One of their opponents": chosen by the player who does it."""

    of: Node
    """A ``PlayerRef``."""


@dataclass(frozen=True, slots=True)
class PlayersThisWay(PlayerRef):
    """The players to whom this ability did something: "they" who were dealt damage this way."""

    verb: str


@dataclass(frozen=True, slots=True)
class EachNonWinner(EachPlayer):
    """ "Each player who doesn't win the subgame"."""


@dataclass(frozen=True, slots=True)
class BothPlayers(PlayerRef):
    """ "You and target opponent each": two players, each of whom does the same."""

    first: PlayerRef
    second: PlayerRef


@dataclass(frozen=True, slots=True)
class EachPlayerOtherThan(PlayerRef):
    """ "Each player other than its controller"."""

    than: PlayerRef
