"""More trigger events: what players do, counters, blocking, the nth time, several subjects (CR 603).

What is here: events beyond the basic ones of ``events``. What is not: delayed triggers (``delaying``), conditions after
the event (``conditions``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.conditions.condition import Exists, Negated
from rulings.abilities.events.combat import Attacks, BecomesBlocked, Blocks, PlayerAttacks
from rulings.abilities.events.damage_and_life import DealsDamage, IsDealtDamage, LosesGame
from rulings.abilities.events.event import AnyOfEvents, EventPattern, StateBecomes
from rulings.abilities.events.moving import Discards, Draws, Moves, Sacrifices, TokenCreated
from rulings.abilities.events.permanents import (
    BecomesAttached,
    BecomesTapped,
    BecomesUntapped,
    CountersPutOn,
    CountersRemovedFrom,
    GainsControl,
    TurnedFaceUp,
)
from rulings.abilities.events.spells import BecomesTarget, CastsSpell
from rulings.abilities.events.turns import BeginningOf, Does
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.spells import CastFromOther
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, ChosenPlayer, EnchantedPlayer, Opponent, You
from rulings.abilities.references import ObjectRef, Several, This
from rulings.abilities.vocabulary import CardType, Kind, Step, Zone
from rulings.oracle.categories import ORACLE, event, time_event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

thing = ORACLE.category("EventObject")

# "~ or another creature": this object and others.


def _this_or(first: ObjectRef, rest: Filter) -> Several:
    return Several((first, Filter(rest.kind, (Another(), *rest.predicates))))


thing.phrase(
    "{first:This} or another {rest:Filter@singular}",
    Several((hole("first"), Filter(hole("rest").kind, (Another(), *hole("rest").predicates)))),
    carries={"another": "parts"},
)


# "~ or an instant or sorcery spell you control": either of two, whatever else this object is.
thing.phrase(
    "{first:This} or a {rest:Filter@singular}",
    Several(
        (hole("first"), hole("rest", where=lambda one: not (one.predicates and isinstance(one.predicates[0], Another))))
    ),
)


# "~ dies or another artifact is put into a graveyard from the battlefield": the same event of either.
event.phrase(
    "{first:This} dies or another {rest:Filter@singular} is put into a graveyard from the battlefield",
    Moves(_this_or(hole("first"), hole("rest")), origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD),
    carries={"another": "object"},
)

# Keyword actions of players.

for _words, _verb in (
    ("scr[ies|y]", "scry"),
    ("surveil[s]", "surveil"),
    ("scr[ies|y:who] or surveil[s:who]", "scry or surveil"),
):
    event.phrase(f"{{who:Player}} {_words}", Does, fixed={"verb": _verb})
    event.phrase(
        f"{{who:Player}} {_words} for the first time each turn",
        Does,
        fixed={"verb": _verb, "first_each_turn": True},
        carries={"each": "first_each_turn"},
    )
event.phrase("{who:Player} cycle[s] {what:EventObject}", Does, fixed={"verb": "cycle"})
event.phrase("{who:Player} commit[s] a crime", Does, fixed={"verb": "commit a crime"})
event.phrase("{who:Player} search[es] (their|your:who) library", Does, fixed={"verb": "search"})
event.phrase("{who:Player} shuffle[s] (their|your:who) library", Does, fixed={"verb": "shuffle"})

# Moving.

_ZONES = (("from the battlefield", Zone.BATTLEFIELD), ("from (their|your:whose) library", Zone.LIBRARY))
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
    for _from in ("your graveyard", "their graveyard", "a graveyard"):
        event.phrase(
            f"{_slot} [is|are] put into {{whose:Player's}} hand from {_from}",
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

# Casting. From where a spell is cast is told by the event: as a spell it is on the stack.

spell_cast = ORACLE.category("SpellCast")


spell_cast.phrase(
    "{filter:Filter}",
    hole("filter", where=lambda filter: not any(isinstance(one, InZone | CastFromOther) for one in filter.predicates)),
    kind=Filter,
    is_transparent=True,
)

_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
for _word, _number in _ORDINALS.items():
    event.phrase(
        f"{{who:Player}} cast[s] (their|your:who) {_word} {{spell:SpellCast@singular}} each turn",
        CastsSpell,
        fixed={"nth": _number},
        carries={"each": "nth"},
    )
event.phrase(
    "{who:Player} cast[s] or cop[ies|y:who] a {spell:SpellCast@singular}", CastsSpell, fixed={"also_copy": True}
)
event.phrase("{who:Player} cast[s] a {spell:SpellCast@singular} during {during:Player's} turn", CastsSpell)
event.phrase("a {spell:SpellCast@singular} is cast", CastsSpell, fixed={"who": AnyPlayer()})
event.phrase(
    "a {spell:SpellCast@singular} is cast during {during:Player's} turn", CastsSpell, fixed={"who": AnyPlayer()}
)
for _words, _zone in (("graveyard", Zone.GRAVEYARD), ("hand", Zone.HAND)):
    for _during in ("", " during {during:Player's} turn"):
        event.phrase(
            f"{{who:Player}} cast[s] a {{spell:SpellCast@singular}} from (their|your:who) {_words}{_during}",
            CastsSpell,
            fixed={"from_zone": _zone},
        )
for _word, _number in {"first": 1, "second": 2, "third": 3}.items():
    event.phrase(
        f"{{who:Player}} cast[s] (their|your:who) {_word} {{spell:SpellCast@singular}} during each opponent's turn",
        CastsSpell,
        fixed={"nth": _number, "during": Opponent()},
        carries={"each": "during"},
    )
event.phrase(
    "{who:Player} cast[s] a {spell:SpellCast@singular} from exile", CastsSpell, fixed={"from_zone": Zone.EXILE}
)

for _hand in ("your hand", "their hand"):
    event.phrase(
        f"{{who:Player}} cast[s] a {{spell:SpellCast@singular}} from anywhere other than {_hand}",
        CastsSpell,
        fixed={"not_from": Zone.HAND},
    )

# Tapping.

event.phrase("{object:EventObject} become[s] untapped", BecomesUntapped)
event.phrase("{object:EventObject} is tapped for mana", BecomesTapped, fixed={"for_mana": True})
event.phrase("{who:Player} tap[s] {object:EventObject} for mana", BecomesTapped, fixed={"for_mana": True})

# Combat.


def _pair(template: str, first: Callable[..., EventPattern], second: Callable[..., EventPattern], *names: str) -> None:
    """Two events that share their slots."""

    def make(**slots: Node) -> AnyOfEvents:
        values = [slots[name] for name in names]
        return AnyOfEvents((first(*values), second(*values)))

    def unmake(node: AnyOfEvents) -> Slots:
        one = node.options[0]
        values = tuple(
            getattr(one, field) for field in ("object", "attacker", "blocker", "blocked") if hasattr(one, field)
        )
        slots = dict(zip(names, values, strict=False))
        if len(slots) != len(names) or any(not isinstance(value, Node) for value in slots.values()):
            return None
        return slots if node == make(**slots) else None

    event.phrase(template, make, unmake, kind=AnyOfEvents)


def _enters(object: Node) -> Moves:
    return Moves(object, destination=Zone.BATTLEFIELD)


def _dies(object: Node) -> Moves:
    return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _leaves(object: Node) -> Moves:
    return Moves(object, origin=Zone.BATTLEFIELD)


def _goes_to_exile(object: Node) -> Moves:
    return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.EXILE)


_pair("{blocker:EventObject} block[s] or become[s:blocker] blocked", Blocks, BecomesBlocked, "blocker")
_pair(
    "{blocker:EventObject} block[s] or become[s:blocker] blocked by {blocked:EventObject}",
    Blocks,
    BecomesBlocked,
    "blocker",
    "blocked",
)
_pair("{object:EventObject} enter[s] or leave[s:object] the battlefield", _enters, _leaves, "object")
_pair(
    "{object:EventObject} enter[s] or deal[s:object] combat damage to a player",
    _enters,
    lambda object: DealsDamage(object, AnyPlayer(), combat=True),
    "object",
)
_pair("{object:EventObject} enter[s] or is turned face up", _enters, TurnedFaceUp, "object")
_pair("{object:EventObject} die[s] or is put into exile from the battlefield", _dies, _goes_to_exile, "object")
_pair("{attacker:EventObject} attack[s] or become[s:attacker] blocked", Attacks, BecomesBlocked, "attacker")
_pair("{attacker:EventObject} attack[s] or die[s:attacker]", Attacks, _dies, "attacker")


event.phrase(
    "{first:Event} or whenever {second:Event}",
    AnyOfEvents((hole("first", unless=AnyOfEvents), hole("second", unless=AnyOfEvents))),
)
event.phrase(
    "{first:Event} and when {second:Event}",
    AnyOfEvents((hole("first", unless=AnyOfEvents), hole("second", unless=AnyOfEvents))),
)
event.phrase(
    "{first:Event} and whenever {second:Event}",
    AnyOfEvents((hole("first", unless=AnyOfEvents), hole("second", unless=AnyOfEvents))),
)
event.phrase(
    "{first:Event} and at {second:TimeEvent}",
    AnyOfEvents((hole("first", unless=AnyOfEvents), hole("second", unless=AnyOfEvents))),
)


_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
for _word, _number in _NUMBERS.items():
    _attackers: dict[str, Value] = {"minimum": _number}
    event.phrase(
        f"{{who:Player}} attack[s] with {_word} or more {{attackers:Filter@plural}}", PlayerAttacks, fixed=_attackers
    )
    _others = "creature" if _number == 1 else "creatures"
    event.phrase(
        f"{{attacker:EventObject}} and at least {_word} other {_others} attack",
        Attacks,
        fixed={"with_others": _number},
    )
attacked = ORACLE.category("AttackedThing")
"""A player or what they control: "you or a planeswalker you control"."""


attacked.phrase("{player:Player} or a {filter:Filter@singular}", Several((hole("player"), hole("filter"))))
event.phrase("{attacker:EventObject} attack[s] {whom:AttackedThing}", Attacks)
event.phrase("{attacker:EventBatch} attack[s] {whom:Player}", Attacks, fixed={"batch": True})
damaged = ORACLE.category("DamagedThing")
"""A player or a permanent of a type."""
for _word, _type in (("planeswalker", CardType.PLANESWALKER), ("battle", CardType.BATTLE)):
    _permanent = Filter(Kind.PERMANENT, (HasType(_type),))
    damaged.words(
        {
            f"a player or {_word}": Several((AnyPlayer(), _permanent)),
            f"a opponent or {_word}": Several((Opponent(), _permanent)),
        }
    )
for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    event.phrase(
        f"{{source:EventObject}} deal[s] {_damage} to {{to:DamagedThing}}", DealsDamage, fixed={"combat": _combat}
    )
    event.phrase(f"{{to:Player}} [is|are] dealt {_damage}", IsDealtDamage, fixed={"combat": _combat})
    event.phrase(f"you're dealt {_damage}", IsDealtDamage, fixed={"to": You(), "combat": _combat})


# Becoming a target.

event.phrase(
    "{object:EventObject} become[s] the target of a {of:Filter@singular} for the first time each turn",
    BecomesTarget,
    fixed={"first_each_turn": True},
    carries={"each": "first_each_turn"},
)
event.phrase("{object:Player} become[s] the target of a {of:Filter@singular}", BecomesTarget)

# Counters.

for _kind, _fixed in (("{kind:CounterKind} ", {}), ("", {"kind": None})):
    event.phrase(f"one or more {_kind}counters are put on {{on:EventObject}}", CountersPutOn, fixed=_fixed)
    event.phrase(
        f"{{who:Player}} put[s] one or more {_kind}counters on {{on:EventObject}}", CountersPutOn, fixed=_fixed
    )
    _single: dict[str, Value] = {**_fixed, "batch": False}
    event.phrase(f"a {_kind}counter is put on {{on:EventObject}}", CountersPutOn, fixed=_single)
    event.phrase(f"{{who:Player}} put[s] a {_kind}counter on {{on:EventObject}}", CountersPutOn, fixed=_single)
    event.phrase(
        f"the last {_kind}counter is removed from {{source:EventObject}}",
        CountersRemovedFrom,
        fixed={**_fixed, "last": True},
    )
    event.phrase(
        f"{{by:Player}} remove[s] the last {_kind}counter from {{source:EventObject}}",
        CountersRemovedFrom,
        fixed={**_fixed, "last": True},
    )

# Attaching, control, losing.

event.phrase("{object:EventObject} become[s] attached to {to:EventObject}", BecomesAttached)
event.phrase("{object:EventObject} become[s] unattached from {to:EventObject}", BecomesAttached, fixed={"un": True})


# Of the ability's own object not: that it leaves the battlefield is losing control of it too, which the kernel's
# event does not cover.
event.phrase(
    "{who:Player} lose[s] control of {object:EventObject}",
    GainsControl(hole("who"), hole("object", unless=This), lose=True),
)
event.phrase("{who:Player} gain[s] control of {object:EventObject}", GainsControl)
event.phrase("{who:Player} lose[s] the game", LosesGame)

# Hands and life.

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

# State triggers (CR 603.8).


event.phrase(
    "{condition:Condition}",
    StateBecomes(hole("condition", Negated, where=lambda one: isinstance(one.condition, Exists))),
)

# Steps of others.

for _step, _words in ((Step.UPKEEP, "upkeep"), (Step.END, "end step"), (Step.DRAW, "draw step")):
    time_event.phrase(f"the beginning of the {_words} of {{whose:Player}}", BeginningOf, fixed={"step": _step})
    time_event.phrase(
        f"the beginning of enchanted player's {_words}", BeginningOf, fixed={"step": _step, "whose": EnchantedPlayer()}
    )
    time_event.phrase(
        f"the beginning of the chosen player's {_words}", BeginningOf, fixed={"step": _step, "whose": ChosenPlayer()}
    )
    time_event.phrase(
        f"the beginning of each other player's {_words}",
        BeginningOf,
        fixed={"step": _step, "whose": Opponent()},
        carries={"each": "whose"},
    )
for _words, _step in (
    ("precombat main phase", Step.MAIN1),
    ("second main phase", Step.MAIN2),
    ("postcombat main phase", Step.MAIN2),
):
    for _whose, _player in (("your", You()), ("each player's", AnyPlayer()), ("each opponent's", Opponent())):
        time_event.phrase(
            f"the beginning of {_whose} {_words}",
            BeginningOf,
            fixed={"step": _step, "whose": _player},
            carries={"each": "whose"},
        )
