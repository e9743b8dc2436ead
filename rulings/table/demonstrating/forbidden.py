"""What one named card keeps another from doing: a step that can't be done, and could be if the first were not there.

What is here: finding that out by playing. What is not: the sentence that tells it (``rulings.narrate.forbidding``).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rulings.cite import RuleNumber
from rulings.kernel.state.state import battlefield
from rulings.narrate.asked import PROHIBITIONS
from rulings.narrate.report import Status
from rulings.table.demonstrating.scene import Scene
from rulings.table.format import script as steps
from rulings.table.playing.asked import REASON
from rulings.table.playing.play import Played

_PROHIBITIONS = PROHIBITIONS | {"only as a sorcery"}
"""An effect may keep others to the times of sorceries (CR 307.5)."""

_UNASKED = {"attack": "508.1c", "block": "509.1b"}
"""The rule where nobody is even asked, because no creature could do it."""


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A deed that is not possible, and the card because of which it is not."""

    verb: str
    """``attack``, ``block``, ``cast``, ``activate`` or ``play``."""
    player: str
    """Who can't do it."""
    card: str
    """With what."""
    by: str
    """The named card without which it could be done."""
    rule: RuleNumber
    """The rule by which it can't."""
    also: str | None = None
    """Another named card without which it could be done too: neither forbids it alone."""

    @property
    def cards(self) -> frozenset[str]:
        """Every card that has a part in it."""
        return frozenset(name for name in (self.card, self.by, self.also) if name is not None)


def find_forbidden(
    scene: Scene, played: Played, names: Sequence[str], play: Callable[[Scene], Played | None]
) -> tuple[Scene, Forbidden] | None:
    """The scene up to a step that another named card forbids, and what is forbidden.

    Shape: a scene that came out wrong -> the scene that ends before the step, which can be played; ``None`` where no
    other card is the reason.
    """
    if not played.faults or any(fault.kind != "step" for fault in played.faults):
        return None
    # Later steps fail because this one did.
    fault = min(played.faults, key=lambda one: one.number)
    step = scene.script[fault.number - 1]
    verb, card = _deed(step)
    rule = _rule_against(played, fault.why, verb, card)
    if rule is None:
        return None
    found = [by for by in names if by != card and _could_without(scene, step, by, play)]
    # With what no named card is, only two of them together are worth telling.
    if len(found) < (1 if card in names else 2):
        return None
    before = replace(scene, script=(*scene.script[: fault.number - 1], steps.SettleStep()))
    also = found[1] if card not in names else None
    return before, Forbidden(verb, step.player or "A", card, found[0], RuleNumber(rule), also)


def _rule_against(played: Played, why: str, verb: str, card: str) -> str | None:
    """The rule by which somebody's "can't" forbids it; ``None``: it is not done for another reason."""
    said = REASON.fullmatch(why)
    if said is not None:
        return said["rule"] if said["why"] in _PROHIBITIONS else None
    assert played.run is not None
    game = played.run.game
    is_there = any(game.seen(one).name == card for one in battlefield(game.state))
    return _UNASKED.get(verb) if is_there else None


def _could_without(scene: Scene, step: steps.ScriptStep, by: str, play: Callable[[Scene], Played | None]) -> bool:
    other = scene.without(by)
    if step not in other.script:
        return False
    played = play(other)
    return played is not None and played.status is Status.RIGHT


def _deed(step: steps.ScriptStep) -> tuple[str, str]:
    match step:
        case steps.AttackStep(attackers=((card, _),)):
            return "attack", card
        case steps.BlockStep(blocks=((card, _),)):
            return "block", card
        case steps.CastStep(cast=card):
            return "cast", card
        case steps.ActivateStep(activate=card):
            return "activate", card
        case steps.PlayStep(play=card):
            return "play", card
        case _:
            return "", ""
