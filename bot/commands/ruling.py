"""``/ruling``: rulings on one card or on several together."""

from typing import Final

import discord
from discord import app_commands

from bot.answering import Answers, Page
from bot.asking import Asking, Tree
from bot.commands.completing import card_completer
from bot.commands.translator import label
from bot.render.embed import render_embeds
from bot.render.ruling import ruling_document
from bot.services import Services
from bot.store.questions import Question, Topic
from rulings import answer
from rulings.answer.records import RulingAnswer

_Name = app_commands.Range[str, 1, 200]


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""
    complete = card_completer(bot)

    @tree.command(name=label("ruling.name"), description=label("ruling.description"))
    @app_commands.rename(
        card1=label("option.card1.name"),
        card2=label("option.card2.name"),
        card3=label("option.card3.name"),
        about=label("option.about.name"),
    )
    @app_commands.describe(
        card1=label("option.card1.description"),
        card2=label("option.card2.description"),
        card3=label("option.card3.description"),
        about=label("option.about.description"),
    )
    @app_commands.autocomplete(card1=complete, card2=complete, card3=complete)
    async def ruling(
        interaction: discord.Interaction,
        card1: _Name,
        card2: _Name | None = None,
        card3: _Name | None = None,
        about: _Name | None = None,
    ) -> None:
        language = bot.preferences.language_of(interaction)
        words = tuple(name for name in (card1, card2, card3) if name)
        await bot.ask(interaction, Question(Topic.RULING, words, language, about=about or ""))


async def _answer(services: Services, question: Question) -> list[Page]:
    await services.warm_up()
    found = await answer.answer_rulings(services.desk, question.words, question.language, question.about or None)
    is_empty, is_shown = has_no_rulings(found), bool(found.demonstrations)
    embeds = render_embeds(ruling_document(question.language, found))
    return [Page(embed, is_for_asker=is_empty, is_demonstrable=is_shown) for embed in embeds]


def has_no_rulings(found: RulingAnswer) -> bool:
    """Whether nothing was found, which the asker alone needs to know."""
    return not found.ranked.on_all and not found.ranked.on_some


ANSWERS: Final[Answers] = {Topic.RULING: _answer}
