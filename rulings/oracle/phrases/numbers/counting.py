"""How many, the greatest, devotion (CR 107, 700.5)."""

from rulings.abilities.amounts.counting import (
    BasicLandTypes,
    Count,
    CountersOn,
    CountPlayers,
    Devotion,
    DistinctCount,
    EachTarget,
    GreatestStat,
    StatOf,
    TargetsBeyondFirst,
    TotalStat,
)
from rulings.abilities.filters.filter import Among, Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import EachOpponent, EachPlayer, ThatPlayer
from rulings.abilities.references import Antecedent, It, Target, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, quantity
from rulings.oracle.holes import hole

_PLAYERS_COUNTERS = ("poison", "energy", "experience", "rad", "ticket")
counted = ORACLE.category("CountedSingly")
for _kind in _PLAYERS_COUNTERS:
    ORACLE.category("CountedSingly").phrase(
        f"{_kind} counter {{on:Player}} [has|have]", CountersOn, fixed={"kind": _kind}
    )
ORACLE.category("CountedSingly").phrase("opponent you have", CountPlayers, fixed={"players": EachOpponent()})
ORACLE.category("Quantity").phrase("your devotion to {colors:Color+and}", Devotion)


def _declare_different(what: str) -> None:

    counted.phrase(f"different {what} among {{among:Filter@plural}}", DistinctCount(what, hole("among")))


for _what in ("mana value", "power", "name", "color"):
    _declare_different(_what)
ORACLE.category("CountedSingly").words(
    {"color of the creature it targets": DistinctCount("color", Target(Filter(), slot=0))}
)
quantity.phrase("{among:Object's} total {stat:Stat}", TotalStat(hole("stat"), hole("among", It)))
ORACLE.category("CountedSingly").phrase("target beyond the first", TargetsBeyondFirst)
times_of_spell = ORACLE.category("TimesOfSpell")
"""How often a change applies to a spell, told by its targets."""
times_of_spell.phrase("target", EachTarget, fixed={"filter": None})
times_of_spell.phrase("{filter:Filter@singular} it targets", EachTarget)
_CASTER = ControlledBy(ThatPlayer(Antecedent("each player")))
times_of_spell.phrase(
    "{filter:Filter@singular} its controller controls",
    Count(narrowed(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), _CASTER)),
)


def _is_no_hand(filter: Filter) -> bool:
    """Not "the number of cards in your hand", which is a number of its own."""
    match filter:
        case Filter(kind=Kind.CARD, predicates=(InZone(zone=Zone.HAND, player=player),)):
            return player is None
    return True


quantity.phrase("the number of {filter:Filter@plural}", Count(hole("filter", where=_is_no_hand)))
quantity.phrase("the number of {players:PlayersCounted}", CountPlayers)
quantity.phrase("{of:Object's} {stat:Stat}", StatOf)
quantity.phrase("the {stat:Stat} of {of:Object}", StatOf)
quantity.phrase("the greatest {stat:Stat} among {among:Filter@plural}", GreatestStat)
quantity.phrase("the total {stat:Stat} of <|all> {among:Filter@plural}", TotalStat)
quantity.phrase(
    "the total {stat:Stat} of {among:Object@plural}",
    TotalStat(hole("stat"), hole("among", It, where=lambda one: one.words.startswith(("those", "the ")))),
)

# Not on a card elsewhere: "the counters on this artifact from your hand" are those on this artifact.
quantity.phrase(
    "the number of {kind:CounterKind} counters on {on:Recipient}",
    CountersOn(hole("kind"), hole("on", where=lambda one: not (isinstance(one, This) and one.zone is not None))),
)
quantity.phrase("the number of counters on {on:Recipient}", CountersOn, fixed={"kind": None})
quantity.phrase("the number of basic land types among {among:Filter@plural}", BasicLandTypes)
counted.phrase("{filter:Filter@singular}", Count(hole("filter", where=_is_no_hand)))
counted.phrase("{kind:CounterKind} counter on {on:Recipient}", CountersOn)
counted.phrase("counter on {on:Recipient}", CountersOn, fixed={"kind": None})
counted.phrase("basic land type among {among:Filter@plural}", BasicLandTypes)
for _words, _what in (("colors", "color"), ("card types", "card type")):
    quantity.phrase(f"the number of {_words} among {{among:Filter@plural}}", DistinctCount, fixed={"what": _what})
    counted.phrase(f"{_what} among {{among:Filter@plural}}", DistinctCount, fixed={"what": _what})
ORACLE.category("CountedSingly").words({"player": CountPlayers(EachPlayer())})
quantity.phrase("the number of {kind:PlayersCounter} counters {on:Player} [has|have]", CountersOn)
quantity.phrase(
    "the number of differently named {filter:Filter@plural}",
    DistinctCount("name", hole("filter", where=lambda one: one.kind is Kind.PERMANENT)),
)
ORACLE.category("CountedSingly").phrase(
    "differently named {filter:Filter@singular}",
    DistinctCount("name", hole("filter", where=lambda one: one.kind is Kind.PERMANENT)),
)
counted.phrase("of {objects:Object}", Count(Filter(Kind.TOKEN_OR_CARD, (Among(hole("objects", It)),))))
