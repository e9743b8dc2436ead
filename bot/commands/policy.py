"""``/policy``: a section of the documents of tournament policy."""

from typing import Final

import discord
from discord import app_commands

from bot.answering import Answers, Page, pages_of
from bot.asking import Asking, Tree
from bot.commands.translator import label
from bot.render.policy import policy_document
from bot.services import Services
from bot.store.questions import Question, Topic
from rulings import answer


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("policy.name"), description=label("policy.description"))
    @app_commands.rename(words=label("option.policywords.name"))
    @app_commands.describe(words=label("option.policywords.description"))
    async def policy(interaction: discord.Interaction, words: app_commands.Range[str, 1, 300]) -> None:
        await bot.ask(interaction, Question(Topic.POLICY, (words,), bot.preferences.language_of(interaction)))


async def _answer(services: Services, question: Question) -> list[Page]:
    found = await answer.answer_policy(services.desk, question.words[0], question.language)
    return pages_of(policy_document(question.language, found))


ANSWERS: Final[Answers] = {Topic.POLICY: _answer}
