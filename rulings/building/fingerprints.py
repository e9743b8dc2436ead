"""``python -m rulings.building.fingerprints EDITION OUTPUT``: makes the bundled fingerprints of one edition.

What is here: the command. What is not: what a fingerprint is (``rulings.corpus.rule_texts.fingerprints``). The edition
is the newest one of ``data/rules/concordance.tsv``; whoever makes that file anew makes this one too. The same edition
gives the same bytes, and no text of the rules can be read from them.
"""

import argparse
import gzip
from collections.abc import Sequence
from pathlib import Path

from rulings.corpus.rule_texts.fingerprints import EditionFingerprint, print_fingerprint
from rulings.sources.cr_text import read_rules_text


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0."""
    parser = argparse.ArgumentParser(prog="python -m rulings.building.fingerprints", description=__doc__)
    parser.add_argument("edition", type=Path, help="text of the edition, *.txt or *.txt.gz")
    parser.add_argument("output", type=Path, help="file to write, data/rules/fingerprints.tsv")
    options = parser.parse_args(arguments)
    data: bytes = options.edition.read_bytes()
    edition = read_rules_text(gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data)
    options.output.write_text(print_fingerprint(EditionFingerprint.of(edition)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
