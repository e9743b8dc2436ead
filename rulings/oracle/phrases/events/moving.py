"""Cards that change zones: enters, dies, is put, drawn, discarded, milled, sacrificed (CR 603.6)."""

from rulings.abilities.events.moving import (
    Discards,
    Draws,
    Mills,
    Moves,
    MovesFromEither,
    PlaysLand,
    RevealsDrawn,
    Sacrifices,
    TokenCreated,
)
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import HauntedCreature, ObjectRef, Several
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

enters = ORACLE.category("SomethingEnters")
_ENTERS = {"destination": Zone.BATTLEFIELD}
_HAUNTED_DIES = Moves(HauntedCreature(), origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)
would_move = ORACLE.category("WouldMove")
would_draw = ORACLE.category("WouldDraw")
event.phrase("{object:This} enters untapped", Moves(hole("object"), destination=Zone.BATTLEFIELD, tapped=False))
event.phrase(
    "a {object:Filter@singular} enters tapped", Moves(hole("object"), destination=Zone.BATTLEFIELD, tapped=True)
)
ORACLE.category("WouldCreate").phrase(
    "one or more {token:Filter@plural} would be created", TokenCreated(AnyPlayer(), hole("token"))
)


def _declare_exiled(slot: str, *, batch: bool) -> None:

    event.phrase(
        f"{{object:{slot}}} [is|are] exiled from the battlefield",
        Moves(hole("object"), origin=Zone.BATTLEFIELD, destination=Zone.EXILE, batch=batch),
    )


_declare_exiled("EventObject", batch=False)
_declare_exiled("EventBatch", batch=True)


def _others(filter: Filter) -> Moves:
    return Moves(filter, destination=Zone.BATTLEFIELD)


enters.phrase("{filter:Filter@plural} enter", Moves(hole("filter"), destination=Zone.BATTLEFIELD))
enters.phrase(
    "each {filter:Filter@singular} enters",
    Moves(hole("filter"), destination=Zone.BATTLEFIELD),
    carries={"each": "Moves"},
)
enters.phrase(
    "each other {filter:Filter@singular} enters",
    _others(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"each": "Moves"},
)
others_enter = ORACLE.category("OthersEnter")
others_enter.phrase("{filter:Filter@plural} enter", Moves(hole("filter"), destination=Zone.BATTLEFIELD))
others_enter.phrase(
    "each {filter:Filter@singular} enters",
    Moves(hole("filter"), destination=Zone.BATTLEFIELD),
    carries={"each": "Moves"},
)
_DIES = {"origin": Zone.BATTLEFIELD, "destination": Zone.GRAVEYARD}
_LEAVES = {"origin": Zone.BATTLEFIELD}
for _slot, _batch in (("{object:EventObject}", False), ("{object:EventBatch}", True)):
    event.phrase(f"{_slot} enter[s]", Moves, fixed={**_ENTERS, "batch": _batch})
    event.phrase(f"{_slot} enter[s] the battlefield", Moves, fixed={**_ENTERS, "batch": _batch})
    event.phrase(f"{_slot} die[s]", Moves, fixed={**_DIES, "batch": _batch})
    event.phrase(f"{_slot} [is|are] put into a graveyard from the battlefield", Moves, fixed={**_DIES, "batch": _batch})
    event.phrase(f"{_slot} leave[s] the battlefield", Moves, fixed={**_LEAVES, "batch": _batch})
_FROM: tuple[tuple[str, dict[str, Value]], ...] = (
    ("a graveyard", {"origin": Zone.GRAVEYARD}),
    ("your graveyard", {"origin": Zone.GRAVEYARD, "whose": You()}),
    ("your hand", {"origin": Zone.HAND, "whose": You()}),
    ("exile", {"origin": Zone.EXILE}),
)
for _words, _from in _FROM:
    event.phrase(f"{{object:EventObject}} enter[s] from {_words}", Moves, fixed={**_ENTERS, **_from})
event.phrase(
    "{who:Player} play[s] another land",
    PlaysLand,
    fixed={"land": Filter(Kind.PERMANENT, (Another(), HasType(CardType.LAND)))},
    carries={"another": "land"},
)
event.phrase("{who:Player} draw[s] a card", Draws)
event.phrase("{who:Player} discard[s] a {what:Filter@singular}", Discards)
event.phrase("{who:Player} discard[s] one or more cards", Discards, fixed={"batch": True})
event.phrase("{who:Player} sacrifice[s] {what:EventObject}", Sacrifices)
event.phrase("{who:Player} play[s] a land", PlaysLand)
_NTH = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
for _word, _number in _NTH.items():
    event.phrase(
        f"{{who:Player}} draw[s] (their|your:who) {_word} card each turn",
        Draws,
        fixed={"nth": _number},
        carries={"each": "nth"},
    )
