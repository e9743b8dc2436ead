"""Sentences for effects that last, replace an event or forbid it.

What is here: which effect did it. What is not: where something goes instead (``moving``).
"""

from typing import Final

from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.language import Language
from rulings.narrate.catalogue import message, word
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail
from rulings.narrate.sentences.writers import plain, writes

plain(e.EffectBegan, Detail.EVERYTHING, "effect_began", source="source", objects="affected")
plain(e.EffectEnded, Detail.EVERYTHING, "effect_ended", source="source")
_REPLACED: Final = {
    "prevent": "replaced_prevent",
    "regenerate": "replaced_regenerate",
    "scale": "replaced_scale",
    "enters with": "replaced_entering",
}
"""How an event was replaced -> the message that says so; of all others one that leaves it open."""


@writes(e.Replaced)
def _replaced(game: Game, names: Names, language: Language, event: e.Replaced) -> tuple[Detail, str]:
    key = _REPLACED.get(event.how, "replaced")
    if key == "replaced_scale" and event.amount is not None:
        key = "replaced_scale_to"
    if key == "replaced_entering" and event.source == event.object:
        key = "replaced_entering_own"
    # Where something goes instead is told by the move itself.
    detail = Detail.EVERYTHING if event.how in {zone.value for zone in Zone} else Detail.STEPS
    return detail, message(
        language,
        "event",
        key,
        source=names.of(game, event.source, language),
        object=names.recipient(game, event.object, language),
        number=event.amount,
    )


@writes(e.CantHappen)
def _cant(game: Game, names: Names, language: Language, event: e.CantHappen) -> tuple[Detail, str]:
    what = word(language, "cant", event.what)
    if event.object is None:
        return Detail.STEPS, message(language, "event", "cant_happen_plain", what=what)
    shown = names.recipient(game, event.object, language)
    return Detail.STEPS, message(language, "event", "cant_happen", object=shown, what=what)
