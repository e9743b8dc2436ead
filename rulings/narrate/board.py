"""The table as everybody sees it at one moment, ready to be drawn."""

from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.game import Game
from rulings.kernel.state.effort import Effort
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import GameState, battlefield, zone_of
from rulings.language import Language
from rulings.narrate.altered import alterations
from rulings.narrate.naming import Names
from rulings.narrate.report import BoardView, CardView, PlayerView, StackView

_LOOKS_OF_A_CARD = 5
"""What it costs to show a card, in looks at it."""
LIBRARY_SHOWN = 5
"""How many cards from the top of a library are listed on a board; the rest is counted."""


def view_board(state: GameState, names: Names, effort: Effort | None = None) -> BoardView:
    """The board of a state.

    Shape: permanents are listed with their controller, oldest first; other cards with their owner. ``effort``: where
    the looks at them are counted.
    """
    game = Game(state, effort=effort)
    shown = sum(len(ids) for (zone, _), ids in state.zones.items() if zone is not Zone.LIBRARY)
    game.effort.spend(_LOOKS_OF_A_CARD * shown)
    return BoardView(
        turn=state.turn.number,
        active=str(state.turn.active),
        step=state.turn.step.value,
        players=tuple(_player(game, p, names) for p in state.order),
        stack=tuple(_stack(game, i, names) for i in zone_of(state, Zone.STACK)),
    )


def _player(game: Game, player: PlayerId, names: Names) -> PlayerView:
    state = game.state
    one = state.players[player]

    def cards(zone: Zone) -> tuple[CardView, ...]:
        ids = zone_of(state, zone, player)
        if zone in (Zone.EXILE, Zone.COMMAND):
            ids = tuple(i for i in ids if state.objects[i].owner == player)
        return tuple(_card(game, i, names) for i in ids)

    library = zone_of(state, Zone.LIBRARY, player)
    return PlayerView(
        player=str(player),
        life=one.life,
        poison=one.counters.get("poison", 0),
        energy=one.counters.get("energy", 0),
        experience=one.counters.get("experience", 0),
        rad=one.counters.get("rad", 0),
        mana="".join(f"{{{m.type}}}" for m in one.mana),
        battlefield=tuple(_card(game, i, names) for i in battlefield(state) if game.seen(i).controller == player),
        hand=cards(Zone.HAND),
        graveyard=cards(Zone.GRAVEYARD),
        exile=cards(Zone.EXILE),
        command=cards(Zone.COMMAND),
        library_size=len(library),
        library_top=tuple(_card(game, i, names) for i in library[:LIBRARY_SHOWN]),
    )


def _card(game: Game, object_id: ObjectId, names: Names) -> CardView:
    obj = game.object(object_id)
    seen = game.seen(object_id)
    combat = game.state.combat
    is_hidden = obj.face_down is not None
    on_battlefield = obj.zone is Zone.BATTLEFIELD
    return CardView(
        object_id=int(object_id),
        name_en="" if is_hidden else seen.name,
        name_ja=None if is_hidden else names.japanese(seen.name),
        is_tapped=obj.is_tapped,
        is_face_down=is_hidden,
        is_token=obj.is_token,
        is_creature=on_battlefield and seen.is_creature,
        power=seen.power if on_battlefield and seen.is_creature else None,
        toughness=seen.toughness if on_battlefield and seen.is_creature else None,
        loyalty=obj.counters.get("loyalty"),
        damage=obj.damage,
        counters=tuple(sorted((k, n) for k, n in obj.counters.items() if n and k != "loyalty")),
        attached_to=int(obj.attached_to) if isinstance(obj.attached_to, int) else None,
        is_attacking=combat is not None and object_id in combat.attackers,
        is_blocking=combat is not None and object_id in combat.blockers,
        altered_en=alterations(game, object_id, Language.EN) if on_battlefield else (),
        altered_ja=alterations(game, object_id, Language.JA) if on_battlefield else (),
    )


def _stack(game: Game, object_id: ObjectId, names: Names) -> StackView:
    obj = game.object(object_id)
    record = obj.stack
    text = ""
    name = game.seen(object_id).name
    if record is not None and record.kind != "spell":
        text = record.ability.text if record.ability is not None else ""
        name = game.seen(record.source).name
    return StackView(
        object_id=int(object_id),
        name_en=name,
        name_ja=names.japanese(name),
        controller=str(game.seen(object_id).controller),
        text_en=text,
    )