for _word, _nth in (("second", 2), ("third", 3), ("fourth", 4)):
    event.phrase(f"{{who:Player}} draw[s] (their|your:who) {_word} card in a turn", Draws, fixed={"nth": _nth})
entering = ORACLE.category("Entering")
entering.phrase("{object:This} enter[s]", Moves(hole("object"), destination=Zone.BATTLEFIELD))
entering.phrase("{object:This} enter[s] the battlefield", Moves(hole("object"), destination=Zone.BATTLEFIELD))
event.words({"the creature <it|this card|~> haunts dies": _HAUNTED_DIES})


def _exiled_from_either(object: Filter, whose: PlayerRef) -> MovesFromEither:
    origins = (Zone.LIBRARY, Zone.GRAVEYARD)
    return MovesFromEither(object, destination=Zone.EXILE, whose=whose, batch=True, origins=origins)


event.phrase(
    "one or more {object:Filter@plural} are put into exile from {whose:Player's} library and/or your graveyard",
    _exiled_from_either(hole("object"), hole("whose", You)),
)
_ANYWHERE: dict[str, Value] = {"destination": Zone.GRAVEYARD}
_DIED: dict[str, Value] = {"origin": Zone.BATTLEFIELD, "destination": Zone.GRAVEYARD}
would_move.phrase("{object:EventObject} would die", Moves, fixed=_DIED)
would_move.phrase("{object:EventObject} would be put into a graveyard from the battlefield", Moves, fixed=_DIED)
would_move.phrase("{object:EventObject} would be put into a graveyard from anywhere", Moves, fixed=_ANYWHERE)

# "If a permanent would be put into a graveyard": from the battlefield, where permanents are.
would_move.phrase(
    "{object:EventObject} would be put into a graveyard",
    Moves(
        hole("object", Filter, where=lambda one: one.kind is Kind.PERMANENT),
        origin=Zone.BATTLEFIELD,
        destination=Zone.GRAVEYARD,
    ),
)
would_move.phrase("{object:EventObject} would be put into {whose:Player's} graveyard", Moves, fixed=_ANYWHERE)
would_move.phrase(
    "{object:EventObject} would be put into {whose:Player's} graveyard from anywhere", Moves, fixed=_ANYWHERE
)
would_move.phrase("{object:EventObject} would leave the battlefield", Moves, fixed={"origin": Zone.BATTLEFIELD})
would_draw.phrase("{who:Player} would draw a card", Draws)
would_draw.phrase(
    "{who:Player} would draw a card except the first one (they|you:who) draw in each of (their|your:who) draw steps",
    Draws,
    fixed={"except_first": True},
    carries={"except": "except_first", "each": "except_first"},
)
would_create = ORACLE.category("WouldCreate")
would_create.phrase("{who:Player} would create one or more {token:Filter@plural}", TokenCreated)
would_create.phrase("one or more {token:Filter@plural} would be created under {who:Player's} control", TokenCreated)
would_create.phrase(
    "a effect would create one or more {token:Filter@plural} under {who:Player's} control", TokenCreated
)
event.phrase("you reveal a {card:Filter@singular} this way", RevealsDrawn)


def _this_or(first: ObjectRef, rest: Filter) -> Several:
    return Several((first, Filter(rest.kind, (Another(), *rest.predicates))))


