"""What can be wrong with a question, and what to ask instead.

What is here: errors of asking. What is not: errors of files and of the corpus, which lie beside their readers.
"""

from rulings.answer.records import CardName
from rulings.errors import RulingsError


class CardNotGivenError(RulingsError):
    """A question that needs a card names none."""

    code = "card_not_given"


class CardUnknownError(RulingsError):
    """Nothing is called like this; details: query."""

    code = "card_unknown"


class CardUnsureError(RulingsError):
    """Several cards may have been meant; details: query, suggestions (of ``CardName``, best first)."""

    code = "card_unsure"

    def __init__(self, *, query: str, suggestions: tuple[CardName, ...]) -> None:
        super().__init__(query=query, suggestions=suggestions)
        self.query = query
        self.suggestions = suggestions


class RuleNotGivenError(RulingsError):
    """A question that needs a rule or keyword names none."""

    code = "rule_not_given"


class RuleUnknownError(RulingsError):
    """No rule and no keyword is called like this; details: query."""

    code = "rule_unknown"


class DemonstrationUnknownError(RulingsError):
    """There is no demonstration for these cards; details: cards (of ``CardName``)."""

    code = "demonstration_unknown"
