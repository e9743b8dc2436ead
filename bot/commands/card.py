"""``/card``: what a card says."""

from typing import Final

import discord
from discord import app_commands

from bot.answering import Answers, Page, pages_of
from bot.asking import Asking, Tree
from bot.commands.completing import card_completer
from bot.commands.translator import label
from bot.render.card import card_document
from bot.services import Services
from bot.store.questions import Question, Topic
from rulings import answer


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("card.name"), description=label("card.description"))
    @app_commands.rename(name=label("option.name.name"))
    @app_commands.describe(name=label("option.name.description"))
    @app_commands.autocomplete(name=card_completer(bot))
    async def card(interaction: discord.Interaction, name: app_commands.Range[str, 1, 200]) -> None:
        await bot.ask(interaction, Question(Topic.CARD, (name,), bot.preferences.language_of(interaction)))


async def _answer(services: Services, question: Question) -> list[Page]:
    return pages_of(card_document(question.language, await answer.answer_card(services.desk, question.words[0])))


ANSWERS: Final[Answers] = {Topic.CARD: _answer}
