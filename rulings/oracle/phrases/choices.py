"""Small shapes of effects and objects that stand beside the basic verbs.

What is here: "of their choice", "each of", "you may have it deal", all counters, "if you can't", mana for each. What is
not: the verbs themselves (``verbs``).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rulings.abilities.amounts import AllOf, Amount
from rulings.abilities.costs import Cost, PayEnergy, PayLife
from rulings.abilities.effects import Effect, IfDone, May, MayPay, Sequence
from rulings.abilities.filters import Filter, InZone
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import AnyTarget, Choose, ObjectRef, Several, Target
from rulings.abilities.verbs import (
    AddMana,
    ControlNextTurn,
    CreateEmblem,
    DealDamage,
    Discard,
    Draw,
    GainLife,
    GetEnergy,
    LoseLife,
    ManaOption,
    Mill,
    RemoveCounters,
    Sacrifice,
    Shuffle,
    SpendOnly,
    TurnFaceUp,
)
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, adjective, effect, filter_, recipient, sentence, thing
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

# "Of their choice": the one who does it chooses, as always.


def _of_choice(verb: type[Sacrifice] | type[Discard], template: str) -> None:
    def make(who: PlayerRef, amount: Amount, filter: Filter) -> Effect:
        return verb(who, Choose(filter, amount))

    def unmake(node: Sacrifice | Discard) -> Slots:
        what = node.what
        if not isinstance(what, Choose) or node != make(node.who, what.amount, what.filter):
            return None
        return {"who": node.who, "amount": what.amount, "filter": what.filter}

    effect.phrase(template, make, unmake, kind=verb)


_CHOICE = "{amount:Amount} {filter:Filter@amount} of <their|your|his or her> choice"
_of_choice(Sacrifice, f"{{who:Subject}} sacrifice[s] {_CHOICE}")

# "Each of two target creatures".


def _each_of(objects: ObjectRef) -> Several | None:
    return Several((objects,)) if isinstance(objects, Target | AnyTarget | Choose) else None


def _undo_each_of(node: Several) -> Slots:
    return {"objects": node.parts[0]} if len(node.parts) == 1 else None


thing.phrase(
    "each of {objects:Object}", _each_of, _undo_each_of, kind=Several, carries={"each": "parts"}, number=Number.SINGULAR
)


def _both(first: Node, second: Node) -> Several:
    return Several((first, second))


def _undo_both(node: Several) -> Slots:
    return {"first": node.parts[0], "second": node.parts[1]} if len(node.parts) == 2 else None


recipient.phrase("{first:Recipient} and {second:Recipient}", _both, _undo_both, kind=Several, number=Number.PLURAL)

# Damage in other orders of the words.

effect.phrase("{source:Object} deal[s] damage to {to:Recipient} equal to {amount:Quantity}", DealDamage)

# "You may have ...": somebody else does it if you want.


def _have(template: str, inner: Callable[..., Effect], kind: type[Effect], *names: str) -> None:
    def make(chooser: PlayerRef, **slots: Value) -> May:
        return May(chooser, inner(**slots))

    def unmake(node: May) -> Slots:
        if type(node.effect) is not kind:
            return None
        slots = {name: getattr(node.effect, name) for name in names}
        return {"chooser": node.who, **slots} if node == make(node.who, **slots) else None

    effect.phrase(f"{{chooser:Subject}} may have {template}", make, unmake, kind=May, carries={"may": "May"})


_have(
    "{source:Object} deal {amount:Quantity} damage to {to:Recipient}", DealDamage, DealDamage, "source", "amount", "to"
)
_have(
    "{source:Object} deal damage equal to {amount:Quantity} to {to:Recipient}",
    DealDamage,
    DealDamage,
    "source",
    "amount",
    "to",
)
_have("{who:Player} lose {amount:Quantity} life", LoseLife, LoseLife, "who", "amount")
_have("{who:Player} gain {amount:Quantity} life", GainLife, GainLife, "who", "amount")
_have("{who:Player} draw {amount:Amount} card(s:amount)", Draw, Draw, "who", "amount")
_have("{who:Player} mill {amount:Amount} card(s:amount)", Mill, Mill, "who", "amount")
_have("{who:Player} discard {what:Object}", Discard, Discard, "who", "what")
_have("{who:Player} sacrifice {what:Object}", Sacrifice, Sacrifice, "who", "what")
_have("{who:Player} shuffle", Shuffle, Shuffle, "who")

# Counters.

effect.phrase(
    "{who:Subject} remove[s] all {kind:CounterKind} counters from {source:Recipient}",
    RemoveCounters,
    fixed={"amount": AllOf()},
)
effect.phrase(
    "{who:Subject} remove[s] all counters from {source:Recipient}",
    RemoveCounters,
    fixed={"amount": AllOf(), "kind": None},
)

# "If you can't": what is done where the thing before could not be.

for _cant in (
    "if you can't",
    "if they can't",
    "if that player can't",
    "if you don't",
    "if they don't",
    "if that player doesn't",
):

    def _otherwise(first: Effect, otherwise: Effect) -> IfDone:
        return IfDone(first, Sequence(()), otherwise)

    def _undo_otherwise(node: IfDone) -> Slots:
        if node.then != Sequence(()) or node.otherwise is None:
            return None
        return {"first": node.first, "otherwise": node.otherwise}

    sentence.phrase(f"{{first:Clauses}}. {_cant}, {{otherwise:Clauses}}.", _otherwise, _undo_otherwise, kind=IfDone)
for _if, _reflexive in (
    ("if you do", False),
    ("when you do", True),
    ("if they do", False),
    ("if that player does", False),
):
    sentence.phrase(
        f"{{who:Subject}} may {{cost:MayPayCost}}. {_if}, {{then:Clauses}}.",
        MayPay,
        fixed={"reflexive": _reflexive},
        carries={"may": "MayPay"},
    )
may_cost = ORACLE.category("MayPayCost")
"""What somebody may pay that is not mana alone."""


def _life(amount: Amount) -> Cost:
    return Cost((PayLife(amount),))


def _undo_life(node: Cost) -> Slots:
    return {"amount": node.parts[0].amount} if len(node.parts) == 1 and isinstance(node.parts[0], PayLife) else None


def _energy(amount: Amount) -> Cost:
    return Cost((PayEnergy(amount),))


def _undo_energy(node: Cost) -> Slots:
    return {"amount": node.parts[0].amount} if len(node.parts) == 1 and isinstance(node.parts[0], PayEnergy) else None


may_cost.phrase("pay {amount:Quantity} life", _life, _undo_life, kind=Cost)
may_cost.phrase("pay {amount:EnergySymbols}", _energy, _undo_energy, kind=Cost)
for _not in ("if you don't", "if they don't", "if that player doesn't"):
    for _cost in ("pay {cost:ManaOnly}", "{cost:MayPayCost}"):
        sentence.phrase(
            f"{{who:Subject}} may {_cost}. {_not}, {{otherwise:Clauses}}.", MayPay, carries={"may": "MayPay"}
        )

# Mana for each.


def _mana_for_each(who: PlayerRef, options: tuple[ManaOption, ...], times: Amount) -> AddMana:
    return AddMana(who, options, times)


def _undo_mana_for_each(node: AddMana) -> Slots:
    if node.times is None or node != _mana_for_each(node.who, node.options, node.times):
        return None
    return {"who": node.who, "options": node.options, "times": node.times}


effect.phrase(
    "{who:Subject} add[s] {options:ManaOption+or} for each {times:CountedSingly}",
    _mana_for_each,
    _undo_mana_for_each,
    kind=AddMana,
    carries={"each": "times"},
)
effect.phrase(
    "{who:Subject} add[s] a amount of {options:ManaOption+or} equal to {times:Quantity}",
    _mana_for_each,
    _undo_mana_for_each,
    kind=AddMana,
)

# Turning and controlling.

effect.phrase("turn {what:Object} face up", TurnFaceUp)
effect.phrase(
    "{who:Subject} control[s] {whom:Player} during that player's next turn",
    ControlNextTurn,
    carries={"next": "ControlNextTurn"},
)

# Spells and abilities together.

filter_.words(
    {
        "spell, activated ability, or triggered ability": Filter(Kind.SPELL_OR_ABILITY),
        "activated or triggered ability": Filter(Kind.ABILITY),
    }
)
adjective.words({"exiled": InZone(Zone.EXILE)})

# Energy, emblems.

effect.phrase("{who:Subject} get[s] {amount:EnergySymbols}", GetEnergy)
effect.phrase("{who:Subject} get[s] a emblem with {abilities:Granted+and}", CreateEmblem)

# What mana may be spent on (CR 106.6).


def _spend_on(filter: Filter) -> SpendOnly | None:
    return SpendOnly(filter) if filter.kind is Kind.SPELL else None


def _undo_spend_on(node: SpendOnly) -> Slots:
    return {"filter": node.filter} if node.filter is not None and node == _spend_on(node.filter) else None


spend_only = ORACLE.category("SpendOnly")
spend_only.phrase("cast a {filter:Filter@singular}", _spend_on, _undo_spend_on, kind=SpendOnly)
spend_only.phrase("cast {filter:Filter@plural}", _spend_on, _undo_spend_on, kind=SpendOnly)


def _add_to_spend(effect: Effect, restriction: SpendOnly) -> Effect | None:
    if not isinstance(effect, AddMana) or effect.restriction is not None:
        return None
    return replace(effect, restriction=restriction)


def _undo_add_to_spend(node: Effect) -> Slots:
    if not isinstance(node, AddMana) or node.restriction is None:
        return None
    return {"effect": replace(node, restriction=None), "restriction": node.restriction}


sentence.phrase(
    "{effect:Effect}. spend this mana only to {restriction:SpendOnly}.",
    _add_to_spend,
    _undo_add_to_spend,
    kind=Effect,
    is_transparent=True,
    carries={"only": "Effect"},
)
