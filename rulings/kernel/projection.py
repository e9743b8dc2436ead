"""Characteristics of all objects of a state, projected through the layers (CR 613).

What is here: gathering continuous effects, ordering them by layer, dependency and timestamp, applying them. What a
change does stands in ``rulings.kernel.layers``. A projection belongs to one state and is never changed once made.
"""

import copy
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from immutables import Map

from rulings.abilities.ability import Ability, KeywordAbility, Replacement, StaticAbility
from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.event import StateBecomes
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import DealtDamageBy, DealtDamageTo, Did
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node, walk
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Attached, Several, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.kernel import finding, matching, truth
from rulings.kernel.active_effects import ActiveEffect, Applied, has_layer, layer_in
from rulings.kernel.adding_up import add_up_alike
from rulings.kernel.base_values import base_characteristics
from rulings.kernel.carrying import Difference, difference, printed_abilities, unreached
from rulings.kernel.characteristics import Characteristics
from rulings.kernel.context import Context
from rulings.kernel.dependency import any_may_depend, order_by_dependency
from rulings.kernel.events import Event
from rulings.kernel.functions import by_kind, zones_beyond, zones_of
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.intrinsic_mana import intrinsic_abilities
from rulings.kernel.keywords import expand
from rulings.kernel.land_types import COLOR_OF_LAND_TYPE
from rulings.kernel.layers import Layer, apply_change, prepared
from rulings.kernel.layers.layer6_abilities import Given
from rulings.kernel.memo import remember
from rulings.kernel.objects import GameObject
from rulings.kernel.patterns import can_match
from rulings.kernel.permanents import Permanents, Placed, Triggered, replacing_of, triggered_of
from rulings.kernel.rule_counters import change_of_counter
from rulings.kernel.settled import is_plain, is_said_of_all, looks_at_settled, said_of_all, spares_source
from rulings.kernel.state import GameState, battlefield

_StaticKey = tuple[ObjectId, int, int]
"""A static ability of an object: the object, the ability by its identity, and the how-manieth such one it is."""
_OBJECT_RULES = (CantDo, MustDo, CanDo)

UNSEEN_FIELDS = frozenset({"damage", "has_deathtouch_damage"})
"""Fields of an object that no characteristic and no continuous effect is made from: a projection fits before and after
they change. (That something was dealt damage is asked of the history.)"""
PLAINLY_UNSEEN_FIELDS = UNSEEN_FIELDS | {"is_tapped", "controlled_since_turn"}
"""Fields that no plain effect (``settled``) looks at either."""


