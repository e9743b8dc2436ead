"""Continuous effects that look only at what is settled early: at types, colours, who controls what (CR 613.1).

What is here: telling them from effects that hang on life totals, turns, other zones, power. Dependency need not be
looked for among them, and a projection stays right while nothing else than such things changes. What is not: the
effects themselves. Whatever is not named here counts as looking at everything.
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Minus, Plus, Times
from rulings.abilities.amounts.counting import BasicLandTypes, Count, CountersOn, CountPlayers, DistinctCount
from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.changes.change import (
    CantHaveAbility,
    Change,
    LoseAbilities,
    ModifyPT,
    SetController,
    SetPT,
    SwitchPT,
)
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.conditions.condition import AllHold, AnyHolds, Compare, Exists, Negated
from rulings.abilities.conditions.history import Happened
from rulings.abilities.filters.characteristics import (
    HasKeyword,
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsColorless,
    IsHistoric,
    IsMonocolored,
    IsMulticolored,
    IsOutlaw,
    IsPermanentCard,
)
from rulings.abilities.filters.combat import IsAttacking
from rulings.abilities.filters.filter import Both, Either, Filter, Not
from rulings.abilities.filters.history import Another, DealtDamageBy, DealtDamageTo, Did
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import HasCounter, InZone, IsTapped, IsToken
from rulings.abilities.node import Node, walk
from rulings.abilities.players import AnyPlayer, EachOpponent, EachPlayer, Opponent, PlayerRef, You
from rulings.abilities.references import Attached, This
from rulings.abilities.vocabulary import Kind
from rulings.kernel.characteristics.active_effects import ActiveEffect
from rulings.kernel.characteristics.layers import layer_of
from rulings.kernel.state.memo import remember

if TYPE_CHECKING:
    from rulings.kernel.characteristics.active_effects import ActiveEffect

UNSEEN_FIELDS = frozenset({"damage", "has_deathtouch_damage"})
"""Fields of an object that no characteristic and no continuous effect is made from: a projection fits before and after
they change. (That something was dealt damage is asked of the history.)"""
PLAINLY_UNSEEN_FIELDS = UNSEEN_FIELDS | {"is_tapped", "controlled_since_turn"}
"""Fields that no plain effect (``settled``) looks at either."""


_SETTLED = (
    Filter,
    Not,
    Both,
    Either,
    HasType,
    HasSubtype,
    HasSupertype,
    IsColor,
    IsColorless,
    IsMulticolored,
    IsToken,
    ControlledBy,
    OwnedBy,
    Another,
    This,
    Attached,
    You,
    Opponent,
    EachOpponent,
    AnyPlayer,
    EachPlayer,
)

_ASKING = (Exists, Compare, Negated, AllHold, AnyHolds, Count, Fixed)
"""Conditions on what they contain, and on nothing else."""

_SIZELESS = (
    *_SETTLED,
    IsMonocolored,
    IsPermanentCard,
    IsHistoric,
    IsOutlaw,
    HasKeyword,
    HasName,
    HasCounter,
    InZone,
    IsTapped,
    IsAttacking,
    Count,
    CountPlayers,
    CountersOn,
    BasicLandTypes,
    LifeTotal,
    HandSize,
    Fixed,
    Times,
    Plus,
    Minus,
    Compare,
    Exists,
    Negated,
    AllHold,
    AnyHolds,
    SetPT,
    ModifyPT,
    SwitchPT,
)
_KINDS = frozenset({"color", "card type", "creature type", "name"})
"""What ``DistinctCount`` may count without looking at power."""


def sees_no_size(effect: "ActiveEffect") -> bool:
    """Neither whether the effect exists nor what it applies to and does hangs on power or toughness."""
    source = effect.ability or effect.floating
    return (
        _do_no_size(effect.changes)
        and (effect.affected is not None or effect.reference is None or _is_sizeless(effect.reference))
        and (source is None or source.condition is None or _is_sizeless(source.condition))
    )


@remember
def _do_no_size(changes: tuple[Change, ...]) -> bool:
    return all(_is_sizeless(one) for one in changes if layer_of(one) is not None)


@remember
def _is_sizeless(node: Node) -> bool:
    return all(
        isinstance(one, _SIZELESS) or (isinstance(one, DistinctCount) and one.what in _KINDS) for one in walk(node)
    )


@remember
def looks_at_settled(reference: Node) -> bool:
    """What the reference finds hangs on nothing that an effect from layer 6 on changes."""
    return all(isinstance(node, _SETTLED) for node in walk(reference))


@remember
def is_constant(changes: tuple[Node, ...]) -> bool:
    """No number or player in the changes is looked up."""
    return not any(
        (isinstance(node, Amount) and not isinstance(node, Fixed)) or isinstance(node, (BecomeCopy, SetController))
        for change in changes
        for node in walk(change)
    )


@remember
def _layered_are_constant(changes: tuple[Change, ...]) -> bool:
    return is_constant(tuple(one for one in changes if layer_of(one) is not None))


_OTHERS = Another()
"""Any but the source of the effect."""


@remember
def said_of_all(filter_: Filter) -> Filter | None:
    """The filter without "other", where nothing else in it is about the source: what it finds is then the same for
    every effect of one controller. ``None`` otherwise."""
    rest = Filter(filter_.kind, tuple(p for p in filter_.predicates if p != _OTHERS))
    is_own = any(isinstance(node, (This, Attached, Another)) for node in walk(rest))
    return None if is_own else rest


@remember
def is_said_of_all(condition: Node) -> bool:
    """It is settled, and the same for every source under one controller."""
    return all(
        isinstance(node, (*_SETTLED, *_ASKING)) and not isinstance(node, (This, Attached, Another))
        for node in walk(condition)
    )


@remember
def spares_source(filter_: Filter) -> bool:
    """It means only others than the source of the effect."""
    return _OTHERS in filter_.predicates


def takes_abilities(changes: tuple[Node, ...]) -> bool:
    """One of the changes takes abilities away."""
    return any(isinstance(change, (LoseAbilities, CantHaveAbility)) for change in changes)


def is_plain(effect: "ActiveEffect") -> bool:
    """The effect hangs on the permanents alone, on nothing about them that comes and goes (tapped, damaged, in combat).

    Then what it does is the same however life totals, turns, hands and the stack change.
    """
    source = effect.ability or effect.floating
    if source is not None and source.condition is not None:
        return False
    if not _layered_are_constant(effect.changes):
        return False
    reference = effect.reference
    if effect.affected is not None or reference is None or isinstance(reference, PlayerRef):
        return True
    if isinstance(reference, Filter) and reference.kind is not Kind.PERMANENT:
        return False
    return looks_at_settled(reference)


def asks_history(effect: ActiveEffect) -> bool:
    """Whether what an effect does, or whether it is, hangs on what happened this turn."""
    if _looks_back(effect.changes):
        return True
    if effect.ability is not None and effect.ability.condition is not None:
        return any(isinstance(n, (Happened, DoneThisTurn, Did)) for n in walk(effect.ability.condition))
    return False


@remember
def _looks_back(nodes: tuple[Node, ...]) -> bool:
    """Something in these nodes looks at what happened this turn."""
    return any(
        isinstance(n, (Happened, DoneThisTurn, Did, DealtDamageBy, DealtDamageTo)) for node in nodes for n in walk(node)
    )
