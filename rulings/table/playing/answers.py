"""Which answer of a table file goes to which decision of the game.

What is here: the protocol of ``answers`` (``rulings/table/README.md``), over any kind of decision. What is not: the
decisions themselves (the kernel asks) and what is chosen where no answer is left (``defaults``).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rulings.table.format.script import Answer
from rulings.table.format.setup import PlayerName
from rulings.table.playing.names import Names, fold_name, parse_player_name

_YES_NO = frozenset({"yes", "no", "none"})
_NOTHING = frozenset({"none", "no"})
_PLAIN = {
    "はい": "yes",
    "いいえ": "no",
    "なし": "none",
    "白": "white",
    "青": "blue",
    "黒": "black",
    "赤": "red",
    "緑": "green",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a decision, as answers may name it."""

    names: frozenset[str] = frozenset()
    """Folded English names of the object that it stands for."""
    id: str | None = None
    """The table's id of that object."""
    player: str | None = None
    """The player that it stands for."""
    number: int | None = None
    """The number, or the mode's number."""
    words: frozenset[str] = frozenset()
    """Folded single words for it: ``yes``, ``win``, a colour, a card type."""
    texts: tuple[str, ...] = ()
    """Folded texts of which an answer may be the start, in either language."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that the rules give a player."""

    player: PlayerName
    """Whose answers decide it."""
    choices: Sequence[Choice]
    """What can be picked; the same index may be picked once only."""
    minimum: int = 1
    """Fewest picks."""
    maximum: int = 1
    """Most picks."""
    is_by_name_only: bool = False
    """An order (of simultaneous triggers, of cards): an answer that names none is no fault and stays."""
    is_forced: bool = False
    """Whatever is picked, the outcome is the same: answers that name it are used up, none is missed."""
    is_ordering: bool = False
    """All choices are picked, and the order counts."""
    unchanged: int | None = None
    """The choice that leaves everything as it is ("you may choose new targets"): ``no`` and ``none`` mean it, and
    ``yes`` may stand before another."""
    is_implied: bool = False
    """Yes or no to an optional cost: an answer that is neither names what the cost is paid with, so it means yes."""
    runs_out: bool = False
    """More could be picked than there are choices: a ``none`` behind the last of them ends the picking, as it would
    behind any other."""
    may_be_begun: bool = False
    """A "may" with objects, asked at once: a ``yes`` right before the first of them is part of its answer."""
    asked_of: PlayerName | None = None
    """Whom the rules ask, where another player, who controls that one, decides (CR 722.5)."""

    @property
    def is_open(self) -> bool:
        """Whether it has at least two possible outcomes."""
        if self.is_ordering:
            return len(self.choices) > 1
        if self.is_forced or not self.choices or self.maximum == 0:
            return False
        return self.minimum < len(self.choices)


@dataclass(frozen=True, slots=True)
class Given:
    """What the answers said to a question."""

    picks: tuple[int, ...]
    """Indexes of the picked choices, in the order of the answers."""
    is_answered: bool
    """Some answer was used; otherwise a default must be taken."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An answer that fitted nothing that was offered, so far."""

    player: PlayerName
    """Whose."""
    answer: Answer
    """Which."""
    question: str
    """What was offered where it was asked first."""


