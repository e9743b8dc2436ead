"""Choices of an action that the script step itself names: its targets and how something is divided among them.

What is here: picking them among what the kernel offers. What is not: which action a step means (``announce``), and
choices that the file answers (``answers``).
"""

from dataclasses import dataclass, field
from typing import Self

from rulings.kernel.casting.targeting import rule_against_target
from rulings.kernel.happening.game import Game
from rulings.kernel.state import decisions as de
from rulings.table.format import script as steps
from rulings.table.format.setup import PLAYER_NAMES
from rulings.table.playing.naming import Naming


class StepFailedError(Exception):
    """A script step could not be done as written."""


@dataclass(slots=True)
class AnnouncedChoices:
    """The script step that is being announced: what it names and was not yet picked."""

    game: Game
    naming: Naming
    step: steps.ScriptStep
    targets: list[str]
    """Names of targets, in the order of the step."""
    shares: list[int] = field(default_factory=list)
    """What the targets picked so far get, as far as the step says."""

    @classmethod
    def of(cls, game: Game, naming: Naming, step: steps.ScriptStep) -> Self:
        """All that a step names."""
        return cls(game, naming, step, list(getattr(step, "targets", None) or ()))

    def check_all_picked(self) -> None:
        """Raises: StepFailedError: a target was named that nothing asked for."""
        if self.targets:
            raise StepFailedError(_no_target(self.targets[0]))

    def said_by_step(self, decision: de.Decision) -> tuple[int, ...] | None:
        """Targets and shares that the step names; ``None`` where it leaves them to the answers.

        Raises: StepFailedError: what it names can't be chosen.
        """
        if not isinstance(self.step, steps.Announced):
            return None
        if decision.kind is de.DecisionKind.TARGETS and self.step.targets is not None:
            return self._targets(decision)
        if decision.prompt == "divide" and self.shares:
            share = self.shares.pop(0)
            found = [place for place, option in enumerate(decision.options) if option.number == share]
            if not found:
                raise StepFailedError(f"{share} is no legal share (CR 601.2d)")
            return (found[0],)
        return None

    def _rule_against(self, decision: de.Decision, written: str) -> str:
        """The rule by which what a step names can't be the target that is chosen."""
        if decision.source is not None:
            for one in self.naming.recipients(self.game.view, written):
                untargetable = rule_against_target(self.game, one, decision.source, decision.player)
                if untargetable is not None:
                    return untargetable.rule
        return "601.2c"

    def _targets(self, decision: de.Decision) -> tuple[int, ...]:
        shares = dict(self.step.divide) if isinstance(self.step, steps.Announced) else {}
        picks: list[int] = []
        while self.targets and len(picks) < max(decision.minimum, decision.maximum):
            place = self._option_called(decision, self.targets[0], picks)
            if place is None:
                break
            name = self.targets.pop(0)
            picks.append(place)
            if name in shares:
                self.shares.append(shares[name])
        if len(picks) < decision.minimum:
            if not self.targets:
                raise StepFailedError(_no_target("a further target"))
            raise StepFailedError(_no_target(self.targets[0], self._rule_against(decision, self.targets[0])))
        return tuple(picks)

    def _option_called(self, decision: de.Decision, name: str, picked: list[int]) -> int | None:
        meant = self.naming.recipients(self.game.view, name)
        places = {option.recipient: place for place, option in enumerate(decision.options)}
        return next((places[one] for one in meant if one in places and places[one] not in picked), None)


def _no_target(written: str, rule: str = "601.2c") -> str:
    hint = f'; the player is written "player {written}"' if written in PLAYER_NAMES else ""
    return f"{written} is no legal target (CR {rule}){hint}"
