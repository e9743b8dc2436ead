"""``python -m rulings.building.manifest [--check]``: brings the counts and hashes of ``data/MANIFEST.toml`` up to date.

What is here: the command. What is not: the manifest (``rulings.corpus.manifest``).
"""

import argparse
import sys
from collections.abc import Sequence

from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.manifest import find_manifest_faults, update_manifest


def main(arguments: Sequence[str] | None = None) -> int:
    """Update the manifest, or with ``--check`` say what in it is not so.

    Shape: exit status 0, or 1 if the check found something.
    """
    parser = argparse.ArgumentParser(prog="python -m rulings.building.manifest", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, list what is not so")
    folder = find_bundled_data()
    if parser.parse_args(arguments).check:
        faults = find_manifest_faults(folder)
        print("\n".join(faults), end="\n" if faults else "")
        return 1 if faults else 0
    update_manifest(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
