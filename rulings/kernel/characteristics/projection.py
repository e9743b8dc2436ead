"""Characteristics of all objects of a state, projected through the layers (CR 613).

What is here: continuous effects gathered, ordered by layer, dependency and timestamp, and applied. What is not: what a
change does (``layers``). A projection belongs to one state and is never changed once made.
"""

import copy
from collections.abc import Callable
from dataclasses import replace

from immutables import Map

from rulings.abilities.ability import Replacement
from rulings.abilities.events.event import StateBecomes
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.functions import by_kind, zones_beyond
from rulings.kernel.characteristics.active_effects import ActiveEffect, Applied, has_layer, layer_in
from rulings.kernel.characteristics.adding_up import add_up_alike
from rulings.kernel.characteristics.between_layers import (
    add_intrinsic_mana_abilities,
    add_pt_counters,
    fill_missing_pt,
    keyword_counters,
    note_base_pt,
    note_texts,
    refresh_controllers,
)
from rulings.kernel.characteristics.cards_elsewhere import (
    OBJECT_RULES,
    change_elsewhere,
    own_effects,
    working_elsewhere,
)
from rulings.kernel.characteristics.carrying import Difference, difference, unreached
from rulings.kernel.characteristics.dependency import any_may_depend, order_by_dependency
from rulings.kernel.characteristics.effects_in_force import EffectsInForce
from rulings.kernel.characteristics.gathering import (
    StaticKey,
    floating_effects,
    has_static,
    new_static_effects,
    note_given,
    sources_of_statics,
)
from rulings.kernel.characteristics.layers import Layer, apply_change, prepared
from rulings.kernel.characteristics.layers.layer6_abilities import Given
from rulings.kernel.characteristics.permanents import Permanents, Triggered, replacing_of, triggered_of
from rulings.kernel.characteristics.settled import asks_history, is_plain
from rulings.kernel.questions.patterns import can_match
from rulings.kernel.state.base_values import base_characteristics
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.effort import ASKED_PER_LOOK, COPIED_PER_LOOK, LOOKS_OF_A_WATCH, Effort
from rulings.kernel.state.events import Event
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState, battlefield


