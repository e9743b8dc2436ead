"""The sentence for what a card keeps another from doing."""

from rulings.cite import Citation, RuleNumber
from rulings.language import Language
from rulings.narrate.catalogue import message
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail, Step


def forbidding_step(
    names: Names, verb: str, player: str, card: str, by: str, rule: RuleNumber, also: str | None = None
) -> Step:
    """A step that tells what can't be done and because of which card.

    Shape: ``verb`` is ``attack``, ``block``, ``cast``, ``activate`` or ``play``; cards by their English names;
    ``also``: the second of two cards that only together forbid it.
    """

    def because(language: Language) -> str:
        first = names.card(by, language)
        if also is None:
            return first
        return message(language, "forbidden", "both", first=first, second=names.card(also, language))

    def told(language: Language) -> str:
        return message(
            language,
            "forbidden",
            verb,
            player=message(language, "word", "player", name=player),
            card=names.card(card, language),
            by=because(language),
        )

    return Step(Detail.RESULT, told(Language.EN), told(Language.JA), (Citation(rule, ""),))
