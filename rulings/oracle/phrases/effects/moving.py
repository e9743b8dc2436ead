"""Destroy, exile, sacrifice, return, put (CR 701.8, 701.13, 701.21, 400.7)."""

from collections.abc import Callable

from rulings.abilities.amounts.amount import Fixed, UpTo
from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.counting import Count
from rulings.abilities.durations import UntilHappens
from rulings.abilities.effects.cards import Discard, Shuffle
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import (
    Destroy,
    Entering,
    ExchangeZones,
    Exile,
    ExileAsItResolves,
    PutInto,
    ReturnTo,
    Sacrifice,
    SacrificeAll,
)
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.combat import IsBlockedBy
from rulings.abilities.filters.filter import Among, Either, Filter, Not, Predicate, narrowed
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import InZone, IsToken
from rulings.abilities.players import EachPlayer, OneOpponentOf, OwnerOf, You
from rulings.abilities.references import Antecedent, Choose, Every, It, ObjectRef, Several, ThisWay, TopCards
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, SharedVerb, effect
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import declare_one_for_each
from rulings.oracle.phrases.blocks.objects import is_a_kind
from rulings.oracle.phrases.blocks.places import put

_INSTEAD = {"instead": "ExileAsItResolves"}
_FROM_THEM = Among(It("them"))
place = ORACLE.category("PutPlace")
"""What follows the object that is put."""
_HANDS = ("your hand", "their hand", "its owner's hand", "their owner's hand", "their owners' hands")


_kind = ORACLE.category("ExceptedKind")
"""A kind that is left out, as a predicate."""

# Bare kinds only: behind them "you control" could be said of all.
_kind.phrase("{type:TypeWord@plural}", hole("type"), kind=Predicate, is_transparent=True)
_kind.words({"tokens": IsToken()})


def _declare_except(words: str, done: Callable[[ObjectRef], Effect]) -> None:
    for kinds, left_out in (
        ("{kind:ExceptedKind}", hole("kind")),
        ("{kinds:ExceptedKind+and}", Either(hole("kinds", where=lambda kinds: len(kinds) > 1))),
    ):
        effect.phrase(
            f"{words} except for {kinds}",
            done(Every(narrowed(hole("what"), Not(left_out)))),
            carries={"except": "what"},
        )


_declare_except("return all {what:Filter@plural} to their owners' hands", lambda what: ReturnTo(what, Zone.HAND))


_declare_except("destroy all {what:Filter@plural}", Destroy)
for _graveyard in ("your graveyard", "its owner's graveyard", "a graveyard"):
    _words = f"instead of putting it into {_graveyard} as it resolves"
    effect.phrase(f"exile {{what:SpellAsItResolves}} {_words}", ExileAsItResolves, carries=_INSTEAD)
    effect.phrase(
        f"exile {{what:SpellAsItResolves}} with {{counters:EnteringCounters}} {_words}",
        ExileAsItResolves(hole("what"), (hole("counters"),)),
        carries=_INSTEAD,
    )


def _of_choice(verb: type[Sacrifice] | type[Discard], template: str) -> None:

    effect.phrase(template, verb(hole("who"), Choose(hole("filter"), hole("amount"))))


_CHOICE = "{amount:Amount} {filter:Filter@amount} of <their|your|his or her> choice"
_of_choice(Sacrifice, f"{{who:Subject}} sacrifice[s] {_CHOICE}")
effect.phrase("exile {what:Object} with {counters:EnteringCounters}", Exile)
effect.phrase("{who:Subject} exile[s] {what:Object} face down", Exile, fixed={"face_down": True})
ORACLE.category("EntryChoice").phrase(
    "sacrifice all {filter:Filter@plural}",
    SacrificeAll(You(), hole("filter", where=lambda one: ControlledBy(You()) in one.predicates)),
)
for _first, _second in ((Zone.GRAVEYARD, Zone.LIBRARY), (Zone.HAND, Zone.GRAVEYARD), (Zone.HAND, Zone.LIBRARY)):
    effect.phrase(
        f"{{who:Subject}} exchange[s] (their|your:who) {_first.value} and {_second.value}",
        ExchangeZones,
        fixed={"first": _first, "second": _second},
    )
effect.phrase(
    "{who:Subject} sacrifice[s] a {filter:Filter@singular} of <their|your> choice for each {times:CountedSingly}",
    Sacrifice(hole("who"), Choose(hole("filter"), hole("times", unless=Fixed))),
    carries={"each": "what"},
)
effect.phrase(
    "return {what:Object} to their hand",
    ReturnTo(
        hole("what", Every, where=lambda what: any(isinstance(one, OwnedBy) for one in what.filter.predicates)),
        Zone.HAND,
    ),
)

