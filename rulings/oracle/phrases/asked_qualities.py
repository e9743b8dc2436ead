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
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Comparison, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, condition, event, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

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


# "A card other than a basic land card": all of its predicates together are excluded.
# "A card other than a basic land card from it": from it is the card, not the basic land card alone.
qualifier.phrase(
    "other than a {filter:Filter@singular}",
    Not(
        Both(
            hole(
                "filter",
                like=Filter(Kind.CARD),
                where=lambda filter: (
                    len(filter.predicates) >= 2 and not any(isinstance(one, Among) for one in filter.predicates)
                ),
            ).predicates
        )
    ),
)

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


condition.phrase(
    "{player:Player} <cast|has cast> a {spell:Filter@singular} this turn",
    Happened(CastsSpell(hole("player"), hole("spell", where=lambda one: one.kind is Kind.SPELL))),
)

# Events.


event.phrase("{object:This} enters untapped", Moves(hole("object"), destination=Zone.BATTLEFIELD, tapped=False))
event.phrase(
    "a {object:Filter@singular} enters tapped", Moves(hole("object"), destination=Zone.BATTLEFIELD, tapped=True)
)


event.phrase(
    "{object:This} attacks or becomes the target of a {of:Filter@singular}",
    AnyOfEvents((Attacks(hole("object")), BecomesTarget(hole("object"), hole("of")))),
)


ORACLE.category("WouldCreate").phrase(
    "one or more {token:Filter@plural} would be created", TokenCreated(AnyPlayer(), hole("token"))
)

# Exiled from the battlefield.


def _declare_exiled(slot: str, *, batch: bool) -> None:

    event.phrase(
        f"{{object:{slot}}} [is|are] exiled from the battlefield",
        Moves(hole("object"), origin=Zone.BATTLEFIELD, destination=Zone.EXILE, batch=batch),
    )


_declare_exiled("EventObject", batch=False)
_declare_exiled("EventBatch", batch=True)

# Entering or transforming into what it is.


event.phrase(
    "{object:This} enters or transforms into {into:CardName}",
    AnyOfEvents((Moves(hole("object"), destination=Zone.BATTLEFIELD), Transforms(hole("object"), hole("into")))),
)
