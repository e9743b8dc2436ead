"""Which continuous effects exist at a point of a projection, and which objects they apply to (CR 611.3a, 613.6).

What is here: conditions, filters and references of effects, each looked up once for all effects that share it.
What is not: which effects there are (``gathering``), and what they do (``projection``).
"""

from abc import ABC, abstractmethod
from dataclasses import replace

from rulings.abilities.conditions.condition import Condition
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Attached, Several, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.kernel.abilities.functions import by_kind
from rulings.kernel.characteristics.active_effects import ActiveEffect
from rulings.kernel.characteristics.settled import is_said_of_all, looks_at_settled, said_of_all, spares_source
from rulings.kernel.questions import finding, matching, truth
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.effort import Effort
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import GameState


class EffectsInForce(ABC):
    """The effects of a projection under way, and the objects as they are so far."""

    def __init__(self, state: GameState, effort: Effort) -> None:
        self._state = state
        self.effort = effort
        """Where the looks at objects and effects are counted."""
        self._seen: dict[ObjectId, Characteristics] = {}
        self._effects: list[ActiveEffect] = []
        self._is_settled = False
        """Types, colours and controllers are what they will be: layer 6 has begun."""
        self._common: dict[tuple[int, PlayerId], tuple[Filter, tuple[ObjectId, ...]]] = {}
        self._so: dict[tuple[int, PlayerId], bool] = {}
        """Conditions that are the same for all sources under one player: whether they hold."""
        self._battlefield = list(state.zones.get((Zone.BATTLEFIELD, None), ()))
        self._layered = [*self._battlefield, *state.zones.get((Zone.STACK, None), ())]

    @property
    def state(self) -> GameState:
        """The state that was projected."""
        return self._state

    @abstractmethod
    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """What the object is so far."""

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
            self.effort.spend(len(self._layered))
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
            self.effort.spend(len(self._battlefield))
            return tuple(i for i in self._battlefield if matching.fits(self, effect.context, i, reference))
        key = (id(said), effect.context.controller)
        if key not in self._common:
            self.effort.spend(len(self._battlefield))
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
