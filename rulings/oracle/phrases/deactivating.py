"""Permanents whose activated abilities can't be activated (CR 602.5).

What is here: "and its activated abilities can't be activated", alone, "unless they're mana abilities", for a time; and
what else such Auras say: "can't attack, block, or crew Vehicles". What is not: all abilities of a kind of permanents
(``familiar_lines``).
"""

from dataclasses import dataclass

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import IsAbilityKind
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import SeveralChanges, ability, change, effect
from rulings.oracle.holes import hole

_WAYS = (
    ("activated abilities can't be activated", CantDo("activate")),
    (
        "activated abilities can't be activated unless they're mana abilities",
        CantDo("activate", unless=Filter(Kind.ABILITY, (IsAbilityKind("mana"),))),
    ),
)


def _declare(words: str, what: CantDo) -> None:
    carries = {"unless": "changes"}

    # As one of several things that are said of it.
    change.phrase(f"(its|their:self) {words}", what, carries={"unless": "unless"})

    for joint in (", and", "."):
        ability.phrase(
            f"{{affected:Affected}} {{changes:Change+and@affected}}{joint} (its|their:affected) {words}.",
            StaticAbility(
                affected=hole("affected"), changes=(*hole("changes", where=lambda one: what not in one), what)
            ),
            carries=carries,
        )

    ability.phrase(
        f"{{affected:Affected's}} {words}.", StaticAbility(affected=hole("affected"), changes=(what,)), carries=carries
    )

    effect.phrase(
        f"{{objects:Object's}} {words} {{duration:Duration}}",
        Continuous(hole("objects"), (what,), hole("duration")),
        carries=carries,
    )


for _words, _what in _WAYS:
    _declare(_words, _what)


@dataclass(frozen=True, slots=True)
class NoAttackBlockOrCrew(SeveralChanges):
    """ "Can't attack, block, or crew Vehicles"."""

    def changes(self) -> tuple[Change, ...]:
        """All three."""
        return (CantDo("attack or block"), CantDo("crew"))


@dataclass(frozen=True, slots=True)
class NoAttackBlockOrTransform(SeveralChanges):
    """ "Can't attack, block, or transform"."""

    def changes(self) -> tuple[Change, ...]:
        """All three."""
        return (CantDo("attack or block"), CantDo("transform"))


change.phrase("can't attack, block, or crew Vehicles", NoAttackBlockOrCrew)
change.phrase("can't attack, block, or transform", NoAttackBlockOrTransform)
