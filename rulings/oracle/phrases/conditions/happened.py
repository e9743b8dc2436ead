"""What happened this turn or as it was cast: an event in the past (CR 603.4, 608.2h)."""

from collections.abc import Callable

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.combat import PlayerAttacks
from rulings.abilities.events.damage_and_life import DealsDamage, GainsLife, IsDealtDamage, LosesLife
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Draws, Moves, PlaysLand, Sacrifices
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, It, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import is_remembered, of_past

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
THEY = ThatPlayer(Antecedent("each player"))
did = ORACLE.category("TheyDid")
"""What is so of "they", after "who": a ``Condition``."""
ONE_OR_MORE = Fixed(1, wording=1)
"""Marks a condition whose number can be taken up (``mentions``)."""
condition.phrase(
    "one or more {filter:Filter@plural} died this turn",
    Happened(
        Moves(
            hole("filter", where=lambda one: of_past(one, Kind.PERMANENT)),
            origin=Zone.BATTLEFIELD,
            destination=Zone.GRAVEYARD,
        ),
        ONE_OR_MORE,
    ),
)
condition.phrase(
    "you've drawn {amount:Amount} or more cards this turn",
    Happened(Draws(You()), hole("amount", Fixed, where=lambda one: one.value > 1)),
)
condition.phrase(
    "{player:Player} <cast|has cast> a {spell:Filter@singular} this turn",
    Happened(CastsSpell(hole("player"), hole("spell", where=lambda one: one.kind is Kind.SPELL))),
)


def _declare(damage: str, combat: bool | None) -> None:

    condition.phrase(
        f"{{source:Object}} dealt {damage} to {{to:Player}} this turn",
        Happened(DealsDamage(hole("source", This, It), hole("to", AnyPlayer, Opponent), combat=combat)),
    )


_declare("damage", None)
_declare("combat damage", True)
ORACLE.category("Condition").words(
    {
        "<you played|you've played> a land this turn": Happened(PlaysLand(You())),
        # "Whenever you play a land, if it wasn't the first": then there was one before it.
        "it wasn't the first land you played this turn": Happened(PlaysLand(You()), Fixed(2)),
    }
)


def _dies(filter: Filter) -> Moves:
    return Moves(filter, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _happened(template: str, event: EventPattern) -> None:
    condition.words({template: Happened(event)})


_happened("a creature died this turn", _dies(_CREATURE))
_happened("you attacked this turn", PlayerAttacks(You()))
_happened("you attacked with a creature this turn", PlayerAttacks(You()))
_happened("<you gained life|you've gained life> this turn", GainsLife(You()))
_happened("a opponent lost life this turn", LosesLife(Opponent()))
_happened("<you lost life|you've lost life> this turn", LosesLife(You()))
_happened("a player lost life this turn", LosesLife(AnyPlayer()))


def _this_turn_one(template: str, event: Callable[[Filter], EventPattern], field: str) -> None:

    condition.phrase(template, Happened(event(hole("filter"))))


_this_turn_one("a {filter:Filter@singular} died this turn", _dies, "object")
_this_turn_one(
    "<you've cast|you cast> a {filter:Filter@singular} this turn", lambda one: CastsSpell(You(), one), "spell"
)
_this_turn_one(
    "<you've sacrificed|you sacrificed> a {filter:Filter@singular} this turn",
    lambda one: Sacrifices(You(), one),
    "what",
)
for _verb, _participle in (("surveil", "surveilled"), ("scry", "scried"), ("commit a crime", "committed a crime")):
    condition.words({f"you've {_participle} this turn": Happened(Does(_verb, You()))})
condition.words(
    {
        "a opponent was dealt damage this turn": Happened(IsDealtDamage(Opponent())),
        "a opponent was dealt combat damage this turn": Happened(IsDealtDamage(Opponent(), combat=True)),
        "a player was dealt combat damage this turn": Happened(IsDealtDamage(AnyPlayer(), combat=True)),
    }
)
condition.phrase(
    "a player was dealt combat damage by a {filter:Filter@singular} this turn",
    Happened(DealsDamage(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), AnyPlayer(), combat=True)),
)
condition.words(
    {
        "a opponent searched their library this turn": Happened(Does("search", Opponent())),
    }
)
condition.phrase(
    "a {filter:Filter@singular} was put into your graveyard from anywhere this turn",
    Happened(
        Moves(
            hole(
                "filter",
                where=lambda filter: (
                    filter.kind is Kind.CARD and (not any(isinstance(one, InZone) for one in filter.predicates))
                ),
            ),
            destination=Zone.GRAVEYARD,
            whose=You(),
        )
    ),
)


def _of_player(filter: Filter, player: PlayerRef) -> Filter | None:
    if filter.kind is not Kind.PERMANENT or not all(is_remembered(one) for one in filter.predicates):
        return None
    return Filter(filter.kind, (*filter.predicates, ControlledBy(player)))


def _entered(object: Filter) -> EventPattern:
    return Moves(object, destination=Zone.BATTLEFIELD)


def _died(object: Filter) -> EventPattern:
    return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _left(object: Filter) -> EventPattern:
    return Moves(object, origin=Zone.BATTLEFIELD)


