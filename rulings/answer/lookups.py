"""Questions on names alone: which cards a typed name may mean, and how surely.

What is here: one name, and many names one after another. What is not: the card itself (``rulings.answer.cards``).
"""

from collections.abc import Callable, Mapping
from typing import Any

from rulings.answer.desk import Desk
from rulings.lookup.cards.batch import BatchAnswer, answer_batch
from rulings.lookup.cards.records import NameAnswer


async def answer_lookup(desk: Desk, query: str, limit: int = 10) -> NameAnswer:
    """The cards that a typed name may mean, best first, and how sure that is.

    日本語: 入力された名前の候補
    """
    index = await desk.names()
    return await desk.in_lookups(index.search_names, query, limit)


async def answer_lookup_batch(desk: Desk) -> Callable[[Mapping[str, Any]], BatchAnswer]:
    """A function that answers ``{"id", "query"}``, for reading a file line by line."""
    index = await desk.names()
    return lambda query: next(answer_batch(index, [query]))