# "~ dies or another artifact is put into a graveyard from the battlefield": the same event of either.
event.phrase(
    "{first:This} dies or another {rest:Filter@singular} is put into a graveyard from the battlefield",
    Moves(_this_or(hole("first"), hole("rest")), origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD),
    carries={"another": "object"},
)
for _slot, _batch in (("{object:EventObject}", False), ("{object:EventBatch}", True)):
    _is_batch: dict[str, Value] = {"batch": _batch}
    _to: dict[str, Value] = {**_is_batch, "destination": Zone.GRAVEYARD}
    event.phrase(f"{_slot} [is|are] put into a graveyard from anywhere", Moves, fixed=_to)
    event.phrase(f"{_slot} [is|are] put into {{whose:Player's}} graveyard", Moves, fixed=_to)
    event.phrase(f"{_slot} [is|are] put into {{whose:Player's}} graveyard from anywhere", Moves, fixed=_to)
    event.phrase(
        f"{_slot} [is|are] put into {{whose:Player's}} graveyard from the battlefield",
        Moves,
        fixed={**_to, "origin": Zone.BATTLEFIELD},
    )
    for _library in ("your library", "their library", "a library"):
        event.phrase(
            f"{_slot} [is|are] put into {{whose:Player's}} graveyard from {_library}",
            Moves,
            fixed={**_to, "origin": Zone.LIBRARY},
        )
    event.phrase(
        f"{_slot} [is|are] put into {{whose:Player's}} graveyard from anywhere other than the battlefield",
        Moves,
        fixed={**_to, "not_from": Zone.BATTLEFIELD},
    )
    event.phrase(
        f"{_slot} [is|are] put into a graveyard from anywhere other than the battlefield",
        Moves,
        fixed={**_to, "not_from": Zone.BATTLEFIELD},
    )
    event.phrase(f"{_slot} [is|are] put into a graveyard from a library", Moves, fixed={**_to, "origin": Zone.LIBRARY})
    event.phrase(f"{_slot} leave[s] {{whose:Player's}} graveyard", Moves, fixed={**_is_batch, "origin": Zone.GRAVEYARD})
    for _from_whose in ("your graveyard", "their graveyard", "a graveyard"):
        event.phrase(
            f"{_slot} [is|are] put into {{whose:Player's}} hand from {_from_whose}",
            Moves,
            fixed={**_is_batch, "origin": Zone.GRAVEYARD, "destination": Zone.HAND},
        )
    event.phrase(
        f"{_slot} [is|are] returned to {{whose:Player's}} hand",
        Moves,
        fixed={**_is_batch, "origin": Zone.BATTLEFIELD, "destination": Zone.HAND},
    )
    event.phrase(
        f"{_slot} [is|are] put into exile from the battlefield",
        Moves,
        fixed={**_is_batch, "origin": Zone.BATTLEFIELD, "destination": Zone.EXILE},
    )
event.phrase(
    "{who:Player} discard[s] one or more cards for the first time each turn",
    Discards,
    fixed={"batch": True, "first_each_turn": True},
    carries={"each": "first_each_turn"},
)
event.phrase("{who:Player} discard[s] {what:This}", Discards)
event.phrase("a spell or ability {by_effect_of:Player} control[s] causes {who:Player} to discard {what:This}", Discards)
event.phrase(
    "{who:Player} draw[s] a card except the first one (they|you:who) draw in each of (their|your:who) draw steps",
    Draws,
    fixed={"except_first": True},
    carries={"except": "except_first", "each": "except_first"},
)

# A card is discarded to cycle it, so that is one discarding (CR 702.29a).
event.phrase("{who:Player} cycle[s] or discard[s:who] a {what:Filter@singular}", Discards)
event.phrase("{who:Player} sacrifice[s] one or more {what:Filter@plural}", Sacrifices, fixed={"batch": True})
event.phrase("{who:Player} create[s] a {token:Filter@singular}", TokenCreated, fixed={"batch": False})
event.phrase("{who:Player} create[s] one or more {token:Filter@plural}", TokenCreated)
event.phrase("{who:Player} mill[s] a {what:Filter@singular}", Mills)
event.phrase("{who:Player} mill[s] one or more {what:Filter@plural}", Mills, fixed={"batch": True})
event.phrase("one or more {what:Filter@plural} are milled", Mills, fixed={"who": AnyPlayer(), "batch": True})
event.phrase(
    "{object:Attached} is put into a graveyard",
    Moves(hole("object"), origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD),
)
event.phrase(
    "{who:Player} cycle[s] or discard[s:who] another {filter:Filter@singular}",
    Discards(hole("who"), Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"another": "what"},
)
event.phrase(
    "one or more players sacrifice one or more {what:Filter@plural}",
    Sacrifices,
    fixed={"who": AnyPlayer(), "batch": True},
)
for _battlefield in ("", " the battlefield"):
    for _cast in ("it wasn't cast", "wasn't cast"):
        would_move.phrase(
            f"a {{filter:Filter@singular}} would enter{_battlefield} and {_cast}",
            Moves(
                hole("filter", where=lambda one: one.kind is Kind.PERMANENT), destination=Zone.BATTLEFIELD, cast=False
            ),
        )
