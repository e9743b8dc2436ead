"""An answer as a neutral text of blocks, made once and then put into an embed, a terminal or a page.

What is here: the blocks, and the cutting of a long document into pages without losing a character. What is not: which
words an answer has (``bot.render.card`` and the like) and how blocks look (``embed``, ``text``).
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from rulings.controls import show_controls

_SENTENCE_END: Final = re.compile(r"(?<=[。．！？\n])|(?<=[.!?]) ")
_WORD_END: Final = re.compile(r"(?<=[、，,;:　])| ")


Style = Callable[[str], str]
"""How a front writes a piece of text."""


class BlockKind(StrEnum):
    """What a block is, so that every front can show it in its own manner."""

    TEXT = "text"
    """A plain paragraph."""
    HEADING = "heading"
    """A line that opens a part."""
    QUOTE = "quote"
    """Text of a card, a rule or a ruling, word for word."""
    ITEM = "item"
    """One of several short entries."""
    NOTE = "note"
    """Small print."""


@dataclass(frozen=True, slots=True)
class Block:
    """One paragraph of a document."""

    kind: BlockKind
    """What it is."""
    text: str
    """Plain text; marks that mean something to Discord or a terminal are escaped by the fronts."""
    label: str = ""
    """Shown before the text and set off from it: a rule number, a step's number, a name."""
    is_continued: bool = False
    """The rest of a block that a page ended in."""
    marks: tuple[tuple[int, int], ...] = ()
    """Spans of the text to be emphasised, in order; of a block that is cut, those that are not."""


@dataclass(frozen=True, slots=True)
class Document:
    """An answer in one language."""

    title: str
    """One line."""
    blocks: tuple[Block, ...]
    """In reading order."""
    footer: str = ""
    """Sources and dates, under every page."""


def without_controls(document: Document) -> Document:
    """The document with a visible sign in place of each control character, wherever its texts came from."""
    blocks = tuple(
        replace(block, text=show_controls(block.text), label=show_controls(block.label)) for block in document.blocks
    )
    return Document(show_controls(document.title), blocks, show_controls(document.footer))


def text(words: str) -> Block:
    """A plain paragraph."""
    return Block(BlockKind.TEXT, words)


def mark_text(words: str, marks: tuple[tuple[int, int], ...], plain: Style, marked: Style) -> str:
    """The text with each marked span and each part between put through a style.

    Example:
        >>> mark_text("abc", ((1, 2),), str, str.upper)
        'aBc'
    """
    parts: list[str] = []
    end = 0
    for first, last in marks:
        parts += [plain(words[end:first]), marked(words[first:last])]
        end = last
    return "".join([*parts, plain(words[end:])])


def heading(words: str) -> Block:
    """A line that opens a part."""
    return Block(BlockKind.HEADING, words)


def quote(words: str, label: str = "") -> Block:
    """Text of a card, a rule or a ruling, word for word."""
    return Block(BlockKind.QUOTE, words, label)


def item(words: str, label: str = "") -> Block:
    """One of several short entries."""
    return Block(BlockKind.ITEM, words, label)


def note(words: str) -> Block:
    """Small print."""
    return Block(BlockKind.NOTE, words)


def paginate(blocks: Iterable[Block], page_size: int) -> list[tuple[Block, ...]]:
    """Cut blocks into pages of at most ``page_size`` characters; all text is on some page, in order.

    Shape: a page ends between blocks where it can; a block longer than a page is cut after a sentence, a word, or, for
    want of both, anywhere. A heading never stands last on a page. An empty document is one empty page.
    """
    pages: list[tuple[Block, ...]] = []
    page: list[Block] = []
    room = page_size
    for block in _fitting(blocks, page_size):
        size = block_size(block)
        if page and size > room:
            carried = [page.pop()] if page[-1].kind is BlockKind.HEADING and len(page) > 1 else []
            pages.append(tuple(page))
            page, room = carried, page_size - sum(block_size(each) for each in carried)
            if size > room:
                pages.append(tuple(page))
                page, room = [], page_size
        page.append(block)
        room -= size
    return [*pages, tuple(page)] if page or not pages else pages


def block_size(block: Block) -> int:
    """How many characters a block may take on a page, marks and line feeds included."""
    return len(block.text) + len(block.label) + 2 * block.text.count("\n") + 12


def _fitting(blocks: Iterable[Block], page_size: int) -> Iterator[Block]:
    for block in blocks:
        rest = block
        if len(block.label) > page_size // 4:  # no room beside it, so that it is cut like the text
            rest = replace(block, text=f"{block.label} {block.text}", label="", marks=())
        while block_size(rest) > page_size:
            cut = _cut_position(rest.text, _length_within(rest, page_size))
            yield replace(rest, text=rest.text[:cut].rstrip(), marks=())
            rest = replace(rest, text=rest.text[cut:].lstrip(), label="", is_continued=True, marks=())
        yield rest


def _length_within(block: Block, page_size: int) -> int:
    """How many characters of a block's text a page holds beside its label, at least one."""
    room = left = page_size - block_size(replace(block, text=""))
    for length, character in enumerate(block.text[:room]):
        left -= 3 if character == "\n" else 1
        if left < 0:
            return max(length, 1)
    return max(room, 1)


def _cut_position(words: str, most: int) -> int:
    for boundary in (_SENTENCE_END, _WORD_END):
        best = max((match.end() for match in boundary.finditer(words, 0, most)), default=0)
        if best > most // 2:
            return best
    return most
