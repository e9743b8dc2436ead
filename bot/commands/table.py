"""``/table``: a table file, played out."""

from typing import Final

import aiohttp
import discord
from discord import app_commands

from bot.answering import Answers, Page
from bot.asking import Asking, Tree
from bot.commands.demo import demonstration_pages
from bot.commands.translator import label
from bot.errors import AttachmentNotTextError, AttachmentTooLargeError, AttachmentUnreadableError
from bot.services import Services
from bot.store.questions import Question, Topic
from rulings import answer

LARGEST_BYTES: Final = 64_000
"""A table file is a page of text; anything longer is some other file."""


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("table.name"), description=label("table.description"))
    @app_commands.rename(file=label("option.file.name"))
    @app_commands.describe(file=label("option.file.description"))
    async def table(interaction: discord.Interaction, file: discord.Attachment) -> None:
        language, detail = bot.preferences.language_of(interaction), bot.preferences.detail_of(interaction)

        async def read() -> Question:
            return Question(Topic.TABLE, (await _text_of(file), file.filename), language, detail)

        await bot.replies.ask(interaction, read)


async def _text_of(file: discord.Attachment) -> str:
    """The text of a file that was sent.

    Raises: AttachmentTooLargeError, AttachmentUnreadableError, AttachmentNotTextError: it is not read.
    """
    if file.size > LARGEST_BYTES:
        raise AttachmentTooLargeError(file=file.filename, most=LARGEST_BYTES)
    try:
        content = await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as fault:
        raise AttachmentUnreadableError(file=file.filename) from fault
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise AttachmentNotTextError(file=file.filename) from fault


async def _answer(services: Services, question: Question) -> list[Page]:
    await services.warm_up()
    return demonstration_pages(question, await answer.answer_table(services.desk, *question.words))


ANSWERS: Final[Answers] = {Topic.TABLE: _answer}
