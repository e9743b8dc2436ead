"""What can be wrong with a question, and what to ask instead.

What is here: errors of asking. What is not: errors of files and of the corpus, which lie beside their readers.
"""

from collections.abc import Sequence

from rulings.answer.card_name import CardName
from rulings.answer.rule_name import RuleName
from rulings.errors import RulingsError


class CardNotGivenError(RulingsError):
    """A question that needs a card names none."""

    code = "card_not_given"


class CardUnknownError(RulingsError):
    """Nothing is called like this; details: query."""

    code = "card_unknown"


class UnsureError(RulingsError):
    """What was typed may mean several things; details: query, suggestions (best first)."""

    def __init__(self, *, query: str, suggestions: Sequence[CardName | RuleName]) -> None:
        super().__init__(query=query, suggestions=tuple(suggestions))
        self.query = query
        self.suggestions = tuple(suggestions)


class CardUnsureError(UnsureError):
    """Several cards may have been meant; suggestions are ``CardName``."""

    code = "card_unsure"


class AskUnsureError(UnsureError):
    """Several terms of the rules or cards may have been meant; suggestions are ``RuleName`` and ``CardName``."""

    code = "ask_unsure"


class RuleNotGivenError(RulingsError):
    """A question that needs a rule or keyword names none."""

    code = "rule_not_given"


class RuleUnknownError(RulingsError):
    """No rule and no keyword is called like this; details: query."""

    code = "rule_unknown"


class RuleUnsureError(UnsureError):
    """Several terms of the rules may have been meant; suggestions are ``RuleName``."""

    code = "rule_unsure"


class PolicyNotGivenError(RulingsError):
    """A question on tournament policy names no section."""

    code = "policy_not_given"


class PolicyUnknownError(RulingsError):
    """No section of tournament policy is called like this; details: query."""

    code = "policy_unknown"


class WordsNotGivenError(RulingsError):
    """A question about words of a text, a card, a rule or a keyword gives none."""

    code = "words_not_given"


class QuestionNotGivenError(RulingsError):
    """A search without words."""

    code = "question_not_given"
