"""One sentence for each kind of event, at the level of detail at which it is told.

What is here: which message and which slots. What is not: the words (``messages``) and the order of telling (``tell``).
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from rulings.abilities.vocabulary import Zone
from rulings.kernel.casting.trigger_stacking import NO_TARGET
from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.language import Language
from rulings.narrate.catalogue import message, term, word
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail

Writer = Callable[[Game, Names, Language, Any], tuple[Detail, str] | None]
_WRITERS: dict[type[e.Event], Writer] = {}


def writes(kind: type[e.Event]) -> Callable[[Writer], Writer]:
    """Declares how a kind of event is told."""

    def register(function: Writer) -> Writer:
        _WRITERS[kind] = function
        return function

    return register


def told_events() -> frozenset[type[e.Event]]:
    """The kinds of events that have a sentence."""
    return frozenset(_WRITERS)


def sentence(game: Game, names: Names, language: Language, event: e.Event) -> tuple[Detail, str] | None:
    """How an event is told in one language; ``None`` if others say it already.

    ``game`` shows the state right after the event.
    """
    writer = _WRITERS.get(type(event))
    return writer(game, names, language, event) if writer is not None else None


def _simple(kind: type[e.Event], detail: Detail, key: str, **slots: str) -> None:
    """Events whose slots are objects, players or plain values: ``slots`` names the field of each."""

    def write(game: Game, names: Names, language: Language, event: Any) -> tuple[Detail, str]:
        values = {slot: _value(game, names, language, getattr(event, field)) for slot, field in slots.items()}
        return detail, message(language, "event", key, **values)

    _WRITERS[kind] = write


def _value(game: Game, names: Names, language: Language, value: Any) -> str:
    if isinstance(value, tuple):
        return names.several(game, value, language)
    if isinstance(value, str) and value in game.state.players:
        return names.recipient(game, value, language)  # type: ignore[arg-type]
    if isinstance(value, int) and (value in game.state.objects or value in game.state.ghosts):
        return names.of(game, ObjectId(value), language)
    return str(value) if value is not None else word(language, "word", "none")


_simple(e.DrewFromEmpty, Detail.STEPS, "drew_from_empty", player="player")
_simple(e.CardDiscarded, Detail.STEPS, "card_discarded", player="player", object="object")
_simple(e.CardDrawn, Detail.STEPS, "card_drawn", player="player", object="object")
_simple(e.Tapped, Detail.EVERYTHING, "tapped", object="object")
_simple(e.Untapped, Detail.EVERYTHING, "untapped", object="object")
_simple(e.TokensCreated, Detail.STEPS, "tokens_created", player="player", objects="objects")
_simple(e.Attached, Detail.STEPS, "attached", object="object", to="to")
_simple(e.ControlChanged, Detail.STEPS, "control_changed", object="object", after="after")
_simple(e.SpellCopied, Detail.STEPS, "copied", player="player", original="original")
_simple(e.Countered, Detail.STEPS, "countered", object="object")
_simple(e.LandPlayBegan, Detail.STEPS, "land_played", player="player", object="object")
_simple(e.VotesFinished, Detail.EVERYTHING, "votes_finished")
_simple(e.AttackReselected, Detail.STEPS, "attack_reselected", object="object", to="to")
_simple(e.RemovedFromCombat, Detail.STEPS, "removed_from_combat", object="object")
_simple(e.BecameUnblocked, Detail.STEPS, "became_unblocked", object="object")
_simple(e.Revealed, Detail.STEPS, "revealed", player="player", objects="objects")
_simple(e.Shuffled, Detail.STEPS, "shuffled", player="player")
_simple(e.EffectBegan, Detail.EVERYTHING, "effect_began", source="source", objects="affected")
_simple(e.EffectEnded, Detail.EVERYTHING, "effect_ended", source="source")
_simple(e.Resolving, Detail.STEPS, "resolving", object="object")
_simple(e.Resolved, Detail.EVERYTHING, "resolved", object="object")
_simple(e.PlayerWon, Detail.RESULT, "player_won", player="player")
_simple(e.CeasedToExist, Detail.STEPS, "ceased", object="object")
_simple(e.PlayerLeft, Detail.STEPS, "player_left", player="player")
_simple(e.LeftGame, Detail.STEPS, "left_game", object="object")


@writes(e.BecameTarget)
def _became_target(game: Game, names: Names, language: Language, event: e.BecameTarget) -> tuple[Detail, str]:
    """The targets of what is cast are told with it; a change is a step of its own."""
    detail = Detail.STEPS if event.is_changed else Detail.EVERYTHING
    target, by = names.recipient(game, event.object, language), names.of(game, event.by, language)
    return detail, message(language, "event", "became_target", object=target, by=by)


@writes(e.Unattached)
def _unattached(game: Game, names: Names, language: Language, event: e.Unattached) -> tuple[Detail, str]:
    detail = Detail.EVERYTHING if event.leaves else Detail.STEPS
    return detail, message(language, "event", "unattached", object=names.of(game, event.object, language))


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


def _with_targets(game: Game, names: Names, language: Language, text: str, targets: tuple[Any, ...]) -> str:
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
    return Detail.STEPS, _with_targets(game, names, language, text, event.targets)


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
    return detail, _with_targets(game, names, language, text, event.targets)


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
    return Detail.STEPS, _with_targets(game, names, language, text, event.targets)


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


def _pairs(game: Game, names: Names, language: Language, pairs: Iterable[tuple[ObjectId, Recipient]]) -> str:
    """Creatures, each with what it attacks or blocks."""
    return ("、" if language is Language.JA else "; ").join(
        message(
            language,
            "event",
            "attacker_pair",
            object=names.of(game, one, language),
            to=names.recipient(game, other, language),
        )
        for one, other in pairs
    )


@writes(e.AttackersDeclared)
def _attackers(game: Game, names: Names, language: Language, event: e.AttackersDeclared) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    attackers = _pairs(game, names, language, event.attackers)
    return Detail.STEPS, message(language, "event", "attackers", player=player, attackers=attackers)


@writes(e.BlockersDeclared)
def _blockers(game: Game, names: Names, language: Language, event: e.BlockersDeclared) -> tuple[Detail, str]:
    if not event.blockers and not event.by_band and event.newly_blocked:
        objects = names.several(game, event.newly_blocked, language)
        return Detail.STEPS, message(language, "event", "became_blocked", objects=objects)
    if not event.blockers and not event.by_band:
        objects = names.several(game, event.unblocked, language)
        return Detail.STEPS, message(language, "event", "unblocked", objects=objects)
    # The event is one for all defending players (CR 509.1, 802.4); each is told with the own creatures.
    by_player: dict[PlayerId, list[tuple[ObjectId, ObjectId]]] = {}
    for pair in (*event.blockers, *event.by_band):
        by_player.setdefault(game.seen(pair[0]).controller, []).append(pair)
    told = [
        message(
            language,
            "event",
            "blockers",
            player=names.player(player, language),
            blockers=_pairs(game, names, language, pairs),
        )
        for player, pairs in by_player.items()
    ]
    return Detail.STEPS, ("" if language is Language.JA else " ").join(told)


@writes(e.BlocksSwapped)
def _swapped(game: Game, names: Names, language: Language, event: e.BlocksSwapped) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    blockers = _pairs(game, names, language, event.blockers)
    return Detail.STEPS, message(language, "event", "blocks_swapped", player=player, blockers=blockers)


@writes(e.StepBegan)
def _step(game: Game, names: Names, language: Language, event: e.StepBegan) -> tuple[Detail, str]:
    return Detail.EVERYTHING, message(
        language,
        "event",
        "step_began",
        turn=event.turn,
        player=names.player(event.player, language),
        step=word(language, "step", event.step),
    )


@writes(e.StepSkipped)
def _skipped(game: Game, names: Names, language: Language, event: e.StepSkipped) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    what = word(language, "step", event.what)
    return Detail.STEPS, message(language, "event", "step_skipped", player=player, what=what)


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


@writes(e.StatusChanged)
def _status(game: Game, names: Names, language: Language, event: e.StatusChanged) -> tuple[Detail, str]:
    return Detail.STEPS, message(
        language,
        "event",
        "status",
        object=names.of(game, event.object, language),
        what=word(language, "status", event.what),
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


@writes(e.TurnBegan)
def _turn_began(game: Game, names: Names, language: Language, event: e.TurnBegan) -> tuple[Detail, str]:
    # The number of a turn is no number of an object.
    player = names.player(event.player, language)
    return Detail.STEPS, message(language, "event", "turn_began", turn=str(event.turn), player=player)


@writes(e.GameRestarted)
def _restarted(game: Game, names: Names, language: Language, event: e.GameRestarted) -> tuple[Detail, str]:
    return Detail.RESULT, message(language, "event", "game_restarted", player=names.player(event.player, language))


@writes(e.SubgameEnded)
def _subgame(game: Game, names: Names, language: Language, event: e.SubgameEnded) -> tuple[Detail, str]:
    if event.winner is None:
        return Detail.STEPS, message(language, "event", "subgame_drawn")
    return Detail.STEPS, message(language, "event", "subgame_won", player=names.player(event.winner, language))


@writes(e.PlayerLost)
def _player_lost(game: Game, names: Names, language: Language, event: e.PlayerLost) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    why = word(language, "why", event.why)
    return Detail.RESULT, message(language, "event", "player_lost", player=player, why=why)


@writes(e.GameDrawn)
def _drawn_game(game: Game, names: Names, language: Language, event: e.GameDrawn) -> tuple[Detail, str]:
    return Detail.RESULT, message(language, "event", "drawn_game")