class Projection:
    """A view of a state with all continuous effects applied; made once for each state that is asked about."""

    def __init__(self, state: GameState, watch: Callable[[Applied], None] | None = None) -> None:
        self._state = state
        self._watch = watch
        self._seen: dict[ObjectId, Characteristics] = {}
        self._elsewhere: dict[ObjectId, Characteristics] = {}
        self._alone: dict[ObjectId, Characteristics] = {}
        """Of ``_elsewhere`` those that hang on nothing else."""
        self._effects: list[ActiveEffect] = []
        self._is_done = self._is_ordered = False
        """Ordered: it was looked for dependency among effects of one layer (CR 613.8)."""
        self._is_settled = False
        """Types, colours and controllers are what they will be: layer 6 has begun."""
        self._common: dict[tuple[int, PlayerId], tuple[Filter, tuple[ObjectId, ...]]] = {}
        self._so: dict[tuple[int, PlayerId], bool] = {}
        """Conditions that are the same for all sources under one player: whether they hold."""
        self._asks_history = False
        self._given: dict[_StaticKey, tuple[Layer, int]] = {}
        self._triggered: list[Triggered] | None = None
        self._replacing: list[tuple[ObjectId, int, Replacement]] | None = None
        self._permanents: Permanents | None = None
        self._battlefield = list(state.zones.get((Zone.BATTLEFIELD, None), ()))
        self._layered = [*self._battlefield, *state.zones.get((Zone.STACK, None), ())]
        for i in self._layered:
            self._seen[i] = base_characteristics(state.objects[i])
        self._gather_floating()
        self._apply_layers()
        self._apply_object_rules()
        self._asks_history = any(_asks_history(e.changes) or _condition_asks(e) for e in self._effects)
        self._is_plain = all(is_plain(e) for e in self._effects)
        self._is_done = True

    @property
    def state(self) -> GameState:
        """The state that was projected."""
        return self._state

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """What the object is; what it was if it is gone (CR 608.2h).

        Raises:
            KeyError: the id is of no object that ever was.
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
        return Projection(replace(self._state, zones=Map({(Zone.BATTLEFIELD, None): there}), effects=floating))

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
            self._triggered = triggered_of(self._working_elsewhere())
        return self._triggered

    def replacement_abilities(self) -> list[tuple[ObjectId, int, Replacement]]:
        """Every replacement ability that functions now: source, place on it, ability."""
        if self._replacing is None:
            self._replacing = [*self.permanents.replacing, *replacing_of(self._working_elsewhere())]
        return self._replacing

    def _working_elsewhere(self) -> list[Placed]:
        """Objects outside the battlefield whose abilities may function: spells, and elsewhere those that say so."""
        zones, objects = self._state.zones, self._state.objects
        found = [
            (i, Zone.STACK, self.characteristics(i))
            for i in zones.get((Zone.STACK, None), ())
            if (record := objects[i].stack) is None or record.kind == "spell"
        ]
        for (zone, _), ids in zones.items():
            if zone not in (Zone.BATTLEFIELD, Zone.STACK, Zone.LIBRARY):
                found.extend((i, zone, self.characteristics(i)) for i in ids if self.functioning(i))
        return found

    # Gathering

    def _gather_floating(self) -> None:
        for effect in self._state.effects:
            if not effect.changes:
                continue
            self._effects.append(
                ActiveEffect(
                    effect.timestamp,
                    effect.context,
                    effect.changes,
                    effect.affected,
                    effect.filter,
                    effect.context.source,
                    floating=effect,
                )
            )

    def _gather_static(self, done: set[_StaticKey]) -> None:
        """Notes static abilities that objects have now and had not before."""
        for i in self._statics_sources():
            seen = self._seen.get(i) or self.characteristics(i)
            obj = self._state.objects[i]
            places: Counter[int] = Counter()
            for ability in by_kind(seen.abilities)[0]:
                # Two effects may have given it the same ability: each is an ability of its own.
                key = (i, id(ability), places[id(ability)])
                places[id(ability)] += 1
                if key in done or obj.zone not in zones_of(ability):
                    continue
                done.add(key)
                given_in, given_at = self._given.get(key, (None, 0))
                self._effects.append(
                    ActiveEffect(
                        max(obj.timestamp, given_at),
                        Context(seen.controller, i, payment=obj.payment),
                        ability.changes,
                        None,
                        ability.affected,
                        i,
                        ability=ability,
                        is_granted=given_in is Layer.ABILITY,
                    )
                )

    def _statics_sources(self) -> list[ObjectId]:
        found = list(self._layered)
        for zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.HAND):
            for (place, _), ids in self._state.zones.items():
                if place is zone:
                    found.extend(i for i in ids if self._has_static_elsewhere(i, zone))
        return found

    def _has_static_elsewhere(self, object_id: ObjectId, zone: Zone) -> bool:
        abilities = printed_abilities(self._state.objects[object_id])
        return any(zone in a.zones and not a.is_characteristic_defining for a in by_kind(abilities)[0])

    # Layers

    def _apply_layers(self) -> None:
        done: set[_StaticKey] = set()
        self._gather_static(done)
        for layer in Layer:
            if layer is Layer.PT_SET:
                self._fill_missing_pt()
                self._note_base_pt()
            if layer is Layer.ABILITY:
                self._is_settled = True
                self._add_intrinsic_mana_abilities()
                self._add_keyword_counters()
            if layer is Layer.TYPE:
                self._note_texts()
            active = [e for e in self._effects if has_layer(e, layer)]
            if active:
                self._apply_layer(layer, active, done)
            if layer is Layer.CONTROL and active:
                self._refresh_controllers()
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
                self._add_pt_counters()

    def _apply_layer(self, layer: Layer, active: list[ActiveEffect], done: set[_StaticKey]) -> None:
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

    def applies_now(self, effect: ActiveEffect) -> bool:
        """Whether a continuous effect exists at this point of the projection."""
        if effect.locked is not None:
            return True
        if effect.ability is None:
            return truth.holds(self, effect.context, effect.floating.condition if effect.floating else None)
        return self._has_ability(effect) and self._holds(effect, effect.ability.condition)

    def _holds(self, effect: ActiveEffect, condition: Condition | None) -> bool:
        """Whether a condition of a static ability holds, looked up once for all sources of which it is the same."""
        if condition is None or not self._is_settled or not is_said_of_all(condition):
            return truth.holds(self, effect.context, condition)
        key = (id(condition), effect.context.controller)
        if key not in self._so:
            self._so[key] = truth.holds(self, effect.context, condition)
        return self._so[key]

    def _has_ability(self, effect: ActiveEffect) -> bool:
        """Whether the static ability that an effect comes from is on its object at this point of the projection."""
        seen = self._seen.get(effect.source)
        return seen is None or effect.ability is None or any(a is effect.ability for a in by_kind(seen.abilities)[0])

    def affected_by(self, effect: ActiveEffect) -> tuple[ObjectId, ...]:
        """The objects that a continuous effect applies to at this point of the projection."""
        if effect.locked is not None:
            return effect.locked
        if effect.affected is not None:
            return tuple(ObjectId(i) for i in effect.affected if isinstance(i, int) and i in self._seen)
        reference = effect.reference
        if reference is None or isinstance(reference, PlayerRef):
            return ()
        if isinstance(reference, Filter):
            if reference.kind is Kind.PERMANENT:
                return self._permanents_of(effect, reference)
            return tuple(i for i in self._layered if matching.fits(self, effect.context, i, reference))
        if isinstance(reference, Several):
            parts = (self.affected_by(replace(effect, reference=part)) for part in reference.parts)
            return tuple(dict.fromkeys(i for part in parts for i in part))
        if isinstance(reference, (This, Attached)):
            found = finding.find_objects(self, effect.context, reference)
            return tuple(i for i in found if i in self._seen)
        return tuple(i for i in finding.find_objects(self, effect.context, reference) if i in self._seen)

    def _permanents_of(self, effect: ActiveEffect, reference: Filter) -> tuple[ObjectId, ...]:
        """The permanents that a filter of an effect means, looked up once for all effects of which it is the same."""
        said = said_of_all(reference) if self._is_settled and looks_at_settled(reference) else None
        if said is None:
            return tuple(i for i in self._battlefield if matching.fits(self, effect.context, i, reference))
        key = (id(said), effect.context.controller)
        if key not in self._common:
            # The filter is kept with what it finds, so that nothing else comes to have its identity.
            found = tuple(i for i in self._battlefield if matching.fits(self, effect.context, i, said))
            self._common[key] = (said, found)
        found = self._common[key][1]
        return found if spares_source(reference) is False else tuple(i for i in found if i != effect.source)

    def context_of(self, effect: ActiveEffect) -> Context:
        """The context of an effect, in which "you" is who controls its object at this point of the projection."""
        seen = self._seen.get(effect.source) if effect.ability is not None else None
        if seen is None or seen.controller == effect.context.controller:
            return effect.context
        return replace(effect.context, controller=seen.controller)

    def apply_effect(self, layer: Layer, effect: ActiveEffect, *, overtakes: bool = False) -> None:
        """Applies what a continuous effect does in one layer; ``overtakes``: before one of an earlier timestamp."""
        if not self.applies_now(effect):
            return
        if layer is Layer.CONTROL:
            effect.context = self.context_of(effect)
        affected = self.affected_by(effect)
        effect.locked = affected
        watch = self._watch
        before = {i: copy.copy(self._seen[i]) for i in affected} if watch is not None else {}
        abilities = {i: self._seen[i].abilities for i in affected}
        is_orphaned = watch is not None and not self._has_ability(effect)
        creates = False
        for change in effect.changes:
            if layer_in(effect, change) is layer:
                ready = prepared(self, effect.context, change)
                creates |= not isinstance(ready, Given) or _has_static(ready.abilities)
                for i in affected:
                    apply_change(self, effect.context, i, self._seen[i], ready)
        if layer in (Layer.COPY, Layer.ABILITY) and creates:
            for i in affected:
                self._note_given(layer, effect, i, abilities[i])
        if watch is not None:
            for i in affected:
                after = copy.copy(self._seen[i])
                watch(
                    Applied(layer, None if effect.is_counter else effect, i, before[i], after, overtakes, is_orphaned)
                )

    def _note_given(self, layer: Layer, effect: ActiveEffect, object_id: ObjectId, before: tuple[Ability, ...]) -> None:
        """Static abilities that an effect has just created make effects that are not older than it (CR 613.7a)."""
        now = self._seen[object_id].abilities
        if now is before:
            return
        had = Counter(id(one) for one in before)
        for given in now:
            had[id(given)] -= 1
            if had[id(given)] < 0:
                for ability in (given, *(expand(given) if isinstance(given, KeywordAbility) else ())):
                    if isinstance(ability, StaticAbility):
                        place = sum(1 for one in before if one is given) - had[id(given)] - 1
                        self._given[object_id, id(ability), place] = (layer, effect.timestamp)

    def trial(self, layer: Layer, effect: ActiveEffect) -> "Projection":
        """A throw-away copy of the projection so far with one more effect applied (CR 613.8a)."""
        other = object.__new__(Projection)
        other._state = self._state
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

    def _refresh_controllers(self) -> None:
        """ "You" of a static ability is whoever controls its object after layer 2."""
        for effect in self._effects:
            if effect.ability is not None and effect.source in self._seen:
                controller = self._seen[effect.source].controller
                if controller != effect.context.controller:
                    effect.context = replace(effect.context, controller=controller)

    def _add_intrinsic_mana_abilities(self) -> None:
        """Lands with a basic land type have that type's mana ability (CR 305.6)."""
        for i in self._battlefield:
            seen = self._seen[i]
            if CardType.LAND in seen.types and seen.subtypes & COLOR_OF_LAND_TYPE.keys():
                seen.abilities = seen.abilities + intrinsic_abilities(seen.subtypes)

    def _add_keyword_counters(self) -> None:
        """A keyword counter gives its keyword (CR 122.1b), with the timestamp at which it was put there (CR
        613.7c)."""
        for i in self._battlefield:
            obj = self._state.objects[i]
            for kind, number in obj.counters.items():
                change = change_of_counter(kind)
                if change is not None and number > 0:
                    stamp = obj.counter_times.get(kind, obj.timestamp)
                    here = Context(self._seen[i].controller, i)
                    self._effects.append(ActiveEffect(stamp, here, (change,) * number, (i,), None, i, is_counter=True))

    def _fill_missing_pt(self) -> None:
        """A creature that has no value for its power or toughness has 0 (CR 208.5)."""
        for i in self._layered:
            seen = self._seen[i]
            if CardType.CREATURE in seen.types:
                seen.power = 0 if seen.power is None else seen.power
                seen.toughness = 0 if seen.toughness is None else seen.toughness

    def _note_texts(self) -> None:
        for seen in self._seen.values():
            seen.text = seen.abilities

    def _note_base_pt(self) -> None:
        for seen in self._seen.values():
            seen.base_power, seen.base_toughness = seen.power, seen.toughness

    def _add_pt_counters(self) -> None:
        """Counters that change power and toughness do so in 7c (CR 122.1a, 613.4c)."""
        for i in self._battlefield:
            counters = self._state.objects[i].counters
            if not counters:
                continue
            seen = self._seen[i]
            before = copy.copy(seen)
            for kind, number in counters.items():
                power, slash, toughness = kind.partition("/")
                if slash and kind[0] in "+-" and toughness[0] in "+-":
                    if seen.power is not None:
                        seen.power += int(power) * number
                    if seen.toughness is not None:
                        seen.toughness += int(toughness) * number
            if self._watch is not None and (before.power, before.toughness) != (seen.power, seen.toughness):
                self._watch(Applied(Layer.PT_MODIFY, None, i, before, copy.copy(seen)))

    def _apply_object_rules(self) -> None:
        """Restrictions, requirements and permissions on objects, after all characteristics (CR 613.11)."""
        for effect in self._effects:
            rules = [c for c in effect.changes if isinstance(c, _OBJECT_RULES)]
            if not rules or not self.applies_now(effect):
                continue
            for i in self.affected_by(effect):
                seen = self._seen[i]
                seen.restrictions = seen.restrictions + tuple((rule, effect.source) for rule in rules)

    # Outside battlefield and stack

    def _project_elsewhere(self, obj: GameObject) -> Characteristics:
        """A card in another zone: its own defining abilities, those that say what it is there ("as long as ~ isn't on
        the battlefield"), and effects that reach cards there."""
        seen = base_characteristics(obj)
        statics = [a for a in by_kind(seen.abilities)[0] if a.is_characteristic_defining or _says_what_it_is(a, obj)]
        if not statics and not self._effects:
            return seen
        self._elsewhere[obj.id] = seen
        own = [ActiveEffect(0, Context(obj.owner, obj.id), a.changes, None, This(), obj.id, ability=a) for a in statics]
        reaching = [e for e in self._effects if self._reaches(e, obj)]
        for layer in Layer:
            for effect in (*own, *sorted(reaching, key=lambda e: e.timestamp)):
                for change in effect.changes:
                    if layer_in(effect, change) is layer:
                        apply_change(self, effect.context, obj.id, seen, change)
        for effect in reaching:
            rules = tuple((c, effect.source) for c in effect.changes if isinstance(c, _OBJECT_RULES))
            seen.restrictions = seen.restrictions + rules
        if not self._is_done:
            del self._elsewhere[obj.id]
        return seen

    def _reaches(self, effect: ActiveEffect, obj: GameObject) -> bool:
        if effect.affected is not None:
            return obj.id in effect.affected
        references = effect.reference.parts if isinstance(effect.reference, Several) else (effect.reference,)
        cards = [r for r in references if isinstance(r, Filter) and r.kind in (Kind.CARD, Kind.TOKEN_OR_CARD)]
        if not cards or not self.applies_now(effect):
            return False
        return any(
            (obj.zone is not Zone.LIBRARY or _names_a_zone(one)) and matching.fits(self, effect.context, obj.id, one)
            for one in cards
        )


