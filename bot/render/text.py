"""Documents as plain text for a terminal.

What is here: how blocks look in a terminal, with colours only where the terminal has them. What is not: what they say.
"""

import shutil
import unicodedata
from typing import Final

import click

from bot.render.document import Block, BlockKind, Document, without_controls
from bot.render.line_breaking import break_lines, is_wide

_NARROWEST: Final = 40
_WIDEST: Final = 100


def render_text(document: Document, *, width: int | None = None) -> str:
    """The document as lines for a terminal, with ANSI styles (``click.echo`` strips them for a file).

    Shape: ``width`` in columns, by default the terminal's between 40 and 100; Japanese characters count as two.
    """
    document = without_controls(document)
    columns = width or max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))
    parts = [click.style(document.title, bold=True)]
    before = BlockKind.TEXT
    for block in document.blocks:
        gap = "\n" if block.kind is BlockKind.QUOTE and before is BlockKind.NOTE else ""
        parts.append(gap + _lines(block, columns))
        before = block.kind
    if document.footer:
        parts.append("\n" + click.style(document.footer, dim=True))
    return "\n".join(parts)


def _lines(block: Block, columns: int) -> str:
    match block.kind:
        case BlockKind.HEADING:
            return "\n" + click.style(block.text, bold=True, fg="cyan")
        case BlockKind.QUOTE:
            return _indented(block, "  │ ", "  │ ", columns)
        case BlockKind.ITEM:
            return _indented(block, "  " if block.label else "  • ", "    ", columns)
        case BlockKind.NOTE:
            return click.style(_indented(block, "", "", columns), dim=True)
        case BlockKind.TEXT:
            return _indented(block, "", "", columns)


def _indented(block: Block, first: str, later: str, columns: int) -> str:
    words = f"{block.label} {block.text}" if block.label else block.text
    lines = [
        piece
        for line in words.split("\n")
        for piece in break_lines(line, columns - display_width(later), display_width)
    ]
    joined = "\n".join((first if number == 0 else later) + line for number, line in enumerate(lines))
    for word in {block.text[first:last] for first, last in block.marks}:
        joined = joined.replace(word, click.style(word, underline=True))
    if block.label:
        joined = joined.replace(block.label, click.style(block.label, bold=True), 1)
    return joined


def display_width(words: str) -> int:
    """Columns that a text takes in a terminal: two for wide characters, none for combining ones."""
    return sum(0 if unicodedata.combining(character) else 1 + is_wide(character) for character in words)
