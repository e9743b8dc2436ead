"""Questions on rulings: what was ruled on one card, or on several together.

What is here: the question, and which texts speak of what it is about, in words of either language. What is not: the
rulings of the cards (``rulings_of_cards``, which needs no words and so none of the stems of words).
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from rulings.answer.desk import Desk
from rulings.answer.records import RulingAnswer
from rulings.answer.rulings_of_cards import rulings_of_cards
from rulings.corpus.bundled import find_bundled_data
from rulings.language import Language
from rulings.lookup.texts.concepts import Concepts, load_concepts
from rulings.lookup.texts.text_tokens import fold_asian, stem_words


async def answer_rulings(
    desk: Desk, queries: Sequence[str], language: Language, about: str | None = None
) -> RulingAnswer:
    """Rulings on all of the cards first, then on each; newest first, superseded ones marked.

    日本語: カードの裁定（全部に関わるもの、一枚ずつの順、新しい順）
    Shape: card names as typed, language of the reader, words that they should be about, in either language ->
    RulingAnswer.
    Raises: as ``find_cards``.
    """
    if not about:
        return await rulings_of_cards(desk, queries, language)
    return await rulings_of_cards(desk, queries, language, about, await _other_words(desk))


async def _other_words(desk: Desk) -> Callable[[str, str], bool]:
    """Whether a text speaks of a term in words of either language that mean the same."""
    await desk.in_lookups(_concepts)

    def speaks_of(term: str, text: str) -> bool:
        wanted = _concepts_asked(term)
        return bool(wanted) and all(not each.isdisjoint(_concepts_of(text)) for each in wanted)

    return speaks_of


@cache
def _concepts() -> Concepts:
    return load_concepts(find_bundled_data())


def _concepts_asked(term: str) -> list[frozenset[str]]:
    """What each word of a term can mean: of an English one, which stands alone, any of its meanings."""
    concepts = _concepts()
    japanese = [frozenset(concepts.asian[found[0]]) for found in concepts.pattern.finditer(fold_asian(term))]
    english = frozenset(concepts.in_english(stem_words(term)))
    return [*japanese, *([english] if english else [])]


@lru_cache(maxsize=512)
def _concepts_of(text: str) -> frozenset[str]:
    concepts = _concepts()
    return frozenset((*concepts.in_japanese(fold_asian(text)), *concepts.in_english(stem_words(text))))
