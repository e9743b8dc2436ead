"""A table being played: answers the kernel's requests from the script and the answers of the file.

What is here: doing script steps, declarations, decisions, checking expectations on the way. What is not: where the
script is (``script_place``), what a step chooses itself (``announced_choices``), the rules (``rulings.kernel``), and
making a report of it (``play``).

The kernel's generator dies with an illegal action, and whether an action with given targets is legal only doing it
tells. So a step's action is done here, outside the kernel's own priority loop, and taken back whole if it fails; the
loop is then told ``_DONE``, an action that does nothing.
"""

from collections.abc import Generator
from dataclasses import dataclass, field, replace
from typing import Any

from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import Citation
from rulings.kernel.combat import attacking, blocking
from rulings.kernel.happening.game import Game, GameOverError
from rulings.kernel.state import actions as ac
from rulings.kernel.state import decisions as de
from rulings.kernel.state import effort
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import GameState, zone_of
from rulings.kernel.turn.priority import do_action
from rulings.narrate.report import ExpectResult
from rulings.table.format import script as steps
from rulings.table.format.expectations import Expectation
from rulings.table.format.model import Table
from rulings.table.format.setup import PlayerName
from rulings.table.playing.announce import actions_of
from rulings.table.playing.announced_choices import AnnouncedChoices, Fault, StepFailedError
from rulings.table.playing.answers import AnswerQueues
from rulings.table.playing.asked import rules_asked
from rulings.table.playing.combat import attack_declaration, block_declaration
from rulings.table.playing.expect import Moment, check
from rulings.table.playing.legality import LegalityAsker, why_not
from rulings.table.playing.naming import Naming
from rulings.table.playing.questions import completed, question_of
from rulings.table.playing.reserve import reserved
from rulings.table.playing.script_place import ScriptPlace, position_of


class UnansweredError(Exception):
    """A question that has no right default was not answered: the table says too little."""

    def __init__(self, decision: de.Decision) -> None:
        super().__init__(decision.prompt)
        self.decision = decision


class _StopError(Exception):
    """The table is at its end."""


class _Done:
    """Sent to the kernel as an action that has already been done."""


_DONE: Any = _Done()


