"""Sentences for casting, activating and resolving, with targets, costs and mana.

What is here: from the announcement to the resolution. What is not: abilities that trigger (``triggering``).
"""

from typing import Any

from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.language import Language
from rulings.narrate.catalogue import message, term, word
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail
from rulings.narrate.sentences.writers import plain, writes

plain(e.SpellCopied, Detail.STEPS, "copied", player="player", original="original")
plain(e.Countered, Detail.STEPS, "countered", object="object")
plain(e.LandPlayBegan, Detail.STEPS, "land_played", player="player", object="object")
plain(e.Resolving, Detail.STEPS, "resolving", object="object")
plain(e.Resolved, Detail.EVERYTHING, "resolved", object="object")


@writes(e.BecameTarget)
def _became_target(game: Game, names: Names, language: Language, event: e.BecameTarget) -> tuple[Detail, str]:
    """The targets of what is cast are told with it; a change is a step of its own."""
    detail = Detail.STEPS if event.is_changed else Detail.EVERYTHING
    target, by = names.recipient(game, event.object, language), names.of(game, event.by, language)
    return detail, message(language, "event", "became_target", object=target, by=by)


def with_targets(game: Game, names: Names, language: Language, text: str, targets: tuple[Any, ...]) -> str:
    if not targets:
        return text
    shown = names.several(game, targets, language)
    return message(language, "event", "at_targets", sentence=text, targets=shown)


def _way(language: Language, way: str) -> str:
    """How a spell was cast: in words of its own, else by the keyword that offers it."""
    known = word(language, "way", way)
    return known if known != way else term(language, "keyword", way)


@writes(e.SpellCast)
def _cast(game: Game, names: Names, language: Language, event: e.SpellCast) -> tuple[Detail, str]:
    key = "cast" if event.alternative is None else "cast_as"
    text = message(
        language,
        "event",
        key,
        player=names.player(event.player, language),
        object=names.of(game, event.object, language),
        way=_way(language, event.alternative or ""),
    )
    text = _with_x(language, text, event.x)
    text = _with_cost(game, names, language, text, event)
    return Detail.STEPS, with_targets(game, names, language, text, event.targets)


def _with_cost(game: Game, names: Names, language: Language, text: str, event: e.SpellCast | e.AbilityActivated) -> str:
    """With the total cost, where something else changed it."""
    if not event.cost_changed_by:
        return text
    by = names.several(game, event.cost_changed_by, language)
    return message(language, "event", "cast_for", cast=text, cost="".join(event.total_cost) or "{0}", by=by)


def _with_x(language: Language, text: str, x: int | None) -> str:
    return text if x is None else message(language, "event", "with_x", text=text, x=str(x))


@writes(e.AbilityActivated)
def _activated(game: Game, names: Names, language: Language, event: e.AbilityActivated) -> tuple[Detail, str]:
    key = "ability_activated" if event.text else "ability_activated_plain"
    text = message(
        language,
        "event",
        key,
        player=names.player(event.player, language),
        source=names.of(game, event.source, language),
        text=event.text,
    )
    text = _with_cost(game, names, language, _with_x(language, text, event.x), event)
    detail = Detail.EVERYTHING if event.is_mana else Detail.STEPS
    return detail, with_targets(game, names, language, text, event.targets)


@writes(e.DidntResolve)
def _didnt_resolve(game: Game, names: Names, language: Language, event: e.DidntResolve) -> tuple[Detail, str]:
    key = f"didnt_resolve_{event.why}"
    return Detail.RESULT, message(language, "event", key, object=names.of(game, event.object, language))


def _mana(types: tuple[str, ...]) -> str:
    return "".join(f"{{{t}}}" for t in types)


@writes(e.ManaAdded)
def _mana_added(game: Game, names: Names, language: Language, event: e.ManaAdded) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    return Detail.EVERYTHING, message(language, "event", "mana_added", player=player, mana=_mana(event.types))


@writes(e.ManaSpent)
def _mana_spent(game: Game, names: Names, language: Language, event: e.ManaSpent) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    return Detail.EVERYTHING, message(language, "event", "mana_spent", player=player, mana=_mana(event.types))


@writes(e.ManaEmptied)
def _mana_emptied(game: Game, names: Names, language: Language, event: e.ManaEmptied) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    return Detail.EVERYTHING, message(language, "event", "mana_emptied", player=player, mana=_mana(event.types))
