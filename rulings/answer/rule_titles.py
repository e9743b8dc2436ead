"""What a rule is about, in a word or two.

What is here: the term that a rule defines, or the heading of a chapter or section, for numbers of the edition of
2026-01-16. What is not: what the rule says (``rulings.answer.rules``), and numbers of other editions.
"""

from functools import cache

from rulings.answer.rule_name import RuleName
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.numbering import RuleKind, kind_of, parent_of
from rulings.corpus.rule_texts.rule_headings import load_bundled_headings
from rulings.language import Language
from rulings.lookup.rules.keywords import load_bundled_terms


def find_term(number: RuleNumber) -> RuleName | None:
    """The term that the rule itself defines, as the glossary has it.

    日本語: そのルールが定義する用語
    """
    return _terms().get(number)


def find_title(number: RuleNumber) -> RuleName | None:
    """How a chapter or section is headed, or the term that a rule defines; ``None`` for a rule that has neither.

    日本語: そのルールの見出しまたは用語
    """
    return _heading(number) or find_term(number)


def find_topic(number: RuleNumber) -> RuleName | None:
    """What a rule belongs to: its own title, else that of the rule above it, no section's or chapter's.

    Example: of 701.17c it is 701.17 Mill.
    """
    own = find_title(number)
    above = parent_of(number) if kind_of(number) is RuleKind.SUBRULE else None
    return own if own is not None or above is None else find_title(above)


def _heading(number: RuleNumber) -> RuleName | None:
    words = load_bundled_headings().get(number)
    return RuleName(number, words[Language.EN], words[Language.JA]) if words is not None else None


@cache
def _terms() -> dict[RuleNumber, RuleName]:
    """The first term of the file for each rule, which is the better known."""
    return {term.rule: RuleName(term.rule, term.en, term.ja) for term in reversed(load_bundled_terms().terms)}
