"""Putting and returning: into hands, libraries and graveyards, and onto the battlefield (CR 400, 110.2).

What is here: the places, in what order, and how something enters. What is not: what is put (``objects``, ``looking``).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed, WhereX, X
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.effects.cards import ShuffleInto
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Entering, PutInto, ReturnTo
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, ObjectRef
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, Implied, SharedVerb, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


@dataclass(frozen=True, slots=True)
class Place(Node):
    """Where something is put. Only between reading and binding."""

    zone: Zone
    position: str = "top"
    order: str = ""
    entering: Entering | None = None


# How something enters the battlefield.

entering_counters = ORACLE.category("EnteringCounters")
"""Counters with which something enters: a ``PutCounters`` on what enters."""


def _counters(amount: Amount, kind: str) -> PutCounters:
    return PutCounters(You(), amount, kind, Antecedent("entering"))


def _undo_counters(node: PutCounters) -> Slots:
    if node != _counters(node.amount, node.kind) or isinstance(node.amount, Times | WhereX):
        return None
    return {"amount": node.amount, "kind": node.kind}


def _counters_where(amount: Amount, kind: str, value: Amount) -> PutCounters | None:
    return _counters(WhereX(value), kind) if isinstance(amount, X) else None


def _undo_counters_where(node: PutCounters) -> Slots:
    match node.amount:
        case WhereX(value=value):
            return {"amount": X(), "kind": node.kind, "value": value}
    return None


for _pronoun in ("it", "them", "him", "her"):
    for _more in ("", "additional "):
        _words = f"{{amount:Amount}} {_more}{{kind:CounterKind}} counter(s:amount) on {_pronoun}"
        entering_counters.phrase(_words, _counters, _undo_counters, kind=PutCounters)
        entering_counters.phrase(
            f"{_words} for each {{times:CountedSingly}}",
            _counters(Times(hole("amount", Fixed).value, hole("times")), hole("kind")),
            carries={"each": "amount"},
        )
        entering_counters.phrase(
            f"{_words}, where X is {{value:Quantity}}", _counters_where, _undo_counters_where, kind=PutCounters
        )
    entering_counters.phrase(
        f"a number of {{kind:CounterKind}} counters on {_pronoun} equal to {{amount:Quantity}}",
        _counters(hole("amount"), hole("kind")),
    )

how_it_enters = ORACLE.category("HowItEnters")
"""What follows "onto the battlefield": at least one word of it."""
_REST = (
    "under {controller:Player's} control",
    "with {counters:EnteringCounters+and}",
    "attached to {attached_to:Object}",
    "under {controller:Player's} control with {counters:EnteringCounters+and}",
    "under {controller:Player's} control attached to {attached_to:Object}",
)
for _words, _fixed in (
    ("", {}),
    ("tapped", {"tapped": True}),
    ("tapped and attacking", {"tapped": True, "attacking": True}),
    ("attacking", {"attacking": True}),
    ("tapped and transformed", {"tapped": True, "transformed": True}),
    ("transformed", {"transformed": True}),
    ("face down", {"face_down": True}),
):
    if _words:
        how_it_enters.phrase(_words, Entering, fixed=_fixed)
    for _part in _REST:
        how_it_enters.phrase(f"{_words} {_part}".strip(), Entering, fixed=_fixed)

how_it_enters.phrase("blocking {blocking:Object}", Entering)

# Places.

place = ORACLE.category("PutPlace")
"""What follows the object that is put."""
_HANDS = "your hand|their hand|its owner's hand|their owner's hand|their owners' hands|that player's hand"
_GRAVEYARDS = (
    "your graveyard|their graveyard|its owner's graveyard|their owner's graveyard|their owners' graveyards|"
    "that player's graveyard"
)
_LIBRARIES = (
    "your library|their library|its owner's library|their owner's library|their owners' libraries|that player's "
    "library|that library"
)
place.phrase(f"into <{_HANDS}>", Place, fixed={"zone": Zone.HAND})
place.phrase(f"into <{_GRAVEYARDS}|the graveyard>", Place, fixed={"zone": Zone.GRAVEYARD})
place.phrase("into exile", Place, fixed={"zone": Zone.EXILE})
for _order_words, _order in (("", ""), (" in any order", "any"), (" in a random order", "random")):
    _top: dict[str, Value] = {"zone": Zone.LIBRARY, "order": _order}
    _bottom: dict[str, Value] = {**_top, "position": "bottom"}
    place.phrase(f"on top of <{_LIBRARIES}>{_order_words}", Place, fixed=_top)
    place.phrase(f"back on top of <{_LIBRARIES}>{_order_words}", Place, fixed=_top)
    place.phrase(f"on top{_order_words}", Place, fixed=_top)
    place.phrase(f"on the bottom of <{_LIBRARIES}>{_order_words}", Place, fixed=_bottom)
    place.phrase(f"on the bottom{_order_words}", Place, fixed=_bottom)
place.phrase("back in any order", Place, fixed={"zone": Zone.LIBRARY, "order": "any"})
place.phrase("back", Place, fixed={"zone": Zone.LIBRARY})
for _number, _word in ((2, "second"), (3, "third"), (4, "fourth"), (5, "fifth"), (6, "sixth"), (7, "seventh")):
    place.phrase(
        f"into <{_LIBRARIES}> {_word} from the top", Place, fixed={"zone": Zone.LIBRARY, "position": str(_number)}
    )
for _words in (
    "on <their|your> choice of the top or bottom of <their|your|its owner's> library",
    "on the top or bottom of <their|your|its owner's> library",
):
    place.phrase(_words, Place, fixed={"zone": Zone.LIBRARY, "position": "top or bottom"})
place.phrase("onto the battlefield< {entering:HowItEnters}>", Place, fixed={"zone": Zone.BATTLEFIELD})

# The verbs.


def _put(who: PlayerRef, what: ObjectRef, place: Place) -> PutInto:
    return PutInto(who, what, place.zone, place.position, place.order, place.entering, wording=place.wording)


def _place_of(node: PutInto) -> Place:
    return Place(node.zone, node.position, node.order, node.entering, wording=node.wording)


def _make_put(who: PlayerRef, what: ObjectRef, place: Place) -> PutInto:
    return _put(who, what, place)


def _undo_put(node: PutInto) -> Slots:
    return {"who": node.who, "what": node.what, "place": _place_of(node)} if not node.face_down else None


effect.phrase("{who:Subject} put[s] {what:Object} {place:PutPlace}", _make_put, _undo_put, kind=PutInto)


def _same(who: PlayerRef) -> Implied:
    """The subject that the second half leaves out, with the number of its verb."""
    is_bare = isinstance(who, You) or (isinstance(who, Implied | ThatPlayer) and (who.wording != 0))
    if isinstance(who, Implied):
        return who
    return Implied(wording=0 if is_bare else 1)


def _put_two(who: PlayerRef, what: ObjectRef, place: Place, other: ObjectRef, elsewhere: Place) -> Effect:
    return SharedVerb((_put(who, what, place), _put(_same(who), other, elsewhere)))


def _undo_put_two(node: SharedVerb) -> Slots:
    if len(node.effects) != 2:
        return None
    first, second = node.effects
    if not isinstance(first, PutInto) or not isinstance(second, PutInto) or second.who != _same(first.who):
        return None
    return {
        "who": first.who,
        "what": first.what,
        "place": _place_of(first),
        "other": second.what,
        "elsewhere": _place_of(second),
    }


effect.phrase(
    "{who:Subject} put[s] {what:Object} {place:PutPlace} and {other:Object} {elsewhere:PutPlace}",
    _put_two,
    _undo_put_two,
    kind=SharedVerb,
)
effect.phrase(
    "{who:Subject} return[s] {what:Object} to the battlefield {entering:HowItEnters}",
    ReturnTo,
    fixed={"zone": Zone.BATTLEFIELD},
)
for _owner in _LIBRARIES.split("|"):
    effect.phrase(f"{{who:Subject}} shuffle[s] {{what:Object}} into {_owner}", ShuffleInto)
