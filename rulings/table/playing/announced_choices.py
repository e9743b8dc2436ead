"""Choices of an action that the script step itself names: its targets and how something is divided among them.

What is here: picking them among what the kernel offers. What is not: which action a step means (``announce``), and
choices that the file answers (``answers``).
"""

from collections.abc import Iterator
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


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a table failed that was well formed: a step that was never legal, an answer that never fitted."""

    kind: str
    """``step`` or ``answer``."""
    what: str
    """The step or the answer, as the file has it."""
    why: str
    """English."""
    number: int = 0
    """Number of the script step, from 1."""


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
    kept: int = 0
    """How many of the targets a choice of a number that is open leaves to later ones."""
    ran_out: bool = False
    """A choice found none of the targets left that it could take."""

    @classmethod
    def of(cls, game: Game, naming: Naming, step: steps.ScriptStep) -> Iterator[Self]:
        """All that a step names, in each way to deal its targets out among the choices: "any number of targets", then
        one. The first takes as many as it can."""
        targets = getattr(step, "targets", None) or ()
        for kept in range(len(targets) + 1):
            yield cls(game, naming, step, list(targets), kept=kept)

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
                untargetable = rule_against_target(
                    self.game, one, decision.source, decision.player, is_spell=isinstance(self.step, steps.CastStep)
                )
                if untargetable is not None:
                    return untargetable.rule
        return "601.2c"

    def _targets(self, decision: de.Decision) -> tuple[int, ...]:
        shares = dict(self.step.divide) if isinstance(self.step, steps.Announced) else {}
        picks: list[int] = []
        most = max(decision.minimum, decision.maximum)
        if most > decision.minimum:
            most = max(decision.minimum, min(most, len(self.targets) - self.kept))
        while self.targets and len(picks) < most:
            place = self._option_called(decision, self.targets[0], picks)
            if place is None:
                break
            name = self.targets.pop(0)
            picks.append(place)
            if name in shares:
                self.shares.append(shares[name])
        if len(picks) < decision.minimum:
            self.ran_out = True
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
