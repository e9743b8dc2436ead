"""The Discord client: what is common to all commands.

What is here: the connection, the command tree, and the parts put together. What is not: the commands
(``bot.commands``), the buttons (``bot.views``), the answers (``bot.pages``) and how they are told (``bot.replies``).
"""

import hashlib
import json
import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.asking import Asking
from bot.commands import add_commands, all_answers
from bot.commands.translator import CommandTranslator
from bot.delivery import Message
from bot.gate import Gate, GatedTree
from bot.pages import PageMaker
from bot.preferences import Preferences
from bot.replies import Replies
from bot.services import Services
from bot.views.choosing import ChoiceMenu
from bot.views.demonstrating import DemonstrateButton
from bot.views.linking import LinkMenu
from bot.views.turning import ShareButton, TurnButton

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
        self.page_maker = PageMaker(services, all_answers())
        self.preferences = Preferences(services.store, services.settings)
        self.replies = Replies(services, self.preferences, self.page_maker)
        self.gate = Gate(self.preferences, self.replies.delivery)
        self.tree = GatedTree(
            self,
            self.gate,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]  # as discord.py has it done
        add_commands(self.tree, Asking(services, self.preferences, self.replies))

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

    async def _on_command_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Tell the asker that something broke before any reply was made; the log has the rest."""

        async def broken() -> Message:
            raise error

        await self.replies.post(interaction, broken, is_private=True)
