"""Permissions and costs that phrases of several rooms build."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.mana import SpendAs
from rulings.abilities.changes.permissions import CanDo, PlayerMay
from rulings.abilities.conditions.condition import Compare, Condition
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.effects.effect import Effect, RuleChange
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.spells import CastBy
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, PlayerRef
from rulings.abilities.references import Every, It
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ORACLE, Clauses, SeveralChanges
from rulings.oracle.grammar import Slots

_CASTS = ("cast", "play")
part = ORACLE.category("CostDoing")
"""One part of a cost after "by": "paying 3 life"; a ``CostPart``."""
_WHAT = "be targeted despite hexproof"
_LAND = Filter(Kind.PERMANENT, (HasType(CardType.LAND),))


def with_cost(changes: tuple[Change, ...], cost: Cost | None, old: Cost | None) -> tuple[Change, ...] | None:
    """The same permissions to cast, for another cost; ``None`` where there is none to change."""
    found = tuple(
        replace(one, cost=cost) if isinstance(one, PlayerMay) and one.what in _CASTS and one.cost == old else one
        for one in changes
    )
    return found if found != changes else None


def rather_paid(node: Effect | StaticAbility) -> Cost | None:
    """What its one permission to cast asks rather than a mana cost; ``None`` where that is no one cost."""
    found = {one.cost for one in permissions(node) if isinstance(one, PlayerMay) and one.what in _CASTS}
    return found.pop() if len(found) == 1 else None


def on_permission(effect: Effect, change: Callable[[tuple[Change, ...]], tuple[Change, ...] | None]) -> Effect | None:
    """Changes the one permission in a sentence."""
    parts = effect.effects if isinstance(effect, Clauses) else (effect,)
    found = [n for n, one in enumerate(parts) if isinstance(one, RuleChange)]
    if len(found) != 1:
        return None
    old = parts[found[0]]
    assert isinstance(old, RuleChange)
    changes = change(old.changes)
    if changes is None:
        return None
    new = tuple(replace(old, changes=changes) if n == found[0] else one for n, one in enumerate(parts))
    return replace(effect, effects=new) if isinstance(effect, Clauses) else new[0]


@dataclass(frozen=True, slots=True)
class LandsAndSpells(SeveralChanges):
    """ "Play lands and cast spells from among cards ...": two permissions."""

    who: PlayerRef
    spells: Filter
    cards: Every | It
    spend: SpendAs | None = None
    rider: Replacement | None = None

    def changes(self) -> tuple[Change, ...]:
        """Both permissions."""
        return (
            PlayerMay(self.who, "play land", _LAND, self.cards),
            PlayerMay(self.who, "cast", self.spells, self.cards, spend=self.spend, rider=self.rider),
        )


def permissions(node: Effect | StaticAbility) -> list[PlayerMay | LandsAndSpells]:
    """The permissions that a sentence or a static ability gives."""
    if isinstance(node, StaticAbility):
        return [one for one in node.changes if isinstance(one, PlayerMay | LandsAndSpells)]
    parts = node.effects if isinstance(node, Clauses) else (node,)
    changes = (one for part in parts if isinstance(part, RuleChange) for one in part.changes)
    return [one for one in changes if isinstance(one, PlayerMay | LandsAndSpells)]


def declare_part(template: str, kind: type[CostPart]) -> None:
    part.phrase(template, kind)


def is_about_mana(condition: Condition) -> bool:
    return isinstance(condition, Compare) and isinstance(condition.left, ManaSpent)


def despite(by: Filter) -> CanDo:
    return CanDo(_WHAT, by)


def with_counters(event: Moves, counters: tuple[Effect, ...]) -> Replacement:
    return Replacement(event=event, instead=EntersWith(counters=counters), as_enters=True)


def caster_of(spells: Filter) -> tuple[PlayerRef, Filter]:
    """Who casts them, and which they are: the caster stands last."""
    if spells.predicates and isinstance(spells.predicates[-1], CastBy):
        return spells.predicates[-1].player, Filter(spells.kind, spells.predicates[:-1])
    return AnyPlayer(), spells


@dataclass(frozen=True, slots=True)
class CastSpells(Node):
    """Spells, and apart from them who casts them. Only between reading and binding."""

    filter: Filter
    who: PlayerRef


def _cast_spells(spells: Filter) -> CastSpells | None:
    who, filter = caster_of(spells)
    return CastSpells(filter, who) if filter.kind is Kind.SPELL else None


def _undo_cast_spells(node: CastSpells) -> Slots:
    is_anybody = node.who == AnyPlayer()
    spells = node.filter if is_anybody else narrowed(node.filter, CastBy(node.who))
    return {"spells": spells} if node == _cast_spells(spells) else None


for _name, _number in (("CastSpell", "singular"), ("CastSpells", "plural")):
    # The caster is taken out of what the slot holds.
    ORACLE.category(_name).phrase(f"{{spells:Filter@{_number}}}", _cast_spells, _undo_cast_spells, kind=CastSpells)
