"""Puts the start of a table into a game state.

What is here: objects, zones, totals and attachments as the file has them; nothing enters, so nothing triggers.
What is not: playing on from there (``play``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from immutables import Map

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.durations import UntilLeaves
from rulings.abilities.effects.moving import Exile
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node, walk
from rulings.abilities.vocabulary import CardType, Color, Kind, Step, Zone
from rulings.kernel.abilities.conspiracies import FACE_DOWN as HIDDEN_AGENDA
from rulings.kernel.characteristics.before_the_game import asks_for_a_color, with_colors_chosen
from rulings.kernel.effects.permanents.attractions import DECK as ATTRACTION_DECK
from rulings.kernel.effects.permanents.attractions import is_attraction_card, with_lights
from rulings.kernel.happening.commander_designation import designate
from rulings.kernel.state.components import BELOW, Component
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.mana import Mana
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.room_faces import UNLOCKED, is_room
from rulings.kernel.state.state import GameState, PlayerState, Turn, ZoneKey, zone_key
from rulings.kernel.triggers.delayed import awaiting
from rulings.table.format.errors import UnknownCardError, UnknownReferenceError
from rulings.table.format.model import Table
from rulings.table.format.setup import CardEntry, PlayerName, PlayerSetup, ZoneName
from rulings.table.playing.chosen import chosen_memory
from rulings.table.playing.names import Names, fold_name, parse_player_name
from rulings.table.playing.naming import Naming

Definitions = Mapping[str, CardDefinition]
"""Cards as the kernel plays them, by their name as the table writes it."""

_FACE_DOWN_WAYS = ("morph", "megamorph", "disguise")
_MANA_TYPES = frozenset("WUBRGC")


@dataclass(frozen=True, slots=True)
class Placed:
    """A table's start as a game state, with the words for its objects."""

    state: GameState
    """Everything where the file has it."""
    naming: Naming
    """Names and ids."""


def set_up(
    table: Table,
    definitions: Definitions,
    names: Names,
    reference: Map[str, CardDefinition] = Map(),  # noqa: B008 - immutable
) -> Placed:
    """The state in which a table begins.

    日本語: テーブル・ファイルの開始局面を作る
    Shape: table, definitions for every name of its set-up, names -> state. A set-up need not be reachable.
    ``reference``: the cards that texts make out of their names (``card_reference``).
    Raises: UnknownCardError: a name without definition; UnknownReferenceError: ``attached_to`` names nothing.
    """
    placed = _Builder(table, definitions, names).build()
    return replace(placed, state=replace(placed.state, reference=reference))


