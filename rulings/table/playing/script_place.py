"""Where a table is in its script, and whether the time of a step has come, or is over.

What is here: the next step and its moment. What is not: doing the step, and what is checked around it (``table_game``).
"""

from dataclasses import dataclass

from rulings.abilities.vocabulary import Step, Zone
from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as ev
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.state import zone_of
from rulings.table.format import script as steps
from rulings.table.format.model import Pace, Table
from rulings.table.format.setup import STEPS_IN_ORDER


@dataclass(slots=True)
class ScriptPlace:
    """The place in the script of a table under way."""

    table: Table
    game: Game
    next: int = 0
    """How many steps are done."""
    moment: tuple[int, Step] | None = None
    """When the next step is to be done, once that was asked for."""
    became_next: tuple[int, Step] | None = None
    """Where the game was as the step became the next one."""
    settle_from: int | None = None
    """How long the log was as a step that lets things resolve began."""
    is_settled: bool = False
    """The stack was empty since the step became the next one."""
    is_passing: bool = False
    """All players pass until the step is reached."""

    def here(self) -> tuple[int, Step]:
        """Turn and step of the game."""
        turn = self.game.state.turn
        return turn.number, turn.step

    def step(self) -> steps.ScriptStep | None:
        """The next step, ``None`` where all are done."""
        return self.table.script[self.next] if self.next < len(self.table.script) else None

    def when(self, step: steps.ScriptStep) -> tuple[int, Step]:
        """When the step is to be done; what it does not say is fixed as it becomes the next one."""
        if self.moment is None:
            turn, here = self.here()
            name = step.step or here
            if step.step is None and isinstance(step, steps.AttackStep):
                name = Step.DECLARE_ATTACKERS
            if step.step is None and isinstance(step, steps.BlockStep):
                name = Step.DECLARE_BLOCKERS
            self.moment = (step.turn or turn, name)
            self.became_next = (turn, here)
        return self.moment

    def was_over_before(self, step: steps.PassToStep) -> bool:
        """Whether the moment had passed when the step became the next one; one that never comes is reached later."""
        if self.moment is not None:
            return False
        self.when(step)
        return self.is_over((step.until.turn, step.until.step))

    def is_over(self, when: tuple[int, Step]) -> bool:
        """Whether a moment has passed and does not come again."""
        here = self.here()
        if here[0] != when[0]:
            return here[0] > when[0]
        if when[1] in self.game.coming:
            # A phase that was added came first: that step comes again (CR 500.8).
            return False
        return position_of(here) > position_of(when) and not self.game.state.turn.extra_phases

    def must_settle(self, step: steps.ScriptStep) -> bool:
        """Whether all players pass before this step until the stack is empty."""
        if self.table.pace is not Pace.SETTLE or step.respond or self.is_settled or self.is_passing:
            return False
        if zone_of(self.game.state, Zone.STACK):
            return True
        self.is_settled = True
        # Passing has begun: what is put on the stack on the way is passed on, and where it ends left alone.
        self.is_passing = isinstance(step, steps.PassToStep | steps.SettleStep)
        return False

    def is_there(self, step: steps.PassToStep, player: PlayerId) -> bool:
        """Whether passing has come to its end, for the player who has priority."""
        if step.player is not None and str(step.player) != str(player):
            return False
        return position_of(self.here()) >= step.until.position

    def resolved_since(self, place: int) -> int:
        """How many spells and abilities left the stack by resolving, or by failing to, since a place in the log."""
        return sum(isinstance(entry.event, ev.Resolved | ev.DidntResolve) for entry in self.game.log[place:])

    def is_mine(self, step: steps.ScriptStep, player: PlayerId) -> bool:
        """Whether a declaration is to be made now, by this player."""
        if self.here() != self.when(step):
            return False
        if step.player is not None:
            return str(step.player) == str(player)
        return isinstance(step, steps.BlockStep) or player == self.game.state.turn.active

    def advance(self) -> None:
        """The step is done: the one behind it is the next."""
        self.next += 1
        self.moment = None
        self.settle_from = None
        self.is_settled = False
        self.is_passing = False


def position_of(moment: tuple[int, Step]) -> tuple[int, int]:
    """A turn and step as numbers that can be compared."""
    return moment[0], STEPS_IN_ORDER.index(moment[1])
