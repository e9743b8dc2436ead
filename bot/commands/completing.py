"""Choices for a card name or a rule that is being typed.

What is here: the way from hits to Discord's choices, within its limits. What is not: which hits come first.
"""

from collections.abc import Callable, Coroutine
from typing import Any, Final

import discord
from discord import app_commands

from bot.asking import Asking
from bot.language import with_mark
from bot.render.card import both_names
from bot.render.characters import one_line
from bot.render.rule import show_date
from rulings.answer import complete_cards, complete_editions, complete_rules
from rulings.language import Language

CHOICE_LIMIT: Final = 25
TEXT_LIMIT: Final = 100

Choices = list[app_commands.Choice[str]]
Completer = Callable[[discord.Interaction, str], Coroutine[Any, Any, Choices]]


def card_completer(bot: Asking) -> Completer:
    """Card names in the asker's language; the choice that is sent back is the English name."""

    async def complete(language: Language, typed: str) -> Choices:
        cards = await complete_cards(bot.services.desk, typed, CHOICE_LIMIT)
        return [
            choice(with_mark(language, both_names(language, card.en, card.ja), card), card.en)
            for card in cards[:CHOICE_LIMIT]
        ]

    return _completer(bot, complete)


def rule_completer(bot: Asking) -> Completer:
    """Rule numbers and keywords with their headings; the choice that is sent back is the number."""

    async def complete(language: Language, typed: str) -> Choices:
        rules = await complete_rules(bot.services.desk, typed, CHOICE_LIMIT)
        return [choice(rule.in_language(language), rule.key) for rule in rules[:CHOICE_LIMIT]]

    return _completer(bot, complete)


def edition_completer(bot: Asking) -> Completer:
    """Dates of editions; the choice that is sent back is the ISO date."""

    async def complete(language: Language, typed: str) -> Choices:
        days = await complete_editions(bot.services.desk, typed, CHOICE_LIMIT)
        return [choice(show_date(language, day), day.isoformat()) for day in days[:CHOICE_LIMIT]]

    return _completer(bot, complete)


def _completer(bot: Asking, complete: Callable[[Language, str], Coroutine[Any, Any, Choices]]) -> Completer:
    """A completer that sends its choices itself, so that what breaks is one line in the log."""

    async def answer(interaction: discord.Interaction, typed: str) -> Choices:
        await bot.replies.delivery.complete(interaction, complete(bot.preferences.language_of(interaction), typed))
        return []

    return answer


def choice(name: str, value: str) -> app_commands.Choice[str]:
    """A choice within Discord's 100 characters; a longer value is cut, and its start finds the card again."""
    shown = one_line(name)
    return app_commands.Choice(
        name=shown[: TEXT_LIMIT - 1] + "…" if len(shown) > TEXT_LIMIT else shown, value=value[:TEXT_LIMIT]
    )
