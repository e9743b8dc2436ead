"""Documents as Discord embeds, within Discord's limits.

What is here: the limits, the marks that embeds understand, and one embed a page; no other file makes an embed, and
every text in one is escaped here. What is not: buttons (``bot.views``) and what the documents say.
"""

from typing import Final

import discord

from bot.render.characters import clean, one_line
from bot.render.document import Block, BlockKind, Document, mark_text, paginate, without_controls
from bot.render.markup import escape, escape_within

TITLE_LIMIT: Final = 256
DESCRIPTION_LIMIT: Final = 4096
FOOTER_LIMIT: Final = 2048
TOTAL_LIMIT: Final = 6000
PAGE_SIZE: Final = 1500
"""Characters a page before escaping: two screens of a phone, and under the limit even if every character is escaped."""

COLOUR_ANSWER: Final = 0x4F8EF7
COLOUR_FAULT: Final = 0xE5605E


def render_embeds(document: Document, *, colour: int = COLOUR_ANSWER) -> list[discord.Embed]:
    """The document as embeds, one a page.

    Shape: at least one embed, each within every limit of Discord; no text is lost between pages.
    """
    document = without_controls(document)
    return [_embed(document, page, colour) for page in paginate(document.blocks, PAGE_SIZE)]


def render_notice(words: str, *, colour: int = COLOUR_FAULT) -> discord.Embed:
    """A sentence of its own as an embed, cut to Discord's limit."""
    return discord.Embed(description=escape_within(words, DESCRIPTION_LIMIT), colour=colour)


def _embed(document: Document, page: tuple[Block, ...], colour: int) -> discord.Embed:
    embed = discord.Embed(
        title=escape_within(one_line(document.title), TITLE_LIMIT),
        description="\n".join(map(_markdown, page)),
        colour=colour,
    )
    if document.footer:
        embed.set_footer(text=_within(clean(document.footer), FOOTER_LIMIT))  # Discord reads no marks there
    return embed


def _markdown(block: Block) -> str:
    words = mark_text(block.text, block.marks, escape, lambda part: f"**{escape(part)}**")
    label = f"**{escape(block.label)}** " if block.label else ""
    match block.kind:
        case BlockKind.HEADING:
            return f"\n**{words}**"
        case BlockKind.QUOTE:
            return "\n".join(f"> {line}" for line in (label + words).split("\n"))
        case BlockKind.ITEM:
            bullet = "" if block.is_continued or label else "• "
            return bullet + label + words.replace("\n", "\n  ")
        case BlockKind.NOTE:
            return "\n".join(f"-# {line}" for line in (label + words).split("\n"))
        case BlockKind.TEXT:
            return label + words


def _within(words: str, limit: int) -> str:
    """Footers are ours and short; what is put into them may be long, and then shows its start."""
    return words if len(words) <= limit else words[: limit - 1] + "…"