def _declare_turn_event(words: str, event: Callable[[Filter], EventPattern]) -> None:
    """ "A creature died under your control this turn", "two or more ...", "another ..."."""

    def one(filter: Filter, player: PlayerRef) -> Happened | None:
        found = _of_player(filter, player)
        return Happened(event(found)) if found else None

    def split(node: Happened) -> tuple[Filter, PlayerRef] | None:
        match node.event:
            case Moves(object=Filter(kind=kind, predicates=(*rest, ControlledBy(player=player)))):
                return Filter(kind, tuple(rest)), player
        return None

    condition.phrase(
        f"{{amount:Amount}} or more {{filter:Filter@plural}} {words}",
        Happened(
            event(
                narrowed(
                    hole(
                        "filter",
                        where=lambda filter: (
                            filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates)
                        ),
                    ),
                    ControlledBy(hole("player")),
                )
            ),
            hole("amount", Fixed, where=lambda one: one.value >= 2),
        ),
        where=lambda filter, player: _of_player(filter, player) is not None,
    )
    condition.phrase(
        f"a {{filter:Filter@singular}} {words}",
        Happened(
            event(
                narrowed(
                    hole(
                        "filter",
                        where=lambda filter: (
                            filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates)
                        ),
                    ),
                    ControlledBy(hole("player")),
                )
            )
        ),
        where=lambda filter, player: _of_player(filter, player),
    )
    condition.phrase(
        f"another {{filter:Filter@singular}} {words}",
        Happened(
            event(
                Filter(
                    Filter(
                        hole(
                            "filter",
                            where=lambda filter: (
                                Filter(filter.kind, (Another(), *filter.predicates)).kind is Kind.PERMANENT
                                and all(
                                    is_remembered(one)
                                    for one in Filter(filter.kind, (Another(), *filter.predicates)).predicates
                                )
                            ),
                        ).kind,
                        (Another(), *hole("filter").predicates),
                    ).kind,
                    (
                        *Filter(hole("filter").kind, (Another(), *hole("filter").predicates)).predicates,
                        ControlledBy(hole("player")),
                    ),
                )
            )
        ),
        carries={"another": "event"},
        where=lambda filter, player: _of_player(Filter(filter.kind, (Another(), *filter.predicates)), player),
    )


for _words, _event in (
    ("entered <|the battlefield> under {player:Player's} control this turn", _entered),
    ("died under {player:Player's} control this turn", _died),
    ("left the battlefield under {player:Player's} control this turn", _left),
    ("{player:Player} controlled died this turn", _died),
    ("{player:Player} controlled left the battlefield this turn", _left),
):
    _declare_turn_event(_words, _event)
condition.phrase(
    "you had a {filter:Filter@singular} enter the battlefield under your control this turn",
    Happened(
        _entered(
            narrowed(
                hole(
                    "filter",
                    where=lambda filter: (
                        _of_player(filter, You())
                        and filter.kind is Kind.PERMANENT
                        and all(is_remembered(one) for one in filter.predicates)
                    ),
                ),
                ControlledBy(You()),
            )
        )
    ),
)
condition.phrase(
    "a {filter:Filter@singular} was put into your hand from the battlefield this turn",
    Happened(
        Moves(
            hole(
                "filter",
                where=lambda filter: (
                    filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates)
                ),
            ),
            origin=Zone.BATTLEFIELD,
            destination=Zone.HAND,
            whose=You(),
        )
    ),
)
condition.phrase(
    "{amount:Amount} or more {filter:Filter@plural} were put into graveyards from anywhere this turn",
    Happened(
        Moves(
            hole(
                "filter",
                where=lambda filter: filter.kind is Kind.CARD and all(is_remembered(one) for one in filter.predicates),
            ),
            destination=Zone.GRAVEYARD,
        ),
        hole("amount", Fixed, where=lambda one: one.value >= 2),
    ),
)
condition.phrase(
    "<you've cast|you cast> another {filter:Filter@singular} this turn",
    Happened(
        CastsSpell(
            You(),
            Filter(
                hole(
                    "filter",
                    where=lambda filter: (
                        filter.kind is Kind.SPELL and all(is_remembered(one) for one in filter.predicates)
                    ),
                ).kind,
                (Another(), *hole("filter").predicates),
            ),
        )
    ),
    carries={"another": "event"},
)
condition.phrase(
    "<you've cast|you cast> {amount:Amount} or more {filter:Filter@plural} this turn",
    Happened(
        CastsSpell(
            You(),
            hole(
                "filter",
                where=lambda filter: filter.kind is Kind.SPELL and all(is_remembered(one) for one in filter.predicates),
            ),
        ),
        hole("amount", Fixed, where=lambda one: one.value >= 2),
    ),
)
condition.words({"you gained or lost life this turn": Happened(AnyOfEvents((GainsLife(You()), LosesLife(You()))))})
did.words(
    {
        "lost life this turn": Happened(LosesLife(THEY)),
        "gained life this turn": Happened(GainsLife(THEY)),
        "(was|were) dealt damage this turn": Happened(DealsDamage(Filter(Kind.SOURCE), THEY)),
        "(was|were) dealt combat damage this turn": Happened(DealsDamage(Filter(Kind.SOURCE), THEY, combat=True)),
    }
)
condition.phrase(
    "a {filter:Filter@singular} left your graveyard this turn",
    Happened(Moves(hole("filter", where=lambda one: one.kind is Kind.CARD), origin=Zone.GRAVEYARD, whose=You())),
)
