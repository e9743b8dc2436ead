"""From a question to the pages that a person turns.

What is here: answering a remembered question once, remembering its pages, drawing their boards. What is not: the
answers (with their commands, ``bot.commands``), buttons (``bot.views``).
"""

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from typing import Final

from bot.answering import Answers, Page
from bot.render.board import render_board
from bot.render.board.fonts import find_font_file
from bot.services import Services
from bot.store.questions import Question

log = logging.getLogger(__name__)

_REMEMBERED: Final = 64
"""Answers whose pages are kept in memory; others are answered anew when a button is pressed."""


class PageMaker:
    """Answers questions and remembers the latest answers."""

    def __init__(self, services: Services, answers: Answers) -> None:
        self._services = services
        self._answers = answers
        self._latest: OrderedDict[str, list[Page]] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[list[Page]]] = {}

    async def pages(self, question: Question) -> list[Page]:
        """The pages of the answer, at least one; the same question asked twice at once is answered once.

        Raises: RulingsError: it can't be answered.
        """
        key = question.id
        if key in self._latest:
            self._latest.move_to_end(key)
            return self._latest[key]
        if key not in self._under_way:
            task = asyncio.create_task(self._answer(question), name=f"answer {key}")
            task.add_done_callback(lambda done: self._forget(key, done))
            self._under_way[key] = task
        pages = await asyncio.shield(self._under_way[key])
        self._latest[key] = pages
        while len(self._latest) > _REMEMBERED:
            self._latest.popitem(last=False)
        return pages

    async def _answer(self, question: Question) -> list[Page]:
        return await self._answers[question.topic](self._services, question)

    def _forget(self, key: str, done: "asyncio.Task[list[Page]]") -> None:
        self._under_way.pop(key, None)
        if not done.cancelled():
            done.exception()  # so that asyncio does not complain where whoever asked has gone

    async def picture(self, question: Question, page: Page) -> bytes | None:
        """The page's board as PNG; ``None`` without a board, or where it can't be drawn, which the log tells."""
        if page.board is None:
            return None
        board, before = page.board, page.before
        try:
            font_file = find_font_file(self._services.settings.font)
            return await self._services.off_loop(
                partial(render_board, question.language, board, before=before, font_file=font_file)
            )
        except Exception:
            log.exception("a board could not be drawn")
            return None
