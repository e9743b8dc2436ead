"""The Role tokens that the rules define (CR 111.10j-111.10r).

日本語: 役割トークン
"""

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import Count, StatOf
from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import Change, GainAbilities, ModifyPT, SetPT
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.cards import Scry
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import EachOpponent, You
from rulings.abilities.references import Attached, This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat, Zone

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
_ENCHANT = KeywordAbility(text="Enchant creature", name="enchant", quality=_CREATURE)
_BIGGER = ModifyPT(Fixed(1), Fixed(1))
_ATTACKS = Attacks(This("creature"))


def _enchanted(*changes: Change) -> StaticAbility:
    return StaticAbility(affected=Attached("enchanted"), changes=changes)


def _keyword(name: str, cost: Cost | None = None) -> GainAbilities:
    return GainAbilities((KeywordAbility(text=name.capitalize(), name=name, cost=cost),))


_ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Cursed": (_enchanted(SetPT(Fixed(1), Fixed(1))),),
    "Monster": (_enchanted(_BIGGER, _keyword("trample")),),
    "Royal": (_enchanted(_BIGGER, _keyword("ward", Cost((ManaCost(("{1}",)),)))),),
    "Sorcerer": (
        _enchanted(_BIGGER, GainAbilities((TriggeredAbility(event=_ATTACKS, effect=Scry(You(), Fixed(1))),))),
    ),
    "Virtuous": (
        _enchanted(
            ModifyPT(
                Fixed(1),
                Fixed(1),
                times=Count(Filter(Kind.PERMANENT, (HasType(CardType.ENCHANTMENT), ControlledBy(You())))),
            )
        ),
    ),
    "Wicked": (
        _enchanted(_BIGGER),
        TriggeredAbility(
            event=Moves(This("token"), origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD),
            effect=LoseLife(EachOpponent(), Fixed(1)),
        ),
    ),
    "Young Hero": (
        _enchanted(
            GainAbilities(
                (
                    TriggeredAbility(
                        event=_ATTACKS,
                        condition=Compare(StatOf(Stat.TOUGHNESS, This("creature")), Comparison.AT_MOST, Fixed(3)),
                        effect=PutCounters(You(), Fixed(1), "+1/+1", This("creature")),
                    ),
                )
            )
        ),
    ),
}
ROLES = tuple(f"{name} Role" for name in _ABILITIES)
"""Names as texts have them: ``"Monster Role"``."""


def role_token(name: str) -> FaceDefinition:
    """The characteristics of a Role token; its name is the word before "Role"."""
    own = name.removesuffix(" Role")
    return FaceDefinition(
        name=own,
        types=frozenset({CardType.ENCHANTMENT}),
        subtypes=("Aura", "Role"),
        abilities=(_ENCHANT, *_ABILITIES[own]),
    )
