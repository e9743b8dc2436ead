"""Where corpus and store lie."""

from pathlib import Path

import pytest

from bot.settings import Settings, corpus_path, store_path
from rulings.building import default_corpus_path


def test_the_fronts_look_for_the_corpus_where_a_build_puts_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JUDGEBOT_CORPUS", raising=False)
    assert corpus_path(Settings()) == default_corpus_path()
    monkeypatch.setenv("JUDGEBOT_CORPUS", "/elsewhere/corpus.sqlite")
    assert corpus_path(Settings.load({"JUDGEBOT_CORPUS": "/elsewhere/corpus.sqlite"})) == default_corpus_path()


def test_the_store_lies_beside_the_corpus_unless_it_is_set() -> None:
    assert store_path(Settings(corpus="/data/corpus.sqlite")) == Path("/data/store.sqlite")
    assert store_path(Settings(store="/other/s.sqlite")) == Path("/other/s.sqlite")
