"""What players have, are asked and are counted by: dungeons, the Ring, votes, the party, costs of attacking."""

from dataclasses import dataclass

from rulings.abilities.ability import Ability
from rulings.abilities.amounts import Amount
from rulings.abilities.conditions import Condition
from rulings.abilities.costs import Cost, ExertCost
from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.patterns import EventPattern
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef, This


@dataclass(frozen=True, slots=True)
class CompletedDungeon(Condition):
    """ "You've completed a dungeon" (CR 309.7): this game, at least once."""

    who: PlayerRef = You()
    name: str | None = None
    """Which one, where the text names it."""


@dataclass(frozen=True, slots=True)
class TimesTempted(Amount):
    """How often the Ring has tempted a player this game (CR 701.54c)."""

    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class CommanderCasts(Amount):
    """ "Each time you've cast your commander from the command zone this game" (CR 903.8): of all together."""

    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class CommandersOf(ObjectRef):
    """ "Your commander": each commander that the player owns, in whatever zone it is (CR 903.3)."""

    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class PartySize(Amount):
    """ "The number of creatures in your party" (CR 700.8)."""

    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class BeenAttacked(Condition):
    """ "You've been attacked this step": a creature was declared as attacking the player (CR 508.1k)."""

    who: PlayerRef = You()
    this: str = "step"
    """``"step"`` or ``"turn"``."""


@dataclass(frozen=True, slots=True)
class Vote(Effect):
    """ "Each player votes for A or B" (CR 701.38): for one of the words, or for one of the objects that fit."""

    words: tuple[str, ...] = ()
    objects: Filter | None = None
    is_secret: bool = False
    """"Secretly votes", revealed together."""


@dataclass(frozen=True, slots=True)
class ProtectionByVote(Effect):
    """ "~ gains protection from each color with the most votes or tied for most votes"."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class FinishVoting(EventPattern):
    """ "Whenever players finish voting"."""


@dataclass(frozen=True, slots=True)
class OpponentsByVote(PlayerRef):
    """ "Each opponent who voted for a choice you voted for", or "you didn't vote for"."""

    is_same: bool


@dataclass(frozen=True, slots=True)
class Votes(Amount):
    """ "The number of profit votes": how many votes a word got."""

    word: str


@dataclass(frozen=True, slots=True)
class MoreVotes(Condition):
    """ "If grace gets more votes": than every other word; ``or_tied``: "or the vote is tied"."""

    word: str
    or_tied: bool = False


@dataclass(frozen=True, slots=True)
class MostVoted(ObjectRef):
    """ "Each permanent with the most votes or tied for most votes"."""

    noun: str = "permanent"


@dataclass(frozen=True, slots=True)
class AttackCost(Ability):
    """ "You may exert this creature as it attacks. When you do, ...": an optional cost to attack (CR 508.1g)."""

    what: ObjectRef = This()
    """What attacks and, with ``ExertCost``, is exerted."""
    cost: Cost = Cost((ExertCost(),))
    effect: Effect | None = None
    """What triggers on paying it (CR 607.2h)."""
    condition: Condition | None = None
    """"If it hasn't been exerted this turn"."""


@dataclass(frozen=True, slots=True)
class ClashWon(Condition):
    """ "If you win", "if you won": the clash just done, or the one that was triggered on (CR 701.30d)."""


@dataclass(frozen=True, slots=True)
class VillainousChoice(Effect):
    """ "Faces a villainous choice — A, or B": the player that a ``ForEach`` is at chooses one (CR 701.55)."""

    first: Effect
    second: Effect


@dataclass(frozen=True, slots=True)
class TimesMutated(Amount):
    """ "The number of times this creature has mutated" (CR 702.140d)."""

    of: ObjectRef = This()


@dataclass(frozen=True, slots=True)
class CastFor(EventPattern):
    """ "A spell was warped": cast for the alternative cost of a keyword (CR 702.185c)."""

    keyword: str
