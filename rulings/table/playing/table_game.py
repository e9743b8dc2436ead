"""A table being played: answers the kernel's requests from the script and the answers of the file.

What is here: pacing, decisions, doing script steps, checking expectations on the way. What is not: the rules
(``rulings.kernel``), and making a report of it (``play``).

The kernel's generator dies with an illegal action, and whether an action with given targets is legal only doing it
tells. So a step's action is done here, outside the kernel's own priority loop, and taken back whole if it fails; the
loop is then told ``_DONE``, an action that does nothing.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import Citation
from rulings.kernel.casting.targeting import rule_against_target
from rulings.kernel.combat import attacking, blocking
from rulings.kernel.happening.game import Game, GameOverError
from rulings.kernel.state import actions as ac
from rulings.kernel.state import decisions as de
from rulings.kernel.state import effort
from rulings.kernel.state import events as ev
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import GameState, zone_of
from rulings.kernel.turn.priority import do_action
from rulings.narrate.report import ExpectResult
from rulings.table.format import script as steps
from rulings.table.format.expectations import Expectation
from rulings.table.format.model import Pace, Table
from rulings.table.format.setup import PLAYER_NAMES, STEPS_IN_ORDER, PlayerName
from rulings.table.playing.announce import actions_of
from rulings.table.playing.answers import AnswerQueues, Question
from rulings.table.playing.asked import rules_asked
from rulings.table.playing.combat import attack_declaration, block_declaration
from rulings.table.playing.expect import Moment, check
from rulings.table.playing.legality import LegalityAsker, why_not
from rulings.table.playing.naming import Naming
from rulings.table.playing.questions import question_of
from rulings.table.playing.reserve import reserved


class UnansweredError(Exception):
    """A question that has no right default was not answered: the table says too little."""

    def __init__(self, decision: de.Decision) -> None:
        super().__init__(decision.prompt)
        self.decision = decision


class _StopError(Exception):
    """The table is at its end."""


class _StepFailedError(Exception):
    """A script step could not be done as written."""


class _Done:
    """Sent to the kernel as an action that has already been done."""


_DONE: Any = _Done()


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
class _Doing:
    """The script step that is being announced: its choices by name."""

    step: steps.ScriptStep
    targets: list[str] = field(default_factory=list)
    shares: list[int] = field(default_factory=list)


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
    _start: GameState | None = None
    _requests: int = 0
    _next: int = 0
    _moment: tuple[int, Step] | None = None
    _became_next: tuple[int, Step] | None = None
    """Where the game was as the step became the next one."""
    _settle_from: int | None = None
    _settled: bool = False
    _passing: bool = False
    _reason: str = ""
    _is_check_due: bool = False
    """The last step was a declaration that is being made."""
    _doing: _Doing | None = None

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
            self._next = len(self.table.script)
        finally:
            generator.close()
        self._check_rest()

    def _respond(self, request: de.Request) -> Any:
        self._requests += 1
        effort.check(effort.Bound.REQUESTS, self._requests)
        if self._is_check_due and not isinstance(request, de.Decision):
            self._is_check_due = False
            self._check_after(self._next)
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

    # --- where the game is ---------------------------------------------------------------------------------------

    def _here(self) -> tuple[int, Step]:
        turn = self.game.state.turn
        return turn.number, turn.step

    def _step_begins(self) -> None:
        stop = self.table.stop
        if stop is not None and _position(self._here()) >= stop.position:
            raise _StopError
        self._settled = False
        self._drop_missed()
        step = self._step()
        if isinstance(step, steps.PassToStep) and self._here()[1] in (Step.UNTAP, Step.CLEANUP):
            # Nobody gets priority here, so this is the moment.
            if self._here() == (step.until.turn, step.until.step):
                self._before_step()
                self._advance()
                self._stop_if_finished()

    def _stop_if_finished(self) -> None:
        is_done = self._next >= len(self.table.script) and self.table.stop is None
        if is_done and not zone_of(self.game.state, Zone.STACK):
            raise _StopError

    def _step(self) -> steps.ScriptStep | None:
        return self.table.script[self._next] if self._next < len(self.table.script) else None

    def _when(self, step: steps.ScriptStep) -> tuple[int, Step]:
        """When the step is to be done; what it does not say is fixed as it becomes the next one."""
        if self._moment is None:
            turn, here = self._here()
            name = step.step or here
            if step.step is None and isinstance(step, steps.AttackStep):
                name = Step.DECLARE_ATTACKERS
            if step.step is None and isinstance(step, steps.BlockStep):
                name = Step.DECLARE_BLOCKERS
            self._moment = (step.turn or turn, name)
            self._became_next = (turn, here)
        return self._moment

    def _drop_missed(self) -> None:
        """Fails steps whose time is over."""
        while (step := self._step()) is not None:
            if isinstance(step, steps.PassToStep):
                if not self._was_over_before(step):
                    return
                self._before_step()
                self.faults.append(Fault("step", _words(step), "that step is over already", self._next + 1))
                self._advance()
                continue
            if not self._is_over(self._when(step)):
                return
            if step.step is None and self._became_next == self._here():
                return  # another combat phase may come of what is on the stack
            if isinstance(step, steps.SettleStep):
                self._before_step()
                self._advance()
                continue
            why = self._reason or "its player never had priority then"
            self.faults.append(Fault("step", _words(step), why, self._next + 1))
            self._before_step()
            self._advance()

    def _was_over_before(self, step: steps.PassToStep) -> bool:
        """Whether the moment had passed when the step became the next one; one that never comes is reached later."""
        if self._moment is not None:
            return False
        self._when(step)
        return self._is_over((step.until.turn, step.until.step))

    def _is_over(self, when: tuple[int, Step]) -> bool:
        here = self._here()
        if here[0] != when[0]:
            return here[0] > when[0]
        if when[1] in self.game.coming:
            # A phase that was added came first: that step comes again (CR 500.8).
            return False
        return _position(here) > _position(when) and not self.game.state.turn.extra_phases

    def _advance(self, *, is_declared: bool = False) -> None:
        """The step is done; a declaration is so only when its costs are paid too (CR 508.1, 509.1)."""
        self._next += 1
        self._moment = None
        self._settle_from = None
        self._settled = False
        self._passing = False
        self._reason = ""
        if self._next == len(self.table.script):
            if is_declared:
                self._is_check_due = True
            else:
                self._check_after(self._next)

    # --- priority ------------------------------------------------------------------------------------------------

    def _priority(self, player: PlayerId) -> Any:
        while True:
            self._drop_missed()
            step = self._step()
            if step is None:
                self._stop_if_finished()
                return None
            if self._must_settle(step):
                return None
            when = self._when(step)
            is_now = self._here() == when
            if isinstance(step, steps.PassToStep):
                self._before_step()
                if not self._is_there(step, player):
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

    def _must_settle(self, step: steps.ScriptStep) -> bool:
        """Whether all players pass before this step until the stack is empty."""
        if self.table.pace is not Pace.SETTLE or step.respond or self._settled or self._passing:
            return False
        if zone_of(self.game.state, Zone.STACK):
            return True
        self._settled = True
        # Passing has begun: what is put on the stack on the way is passed on, and where it ends left alone.
        self._passing = isinstance(step, steps.PassToStep | steps.SettleStep)
        return False

    def _is_there(self, step: steps.PassToStep, player: PlayerId) -> bool:
        if step.player is not None and str(step.player) != str(player):
            return False
        return _position(self._here()) >= step.until.position

    def _is_settled(self, step: steps.SettleStep, player: PlayerId) -> bool:
        if not zone_of(self.game.state, Zone.STACK):
            return True
        if self._settle_from is None:
            if step.player is not None and str(step.player) != str(player):
                return False
            self._before_step()
            self._settle_from = len(self.game.log)
        if step.count is None:
            return False
        return self._resolved_since(self._settle_from) >= step.count

    def _resolved_since(self, place: int) -> int:
        return sum(isinstance(entry.event, ev.Resolved | ev.DidntResolve) for entry in self.game.log[place:])

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
        for action in meant.actions:
            illegal = why_not(self.game, action)
            if illegal is not None:
                reason = reason or f"{illegal.why} (CR {illegal.rule})"
                continue
            failed = self._try(self._with_reserve(action, player), step)
            if failed is None:
                return None
            reason = failed
        return reason or "nothing that it could mean is there"

    def _with_reserve(self, action: ac.Action, player: PlayerId) -> ac.Action:
        if not self.spares_mana or self.game.mana_is_free or not isinstance(action, ac.CastSpell | ac.ActivateAbility):
            return action
        from dataclasses import replace

        spared = reserved(self.game, self.naming, player, self.table.script[self._next + 1 :])
        return replace(action, announcement=replace(action.announcement, reserve=spared))

    def _try(self, action: ac.Action, step: steps.ScriptStep) -> str | None:
        """Does an action with the step's choices; takes it back and says why if it fails."""
        state, length, queues = self.game.state, len(self.game.log), self.queues
        doing = self._doing
        self._doing = _Doing(step, list(getattr(step, "targets", None) or ()))
        generator = do_action(self.game, action)
        try:
            self._drive(generator)
            if self._doing.targets:
                raise _StepFailedError(_no_target(self._doing.targets[0]))
        except ac.IllegalActionError as error:
            reason = f"{error.illegal.why} (CR {error.illegal.rule})"
        except _StepFailedError as error:
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
        step = self._step()
        if not isinstance(step, steps.AttackStep) or not self._is_mine(step, player):
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
        step = self._step()
        if not isinstance(step, steps.BlockStep) or not self._is_mine(step, player):
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

    def _is_mine(self, step: steps.ScriptStep, player: PlayerId) -> bool:
        if self._here() != self._when(step):
            return False
        if step.player is not None:
            return str(step.player) == str(player)
        return isinstance(step, steps.BlockStep) or player == self.game.state.turn.active

    # --- decisions -----------------------------------------------------------------------------------------------

    def _decide(self, decision: de.Decision) -> tuple[int, ...]:
        said = self._said_by_step(decision)
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

    def _said_by_step(self, decision: de.Decision) -> tuple[int, ...] | None:
        """Targets and shares that the step being announced names; ``None`` where it leaves them to the answers."""
        doing = self._doing
        if doing is None or not isinstance(doing.step, steps.Announced):
            return None
        if decision.kind is de.DecisionKind.TARGETS and doing.step.targets is not None:
            return self._targets(decision, doing)
        if decision.prompt == "divide" and doing.shares:
            share = doing.shares.pop(0)
            found = [place for place, option in enumerate(decision.options) if option.number == share]
            if not found:
                raise _StepFailedError(f"{share} is no legal share (CR 601.2d)")
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

    def _targets(self, decision: de.Decision, doing: _Doing) -> tuple[int, ...]:
        shares = dict(doing.step.divide) if isinstance(doing.step, steps.Announced) else {}
        picks: list[int] = []
        while doing.targets and len(picks) < max(decision.minimum, decision.maximum):
            place = self._option_called(decision, doing.targets[0], picks)
            if place is None:
                break
            name = doing.targets.pop(0)
            picks.append(place)
            if name in shares:
                doing.shares.append(shares[name])
        if len(picks) < decision.minimum:
            if not doing.targets:
                raise _StepFailedError(_no_target("a further target"))
            raise _StepFailedError(_no_target(doing.targets[0], self._rule_against(decision, doing.targets[0])))
        return tuple(picks)

    def _option_called(self, decision: de.Decision, name: str, picked: list[int]) -> int | None:
        meant = self.naming.recipients(self.game.view, name)
        places = {option.recipient: place for place, option in enumerate(decision.options)}
        return next((places[one] for one in meant if one in places and places[one] not in picked), None)

    # --- expectations --------------------------------------------------------------------------------------------

    def _before_step(self) -> None:
        """Checks what is to be checked right before the next step begins; once."""
        self._check_after(self._next)

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


