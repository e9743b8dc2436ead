"""``/ask``: whatever it is, a card, a rule, a word or a question."""

from typing import Final

import discord
from discord import app_commands

from bot.answering import Answers, Page, pages_of
from bot.asking import Asking, Tree
from bot.commands.demo import demonstration_pages
from bot.commands.rule import rule_pages
from bot.commands.ruling import has_no_rulings
from bot.commands.translator import label
from bot.render.answer import answer_document, with_reading
from bot.services import Services
from bot.store.questions import Question, Topic
from rulings import answer
from rulings.answer.records import DemonstrationAnswer, RuleAnswer, RulingAnswer, SearchAnswer


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("ask.name"), description=label("ask.description"))
    @app_commands.rename(text=label("option.text.name"))
    @app_commands.describe(text=label("option.text.description"))
    async def ask(interaction: discord.Interaction, text: app_commands.Range[str, 1, 300]) -> None:
        detail = bot.preferences.detail_of(interaction)
        await bot.ask(interaction, Question(Topic.ASK, (text,), bot.preferences.language_of(interaction), detail))


async def _answer(services: Services, question: Question) -> list[Page]:
    await services.warm_up()
    language = question.language
    asked = await answer.answer_ask(services.desk, question.words[0], language)
    if isinstance(asked.answer, DemonstrationAnswer):
        return demonstration_pages(question, asked.answer)
    document = with_reading(language, asked, answer_document(language, asked.answer))
    match asked.answer:
        case RuleAnswer() as ruled:
            return rule_pages(language, ruled, document)
        case RulingAnswer() as found:
            return pages_of(document, is_for_asker=has_no_rulings(found))
        case SearchAnswer(found=entries):
            return pages_of(document, is_for_asker=not entries)
    return pages_of(document)


ANSWERS: Final[Answers] = {Topic.ASK: _answer}
