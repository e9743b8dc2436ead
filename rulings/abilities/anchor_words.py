"""Anchor words (CR 607.2m, 614.12c): which of two abilities a permanent has by the word chosen as it entered."""

from dataclasses import dataclass

from rulings.abilities.conditions import Condition


@dataclass(frozen=True, slots=True)
class WordChosen(Condition):
    """The word was chosen as this permanent entered."""

    word: str
