"""Choices and votes as an ability resolves (CR 608.2d, 701.38, 701.55)."""

from dataclasses import dataclass

from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, TargetPlayer, You
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Effect):
    """ "Choose an opponent", "choose a player at random": "that player" afterwards; no target (CR 115.10)."""

    who: PlayerRef
    opponent: bool = False
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class ChooseTargetPlayer(Effect):
    """ "That player chooses target player who ...": nothing by itself, the target is chosen on announcement."""

    target: TargetPlayer


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
class VillainousChoice(Effect):
    """ "Faces a villainous choice — A, or B": the player that a ``ForEach`` is at chooses one (CR 701.55)."""

    first: Effect
    second: Effect


@dataclass(frozen=True, slots=True)
class ChooseOfEach(Effect):
    """ "Each player chooses an artifact, a creature, and a land from among the permanents they control": one of each
    kind; the rest are those of ``among`` that were chosen for none (CR 608.2d)."""

    who: PlayerRef
    kinds: tuple[Filter, ...]
    among: Filter
    """Without whose they are: each chooses among their own."""
    chooser: PlayerRef | None = None
    """Who chooses for all of them; ``None``: each for themselves."""


@dataclass(frozen=True, slots=True)
class EvenOut(Effect):
    """ "Each player chooses a number of lands they control equal to the number of lands controlled by the player who
    controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way": one
    kind after another, each by all players at once (CR 101.4)."""

    kinds: tuple[Filter, ...]
    """Permanents to be sacrificed; of the kind ``CARD``, cards in hand to be discarded."""


@dataclass(frozen=True, slots=True)
class GuessInHand(Effect):
    """ "Target opponent guesses whether a card with that name is in your hand": right or wrong is known as
    ``guessed wrong``."""

    who: PlayerRef
    whose: PlayerRef = You()


CARD_NAME_CHOICES = (
    "card name",
    "card name other than a basic land card name",
    "creature card name",
    "land card name",
    "noncreature, nonland card name",
    "nonbasic land card name",
    "nonland card name",
)
"""What ``MakeChoice`` may name a card by."""


COLOR_OR_ARTIFACTS = "color or artifacts"
"""What protection is chosen from: one of the colors, or artifacts."""


@dataclass(frozen=True, slots=True)
class MakeChoice(Effect):
    """ "Choose a color", "choose a creature type", "choose an opponent", "choose a card name", "choose a number"."""

    who: PlayerRef
    what: str
    """color, creature type, card type, land type, basic land type, opponent, player, card name, number, word."""
    options: tuple[str, ...] = ()
    filter: Node | None = None
    """Limits ("a nonland card name", "a number between 1 and 10")."""
    new_only: bool = False
    """"A creature type that hasn't been noted for this Saga": none that was chosen so before (CR 607.2e)."""


@dataclass(frozen=True, slots=True)
class ChooseObjects(Effect):
    """ "Choose a creature you control": later named as ``ThisWay("chosen")``."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class TurnForGreatest(Effect):
    """Each player exiles the top card of their library; whoever exiled the one with the greatest mana value takes an
    extra turn, after those tied have repeated it until the tie is broken."""
