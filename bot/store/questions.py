"""A question as it is remembered, so that its buttons work after a restart.

What is here: the record, its JSON and its id. What is not: where it is kept (``bot.store.database``).
"""

import hashlib
import json
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from rulings.language import Language
from rulings.narrate.report import Detail


class Topic(StrEnum):
    """What is asked for."""

    ASK = "ask"
    CARD = "card"
    RULE = "rule"
    RULE_HISTORY = "history"
    POLICY = "policy"
    RULING = "ruling"
    SEARCH = "search"
    DEMONSTRATION = "demo"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a person asked, with all that is needed to answer it again."""

    topic: Topic
    """What is asked for."""
    words: tuple[str, ...]
    """Card names, one rule, words to search for, or a table file's text and name."""
    language: Language
    """Language of the answer."""
    detail: Detail = Detail.STEPS
    """How closely a demonstration is told."""
    edition: str = ""
    """Of a rule: the edition in which its number is meant, as typed; empty for today's."""
    about: str = ""
    """Of rulings: the words that they should be about; of a search: what it was narrowed to (``bot.search_filter``)."""

    @property
    def id(self) -> str:
        """Twelve characters made of the content: equal questions share an id."""
        digest = hashlib.blake2b(self.to_json().encode(), digest_size=9).digest()
        return urlsafe_b64encode(digest).decode()

    def to_json(self) -> str:
        """The question as text; equal questions give equal texts."""
        row = [self.topic.value, list(self.words), self.language.value, int(self.detail)]
        row += [self.edition, self.about] if self.edition or self.about else []
        return json.dumps(row, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The question back from ``to_json``."""
        topic, words, language, detail, *narrowed = json.loads(text)
        return cls(Topic(topic), tuple(words), Language(language), Detail(detail), *narrowed)
