"""From a question to the pages that a person turns.

What is here: answering a remembered question and laying the answer out as pages. What is not: buttons (``bot.views``)
and the commands that ask.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from datetime import date
from typing import Final

import discord

from bot.render.answer import answer_document, with_reading
from bot.render.board import render_board
from bot.render.board.fonts import find_font_file
from bot.render.demonstration import overview_document, scenes
from bot.render.document import Document
from bot.render.embed import COLOUR_ANSWER, COLOUR_FAULT, render_embeds
from bot.render.rule_history import rule_history_document
from bot.search_filter import SearchFilter
from bot.services import Services
from bot.store.questions import Question, Topic
from bot.views.linking import Link, rule_links
from rulings import answer
from rulings.answer.records import (
    CardAnswer,
    DemonstrationAnswer,
    MeetingNotFoundAnswer,
    RuleAnswer,
    RulingAnswer,
    SearchAnswer,
)
from rulings.language import Language
from rulings.narrate.report import BoardView, Status

log = logging.getLogger(__name__)

SEARCH_LIMIT: Final = 20
"""Entries that a search in Discord lists."""

_NEEDS_THE_RULES: Final = frozenset({Topic.ASK, Topic.RULING, Topic.DEMONSTRATION, Topic.TABLE})
"""Questions that may need the grammar and the rules, which are still being loaded when the bot has just started."""

_REMEMBERED: Final = 64
"""Answers whose pages are kept in memory; others are answered anew when a button is pressed."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of an answer."""

    embed: discord.Embed
    """What is written on it."""
    board: BoardView | None = None
    """The table to draw under it."""
    before: BoardView | None = None
    """The table of the page before, to outline what changed."""
    links: tuple[Link, ...] = ()
    """Rules to go on to."""
    is_for_asker: bool = False
    """Whether there is nothing to show to others: nothing was found, or a table file is at fault."""
    is_demonstrable: bool = False
    """Whether a demonstration shows the cards of these rulings."""


class PageMaker:
    """Answers questions and remembers the latest answers."""

    def __init__(self, services: Services) -> None:
        self._services = services
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
                lambda: render_board(question.language, board, before=before, font_file=font_file)
            )
        except Exception:
            log.exception("a board could not be drawn")
            return None

    async def _answer(self, question: Question) -> list[Page]:
        desk, language, words = self._services.desk, question.language, question.words
        if question.topic in _NEEDS_THE_RULES:
            await self._services.warm_up()
        match question.topic:
            case Topic.ASK:
                asked = await answer.answer_ask(desk, words[0], language)
                if isinstance(asked.answer, DemonstrationAnswer):
                    return _demonstration_pages(question, asked.answer)
                document = with_reading(language, asked, answer_document(language, asked.answer))
                if isinstance(asked.answer, RuleAnswer):
                    return _rule_pages(language, asked.answer, document)
                return [Page(embed, is_for_asker=_is_empty(asked.answer)) for embed in render_embeds(document)]
            case Topic.CARD:
                document = answer_document(language, await answer.answer_card(desk, words[0]))
            case Topic.RULE:
                ruled = await answer.answer_rule(desk, words[0], _edition(question))
                return _rule_pages(language, ruled, answer_document(language, ruled))
            case Topic.RULE_HISTORY:
                told = await answer.answer_rule_history(desk, words[0], _edition(question))
                document = rule_history_document(language, told)
            case Topic.RULING:
                found_rulings = await answer.answer_rulings(desk, words, language, question.about or None)
                embeds = render_embeds(answer_document(language, found_rulings))
                is_empty, is_shown = _is_empty(found_rulings), bool(found_rulings.demonstrations)
                return [Page(embed, is_for_asker=is_empty, is_demonstrable=is_shown) for embed in embeds]
            case Topic.SEARCH:
                narrowed = SearchFilter.from_text(question.about).arguments()
                found = await answer.answer_search(desk, words[0], limit=SEARCH_LIMIT, cards=words[1:], **narrowed)
                embeds = render_embeds(answer_document(language, found))
                return [Page(embed, is_for_asker=_is_empty(found)) for embed in embeds]
            case Topic.DEMONSTRATION:
                shown = await answer.answer_demonstration(desk, words, language)
                if isinstance(shown, DemonstrationAnswer):
                    return _demonstration_pages(question, shown)
                document = answer_document(language, shown)
            case Topic.TABLE:
                return _demonstration_pages(question, await answer.answer_table(desk, *words))
        return [Page(embed) for embed in render_embeds(document)]


def _is_empty(found: CardAnswer | MeetingNotFoundAnswer | RulingAnswer | SearchAnswer) -> bool:
    """Whether nothing was found, which the asker alone needs to know."""
    match found:
        case SearchAnswer():
            return not found.found
        case RulingAnswer(ranked=ranked):
            return not ranked.on_all and not ranked.on_some
    return False


def _rule_pages(language: Language, shown: RuleAnswer, document: Document) -> list[Page]:
    links = rule_links(language, shown)
    return [Page(embed, links=links) for embed in render_embeds(document)]


def _edition(question: Question) -> date | None:
    """The day in whose edition a number is meant.

    Raises: EditionUnreadableError: what was typed for it is no date.
    """
    return answer.parse_edition(question.edition) if question.edition else None


def _demonstration_pages(question: Question, shown: DemonstrationAnswer) -> list[Page]:
    play = shown.playthrough
    colour = COLOUR_ANSWER if play.status is Status.RIGHT else COLOUR_FAULT
    overview = render_embeds(overview_document(question.language, shown, question.detail), colour=colour)
    if not play.status.has_outcome:
        is_for_asker = question.topic is Topic.TABLE and play.status is Status.INVALID
        return [Page(embed, is_for_asker=is_for_asker) for embed in overview]
    pages = [Page(overview[0], play.after, play.before), *(Page(embed) for embed in overview[1:])]
    if play.before is not None:
        for scene in scenes(question.language, shown, question.detail):
            embeds = render_embeds(scene.document, colour=colour)
            pages += [Page(embeds[0], scene.board, scene.before), *(Page(embed) for embed in embeds[1:])]
    for page in pages:
        if page.board is not None:
            page.embed.set_image(url="attachment://board.png")
    return pages
