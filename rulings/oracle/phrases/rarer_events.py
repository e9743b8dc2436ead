"""Events, costs and replacements that few texts have.

What is here: "using mana produced by ~", "put into exile from your library and/or your graveyard", "with four or more
card types among them". What is not: the common events (``events``, ``triggers``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.costs.objects import ExileWithTypes
from rulings.abilities.effects.cards import Shuffle
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import Moves, MovesFromEither
from rulings.abilities.events.permanents import CountersRemovedFrom
from rulings.abilities.events.spells import CastsWithManaOf
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.combat import IsBlockedBy
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.modifications import GoTo, Prevent
from rulings.abilities.players import EachPlayer, Opponent, OwnerOf, PlayerRef, You
from rulings.abilities.references import AnyTarget, Every, ObjectRef, Several, This, ThisWay
from rulings.abilities.vocabulary import CardType, Kind, Supertype, Zone
from rulings.oracle.categories import SharedVerb, ability, cost_part, effect, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
_CREATURE = Filter(predicates=(HasType(CardType.CREATURE),))

# Events.


def _casts_with(who: PlayerRef, spell: Filter, using: This) -> CastsWithManaOf | None:
    return CastsWithManaOf(who, spell, using=using) if spell.kind is Kind.SPELL else None


event.phrase(
    "{who:Player} cast[s] a {spell:Filter@singular} using mana produced by {using:This}",
    _casts_with,
    lambda node: {"who": node.who, "spell": node.spell, "using": node.using},
    kind=CastsWithManaOf,
)


def _exiled_from_either(object: Filter, whose: PlayerRef) -> MovesFromEither:
    origins = (Zone.LIBRARY, Zone.GRAVEYARD)
    return MovesFromEither(object, destination=Zone.EXILE, whose=whose, batch=True, origins=origins)


def _undo_exiled_from_either(node: MovesFromEither) -> Slots:
    if not isinstance(node.object, Filter) or node.whose is None:
        return None
    return (
        {"object": node.object, "whose": node.whose} if node == _exiled_from_either(node.object, node.whose) else None
    )


event.phrase(
    "one or more {object:Filter@plural} are put into exile from {whose:Player's} library and/or your graveyard",
    lambda object, whose: _exiled_from_either(object, whose) if isinstance(whose, You) else None,
    _undo_exiled_from_either,
    kind=MovesFromEither,
)


def _removed(kind: str, source: This) -> CountersRemovedFrom:
    return CountersRemovedFrom(kind, source, batch=True)


event.phrase(
    "one or more {kind:CounterKind} counters are removed from {source:This}",
    _removed,
    lambda node: (
        {"kind": node.kind, "source": node.source}
        if node.kind is not None and isinstance(node.source, This) and node == _removed(node.kind, node.source)
        else None
    ),
    kind=CountersRemovedFrom,
)

# Costs.

_OTHERS = Filter(Kind.CARD, (Another(), InZone(Zone.GRAVEYARD, You())))


def _with_types(types: Amount) -> ExileWithTypes:
    return ExileWithTypes(_OTHERS, types)


cost_part.phrase(
    "exile any number of other cards from your graveyard with {types:Amount} or more card types among them",
    _with_types,
    lambda node: {"types": node.types} if node == _with_types(node.types) else None,
    kind=ExileWithTypes,
    carries={"other": "filter"},
)


def _no_life_or_sacrifice(filter: Filter) -> StaticAbility:
    """ "To cast spells or activate abilities": not where a resolving effect asks for it."""
    who = EachPlayer()
    return StaticAbility(
        changes=(PlayerCant(who, "pay life as a cost"), PlayerCant(who, "sacrifice as a cost", filter=filter))
    )


def _undo_no_life_or_sacrifice(node: StaticAbility) -> Slots:
    match node.changes:
        case (PlayerCant(), PlayerCant(filter=Filter() as filter)) if node == _no_life_or_sacrifice(filter):
            return {"filter": filter}
    return None


ability.phrase(
    "players can't pay life or sacrifice {filter:Filter@plural} to cast spells or activate abilities.",
    _no_life_or_sacrifice,
    _undo_no_life_or_sacrifice,
    kind=StaticAbility,
)

# Static abilities and replacements.


def _are_basic(first: Filter, second: Filter) -> StaticAbility:
    basic = SetTypes(supertypes=(Supertype.BASIC,))
    return StaticAbility(affected=Several((first, second)), changes=(basic,))


def _undo_are_basic(node: StaticAbility) -> Slots:
    match node.affected:
        case Several(parts=(Filter() as first, Filter() as second)) if node == _are_basic(first, second):
            return {"first": first, "second": second}
    return None


ability.phrase(
    "{first:Filter@plural} and {second:Filter@plural} are basic.", _are_basic, _undo_are_basic, kind=StaticAbility
)


def _not_yours() -> Replacement:
    card = Filter(Kind.CARD, (Not(ControlledBy(You())),))
    event = Moves(card, destination=Zone.GRAVEYARD, whose=Opponent())
    return Replacement(event=event, instead=GoTo(Zone.EXILE))


ability.phrase(
    "if a card you didn't control would be put into a opponent's graveyard from anywhere, exile it instead.",
    _not_yours,
    lambda node: {} if node == _not_yours() else None,
    kind=Replacement,
    carries={"instead": "instead"},
)


def _prevent_and_hit(event: EventPattern, then: Effect, this: This) -> Replacement | None:
    if not isinstance(then, RemoveCounters):
        return None
    hit = DealDamage(this, DoneThisWay("removed counters"), AnyTarget())
    return Replacement(event=event, instead=Prevent(then=IfDone(then, hit, reflexive=True)))


def _undo_prevent_and_hit(node: Replacement) -> Slots:
    match node.instead:
        case Prevent(then=IfDone(first=RemoveCounters() as then, then=DealDamage(source=This() as this))):
            slots: dict[str, Value] = {"event": node.event, "then": then, "this": this}
            return slots if node == _prevent_and_hit(node.event, then, this) else None
    return None


ability.phrase(
    "if {event:WouldDealDamage}, prevent that damage and {then:Effect}. when one or more counters are removed from "
    "{this:This} this way, it deals that much damage to any target.",
    _prevent_and_hit,
    _undo_prevent_and_hit,
    kind=Replacement,
    carries={"that much": "instead"},
)

# On top of libraries.


def _with_those_blocked(this: This) -> SharedVerb:
    blocked = Every(Filter(predicates=(HasType(CardType.CREATURE), IsBlockedBy(this))))
    both: tuple[ObjectRef, ...] = (this, blocked)
    return SharedVerb((PutInto(You(), Several(both), Zone.LIBRARY), Shuffle(OwnerOf(ThisWay("put")))))


def _undo_with_those_blocked(node: SharedVerb) -> Slots:
    match node.effects:
        case (PutInto(what=Several(parts=(This() as this, Every()))), Shuffle()) if node == _with_those_blocked(this):
            return {"this": this}
    return None


effect.phrase(
    "put {this:This} and each creature it's blocking on top of their owners' libraries, then those players shuffle",
    _with_those_blocked,
    _undo_with_those_blocked,
    kind=SharedVerb,
    carries={"each": "effects"},
)
