"""``/demo``: an interaction of cards, set up and played out."""

from typing import Final

import discord
from discord import app_commands

from bot.answering import Answers, Page, pages_of
from bot.asking import Asking, Tree
from bot.commands.completing import card_completer
from bot.commands.translator import label
from bot.render.demonstration import overview_document, scenes
from bot.render.embed import COLOUR_ANSWER, COLOUR_FAULT, render_embeds
from bot.render.meeting_not_found import meeting_not_found_document
from bot.services import Services
from bot.store.questions import Question, Topic
from rulings import answer
from rulings.answer.records import DemonstrationAnswer
from rulings.narrate.report import Status

_Name = app_commands.Range[str, 1, 200]


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""
    complete = card_completer(bot)

    @tree.command(name=label("demo.name"), description=label("demo.description"))
    @app_commands.rename(
        card1=label("option.card1.name"), card2=label("option.card2.name"), card3=label("option.card3.name")
    )
    @app_commands.describe(
        card1=label("option.card1.description"),
        card2=label("option.card2.description"),
        card3=label("option.card3.description"),
    )
    @app_commands.autocomplete(card1=complete, card2=complete, card3=complete)
    async def demo(
        interaction: discord.Interaction, card1: _Name, card2: _Name | None = None, card3: _Name | None = None
    ) -> None:
        words = tuple(name for name in (card1, card2, card3) if name)
        language, detail = bot.preferences.language_of(interaction), bot.preferences.detail_of(interaction)
        await bot.ask(interaction, Question(Topic.DEMONSTRATION, words, language, detail))


async def _answer(services: Services, question: Question) -> list[Page]:
    await services.warm_up()
    shown = await answer.answer_demonstration(services.desk, question.words, question.language)
    if isinstance(shown, DemonstrationAnswer):
        return demonstration_pages(question, shown)
    return pages_of(meeting_not_found_document(question.language, shown))


def demonstration_pages(question: Question, shown: DemonstrationAnswer) -> list[Page]:
    """The pages of a game that was played: its outcome, then scene by scene, with boards to draw."""
    play = shown.playthrough
    colour = COLOUR_ANSWER if play.status is Status.RIGHT else COLOUR_FAULT
    overview = render_embeds(overview_document(question.language, shown, question.detail), colour=colour)
    if not play.status.has_outcome:
        is_for_asker = question.topic is Topic.TABLE and play.status is Status.INVALID
        return [Page(embed, is_for_asker=is_for_asker) for embed in overview]
    pages = [Page(overview[0], play.after, play.before), *(Page(embed) for embed in overview[1:])]
    if play.before is not None:
        for scene in scenes(question.language, shown, question.detail):
            embeds = render_embeds(scene.document, colour=colour)
            pages += [Page(embeds[0], scene.board, scene.before), *(Page(embed) for embed in embeds[1:])]
    for page in pages:
        if page.board is not None:
            page.embed.set_image(url="attachment://board.png")
    return pages


ANSWERS: Final[Answers] = {Topic.DEMONSTRATION: _answer}
