"""Trigger events: when, whenever and at.

What is here: entering, dying, leaving, attacking, blocking, damage, casting, steps, life. What is not: replacement
events ("would") and the line that a trigger stands in (``lines``).
"""

from collections.abc import Callable

from rulings.abilities.events.combat import Attacks, AttacksUnblocked, BecomesBlocked, Blocks, PlayerAttacks
from rulings.abilities.events.damage_and_life import DealsDamage, GainsLife, IsDealtDamage, LosesLife
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Discards, Draws, Moves, PlaysLand, Sacrifices
from rulings.abilities.events.permanents import BecomesTapped, TurnedFaceUp
from rulings.abilities.events.spells import BecomesTarget, CastsSpell, ThisCast
from rulings.abilities.events.turns import BeginningOf, EndOfCombat
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, Opponent, You
from rulings.abilities.vocabulary import CardType, Kind, Step, Zone
from rulings.oracle.categories import ORACLE, event, time_event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

thing = ORACLE.category("EventObject")
"""An object in an event: ``This``, ``Attached``, a pronoun, or a ``Filter`` ("a creature you control")."""
thing.include(ORACLE.category("This"), ORACLE.category("Attached"))


thing.phrase(
    "another {filter:Filter@singular}",
    Filter(hole("filter").kind, (Another(), *hole("filter").predicates)),
    is_transparent=True,
    carries={"another": "predicates"},
)
thing.phrase("a {filter:Filter@singular}", hole("filter"), kind=Filter, is_transparent=True)
batch = ORACLE.category("EventBatch")
"""Objects of which one or more do it at once."""
batch.phrase(
    "one or more other {filter:Filter@plural}",
    Filter(hole("filter").kind, (Another(), *hole("filter").predicates)),
    is_transparent=True,
    number=Number.PLURAL,
)
batch.phrase(
    "one or more {filter:Filter@plural}", hole("filter"), kind=Filter, is_transparent=True, number=Number.PLURAL
)

_ENTERS = {"destination": Zone.BATTLEFIELD}
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
event.phrase("{attacker:EventObject} attack[s]", Attacks)
event.phrase("{attacker:EventObject} attack[s] alone", Attacks, fixed={"alone": True})
event.phrase("{attacker:EventObject} attack[s] {whom:Player}", Attacks)
event.phrase("{attacker:EventBatch} attack[s]", Attacks, fixed={"batch": True})
event.phrase("{attacker:EventObject} attack[s] and isn't blocked", AttacksUnblocked)
event.phrase("{blocker:EventObject} block[s]", Blocks)
event.phrase("{blocker:EventObject} block[s] {blocked:EventObject}", Blocks)
event.phrase("{attacker:EventObject} become[s] blocked", BecomesBlocked)
event.phrase("{attacker:EventObject} become[s] blocked by {by:EventObject}", BecomesBlocked)
event.phrase("{object:EventObject} become[s] tapped", BecomesTapped)
event.phrase("{object:EventBatch} become[s] tapped", BecomesTapped, fixed={"batch": True})
event.phrase("{object:EventObject} become[s] the target of a {of:Filter@singular}", BecomesTarget)
event.phrase("{object:EventObject} is turned face up", TurnedFaceUp)
event.phrase("{who:Player} attack[s]", PlayerAttacks)
event.phrase(
    "{who:Player} play[s] another land",
    PlaysLand,
    fixed={"land": Filter(Kind.PERMANENT, (Another(), HasType(CardType.LAND)))},
    carries={"another": "land"},
)
for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    for _slot, _batch in (("{source:EventObject}", False), ("{source:EventBatch}", True)):
        _fixed: dict[str, Value] = {"combat": _combat, "batch": _batch}
        event.phrase(f"{_slot} deal[s] {_damage}", DealsDamage, fixed=_fixed)
        event.phrase(f"{_slot} deal[s] {_damage} to {{to:Player}}", DealsDamage, fixed=_fixed)
        event.phrase(f"{_slot} deal[s] {_damage} to {{to:EventObject}}", DealsDamage, fixed=_fixed)
    event.phrase(f"{{to:EventObject}} is dealt {_damage}", IsDealtDamage, fixed={"combat": _combat})
    _excess: dict[str, Value] = {"combat": _combat, "excess": True}
    event.phrase(f"{{to:EventObject}} is dealt excess {_damage}", IsDealtDamage, fixed=_excess)
event.phrase("{who:Player} cast[s] a {spell:SpellCast@singular}", CastsSpell)
event.phrase("you cast this spell", ThisCast)
event.phrase("{who:Player} draw[s] a card", Draws)
event.phrase("{who:Player} discard[s] a {what:Filter@singular}", Discards)
event.phrase("{who:Player} discard[s] one or more cards", Discards, fixed={"batch": True})
event.phrase("{who:Player} sacrifice[s] {what:EventObject}", Sacrifices)
event.phrase("{who:Player} gain[s] life", GainsLife)
event.phrase("{who:Player} lose[s] life", LosesLife)
event.phrase("{who:Player} play[s] a land", PlaysLand)

_NTH = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
for _word, _number in _NTH.items():
    event.phrase(
        f"{{who:Player}} draw[s] (their|your:who) {_word} card each turn",
        Draws,
        fixed={"nth": _number},
        carries={"each": "nth"},
    )
for _step, _words in {
    Step.UPKEEP: "upkeep",
    Step.DRAW: "draw step",
    Step.END: "end step",
    Step.MAIN1: "first main phase",
}.items():
    for _whose, _player in (
        ("your", You()),
        ("each", AnyPlayer()),
        ("each player's", AnyPlayer()),
        ("each opponent's", Opponent()),
    ):
        time_event.phrase(
            f"the beginning of {_whose} {_words}",
            BeginningOf,
            fixed={"step": _step, "whose": _player},
            carries={"each": "whose"},
        )
for _whose, _player in (("your turn", You()), ("each turn", AnyPlayer()), ("each opponent's turn", Opponent())):
    time_event.phrase(
        f"the beginning of combat on {_whose}",
        BeginningOf,
        fixed={"step": Step.BEGIN_COMBAT, "whose": _player},
        carries={"each": "whose"},
    )
time_event.phrase("end of combat", EndOfCombat)


# One subject, two events.


def _subject_pair(template: str, first: Callable[[Node], EventPattern], second: Callable[[Node], EventPattern]) -> None:

    event.phrase(template, AnyOfEvents((first(hole("object")), second(hole("object")))))


def _enters(object: Node) -> EventPattern:
    return Moves(object, destination=Zone.BATTLEFIELD)


def _dies(object: Node) -> EventPattern:
    return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


_subject_pair("{object:EventObject} enter[s] or attack[s]", _enters, Attacks)
_subject_pair("{object:EventObject} enter[s] or die[s]", _enters, _dies)
_subject_pair("{object:EventObject} enter[s] or is put into a graveyard from the battlefield", _enters, _dies)
_subject_pair("{object:EventObject} attack[s] or block[s]", Attacks, Blocks)
