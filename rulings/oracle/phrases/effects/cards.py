"""Draw, discard, mill, scry, surveil, search, reveal, look (CR 121, 701)."""

from rulings.abilities.amounts.amount import AllOf, Amount, Fixed, UpTo
from rulings.abilities.amounts.arithmetic import Half, Plus
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.effects.cards import (
    Discard,
    Draw,
    ExileUntil,
    LookAt,
    Mill,
    Reveal,
    Scry,
    Search,
    Shuffle,
    ShuffleInto,
    Surveil,
)
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import Exile
from rulings.abilities.filters.filter import Both, Either, Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import BothPlayers, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Every, Several, TopCards, WholeZone
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, THEY, Clauses, clauses, effect
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import declare, declare_one_for_each
from rulings.oracle.phrases.blocks.objects import is_a_kind
from rulings.oracle.phrases.blocks.places import LIBRARIES

effect.phrase(
    "shuffle {this:This} and your graveyard into <their|its> owner's library",
    ShuffleInto(You(), Several((hole("this"), WholeZone(You(), Zone.GRAVEYARD)))),
)
effect.phrase("{who:Subject} draw[s] a additional card", Draw(hole("who"), Fixed(1)))
effect.phrase(
    "{who:Subject} draw[s] {amount:Amount} additional cards",
    Draw(hole("who"), hole("amount", where=lambda one: one != Fixed(1))),
)


effect.phrase(
    "{who:Subject} draw[s] that many cards plus {more:NumberWord}", Draw(hole("who"), Plus(ThatMany(), hole("more")))
)
ORACLE.category("Effect").phrase(
    "you and {other:Player} each draw a card",
    Draw(BothPlayers(You(), hole("other", ThatPlayer))),
    carries={"each": "who"},
)
declare("{who:Subject} draw[s] {amount:Amount} card(s:amount)", Draw, "who")
declare("{who:Subject} mill[s] {amount:Amount} card(s:amount)", Mill, "who")


def _mill_half(who: PlayerRef, rounded: str) -> Mill:
    return Mill(who, Half(Count(Filter(Kind.CARD, (InZone(Zone.LIBRARY, ThatPlayer(wording=THEY)),))), rounded))


def _declare_half(rounded: str) -> None:

    effect.phrase(f"{{who:Subject}} mill[s] half their library, rounded {rounded}", _mill_half(hole("who"), rounded))


_declare_half("down")
_declare_half("up")
effect.phrase("{who:Subject} look[s] at {what:Object}", LookAt)
effect.phrase("{who:Subject} reveal[s] {what:Object}", Reveal)
for _library, _they in (("your", "you"), ("their", "they")):
    effect.phrase(
        f"{{who:Subject}} reveal[s] cards from the top of {_library} library until {_they} reveal "
        "a {until:Filter@singular}",
        Reveal(hole("who"), WholeZone(You(), Zone.LIBRARY), hole("until")),
    )
    effect.phrase(
        f"{{who:Subject}} exile[s] cards from the top of {_library} library until {_they} exile "
        "a {filter:Filter@singular}",
        ExileUntil,
    )
then_chosen = ORACLE.category("ChosenAfterALook")
then_chosen.include(ORACLE.category("EntryChoice"))
then_chosen.phrase("choose any card name", MakeChoice, fixed={"who": You(), "what": "card name"})

# The opponent is chosen first, then the hand is seen.
ORACLE.category("EntryChoice").phrase(
    "look at a opponent's hand, then {choice:ChosenAfterALook}",
    Sequence((LookAt(You(), WholeZone(Opponent(), Zone.HAND)), hole("choice", MakeChoice))),
)
_OWNED = Every(Filter(Kind.PERMANENT, (OwnedBy(You()),)))
_ALL_MINE = Several((WholeZone(You(), Zone.HAND), WholeZone(You(), Zone.GRAVEYARD), _OWNED))
effect.words(
    {"shuffle your hand, your graveyard, and all permanents you own into your library": ShuffleInto(You(), _ALL_MINE)}
)
declare_one_for_each("discard", Discard)

# A card of a quality need not be found (CR 701.23b): "and/or" is as good as "and".
effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for a {first:Filter@singular} and/or a {second:Filter@singular}",
    Search(hole("who"), hole("first", where=is_a_kind), whose=hole("whose"), also=(hole("second", where=is_a_kind),)),
)
_OF_TWO_KINDS = 1100
"""Wording of ``Either`` whose options are each said with "cards"."""


def _several(amount: Amount, first: Filter, second: Filter) -> Search | None:
    if not is_a_kind(first) or not is_a_kind(second) or not isinstance(amount, UpTo):
        return None
    options = tuple(one.predicates[0] if len(one.predicates) == 1 else Both(one.predicates) for one in (first, second))
    return Search(You(), Filter(Kind.CARD, (Either(options, wording=_OF_TWO_KINDS),)), amount)


def _undo_several(node: Search) -> Slots:
    match node.filter.predicates:
        case (Either(options=(first, second), wording=wording),) if wording == _OF_TWO_KINDS:
            kinds = tuple(Filter(Kind.CARD, one.parts if isinstance(one, Both) else (one,)) for one in (first, second))
            slots: dict[str, Value] = {"amount": node.amount, "first": kinds[0], "second": kinds[1]}
            return slots if node == _several(node.amount, *kinds) else None
    return None


