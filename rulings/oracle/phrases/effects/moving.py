"""Exile, return, put (CR 701.13, 400.7). Destroy and sacrifice: beside this."""

from rulings.abilities.amounts.amount import Fixed, UpTo
from rulings.abilities.durations import UntilHappens
from rulings.abilities.effects.cards import Shuffle
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import (
    Entering,
    ExchangeZones,
    Exile,
    ExileAsItResolves,
    PutInto,
    ReturnTo,
    SacrificeAll,
)
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.combat import IsBlockedBy
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import EachPlayer, OneOpponentOf, OwnerOf, You
from rulings.abilities.references import Antecedent, Choose, Every, It, Several, ThisWay, TopCards
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, SharedVerb, effect
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.objects import is_a_kind
from rulings.oracle.phrases.blocks.places import put
from rulings.oracle.phrases.effects.destroying_and_sacrificing import all_except

_INSTEAD = {"instead": "ExileAsItResolves"}
_FROM_THEM = Among(It("them"))
place = ORACLE.category("PutPlace")
"""What follows the object that is put."""
_HANDS = ("your hand", "their hand", "its owner's hand", "their owner's hand", "their owners' hands")


all_except("return all {what:Filter@plural} to their owners' hands", lambda what: ReturnTo(what, Zone.HAND))
for _graveyard in ("your graveyard", "its owner's graveyard", "a graveyard"):
    _words = f"instead of putting it into {_graveyard} as it resolves"
    effect.phrase(f"exile {{what:SpellAsItResolves}} {_words}", ExileAsItResolves, carries=_INSTEAD)
    effect.phrase(
        f"exile {{what:SpellAsItResolves}} with {{counters:EnteringCounters}} {_words}",
        ExileAsItResolves(hole("what"), (hole("counters"),)),
        carries=_INSTEAD,
    )


effect.phrase("exile {what:Object} with {counters:EnteringCounters}", Exile)
effect.phrase("{who:Subject} exile[s] {what:Object} face down", Exile, fixed={"face_down": True})
for _first, _second in ((Zone.GRAVEYARD, Zone.LIBRARY), (Zone.HAND, Zone.GRAVEYARD), (Zone.HAND, Zone.LIBRARY)):
    effect.phrase(
        f"{{who:Subject}} exchange[s] (their|your:who) {_first.value} and {_second.value}",
        ExchangeZones,
        fixed={"first": _first, "second": _second},
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
