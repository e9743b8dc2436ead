"""Qualities of cards and permanents that stand behind the noun, and what is asked of spells as they are cast.

What is here: total power and toughness, no counters at all, other than some kind, what was spent and whether
something was cast or escaped. What is not: the common qualifiers (``filters``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import Compare, Negated
from rulings.abilities.conditions.history import Happened, WasCast, WasPaid
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves, TokenCreated
from rulings.abilities.events.permanents import Transforms
from rulings.abilities.events.spells import BecomesTarget, CastsSpell
from rulings.abilities.filters.characteristics import HasStat, HasTotalPT
from rulings.abilities.filters.filter import Among, Both, Either, Filter, Not
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Comparison, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, condition, event, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Behind the noun.

qualifier.words(
    {"with no counters on (it|them:self)": Not(HasCounter()), "with counters on (it|them:self)": HasCounter()}
)
for _words, _comparison in (("or less", Comparison.AT_MOST), ("or greater", Comparison.AT_LEAST)):
    qualifier.phrase(
        f"with total power and toughness {{amount:Quantity}} {_words}", HasTotalPT, fixed={"comparison": _comparison}
    )

for _words, _comparison in (
    ("{amount:Quantity} or less", Comparison.AT_MOST),
    ("{amount:Quantity} or greater", Comparison.AT_LEAST),
    ("{amount:Quantity}", Comparison.EQUAL),
):

    def _either_stat(amount: Amount, comparison: Comparison = _comparison) -> Either:
        return Either(tuple(HasStat(one, comparison, amount) for one in (Stat.POWER, Stat.TOUGHNESS)))

    def _undo_either_stat(node: Either, comparison: Comparison = _comparison) -> Slots:
        match node.options:
            case (HasStat(amount=amount), HasStat()) if node == _either_stat(amount, comparison):
                return {"amount": amount}
        return None

    qualifier.phrase(f"with power or toughness {_words}", _either_stat, _undo_either_stat, kind=Either)


def _other_than(filter: Filter) -> Not | None:
    """ "A card other than a basic land card": all of its predicates together are excluded."""
    if filter.kind is not Kind.CARD or len(filter.predicates) < 2:
        return None
    if any(isinstance(one, Among) for one in filter.predicates):
        # "A card other than a basic land card from it": from it is the card, not the basic land card alone.
        return None
    return Not(Both(filter.predicates))


def _undo_other_than(node: Not) -> Slots:
    match node.predicate:
        case Both(parts=parts):
            return {"filter": Filter(Kind.CARD, parts)}
    return None


qualifier.phrase("other than a {filter:Filter@singular}", _other_than, _undo_other_than, kind=Not)

# How it was cast.

_NOTHING_SPENT = Compare(ManaSpent(of=It("it")), Comparison.EQUAL, Fixed(0))
condition.words(
    {
        "no mana was spent to cast it": _NOTHING_SPENT,
        "it escaped": WasPaid("escape", of=It("it")),
        "you didn't cast it from your hand": Negated(WasCast(It("it"), You(), Zone.HAND.value)),
        "you didn't cast it": Negated(WasCast(It("it"), You())),
    }
)


def _cast_this_turn(player: PlayerRef, spell: Filter) -> Happened | None:
    return Happened(CastsSpell(player, spell)) if spell.kind is Kind.SPELL else None


def _undo_cast_this_turn(node: Happened) -> Slots:
    match node.event:
        case CastsSpell(who=player, spell=spell) if node == _cast_this_turn(player, spell):
            return {"player": player, "spell": spell} if not isinstance(player, You) else None
    return None


condition.phrase(
    "{player:Player} <cast|has cast> a {spell:Filter@singular} this turn",
    _cast_this_turn,
    _undo_cast_this_turn,
    kind=Happened,
)

# Events.


def _enters_tapped(object: Filter) -> Moves:
    return Moves(object, destination=Zone.BATTLEFIELD, tapped=True)


def _undo_enters_tapped(node: Moves) -> Slots:
    if not isinstance(node.object, Filter) or node != _enters_tapped(node.object):
        return None
    return {"object": node.object}


def _enters_untapped(object: This) -> Moves:
    return Moves(object, destination=Zone.BATTLEFIELD, tapped=False)


def _undo_enters_untapped(node: Moves) -> Slots:
    if not isinstance(node.object, This) or node != _enters_untapped(node.object):
        return None
    return {"object": node.object}


event.phrase("{object:This} enters untapped", _enters_untapped, _undo_enters_untapped, kind=Moves)
event.phrase("a {object:Filter@singular} enters tapped", _enters_tapped, _undo_enters_tapped, kind=Moves)


def _attacks_or_target(object: This, of: Filter) -> AnyOfEvents:
    return AnyOfEvents((Attacks(object), BecomesTarget(object, of)))


def _undo_attacks_or_target(node: AnyOfEvents) -> Slots:
    match node.options:
        case (Attacks(attacker=This() as object), BecomesTarget(of=of)):
            return {"object": object, "of": of} if node == _attacks_or_target(object, of) else None
    return None


event.phrase(
    "{object:This} attacks or becomes the target of a {of:Filter@singular}",
    _attacks_or_target,
    _undo_attacks_or_target,
    kind=AnyOfEvents,
)


def _any_tokens(token: Filter) -> TokenCreated:
    return TokenCreated(AnyPlayer(), token)


def _undo_any_tokens(node: TokenCreated) -> Slots:
    found = isinstance(node.token, Filter) and node == _any_tokens(node.token)
    return {"token": node.token} if found else None


ORACLE.category("WouldCreate").phrase(
    "one or more {token:Filter@plural} would be created", _any_tokens, _undo_any_tokens, kind=TokenCreated
)

# Exiled from the battlefield.


def _declare_exiled(slot: str, *, batch: bool) -> None:
    def make(object: Node) -> Moves:
        return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.EXILE, batch=batch)

    def unmake(node: Moves) -> Slots:
        return {"object": node.object} if node == make(node.object) else None

    event.phrase(f"{{object:{slot}}} [is|are] exiled from the battlefield", make, unmake, kind=Moves)


_declare_exiled("EventObject", batch=False)
_declare_exiled("EventBatch", batch=True)

# Entering or transforming into what it is.


def _enters_or_transforms(object: This, into: str) -> AnyOfEvents:
    return AnyOfEvents((Moves(object, destination=Zone.BATTLEFIELD), Transforms(object, into)))


def _undo_enters_or_transforms(node: AnyOfEvents) -> Slots:
    match node.options:
        case (Moves(object=This() as object), Transforms(into=str(into))) if node == _enters_or_transforms(
            object, into
        ):
            return {"object": object, "into": into}
    return None


event.phrase(
    "{object:This} enters or transforms into {into:CardName}",
    _enters_or_transforms,
    _undo_enters_or_transforms,
    kind=AnyOfEvents,
)
