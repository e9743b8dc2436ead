"""Day and night (CR 502.2, 730).

日本語: 昼と夜
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.turns import BecomesDayOrNight
from rulings.abilities.events.turns import Does
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.happening.double_faced import is_double_faced_object
from rulings.kernel.happening.performing import performs
from rulings.kernel.state import events as e
from rulings.kernel.state import notes
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

BECOMES = cite("730.1", "Day and night are designations that the game itself can have")

NIGHT_FALLS = cite("730.2a", "it becomes night")
DAY_BREAKS = cite("730.2b", "it becomes day")
DAYBOUND = cite("702.145b", "As it becomes night, if this permanent is front face up, transform it")
NIGHTBOUND = cite("702.145e", "As it becomes day, if this permanent is back face up, transform it")

TO_DAY, TO_NIGHT = "night becomes day", "day becomes night"
for _verb in (TO_DAY, TO_NIGHT):
    special_words.declare(Does, _verb)

SPELLS = "spells of last turn"


def note_spells_of_turn(game: "Game", active: PlayerId) -> None:
    """Keeps how many spells the active player of the turn that ends cast in it."""
    number = sum(isinstance(h, e.SpellCast) and h.player == active for h in game.state.history)
    by_player = tuple(
        sum(isinstance(h, e.SpellCast) and h.player == player for h in game.state.history)
        for player in game.state.order
    )
    game.change(monitor=game.state.monitor.set(SPELLS, number).set(notes.SPELLS_BY_PLAYER, by_player))


def check_day_and_night(game: "Game") -> None:
    """The second part of the untap step: no spell brings night, two bring day (CR 730.2)."""
    number = game.state.monitor.get(SPELLS)
    if game.state.turn.day is None or not isinstance(number, int):
        return
    if game.state.turn.day and number == 0:
        become(game, is_day=False, citations=(NIGHT_FALLS,))
    elif not game.state.turn.day and number >= 2:
        become(game, is_day=True, citations=(DAY_BREAKS,))


def become(game: "Game", *, is_day: bool, citations: tuple[Citation, ...] = ()) -> None:
    """It becomes day or night, and what is bound to that transforms at once (CR 702.145b, 702.145e)."""
    before = game.state.turn.day
    if before is is_day:
        return
    game.change(turn=replace(game.state.turn, day=is_day))
    # Of neither day nor night it is not said that day becomes night or night becomes day.
    verb = (TO_DAY if is_day else TO_NIGHT) if before is not None else f"become {'day' if is_day else 'night'}"
    game.emit(e.PlayerDid(player=game.state.turn.active, verb=verb, citations=citations))
    turn_bound(game)


def turn_bound(game: "Game") -> None:
    """Turns over daybound permanents at night and nightbound ones by day."""
    day = game.state.turn.day
    if day is None:
        return
    keyword, face, citation = ("nightbound", 1, NIGHTBOUND) if day else ("daybound", 0, DAYBOUND)
    for i in battlefield(game.state):
        if game.object(i).face == face and game.seen(i).has(keyword):
            turn_over(game, i, citation)


def turn_over(game: "Game", object_id: ObjectId, citation: Citation) -> None:
    """Transforms a double-faced permanent by its own bound ability, which nothing else can do."""
    obj = game.object(object_id)
    if obj.definition is None or not is_double_faced_object(obj) or obj.face_down is not None:
        return
    # A new timestamp with each transformation (CR 613.7g).
    game.change_object(object_id, face=1 - obj.face, timestamp=game.new_timestamp())
    game.emit(
        e.StatusChanged(
            object=object_id,
            what="transform",
            player=game.seen(object_id).controller,
            value=obj.definition.faces[1 - obj.face].name,
            citations=(citation,),
        )
    )


@performs(BecomesDayOrNight)
@asks_nothing
def _becomes(game: "Game", context: Context, effect: BecomesDayOrNight) -> None:
    become(game, is_day=effect.is_day, citations=(BECOMES,))
