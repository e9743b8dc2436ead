"""An object is of a kind, in a zone, attached."""

from rulings.abilities.conditions.condition import AllAre, Fits, Negated, PlayerIs
from rulings.abilities.filters.characteristics import HasKeyword, SharesWith
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.filters.status import AttachedTo, HasCounter, IsTapped
from rulings.abilities.players import ActivePlayer, PlayerRef, You
from rulings.abilities.references import Attached, It, This, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole
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


def _there(object: This) -> This:
    return This(object.noun, Zone.BATTLEFIELD, wording=object.wording)


def _not_there(object: object) -> This | None:
    if not isinstance(object, This) or object.zone is not Zone.BATTLEFIELD:
        return None
    return This(object.noun, wording=object.wording)


def _controls(player: PlayerRef, object: This) -> Fits:
    return Fits(_there(object), Filter(Kind.PERMANENT, (ControlledBy(player),)))


def _undo_controls(node: Fits) -> Slots:
    object = _not_there(node.object)
    match node.filter.predicates:
        case (ControlledBy(player=player),) if object is not None and node == _controls(player, object):
            return {"player": player, "object": object}
    return None


condition.phrase("{player:Player} control[s] {object:This}", _controls, _undo_controls, kind=Fits)


def _stays(object: This) -> Fits:
    return Fits(_there(object), Filter(Kind.PERMANENT))


def _undo_stays(node: Fits) -> Slots:
    object = _not_there(node.object)
    return {"object": object} if object is not None and node == _stays(object) else None


def _stays_tapped(object: This) -> Fits:
    return Fits(_there(object), Filter(Kind.PERMANENT, (IsTapped(),)))


def _undo_stays_tapped(node: Fits) -> Slots:
    object = _not_there(node.object)
    return {"object": object} if object is not None and node == _stays_tapped(object) else None


condition.phrase("{object:This} remain[s] on the battlefield", _stays, _undo_stays, kind=Fits)
condition.phrase("{object:This} remain[s] tapped", _stays_tapped, _undo_stays_tapped, kind=Fits)
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
