"""Type lines of card faces in the reader's language (CR 205)."""

from rulings.corpus.cards import Face
from rulings.language import Language
from rulings.narrate.catalogue import term


def type_line(language: Language, face: Face) -> str:
    """The type line of a face as a card of that language prints it.

    日本語: タイプ行（公式訳のわからない語は英語のまま）
    Shape: a face -> one line; a word without a known official Japanese one stays English; empty without types.
    Source: CR 205.1, 205.3a.
    """
    if language is Language.EN:
        line = " ".join((*face.supertypes, *face.types))
        return f"{line} — {' '.join(face.subtypes)}" if face.subtypes else line
    supertypes = "".join(_word("supertype", one) for one in face.supertypes)
    line = supertypes + "・".join(_word("card_type", one) for one in face.types)
    subtypes = "・".join(term(language, "subtype", one) for one in face.subtypes)
    return f"{line} ― {subtypes}" if subtypes else line


def _word(section: str, english: str) -> str:
    """A supertype or card type; those of casual cards have no Japanese word here and keep their own spelling."""
    found = term(Language.JA, section, english.lower())
    return english if found == english.lower() else found
