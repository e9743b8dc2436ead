"""The Discord client: what is common to all commands.

What is here: the connection, the command tree, how a question becomes a reply and an error becomes a sentence. What is
not: the commands (``bot.commands``), the buttons (``bot.views``) and the answers (``bot.pages``).
"""

import hashlib
import json
import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.commands import add_commands
from bot.commands.translator import CommandTranslator
from bot.errors import sentence
from bot.language import language_of_locale, say
from bot.pages import Page, PageMaker
from bot.render.embed import COLOUR_FAULT
from bot.services import Services
from bot.store.database import Scope
from bot.store.questions import Question
from bot.views.choosing import CardMenu, choosing_view
from bot.views.turning import ShareButton, TurnButton, turning_view
from rulings.answer.errors import CardUnsureError
from rulings.errors import RulingsError
from rulings.language import Language
from rulings.narrate.report import Detail

log = logging.getLogger(__name__)

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
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]
        add_commands(self)

    async def setup_hook(self) -> None:
        """Register the buttons of old messages, and the commands where Discord knows others than ours."""
        self.add_dynamic_items(TurnButton, ShareButton, CardMenu)
        await self.tree.set_translator(CommandTranslator())
        await self._register_commands()

    async def _register_commands(self) -> None:
        """Sync the command tree only when it differs from what was synced last: Discord allows 200 changes a day."""
        assert self.tree.translator is not None
        payloads = [
            await command.get_translated_payload(self.tree, self.tree.translator)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps([self.application_id, payloads], sort_keys=True).encode()).hexdigest()
        if await self.services.store.fact(_KNOWN_COMMANDS) == digest:
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
        """Answer a slash command: acknowledge at once, then show the first page."""
        is_private = self.is_private(interaction)
        await interaction.response.defer(ephemeral=is_private, thinking=True)
        await self.answer(interaction, question)

    async def answer(self, interaction: discord.Interaction, question: Question) -> None:
        """Show the first page of an answer as the reply to an acknowledged interaction."""
        try:
            pages = await self.page_maker.pages(question)
        except CardUnsureError as unsure:
            await self._let_choose(interaction, question, unsure)
            return
        except RulingsError as error:
            await self._tell(interaction, sentence(question.language, error))
            return
        await self.services.store.keep(question)
        await self._show(interaction, question, pages, 0)

    async def show_page(self, interaction: discord.Interaction, question_id: str, number: int) -> None:
        """Show one page of a remembered question as the reply to an acknowledged button."""
        question = await self.services.store.find(question_id)
        if question is None:
            await self.tell_forgotten(interaction)
            return
        try:
            pages = await self.page_maker.pages(question)
        except RulingsError as error:
            await interaction.followup.send(sentence(question.language, error), ephemeral=True)
            return
        await self._show(interaction, question, pages, min(number, len(pages) - 1))

    async def tell_forgotten(self, interaction: discord.Interaction) -> None:
        """Say that a button is too old to work."""
        words = say(self.language_of(interaction), "view.forgotten")
        await interaction.followup.send(words, ephemeral=True)

    async def _show(self, interaction: discord.Interaction, question: Question, pages: list[Page], number: int) -> None:
        page = pages[number]
        picture = await self.page_maker.picture(question, page)
        message = await interaction.original_response()
        view = turning_view(question, number, len(pages), is_private=message.flags.ephemeral)
        await interaction.edit_original_response(
            content=None, embed=page.embed, attachments=[picture] if picture else [], view=view
        )

    async def _let_choose(self, interaction: discord.Interaction, question: Question, unsure: CardUnsureError) -> None:
        await self.services.store.keep(question)
        asked = [word.strip() for word in question.words]
        slot = asked.index(unsure.query) if unsure.query in asked else 0
        words = say(question.language, "view.unsure", query=unsure.query)
        await interaction.edit_original_response(
            content=words, embed=None, view=choosing_view(question, slot, unsure.suggestions)
        )

    async def _tell(self, interaction: discord.Interaction, words: str) -> None:
        """Tell what was wrong to the asker alone, and leave nothing in the channel."""
        await interaction.delete_original_response()
        embed = discord.Embed(description=words, colour=COLOUR_FAULT)
        await interaction.followup.send(embed=embed, ephemeral=True)

    async def _on_command_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Tell the asker that something broke; the log has the rest."""
        log.error("command %s failed", interaction.command and interaction.command.qualified_name, exc_info=error)
        words = say(self.language_of(interaction), "view.broken")
        if interaction.response.is_done():
            await interaction.followup.send(words, ephemeral=True)
        else:
            await interaction.response.send_message(words, ephemeral=True)
