"""How this very card is cast: alternative and additional costs, timing (CR 118.8-9, 601.3)."""

from rulings.abilities.ability import AdditionalCost, AlternativeCost, CastTiming, SpendOnX
from rulings.abilities.conditions.condition import AllHold, Exists
from rulings.abilities.conditions.history import FirstSpellThisGame
from rulings.abilities.costs.cost import Cost, EffectCost, EitherCost
from rulings.abilities.effects.life import GainLife
from rulings.abilities.players import EachOtherPlayer, Opponent, You
from rulings.oracle.categories import ORACLE, ability, cost
from rulings.oracle.holes import hole

ability.phrase(
    "if {first:Condition} and {second:Condition}, you may cast this spell without paying its mana cost.",
    AlternativeCost(condition=AllHold((hole("first", unless=AllHold), hole("second", unless=AllHold)))),
    carries={"may": "AlternativeCost"},
)
_RATHER = "rather than pay this spell's mana cost."
ability.phrase(f"you may {{cost:Cost}} {_RATHER}", AlternativeCost, carries={"may": "AlternativeCost"})
ability.phrase(
    f"if {{condition:Condition}}, you may {{cost:Cost}} {_RATHER}", AlternativeCost, carries={"may": "AlternativeCost"}
)
ability.phrase(
    "if {first:Condition} and {second:Condition}, you may cast this spell without paying its mana cost.",
    AlternativeCost(condition=AllHold((hole("first", Exists), hole("second", Exists)))),
    carries={"may": "AlternativeCost"},
)
_RATHER_FREE = "rather than pay this spell's mana cost"
ability.phrase(
    f"if {{condition:Condition}}, {_RATHER_FREE}, you may have {{who:Player}} gain {{amount:Quantity}} life.",
    AlternativeCost(
        cost=Cost((EffectCost(GainLife(hole("who", Opponent, EachOtherPlayer), hole("amount"))),)),
        condition=hole("condition"),
    ),
    carries={"may": "AlternativeCost"},
)
early = ORACLE.category("EarlyInTheGame")
"""What may be true of the first spells of a game: a ``Condition``."""
early.words({"this spell is the first spell you've cast this game": FirstSpellThisGame(You())})
ability.phrase(
    "if {condition:EarlyInTheGame}, you may cast it without paying its mana cost.",
    AlternativeCost,
    carries={"may": "AlternativeCost"},
)
_MAY = "you may cast this spell as though it had flash"
ability.phrase(
    f"{_MAY} if you pay {{more:Cost}} more to cast it.",
    CastTiming,
    fixed={"as_flash": True},
    carries={"may": "as_flash"},
)
ability.phrase(
    f"{_MAY}. if you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes "
    "sacrifices it at the beginning of the next cleanup step.",
    CastTiming,
    fixed={"as_flash": True, "is_sacrificed": True},
    carries={"may": "as_flash", "next": "is_sacrificed"},
)
spell_cost = ORACLE.category("SpellCost")
spell_cost.include(cost)
spell_cost.phrase(
    "{first:CostPart} or {second:CostPart}", Cost((EitherCost((Cost((hole("first"),)), Cost((hole("second"),)))),))
)
ability.phrase("as a additional cost to cast this spell, {cost:SpellCost}.", AdditionalCost)
ability.phrase(
    "as a additional cost to cast this spell, you may {cost:SpellCost}.",
    AdditionalCost,
    fixed={"optional": True},
    carries={"may": "optional"},
)
colors = ORACLE.category("ColorsForX")
colors.phrase("{color:Color}", (hole("color"),))
colors.phrase("{first:Color} and/or {second:Color}", (hole("first"), hole("second")))
ability.phrase("spend only {colors:ColorsForX} mana on X.", SpendOnX, carries={"only": "colors"})
for _template in ("cast this spell only {condition:Timing}.", "cast this spell only if {condition:Condition}."):
    ability.phrase(_template, CastTiming(condition=hole("condition")), carries={"only": "CastTiming"})
ability.phrase(
    "cast this spell only {first:Timing} and only if {second:Condition}.",
    CastTiming(condition=AllHold((hole("first"), hole("second")))),
    carries={"only": "CastTiming"},
)
for _template in (
    "you may cast this spell as though it had flash if {condition:Condition}.",
    "as long as {condition:Condition}, you may cast this spell as though it had flash.",
    "if {condition:Condition}, you may cast this spell as though it had flash.",
):
    ability.phrase(
        _template,
        CastTiming(condition=hole("condition"), as_flash=True),
        carries={"may": "as_flash", "as long as": "condition"},
    )
