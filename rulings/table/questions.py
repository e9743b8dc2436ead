"""Decisions of the kernel as questions that a table's answers can be put to.

What is here: for each option all the words by which an answer may name it. What is not: the protocol of answers
(``answers``) and what is asked at all (the kernel).
"""

from typing import Any

from rulings.abilities.vocabulary import Color
from rulings.kernel.decisions import Decision, DecisionKind, Option
from rulings.kernel.game import Game, is_open
from rulings.kernel.ids import ObjectId
from rulings.table.answers import Choice, Question, plain_word
from rulings.table.names import fold_name
from rulings.table.naming import Naming
from rulings.table.setup import PlayerName

_BY_NAME = frozenset({DecisionKind.TRIGGER_ORDER, DecisionKind.ORDER, DecisionKind.PAY})
_NUMBERED = frozenset({DecisionKind.MODE})


def question_of(game: Game, decision: Decision, naming: Naming) -> Question:
    """The question that a decision puts to a player.

    Shape: decision -> question with a choice for each option, in the same order. A player who is controlled by another
    is asked with the controller's answers (CR 722.5).
    """
    controller = game.player(decision.player).controlled_by or decision.player
    # A mode keeps the number that it has on the card, also where others can't be chosen.
    choices = tuple(
        choice_of(game, option, naming, option.number if decision.kind in _NUMBERED else None)
        for option in decision.options
    )
    return Question(
        PlayerName(str(controller)),
        choices,
        decision.minimum,
        max(decision.minimum, decision.maximum),
        is_by_name_only=decision.kind in _BY_NAME,
        is_forced=not is_open(decision),
        is_ordering=decision.kind is DecisionKind.ORDER,
        unchanged=decision.default[0] if decision.prompt == "new target" and decision.default else None,
        is_implied=decision.kind is DecisionKind.MAY and decision.prompt == "pay additional cost",
    )


def choice_of(game: Game, option: Option, naming: Naming, number: int | None = None) -> Choice:
    """Everything that an answer may call an option."""
    names: frozenset[str] = frozenset()
    card_id = None
    if option.object is not None and not option.is_named_by_text:
        names = naming.names_of(game.view, ObjectId(option.object))
        card_id = naming.id_of(game.view, ObjectId(option.object))
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