# Exiled from all graveyards at once, sacrificed at once, and put onto the battlefield at once by their owners.
effect.phrase(
    "each player exiles all {cards:Filter@plural} from their graveyard, then sacrifices all {permanents:Filter@plural} "
    "they control, then puts all cards they exiled this way onto the battlefield",
    SharedVerb(
        (
            Exile(
                Every(
                    Filter(
                        Kind.CARD,
                        (*hole("cards", like=Filter(Kind.CARD)).predicates, InZone(Zone.GRAVEYARD)),
                    )
                )
            ),
            SacrificeAll(EachPlayer(), hole("permanents", where=lambda one: one.kind is Kind.PERMANENT)),
            PutInto(
                EachPlayer(),
                ThisWay("exiled"),
                Zone.BATTLEFIELD,
                entering=Entering(controller=OwnerOf(Antecedent("each"))),
            ),
        )
    ),
    carries={"each": "effects"},
)
effect.phrase("{who:Subject} exile[s] {what:SoManyCards}", Exile)
declare_one_for_each("sacrifice", Sacrifice)
_CARD = Filter(Kind.CARD)


def _put_one(filter: Filter) -> PutInto:
    among = Filter(Kind.CARD, (*filter.predicates, _FROM_THEM))
    return PutInto(You(), Choose(among, UpTo(Fixed(1))), Zone.HAND)


# Each up to one: that is what "may" and "and/or" leave to you.
effect.phrase(
    "you may put a {first:Filter@singular} and/or a {second:Filter@singular} from among them into your hand",
    Sequence(
        (_put_one(hole("first", like=_CARD, where=is_a_kind)), _put_one(hole("second", like=_CARD, where=is_a_kind)))
    ),
    carries={"may": "Sequence"},
)


effect.phrase(
    "{who:Subject} put[s] {what:Object} {place:PutPlace}",
    put("place", hole("who"), hole("what")),
    kind=PutInto,
    is_transparent=True,
)
effect.phrase(
    "{who:Subject} return[s] {what:Object} to the battlefield {entering:HowItEnters}",
    ReturnTo,
    fixed={"zone": Zone.BATTLEFIELD},
)
effect.phrase(
    "put {this:This} and each creature it's blocking on top of their owners' libraries, then those players shuffle",
    SharedVerb(
        (
            PutInto(
                You(),
                Several(
                    (hole("this"), Every(Filter(predicates=(HasType(CardType.CREATURE), IsBlockedBy(hole("this"))))))
                ),
                Zone.LIBRARY,
            ),
            Shuffle(OwnerOf(ThisWay("put"))),
        )
    ),
    carries={"each": "effects"},
)
for _hand in _HANDS:
    effect.phrase(f"{{who:Subject}} return[s] to {_hand} {{what:Object}}", ReturnTo, fixed={"zone": Zone.HAND})
effect.phrase("{who:Subject} return[s] to the battlefield {what:Object}", ReturnTo, fixed={"zone": Zone.BATTLEFIELD})
effect.phrase(
    "{who:Subject} return[s] to the battlefield {entering:HowItEnters} {what:Object}",
    ReturnTo,
    fixed={"zone": Zone.BATTLEFIELD},
)


def _declare(rounded: str) -> None:

    for choice in ("", " of <their|your> choice"):
        effect.phrase(
            f"{{who:Subject}} sacrifice[s] half the {{filter:Filter@plural}}{choice}, rounded {rounded}",
            Sacrifice(
                hole("who"),
                Choose(
                    hole(
                        "filter", where=lambda filter: any(isinstance(one, ControlledBy) for one in filter.predicates)
                    ),
                    Half(Count(hole("filter")), rounded),
                ),
            ),
        )


_declare("up")
_declare("down")
effect.phrase(
    "{who:Player} exile[s] the top card of one of (their|your:who) opponents' libraries face down",
    Exile(TopCards(Fixed(1), OneOpponentOf(hole("who"))), face_down=True, who=hole("who")),
)
effect.phrase("{who:Subject} put[s] {what:SoManyCards} into your hand", PutInto, fixed={"zone": Zone.HAND})
MONARCH = "become the monarch"

# Only until somebody is the monarch: until another event nothing has been said to last yet.
effect.phrase(
    "exile {what:Object} until {event:Event}",
    Exile(hole("what"), until=UntilHappens(hole("event", Does, where=lambda one: one.verb == MONARCH))),
)
for _owner in ("its owner's graveyard", "their owner's graveyard", "their owners' graveyards"):
    effect.phrase(f"{{who:Subject}} return[s] {{what:Object}} to {_owner}", ReturnTo, fixed={"zone": Zone.GRAVEYARD})
effect.phrase("{who:Subject} sacrifice[s] {what:Object}", Sacrifice)
effect.phrase("destroy {what:Object}", Destroy)
effect.phrase("{who:Subject} exile[s] {what:Object}", Exile)
effect.phrase("exile {what:Object} {until:Duration}", Exile)
for _owner in (
    "its owner's hand",
    "their owner's hand",
    "their owners' hands",
    "your hand",
    "his owner's hand",
    "her owner's hand",
):
    effect.phrase(f"{{who:Subject}} return[s] {{what:Object}} to {_owner}", ReturnTo, fixed={"zone": Zone.HAND})
effect.phrase("{who:Subject} return[s] {what:Object} to the battlefield", ReturnTo, fixed={"zone": Zone.BATTLEFIELD})
