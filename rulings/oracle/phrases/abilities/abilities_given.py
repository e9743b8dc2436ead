"""Static abilities that give abilities and sizes (CR 613.1f, 613.4)."""

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.changes.change import GainAbilities, LoseAbilities, LoseTypes, SetPT
from rulings.abilities.conditions.condition import HasDesignation
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import OwnManaCost
from rulings.abilities.costs.objects import ExileCost
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node
from rulings.abilities.players import You
from rulings.abilities.references import Choose, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import bonus, stats

_FLASHBACK = GainAbilities((KeywordAbility(name="flashback", cost=Cost((OwnManaCost(),))),))
_FASTEST = HasDesignation("max speed", You())
for _its in ("its mana cost", "their mana costs", "that card's mana cost", "the card's mana cost"):
    ability.phrase(
        f"{{affected:Affected}} [has|have] flashback. the flashback cost is equal to {_its}.",
        StaticAbility(affected=hole("affected"), changes=(_FLASHBACK,)),
    )
    ability.phrase(
        f"{{affected:Affected}} [has|have] escape. the escape cost is equal to {_its} plus exile {{amount:Amount}} "
        "other cards from your graveyard.",
        StaticAbility(
            affected=hole("affected"),
            changes=(
                GainAbilities(
                    (
                        KeywordAbility(
                            name="escape",
                            cost=Cost(
                                (
                                    OwnManaCost(),
                                    ExileCost(
                                        Choose(
                                            Filter(Kind.CARD, (Another(), InZone(Zone.GRAVEYARD, You()))),
                                            hole("amount"),
                                        )
                                    ),
                                )
                            ),
                        ),
                    )
                ),
            ),
        ),
    )
ability.phrase(
    "max speed — {ability:Ability}",
    StaticAbility(
        affected=This(), changes=(GainAbilities((hole("ability"),)),), condition=_FASTEST, keyword="max speed"
    ),
)
_HARNESSED = HasDesignation("harnessed", This())
ability.phrase(
    "∞ — {ability:Ability}",
    StaticAbility(affected=This(), changes=(GainAbilities((hole("ability"),)),), condition=_HARNESSED, keyword="∞"),
)
NAMES = ("embalm", "encore", "foretell", "harmonize", "madness", "miracle", "plot", "replicate", "scavenge", "unearth")


def _gains(name: str, reduced: int = 0) -> GainAbilities:
    return GainAbilities((KeywordAbility(name=name, cost=Cost((OwnManaCost(reduced),))),))


def _declare(name: str) -> None:

    def reduced(affected: Node, less: tuple[str, ...]) -> StaticAbility | None:
        if len(less) != 1 or not less[0].strip("{}").isdigit():
            return None
        return StaticAbility(affected=affected, changes=(_gains(name, int(less[0].strip("{}"))),))

    def undo_reduced(node: StaticAbility) -> Slots:
        match node.changes:
            case (GainAbilities(abilities=(KeywordAbility(cost=Cost(parts=(OwnManaCost(reduced=by),))),)),) if by:
                less = (f"{{{by}}}",)
                if node.affected is not None and node == reduced(node.affected, less):
                    return {"affected": node.affected, "less": less}
        return None

    cost = f"<the|its> {name} cost is equal to its mana cost"
    for subject in ("{affected:Affected} [has|have]", "each {affected:Filter@singular} has"):
        carries = {"each": "affected"} if subject.startswith("each") else {}
        ability.phrase(
            f"{subject} {name}. {cost}.",
            StaticAbility(affected=hole("affected"), changes=(_gains(name),)),
            carries=carries,
        )
        # The number is taken out of a symbol.
        ability.phrase(
            f"{subject} {name}. {cost} reduced by {{less:ManaSymbols}}.",
            reduced,
            undo_reduced,
            kind=StaticAbility,
            carries=carries,
        )
    sentence.phrase(
        f"{{objects:Object}} gain[s] {name} {{duration:Duration}}. {cost}.",
        Continuous(hole("objects"), (_gains(name),), hole("duration")),
    )


for _name in NAMES:
    _declare(_name)


def _defining(this: This, power: Amount | None, toughness: Amount | None) -> StaticAbility:
    return StaticAbility(affected=this, changes=(SetPT(power, toughness),), is_characteristic_defining=True)


_OF = "{this:This's}"
ability.phrase(
    f"{_OF} power and toughness are each equal to {{value:Quantity}}.",
    _defining(hole("this"), hole("value"), hole("value")),
    carries={"each": "changes"},
)
ability.phrase(f"{_OF} power is equal to {{value:Quantity}}.", _defining(hole("this"), hole("value"), None))
ability.phrase(f"{_OF} toughness is equal to {{value:Quantity}}.", _defining(hole("this"), None, hole("value")))
ability.phrase(
    f"{_OF} power is equal to {{value:Quantity}} and its toughness is equal to that number plus {{more:Quantity}}.",
    _defining(hole("this"), hole("value"), Plus(hole("value"), hole("more", Fixed))),
)


def _declare_for_its_cost(name: str) -> None:

    ability.phrase(
        f"each {{affected:Filter@singular}} has {name}. the {name} cost is equal to its mana cost.",
        StaticAbility(
            affected=hole("affected", where=lambda one: one.kind is Kind.SPELL),
            changes=(GainAbilities((KeywordAbility(name=name),)),),
        ),
        carries={"each": "affected"},
    )


for _name in ("emerge", "blitz"):
    _declare_for_its_cost(_name)


def _static(affected: Node, power: Amount, toughness: Amount) -> StaticAbility | None:
    return StaticAbility(affected=affected, changes=(bonus(power, toughness),)) if power != toughness else None


ability.phrase(
    "{affected:Affected} get[s] +X/+Y, where X is {power:Quantity}<|,> and Y is {toughness:Quantity}.",
    StaticAbility(affected=hole("affected"), changes=(bonus(hole("power"), hole("toughness")),)),
    where=lambda power, toughness: power != toughness,
)
ability.phrase(
    "{affected:Affected} get[s] +X/+Y, where X is {of:Object's} power and Y is its toughness.",
    _static(hole("affected"), *stats(hole("of"))),
)
ability.phrase(
    "{affected:Affected} lose all land types and abilities, and they gain {abilities:Granted+and}.",
    StaticAbility(
        affected=hole("affected"),
        changes=(LoseTypes(all_land_types=True), LoseAbilities(), GainAbilities(hole("abilities"))),
    ),
)

# What the spell has on the stack.
ability.phrase(
    "if {condition:Condition}, it has {abilities:Granted+and}.",
    StaticAbility(
        affected=This("spell"),
        changes=(GainAbilities(hole("abilities")),),
        condition=hole("condition", WasPaid),
        zones=(Zone.STACK,),
    ),
)
