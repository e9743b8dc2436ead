"""Sections of tournament policy as a document.

What is here: how a section, a chapter or a whole document is shown, with its text or with where that is. What is not:
embeds and terminals.
"""

from typing import Final

from bot.language import say
from bot.render.card import both_names
from bot.render.document import Block, Document, heading, item, note, quote, text
from bot.render.ruling import show_day
from rulings.answer.records import PolicyAnswer, PolicyEntry, PolicyName
from rulings.language import Language

PAGE: Final = "https://wpn.wizards.com/en/rules-documents"
"""Where Wizards of the Coast publish the documents."""


def policy_document(language: Language, answer: PolicyAnswer) -> Document:
    """The sections that were asked for, one below the other.

    日本語: イベント規定などの節の表示（条文、なければ番号と題と入手先）
    """
    first, *more = answer.entries
    blocks = _entry_blocks(language, first)
    for entry in more:
        blocks += [heading(_headline(language, entry.name)), *_entry_blocks(language, entry)]
    if any(entry.text is None and not entry.has_document for entry in answer.entries):
        blocks.append(text(say(language, "policy.absent", page=PAGE)))
    return Document(_headline(language, first.name), tuple(blocks), _footer(language, answer))


def _headline(language: Language, name: PolicyName) -> str:
    """``IPG 2.1 誘発忘れ/Missed Trigger``."""
    return " ".join(part for part in (name.document, name.number, both_names(language, name.en, name.ja)) if part)


def _entry_blocks(language: Language, entry: PolicyEntry) -> list[Block]:
    blocks: list[Block] = []
    if entry.name != entry.document:
        above = [_title(language, entry.document), *([entry.chapter.in_language(language)] if entry.chapter else [])]
        blocks.append(note(" › ".join(above)))
    if entry.text is not None:
        blocks.append(quote(entry.text))
    elif entry.has_document and not entry.parts:
        blocks.append(text(say(language, "policy.not_in_document", document=entry.document.document)))
    if entry.parts:
        blocks.append(heading(say(language, "policy.parts")))
        blocks += [item(_title(language, part), part.number) for part in entry.parts]
    if entry.previous or entry.next:
        around = [name.in_language(language) if name else "—" for name in (entry.previous, entry.next)]
        blocks.append(note(say(language, "rule.around", previous=around[0], next=around[1])))
    return blocks


def _title(language: Language, name: PolicyName) -> str:
    return both_names(language, name.en, name.ja)


def _footer(language: Language, answer: PolicyAnswer) -> str:
    """Of which edition each document's texts or numbers are."""
    parts: dict[str, None] = {}
    for entry in answer.entries:
        key = "policy.edition" if entry.language is not None else "policy.numbers"
        day = show_day(language, entry.as_of)
        parts[say(language, key, document=entry.document.document, date=day)] = None
    return "　".join(parts)
