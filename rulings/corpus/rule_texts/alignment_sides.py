"""One edition while it is being aligned: its entries by place, and the links found so far.

What is here: the record that the steps of the alignment share. What is not: the steps
(``rulings.corpus.rule_texts.alignment``).
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.alignment_text import Comparable
from rulings.corpus.rule_texts.numbering import RuleKind, kind_of, parent_of


@dataclass(slots=True)
class Side:
    """One edition, prepared."""

    numbers: list[RuleNumber]
    """Number by place."""
    texts: Sequence[Comparable]
    """Text by place."""
    parents: list[int | None]
    """Place of the entry one level up, by place."""
    children: defaultdict[int, list[int]]
    """Places one level below."""
    links: dict[int, int] = field(default_factory=dict)
    """Place here -> place on the other side, found so far."""

    @classmethod
    def of(cls, numbers: Sequence[RuleNumber], texts: Sequence[Comparable]) -> "Side":
        """One edition from the numbers of its entries and their texts, or what is known of them."""
        places: dict[RuleNumber, int] = {}
        parents: list[int | None] = []
        children: defaultdict[int, list[int]] = defaultdict(list)
        for place, number in enumerate(numbers):
            # A parent stands before its children; of a number printed twice the latest is the one meant.
            places[number] = place
            above = parent_of(number)
            parent = places.get(above) if above else None
            parents.append(parent)
            if parent is not None:
                children[parent].append(place)
        return cls(list(numbers), texts, parents, children)

    def free(self) -> list[int]:
        """Places without a link, in order."""
        return [place for place in range(len(self.numbers)) if place not in self.links]

    def by_text(self) -> dict[str, list[int]]:
        """Places of each text, in order."""
        places: defaultdict[str, list[int]] = defaultdict(list)
        for place, text in enumerate(self.texts):
            places[text.normal].append(place)
        return places

    def is_heading(self, place: int) -> bool:
        """Whether the entry is a chapter or a section."""
        return kind_of(self.numbers[place]) in (RuleKind.CHAPTER, RuleKind.SECTION)

    def headings(self) -> list[int]:
        """Places of the chapters and sections, in order."""
        return [place for place in range(len(self.numbers)) if self.is_heading(place)]
