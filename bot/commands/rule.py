"""``/rule``: a rule by number or keyword, of any edition, or its history."""

from datetime import date
from typing import Final

import discord
from discord import app_commands

from bot.answering import Answers, Page, pages_of
from bot.asking import Asking, Tree
from bot.commands.completing import edition_completer, rule_completer
from bot.commands.translator import label
from bot.render.document import Document
from bot.render.embed import render_embeds
from bot.render.rule import rule_document
from bot.render.rule_history import rule_history_document
from bot.services import Services
from bot.store.questions import Question, Topic
from bot.views.linking import rule_links
from rulings import answer
from rulings.answer.records import RuleAnswer
from rulings.language import Language


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("rule.name"), description=label("rule.description"))
    @app_commands.rename(
        query=label("option.query.name"), edition=label("option.edition.name"), history=label("option.history.name")
    )
    @app_commands.describe(
        query=label("option.query.description"),
        edition=label("option.edition.description"),
        history=label("option.history.description"),
    )
    @app_commands.autocomplete(query=rule_completer(bot), edition=edition_completer(bot))
    async def rule(
        interaction: discord.Interaction,
        query: app_commands.Range[str, 1, 200],
        edition: app_commands.Range[str, 1, 40] | None = None,
        history: bool = False,
    ) -> None:
        language = bot.preferences.language_of(interaction)
        topic = Topic.RULE_HISTORY if history else Topic.RULE
        await bot.ask(interaction, Question(topic, (query,), language, edition=edition or ""))


def rule_pages(language: Language, shown: RuleAnswer, document: Document) -> list[Page]:
    """The pages of a rule, each with the menu of the rules that it leads to."""
    links = rule_links(language, shown)
    return [Page(embed, links=links) for embed in render_embeds(document)]


async def _answer(services: Services, question: Question) -> list[Page]:
    ruled = await answer.answer_rule(services.desk, question.words[0], _edition(question))
    return rule_pages(question.language, ruled, rule_document(question.language, ruled))


async def _answer_history(services: Services, question: Question) -> list[Page]:
    told = await answer.answer_rule_history(services.desk, question.words[0], _edition(question))
    return pages_of(rule_history_document(question.language, told))


def _edition(question: Question) -> date | None:
    """The day in whose edition a number is meant.

    Raises: EditionUnreadableError: what was typed for it is no date.
    """
    return answer.parse_edition(question.edition) if question.edition else None


ANSWERS: Final[Answers] = {Topic.RULE: _answer, Topic.RULE_HISTORY: _answer_history}