# Item by item, and by the wording of the alternatives.
effect.phrase(
    "search your library for {amount:Amount} {first:Filter@plural} and/or {second:Filter@plural}",
    _several,
    _undo_several,
    kind=Search,
    carries={"up to": "amount"},
)
for _owner in LIBRARIES.split("|"):
    effect.phrase(f"{{who:Subject}} shuffle[s] {{what:Object}} into {_owner}", ShuffleInto)
for _words, _zones in (
    ("library", (Zone.LIBRARY,)),
    ("graveyard, hand, and library", (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)),
    ("graveyard", (Zone.GRAVEYARD,)),
):
    effect.phrase(
        f"{{who:Subject}} search[es] {{whose:Player's}} {_words} for {{amount:Amount}} {{filter:Filter@amount}}",
        Search,
        fixed={"zones": _zones},
    )
    effect.phrase(
        f"{{who:Subject}} search[es] {{whose:Player's}} {_words} for all {{filter:Filter@plural}}",
        Search,
        fixed={"zones": _zones, "amount": AllOf()},
    )
    effect.phrase(
        f"{{who:Subject}} search[es] {{whose:Player's}} {_words} for {{amount:Amount}} {{filter:Filter@amount}} "
        "with different names",
        Search,
        fixed={"zones": _zones, "different_names": True},
    )
    effect.phrase(
        f"{{who:Subject}} search[es] {{whose:Player's}} {_words} for {{amount:Amount}} {{filter:Filter@amount}} "
        "that share a land type",
        Search,
        fixed={"zones": _zones, "sharing": "land type"},
    )
effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library and/or graveyard for {amount:Amount} {filter:Filter@amount}",
    Search,
    fixed={"zones": (Zone.LIBRARY, Zone.GRAVEYARD), "some_zones": True},
)
clauses.phrase("shuffle your library, then exile the top card", Clauses((Shuffle(You()), Exile(TopCards(Fixed(1))))))
_OF_SEVERAL_CARDS = 1000
"""Wording of ``Either`` whose options are each said with an article and "card"."""


def _either_card(who: PlayerRef, whose: PlayerRef, kinds: tuple[Filter, ...]) -> Search | None:
    """Each kind with words of its own: "a basic land card or a Desert card"."""
    if len(kinds) < 2 or any(one.kind is not Kind.CARD or not one.predicates for one in kinds):
        return None
    options = tuple(one.predicates[0] if len(one.predicates) == 1 else Both(one.predicates) for one in kinds)
    return Search(who, Filter(Kind.CARD, (Either(options, wording=_OF_SEVERAL_CARDS),)), whose=whose)


def _one_of_each(who: PlayerRef, whose: PlayerRef, kinds: tuple[Filter, ...]) -> Search | None:
    """ "A Forest card and a Plains card": one of each."""
    if len(kinds) < 2 or any(one.kind is not Kind.CARD or not one.predicates for one in kinds):
        return None
    return Search(who, kinds[0], whose=whose, also=kinds[1:])


def _undo_one_of_each(node: Search) -> Slots:
    slots: dict[str, Value] = {"who": node.who, "whose": node.whose, "kinds": (node.filter, *node.also)}
    return slots if node.also and node == _one_of_each(node.who, node.whose, (node.filter, *node.also)) else None


def _undo_either_card(node: Search) -> Slots:
    match node.filter.predicates:
        case (Either(options=options) as either,) if either.wording == _OF_SEVERAL_CARDS:
            kinds = tuple(Filter(Kind.CARD, one.parts if isinstance(one, Both) else (one,)) for one in options)
            slots: dict[str, Value] = {"who": node.who, "whose": node.whose, "kinds": kinds}
            return slots if node == _either_card(node.who, node.whose, kinds) else None
    return None


ORACLE.category("ACard").phrase("a {filter:Filter@singular}", hole("filter"), kind=Filter, is_transparent=True)
# Item by item, and by the wording of the alternatives.
effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for {kinds:ACard+or}",
    _either_card,
    _undo_either_card,
    kind=Search,
)
# The first of a list stands apart.
effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for {kinds:ACard+and}",
    _one_of_each,
    _undo_one_of_each,
    kind=Search,
)
effect.phrase("{who:Subject} mill[s] cards equal to {amount:Quantity}", Mill)
effect.phrase("{who:Subject} reveal[s] {what:SoManyCards}", Reveal)
effect.phrase("{who:Subject} look[s] at {what:SoManyCards}", LookAt)
effect.phrase("{who:Subject} draw[s] {amount:Amount} card(s)", Draw)
effect.phrase("{who:Subject} draw[s] cards equal to {amount:Quantity}", Draw)
effect.phrase("{who:Subject} discard[s] {what:Object}", Discard)
effect.phrase("{who:Subject} mill[s] {amount:Amount} card(s)", Mill)
effect.phrase("{who:Subject} scr[ies|y] {amount:Quantity}", Scry)
effect.phrase("{who:Subject} surveil[s] {amount:Quantity}", Surveil)
effect.phrase("{who:Subject} shuffle[s]", Shuffle)
effect.phrase("{who:Subject} shuffle[s] (their|your:who) library", Shuffle)
effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for {amount:Amount} {filter:Filter@amount} with total mana "
    "value {total:Quantity} or less",
    Search,
)
effect.phrase("{who:Subject} also discard[s] {what:Object}", Discard)
