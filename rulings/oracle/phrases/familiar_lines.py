"""Wordings that many cards share: amounts that a condition makes larger, alternative and minimum costs, abilities that
can't be activated.

What is here: lines and sentences that stand alone. What is not: costs as such (``costs``), rules for players
(``permitting``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rulings.abilities.ability import AlternativeCost, StaticAbility
from rulings.abilities.amounts.amount import Amount, AmountIf
from rulings.abilities.amounts.history import TimesPaid
from rulings.abilities.changes.change import Change, SetTypes, SwitchPT
from rulings.abilities.changes.permissions import CantBePrevented, CostChange, PlayerCant
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.permanents import PhaseOut
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.players import AnyPlayer, PlayerRef
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, SeveralChanges, ability, change, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# "It deals 4 damage instead": another amount in one effect (CR 614.15).


def _declare_more_damage(template: str, place: int) -> None:
    """The effect keeps its own wording; which of these templates it was, the number remembers."""

    def make(first: Effect, condition: Condition, amount: Amount) -> DealDamage | None:
        if not isinstance(first, DealDamage) or not isinstance(first.source, This) or first.divided:
            return None
        if isinstance(first.amount, AmountIf):
            return None
        return replace(first, amount=AmountIf(condition, amount, first.amount, wording=place))

    def unmake(node: DealDamage) -> Slots:
        found = node.amount
        if not isinstance(found, AmountIf) or found.wording != place:
            return None
        return {
            "first": replace(node, amount=found.otherwise),
            "condition": found.condition,
            "amount": found.then,
        }

    sentence.phrase(template, make, unmake, kind=DealDamage, is_transparent=True, carries={"instead": "amount"})


_MORE_DAMAGE = tuple(
    template
    for it in ("it", "~", "this creature")
    for template in (
        f"{{first:Effect}}. if {{condition:Condition}}, {it} deals {{amount:Quantity}} damage instead.",
        f"{{first:Effect}}. if {{condition:Condition}}, instead {it} deals {{amount:Quantity}} damage.",
        f"{{first:Effect}}. {it} deals {{amount:Quantity}} damage instead if {{condition:Condition}}.",
    )
)
for _place, _template in enumerate(_MORE_DAMAGE):
    _declare_more_damage(_template, _place)

# Alternative costs (CR 118.9).

_RATHER = "rather than pay this spell's mana cost."
ability.phrase(f"you may {{cost:Cost}} {_RATHER}", AlternativeCost, carries={"may": "AlternativeCost"})
ability.phrase(
    f"if {{condition:Condition}}, you may {{cost:Cost}} {_RATHER}", AlternativeCost, carries={"may": "AlternativeCost"}
)

# Minimum costs (CR 601.2f).


def _at_least(filter: Filter) -> StaticAbility | None:
    if filter.kind is not Kind.SPELL:
        return None
    return StaticAbility(changes=(CostChange("spell", filter, AnyPlayer(), 0, ("{3}",)),))


_THREE = "each {filter:Filter@singular} that would cost less than three mana to cast costs three mana to cast."


ability.phrase(
    _THREE,
    StaticAbility(
        changes=(
            CostChange("spell", hole("filter", where=lambda one: one.kind is Kind.SPELL), AnyPlayer(), 0, ("{3}",)),
        )
    ),
    carries={"each": "changes"},
)
ability.phrase(
    f"as long as {{condition:Condition}}, {_THREE}",
    replace(
        StaticAbility(
            changes=(
                CostChange(
                    "spell",
                    hole("filter", where=lambda one: _at_least(one) and one.kind is Kind.SPELL),
                    AnyPlayer(),
                    0,
                    ("{3}",),
                ),
            )
        ),
        condition=hole("condition"),
    ),
    carries={"each": "changes", "as long as": "condition"},
)

# Abilities that can't be activated (CR 602.5, 605).


@dataclass(frozen=True, slots=True)
class CantActivate(SeveralChanges):
    """ "Activated abilities of artifacts can't be activated": mana abilities too."""

    who: PlayerRef
    filter: Filter

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (PlayerCant(self.who, "activate", self.filter), PlayerCant(self.who, "activate mana", self.filter))


rule = ORACLE.category("PlayerRule")
rule.phrase("{who:Player} can't activate abilities of {filter:Filter@plural}", CantActivate)
rule.phrase(
    "activated abilities of {filter:Filter@plural} can't be activated", CantActivate, fixed={"who": AnyPlayer()}
)
rule.phrase(
    "activated abilities of {filter:Filter@plural} can't be activated unless they're mana abilities",
    PlayerCant,
    fixed={"who": AnyPlayer(), "what": "activate"},
    carries={"unless": "what"},
)
ORACLE.category("Noun").words({"source(s) with the chosen name": Filter(Kind.SOURCE, (OfChosen("name"),))})

# Damage that can't be prevented, all the time.


def _never_prevented() -> StaticAbility:
    return StaticAbility(changes=(CantBePrevented(),))


ability.words({"damage can't be prevented.": _never_prevented()})

# Types, switching, phasing.

change.phrase(
    "[is|are] the chosen type in addition to (its|their:self) other types", SetTypes, fixed={"chosen": "creature type"}
)


effect.phrase(
    "switch {objects:Object's} power and toughness {duration:Duration}",
    Continuous(hole("objects"), (SwitchPT(),), hole("duration")),
)
effect.phrase("{what:Object} phase[s] out", PhaseOut)

# Times that it was kicked (CR 702.33c).

counted = ORACLE.category("CountedSingly")
counted.phrase("time <it|this spell> was kicked", TimesPaid, fixed={"keyword": "kicker"})
ORACLE.category("Quantity").phrase(
    "the number of times <it|this spell|~> was kicked", TimesPaid, fixed={"keyword": "kicker"}
)
