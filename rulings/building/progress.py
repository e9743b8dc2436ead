"""How far a build is, for a front to draw.

What is here: the record and the stages. What is not: drawing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class Stage(StrEnum):
    """What a build is doing, in order."""

    FETCHING = "fetching"
    READING = "reading"
    MERGING = "merging"
    COMPILING = "compiling"
    WRITING = "writing"
    INDEXING = "indexing"
    FINISHING = "finishing"


@dataclass(frozen=True, slots=True)
class BuildProgress:
    """How far a build is."""

    stage: Stage
    subject: str
    """What it works on: the name of a file or of a kind of record; empty where the stage says it."""
    done: int
    """Of ``total``; both 0 where that can't be said."""
    total: int


OnProgress = Callable[[BuildProgress], None]
"""Called many times a second at most; an error that it raises ends the build, the old corpus untouched."""


def tell_nobody(progress: BuildProgress) -> None:
    """Progress that nobody asked for."""
