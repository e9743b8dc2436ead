"""How a kind of event is told: the table of writers, and the plain ones.

What is here: declaring a writer. What is not: the sentences (the other files of this package), finding the writer of an
event (``sentence``).
"""

from collections.abc import Callable
from typing import Any

from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.language import Language
from rulings.narrate.catalogue import message, word
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail

Writer = Callable[[Game, Names, Language, Any], tuple[Detail, str] | None]
WRITERS: dict[type[e.Event], Writer] = {}


def writes(kind: type[e.Event]) -> Callable[[Writer], Writer]:
    """Declares how a kind of event is told."""

    def register(function: Writer) -> Writer:
        WRITERS[kind] = function
        return function

    return register


def plain(kind: type[e.Event], detail: Detail, key: str, **slots: str) -> None:
    """Events whose slots are objects, players or plain values: ``slots`` names the field of each."""

    def write(game: Game, names: Names, language: Language, event: Any) -> tuple[Detail, str]:
        values = {slot: _value(game, names, language, getattr(event, field)) for slot, field in slots.items()}
        return detail, message(language, "event", key, **values)

    WRITERS[kind] = write


def _value(game: Game, names: Names, language: Language, value: Any) -> str:
    if isinstance(value, tuple):
        return names.several(game, value, language)
    if isinstance(value, str) and value in game.state.players:
        return names.recipient(game, PlayerId(value), language)
    if isinstance(value, int) and (value in game.state.objects or value in game.state.ghosts):
        return names.of(game, ObjectId(value), language)
    return str(value) if value is not None else word(language, "word", "none")
