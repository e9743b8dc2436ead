"""Where the store lies.

What is here: the path. What is not: opening it (``bot.store.database``).
"""

from pathlib import Path

from bot.settings import Settings
from rulings.building import default_corpus_path


def store_path(settings: Settings) -> Path:
    """The file that remembers choices and open answers: the setting, else ``store.sqlite`` beside the corpus."""
    if settings.store:
        return Path(settings.store)
    corpus = Path(settings.corpus) if settings.corpus else default_corpus_path()
    return corpus.with_name("store.sqlite")
