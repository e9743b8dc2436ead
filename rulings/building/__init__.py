"""Building the corpus: everything that a front needs to make it and to say what was made."""

from rulings.building.build import NothingToBuildError, build_corpus, default_corpus_path
from rulings.building.progress import BuildProgress, OnProgress, Stage
from rulings.corpus.report import BuildReport, SourceReport

__all__ = [
    "BuildProgress",
    "BuildReport",
    "NothingToBuildError",
    "OnProgress",
    "SourceReport",
    "Stage",
    "build_corpus",
    "default_corpus_path",
]
