"""The sentence for an event, by the writer of its kind.

What is here: loading the writers, and asking the one. What is not: the writers.
"""

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.language import Language
from rulings.narrate import sentences
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail
from rulings.narrate.sentences.writers import WRITERS, Writer


def told_events() -> frozenset[type[e.Event]]:
    """The kinds of events that have a sentence."""
    return frozenset(_writers())


def sentence(game: Game, names: Names, language: Language, event: e.Event) -> tuple[Detail, str] | None:
    """How an event is told in one language; ``None`` if others say it already.

    ``game`` shows the state right after the event.
    """
    writer = _writers().get(type(event))
    return writer(game, names, language, event) if writer is not None else None


@cache
def _writers() -> dict[type[e.Event], Writer]:
    """The writers, once all modules of the package have declared theirs."""
    for module in walk_packages(sentences.__path__, f"{sentences.__name__}."):
        import_module(module.name)
    return WRITERS