class Projection(EffectsInForce):
    """A view of a state with all continuous effects applied; made once for each state that is asked about."""

    def __init__(
        self, state: GameState, watch: Callable[[Applied], None] | None = None, effort: Effort | None = None
    ) -> None:
        super().__init__(state, effort or Effort())
        self._watch = watch
        self._elsewhere: dict[ObjectId, Characteristics] = {}
        self._alone: dict[ObjectId, Characteristics] = {}
        """Of ``_elsewhere`` those that hang on nothing else."""
        self._is_done = self._is_ordered = False
        """Ordered: it was looked for dependency among effects of one layer (CR 613.8)."""
        self._asks_history = False
        self._given: dict[StaticKey, tuple[Layer, int]] = {}
        self._triggered: list[Triggered] | None = None
        self._replacing: list[tuple[ObjectId, int, Replacement]] | None = None
        self._permanents: Permanents | None = None
        self.effort.spend(len(self._layered))
        for i in self._layered:
            self._seen[i] = base_characteristics(state.objects[i])
        self._effects += floating_effects(state)
        self._apply_layers()
        self._apply_object_rules()
        self._asks_history = any(asks_history(e) for e in self._effects)
        self._is_plain = all(is_plain(e) for e in self._effects)
        self._is_done = True

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """What the object is; what it was if it is gone (CR 608.2h).

        Raises: KeyError: the id is of no object that ever was.
        """
        seen = self._seen.get(object_id)
        if seen is not None:
            return seen
        seen = self._elsewhere.get(object_id) or self._alone.get(object_id)
        if seen is not None:
            return seen
        obj = self._state.objects.get(object_id)
        if obj is None:
            return self._state.ghosts[object_id].characteristics
        seen = self._project_elsewhere(obj)
        if self._is_done:
            (self._alone if self._stands_alone(object_id, seen) else self._elsewhere)[object_id] = seen
        return seen

    def _stands_alone(self, object_id: ObjectId, seen: Characteristics) -> bool:
        """What a card outside the battlefield is hangs on nothing but the card."""
        return self._is_plain and not by_kind(seen.abilities)[0] and not self.permanents.reaches_beyond(object_id)

    def still_fits(self, state: GameState) -> bool:
        """Whether nothing that this projection was made from differs in another state."""
        old = self._state
        if (
            state.objects is not old.objects
            or state.zones is not old.zones
            or state.effects is not old.effects
            or state.ghosts is not old.ghosts
        ):
            return False
        if self._is_plain:
            return True
        return (
            state.players is old.players
            and state.turn is old.turn
            and state.combat is old.combat
            and not self._asks_history
        )

    def rebased(self, state: GameState) -> "Projection":
        """The same characteristics seen with another state that they fit."""
        other = copy.copy(self)
        other._state = state
        return other

    def after_unseen_change(self, state: GameState) -> "Projection":
        """The same characteristics after a field of a permanent changed that none of them is made from."""
        other = self.rebased(state)
        if self._permanents is not None:
            other._permanents = self._permanents.after_unseen_change(state)
        return other

    @property
    def is_plain(self) -> bool:
        """All continuous effects hang on the permanents alone (``settled``)."""
        return self._is_plain

    @property
    def permanents(self) -> Permanents:
        """The permanents, and what was worked out from them alone; of a finished projection."""
        if self._permanents is None:
            self._permanents = Permanents(self._state, self._battlefield, self._seen, self._effects)
        return self._permanents

    def carried_to(self, state: GameState) -> "Projection | None":
        """The projection of a later state, of which only what changed is projected anew; ``None`` where it can't be
        told cheaply that all else is as it was (``carrying``).

        Shape: cost linear in the number of permanents, but a small part of projecting them.
        """
        found = difference(self, state)
        if found is None or self._is_ordered:
            return None
        self.effort.spend(1 + len(self._seen) // COPIED_PER_LOOK)
        other = copy.copy(self)
        other._state = state
        other._triggered = other._replacing = None
        other._elsewhere, other._common, other._so = {}, {}, {}
        other._seen, other._alone = self._seen.copy(), self._alone.copy()
        for i in (*found.touched, *found.elsewhere):
            other._seen.pop(i, None)
            other._alone.pop(i, None)
        if (found.touched or found.added) and not other._project_some(self, found):
            return None
        stack = state.zones.get((Zone.STACK, None), ())
        for i in found.elsewhere:
            # A token is nowhere yet while it is made; it is no spell.
            if i in state.objects and state.objects[i].zone is Zone.STACK and i in stack:
                other._seen[i] = unreached(state.objects[i])
        other._layered = [*other._battlefield, *stack]
        return other

    def _project_some(self, old: "Projection", found: Difference) -> bool:
        """Projects the permanents that were touched, with the sources of all effects; ``False``: one is such a source,
        or the order of effects matters."""
        sources = frozenset(e.source for e in old._effects if e.ability is not None)
        if not found.touched.isdisjoint(sources):
            return False
        part = self._part(found.touched | sources)
        touched = [i for i in part._battlefield if i in found.touched]
        # An ability may make its own object lose it: then only the effect is left of it (CR 305.7).
        is_source = any(e.ability is not None and e.source in found.touched for e in part._effects)
        if part._is_ordered or not part._is_plain or is_source:
            return False
        self._battlefield = list(battlefield(self._state))
        for i in touched:
            self._seen[i] = part._seen[i]
        added = {id(one) for one in found.added}
        self._effects = [
            *(e for e in old._effects if e.floating is not None),
            *(e for e in part._effects if id(e.floating) in added),
            *(e for e in old._effects if e.ability is not None),
            *(e for e in old._effects if e.is_counter and e.source not in found.touched),
            *(e for e in part._effects if e.is_counter and e.source in found.touched),
        ]
        self._asks_history = old._asks_history or part._asks_history
        self._permanents = old.permanents.changed_to(self._state, self._battlefield, self._seen, found.touched)
        return True

    def _part(self, objects: frozenset[ObjectId]) -> "Projection":
        """Some permanents projected as though there were no others."""
        floating = tuple(e for e in self._state.effects if e.affected is None or not objects.isdisjoint(e.affected))
        there = tuple(i for i in battlefield(self._state) if i in objects)
        part = replace(self._state, zones=Map({(Zone.BATTLEFIELD, None): there}), effects=floating)
        return Projection(part, effort=self.effort)

    def static_effects(self) -> list[ActiveEffect]:
        """All continuous effects that apply, for rules that are no characteristics: costs, permissions,
        prohibitions."""
        return self._effects

    def functioning(self, object_id: ObjectId) -> bool:
        """Whether any ability of an object outside the battlefield functions where it is."""
        obj = self._state.objects[object_id]
        return obj.zone in zones_beyond(self.characteristics(object_id).abilities)

    def triggered_abilities(self) -> list[Triggered]:
        """Every triggered ability that functions now."""
        return [*self.permanents.triggered, *self._triggered_elsewhere()]

    def triggered_by(self, kind: type[Event]) -> list[Triggered]:
        """Those that events of a kind could cause to trigger: all that has to be looked at when one happens."""
        elsewhere = [one for one in self._triggered_elsewhere() if can_match(one[2].event, kind)]
        return [*self.permanents.triggered_by(kind), *elsewhere]

    def state_triggers(self) -> list[Triggered]:
        """Those that trigger on a state of the game (CR 603.8)."""
        elsewhere = [one for one in self._triggered_elsewhere() if isinstance(one[2].event, StateBecomes)]
        return [*self.permanents.state_triggers, *elsewhere]

    def _triggered_elsewhere(self) -> list[Triggered]:
        if self._triggered is None:
            self._triggered = triggered_of(working_elsewhere(self))
        return self._triggered

    def replacement_abilities(self) -> list[tuple[ObjectId, int, Replacement]]:
        """Every replacement ability that functions now: source, place on it, ability."""
        if self._replacing is None:
            self._replacing = [*self.permanents.replacing, *replacing_of(working_elsewhere(self))]
        return self._replacing

    # Gathering

    def _gather_static(self, done: set[StaticKey]) -> None:
        """Notes static abilities that objects have now and had not before."""
        hands_and_graveyards = sum(len(ids) for (zone, _), ids in self._state.zones.items() if zone is not Zone.LIBRARY)
        self.effort.spend((len(self._layered) + hands_and_graveyards) // ASKED_PER_LOOK)
        for i in sources_of_statics(self._state, self._layered):
            seen = self._seen.get(i) or self.characteristics(i)
            if by_kind(seen.abilities)[0]:
                self._effects += new_static_effects(self._state.objects[i], seen, done, self._given)

    # Layers

    def _apply_layers(self) -> None:
        done: set[StaticKey] = set()
        self._gather_static(done)
        for layer in Layer:
            if layer is Layer.PT_SET:
                fill_missing_pt(self._seen[i] for i in self._layered)
                note_base_pt(self._seen.values())
            if layer is Layer.ABILITY:
                self._is_settled = True
                add_intrinsic_mana_abilities(self._seen[i] for i in self._battlefield)
                for i, obj in self._with_counters():
                    self._effects += keyword_counters(obj, self._seen[i].controller)
            if layer is Layer.TYPE:
                note_texts(self._seen.values())
            active = [e for e in self._effects if has_layer(e, layer)]
            if active:
                self._apply_layer(layer, active, done)
            if layer is Layer.CONTROL and active:
                refresh_controllers(self._effects, self._seen)
            if layer in (Layer.COPY, Layer.TEXT, Layer.TYPE, Layer.ABILITY):
                known_before = len(self._effects)
                self._gather_static(done)
                while layer is Layer.ABILITY and known_before < len(self._effects):
                    # A static ability that was just given may give abilities itself: "has 'this creature has flying'".
                    new = [e for e in self._effects[known_before:] if has_layer(e, layer)]
                    known_before = len(self._effects)
                    self._apply_layer(layer, new, done)
                    self._gather_static(done)
            if layer is Layer.PT_MODIFY:
                for i, obj in self._with_counters():
                    add_pt_counters(obj, self._seen[i], self._watch)

    def _with_counters(self) -> list[tuple[ObjectId, GameObject]]:
        objects = self._state.objects
        return [(i, obj) for i in self._battlefield if (obj := objects[i]).counters]

    def _apply_layer(self, layer: Layer, active: list[ActiveEffect], done: set[StaticKey]) -> None:
        """Defining abilities first (CR 613.3), then by dependency and timestamp (CR 613.7, 613.8); a static ability
        that is given in layer 6 takes its place there among the effects that are younger than it (CR 613.7a)."""
        for group in (
            [e for e in active if e.is_defining],
            [e for e in active if not e.is_defining],
        ):
            remaining = sorted(group, key=lambda e: e.timestamp)
            is_simple = not any_may_depend(layer, remaining)
            self._is_ordered |= not is_simple and len(remaining) > 1
            if is_simple and layer is Layer.PT_MODIFY and self._watch is None:
                remaining = add_up_alike(self, remaining)
            while remaining:
                chosen = remaining[0] if is_simple else order_by_dependency(self, layer, remaining)
                is_first = chosen is remaining[0]
                remaining.remove(chosen)
                given_before, known_before = len(self._given), len(self._effects)
                self.apply_effect(layer, chosen, overtakes=not is_first)
                if layer is Layer.ABILITY and remaining and len(self._given) > given_before:
                    self._gather_static(done)
                    new = [e for e in self._effects[known_before:] if has_layer(e, layer)]
                    remaining = sorted((*remaining, *new), key=lambda e: e.timestamp)
                    is_simple = not any_may_depend(layer, remaining)

    def apply_effect(self, layer: Layer, effect: ActiveEffect, *, overtakes: bool = False) -> None:
        """Applies what a continuous effect does in one layer; ``overtakes``: before one of an earlier timestamp."""
        if not self.applies_now(effect):
            return
        if layer is Layer.CONTROL:
            effect.context = self.context_of(effect)
        affected = self.affected_by(effect)
        effect.locked = affected
        watch = self._watch
        # Whoever watches is shown what each was and what it became; an ability more is looked for among all there are.
        each = 1 if watch is None else LOOKS_OF_A_WATCH
        self.effort.spend(each * len(affected))
        if layer is Layer.ABILITY:
            self.effort.spend(sum(len(self._seen[i].abilities) for i in affected) // 4)
        before = {i: copy.copy(self._seen[i]) for i in affected} if watch is not None else {}
        abilities = {i: self._seen[i].abilities for i in affected}
        is_orphaned = watch is not None and not self._has_ability(effect)
        creates = False
        for change in effect.changes:
            if layer_in(effect, change) is layer:
                ready = prepared(self, effect.context, change)
                creates |= not isinstance(ready, Given) or has_static(ready.abilities)
                for i in affected:
                    apply_change(self, effect.context, i, self._seen[i], ready)
        if layer in (Layer.COPY, Layer.ABILITY) and creates:
            for i in affected:
                note_given(self._given, layer, effect, i, before=abilities[i], now=self._seen[i].abilities)
        if watch is not None:
            for i in affected:
                after = copy.copy(self._seen[i])
                watch(
                    Applied(layer, None if effect.is_counter else effect, i, before[i], after, overtakes, is_orphaned)
                )

    def trial(self, layer: Layer, effect: ActiveEffect) -> "Projection":
        """A throw-away copy of the projection so far with one more effect applied (CR 613.8a)."""
        self.effort.spend(len(self._seen))
        other = object.__new__(Projection)
        other._state = self._state
        other.effort = self.effort
        other._watch = None
        other._seen = {i: seen.copied() for i, seen in self._seen.items()}
        other._elsewhere, other._alone, other._so = {}, {}, {}
        other._effects = self._effects
        other._triggered = other._replacing = other._permanents = None
        other._given = {}
        other._is_plain = other._is_done = other._is_settled = other._is_ordered = False
        other._common = {}
        other._battlefield = self._battlefield
        other._layered = self._layered
        other.apply_effect(layer, replace(effect))
        return other

    def _apply_object_rules(self) -> None:
        """Restrictions, requirements and permissions on objects, after all characteristics (CR 613.11)."""
        for effect in self._effects:
            rules = [c for c in effect.changes if isinstance(c, OBJECT_RULES)]
            if not rules or not self.applies_now(effect):
                continue
            self.effort.spend(1)
            for i in self.affected_by(effect):
                seen = self._seen[i]
                seen.restrictions = seen.restrictions + tuple((rule, effect.source) for rule in rules)

    def _project_elsewhere(self, obj: GameObject) -> Characteristics:
        """A card in another zone: its own defining abilities, those that say what it is there ("as long as ~ isn't on
        the battlefield"), and effects that reach cards there."""
        seen = base_characteristics(obj)
        own = own_effects(obj, seen)
        if not own and not self._effects:
            return seen
        self._elsewhere[obj.id] = seen
        self.effort.spend(1 + len(self._effects) // 2)
        change_elsewhere(self, obj, seen, own)
        if not self._is_done:
            del self._elsewhere[obj.id]
        return seen