def completed(decision: de.Decision, question: Question, picks: tuple[int, ...]) -> tuple[int, ...]:
    """The picks with the default policy's in place of what is missing.

    Shape: picks so far -> at least ``minimum`` picks, all different.
    """
    if not question.is_open and len(decision.options) <= decision.minimum:
        return tuple(range(len(decision.options)))
    if picks:
        rest = [place for place in (*decision.default, *range(len(decision.options))) if place not in picks]
        return (*picks, *dict.fromkeys(rest))[: max(decision.minimum, len(picks))]
    if len(decision.default) >= decision.minimum:
        return decision.default[: max(decision.maximum, decision.minimum)]
    rest = [place for place in range(len(decision.options)) if place not in decision.default]
    return (*decision.default, *rest)[: decision.minimum]


def _position(moment: tuple[int, Step]) -> tuple[int, int]:
    return moment[0], STEPS_IN_ORDER.index(moment[1])


def _no_target(written: str, rule: str = "601.2c") -> str:
    hint = f'; the player is written "player {written}"' if written in PLAYER_NAMES else ""
    return f"{written} is no legal target (CR {rule}){hint}"


def _words(step: steps.ScriptStep) -> str:
    from rulings.table.reading.write import step_to_data

    return ", ".join(f"{key} {value}" for key, value in step_to_data(step).items())
