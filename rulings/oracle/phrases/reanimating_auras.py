"""Auras on cards in graveyards that bring them back and stay on them (CR 303.4, 702.5, 607.2).

What is here: the trigger that changes what such an Aura enchants, returns the card and goes with it. What is not: the
enchant ability itself (``keywords``).
"""

from rulings.abilities.ability import KeywordAbility, TriggeredAbility
from rulings.abilities.changes.change import Change, GainAbilities, LoseAbilities, SetTypes
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.effects.cards import RememberPut
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, Sequence
from rulings.abilities.effects.moving import Entering, PutInto, ReturnTo, Sacrifice
from rulings.abilities.effects.permanents import Attach
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import ControllerOf, You
from rulings.abilities.references import Attached, ObjectRef, Target, This, ThisWay
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ability

_ENCHANTS = KeywordAbility(name="enchant", quality=Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), PutThereWith())))
_ENCHANTED = Attached("enchanted", "creature card")
_TARGET = Target(Filter(Kind.CARD, (HasType(CardType.CREATURE), InZone(Zone.GRAVEYARD))))
_YOURS = Entering(controller=You())
_WAYS: dict[str, tuple[Effect, tuple[Change, ...]]] = {
    "return": (
        ReturnTo(_ENCHANTED, Zone.BATTLEFIELD, _YOURS),
        (LoseAbilities(("enchant",)), GainAbilities((_ENCHANTS,))),
    ),
    "put tapped": (
        PutInto(You(), _ENCHANTED, Zone.BATTLEFIELD, entering=Entering(tapped=True, controller=You())),
        (LoseAbilities(("enchant",)), GainAbilities((_ENCHANTS,))),
    ),
    "become": (
        PutInto(You(), _TARGET, Zone.BATTLEFIELD, entering=_YOURS),
        (SetTypes((), ("Aura",)), GainAbilities((_ENCHANTS,))),
    ),
}


def _brings_back(way: str) -> TriggeredAbility:
    """It comes back, the Aura remembers and enchants it, and takes it along when it leaves."""
    entering, changes = _WAYS[way]
    back: ObjectRef = ThisWay("returned" if isinstance(entering, ReturnTo) else "put")
    leaves = Moves(This(), origin=Zone.BATTLEFIELD)
    return TriggeredAbility(
        event=Moves(This(), destination=Zone.BATTLEFIELD),
        condition=Fits(This(zone=Zone.BATTLEFIELD), Filter(Kind.PERMANENT)),
        effect=Sequence(
            (
                entering,
                RememberPut(back),
                Continuous(This(), changes),
                Attach(This(), back),
                Delayed(leaves, Sacrifice(ControllerOf(back), back)),
            )
        ),
    )


def _declare(way: str, template: str) -> None:

    ability.phrase(template, _brings_back(way))


for _way, _brings in (
    ("return", "return enchanted creature card to the battlefield under your control"),
    ("put tapped", "put enchanted creature card onto the battlefield tapped under your control"),
):
    _declare(
        _way,
        "when this Aura enters, if it's on the battlefield, it loses \u201c_enchant creature card in a graveyard "
        "\u201d and gains \u201c_enchant creature put onto the battlefield with this Aura . \u201d . "
        f"{_brings} and attach this Aura to it. when this Aura leaves the battlefield, that creature's controller "
        "sacrifices it.",
    )
_declare(
    "become",
    "when this enchantment enters, if it's on the battlefield, it becomes a Aura with \u201c_enchant creature put "
    "onto the battlefield with ~ . \u201d . put target creature card from a graveyard onto the battlefield under your "
    "control and attach this enchantment to it. when this enchantment leaves the battlefield, that creature's "
    "controller sacrifices it.",
)
