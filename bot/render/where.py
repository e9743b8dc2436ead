"""Where in the project something is said, played and tested, as a document.

What is here: lines with their phrases, nodes and handlers, and lists of places, the first few of each. What is not:
embeds and terminals; the full lists, which the record has.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.language import say
from bot.render.document import Block, Document, heading, item, note, quote, text
from bot.render.oracle import why_declined
from rulings.answer.where import LinePlaces, NodePlaces, PhrasePlaces, Place, Subject, WhereAnswer
from rulings.language import Language

_SHOWN: Final = 8
"""So many places of one list are shown."""
_SHOWN_BESIDE: Final = 3
"""So many stand on one line beside a node."""


def where_document(language: Language, answer: WhereAnswer) -> Document:
    """Each line with its phrases, what they make, what plays it and what tests it; then places of other sorts.

    日本語: 文・カード・ルール・キーワードの、コードでの場所
    """
    blocks: list[Block] = []
    for line in answer.lines:
        blocks += _line(language, line, answer.subject)
    for part in answer.places:
        if part.places:
            blocks.append(heading(say(language, f"where.{part.kind.value}")))
            blocks += [item(place.name, str(place)) for place in part.places[:_SHOWN]]
            blocks += _more(language, len(part.places) - _SHOWN)
    if not answer.has_cards:
        blocks.append(note(say(language, "where.no_cards" if answer.is_found else "where.no_cards_unread")))
    if not answer.is_found and not answer.lines:
        blocks.append(text(say(language, "where.nothing", query=answer.query)))
    return Document(answer.query, tuple(blocks))


def _line(language: Language, line: LinePlaces, subject: Subject) -> Iterator[Block]:
    if line.why:
        if is_japanese(line.text):
            yield text(say(language, "where.unread_japanese", text=line.text))
            return
        key = "where.unread_at_end" if line.is_at_end else "where.unread"
        why = why_declined(language, line.why)
        yield text(say(language, key, text=line.text, words=line.stopped_at, why=why))
        return
    if subject is not Subject.KEYWORD:
        yield quote(line.text)
        yield note(say(language, "where.read_as", categories=", ".join(line.read_as)))
    yield heading(say(language, "where.phrases"))
    yield from map(_phrase, line.phrases)
    if tests := list(dict.fromkeys(one.test for one in line.phrases if one.test)):
        yield note(f"{say(language, 'where.tests')}: {', '.join(tests)}")
    yield heading(say(language, "where.nodes"))
    for node in line.nodes:
        yield item(node.node.name, str(node.node))
        yield from _beside(language, node)


def is_japanese(words: str) -> bool:
    """Whether they have Japanese signs: what is read are English Oracle texts."""
    return any("\u3040" <= sign <= "\u30ff" or "\u4e00" <= sign <= "\u9fff" for sign in words)


def _phrase(one: PhrasePlaces) -> Block:
    made = f" → {one.node}" if one.node else ""
    return item(f"{one.category}: {one.template}{made}", str(one.phrase))


def _beside(language: Language, node: NodePlaces) -> Iterator[Block]:
    for place in node.handlers:
        yield note(f"{place.name} — {place}")
    if node.asked_by:
        yield note(f"{say(language, 'where.asked_by')}: {_few(language, node.asked_by)}")
    if node.tests:
        yield note(f"{say(language, 'where.tests')}: {_few(language, node.tests)}")


def _few(language: Language, places: Iterable[Place]) -> str:
    each = [str(place) for place in places]
    rest = [block.text for block in _more(language, len(each) - _SHOWN_BESIDE)]
    return ", ".join([*each[:_SHOWN_BESIDE], *rest])


def _more(language: Language, count: int) -> list[Block]:
    return [note(say(language, "where.more", count=count))] if count > 0 else []
