"""Sentences for triggered abilities: what triggered, what did not, and what kept it from it.

What is here: the event of triggering. What is not: resolving (``casting``).
"""

from rulings.kernel.casting.trigger_stacking import NO_TARGET
from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.language import Language
from rulings.narrate.catalogue import message, term
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail
from rulings.narrate.sentences.casting import with_targets
from rulings.narrate.sentences.writers import writes


@writes(e.AbilityTriggered)
def _triggered(game: Game, names: Names, language: Language, event: e.AbilityTriggered) -> tuple[Detail, str]:
    source = names.of(game, event.source, language)
    if any(citation == NO_TARGET for citation in event.citations):
        return Detail.STEPS, message(language, "event", "ability_removed", source=source)
    key = "ability_triggered" if event.text else "ability_triggered_plain"
    text = message(language, "event", key, source=source, text=_ability_text(language, event.text))
    if event.again_by is not None:
        by = names.of(game, event.again_by, language)
        text = message(language, "event", "triggered_again", by=by, triggered=text)
    return Detail.STEPS, with_targets(game, names, language, text, event.targets)


def _ability_text(language: Language, text: str) -> str:
    """The words of an ability; a keyword, with its number, is said in the reader's language."""
    keyword, _, number = text.rpartition(" ") if text[-1:].isdigit() else (text, "", "")
    known = term(language, "keyword", keyword.lower())
    return text if known == keyword.lower() else f"{known}{number}"


@writes(e.DidntTrigger)
def _didnt_trigger(game: Game, names: Names, language: Language, event: e.DidntTrigger) -> tuple[Detail, str]:
    source = names.of(game, event.source, language)
    key = f"didnt_trigger_{event.why}"
    text = message(language, "event", key, source=source)
    if event.text and language is Language.EN:
        text = message(language, "event", "didnt_trigger_text", didnt=text, text=event.text)
    return Detail.STEPS, text


@writes(e.TriggerSilenced)
def _silenced(game: Game, names: Names, language: Language, event: e.TriggerSilenced) -> tuple[Detail, str]:
    source, by = names.of(game, event.source, language), names.of(game, event.by, language)
    return Detail.STEPS, message(language, "event", "trigger_silenced", source=source, by=by)