@dataclass(slots=True)
class TableGame:
    """One table under way."""

    table: Table
    game: Game
    naming: Naming
    queues: AnswerQueues
    spares_mana: bool = True
    """Payments leave alone what later steps need; off for a second try."""
    results: dict[int, ExpectResult] = field(default_factory=dict)
    """Expectations checked so far, by number."""
    checked_at: dict[int, int] = field(default_factory=dict)
    """How long the log was as an expectation was checked, by its number."""
    faults: list[Fault] = field(default_factory=list)
    """What failed."""
    defaults: set[int] = field(default_factory=set)
    """Places in the log of decisions that nobody answered."""
    _place: ScriptPlace = field(init=False)
    _start: GameState | None = None
    _requests: int = 0
    _reason: str = ""
    _is_check_due: bool = False
    """The last step was a declaration that is being made."""
    _doing: AnnouncedChoices | None = None

    def __post_init__(self) -> None:
        self._place = ScriptPlace(self.table, self.game)

    def run(self, generator: Generator[de.Request, Any, None]) -> None:
        """Plays the table to its end.

        Shape: the kernel's generator for the whole game; afterwards ``results``, ``faults`` and the game's log tell.
        """
        self._start = self.game.state
        try:
            request = next(generator)
            while True:
                request = generator.send(self._respond(request))
        except (_StopError, StopIteration):
            pass
        except GameOverError:
            self._place.next = len(self.table.script)
        finally:
            generator.close()
        self._check_rest()

    def _respond(self, request: de.Request) -> Any:
        self._requests += 1
        effort.check(effort.Bound.REQUESTS, self._requests)
        if self._is_check_due and not isinstance(request, de.Decision):
            self._is_check_due = False
            self._check_after(self._place.next)
        match request:
            case de.Decision():
                return self._decide(request)
            case de.StepBegins():
                return self._step_begins()
            case de.Priority():
                return self._priority(request.player)
            case de.DeclareAttackers():
                return self._attackers(request.player)
            case de.DeclareBlockers():
                return self._blockers(request.player, request.defending)

    # --- the script ----------------------------------------------------------------------------------------------

    def _step_begins(self) -> None:
        stop = self.table.stop
        if stop is not None and position_of(self._place.here()) >= stop.position:
            raise _StopError
        self._place.is_settled = False
        self._drop_missed()
        step = self._place.step()
        if isinstance(step, steps.PassToStep) and self._place.here()[1] in (Step.UNTAP, Step.CLEANUP):
            # Nobody gets priority here, so this is the moment.
            if self._place.here() == (step.until.turn, step.until.step):
                self._before_step()
                self._advance()
                self._stop_if_finished()

    def _stop_if_finished(self) -> None:
        is_done = self._place.next >= len(self.table.script) and self.table.stop is None
        if is_done and not zone_of(self.game.state, Zone.STACK):
            raise _StopError

    def _drop_missed(self) -> None:
        """Fails steps whose time is over."""
        while (step := self._place.step()) is not None:
            if isinstance(step, steps.PassToStep):
                if not self._place.was_over_before(step):
                    return
                self._before_step()
                self.faults.append(Fault("step", _words(step), "that step is over already", self._place.next + 1))
                self._advance()
                continue
            if not self._place.is_over(self._place.when(step)):
                return
            if step.step is None and self._place.became_next == self._place.here():
                return  # another combat phase may come of what is on the stack
            if isinstance(step, steps.SettleStep):
                self._before_step()
                self._advance()
                continue
            why = self._reason or "its player never had priority then"
            self.faults.append(Fault("step", _words(step), why, self._place.next + 1))
            self._before_step()
            self._advance()

    def _advance(self, *, is_declared: bool = False) -> None:
        """The step is done; a declaration is so only when its costs are paid too (CR 508.1, 509.1)."""
        self._place.advance()
        self._reason = ""
        if self._place.next == len(self.table.script):
            if is_declared:
                self._is_check_due = True
            else:
                self._check_after(self._place.next)

    # --- priority ------------------------------------------------------------------------------------------------

    def _priority(self, player: PlayerId) -> Any:
        while True:
            self._drop_missed()
            step = self._place.step()
            if step is None:
                self._stop_if_finished()
                return None
            if self._place.must_settle(step):
                return None
            when = self._place.when(step)
            is_now = self._place.here() == when
            if isinstance(step, steps.PassToStep):
                self._before_step()
                if not self._place.is_there(step, player):
                    return None
            elif not is_now:
                return None
            elif isinstance(step, steps.SettleStep):
                if not self._is_settled(step, player):
                    return None
            else:
                return self._act(player, step)
            self._before_step()
            self._advance()

    def _is_settled(self, step: steps.SettleStep, player: PlayerId) -> bool:
        if not zone_of(self.game.state, Zone.STACK):
            return True
        if self._place.settle_from is None:
            if step.player is not None and str(step.player) != str(player):
                return False
            self._before_step()
            self._place.settle_from = len(self.game.log)
        return step.count is not None and self._place.resolved_since(self._place.settle_from) >= step.count

    def _act(self, player: PlayerId, step: steps.ScriptStep) -> Any:
        """Does the step if its player has priority and it is legal; otherwise passes."""
        if isinstance(step, steps.AttackStep | steps.BlockStep):
            return None
        wanted = str(step.player) if step.player is not None else str(self.game.state.turn.active)
        if str(player) != wanted and not isinstance(step, steps.ConcedeStep):
            return None
        before = dict(self.results)
        self._before_step()
        times = step.times if isinstance(step, steps.ActivateStep) else 1
        state, length, queues = self.game.state, len(self.game.log), self.queues
        self.queues = self.queues.begin_step(PlayerName(wanted), step.answers)
        for _ in range(times):
            reason = self._do_any(PlayerId(wanted), step)
            if reason is not None:
                self.game.state, self.queues, self.results = state, queues, before
                del self.game.log[length:]
                self._reason = reason
                return None
        self._advance()
        return _DONE

    def _do_any(self, player: PlayerId, step: steps.ScriptStep) -> str | None:
        """Does the first action that the step can mean and that is legal; says why none was."""
        meant = actions_of(self.game, self.naming, player, step)
        reason = meant.why_none
        failures: list[str] = []
        for action in meant.actions:
            illegal = why_not(self.game, action)
            if illegal is not None:
                reason = reason or f"{illegal.why} (CR {illegal.rule})"
                continue
            failed = self._try(self._with_reserve(action, player), step)
            if failed is None:
                return None
            # Of several ways to cast one card the first is the one that the step is most likely to mean.
            failures.append(failed)
            reason = failures[0] if isinstance(action, ac.CastSpell) else failed
        return reason or "nothing that it could mean is there"

    def _with_reserve(self, action: ac.Action, player: PlayerId) -> ac.Action:
        if not self.spares_mana or self.game.mana_is_free or not isinstance(action, ac.CastSpell | ac.ActivateAbility):
            return action
        spared = reserved(self.game, self.naming, player, self.table.script[self._place.next + 1 :])
        return replace(action, announcement=replace(action.announcement, reserve=spared))

    def _try(self, action: ac.Action, step: steps.ScriptStep) -> str | None:
        """Does an action with the step's choices; takes it back and says why if it fails."""
        first: str | None = None
        for choices in AnnouncedChoices.of(self.game, self.naming, step):
            failed = self._try_with(action, choices)
            if failed is None:
                return None
            first = first or failed
            if not choices.ran_out:
                break
        return first

    def _try_with(self, action: ac.Action, choices: AnnouncedChoices) -> str | None:
        state, length, queues = self.game.state, len(self.game.log), self.queues
        doing = self._doing
        self._doing = choices
        generator = do_action(self.game, action)
        try:
            self._drive(generator)
            self._doing.check_all_picked()
        except ac.IllegalActionError as error:
            reason = f"{error.illegal.why} (CR {error.illegal.rule})"
        except StepFailedError as error:
            reason = str(error)
        else:
            return None
        finally:
            generator.close()
            self._doing = doing
        self.game.state, self.queues = state, queues
        del self.game.log[length:]
        return reason

    def _drive(self, generator: Generator[de.Request, Any, None]) -> None:
        try:
            request = next(generator)
            while True:
                request = generator.send(self._respond(request))
        except StopIteration:
            return

    def trial(self, action: ac.Action, step: steps.ScriptStep) -> str | None:
        """Does an action on trial and takes it back; says why it failed, ``None`` if it did not."""
        state, length, queues = self.game.state, len(self.game.log), self.queues
        defaults = set(self.defaults)
        failed = self._try(action, step)
        self.game.state, self.queues, self.defaults = state, queues, defaults
        del self.game.log[length:]
        return failed

    # --- combat --------------------------------------------------------------------------------------------------

    def _attackers(self, player: PlayerId) -> dict[ObjectId, Recipient] | None:
        self._drop_missed()
        step = self._place.step()
        if not isinstance(step, steps.AttackStep) or not self._place.is_mine(step, player):
            return None
        self._before_step()
        declared = attack_declaration(self.game, self.naming, self.game.state.turn.active, step)
        illegal = None if declared.why_not else attacking.why_illegal(self.game, declared.attacks)
        if declared.why_not or illegal is not None:
            self._reason = declared.why_not or (f"{illegal.why} (CR {illegal.rule})" if illegal else "")
            return None
        self.queues = self.queues.begin_step(PlayerName(str(player)), step.answers)
        self._advance(is_declared=True)
        return declared.attacks

    def _blockers(self, player: PlayerId, defending: PlayerId) -> dict[ObjectId, tuple[ObjectId, ...]] | None:
        self._drop_missed()
        step = self._place.step()
        if not isinstance(step, steps.BlockStep) or not self._place.is_mine(step, player):
            return None
        self._before_step()
        declared = block_declaration(self.game, self.naming, defending, step)
        illegal = None if declared.why_not else blocking.why_illegal(self.game, defending, declared.blocks)
        if declared.why_not or illegal is not None:
            self._reason = declared.why_not or (f"{illegal.why} (CR {illegal.rule})" if illegal else "")
            return None
        self.queues = self.queues.begin_step(PlayerName(str(player)), step.answers)
        self._advance(is_declared=True)
        return declared.blocks

    # --- decisions -----------------------------------------------------------------------------------------------

    def _decide(self, decision: de.Decision) -> tuple[int, ...]:
        said = self._doing.said_by_step(decision) if self._doing is not None else None
        if said is not None:
            return said
        question = question_of(self.game, decision, self.naming)
        given, self.queues = self.queues.answer(question)
        picks = given.picks if question.is_open else ()
        if not given.is_answered and question.is_open and decision.must_be_answered:
            raise UnansweredError(decision)
        if not given.is_answered and question.is_open:
            self.defaults.add(len(self.game.log))
        if given.is_answered and question.is_open and len(picks) >= decision.minimum:
            return picks
        return completed(decision, question, picks)

    # --- expectations --------------------------------------------------------------------------------------------

    def _before_step(self) -> None:
        """Checks what is to be checked right before the next step begins; once."""
        self._check_after(self._place.next)

    def _check_after(self, done: int) -> None:
        for number, row in enumerate(self.table.expect, start=1):
            if row.after == done and number not in self.results:
                self._check(number, row)

    def _check(self, number: int, row: Expectation) -> None:
        self.checked_at[number] = len(self.game.log)
        asked = tuple(rules_asked(self.table, self.results))
        self.results[number] = check(self._now(asked), number, row)

    def _check_rest(self) -> None:
        for number, row in enumerate(self.table.expect, start=1):
            if number not in self.results:
                self._check(number, row)
        unfit = self.queues.unfit()
        if unfit is not None:
            why = f"fits nothing that was offered: {unfit.question}"
            self.faults.append(Fault("answer", f"{unfit.player}: {unfit.answer}", why))

    def _now(self, asked: tuple[Citation, ...]) -> Moment:
        asker = LegalityAsker(self.game, self.naming, self.trial)
        return Moment(self.game, self.naming, asker, self._start, asked)


def _words(step: steps.ScriptStep) -> str:
    from rulings.table.reading.write import step_to_data

    return ", ".join(f"{key} {value}" for key, value in step_to_data(step).items())
