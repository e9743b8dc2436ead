"""Sentences with a choice to do or to pay (CR 118.12, 608.2d)."""

from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.effects.optional import AnyMayPay, MayPay
from rulings.abilities.players import You
from rulings.oracle.categories import ORACLE, sentence
from rulings.oracle.holes import but, hole

offer = ORACLE.category("Offer")
"""Who may pay what: an ``AnyMayPay`` without what follows."""


_OFFER = hole("offer", AnyMayPay)
sentence.phrase(
    "{offer:Offer}. if a player does, {then:Clauses}.",
    but(_OFFER, then=hole("then", Effect)),
    kind=Effect,
    is_transparent=True,
)
sentence.phrase(
    "{offer:Offer}. if no one does, {otherwise:Clauses}.",
    but(_OFFER, otherwise=hole("otherwise", Effect)),
    kind=Effect,
    is_transparent=True,
)
sentence.phrase(
    "{offer:Offer}. if no one does, destroy {what:Object}. creatures destroyed this way can't be regenerated.",
    but(_OFFER, otherwise=Destroy(hole("what"), no_regeneration=True)),
    kind=Effect,
    is_transparent=True,
)
for _do in ("if they do", "if you do", "if that player does", "if the player does"):
    sentence.phrase(
        f"{{effect:Effect}} unless {{who:Player}} {{cost:Payment@who}}. {_do}, {{then:Clauses}}.",
        MayPay(hole("who"), hole("cost"), then=hole("then"), otherwise=hole("effect")),
        carries={"unless": "MayPay"},
    )
for _if, _reflexive in (
    ("if you do", False),
    ("when you do", True),
    ("if they do", False),
    ("if that player does", False),
    ("if the player does", False),
):
    sentence.phrase(
        f"{{who:Subject}} may {{cost:MayPayCost}}. {_if}, {{then:Clauses}}.",
        MayPay,
        fixed={"reflexive": _reflexive},
        carries={"may": "MayPay"},
    )
for _not in ("if you don't", "if they don't", "if that player doesn't", "if the player doesn't"):
    for _cost in ("pay {cost:ManaOnly}", "{cost:MayPayCost}"):
        sentence.phrase(
            f"{{who:Subject}} may {_cost}. {_not}, {{otherwise:Clauses}}.", MayPay, carries={"may": "MayPay"}
        )

# Nobody is forced to pay (CR 118.12).
sentence.phrase(
    "pay {cost:ManaOnly}. if you don't, {otherwise:Clauses}.", MayPay(You(), hole("cost"), otherwise=hole("otherwise"))
)
