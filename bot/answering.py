"""What a command answers with: the pages that a person turns.

What is here: the page, and what a command hands to whoever makes pages. What is not: the commands with their answers
(``bot.commands``), remembering and drawing (``bot.pages``).
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

import discord

from bot.render.document import Document
from bot.render.embed import render_embeds
from bot.services import Services
from bot.store.questions import Question, Topic
from bot.views.linking import Link
from rulings.narrate.report import BoardView


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


Answers = Mapping[Topic, Callable[[Services, Question], Awaitable[list[Page]]]]
"""What a command answers, each question anew: buttons bring it back after a restart. At least one page; raises
``RulingsError`` where it can't be answered."""


def pages_of(document: Document, *, is_for_asker: bool = False) -> list[Page]:
    """The document on as many pages as it needs."""
    return [Page(embed, is_for_asker=is_for_asker) for embed in render_embeds(document)]
