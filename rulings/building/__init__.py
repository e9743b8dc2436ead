"""Building the corpus: everything that a front needs to make it and to say what was made.

What is here: inputs recognised by content, the order of a build, models of texts, concordance, progress.
What is not: readers of single formats (rulings.sources); the file's layout (rulings.corpus).
May import: the leaves (see rulings), all of rulings.
Begin with: build.py, inputs.py.
"""

from rulings.building.build import NothingToBuildError, build_corpus, default_corpus_path, default_downloads_path
from rulings.building.progress import BuildProgress, OnProgress, Stage
from rulings.corpus.report import BuildReport, SourceReport
from rulings.sources.downloads import DOWNLOADS, Download, DownloadProgress, DownloadReport, Hosts, update_files

__all__ = [
    "DOWNLOADS",
    "BuildProgress",
    "BuildReport",
    "Download",
    "DownloadProgress",
    "DownloadReport",
    "Hosts",
    "NothingToBuildError",
    "OnProgress",
    "SourceReport",
    "Stage",
    "build_corpus",
    "default_corpus_path",
    "default_downloads_path",
    "update_files",
]
