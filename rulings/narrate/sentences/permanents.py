"""Sentences for what befalls a permanent: tapped, attached, damaged, given counters, turned face down.

What is here: events of one object that stays where it is. What is not: where it goes (``moving``), combat (``combat``).
"""

from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.language import Language
from rulings.narrate.catalogue import message, word
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail
from rulings.narrate.sentences.writers import plain, writes

plain(e.Tapped, Detail.EVERYTHING, "tapped", object="object")
plain(e.Untapped, Detail.EVERYTHING, "untapped", object="object")
plain(e.Attached, Detail.STEPS, "attached", object="object", to="to")
plain(e.ControlChanged, Detail.STEPS, "control_changed", object="object", after="after")


@writes(e.Unattached)
def _unattached(game: Game, names: Names, language: Language, event: e.Unattached) -> tuple[Detail, str]:
    detail = Detail.EVERYTHING if event.leaves else Detail.STEPS
    return detail, message(language, "event", "unattached", object=names.of(game, event.object, language))


@writes(e.DamageDealt)
def _damage(game: Game, names: Names, language: Language, event: e.DamageDealt) -> tuple[Detail, str]:
    key = "damage_combat" if event.is_combat else "damage"
    return Detail.STEPS, message(
        language,
        "event",
        key,
        source=names.of(game, event.source, language),
        number=event.amount,
        to=names.recipient(game, event.to, language),
    )


@writes(e.CountersPut)
def _counters(game: Game, names: Names, language: Language, event: e.CountersPut) -> tuple[Detail, str]:
    return Detail.STEPS, message(
        language,
        "event",
        "counters_put_one" if event.amount == 1 else "counters_put",
        object=names.recipient(game, event.on, language),
        kind=word(language, "counter", event.kind),
        number=event.amount,
    )


@writes(e.CountersRemoved)
def _counters_removed(game: Game, names: Names, language: Language, event: e.CountersRemoved) -> tuple[Detail, str]:
    return Detail.STEPS, message(
        language,
        "event",
        "counters_removed_one" if event.amount == 1 else "counters_removed",
        object=names.recipient(game, event.source, language),
        kind=word(language, "counter", event.kind),
        number=event.amount,
    )


@writes(e.StatusChanged)
def _status(game: Game, names: Names, language: Language, event: e.StatusChanged) -> tuple[Detail, str]:
    return Detail.STEPS, message(
        language,
        "event",
        "status",
        object=names.of(game, event.object, language),
        what=word(language, "status", event.what),
    )
