"""Sentences for what goes from zone to zone: drawn, discarded, milled, put, created, gone.

What is here: which move is told, and as what. What is not: casting and playing (``casting``), looking into a library
(``players``).
"""

from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId
from rulings.language import Language
from rulings.narrate.catalogue import message, word
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail
from rulings.narrate.sentences.writers import plain, writes

plain(e.DrewFromEmpty, Detail.STEPS, "drew_from_empty", player="player")
plain(e.CardDiscarded, Detail.STEPS, "card_discarded", player="player", object="object")
plain(e.CardDrawn, Detail.STEPS, "card_drawn", player="player", object="object")
plain(e.TokensCreated, Detail.STEPS, "tokens_created", player="player", objects="objects")
plain(e.Revealed, Detail.STEPS, "revealed", player="player", objects="objects")
plain(e.Shuffled, Detail.STEPS, "shuffled", player="player")
plain(e.CeasedToExist, Detail.STEPS, "ceased", object="object")
plain(e.LeftGame, Detail.STEPS, "left_game", object="object")


@writes(e.ZoneChanged)
def _moved(game: Game, names: Names, language: Language, event: e.ZoneChanged) -> tuple[Detail, str] | None:
    if event.cause in ("draw", "discard", "cast", "token", "setup"):
        # Told by the event of the action itself.
        return Detail.EVERYTHING, _plain_move(game, names, language, event)
    detail = Detail.STEPS
    if event.replaced_from is not None and event.replaced_from is not event.destination:
        key = "move_exile_instead" if event.destination is Zone.EXILE else "move_instead"
        if event.replaced_by is None:
            key += "_by_rule"
        return Detail.RESULT, message(
            language,
            "event",
            key,
            object=names.of(game, event.old, language),
            source=names.of(game, event.replaced_by, language) if event.replaced_by is not None else "",
            otherwise=_otherwise(language, event.replaced_from),
            to=word(language, "zone", event.destination.value),
        )
    if event.cause == "play" and not _entered_tapped(game, event):
        detail = Detail.EVERYTHING
    if event.cause == "resolve" and event.destination is Zone.GRAVEYARD:
        detail = Detail.EVERYTHING
    return detail, _plain_move(game, names, language, event)


def _otherwise(language: Language, zone: Zone) -> str:
    """What would have happened to an object that goes elsewhere."""
    key = "otherwise_battlefield" if zone is Zone.BATTLEFIELD else "otherwise_zone"
    return message(language, "event", key, zone=word(language, "zone", zone.value))


def _plain_move(game: Game, names: Names, language: Language, event: e.ZoneChanged) -> str:
    key = f"move_{event.destination.value}"
    by = names.player(event.by_player or event.owner, language)
    if event.destination is Zone.GRAVEYARD:
        if event.cause in ("mill", "surveil"):
            key = "move_graveyard_mill"
        elif event.cause == "sacrifice":
            key = "move_graveyard_sacrifice"
        elif event.cause == "destroy":
            key = "move_graveyard_destroy"
        elif event.origin is Zone.BATTLEFIELD and _was_creature(game, event.old):
            key = "move_graveyard_dies"
    if event.destination is Zone.LIBRARY and event.cause == "put" and event.position in ("top", "bottom"):
        key = f"move_library_{event.position}"
    if event.destination is Zone.BATTLEFIELD and event.cause == "return":
        key = "move_battlefield_back"
    if _entered_tapped(game, event):
        key += "_tapped"
    # A card that comes out of a hidden zone is named by what it is now.
    shown = event.old if event.origin in (Zone.BATTLEFIELD, Zone.STACK) else event.new
    return message(
        language,
        "event",
        key,
        object=names.of(game, shown, language),
        owner=names.player(event.owner, language),
        by=by,
    )


def _entered_tapped(game: Game, event: e.ZoneChanged) -> bool:
    entered = game.state.objects.get(event.new)
    return event.destination is Zone.BATTLEFIELD and entered is not None and entered.is_tapped


@writes(e.ComponentMoved)
def _component(game: Game, names: Names, language: Language, event: e.ComponentMoved) -> tuple[Detail, str]:
    shown, owner = names.of(game, event.object, language), names.player(event.owner, language)
    return Detail.STEPS, message(language, "event", f"move_{event.zone.value}", object=shown, owner=owner, by=owner)


def _was_creature(game: Game, object_id: ObjectId) -> bool:
    ghost = game.state.ghosts.get(object_id)
    return ghost is not None and ghost.characteristics.is_creature


@writes(e.CardsMilled)
def _milled(game: Game, names: Names, language: Language, event: e.CardsMilled) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    if not event.objects:
        return Detail.STEPS, message(language, "event", "cards_milled_none", player=player)
    objects = names.several(game, event.objects, language)
    return Detail.STEPS, message(
        language, "event", "cards_milled", player=player, number=len(event.objects), objects=objects
    )