@remember
def _has_static(abilities: tuple[Ability, ...]) -> bool:
    """One of them is a static ability, or a keyword that stands for one."""
    meant = (part for one in abilities for part in (one, *(expand(one) if isinstance(one, KeywordAbility) else ())))
    return any(isinstance(one, StaticAbility) for one in meant)


def _says_what_it_is(ability: StaticAbility, obj: GameObject) -> bool:
    is_own = isinstance(ability.affected, This) and ability.condition is None
    return is_own and obj.zone in ability.zones and Zone.LIBRARY in ability.zones


@remember
def _asks_history(nodes: tuple[Node, ...]) -> bool:
    """Something in these nodes looks at what happened this turn."""
    return any(
        isinstance(n, (Happened, DoneThisTurn, Did, DealtDamageBy, DealtDamageTo)) for node in nodes for n in walk(node)
    )


@remember
def _names_a_zone(filter_: Filter) -> bool:
    """It says where the cards are, or are not: then libraries may be meant too."""
    return any(isinstance(node, InZone) for node in walk(filter_))


def _condition_asks(effect: ActiveEffect) -> bool:
    if effect.ability is not None and effect.ability.condition is not None:
        return any(isinstance(n, (Happened, DoneThisTurn, Did)) for n in walk(effect.ability.condition))
    return False
