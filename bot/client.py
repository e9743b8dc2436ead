"""The Discord client: what is common to all commands.

What is here: the connection, the command tree, how a question becomes a reply and an error becomes a sentence. What is
not: the commands (``bot.commands``), the buttons (``bot.views``) and the answers (``bot.pages``).
"""

import asyncio
import hashlib
import json
import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.commands import add_commands
from bot.commands.translator import CommandTranslator
from bot.errors import sentence
from bot.gate import Gate, GatedTree
from bot.language import language_of_locale, say
from bot.pages import Page, PageMaker
from bot.render.embed import COLOUR_FAULT
from bot.services import Services
from bot.store.database import Scope
from bot.store.questions import Question
from bot.views.choosing import ChoiceMenu, choosing_view
from bot.views.demonstrating import DemonstrateButton, demonstrate_button
from bot.views.linking import LinkMenu, link_menu
from bot.views.turning import ShareButton, TurnButton, turning_view
from rulings.answer.errors import UnsureError
from rulings.errors import RulingsError
from rulings.language import Language
from rulings.narrate.report import Detail

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 1.0
"""How long a command may take before it is acknowledged; Discord's limit is three seconds, the way there included."""

_KNOWN_COMMANDS: Final = "known_commands"


class JudgeBot(discord.AutoShardedClient):
    """The bot: no privileged intent, no message content, nobody ever mentioned.

    日本語: Discord ボット本体（特権インテント不要、メンションなし）
    """

    def __init__(self, services: Services, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        self.services = services
        self.page_maker = PageMaker(services)
        self.gate = Gate(self)
        self.tree = GatedTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]
        add_commands(self)

    async def setup_hook(self) -> None:
        """Register the buttons of old messages, and the commands where Discord knows others than ours."""
        self.add_dynamic_items(TurnButton, ShareButton, ChoiceMenu, LinkMenu, DemonstrateButton)
        await self.tree.set_translator(CommandTranslator())
        await self._register_commands()

    async def _register_commands(self) -> None:
        """Sync the command tree where Discord has another: it allows 200 changes a day, so not at every start.

        Whether words changed is told by what was synced last, whether commands vanished by Discord itself. A bot whose
        commands are refused still answers those that Discord knows, so that is a line in the log.
        """
        try:
            await self._sync_changes()
        except (discord.HTTPException, app_commands.AppCommandError) as refused:
            log.error("Discord refuses the commands: %s", refused)

    async def _sync_changes(self) -> None:
        assert self.tree.translator is not None
        payloads = [
            await command.get_translated_payload(self.tree, self.tree.translator)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps([self.application_id, payloads], sort_keys=True).encode()).hexdigest()
        if await self.services.store.fact(_KNOWN_COMMANDS) == digest:
            there = {command.name for command in await self.tree.fetch_commands()}
            if there == {command.name for command in self.tree.get_commands()}:
                return
        await self.tree.sync()
        await self.services.store.note(_KNOWN_COMMANDS, digest)
        log.info("registered %d commands", len(payloads))

    def language_of(self, interaction: discord.Interaction) -> Language:
        """The asker's language: what they chose, else that of their Discord."""
        chosen = self.services.store.choice(Scope.USER, interaction.user.id, "language")
        return Language(chosen) if chosen else language_of_locale(interaction.locale.value)

    def is_private(self, interaction: discord.Interaction) -> bool:
        """Whether only the asker sees the answer: their choice, else the server's, else the setting."""
        store = self.services.store
        chosen = store.choice(Scope.USER, interaction.user.id, "visibility")
        chosen = chosen or store.choice(Scope.GUILD, interaction.guild_id, "visibility")
        return (chosen or self.services.settings.visibility) == "private"

    def detail_of(self, interaction: discord.Interaction) -> Detail:
        """How closely the asker wants demonstrations told: their choice, else the server's, else by steps."""
        store = self.services.store
        chosen = store.choice(Scope.USER, interaction.user.id, "detail")
        chosen = chosen or store.choice(Scope.GUILD, interaction.guild_id, "detail")
        return Detail(int(chosen)) if chosen else Detail.STEPS

    async def ask(self, interaction: discord.Interaction, question: Question) -> None:
        """Answer a slash command with the first page, or with one sentence for the asker alone.

        Discord forgets a command that has no reply within three seconds, so whatever takes longer than
        ``PATIENCE_SECONDS`` is acknowledged first; the rest is answered at once, since an acknowledgement fixes who
        sees the reply, and a mistyped name should bother nobody else.
        """
        is_private = self.is_private(interaction)
        work = asyncio.create_task(self._first_page(question), name=f"ask {question.id}")
        if not interaction.response.is_done():
            await asyncio.wait({work}, timeout=PATIENCE_SECONDS)
        if not work.done() and not interaction.response.is_done():
            await interaction.response.defer(ephemeral=is_private, thinking=True)
        try:
            page, of = await work
        except UnsureError as unsure:
            await self._reply(interaction, await self._choice(question, unsure), is_private=is_private)
        except RulingsError as error:
            await self._reply(interaction, _fault(question.language, error), is_private=True)
        else:
            await self._reply(interaction, await self._looks(question, page, 0, of, is_private), is_private=is_private)

    async def ask_again(self, interaction: discord.Interaction, question: Question) -> None:
        """Answer a question in place of the message whose menu or button was used."""
        try:
            page, of = await self._first_page(question)
        except UnsureError as unsure:
            await interaction.edit_original_response(**(await self._choice(question, unsure)))
        except RulingsError as error:
            await interaction.followup.send(sentence(question.language, error), ephemeral=True)
        else:
            await self._put(interaction, question, page, 0, of)

    async def _first_page(self, question: Question) -> tuple[Page, int]:
        pages = await self.page_maker.pages(question)
        await self.services.store.keep(question)
        return pages[0], len(pages)

    async def show_page(self, interaction: discord.Interaction, question_id: str, number: int) -> None:
        """Show one page of a remembered question as the reply to an acknowledged button."""
        question = await self.remembered(interaction, question_id)
        if question is None:
            return
        try:
            pages = await self.page_maker.pages(question)
        except RulingsError as error:
            await interaction.followup.send(sentence(question.language, error), ephemeral=True)
            return
        shown = min(number, len(pages) - 1)
        await self._put(interaction, question, pages[shown], shown, len(pages))

    async def remembered(self, interaction: discord.Interaction, question_id: str) -> Question | None:
        """The question that an acknowledged button or menu belongs to; ``None``, and said so, if it is too old."""
        question = await self.services.store.find(question_id)
        if question is None:
            await interaction.followup.send(say(self.language_of(interaction), "view.forgotten"), ephemeral=True)
        return question

    async def _put(
        self, interaction: discord.Interaction, question: Question, page: Page, number: int, of: int
    ) -> None:
        """Show a page in the message that an acknowledged interaction belongs to."""
        message = await interaction.original_response()
        looks = await self._looks(question, page, number, of, message.flags.ephemeral)
        await interaction.edit_original_response(**{"content": None, "view": None, **looks})

    async def _looks(self, question: Question, page: Page, number: int, of: int, is_private: bool) -> dict[str, Any]:
        """What a message needs to show a page: embed, picture, buttons."""
        picture = await self.page_maker.picture(question, page)
        view = turning_view(question, number, of, is_private=is_private)
        if page.links:
            view = view or discord.ui.View(timeout=None)
            view.add_item(link_menu(question, page.links))
        if page.is_demonstrable:
            view = view or discord.ui.View(timeout=None)
            view.add_item(demonstrate_button(question))
        looks: dict[str, Any] = {"embed": page.embed, "attachments": [picture] if picture else []}
        return {**looks, "view": view} if view else looks

    async def _choice(self, question: Question, unsure: UnsureError) -> dict[str, Any]:
        """What a message needs to ask which card is meant."""
        await self.services.store.keep(question)
        asked = [word.strip() for word in question.words]
        slot = asked.index(unsure.query) if unsure.query in asked else 0
        words = say(question.language, "view.unsure", query=unsure.query)
        return {"content": words, "view": choosing_view(question, slot, unsure.suggestions)}

    async def _reply(self, interaction: discord.Interaction, looks: dict[str, Any], *, is_private: bool) -> None:
        """Send the first reply, or fill in the acknowledgement that was sent instead."""
        if interaction.response.is_done():
            await interaction.edit_original_response(**looks)
            return
        files = looks.pop("attachments", [])
        await interaction.response.send_message(**looks, files=files, ephemeral=is_private)

    async def _on_command_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Tell the asker that something broke; the log has the rest."""
        log.error("command %s failed", interaction.command and interaction.command.qualified_name, exc_info=error)
        words = say(self.language_of(interaction), "view.broken")
        if interaction.response.is_done():
            await interaction.followup.send(words, ephemeral=True)
        else:
            await interaction.response.send_message(words, ephemeral=True)


def _fault(language: Language, error: RulingsError) -> dict[str, Any]:
    """What a message needs to say what was wrong."""
    return {"embed": discord.Embed(description=sentence(language, error), colour=COLOUR_FAULT)}
