"""A sample of the games in which every understood card is played once (``play_every_card`` plays them all)."""

import asyncio
from functools import cache
from pathlib import Path

import pytest

from rulings.corpus.cards import Card
from rulings.corpus.database import Corpus
from rulings.table.playing.card_reference import names_in_texts
from tests.table.play_every_card import SUPPORT, TOGETHER, fault_of, playable

EVERY = 600
"""Of all groups of cards by name only every so many is played: all take an hour."""


@cache
def sample(corpus_path: Path) -> tuple[list[list[Card]], dict[str, Card]]:
    async def read() -> tuple[list[list[Card]], dict[str, Card]]:
        async with Corpus.open(corpus_path) as corpus:
            names = sorted({row.card for row in await corpus.all_names()})
            groups = [names[start : start + TOGETHER] for start in range(0, len(names), TOGETHER)][::EVERY]
            found = await corpus.cards([*SUPPORT, *(name for group in groups for name in group)])
            named = await corpus.cards(sorted(names_in_texts(found.values())))
        support = {name: found[name] for name in SUPPORT}
        return [[found[name] for name in group if name in found] for group in groups], {**named, **support}

    return asyncio.run(read())


@pytest.mark.parametrize("number", range(12))
def test_a_card_is_played_without_a_fault(corpus_path: Path, number: int) -> None:
    groups, support = sample(corpus_path)
    cards = playable(groups[number])
    assert fault_of(cards, support, number) is None, [card.name for card in cards]
