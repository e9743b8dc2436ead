"""How a card is called in an answer.

What is here: the two names of a card, in a module of its own so that message tables load nothing else. What is not:
other names (``rulings.corpus.records.CardName``).
"""

from dataclasses import dataclass

from rulings.language import Language


@dataclass(frozen=True, slots=True)
class CardName:
    """How a card is called, for a list to choose from.

    日本語: カード名（英語名と日本語名）
    """

    en: str
    """English name of the whole card: the key for asking again."""
    ja: str | None = None
    """Today's Japanese name, where the corpus has one."""
    mark: str = ""
    """What sets it apart from cards of a deck in a list to choose from: ``joke``, ``digital``, ``extra``."""

    @property
    def key(self) -> str:
        """What to ask for to get exactly this card."""
        return self.en

    def in_language(self, language: Language) -> str:
        """The name that a reader of the language knows, the English one where there is no other."""
        return (self.ja or self.en) if language is Language.JA else self.en
