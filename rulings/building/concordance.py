"""``python -m rulings.building.concordance HISTORY OUTPUT``: makes the bundled concordance from a folder of editions.

What is here: the command. What is not: aligning (``rulings.corpus.rule_texts.alignment``) and chaining
(``rulings.corpus.rule_texts.concordance_building``). The result holds numbers, kinds and dates only, and the same
folder gives the same bytes.
"""

import argparse
import gzip
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from rulings.corpus.rule_texts.concordance_building import ConcordanceBuilder
from rulings.corpus.rule_texts.concordance_lives import print_lives
from rulings.corpus.rule_texts.rules import RulesEdition
from rulings.sources.cr_text import read_rules_text


def read_editions(folder: Path) -> list[RulesEdition]:
    """Every edition of a folder (``*.txt`` and ``*.txt.gz``), oldest first by the date that the text itself gives.

    Raises: RulesTextError: a file is no edition. Of two files with one date the later by name counts.
    """
    editions = {}
    for path in sorted(folder.glob("*.txt*")):
        data = path.read_bytes()
        edition = read_rules_text(gzip.decompress(data) if path.suffix == ".gz" else data)
        editions[edition.effective] = edition
    return [editions[day] for day in sorted(editions)]


def build_concordance(editions: Iterable[RulesEdition]) -> str:
    """The text of ``data/rules/concordance.tsv`` for these editions, oldest first; about a second each."""
    builder = ConcordanceBuilder()
    for edition in editions:
        alignment = builder.add(edition)
        if alignment is not None:
            print(
                f"{edition.effective}: {len(alignment.links)} live on, {len(alignment.removed)} removed, "
                f"{len(alignment.new)} new, {len(alignment.splits)} split, {len(alignment.mergers)} merged",
                file=sys.stderr,
            )
    return print_lives(builder.editions, builder.lives())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0."""
    parser = argparse.ArgumentParser(prog="python -m rulings.building.concordance", description=__doc__)
    parser.add_argument("history", type=Path, help="folder of editions, *.txt or *.txt.gz")
    parser.add_argument("output", type=Path, help="file to write, data/rules/concordance.tsv")
    options = parser.parse_args(arguments)
    options.output.write_text(build_concordance(read_editions(options.history)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
