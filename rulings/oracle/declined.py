"""Why a line was not understood, and at which words.

What is here: the kinds of refusal and the places in the printed line. What is not: how the front words it.
"""

from dataclasses import dataclass
from enum import StrEnum

from rulings.abilities.card import DeclinedLine
from rulings.oracle.normalise import Line, printed_part

WORDS_SHOWN = 6
"""How many tokens of the place are quoted."""
_LAST = 4
"""So many words are quoted where reading came to the end of a line."""


class Why(StrEnum):
    """What stopped the understanding of a line."""

    UNKNOWN_WORDS = "unknown words"
    """No phrase goes on at this place."""
    TWO_READINGS = "two readings"
    """The words can be read in two ways that mean different things."""
    NOT_SAID_BACK = "not said back"
    """What was read would be worded differently, so something may have been lost."""
    TOO_LONG = "too long"
    """Reading took too many steps."""
    IRREGULAR = "irregular spelling"
    """Spaces, capitals or marks of the line follow no rule."""
    NO_ANTECEDENT = "no single antecedent"
    """A pronoun could stand for nothing, or for two things."""
    REMINDER_DIFFERS = "reminder text differs"
    """The reminder text is not the one of the keyword."""


@dataclass(frozen=True, slots=True)
class Declined:
    """One line that was not understood."""

    why: Why
    """What stopped it."""
    position: int
    """Token at which it stopped; the number of tokens at the end of the line."""
    words: str
    """The words there, as printed; empty at the end of the line."""
    expected: tuple[str, ...] = ()
    """Words and ``{Category}`` names that would have been understood there."""
    readings: tuple[str, ...] = ()
    """The different meanings, where there are two or more."""

    def as_record(self, line: Line) -> DeclinedLine:
        """The record that a card carries to the kernel and to the front."""
        before = printed_part(line, 0, self.position)
        whole = printed_part(line, 0, len(line.tokens))
        return DeclinedLine(whole, self.words, min(len(before), len(whole)), self.why.value)


def decline(
    line: Line,
    why: Why,
    position: int = 0,
    expected: tuple[str, ...] = (),
    readings: tuple[str, ...] = (),
) -> Declined:
    """A refusal of the line at a token."""
    words = printed_part(line, position, min(position + WORDS_SHOWN, len(line.tokens)))
    return Declined(why, position, words.strip(), expected, readings)


def last_words(text: str) -> str:
    """The words at the end of a line, for one that was read to its end and is declined all the same."""
    return " ".join(text.split()[-_LAST:])
