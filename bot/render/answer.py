"""The document of any answer.

What is here: which renderer an answer has. What is not: the renderers.
"""

from dataclasses import replace

from bot.language import say
from bot.render.card import card_document
from bot.render.demonstration import told_document
from bot.render.document import Document, note
from bot.render.meeting_not_found import meeting_not_found_document
from bot.render.policy import policy_document
from bot.render.rule import rule_document
from bot.render.ruling import ruling_document
from bot.render.search import search_document
from rulings.answer.records import (
    AskAnswer,
    CardAnswer,
    DemonstrationAnswer,
    MeetingNotFoundAnswer,
    PolicyAnswer,
    RuleAnswer,
    RulingAnswer,
    SearchAnswer,
)
from rulings.language import Language


def answer_document(
    language: Language,
    answer: CardAnswer
    | RuleAnswer
    | DemonstrationAnswer
    | MeetingNotFoundAnswer
    | PolicyAnswer
    | RulingAnswer
    | SearchAnswer,
) -> Document:
    """The document of an answer, for a front that shows no pictures."""
    match answer:
        case CardAnswer():
            return card_document(language, answer)
        case RuleAnswer():
            return rule_document(language, answer)
        case PolicyAnswer():
            return policy_document(language, answer)
        case RulingAnswer():
            return ruling_document(language, answer)
        case SearchAnswer():
            return search_document(language, answer)
        case DemonstrationAnswer():
            return told_document(language, answer)
        case MeetingNotFoundAnswer():
            return meeting_not_found_document(language, answer)


def with_reading(language: Language, answer: AskAnswer, document: Document) -> Document:
    """The document with a line on top that says what the text was taken for, where it could be something else."""
    if not answer.others:
        return document
    others = [say(language, f"ask.{kind}") for kind in answer.others]
    words = say(language, "ask.taken", kind=say(language, f"ask.{answer.kind}"), others=others)
    return replace(document, blocks=(note(words), *document.blocks))
