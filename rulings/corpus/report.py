"""What a build did, for people and for ``data info``.

What is here: the record and its JSON. What is not: the build (``rulings.building``) and the words in which a front
tells it (``bot``).
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulings.corpus.records import Disagreement, LeftOut, Reason, Source, Tally

_LISTED = 200
"""How many cases of one sort the corpus itself keeps; the returned report has all."""


@dataclass(frozen=True, slots=True)
class SourceReport:
    """What one input gave."""

    source: Source
    tallies: tuple[Tally, ...]
    """For every sort of fact how many it has and how many were taken."""

    @property
    def entries(self) -> int:
        """How many facts of all sorts it has."""
        return sum(tally.entries for tally in self.tallies)

    @property
    def taken(self) -> int:
        """How many of them are in the corpus."""
        return sum(tally.taken for tally in self.tallies)


@dataclass(frozen=True, slots=True)
class BuildReport:
    """What came from where, what was left out and why, and where sources disagree.

    日本語: データベース作成の報告
    """

    path: Path
    """The corpus file."""
    sources: tuple[SourceReport, ...]
    """Every input that was read, newest first."""
    counts: Mapping[str, int]
    """Rows of the corpus: ``cards``, ``faces``, ``missing_faces``, ``names_ja``, ``rulings``, ``rules_editions``."""
    left_out: tuple[LeftOut, ...]
    disagreements: tuple[Disagreement, ...]
    unread: tuple[tuple[Path, str], ...] = ()
    """Files that were given and not used, with the reason."""
    notes: tuple[str, ...] = ()
    """Codes of what a person should know: ``snapshot_absent``."""

    def count_left_out(self) -> dict[tuple[str, str], int]:
        """How many were left out, by source and reason, the most first."""
        counts: Counter[tuple[str, str]] = Counter()
        for item in self.left_out:
            counts[item.source, item.reason.value] += item.count
        return dict(counts.most_common())

    def unknown_layouts(self, source: str) -> tuple[str, ...]:
        """The layouts that kept entries of a source out because this version doesn't know them, in order."""
        items = (item for item in self.left_out if item.reason is Reason.UNKNOWN_LAYOUT and item.source == source)
        return tuple(sorted({item.what for item in items}))

    def count_disagreements(self) -> dict[str, int]:
        """How many disagreements of each kind."""
        return dict(Counter(item.kind.value for item in self.disagreements).most_common())

    def to_json(self) -> dict[str, Any]:
        """The report as plain data, the same for the same inputs wherever they lie.

        Shape: counts are whole; of the single cases at most 200 of each sort are listed.
        """
        shown: Counter[tuple[str, str]] = Counter()
        listed = []
        for item in self.left_out:
            sort = (item.source, item.reason.value)
            shown[sort] += 1
            if shown[sort] <= _LISTED:
                listed.append([item.source, item.reason.value, item.what, item.detail])
        disagreements = []
        shown.clear()
        for case in self.disagreements:
            shown[case.kind.value, ""] += 1
            if shown[case.kind.value, ""] <= _LISTED:
                disagreements.append([case.kind.value, case.subject, list(case.claims)])
        return {
            "sources": [
                {
                    "key": report.source.key,
                    "title": report.source.title,
                    "edition": report.source.edition,
                    "facts": {tally.fact.value: [tally.entries, tally.taken] for tally in report.tallies},
                }
                for report in self.sources
            ],
            "counts": dict(self.counts),
            "left_out": [[source, reason, count] for (source, reason), count in self.count_left_out().items()],
            "left_out_cases": listed,
            "disagreements": self.count_disagreements(),
            "disagreement_cases": disagreements,
            "unread": [[path.name, reason] for path, reason in self.unread],
            "notes": list(self.notes),
        }
