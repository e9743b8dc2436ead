"""Readings of names that no list gives, from a morphological analyser, while the index is built.

What is here: asking SudachiPy where it is installed (``pip install judgebot[readings]``). What is not: readings that
name lists teach (``readings``), which go before it: the analyser is right for nine names in ten and errs on words of
this game, of which the listed names know most. A running bot never loads it: its dictionary takes 70 MB, and for what
a person typed the learnt table serves.
"""

from collections.abc import Callable
from importlib.util import find_spec

from rulings.lookup.cards.normalise import fold_japanese
from rulings.lookup.cards.readings import ReadingTable, align, is_kana

Analyser = Callable[[str], str]
"""A written name -> its reading in hiragana, as far as the analyser knows the words."""


def find_analyser() -> Analyser | None:
    """The installed analyser, or None; a name list or the bundled names then have to do."""
    if find_spec("sudachipy") is None or find_spec("sudachidict_core") is None:
        return None
    from sudachipy import Dictionary, SplitMode  # type: ignore[import-untyped, import-not-found, unused-ignore]  # an extra

    tokens = Dictionary().tokenizer(SplitMode.C)
    return lambda name: "".join(fold_japanese(token.reading_form()) for token in tokens.tokenize(name))


def read_unlisted(name: str, table: ReadingTable, analyser: Analyser | None) -> tuple[str, ...]:
    """Readings of a name that no list gives: word by word from the table with the rest from the analyser, and the
    analyser's own.

    Shape: written name -> readings in hiragana, likeliest first; none where a word stays unread.
    """
    fold = fold_japanese(name)
    learnt = table.read(fold, limit=1)[0] if fold else ""
    aligned = align(fold, analyser(name)) if analyser else None
    if aligned is None:
        return (learnt,) if is_kana(learnt) else ()
    following = [run[0] for run, _ in aligned[1:]] + [""]
    mixed = "".join(
        kana if is_kana(run) else (table.words.get(run + after) or table.words.get(run) or (kana,))[0]
        for (run, kana), after in zip(aligned, following, strict=True)
    )
    plain = "".join(kana for _, kana in aligned)
    return tuple(reading for reading in dict.fromkeys((mixed, plain)) if is_kana(reading))
