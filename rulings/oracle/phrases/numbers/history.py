"""What was done, paid, dealt: numbers that an event before gave (CR 608.2h)."""

from collections.abc import Callable

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import (
    CastBefore,
    Devoured,
    DoneThisTurn,
    DoneThisWay,
    GreatestDoneThisWay,
    LifePaidAsEntered,
    ManaSpent,
    ManaSpentOf,
    PreventedThisWay,
    RemovedThisWay,
    ThatExcess,
    ThatMany,
    TimesMutated,
    TimesPaid,
    TimesThisTurn,
)
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import Discards, Draws, Moves, Sacrifices
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AnyPlayer, ThatPlayer, You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, THAT_MUCH, amount, condition, quantity
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import is_remembered, of_past
from rulings.oracle.template import Number

_LIFE = (("gained", "gained life"), ("lost", "lost life"))
counted = ORACLE.category("CountedSingly")
_ATTACKERS = DoneThisTurn("attacked with", You())
_DEALT = DoneThisWay("excess damage")
_counted = ORACLE.category("CountedSingly")
per_life = ORACLE.category("EachLife")
"""Something counted one by one, as an amount: "1 life you lost"."""
for _verb, _what in _LIFE:
    _fixed: dict[str, Value] = {"verb": _what}
    for _have in ("", "<[has|have]|'ve> "):
        for _life in ("the amount of life", "the total amount of life", "the life"):
            quantity.phrase(f"{_life} {{who:Player}} {_have}{_verb} this turn", DoneThisTurn, fixed=_fixed)
        counted.phrase(f"1 life {{who:Player}} {_have}{_verb} this turn", DoneThisTurn, fixed=_fixed)

    for _life in ("the amount of life", "the life"):
        _yours: dict[str, Value] = {"verb": _what, "who": You()}
        quantity.phrase(f"{_life} you've {_verb} this turn", DoneThisTurn, fixed=_yours)


def _died(filter: Filter) -> EventPattern | None:
    is_past = of_past(filter, Kind.PERMANENT)
    return Moves(filter, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD) if is_past else None


def _died_of(filter: Filter) -> EventPattern:
    mine = Filter(filter.kind, (*filter.predicates, ControlledBy(You())))
    return Moves(mine, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _died_under_your_control(filter: Filter) -> EventPattern | None:
    return _died_of(filter) if of_past(filter, Kind.PERMANENT) else None


def _entered(filter: Filter) -> EventPattern | None:
    if not of_past(filter, Kind.PERMANENT):
        return None
    return Moves(Filter(filter.kind, (*filter.predicates, ControlledBy(You()))), destination=Zone.BATTLEFIELD)


def _cast(filter: Filter) -> EventPattern | None:
    return CastsSpell(You(), filter) if of_past(filter, Kind.SPELL) else None


def _sacrificed(filter: Filter) -> EventPattern | None:
    return Sacrifices(You(), filter) if of_past(filter, Kind.PERMANENT) else None


def _drawn(filter: Filter) -> EventPattern | None:
    return Draws(You()) if filter == Filter(Kind.CARD) else None


def _discarded(filter: Filter) -> EventPattern | None:
    return Discards(You(), filter) if filter == Filter(Kind.CARD) else None


def _declare(words: str, event: Callable[[Filter], EventPattern | None]) -> None:
    def make(filter: Filter) -> TimesThisTurn | None:
        found = event(filter)
        return TimesThisTurn(found) if found is not None else None

    def unmake(node: TimesThisTurn) -> Slots:
        match node.event:
            case Draws():
                filter: object = Filter(Kind.CARD)
            case Moves(object=found) | CastsSpell(spell=found) | Sacrifices(what=found) | Discards(what=found):
                filter = found
            case _:
                return None
        if not isinstance(filter, Filter):
            return None
        for one in (filter, Filter(filter.kind, filter.predicates[:-1])):
            if node == make(one):
                return {"filter": one}
        return None

    counted.phrase(f"{{filter:Filter@singular}} {words}", make, unmake, kind=TimesThisTurn)
    quantity.phrase(f"the number of {{filter:Filter@plural}} {words}", make, unmake, kind=TimesThisTurn)


_declare("that died this turn", _died)
_declare("that died under your control this turn", _died_under_your_control)
for _words in (
    "you had enter the battlefield under your control this turn",
    "you had enter under your control this turn",
    "that entered <|the battlefield> under your control this turn",
):
    _declare(_words, _entered)
_declare("<you've|you> cast this turn", _cast)
_declare("<you've|you> sacrificed this turn", _sacrificed)
_declare("<you've drawn|you drew> this turn", _drawn)
_declare("<you've|you> discarded this turn", _discarded)

# Cycling a card discards it (CR 702.29a).
_declare("<you've|you> cycled or discarded this turn", _discarded)
quantity.phrase(
    "the number of {filter:Filter@plural} cast before that spell this turn",
    CastBefore(CastsSpell(AnyPlayer(), hole("filter", where=lambda one: one.kind is Kind.SPELL)), It("that spell")),
)
ORACLE.category("CountedSingly").words({"creature you attacked with this turn": _ATTACKERS})
quantity.phrase(
    "the number of {filter:Filter@plural} it devoured",
    Devoured(
        hole(
            "filter",
            where=lambda filter: filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates),
        )
    ),
)
ORACLE.category("CountedSingly").phrase(
    "{filter:Filter@singular} it devoured",
    Devoured(
        hole(
            "filter",
            where=lambda filter: filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates),
        )
    ),
)
_PAID = DoneThisWay("paid energy")
ORACLE.category("CountedSingly").words({"{E} paid this way": _PAID})
quantity.words({"the amount of {E} paid this way": _PAID})
quantity.phrase("the life paid as {this:This} entered", LifePaidAsEntered)
quantity.words({"the life paid as it entered": LifePaidAsEntered()})
for _amount in ("the excess damage", "the amount of excess damage"):
    quantity.words({f"{_amount} dealt this way": _DEALT, f"{_amount} dealt to that creature this way": _DEALT})
