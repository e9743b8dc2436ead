"""Places in the project, as records.

What is here: plain data, frozen. What is not: how places are found (the other files of this package).
"""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A line of a file."""

    file: str
    """Path within the project: ``rulings/oracle/phrases/effects/cards.py``."""
    line: int
    """From 1."""
    name: str = ""
    """What stands there: a class, a function with the decorator that registers it, a rule with its witness words."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class NodePlaces:
    """A class of nodes, what plays it and what tests it."""

    node: Place
    """Where the class stands."""
    handlers: tuple[Place, ...] = ()
    """What the kernel has registered for it; ``name`` tells how: ``performs draw_cards``."""
    asked_by: tuple[Place, ...] = ()
    """Kernel modules that name the class, where none has registered anything for it."""
    tests: tuple[Place, ...] = ()
    """Tests that name the class."""


@dataclass(frozen=True, slots=True)
class PhrasePlaces:
    """A phrase that a text used, or that a keyword is said with."""

    template: str
    """Its words with its slots: ``{who:Subject} draw[s] {amount:Amount} card(s)``."""
    category: str
    """The category that it is declared in."""
    phrase: Place
    """Where it is declared."""
    node: str = ""
    """The class that it makes; empty where that is no node."""
    test: str = ""
    """The file of tests that mirrors its module; empty where there is none."""


@dataclass(frozen=True, slots=True)
class LinePlaces:
    """One line of a text, or a part of a sentence, with what says it."""

    text: str
    """The words."""
    read_as: tuple[str, ...] = ()
    """Categories that read it; empty where it was not understood."""
    phrases: tuple[PhrasePlaces, ...] = ()
    """From the outside to the inside, in the order of the words."""
    nodes: tuple[NodePlaces, ...] = ()
    """What it means, each class once."""
    why: str = ""
    """Of a line that was not understood: what stopped the reading."""
    stopped_at: str = ""
    """The words at which it stopped; where it came to the end, the last ones."""
    is_at_end: bool = False
    """Whether reading came to the end of the line, which is not complete or not said back."""
    expected: tuple[str, ...] = ()
    """Words and ``{Category}`` names that would have been understood there."""


class Subject(StrEnum):
    """What a question is about."""

    WORDS = "words"
    CARD = "card"
    RULE = "rule"
    KEYWORD = "keyword"


class Kind(StrEnum):
    """What sort of places belong together."""

    CITATIONS = "citations"
    """Rules code that cites the rule."""
    AROUND = "around"
    """Where nothing cites the rule itself: rules code that cites one of the same rule or section."""
    SUMMARIES = "summaries"
    """Our own summaries of it."""
    KERNEL = "kernel"
    """Rules code that knows the keyword by its name."""
    TESTS = "tests"
    """Tests that speak of it."""
    TABLES = "tables"
    """Tables that play it or whose outcome rests on it."""


@dataclass(frozen=True, slots=True)
class Places:
    """Places of one sort."""

    kind: Kind
    """Which."""
    places: tuple[Place, ...]
    """All of them, sorted."""


@dataclass(frozen=True, slots=True)
class WhereAnswer:
    """Where in the project something is said, played and tested.

    日本語: 文章・カード・ルール・キーワードが、コードのどこにあるか
    """

    query: str
    """As it was understood: the words, the card's name, the rule's number or the keyword."""
    subject: Subject
    """What it is."""
    lines: tuple[LinePlaces, ...] = ()
    """Of words, a card or a keyword."""
    places: tuple[Places, ...] = ()
    """Beyond the lines."""
    has_cards: bool = True
    """Whether the cards were at hand, by which tables of a wording are found."""

    @property
    def is_found(self) -> bool:
        """Whether there is any place; rules around one that nothing names are none."""
        named = (one.places for one in self.places if one.kind is not Kind.AROUND)
        return bool(any(one.phrases or one.nodes for one in self.lines) or any(named))
