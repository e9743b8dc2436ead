"""How a card is understood, as a document.

What is here: the lines with what became of them, and the counts over all cards. What is not: embeds and terminals.
"""

from bot.language import say
from bot.render.card import both_names
from bot.render.document import Block, Document, heading, item, note, quote
from rulings.answer.oracle_records import CoverageAnswer, LineAnswer, OracleAnswer
from rulings.language import Language

_SIGNS = {"understood": "✓", "declined": "✗", "unplayable": "△", "reminder": "–"}


def oracle_document(language: Language, answer: OracleAnswer) -> Document:
    """Line by line what was understood; for a line that was not, the words at which it stopped.

    日本語: カードの文章を一行ずつどう読んだかの表示
    """
    blocks: list[Block] = []
    for line in answer.lines:
        blocks.append(quote(line.text, _SIGNS[line.outcome]))
        blocks += [note(words) for words in _explained(language, line)]
    blocks += [note(say(language, "card.face_missing", name=name)) for name in answer.missing_faces]
    return Document(both_names(language, answer.name_en, answer.name_ja), tuple(blocks))


def coverage_document(language: Language, answer: CoverageAnswer) -> Document:
    """The share of understood faces, by card type and by age, and what stands in the way of the most others.

    日本語: 読めるカードの割合と、読めない理由の多い順
    """
    blocks: list[Block] = [
        item(f"{row.understood}/{row.faces} ({_share(row.understood, row.faces)})", row.type) for row in answer.types
    ]
    blocks.append(heading(say(language, "oracle.eras")))
    blocks += [
        item(
            f"{row.understood}/{row.faces} ({_share(row.understood, row.faces)})",
            say(language, "oracle.era_unknown") if row.era == "unknown" else row.era,
        )
        for row in answer.eras
    ]
    blocks.append(heading(say(language, "oracle.families")))
    blocks += [
        item(f"{row.understood}/{row.lines} ({_share(row.understood, row.lines)})", row.family)
        for row in answer.families
    ]
    blocks.append(heading(say(language, "oracle.reasons")))
    blocks += [item(f"{row.reason} — {row.example}", f"{row.alone} ({row.faces})") for row in answer.reasons]
    share = _share(answer.understood, answer.faces)
    return Document(
        say(language, "oracle.coverage", understood=answer.understood, faces=answer.faces, share=share), tuple(blocks)
    )


def _explained(language: Language, line: LineAnswer) -> list[str]:
    if line.outcome == "declined":
        words = [say(language, "oracle.stopped", words=line.words, why=why_declined(language, line.why))]
        if line.expected:
            words.append(say(language, "oracle.expected", words=", ".join(line.expected)))
        return words
    if line.outcome == "unplayable":
        return [say(language, "oracle.unplayable", what=", ".join(line.unplayable))]
    return list(line.model)


def why_declined(language: Language, why: str) -> str:
    """What stopped the reading of a line, in words: ``unknown words`` or 未知の語句."""
    return say(language, f"why.{why.replace(' ', '_')}")


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"
