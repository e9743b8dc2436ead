"""From a question to the message that answers it, and from a fault to a sentence.

What is here: which message a command, a button or a menu leads to. What is not: the pages of an answer (``bot.pages``)
and the way to Discord (``bot.delivery``).
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import discord

from bot.answering import Page
from bot.delivery import Delivery, Message
from bot.errors import (
    ButtonForgottenError,
    NotSharedError,
    StoreAwayError,
    StoreUnwritableError,
    sentence,
    sentence_for_asker,
)
from bot.language import say
from bot.pages import PageMaker
from bot.preferences import Preferences
from bot.render.embed import COLOUR_ANSWER, render_notice
from bot.services import Services
from bot.store.questions import Question, Topic
from bot.views.choosing import choosing_view
from bot.views.demonstrating import demonstrate_button
from bot.views.linking import link_menu
from bot.views.turning import turning_view
from rulings.answer.errors import UnsureError
from rulings.errors import RulingsError
from rulings.language import Language

log = logging.getLogger(__name__)

_LONGEST_QUERY: Final = 200


class Replies:
    """Answers commands, buttons and menus; whatever happens, the asker is told something."""

    def __init__(self, services: Services, preferences: Preferences, page_maker: PageMaker) -> None:
        self._preferences = preferences
        self._services = services
        self._page_maker = page_maker
        self.delivery = Delivery()

    async def ask(self, interaction: discord.Interaction, read: Callable[[], Awaitable[Question]]) -> None:
        """Answer a slash command with the first page, or with one sentence for the asker alone.

        Discord forgets a command that has no reply within three seconds, so whatever takes longer than the patience
        (``bot.delivery``), its picture included, is acknowledged first; the rest is answered at once.
        """
        is_private = self._preferences.is_private(interaction)

        async def first_page() -> Message:
            return await self._message(interaction, await read(), 0, is_private=is_private)

        await self.post(interaction, first_page, is_private=is_private)

    async def post(
        self, interaction: discord.Interaction, make: Callable[[], Awaitable[Message]], *, is_private: bool
    ) -> None:
        """Answer with a message of its own, made within the patience or filled in later."""
        work = self._told(interaction, make)
        await self.delivery.post(interaction, work, self._notice(interaction), is_private=is_private)

    async def replace(
        self,
        interaction: discord.Interaction,
        question_id: str,
        change: Callable[[Question], Question],
        number: int = 0,
    ) -> None:
        """Show a page for a remembered question, or for what it is changed into, in place of the message."""
        is_private = interaction.message is not None and interaction.message.flags.ephemeral

        async def page() -> Message:
            question = change(await self.remembered(question_id))
            return await self._message(interaction, question, number, is_private=is_private, kept_id=question_id)

        work = self._told(interaction, page)
        await self.delivery.replace(interaction, work, self._notice(interaction))

    async def share(self, interaction: discord.Interaction, question_id: str, number: int) -> None:
        """Show a page of a remembered question to everyone, unless the server keeps answers private."""

        async def page() -> Message:
            if self._preferences.is_bound(interaction):
                raise NotSharedError()
            return await self._message(interaction, await self.remembered(question_id), number, is_private=False)

        await self.post(interaction, page, is_private=self._preferences.is_bound(interaction))

    async def demonstrate(self, interaction: discord.Interaction, question_id: str) -> None:
        """Show the demonstration of the cards of a remembered question, to whoever sees the question's answer."""
        is_private = interaction.message is not None and interaction.message.flags.ephemeral

        async def page() -> Message:
            asked = await self.remembered(question_id)
            detail = self._preferences.detail_of(interaction)
            shown = replace(asked, topic=Topic.DEMONSTRATION, about="", detail=detail)
            return await self._message(interaction, shown, 0, is_private=is_private)

        await self.post(interaction, page, is_private=is_private)

    async def remembered(self, question_id: str) -> Question:
        """The question that a button or menu belongs to.

        Raises: ButtonForgottenError: it is too old. StoreAwayError: the store can't be read.
        """
        try:
            question = await self._services.store.find(question_id)
        except StoreUnwritableError as fault:
            raise StoreAwayError() from fault
        if question is None:
            raise ButtonForgottenError()
        return question

    async def _told(self, interaction: discord.Interaction, make: Callable[[], Awaitable[Message]]) -> Message:
        """The message, or the sentence for why there is none."""
        try:
            return await make()
        except RulingsError as error:
            language = self._preferences.language_of(interaction)
            words = sentence_for_asker(language, error)
            if words is None:
                log.exception("a question could not be answered: %s", sentence(Language.EN, error))
                words = say(language, "view.machine")
            return Message((render_notice(words),), is_aside=True)

    def _notice(self, interaction: discord.Interaction) -> Callable[[str], Message]:
        """Makes a message of one of our sentences, for the asker alone."""
        language = self._preferences.language_of(interaction)
        return lambda key: Message((render_notice(say(language, key)),), is_aside=True)

    async def _message(
        self,
        interaction: discord.Interaction,
        question: Question,
        number: int,
        *,
        is_private: bool,
        kept_id: str = "",
    ) -> Message:
        """One page of the answer with its picture, or the menu of what may have been meant.

        Shape: ``kept_id`` is the id of a question that the store has, so that turning its pages writes nothing.
        Raises: RulingsError: it can't be answered.
        """
        try:
            pages = await self._page_maker.pages(question)
        except UnsureError as unsure:
            return await self._choice(question, unsure)
        shown = min(number, len(pages) - 1)
        can_share = is_private and not self._preferences.is_bound(interaction)
        page, view = pages[shown], _view(question, pages, shown, can_share=can_share)
        embeds: tuple[discord.Embed, ...] = (page.embed,)
        if view is not None and question.id != kept_id and not await self._is_kept(question):
            view = None
            if len(pages) > 1:
                words = say(question.language, "view.other_pages", of=len(pages))
                embeds = (*embeds, render_notice(words))
        picture = await self._page_maker.picture(question, page)
        if page.board is not None and picture is None:
            embeds = (page.embed.copy().set_image(url=None), *embeds[1:])
        return Message(embeds, picture, view, is_private=is_private or page.is_for_asker)

    async def _choice(self, question: Question, unsure: UnsureError) -> Message:
        """The menu that asks which one is meant; without a store, the same as a sentence.

        Raises: UnsureError: no menu can be offered.
        """
        asked = [word.strip() for word in question.words]
        slot = asked.index(unsure.query) if unsure.query in asked else 0
        if not await self._is_kept(question):
            raise unsure
        query = unsure.query if len(unsure.query) <= _LONGEST_QUERY else unsure.query[: _LONGEST_QUERY - 1] + "…"
        notice = render_notice(say(question.language, "view.unsure", query=query), colour=COLOUR_ANSWER)
        return Message((notice,), view=choosing_view(question, slot, unsure.suggestions), is_private=True)

    async def _is_kept(self, question: Question) -> bool:
        """Remember the question behind buttons; the store logs why it can't."""
        try:
            await self._services.store.keep(question)
        except StoreUnwritableError:
            return False
        return True


def _view(question: Question, pages: list[Page], number: int, *, can_share: bool) -> discord.ui.View | None:
    """The buttons and menus under a page, ``None`` where it needs none."""
    page = pages[number]
    view = turning_view(question, number, len(pages), can_share=can_share)
    if page.links:
        view = view or discord.ui.View(timeout=None)
        view.add_item(link_menu(question, page.links))
    if page.is_demonstrable:
        view = view or discord.ui.View(timeout=None)
        view.add_item(demonstrate_button(question))
    return view
