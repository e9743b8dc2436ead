"""Costs as a whole, mana, life, energy (CR 118)."""

from rulings.abilities.amounts.amount import X
from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.costs.cost import Cost, CostPart, EffectCost, EitherCost
from rulings.abilities.costs.mana import CollectEvidence, ManaCost, ManaPerAmount, PayEnergy, PayLife, WaterbendCost
from rulings.abilities.costs.objects import DiscardCost, ExileCost, MillCost, ReturnCost, SacrificeCost, SacrificePower
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, cost, cost_part, mana
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import declare_part

single_payment = ORACLE.category("SinglePayment")
"""One such thing."""


def _half_life(of: PlayerRef, rounded: str) -> PayLife:
    return PayLife(Half(LifeTotal(of), rounded))


ORACLE.category("CostPart").phrase(
    "pay half {of:Player's} life, rounded {rounded:RoundedWay}", PayLife(Half(LifeTotal(hole("of")), hole("rounded")))
)
ORACLE.category("SinglePayment").phrase(
    "pay[s:self] half {of:Player's} life, rounded {rounded:RoundedWay}",
    Cost((_half_life(hole("of"), hole("rounded")),)),
)


def _declare(template: str, part: CostPart) -> None:
    single_payment.phrase(template, Cost((part,)), carries={"each": "parts"})


_declare("pay[s:self] {symbols:ManaSymbols}", ManaCost(hole("symbols")))
_declare("waterbend[s:self] {symbols:ManaSymbols}", WaterbendCost(hole("symbols")))
_declare(
    "pay[s:self] {symbols:ManaSymbols} for each {times:CountedSingly}", ManaPerAmount(hole("symbols"), hole("times"))
)
_declare("pay[s:self] {amount:Quantity} life", PayLife(hole("amount")))
_declare("sacrifice[s:self] {what:Object}", SacrificeCost(hole("what")))
_declare("sacrifice[s:self] {what:Object} of <their|your> choice", SacrificeCost(hole("what")))
_declare(
    "sacrifice[s:self] any number of {filter:Filter@plural} with total power {amount:Quantity} or greater",
    SacrificePower(hole("filter"), hole("amount")),
)
_declare("discard[s:self] {what:Object}", DiscardCost(hole("what")))
_declare("return[s:self] {what:Object} to <its owner's hand|their owner's hand|your hand>", ReturnCost(hole("what")))
_declare("exile[s:self] {what:Object}", ExileCost(hole("what")))
_declare("mill[s:self] {amount:Amount} card(s:amount)", MillCost(hole("amount")))
costs = ORACLE.category("CostDoings")
"""One part or two joined by "and"; a ``Cost``."""
declare_part("paying {symbols:ManaSymbols}", ManaCost)
declare_part("paying {amount:Numeral} life", PayLife)
costs.phrase("{part:CostDoing}", Cost((hole("part"),)))
costs.phrase("{first:CostDoing} and {second:CostDoing}", Cost((hole("first"), hole("second"))))
may_cost = ORACLE.category("MayPayCost")
"""What somebody may pay that is not mana alone."""
may_cost.phrase("pay {amount:Quantity} life", Cost((PayLife(hole("amount")),)))
may_cost.phrase("pay {amount:EnergySymbols}", Cost((PayEnergy(hole("amount")),)))
_activation = ORACLE.category("ListedCost")
_activation.phrase("{parts:CostPart+,}", Cost)
ORACLE.category("Cost").phrase(
    "{first:ListedCost} or {second:ListedCost}", Cost((EitherCost((hole("first"), hole("second"))),))
)
cost.phrase("{parts:CostPart+,}", Cost)
cost.phrase("{first:CostPart} and {second:CostPart}", Cost((hole("first"), hole("second"))))
cost_part.include(mana)
cost_part.include(ORACLE.category("LoyaltySymbol"))
cost_part.phrase("pay {symbols:ManaSymbols}", ManaCost)
cost_part.phrase("waterbend {symbols:ManaSymbols}", WaterbendCost)
cost_part.phrase("pay {amount:Quantity} life", PayLife)
cost_part.phrase("pay {amount:EnergySymbols}", PayEnergy)
ORACLE.category("CostPart").phrase("collect evidence {amount:Quantity}", CollectEvidence)
cost_part.phrase("pay {amount:NumberWord} {E}", PayEnergy)
cost_part.phrase("pay X {E}", PayEnergy, fixed={"amount": X()})
ORACLE.category("SinglePayment").phrase("pay[s:self] {amount:EnergySymbols}", Cost((PayEnergy(hole("amount")),)))


cost_part.phrase("blight {amount:Quantity}", EffectCost(KeywordAction(You(), "blight", hole("amount"))))
cost_part.phrase(
    "behold {amount:Amount} {filter:Filter@amount}",
    EffectCost(
        KeywordAction(
            You(),
            "behold",
            what=Choose(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), hole("amount")),
        )
    ),
)
cost_part.phrase("forage", EffectCost(KeywordAction(You(), "forage")))
ORACLE.category("MayPayCost").phrase("pay life equal to {amount:Quantity}", Cost((PayLife(hole("amount")),)))
