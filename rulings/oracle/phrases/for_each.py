"""Numbers that grow with what there is: "draw a card for each ...", "gain 2 life for each ..." (CR 107.3).

What is here: the common verbs with "for each" behind them. What is not: costs, changes of power and toughness.
"""

from collections.abc import Callable, Mapping
from typing import Any

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.effects.cards import Draw, Mill
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.players import PlayerRef
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.tokens import predefined_spec

Slots = Mapping[str, Value] | None


def _product(amount: Amount, times: Amount) -> Times | None:
    return Times(amount.value, times) if isinstance(amount, Fixed) else None


def _declare(template: str, kind: type[Effect], build: Callable[..., Effect], *names: str) -> None:
    def make(amount: Amount, times: Amount, **slots: Value) -> Effect | None:
        product = _product(amount, times)
        return build(amount=product, **slots) if product else None

    def unmake(node: Any) -> Slots:
        if not isinstance(node.amount, Times):
            return None
        slots = {name: getattr(node, name) for name in names}
        amount, times = Fixed(node.amount.factor), node.amount.amount
        return {"amount": amount, "times": times, **slots} if node == make(amount, times, **slots) else None

    effect.phrase(f"{template} for each {{times:CountedSingly}}", make, unmake, kind=kind, carries={"each": "amount"})


_declare("{who:Subject} draw[s] {amount:Amount} card(s:amount)", Draw, Draw, "who")
_declare("{who:Subject} mill[s] {amount:Amount} card(s:amount)", Mill, Mill, "who")
_declare("{who:Subject} gain[s] {amount:Quantity} life", GainLife, GainLife, "who")
_declare("{who:Subject} lose[s] {amount:Quantity} life", LoseLife, LoseLife, "who")
_declare("{source:Object} deal[s] {amount:Quantity} damage to {to:Recipient}", DealDamage, DealDamage, "source", "to")
_declare(
    "{who:Subject} put[s] {amount:Amount} {kind:CounterKind} counter(s:amount) on {on:Recipient}",
    PutCounters,
    PutCounters,
    "who",
    "kind",
    "on",
)
_declare("{who:Subject} create[s] {amount:Amount} {token:TokenWords@amount}", CreateToken, CreateToken, "who", "token")


def _predefined(who: PlayerRef, amount: Amount, name: str, times: Amount) -> CreateToken | None:
    product = _product(amount, times)
    return CreateToken(who, product, predefined_spec(name), name) if product else None


def _undo_predefined(node: CreateToken) -> Slots:
    if node.predefined is None or not isinstance(node.amount, Times) or node.entering is not None:
        return None
    amount, times = Fixed(node.amount.factor), node.amount.amount
    return {"who": node.who, "amount": amount, "name": node.predefined, "times": times}


effect.phrase(
    "{who:Subject} create[s] {amount:Amount} {name:PredefinedToken@amount} for each {times:CountedSingly}",
    _predefined,
    _undo_predefined,
    kind=CreateToken,
    carries={"each": "amount"},
)
