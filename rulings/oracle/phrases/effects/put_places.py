"""Where a card is put and how it enters there: places of "put" (CR 400.7, 401)."""

from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import DiscardCost, RevealCost
from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.players import DefendingPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Choose, It, ObjectRef, TheOther, TheRest, ThisWay
from rulings.abilities.vocabulary import Color, Kind, Supertype, Zone
from rulings.oracle.categories import ORACLE, DelayedFirst, Implied, SharedVerb, clauses, effect
from rulings.oracle.holes import but, hole, worked_out
from rulings.oracle.phrases.blocks.becoming import PREDEFINED
from rulings.oracle.phrases.blocks.places import LIBRARIES, put, somewhere

original = ORACLE.category("CopyOriginal")
entry_payment = ORACLE.category("EntryPayment")
_THEM = It("them")
_HANDS = "your hand|their hand|its owner's hand|their owner's hand|their owners' hands|that player's hand"
place = ORACLE.category("PutPlace")
"""What follows the object that is put."""
one_use = ORACLE.category("ManaUse")
"""One thing that mana may be spent on: "cast an Elf spell", "activate abilities of artifacts"."""
spend_only = ORACLE.category("SpendOnly")
"""All that mana may be spent on."""
original.phrase(
    "another {filter:Filter@singular}",
    Choose(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"another": "filter"},
)
clauses.phrase("at {event:NextTime}, {effect:Clauses}", DelayedFirst(hole("event"), hole("effect", unless=Delayed)))
entry_payment.phrase("reveal {what:Object}", RevealCost)
entry_payment.phrase("discard {what:Object}", DiscardCost)
original.phrase("<a|any> {filter:Filter@singular}", Choose)
attacking_whom = ORACLE.category("AttackingWhom")
"""What follows "onto the battlefield" or "that's": an ``Entering`` that says whom it attacks."""


def _declare_whom(words: str, end: str, *, tapped: bool) -> None:
    base = Entering(tapped=tapped, attacking=True, or_planeswalker=bool(end))

    attacking_whom.phrase(
        f"{words} {{attacked:Player}}{end}", replace(base, attacked=hole("attacked", ThatPlayer, DefendingPlayer))
    )


for _end in ("", " or a planeswalker they control"):
    _declare_whom("tapped and attacking", _end, tapped=True)
    _declare_whom("attacking", _end, tapped=False)
_how = ORACLE.category("HowItEnters")
_how.phrase("{how:AttackingWhom}", hole("how"), kind=Entering, is_transparent=True)
_how.phrase(
    "under {controller:Player's} control {how:AttackingWhom}",
    but(hole("how", Entering), controller=hole("controller")),
    kind=Entering,
)
_ONE = Choose(Filter(Kind.TOKEN_OR_CARD, (Among(_THEM),)), Fixed(1))
_OTHER = TheOther(_THEM, ThisWay("put"))


def _declare(words: str, rest: ObjectRef) -> None:
    effect.phrase(
        f"put one {{one:PutPlace}} and {words} {{other:PutPlace}}",
        SharedVerb((put("one", Implied(), _ONE), put("other", Implied(), rest))),
    )


_declare("the other", _OTHER)
_declare("the rest", TheRest())
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
_GRAVEYARDS = (
    "your graveyard|their graveyard|its owner's graveyard|their owner's graveyard|their owners' graveyards|"
    "that player's graveyard"
)
place.phrase(f"into <{_HANDS}>", somewhere(Zone.HAND))
place.phrase(f"into <{_GRAVEYARDS}|the graveyard>", somewhere(Zone.GRAVEYARD))
place.phrase("into exile", somewhere(Zone.EXILE))
for _order_words, _order in (("", ""), (" in any order", "any"), (" in a random order", "random")):
    _top = somewhere(Zone.LIBRARY, order=_order)
    _bottom = somewhere(Zone.LIBRARY, "bottom", _order)
    place.phrase(f"on top of <{LIBRARIES}>{_order_words}", _top)
    place.phrase(f"back on top of <{LIBRARIES}>{_order_words}", _top)
    place.phrase(f"on top{_order_words}", _top)
    place.phrase(f"on the bottom of <{LIBRARIES}>{_order_words}", _bottom)
    place.phrase(f"on the bottom{_order_words}", _bottom)
place.phrase("back in any order", somewhere(Zone.LIBRARY, order="any"))
place.phrase("back", somewhere(Zone.LIBRARY))
for _number, _word in ((2, "second"), (3, "third"), (4, "fourth"), (5, "fifth"), (6, "sixth"), (7, "seventh")):
    place.phrase(f"into <{LIBRARIES}> {_word} from the top", somewhere(Zone.LIBRARY, str(_number)))
for _words in (
    "on <their|your> choice of the top or bottom of <their|your|its owner's> library",
    "on the top or bottom of <their|your|its owner's> library",
):
    place.phrase(_words, somewhere(Zone.LIBRARY, "top or bottom"))
place.phrase("onto the battlefield< {entering:HowItEnters}>", somewhere(Zone.BATTLEFIELD, entering=hole("entering")))


def _same(who: PlayerRef) -> Implied:
    """The subject that the second half leaves out, with the number of its verb."""
    is_bare = isinstance(who, You) or (isinstance(who, Implied | ThatPlayer) and (who.wording != 0))
    if isinstance(who, Implied):
        return who
    return Implied(wording=0 if is_bare else 1)


effect.phrase(
    "{who:Subject} put[s] {what:Object} {place:PutPlace} and {other:Object} {elsewhere:PutPlace}",
    SharedVerb(
        (
            put("place", hole("who"), hole("what")),
            put("elsewhere", worked_out(_same, hole("who")), hole("other")),
        )
    ),
)


def _pay_or(cost: Cost, otherwise: Effect) -> MayPay:
    """Nobody is forced to pay (CR 118.12)."""
    return MayPay(You(), cost, otherwise=otherwise)


clauses.phrase(
    "at {event:NextTime}, pay {cost:ManaOnly}. if you don't, {otherwise:Clauses}",
    DelayedFirst(hole("event"), _pay_or(hole("cost"), hole("otherwise"))),
)
spend_only.include(one_use)


def _one_of(objects: ObjectRef) -> Choose:
    return Choose(Filter(Kind.TOKEN_OR_CARD, (Among(objects),)), Fixed(1))


effect.phrase(
    "put one of <them|those cards> {one:PutPlace}, one {two:PutPlace}, and one {three:PutPlace}",
    SharedVerb(
        (
            put("one", Implied(), _one_of(_THEM)),
            put("two", Implied(), _one_of(TheRest())),
            put("three", Implied(), _one_of(TheRest())),
        )
    ),
)
token_colors = ORACLE.category("TokenColors")
token_colors.phrase("{colors:Color+and}", hole("colors"), kind=tuple)
token_colors.words({"colorless": (), "white, blue, black, red, and green": tuple(Color)})
_supertypes = ORACLE.category("TokenSupertypes")
_supertypes.words({"legendary": (Supertype.LEGENDARY,), "snow": (Supertype.SNOW,)})
predefined = ORACLE.category("PredefinedToken")
"""A predefined token, by its name."""
predefined.words({f"{one} token(s)": one for one in PREDEFINED})
