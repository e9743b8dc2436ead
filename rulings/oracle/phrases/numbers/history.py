"""What was done, paid, dealt: numbers that an event before gave (CR 608.2h)."""

from typing import Any

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
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AnyPlayer, ThatPlayer, You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, THAT_MUCH, amount, condition, quantity
from rulings.oracle.grammar import Value
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


def _past(kind: Kind) -> Any:
    return hole("filter", where=lambda one: of_past(one, kind))


_YOURS = narrowed(_past(Kind.PERMANENT), ControlledBy(You()))
_A_CARD = hole("filter", where=lambda one: one == Filter(Kind.CARD))


def _declare(words: str, event: EventPattern, one: str = "{filter:Filter@singular}") -> None:
    counted.phrase(f"{one} {words}", TimesThisTurn(event))
    several = one.replace("singular", "plural").replace("card", "cards")
    quantity.phrase(f"the number of {several} {words}", TimesThisTurn(event))


_declare("that died this turn", Moves(_past(Kind.PERMANENT), origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD))
_declare("that died under your control this turn", Moves(_YOURS, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD))
for _words in (
    "you had enter the battlefield under your control this turn",
    "you had enter under your control this turn",
    "that entered <|the battlefield> under your control this turn",
):
    _declare(_words, Moves(_YOURS, destination=Zone.BATTLEFIELD))
_declare("<you've|you> cast this turn", CastsSpell(You(), _past(Kind.SPELL)))
_declare("<you've|you> sacrificed this turn", Sacrifices(You(), _past(Kind.PERMANENT)))
_declare("<you've drawn|you drew> this turn", Draws(You()), "card")
_declare("<you've|you> discarded this turn", Discards(You(), _A_CARD))

# Cycling a card discards it (CR 702.29a).
_declare("<you've|you> cycled or discarded this turn", Discards(You(), _A_CARD))
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
    {"other spell cast this turn": TimesThisTurn(CastsSpell(AnyPlayer(), Filter(Kind.SPELL, (Another(),))))}
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
