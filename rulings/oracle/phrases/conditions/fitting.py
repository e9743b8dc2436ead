"""An object is of a kind, in a zone, attached."""

from rulings.abilities.conditions.condition import AllAre, Fits, Negated, PlayerIs
from rulings.abilities.filters.characteristics import HasKeyword, SharesWith
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.filters.status import AttachedTo, HasCounter, IsTapped
from rulings.abilities.players import ActivePlayer, You
from rulings.abilities.references import Attached, It, This, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import condition
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.numbers import known
from rulings.oracle.phrases.blocks.objects import is_of_itself

_THIS_COMBAT = Filter(Kind.PERMANENT, (Did("attacked or blocked this combat"),))
_SUSPENDED = Filter(Kind.CARD, (HasCounter("time"), HasKeyword("suspend")))
condition.phrase("{object:Object} attacked or blocked this combat", Fits(hole("object", It, This), _THIS_COMBAT))
for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("your hand", Zone.HAND), ("exile", Zone.EXILE)):
    for _own, _noun in (("this card", "card"), ("~", ""), ("this creature", "creature")):
        condition.words({f"{_own} is in {_words}": Fits(This(_noun, _zone), Filter(Kind.CARD))})
for _own, _noun in (("this card", "card"), ("~", "")):
    condition.words({f"{_own} is exiled": Fits(This(_noun, Zone.EXILE), Filter(Kind.CARD))})
condition.phrase(
    "{object:Object} <has|had> counters on <it|him|her>",
    Fits(hole("object", It, This, Attached), Filter(Kind.PERMANENT, (HasCounter(),))),
)
condition.phrase(
    "{object:Object} has the same mana value as {other:Object}",
    Fits(hole("object"), Filter(Kind.SOURCE, (SharesWith("mana value", hole("other")),))),
)
condition.words(
    {"it's your turn": PlayerIs(ActivePlayer(), You()), "it's not your turn": Negated(PlayerIs(ActivePlayer(), You()))}
)


_THERE = but(hole("object", This), zone=Zone.BATTLEFIELD)
"""Of a permanent, wherever its text works."""
condition.phrase(
    "{player:Player} control[s] {object:This}",
    Fits(_THERE, Filter(Kind.PERMANENT, (ControlledBy(hole("player")),))),
)


condition.phrase("{object:This} remain[s] on the battlefield", Fits(_THERE, Filter(Kind.PERMANENT)))
condition.phrase("{object:This} remain[s] tapped", Fits(_THERE, Filter(Kind.PERMANENT, (IsTapped(),))))
_ITS_SOURCE = ThisWay("source of countered")
"""The permanent, where it is on the battlefield still."""
condition.words({"a permanent's ability is countered this way": Fits(_ITS_SOURCE, Filter(Kind.PERMANENT))})
condition.phrase(
    "a ability of a {filter:Filter@singular} is countered this way",
    Fits(_ITS_SOURCE, hole("filter", where=lambda one: one.kind is Kind.PERMANENT and one.predicates)),
)
condition.phrase("it's a {filter:Filter@singular}", Fits(It("it"), hole("filter", where=is_of_itself)))
condition.phrase(
    "{object:Object} <is|was> a {filter:Filter@singular}",
    Fits(hole("object", where=known), hole("filter", where=is_of_itself)),
)
condition.phrase(
    "{object:Object} <is|was> {adjective:AdjectiveGroup}",
    Fits(
        hole("object", where=known),
        Filter(Kind.PERMANENT, (hole("adjective", where=lambda one: is_of_itself(Filter(Kind.PERMANENT, (one,)))),)),
    ),
)
condition.phrase(
    "it's {adjective:AdjectiveGroup}",
    Fits(
        It("it"),
        Filter(Kind.PERMANENT, (hole("adjective", where=lambda one: is_of_itself(Filter(Kind.PERMANENT, (one,)))),)),
    ),
)
condition.phrase(
    "{object:Object} <has|had> {quality:WhatItHas}",
    Fits(
        hole("object", where=known),
        Filter(Kind.PERMANENT, (hole("quality", where=lambda one: is_of_itself(Filter(Kind.PERMANENT, (one,)))),)),
    ),
)
for _what in ("creature type", "color", "card type", "name", "mana value"):
    condition.phrase(
        f"{{object:Object}} shares a {_what} with {{other:Object}}",
        Fits(hole("object", where=known), Filter(Kind.PERMANENT, (SharesWith(_what, hole("other", where=known)),))),
    )
condition.phrase("it entered this turn", Fits(It("it"), Filter(predicates=(Did("entered"),))))
condition.phrase(
    "{object:Object} targets only {what:This}",
    Fits(hole("object"), Filter(Kind.SPELL, (SpellTargets(hole("what"), only=True),))),
    carries={"only": "filter"},
)
condition.phrase(
    "{object:Object} entered <|the battlefield> this turn",
    Fits(
        hole("object", where=lambda one: isinstance(one, This) or one == It("it")),
        Filter(Kind.PERMANENT, (Did("entered"),)),
    ),
)
condition.phrase("all {filter:Filter@plural} are {quality:Filter@plural}", AllAre)
condition.phrase("you control {object:Attached}", Fits(hole("object"), Filter(predicates=(ControlledBy(You()),))))


def _declare(past: str, bare: str) -> None:
    did = Filter(Kind.PERMANENT, (Did(past),))

    condition.phrase(f"{{object:Object}} {past} this turn", Fits(hole("object", It, This, Attached), did))
    condition.phrase(
        f"{{object:Object}} didn't {bare} this turn", Negated(Fits(hole("object", It, This, Attached), did))
    )


for _past, _bare in (("attacked", "attack"), ("blocked", "block"), ("attacked or blocked", "attack or block")):
    _declare(_past, _bare)
condition.phrase(
    "{object:Object} is attached to a {to:Filter@singular}",
    Fits(hole("object", This, It), Filter(Kind.PERMANENT, (AttachedTo(hole("to")),))),
)
for _own, _this in (("this card", This("card", Zone.EXILE)), ("~", This("", Zone.EXILE))):
    condition.words({f"{_own} is suspended": Fits(_this, _SUSPENDED)})