@dataclass(slots=True)
class _Builder:
    """One set-up in the making."""

    table: Table
    definitions: Definitions
    names: Names
    ids: dict[str, int] = field(default_factory=dict)
    objects: dict[ObjectId, GameObject] = field(default_factory=dict)
    entries: dict[ObjectId, CardEntry] = field(default_factory=dict)
    lights: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The numbers that are lit up on each Attraction, by card (CR 717.1)."""
    colors: dict[int, Color] = field(default_factory=dict)
    """The colors chosen before the game began, by card (CR 607.2p)."""
    until_it_leaves: list[tuple[ObjectId, ObjectId, Zone | None]] = field(default_factory=list)
    """What exiled a card until it leaves, that card, and from which zone, if that is known (CR 610.3)."""

    def build(self) -> Placed:
        for setup in self.table.players:
            for zone, entries in setup.zones:
                for entry in entries:
                    self._place(setup.name, zone, entry)
            if setup.library_rest is not None:
                self._place(setup.name, ZoneName.LIBRARY, setup.library_rest)
        for object_id, entry in self.entries.items():
            self._attach(object_id, entry)
            self._link(object_id, entry)
        zones: dict[ZoneKey, list[ObjectId]] = {}
        for obj in self.objects.values():
            zones.setdefault(zone_key(obj.zone, obj.owner), []).append(obj.id)
        start = self.table.start
        following = len(self.objects) + 1
        state = GameState(
            players=Map({PlayerId(setup.name): _player(setup) for setup in self.table.players}),
            order=tuple(PlayerId(setup.name) for setup in self.table.players),
            turn=Turn(number=start.turn, active=PlayerId(start.active), step=Step(start.step.value)),
            objects=Map(self.objects),
            zones=Map({key: tuple(there) for key, there in zones.items()}),
            next_id=following,
            clock=following,
        )
        commanders = frozenset(
            one.card
            for one in self.objects.values()
            if one.zone is Zone.COMMAND and not (_is_conspiracy(one.definition) or is_attraction_card(one.definition))
        )
        state = with_colors_chosen(with_lights(state, self.lights), self.colors)
        for exiler, exiled, origin in self.until_it_leaves:
            state = awaiting(state, exiler, ((exiled, origin),))
        return Placed(designate(state, commanders), Naming(self.names, dict(self.ids)))

    def _place(self, player: PlayerName, zone_name: ZoneName, entry: CardEntry) -> None:
        definition = self.definitions.get(entry.card)
        if definition is None:
            raise UnknownCardError(file=self.table.id, line=0, given=entry.card)
        zone = Zone(zone_name.value)
        for _ in range(entry.count):
            object_id = ObjectId(len(self.objects) + 1)
            obj = self._object(object_id, PlayerId(player), zone, entry, definition)
            self.objects[object_id] = obj
            if entry.chosen and asks_for_a_color(definition.faces[0]):
                named = Color.__members__.get(str(entry.chosen[0]).upper())
                if named is not None:
                    self.colors[obj.card] = named
            if is_attraction_card(definition) and entry.chosen:
                self.lights[obj.card] = tuple(one for one in entry.chosen if isinstance(one, int))
            if entry.attached_to is not None or entry.exiled_with is not None:
                self.entries[object_id] = entry
            if entry.id is not None:
                self.ids[entry.id] = obj.card

    def _object(
        self, object_id: ObjectId, owner: PlayerId, zone: Zone, entry: CardEntry, definition: CardDefinition
    ) -> GameObject:
        controller = owner if entry.controller is None else PlayerId(entry.controller)
        is_back = entry.transformed or self._names_back_face(entry, definition)
        face = 1 if is_back and len(definition.faces) > 1 and zone is Zone.BATTLEFIELD else 0
        memory: Map[str, object] = chosen_memory(entry.chosen, definition)
        if entry.bestowed:
            memory = memory.set("bestowed", True)
        door = self._named_half(entry, definition)
        if door is not None and zone is Zone.BATTLEFIELD:
            memory = memory.set(UNLOCKED, (door,))
        in_deck = zone is Zone.COMMAND and is_attraction_card(definition)
        melded = self._meld_pair(definition) if zone is Zone.BATTLEFIELD else None
        if melded is not None:
            definition, other = melded
            face = 1
            below = (Component(-int(object_id), other, owner, is_token=False),)
            memory = memory.set(BELOW, below)
        return GameObject(
            id=object_id,
            card=int(object_id),
            owner=owner,
            controller=controller if zone is Zone.BATTLEFIELD else owner,
            zone=zone,
            definition=definition,
            face=face,
            is_token=definition.is_token,
            is_tapped=entry.tapped,
            face_down=ATTRACTION_DECK if in_deck else _face_down_way(entry, definition, zone),
            counters=_counters(entry, definition.faces[face], zone),
            damage=entry.damage,
            timestamp=int(object_id),
            controlled_since_turn=1 if entry.sick else 0,
            memory=memory,
        )

    def _meld_pair(self, result: CardDefinition) -> tuple[CardDefinition, CardDefinition] | None:
        """The two cards that a melded permanent is made of, where both are known (CR 712.4)."""
        if not result.is_meld_result:
            return None
        named = result.faces[0].name
        parts = {d.name: d for d in self.definitions.values() if len(d.faces) > 1 and d.faces[1].name == named}
        if len(parts) != 2:
            return None
        first, second = sorted(parts.values(), key=lambda part: not part.faces[1].is_color_known)
        return first, second

    def _named_half(self, entry: CardEntry, definition: CardDefinition) -> int | None:
        """A Room by the name of one half has that half unlocked; by its whole name neither is (CR 709.5d)."""
        if not is_room(definition):
            return None
        wanted = self.names.english(entry.card)
        return next((n for n, face in enumerate(definition.faces) if wanted == frozenset({fold_name(face.name)})), None)

    def _names_back_face(self, entry: CardEntry, definition: CardDefinition) -> bool:
        if len(definition.faces) < 2 or "//" in definition.name:
            return False
        back = fold_name(definition.faces[1].name)
        return self.names.english(entry.card) == frozenset({back})

    def _attach(self, object_id: ObjectId, entry: CardEntry) -> None:
        if entry.attached_to is not None:
            host = self._host(object_id, entry.attached_to)
            self.objects[object_id] = replace(self.objects[object_id], attached_to=host)

    def _host(self, object_id: ObjectId, written: str) -> Recipient:
        player = parse_player_name(written)
        if player is not None and any(setup.name == player for setup in self.table.players):
            return PlayerId(player)
        if written in self.ids:
            return ObjectId(self.ids[written])
        mine = self.objects[object_id].controller
        hosts = [one for one in self.objects.values() if one.id != object_id and self._is_host(one, written)]
        hosts.sort(key=lambda one: one.controller != mine)
        if not hosts:
            raise UnknownReferenceError(file=self.table.id, line=0, given=written)
        return hosts[0].id

    def _is_host(self, obj: GameObject, written: str) -> bool:
        if obj.zone is not Zone.BATTLEFIELD or obj.definition is None:
            return False
        names = {fold_name(obj.definition.name), fold_name(obj.definition.faces[obj.face].name)}
        return not names.isdisjoint(self.names.english(written))

    def _link(self, object_id: ObjectId, entry: CardEntry) -> None:
        """Links an exiled card with what exiled it (CR 607)."""
        if entry.exiled_with is None:
            return
        if entry.exiled_with not in self.ids:
            raise UnknownReferenceError(file=self.table.id, line=0, given=entry.exiled_with)
        exiler = self.objects[ObjectId(self.ids[entry.exiled_with])]
        before = exiler.memory.get("exiled", ())
        linked = (*before, object_id) if isinstance(before, tuple) else (object_id,)
        self.objects[exiler.id] = replace(exiler, memory=exiler.memory.set("exiled", linked))
        if exiler.definition is not None:
            origins = _exiles_until_it_leaves(exiler.definition.faces[exiler.face])
            if origins:
                origin = origins.pop() if len(origins) == 1 else None
                self.until_it_leaves.append((exiler.id, object_id, origin))
        exiled = self.objects[object_id]
        self.objects[object_id] = replace(exiled, memory=exiled.memory.set("exiled by", exiler.id))


def _exiles_until_it_leaves(face: FaceDefinition) -> set[Zone | None]:
    """The zones from which the permanent exiles what comes back there as it leaves the battlefield (CR 610.3).

    Shape: ``None``: the words for what is exiled don't say from where ("that card"); empty: it exiles nothing so.
    """
    nodes = (node for ability in face.abilities for node in walk(ability))
    return {_origin_of(node.what) for node in nodes if isinstance(node, Exile) and isinstance(node.until, UntilLeaves)}


def _origin_of(what: Node) -> Zone | None:
    nodes = list(walk(what))
    zones = {node.zone for node in nodes if isinstance(node, InZone)}
    if zones:
        return zones.pop() if len(zones) == 1 else None
    kinds = {node.kind for node in nodes if isinstance(node, Filter)}
    return Zone.BATTLEFIELD if kinds == {Kind.PERMANENT} else None


def _counters(entry: CardEntry, face: FaceDefinition, zone: Zone) -> Map[str, int]:
    """The counters of the file; a planeswalker or battle without its own kind begins with the printed number."""
    counters = dict(entry.counters)
    if zone is Zone.BATTLEFIELD and not entry.face_down:
        for kind, printed in (("loyalty", face.loyalty), ("defense", face.defense)):
            if printed is not None:
                counters.setdefault(kind, printed)
    return Map(counters)


def _player(setup: PlayerSetup) -> PlayerState:
    counters = {kind: number for kind, number in (("poison", setup.poison), ("energy", setup.energy)) if number}
    symbols = [symbol for symbol in (setup.floating or "").strip("{}").split("}{") if symbol]
    return PlayerState(
        id=PlayerId(setup.name), life=setup.life, counters=Map(counters), mana=tuple(_mana(one) for one in symbols)
    )


def _mana(symbol: str) -> Mana:
    if symbol in _MANA_TYPES:
        return Mana(symbol)
    raise UnknownReferenceError(file="", line=0, given=f"{{{symbol}}}")


def _is_conspiracy(definition: CardDefinition | None) -> bool:
    """Conspiracies are in the command zone too, and no commanders (CR 315.2)."""
    return definition is not None and CardType.CONSPIRACY in definition.faces[0].types


def _face_down_way(entry: CardEntry, definition: CardDefinition, zone: Zone) -> str | None:
    """How the object came to lie face down: by its own ability where it has one, else it was manifested."""
    if not entry.face_down:
        return None
    if zone is Zone.COMMAND and _is_conspiracy(definition):
        return HIDDEN_AGENDA
    if zone is not Zone.BATTLEFIELD:
        return "exile"
    abilities = definition.faces[0].abilities
    own = {ability.name for ability in abilities if isinstance(ability, KeywordAbility)}
    return next((way for way in _FACE_DOWN_WAYS if way in own), "manifest")
