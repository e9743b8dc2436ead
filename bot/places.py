"""Where the files of this machine lie.

What is here: the paths of corpus and store. What is not: opening them. The corpus's default is the one of
``rulings.building``, which a test holds to this one: importing it here would load everything that builds.
"""

from pathlib import Path

import platformdirs

from bot.settings import Settings


def corpus_path(settings: Settings) -> Path:
    """The corpus file: the setting, else ``corpus.sqlite`` in the user's data folder."""
    if settings.corpus:
        return Path(settings.corpus)
    return Path(platformdirs.user_data_dir("judgebot", appauthor=False)) / "corpus.sqlite"


def store_path(settings: Settings) -> Path:
    """The file that remembers choices and open answers: the setting, else ``store.sqlite`` beside the corpus."""
    return Path(settings.store) if settings.store else corpus_path(settings).with_name("store.sqlite")