quantity.words({"that excess damage": ThatExcess(), "the excess": ThatExcess()})
counted.phrase("time <it|this spell> was kicked", TimesPaid, fixed={"keyword": "kicker"})
ORACLE.category("Quantity").phrase(
    "the number of times <it|this spell|~> was kicked", TimesPaid, fixed={"keyword": "kicker"}
)
ORACLE.category("Quantity").words(
    {"the greatest number of cards a player discarded this way": GreatestDoneThisWay("discarded")}
)
counted.phrase("{kind:CounterKind} counter removed this way", RemovedThisWay)
ORACLE.category("CountedSingly").words(
    {"other spell cast this turn": TimesThisTurn(CastsSpell(AnyPlayer(), Filter(Kind.SPELL)))}
)
_SPELLS: tuple[tuple[str, It | None], ...] = (
    ("it", It("it")),
    ("that spell", It("that spell")),
    ("<this spell|~>", None),
)


def _any(amount: ManaSpentOf) -> Compare:
    return Compare(amount, Comparison.AT_LEAST, Fixed(1))


def _declare_source(spell: str, of: It | None) -> None:

    _counted.phrase(
        f"mana from a {{source:Filter@singular}} spent to cast {spell}",
        ManaSpentOf(hole("source", where=lambda one: one.kind in (Kind.PERMANENT, Kind.SOURCE)), of=of),
    )
    condition.phrase(
        f"mana from a {{source:Filter@singular}} was spent to cast {spell}",
        _any(
            ManaSpentOf(
                hole("source", where=lambda one: one.kind in (Kind.PERMANENT, Kind.SOURCE)),
                of=of,
            )
        ),
    )


for _spell, _of in _SPELLS:
    _declare_source(_spell, _of)
    for _symbol, _mana_spent in (("{S}", ManaSpentOf(snow=True, of=_of)), ("{C}", ManaSpentOf(colorless=True, of=_of))):
        _counted.words({f"{_symbol} spent to cast {_spell}": _mana_spent})
        condition.words({f"{_symbol} was spent to cast {_spell}": _any(_mana_spent)})
amount.phrase("that many", ThatMany, number=Number.PLURAL, wording=0)
quantity.phrase("that much", ThatMany, carries={"that much": "ThatMany"}, number=Number.PLURAL, wording=THAT_MUCH)
quantity.words(
    {"the life lost this way": DoneThisWay("lost life"), "the damage dealt this way": DoneThisWay("dealt damage")}
)
_SPENT_ON: tuple[tuple[str, Value], ...] = (
    ("it", It("it")),
    ("that spell", It("that spell")),
    ("<this spell|~|this creature|this artifact>", None),
)
for _spell, _spent_of in _SPENT_ON:
    _colors: dict[str, Value] = {"distinct": True, "of": _spent_of}
    counted.phrase(f"color of mana spent to cast {_spell}", ManaSpent, fixed=_colors)
    quantity.phrase(f"the number of colors of mana spent to cast {_spell}", ManaSpent, fixed=_colors)
    quantity.phrase(f"the amount of mana spent to cast {_spell}", ManaSpent, fixed={"of": _spent_of})
for _kicked in ("it was kicked", "this spell was kicked", "~ was kicked"):
    counted.phrase(f"time {_kicked}", TimesPaid, fixed={"keyword": "kicker"})
    quantity.phrase(f"the number of times {_kicked}", TimesPaid, fixed={"keyword": "kicker"})
_LIVES = {
    "1 life you lost": ThatMany(),
    "1 life you gained": ThatMany(),
    "1 life lost this way": DoneThisWay("lost life"),
    "1 damage prevented this way": PreventedThisWay(),
}
per_life.words(_LIVES)
quantity.words({"the damage prevented this way": PreventedThisWay()})
quantity.words({"the number of times <this creature|~> has mutated": TimesMutated()})
for _words in ("they've drawn", "that player has drawn"):
    quantity.words({f"the number of cards {_words} this turn": DoneThisTurn("drawn", ThatPlayer())})
counted.words({"card drawn this way": DoneThisWay("drawn")})
