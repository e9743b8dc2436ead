"""Sentences for what players do and decide: life, searching, looking, choosing.

What is here: events of a player. What is not: leaving, winning and losing (``turns``).
"""

from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.language import Language
from rulings.narrate.catalogue import message, word
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail
from rulings.narrate.sentences.writers import plain, writes

plain(e.VotesFinished, Detail.EVERYTHING, "votes_finished")


@writes(e.LifeGained)
def _gained(game: Game, names: Names, language: Language, event: e.LifeGained) -> tuple[Detail, str]:
    return Detail.STEPS, message(
        language,
        "event",
        "life_gained",
        player=names.player(event.player, language),
        number=event.amount,
        total=game.player(event.player).life,
    )


@writes(e.LifeLost)
def _lost(game: Game, names: Names, language: Language, event: e.LifeLost) -> tuple[Detail, str]:
    return Detail.STEPS, message(
        language,
        "event",
        "life_paid" if event.is_payment else "life_lost",
        player=names.player(event.player, language),
        number=event.amount,
        total=game.player(event.player).life,
    )


@writes(e.LookedAt)
def _looked(game: Game, names: Names, language: Language, event: e.LookedAt) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    key = "looked_one" if len(event.objects) == 1 else "looked"
    return Detail.EVERYTHING, message(language, "event", key, player=player, number=len(event.objects))


@writes(e.Searched)
def _searched(game: Game, names: Names, language: Language, event: e.Searched) -> tuple[Detail, str]:
    key = "searched_own" if event.player == event.whose else "searched"
    return Detail.STEPS, message(
        language,
        "event",
        key if event.found else f"{key}_none",
        player=names.player(event.player, language),
        whose=names.player(event.whose, language),
        objects=names.several(game, event.found, language),
    )


@writes(e.Scried)
def _scried(game: Game, names: Names, language: Language, event: e.Scried) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    return Detail.STEPS, message(
        language, "event", "scried", player=player, number=event.amount, bottom=len(event.bottom)
    )


@writes(e.Surveiled)
def _surveiled(game: Game, names: Names, language: Language, event: e.Surveiled) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    return Detail.STEPS, message(
        language, "event", "surveiled", player=player, number=event.amount, number_away=len(event.graveyard)
    )


@writes(e.PlayerDid)
def _player_did(game: Game, names: Names, language: Language, event: e.PlayerDid) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    verb = word(language, "verb", event.verb)
    # Nearly every targeted spell is a crime: worth telling only where everything is told.
    detail = Detail.EVERYTHING if event.verb == "commit a crime" else Detail.STEPS
    if event.object is None:
        return detail, message(language, "event", "player_did", player=player, verb=verb)
    shown = names.of(game, event.object, language)
    if event.verb == "venture":
        room = event.value or ""
        return detail, message(language, "event", "player_did_in", player=player, verb=verb, object=shown, room=room)
    return detail, message(language, "event", "player_did_object", player=player, verb=verb, object=shown)


@writes(e.Chosen)
def _chosen(game: Game, names: Names, language: Language, event: e.Chosen) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    return Detail.STEPS, message(language, "event", "chosen", player=player, value=names.said(event.value, language))


@writes(e.Noted)
def _noted(game: Game, names: Names, language: Language, event: e.Noted) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    return Detail.STEPS, message(language, "event", "noted", player=player, value=names.said(event.value, language))
