"""The script of a table: what the players do, step by step.

What is here: one record per verb. What is not: doing it (``rulings.table.playing.play``).
"""

from dataclasses import dataclass

from rulings.abilities.vocabulary import Step
from rulings.table.format.setup import Moment, PlayerName, ZoneName

Answer = str | int
"""A name, id, word, start of a text, or a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScriptStep:
    """What every step has, whatever its verb."""

    player: PlayerName | None = None
    """Who does it; ``None``: the active player (``settle``, ``pass_to``: anyone)."""
    turn: int | None = None
    """Turn in which it is done; ``None``: the turn in which the game is."""
    step: Step | None = None
    """Step in which it is done; ``None``: the step in which the game is."""
    respond: bool = False
    """Done with what is on the stack still there."""
    answers: tuple[Answer, ...] = ()
    """Answers for the choices of this step, used before the player's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced(ScriptStep):
    """What casting and activating have in common (CR 601.2, 602.2)."""

    targets: tuple[str, ...] | None = None
    """All targets in order; ``None``: asked of the answers."""
    divide: tuple[tuple[str, int], ...] = ()
    """Shares of divided damage or counters, by target."""
    modes: tuple[int, ...] | None = None
    """Chosen modes from 1; ``None``: asked of the answers."""
    x: int | None = None
    """Value of X; ``None``: asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CastStep(Announced):
    """Cast a spell (CR 601)."""

    cast: str
    """Name or id of the card."""
    kicked: bool | int | None = None
    """Whether, or how often, the kicker cost is paid; ``None``: asked."""
    alternative: str | None = None
    """The alternative cost or way of casting: ``"morph"``, ``"flashback"``."""
    from_zone: ZoneName | None = None
    """Zone from which it is cast; ``None``: any."""
    face: str | None = None
    """Name of the face or half that is cast."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivateStep(Announced):
    """Activate an ability, also a mana ability (CR 602, 605)."""

    activate: str
    """Name or id of the object."""
    ability: str | int | None = None
    """Its number on the card from 1, or the start of its text; ``None``: the only one."""
    times: int = 1
    """How many times in a row."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayStep(ScriptStep):
    """Play a land (CR 305)."""

    play: str
    """Name or id of the card."""
    face: str | None = None
    """Name of the face that is played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackStep(ScriptStep):
    """Declare attackers (CR 508)."""

    attackers: tuple[tuple[str, str | None], ...]
    """Attackers with what each attacks; ``None``: ``defender``, or the opponent."""
    defender: str | None = None
    """What all others attack: a player, planeswalker or battle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockStep(ScriptStep):
    """Declare blockers (CR 509)."""

    blocks: tuple[tuple[str, str], ...]
    """Pairs of blocker and attacker; a blocker that blocks several attackers stands in several."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnUpStep(ScriptStep):
    """Turn a face-down permanent face up (CR 116.2b)."""

    turn_up: str
    """Its id, or the name of the card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialStep(ScriptStep):
    """Take another special action (CR 116)."""

    special: str
    """Name or id of the object."""
    ability: str | int | None = None
    """Which action: number or start of the text; ``None``: the only one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SettleStep(ScriptStep):
    """All players pass until the stack is empty."""

    count: int | None = None
    """Stop when so many objects have resolved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PassToStep(ScriptStep):
    """All players pass until a moment."""

    until: Moment
    """When to stop passing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConcedeStep(ScriptStep):
    """The player concedes (CR 104.3a)."""


Action = CastStep | ActivateStep | PlayStep | AttackStep | BlockStep | TurnUpStep
"""What an expectation can ask the legality of."""
