"""Random games of random playable cards: nothing crashes, every card stays one card, and every game comes to an end."""

import asyncio
from functools import cache
from pathlib import Path

import pytest

from rulings.corpus.cards import Card
from rulings.corpus.database import Corpus
from tests.table.random_play import random_game, understood

EVERY = 40
"""Of all cards by name only every fortieth takes part: reading the texts of all takes a minute."""


@cache
def pool(corpus_path: Path) -> list[Card]:
    async def read() -> list[Card]:
        async with Corpus.open(corpus_path) as corpus:
            names = sorted({row.card for row in await corpus.all_names()})[::EVERY]
            found = await corpus.cards(names)
        return [found[name] for name in names if name in found]

    return understood(asyncio.run(read()))


@pytest.fixture
def cards(corpus_path: Path) -> list[Card]:
    return pool(corpus_path)


@pytest.mark.parametrize("seed", range(16))
def test_a_random_game_keeps_every_card_and_ends(cards: list[Card], seed: int) -> None:
    assert len(cards) > 200
    random_game(cards, seed).play()


def test_the_same_seed_is_the_same_game(cards: list[Card]) -> None:
    first, second = random_game(cards, 7), random_game(cards, 7)
    first.play()
    second.play()
    assert [entry.event for entry in first.game.log] == [entry.event for entry in second.game.log]
