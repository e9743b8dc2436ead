"""A played table as lines that can be compared with those of another: what happened, what came of it, how it ends.

What is here: lines in plain English, none of them for people. What is not: comparing them
(``rulings.table.demonstrating.audition``, ``rulings.table.demonstrating.hollow``) and telling a person
(``rulings.narrate``).
"""

from collections import Counter
from typing import Final

from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.game import Game
from rulings.kernel.state.decisions import Decision
from rulings.kernel.state.events import (
    AbilityActivated,
    AbilityTriggered,
    AttackersDeclared,
    BecameTarget,
    BlockersDeclared,
    EffectBegan,
    Event,
    ManaSpent,
    PlayerDid,
    Resolved,
    Resolving,
    SpellCast,
    StepBegan,
    ZoneChanged,
)
from rulings.language import Language
from rulings.narrate.board import view_board
from rulings.narrate.layers import LayerTeller
from rulings.narrate.naming import Names
from rulings.narrate.report import CardView
from rulings.narrate.sentences.sentence import sentence
from rulings.table.playing.play import Played

_NAMES: Final = Names({})

_ONLY_ANNOUNCED: Final = (AbilityActivated, AbilityTriggered, BecameTarget, ManaSpent, Resolved, Resolving, SpellCast)
"""Events that say that something is to come, or is over: nothing has come of it yet."""
_OF_A_SPELL: Final = ("cast", "resolve")
"""Causes by which a card moves because it is a spell, whatever the spell does."""
_LOOKED_AT: Final = (EffectBegan, StepBegan, ZoneChanged)
"""Events after which permanents may look different."""


def told_events(played: Played) -> list[tuple[Event, str]]:
    """Events with their sentences and the name of what was resolving; who attacks beside whom is left out."""
    assert played.run is not None
    told: list[tuple[Event, str]] = []
    for entry in played.run.game.log:
        if isinstance(entry.event, (Decision, AttackersDeclared, BlockersDeclared)):
            continue
        game = Game(entry.state)
        said = sentence(game, _NAMES, Language.EN, entry.event)
        if said is not None:
            resolving = _NAMES.of(game, entry.resolving, Language.EN) if entry.resolving is not None else ""
            told.append((entry.event, f"{said[1]} | {resolving}"))
    return told


def told_board(played: Played) -> list[str]:
    """How every permanent ends."""
    assert played.run is not None
    board = view_board(played.run.game.state, _NAMES)
    return [f"{player.player}: {_told_card(card)}" for player in board.players for card in player.battlefield]


def results_of(played: Played) -> Counter[str]:
    """What came of everything: not that something is cast, triggers or resolves, but what that does, the continuous
    effects on permanents at any time, and how every permanent ends.
    """
    assert played.run is not None
    layers = LayerTeller(_NAMES)
    assert played.start is not None
    seen = layers.see(played.start)
    for entry in played.run.game.log:
        if isinstance(entry.event, _LOOKED_AT):
            seen += layers.see(entry.state)
    seen += layers.see(played.run.game.state)
    happened = (line for event, line in told_events(played) if not _only_announces(event))
    return Counter([*happened, *(step.text_en for step in seen), *told_board(played)])


def _only_announces(event: Event) -> bool:
    """Whether it says only that something is cast, activated or triggered, or resolves; a changed cost says more."""
    if isinstance(event, ZoneChanged):
        return event.cause in _OF_A_SPELL and event.destination is not Zone.BATTLEFIELD
    if isinstance(event, PlayerDid):
        return event.verb == "commit a crime"  # CR 700.13: something targets what is an opponent's
    return isinstance(event, _ONLY_ANNOUNCED) and not getattr(event, "cost_changed_by", ())


def _told_card(card: CardView) -> str:
    size = "" if card.power is None else f"{card.power}/{card.toughness}"
    return f"{card.name_en} {size} {card.altered_en} {card.counters} {card.is_tapped} {card.damage}"
