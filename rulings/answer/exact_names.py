"""Cards by exactly what was written: a name in either language, in quotation marks or not, or a label with both.

What is here: the corpus alone, without the index of names. What is not: names that are only like a card's
(``rulings.answer.cards``).
"""

from rulings.corpus.cards import Card
from rulings.corpus.database import Corpus
from rulings.lookup.cards.label_parts import AROUND, has_marks, take_apart


async def named_exactly(corpus: Corpus, written: str) -> tuple[list[Card], str]:
    """The cards that have exactly this name, of the whole or of a face, or both names of a label, and that one name.

    日本語: 書かれた名前（英語・日本語・両方の併記・《》つき）に完全に一致するカード
    Shape: a name as written -> cards; several where a Japanese name belongs to several, none where a label's halves
    name different cards.
    """
    name = written.strip(AROUND)
    if found := await _called(corpus, name):
        return found, name
    for halves in take_apart(written):
        if halves.is_begun:
            continue
        first, second = await _called(corpus, halves.first), await _called(corpus, halves.second)
        if halves.is_aside and not any(map(str.isalnum, halves.first)):  # in no index, which is made of letters
            return first, halves.first.strip(AROUND)
        names = {card.name for card in second}
        if both := [card for card in first if card.name in names]:
            return both, halves.first.strip(AROUND)
    return [], name


def may_be_named_otherwise(written: str) -> bool:
    """Whether a text that is no English name may still be one in Japanese, in quotation marks, or a label."""
    return not written.isascii() or written.strip(AROUND) != written or has_marks(written)


async def _called(corpus: Corpus, name: str) -> list[Card]:
    name = name.strip(AROUND)
    if not name:
        return []
    card = await corpus.card(name)
    return [card] if card is not None else await corpus.cards_by_japanese(name)
