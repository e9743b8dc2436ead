"""Every file of ``data`` is read by somebody, and all that is wrong with any of them is listed at once."""

from collections.abc import Callable, Mapping
from fnmatch import fnmatch
from pathlib import Path

from rulings.corpus.bundled import find_bundled_data, load_bundled_names
from rulings.corpus.bundled_rulings import load_bundled_rulings
from rulings.corpus.manifest import load_manifest
from rulings.corpus.policy import load_policy
from rulings.corpus.printings import load_printings
from rulings.corpus.rule_texts.concordance import Concordance
from rulings.corpus.rule_texts.fingerprints import read_fingerprint
from rulings.corpus.rule_texts.period_wording import load_period_wording
from rulings.corpus.rule_texts.rule_headings import load_headings
from rulings.corpus.rule_texts.rule_summaries import load_rule_summaries
from rulings.corpus.sets import load_sets
from rulings.errors import RulingsError
from rulings.lookup.rules.keywords import load_terms
from rulings.lookup.texts.concepts import load_concepts
from rulings.lookup.texts.search_index import load_asked
from rulings.sources.name_table import read_name_table
from rulings.table.reading.read import load_table

DATA = find_bundled_data()

READERS: Mapping[str, Callable[[Path], object]] = {
    "cards/sets.toml": lambda path: load_sets(path.parent.parent),
    "cards/printings.tsv": load_printings,
    "names/*.toml": lambda path: load_bundled_names(path.parent),
    "names/japanese.tsv": read_name_table,
    "rules/summaries-*.toml": lambda path: load_rule_summaries(path.parent),
    "rules/headings.toml": load_headings,
    "rules/keywords.toml": load_terms,
    "rules/glossary.toml": load_terms,
    "rules/concordance.tsv": Concordance.load,
    "rules/fingerprints.tsv": lambda path: read_fingerprint(path.read_text(encoding="utf-8")),
    "rules/period_wording.toml": load_period_wording,
    "policy/*.toml": lambda path: load_policy(path.parent),
    "search/words.toml": lambda path: load_concepts(path.parent.parent),
    "search/asked.toml": lambda path: load_asked(path.parent.parent),
    "rulings/*.toml": lambda path: load_bundled_rulings(path.parent),
    "demonstrations/*.toml": load_table,
    "README.md": lambda path: path.read_text(encoding="utf-8"),
    "MANIFEST.toml": lambda path: load_manifest(path.parent),
}
"""Pattern of a file -> what reads it, faults and all."""


def test_every_file_loads_and_every_file_has_a_reader() -> None:
    faults = []
    for path in sorted(path for path in DATA.rglob("*") if path.is_file() and not path.name.startswith(".")):
        name = path.relative_to(DATA).as_posix()
        readers = [read for pattern, read in READERS.items() if fnmatch(name, pattern)]
        if len(readers) != 1:
            faults.append(f"{name}: {len(readers)} readers")
            continue
        try:
            assert readers[0](path)
        except (RulingsError, ValueError) as fault:
            faults.append(f"{name}: {fault}")
    assert faults == []
