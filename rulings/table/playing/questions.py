"""Decisions of the kernel as questions that a table's answers can be put to.

What is here: for each option all the words by which an answer may name it. What is not: the protocol of answers
(``answers``) and what is asked at all (the kernel).
"""

from collections.abc import Sequence
from typing import Any, overload

from rulings.abilities.vocabulary import Color
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.happening.game import Game, is_open
from rulings.kernel.state.decisions import Decision, DecisionKind, Option
from rulings.kernel.state.ids import ObjectId
from rulings.table.format.setup import PlayerName
from rulings.table.playing.answers import Choice, Question, plain_word
from rulings.table.playing.names import fold_name
from rulings.table.playing.naming import Naming

_BY_NAME = frozenset({DecisionKind.TRIGGER_ORDER, DecisionKind.ORDER, DecisionKind.PAY})
_NUMBERED = frozenset({DecisionKind.MODE})


def question_of(game: Game, decision: Decision, naming: Naming) -> Question:
    """The question that a decision puts to a player.

    Shape: decision -> question with a choice for each option, in the same order. A player who is controlled by another
    is asked with the controller's answers (CR 722.5).
    """
    controller = game.player(decision.player).controlled_by or decision.player
    # A mode keeps the number that it has on the card, also where others can't be chosen.
    keeps_number = decision.kind in _NUMBERED
    choices = tuple((option, option.number if keeps_number else None) for option in decision.options)
    return Question(
        PlayerName(str(controller)),
        _Offered(game.view, naming, choices),
        decision.minimum,
        max(decision.minimum, decision.maximum),
        is_by_name_only=decision.kind in _BY_NAME,
        is_forced=not is_open(decision),
        is_ordering=decision.kind is DecisionKind.ORDER,
        unchanged=decision.default[0] if decision.prompt == "new target" and decision.default else None,
        is_implied=decision.kind is DecisionKind.MAY and decision.prompt == "pay additional cost",
        may_be_begun=decision.kind is DecisionKind.OBJECTS and decision.minimum == 0,
        runs_out=decision.runs_out,
        asked_of=PlayerName(str(decision.player)) if controller != decision.player else None,
    )


class _Offered(Sequence[Choice]):
    """The choices of a question, each put into words when an answer is first compared with it: most questions get no
    answer, and one about the order of a hundred triggers has a hundred choices."""

    def __init__(self, view: Projection, naming: Naming, options: tuple[tuple[Option, int | None], ...]) -> None:
        self._view, self._naming, self._options = view, naming, options
        self._made: dict[int, Choice] = {}

    def __len__(self) -> int:
        return len(self._options)

    @overload
    def __getitem__(self, place: int) -> Choice: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Choice, ...]: ...
    def __getitem__(self, place: int | slice) -> Choice | tuple[Choice, ...]:
        if isinstance(place, slice):
            return tuple(self[one] for one in range(len(self))[place])
        option, number = self._options[place]
        if place not in self._made:
            self._made[place] = choice_of(self._view, option, self._naming, number)
        return self._made[place]


def choice_of(view: Projection, option: Option, naming: Naming, number: int | None = None) -> Choice:
    """Everything that an answer may call an option."""
    names: frozenset[str] = frozenset()
    card_id = None
    if option.object is not None and not option.is_named_by_text:
        names = naming.names_of(view, ObjectId(option.object))
        card_id = naming.id_of(view, ObjectId(option.object))
    return Choice(
        names=names,
        id=card_id,
        player=None if option.player is None else str(option.player),
        number=option.number if number is None else number,
        words=_words(option),
        texts=(fold_name(option.text),) if option.text else (),
    )


def _words(option: Option) -> frozenset[str]:
    words = {plain_word(option.text)} if option.text else set()
    value: Any = option.value
    if isinstance(value, Color):
        words.add(value.name.casefold())
    if isinstance(value, bool):
        words.add("yes" if value else "no")
    return frozenset(words)


def completed(decision: Decision, question: Question, picks: tuple[int, ...]) -> tuple[int, ...]:
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
