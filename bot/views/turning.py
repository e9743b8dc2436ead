"""Buttons that turn the pages of an answer, and one that shows a private answer to everybody.

What is here: buttons whose whole state is in their ``custom_id``, so that they work after a restart. What is not: how
an answer is made (``bot.pages``).
"""

import re
from typing import Final, Self

import discord

from bot.language import say
from bot.store.questions import Question
from bot.views.pressing import Answers, Pressed

_FIRST: Final = "first"
_BACK: Final = "back"
_HERE: Final = "here"
_ON: Final = "on"
_LAST: Final = "last"
_SIGNS: Final = {_FIRST: "⏮", _BACK: "◀", _ON: "▶", _LAST: "⏭"}


class TurnButton(
    Pressed,
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"turn:(?P<question>[\w-]{12}):(?P<page>\d{1,5}):(?P<place>first|back|here|on|last)",
):
    """Goes to one page of one answer."""

    def __init__(self, question_id: str, page: int, place: str, *, label: str = "", is_disabled: bool = False) -> None:
        super().__init__(
            discord.ui.Button(
                label=label or _SIGNS.get(place, "·"),
                style=discord.ButtonStyle.primary if place == _ON else discord.ButtonStyle.secondary,
                disabled=is_disabled,
                custom_id=f"turn:{question_id}:{page}:{place}",
            )
        )
        self.question_id = question_id
        self.page = page

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> Self:
        """The button back from its ``custom_id``."""
        return cls(match["question"], int(match["page"]), match["place"])

    async def answer(self, replies: Answers, interaction: discord.Interaction) -> None:
        """Show the page in place of the one that is there."""
        await replies.replace(interaction, self.question_id, lambda question: question, self.page)


class ShareButton(
    Pressed,
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"share:(?P<question>[\w-]{12}):(?P<page>\d{1,5})",
):
    """Shows an answer that only one person sees to the whole channel."""

    def __init__(self, question_id: str, page: int, *, label: str = "·") -> None:
        super().__init__(discord.ui.Button(label=label, emoji="📢", custom_id=f"share:{question_id}:{page}"))
        self.question_id = question_id
        self.page = page

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> Self:
        """The button back from its ``custom_id``."""
        return cls(match["question"], int(match["page"]))

    async def answer(self, replies: Answers, interaction: discord.Interaction) -> None:
        """Post the page as a new message for everybody, where the server lets them."""
        await replies.share(interaction, self.question_id, self.page)


def turning_view(question: Question, page: int, of: int, *, can_share: bool) -> discord.ui.View | None:
    """The buttons under a page: none for a public answer of one page."""
    view = discord.ui.View(timeout=None)
    if of > 1:
        goals = ((_FIRST, 0), (_BACK, page - 1), (_HERE, page), (_ON, page + 1), (_LAST, of - 1))
        for place, goal in goals:
            is_dead = place == _HERE or goal == page or not 0 <= goal < of
            label = f"{page + 1}/{of}" if place == _HERE else ""
            view.add_item(TurnButton(question.id, max(goal, 0), place, label=label, is_disabled=is_dead))
    if can_share:
        view.add_item(ShareButton(question.id, page, label=say(question.language, "view.share")))
    return view if view.children else None
