"""What is true of every game, whatever is on the table: random games of random understood cards (CR 104-733)."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.abilities.vocabulary import Zone
from rulings.corpus.cards import Card
from rulings.corpus.database import Corpus
from rulings.kernel.casting.mana.foreseeing import copy_of, foresee
from rulings.kernel.happening.game import Game, TooLongError
from rulings.kernel.state import decisions as de
from rulings.kernel.state import events as e
from rulings.kernel.state.state import GameState
from rulings.kernel.state_based.declaring import Actions, checks
from rulings.kernel.turn.mandatory_loops import fingerprint
from tests.table.random_play import RandomGame, random_game, understood

POOL_STEP = 150
"""Every so many cards of the corpus one is a candidate: about 200, of which most are understood."""
GAMES = settings(max_examples=5, deadline=None, derandomize=True)

FREE_OF_RULES = (e.Resolved, e.CantHappen, e.Replaced)
"""Notes of the trace that change nothing by themselves."""


class Pool(list[Card]):
    """Cards to draw from; a failing example need not print them all."""

    def __repr__(self) -> str:
        return f"<{len(self)} cards>"


@pytest.fixture(scope="module")
def pool(corpus_path: Path) -> Pool:
    async def some() -> list[Card]:
        async with Corpus.open(corpus_path) as corpus:
            names = sorted({row.card for row in await corpus.all_names()})[::POOL_STEP]
            return list((await corpus.cards(names)).values())

    return Pool(understood(sorted(asyncio.run(some()), key=lambda card: card.name)))


class WatchedGame(RandomGame):
    """A random game that looks at every request and every state."""

    def answer(self, request: de.Request) -> Any:
        if isinstance(request, de.Decision):
            check_decision(request)
        return super().answer(request)

    def check(self) -> None:
        super().check()
        check_zones(self.game.state)
        if self.actions % 10 == 0:
            check_only_looks(self.game)


def play(pool: Pool, seed: int) -> WatchedGame:
    plain = random_game(pool, seed)
    watched = WatchedGame(plain.game, plain.chance)
    # Half of the games with mana that must be made, for the planning of payments.
    watched.game.mana_is_free = seed % 2 == 0
    with suppress(TooLongError):  # A loop that grows without end: it is seen and said, which is all that is asked here.
        watched.play()
    return watched


def check_decision(decision: de.Decision) -> None:
    """What is offered can be picked, and what happens without an answer is among it."""
    assert 0 <= decision.minimum <= max(decision.minimum, decision.maximum)
    assert not decision.options or decision.minimum <= len(decision.options)
    assert len(set(decision.default)) == len(decision.default)
    assert all(0 <= pick < len(decision.options) for pick in decision.default)
    assert decision.minimum <= len(decision.default) <= max(decision.minimum, decision.maximum)


def check_only_looks(game: Game) -> None:
    """What state-based actions are called for is asked of one snapshot: asking changes nothing (CR 704.3)."""
    for check in checks():
        trial = copy_of(game)
        foresee(check(trial, Actions()))
        assert trial.state is game.state


def check_zones(state: GameState) -> None:
    """Every object is in exactly the one zone that it says, in its owner's where zones have owners (CR 400.3)."""
    placed = [i for ids in state.zones.values() for i in ids]
    assert len(placed) == len(set(placed))
    assert set(placed) == set(state.objects)
    for (zone, owner), ids in state.zones.items():
        for i in ids:
            assert state.objects[i].zone is zone
            assert owner is None or state.objects[i].owner == owner
    for i in state.zones.get((Zone.LIBRARY, None), ()):
        raise AssertionError(f"a library without an owner holds {i}")


@GAMES
@given(seed=st.integers(0, 100_000))
def test_no_card_is_lost_no_illegal_option_is_offered_and_every_event_stands_on_a_rule__400_7(
    pool: Pool, seed: int
) -> None:
    log = play(pool, seed).game.log
    bare = {
        type(entry.event).__name__
        for entry in log
        if isinstance(entry.event, e.Event) and not entry.event.citations and not isinstance(entry.event, FREE_OF_RULES)
    }
    assert log
    assert bare == set()


@settings(GAMES, max_examples=3)
@given(seed=st.integers(0, 100_000))
def test_the_same_answers_give_the_same_game(pool: Pool, seed: int) -> None:
    one, two = play(pool, seed), play(pool, seed)
    assert [repr(entry.event) for entry in one.game.log] == [repr(entry.event) for entry in two.game.log]
    assert fingerprint(one.game.state) == fingerprint(two.game.state)
