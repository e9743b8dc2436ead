"""The corpus file and its build as documents.

What is here: what was taken from where, what was left out and why, in words. What is not: building.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.language import load_messages, say
from bot.render.document import Block, Document, heading, item, note, text
from rulings.language import Language

if TYPE_CHECKING:
    from rulings.answer.records import CorpusInfo
    from rulings.building import BuildReport


def info_document(language: Language, info: "CorpusInfo") -> Document:
    """Where the corpus is, how large, and what it holds from which source.

    日本語: コーパスの内容
    """
    size = f"{info.size_bytes / 1_000_000:.1f} MB"
    blocks: list[Block] = [text(say(language, "data.place", path=info.path, size=size, layout=info.layout))]
    blocks += _counts(language, info.counts)
    blocks.append(heading(say(language, "data.sources")))
    blocks += [item(source.edition, source.title) for source in info.sources]
    return Document(say(language, "data.info_title"), tuple(blocks))


def report_document(language: Language, report: "BuildReport") -> Document:
    """What a build did: sources, counts, what was left out and why, where sources disagree.

    日本語: コーパス作成の報告
    """
    blocks: list[Block] = [text(say(language, "data.built", path=report.path)), *_counts(language, report.counts)]
    blocks.append(heading(say(language, "data.sources")))
    for source in report.sources:
        taken = say(language, "data.taken", entries=source.entries, taken=source.taken)
        blocks.append(item(f"{source.source.edition} {taken}".strip(), source.source.title))
    if left_out := report.count_left_out():
        blocks.append(heading(say(language, "data.left_out")))
        for (key, why), n in left_out.items():
            layouts = report.unknown_layouts(key) if why == "unknown_layout" else ()
            of = ", ".join((key, *layouts))
            blocks.append(item(f"{_word(language, 'reason', why)} ({of})", str(n)))
    if disagreements := report.count_disagreements():
        blocks.append(heading(say(language, "data.disagreements")))
        blocks += [item(_word(language, "disagreement", kind), str(n)) for kind, n in disagreements.items()]
    blocks += [item(_word(language, "unread", reason), path.name) for path, reason in report.unread]
    blocks += [note(_word(language, "note", code)) for code in report.notes]
    return Document(say(language, "data.report_title"), tuple(blocks))


def _counts(language: Language, counts: Mapping[str, Any]) -> list[Block]:
    return [item(f"{number:,}", _word(language, "count", key)) for key, number in counts.items()]


def _word(language: Language, sort: str, code: str) -> str:
    """The words for a code of the domain; a code that is newer than the tables is shown as it is."""
    key = f"data.{sort}_{code}"
    return say(language, key) if key in load_messages(language) else code
