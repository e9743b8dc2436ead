"""Which objects of a game a table's words mean.

What is here: names, ids and ``"ability of X N"`` to objects, and objects back to the words that name them. What is not:
names to cards (``names``).
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulings.abilities.vocabulary import Zone
from rulings.corpus.cards import Layout
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.state.components import components_below
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import battlefield, zone_of
from rulings.table.playing.names import Names, fold_name, parse_player_name

_ABILITY_OF = re.compile(r"ability of (?P<source>.+?)(?: (?P<number>[1-9][0-9]*))?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Naming:
    """The words of one table for the objects of its game."""

    names: Names
    """What names mean."""
    cards: Mapping[str, int]
    """For each id of the table the number of its card, the same in every zone."""

    def names_of(self, view: Projection, object_id: ObjectId) -> frozenset[str]:
        """The folded names by which an object can be called now: of an ability on the stack, those of its source.

        Shape: empty for face-down permanents and spells, which only their id names (CR 708.2a); a card exiled face down
        is named by its card, as whoever wrote the table knows it.
        """
        obj = view.state.objects.get(object_id)
        if obj is not None and obj.face_down is not None and obj.zone is Zone.EXILE and obj.definition is not None:
            return frozenset({fold_name(obj.definition.name), *(fold_name(face.name) for face in obj.definition.faces)})
        if obj is not None and obj.stack is not None and obj.stack.kind != "spell":
            return self.names_of(view, obj.stack.source)
        seen = view.characteristics(object_id)
        # A Room with no half unlocked has no name; whoever wrote the table calls it by its whole card (CR 709.5).
        whole = frozenset() if seen.room is None else frozenset({fold_name(seen.room.name)})
        if not seen.name:
            return whole
        found = {fold_name(seen.name), *map(fold_name, seen.other_names), *whole}
        definition = obj.definition if obj is not None else None
        if (
            definition is not None
            and definition.layout is Layout.SPLIT
            and fold_name(definition.faces[0].name) in found
        ):
            found.add(fold_name(definition.name))
        if definition is not None and obj is not None and obj.stack is not None and not definition.is_token:
            # A spell on the stack is named by its card too: an Adventure by the card that it is on.
            found |= {fold_name(definition.name), fold_name(definition.faces[0].name)}
        return frozenset(found)

    def id_of(self, view: Projection, object_id: ObjectId) -> str | None:
        """The table's id of the card that the object is, if it has one."""
        obj = view.state.objects.get(object_id)
        if obj is None:
            ghost = view.state.ghosts.get(object_id)
            obj = ghost.object if ghost is not None else None
        if obj is None or obj.definition is None:
            return None
        return next((name for name, card in self.cards.items() if card == obj.card), None)

    def is_called(self, view: Projection, object_id: ObjectId, written: str) -> bool:
        """Whether the object is called so."""
        card = self.cards.get(written)
        if card is not None:
            obj = view.state.objects[object_id]
            # A card that is a part of a merged or melded permanent is that permanent.
            return obj.card == card or any(one.card == card for one in components_below(obj))
        return not self.names.english(written).isdisjoint(self.names_of(view, object_id))

    def among(self, view: Projection, objects: Iterable[ObjectId], written: str) -> tuple[ObjectId, ...]:
        """Those of the objects that are called so, in their order."""
        return tuple(one for one in objects if self.is_called(view, one, written))

    def permanents(self, view: Projection, written: str, player: PlayerId | None = None) -> tuple[ObjectId, ...]:
        """Permanents of this name, oldest first, controlled by the player where one is given."""
        called = self.among(view, battlefield(view.state), written)
        return tuple(one for one in called if player is None or view.characteristics(one).controller == player)

    def in_zone(self, view: Projection, zone: Zone, player: PlayerId | None = None) -> tuple[ObjectId, ...]:
        """Objects in a zone: those that the player controls on the battlefield and the stack, owns elsewhere."""
        if zone is Zone.BATTLEFIELD:
            everything = battlefield(view.state)
        elif player is not None:
            everything = zone_of(view.state, zone, player)
        else:
            everything = tuple(one for owner in view.state.order for one in zone_of(view.state, zone, owner))
            everything = tuple(dict.fromkeys(everything))
        if player is None:
            return everything
        if zone in (Zone.BATTLEFIELD, Zone.STACK):
            return tuple(one for one in everything if view.characteristics(one).controller == player)
        return tuple(one for one in everything if view.state.objects[one].owner == player)

    def recipients(self, view: Projection, written: str) -> tuple[Recipient, ...]:
        """Everything that a target, defender or host written so can mean: a player, stack objects, permanents, cards.

        Shape: best candidates first: objects on the stack from the top, permanents, then cards in other zones.
        """
        player = parse_player_name(written)
        if player is not None:
            return (PlayerId(player),)
        stack = zone_of(view.state, Zone.STACK)
        ability = _ABILITY_OF.fullmatch(written.strip())
        if ability is not None and written not in self.cards and written not in self.names.cards:
            sources = self.among(view, (one for one in stack if self._is_ability(view, one)), ability["source"])
            number = int(ability["number"] or 1)
            return sources[number - 1 : number]
        elsewhere = (
            one
            for zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.COMMAND, Zone.LIBRARY)
            for owner in view.state.order
            for one in zone_of(view.state, zone, owner)
        )
        spells = [one for one in stack if not self._is_ability(view, one)]
        abilities = [one for one in stack if self._is_ability(view, one)]
        order = dict.fromkeys((*spells, *battlefield(view.state), *abilities, *elsewhere))
        return self.among(view, order, written)

    def _is_ability(self, view: Projection, object_id: ObjectId) -> bool:
        record = view.state.objects[object_id].stack
        return record is not None and record.kind != "spell"
