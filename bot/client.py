"""The Discord client: what is common to all commands.

What is here: the connection, the command tree, and what an asker has chosen. What is not: the commands
(``bot.commands``), the buttons (``bot.views``), the answers (``bot.pages``) and how they are told (``bot.replies``).
"""

import hashlib
import json
import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.commands import add_commands
from bot.commands.translator import CommandTranslator
from bot.delivery import Message
from bot.gate import Gate, GatedTree
from bot.language import language_of_locale
from bot.pages import PageMaker
from bot.replies import Replies
from bot.services import Services
from bot.store.database import Scope
from bot.store.questions import Question
from bot.views.choosing import ChoiceMenu
from bot.views.demonstrating import DemonstrateButton
from bot.views.linking import LinkMenu
from bot.views.turning import ShareButton, TurnButton
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
        self.replies = Replies(self, services, lambda: self.page_maker)
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
        """The asker's language: what they chose, else the server, else that of their Discord."""
        store = self.services.store
        chosen = store.choice(Scope.USER, interaction.user.id, "language")
        chosen = chosen or store.choice(Scope.GUILD, interaction.guild_id, "language")
        return Language(chosen) if chosen else language_of_locale(interaction.locale.value)

    def is_private(self, interaction: discord.Interaction) -> bool:
        """Whether only the asker sees the answer: where the server says so, else their choice, else the server's, else
        the setting."""
        store = self.services.store
        chosen = store.choice(Scope.USER, interaction.user.id, "visibility")
        chosen = chosen or store.choice(Scope.GUILD, interaction.guild_id, "visibility")
        return self.is_bound(interaction) or (chosen or self.services.settings.visibility) == "private"

    def is_bound(self, interaction: discord.Interaction) -> bool:
        """Whether the server wants answers to be private, so that nobody may show theirs to everyone."""
        return self.services.store.choice(Scope.GUILD, interaction.guild_id, "visibility") == "private"

    def detail_of(self, interaction: discord.Interaction) -> Detail:
        """How closely the asker wants demonstrations told: their choice, else the server's, else by steps."""
        store = self.services.store
        chosen = store.choice(Scope.USER, interaction.user.id, "detail")
        chosen = chosen or store.choice(Scope.GUILD, interaction.guild_id, "detail")
        return Detail(int(chosen)) if chosen else Detail.STEPS

    async def ask(self, interaction: discord.Interaction, question: Question) -> None:
        """Answer a slash command."""

        async def asked() -> Question:
            return question

        await self.replies.ask(interaction, asked)

    async def _on_command_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Tell the asker that something broke before any reply was made; the log has the rest."""

        async def broken() -> Message:
            raise error

        await self.replies.post(interaction, broken, is_private=True)
