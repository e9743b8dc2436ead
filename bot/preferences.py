"""What an asker has chosen, or their server for them.

What is here: language, visibility and detail of answers, each from the first that has a word on it. What is not: the
command that chooses (``bot.commands.settings``) and the file that remembers (``bot.store``).
"""

import discord

from bot.language import language_of_locale
from bot.settings import Settings
from bot.store.database import Scope, Store
from rulings.language import Language
from rulings.narrate.report import Detail


class Preferences:
    """How somebody wants to be answered where they ask.

    日本語: 質問者とサーバーの設定（言語・公開範囲・詳しさ）
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    def language_of(self, interaction: discord.Interaction) -> Language:
        """The asker's language: what they chose, else the server, else that of their Discord."""
        chosen = self._chosen(interaction, "language")
        return Language(chosen) if chosen else language_of_locale(interaction.locale.value)

    def is_private(self, interaction: discord.Interaction) -> bool:
        """Whether only the asker sees the answer: where the server says so, else their choice, else the server's, else
        the setting."""
        chosen = self._chosen(interaction, "visibility")
        return self.is_bound(interaction) or (chosen or self._settings.visibility) == "private"

    def is_bound(self, interaction: discord.Interaction) -> bool:
        """Whether the server wants answers to be private, so that nobody may show theirs to everyone."""
        return self._store.choice(Scope.GUILD, interaction.guild_id, "visibility") == "private"

    def detail_of(self, interaction: discord.Interaction) -> Detail:
        """How closely the asker wants demonstrations told: their choice, else the server's, else by steps."""
        chosen = self._chosen(interaction, "detail")
        return Detail(int(chosen)) if chosen else Detail.STEPS

    def _chosen(self, interaction: discord.Interaction, name: str) -> str | None:
        """The asker's choice, else the server's."""
        chosen = self._store.choice(Scope.USER, interaction.user.id, name)
        return chosen or self._store.choice(Scope.GUILD, interaction.guild_id, name)