@dataclass(frozen=True, slots=True)
class AnswerQueues:
    """All answers that are left; a value, so that a game can be taken back."""

    names: Names
    """What names mean."""
    queues: Mapping[PlayerName, tuple[Answer, ...]]
    """Each player's own, in order."""
    step_player: PlayerName | None = None
    """Who is doing the step whose list is in front."""
    step: tuple[Answer, ...] = ()
    """The step's own list."""
    refused: tuple[Refused, ...] = ()
    """Answers that were skipped and must fit a later question."""

    def begin_step(self, player: PlayerName, answers: tuple[Answer, ...]) -> "AnswerQueues":
        """The queues with a new step's list in front; what the last step left over is dropped unless it was refused."""
        if self.step_player is None or not self.step:
            return replace(self, step_player=player, step=answers)
        owed = {entry.answer for entry in self.refused if entry.player == self.step_player}
        kept = tuple(answer for answer in self.step if answer in owed)
        queues = dict(self.queues)
        queues[self.step_player] = (*kept, *queues.get(self.step_player, ()))
        return replace(self, queues=queues, step_player=player, step=answers)

    def answer(self, question: Question) -> tuple[Given, "AnswerQueues"]:
        """What the answers say to a question, and what is left of them.

        Shape: question -> picks by index and whether any answer was used. Fewer picks than the minimum are possible:
        the rest is for the default. A question with one possible outcome uses up the answers that name it.
        """
        line = self._line(question.player, question.asked_of)
        if question.unchanged is not None and line:
            word = plain_word(str(line[0]))
            if word in _NOTHING:
                return Given((question.unchanged,), True), self._without(question, [0])
            if word == "yes":
                return self._without(question, [0]).answer(replace(question, unchanged=None))
        if question.is_implied and line and plain_word(str(line[0])) not in _YES_NO:
            yes = next((place for place, one in enumerate(question.choices) if "yes" in one.words), None)
            if yes is not None:
                return Given((yes,), True), self
        used: list[int] = []
        passed: list[int] = []
        picks: tuple[int, ...] = ()
        for position, answer in enumerate(line):
            if len(picks) >= question.maximum and question.choices:
                if question.runs_out and used and isinstance(answer, str) and plain_word(answer) == "none":
                    used.append(position)
                break
            is_complete = bool(used) and len(picks) >= question.minimum
            found = self._find(answer, question, picks)
            if found is not None:
                picks = (*picks, found)
                used.append(position)
            elif len(picks) >= question.minimum and self._is_nothing(answer, question):
                used.append(position)
                break
            elif question.may_be_begun and not used and self._begins(line[position : position + 2], question):
                used.append(position)
            elif is_complete or question.is_by_name_only or not question.is_open:
                break
            else:
                passed.append(position)
        if not question.is_by_name_only and question.is_open and (used or passed):
            # Without any fit only the answer that was due is at fault; those behind it were not asked yet.
            offered = passed if used else passed[:1]
            rest = self._note_refused([line[position] for position in offered], question)
            return Given(picks, bool(used)), rest._without(question, used)
        return Given(picks, bool(used)), self._without(question, used)

    def unfit(self) -> Refused | None:
        """The first answer that fitted nothing to the end: the table has failed."""
        for entry in self.refused:
            if entry.answer in self._line(entry.player):
                return entry
        return None

    def _line(self, player: PlayerName, asked_of: PlayerName | None = None) -> tuple[Answer, ...]:
        """A step's own list is also for the questions of a player who does that step under another's control."""
        own = self.queues.get(player, ())
        return (*self.step, *own) if self.step_player in (player, asked_of or player) else own

    def _is_nothing(self, answer: Answer, question: Question) -> bool:
        """Whether the answer ends or declines a choice that may be ended here."""
        if not isinstance(answer, str) or question.is_by_name_only:
            return False
        word = plain_word(answer)
        if word == "none":
            return question.minimum < question.maximum or not question.choices
        return word == "no" and question.minimum == 0 and self._find(answer, question, ()) is None

    def _begins(self, answers: tuple[Answer, ...], question: Question) -> bool:
        """Whether it is a "yes" with what is picked right behind it."""
        yes, *behind = answers
        is_yes = isinstance(yes, str) and plain_word(yes) == "yes"
        return is_yes and any(self._find(one, question, ()) is not None for one in behind)

    def _find(self, answer: Answer, question: Question, picked: tuple[int, ...]) -> int | None:
        if isinstance(answer, str) and plain_word(answer) == "none":
            # Declining a "may" that has no object: there "none" is "no".
            return next((n for n, one in enumerate(question.choices) if one.words == {"no"} and n not in picked), None)
        left = [index for index in range(len(question.choices)) if index not in picked]
        for fits in (self._is_exactly, self._is_start_of):
            for index in left:
                if fits(answer, question.choices[index]):
                    return index
        return None

    def _is_exactly(self, answer: Answer, choice: Choice) -> bool:
        if isinstance(answer, int):
            return choice.number == answer
        if choice.id is not None and answer == choice.id:
            return True
        if answer in self.names.ids:
            return False
        player = parse_player_name(answer)
        if player is not None:
            return choice.player == player
        if plain_word(answer) in choice.words or not choice.names.isdisjoint(self.names.english(answer)):
            return True
        return answer.strip().isdecimal() and choice.number == int(answer)

    def _is_start_of(self, answer: Answer, choice: Choice) -> bool:
        if isinstance(answer, int) or parse_player_name(answer) is not None or answer in self.names.ids:
            return False
        word = fold_name(answer)
        return word not in _NOTHING and any(text.startswith(word) for text in choice.texts)

    def _without(self, question: Question, used: list[int]) -> "AnswerQueues":
        if not used:
            return self
        player = question.player
        has_step = self.step_player in (player, question.asked_of or player)
        ahead = len(self.step) if has_step else 0
        step = tuple(answer for place, answer in enumerate(self.step) if not has_step or place not in used)
        own = self.queues.get(player, ())
        left = tuple(answer for place, answer in enumerate(own) if place + ahead not in used)
        return replace(self, step=step, queues={**self.queues, player: left})

    def _note_refused(self, passed: list[Answer], question: Question) -> "AnswerQueues":
        known = {(entry.player, entry.answer) for entry in self.refused}
        offered = "; ".join(_describe(choice) for choice in question.choices[:8])
        new = [
            Refused(question.player, answer, offered)
            for answer in dict.fromkeys(passed)
            if (question.player, answer) not in known
        ]
        return replace(self, refused=(*self.refused, *new)) if new else self


def plain_word(text: str) -> str:
    """A fixed word of the format, folded; Japanese words for yes, no, none and the colours are understood.

    Example:
        >>> plain_word("いいえ"), plain_word("Red")
        ('no', 'red')
    """
    folded = fold_name(text)
    return _PLAIN.get(folded, folded)


def _describe(choice: Choice) -> str:
    parts = [*sorted(choice.names), *choice.texts[:1], *sorted(choice.words)]
    if choice.player is not None:
        parts.append(f"player {choice.player}")
    if choice.number is not None:
        parts.append(str(choice.number))
    return parts[0] if parts else "?"
