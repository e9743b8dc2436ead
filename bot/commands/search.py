"""``/search``: rules and rulings that speak of a question."""

from typing import Final

import discord
from discord import app_commands

from bot.answering import Answers, Page, pages_of
from bot.asking import Asking, Tree
from bot.commands.completing import card_completer
from bot.commands.translator import choices, label
from bot.render.search import search_document
from bot.search_filter import SearchFilter
from bot.services import Services
from bot.store.questions import Question, Topic
from rulings import answer

SEARCH_LIMIT: Final = 20
"""Entries that a search in Discord lists."""


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("search.name"), description=label("search.description"))
    @app_commands.rename(
        words=label("option.words.name"),
        card=label("option.card.name"),
        kind=label("option.kind.name"),
        source=label("option.source.name"),
        text_language=label("option.textlanguage.name"),
        since=label("option.since.name"),
        until=label("option.until.name"),
        edition=label("option.edition.name"),
    )
    @app_commands.describe(
        words=label("option.words.description"),
        card=label("option.card.description"),
        kind=label("option.kind.description"),
        source=label("option.source.description"),
        text_language=label("option.textlanguage.description"),
        since=label("option.since.description"),
        until=label("option.until.description"),
        edition=label("option.searchedition.description"),
    )
    @app_commands.choices(
        kind=choices("kind", "rule", "glossary", "ruling"),
        source=choices("source", "official", "judgebot", "wiki", "release-note"),
        text_language=choices("language", "ja", "en"),
    )
    @app_commands.autocomplete(card=card_completer(bot))
    async def search(
        interaction: discord.Interaction,
        words: app_commands.Range[str, 1, 300],
        card: app_commands.Range[str, 1, 200] | None = None,
        kind: str | None = None,
        source: str | None = None,
        text_language: str | None = None,
        since: app_commands.Range[str, 1, 20] | None = None,
        until: app_commands.Range[str, 1, 20] | None = None,
        edition: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        language = bot.preferences.language_of(interaction)
        asked = (words, card) if card else (words,)
        narrowed = SearchFilter(kind, source, text_language, since, until, edition).to_text()
        await bot.ask(interaction, Question(Topic.SEARCH, asked, language, about=narrowed))


async def _answer(services: Services, question: Question) -> list[Page]:
    query, *cards = question.words
    narrowed = SearchFilter.from_text(question.about).arguments()
    found = await answer.answer_search(services.desk, query, limit=SEARCH_LIMIT, cards=cards, **narrowed)
    return pages_of(search_document(question.language, found), is_for_asker=not found.found)


ANSWERS: Final[Answers] = {Topic.SEARCH: _answer}
