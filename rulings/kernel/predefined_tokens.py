"""Tokens whose characteristics the rules define (CR 111.10)."""

from functools import cache

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.amounts import Fixed
from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs import Cost, DiscardCost, ManaCost, SacrificeCost, TapSelf
from rulings.abilities.filters import ControlledBy, Filter, HasType
from rulings.abilities.players import You
from rulings.abilities.references import Choose, Target, This
from rulings.abilities.verbs import AddMana, Draw, GainLife, KeywordAction, ManaOption
from rulings.abilities.vocabulary import CardType, Color, Kind
from rulings.kernel.finding import UnboundReferenceError

_SACRIFICE = SacrificeCost(This())


def _mana(*symbols: str) -> ManaCost:
    return ManaCost(symbols)


def _artifact(subtype: str, *abilities: ActivatedAbility) -> FaceDefinition:
    return FaceDefinition(
        name=f"{subtype} Token",
        types=frozenset({CardType.ARTIFACT}),
        subtypes=(subtype,),
        abilities=abilities,
    )


@cache
def predefined_token(name: str) -> FaceDefinition:
    """The characteristics of a predefined token.

    Raises:
        UnboundReferenceError: the rules define none of this name that the kernel plays.
    """
    you = You()
    one_card = Draw(you, Fixed(1))
    match name:
        case "Treasure":
            return _artifact(
                name,
                ActivatedAbility(
                    text="{T}, Sacrifice this artifact: Add one mana of any color.",
                    cost=Cost((TapSelf(), _SACRIFICE)),
                    effect=AddMana(you, (ManaOption(("any",)),)),
                ),
            )
        case "Gold":
            return _artifact(
                name,
                ActivatedAbility(
                    text="Sacrifice this artifact: Add one mana of any color.",
                    cost=Cost((_SACRIFICE,)),
                    effect=AddMana(you, (ManaOption(("any",)),)),
                ),
            )
        case "Food":
            return _artifact(
                name,
                ActivatedAbility(
                    text="{2}, {T}, Sacrifice this artifact: You gain 3 life.",
                    cost=Cost((_mana("{2}"), TapSelf(), _SACRIFICE)),
                    effect=GainLife(you, Fixed(3)),
                ),
            )
        case "Clue":
            return _artifact(
                name,
                ActivatedAbility(
                    text="{2}, Sacrifice this artifact: Draw a card.",
                    cost=Cost((_mana("{2}"), _SACRIFICE)),
                    effect=one_card,
                ),
            )
        case "Blood":
            hand = Filter(Kind.CARD)
            return _artifact(
                name,
                ActivatedAbility(
                    text="{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card.",
                    cost=Cost((_mana("{1}"), TapSelf(), DiscardCost(Choose(hand)), _SACRIFICE)),
                    effect=one_card,
                ),
            )
        case "Powerstone":
            from rulings.abilities.filters import Not
            from rulings.abilities.verbs import SpendOnly

            return _artifact(
                name,
                ActivatedAbility(
                    text="{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
                    cost=Cost((TapSelf(),)),
                    effect=AddMana(
                        you,
                        (ManaOption(("{C}",)),),
                        restriction=SpendOnly(Filter(Kind.SPELL, (Not(HasType(CardType.ARTIFACT)),)), what="not spell"),
                    ),
                ),
            )
        case "Map":
            return _artifact(
                name,
                ActivatedAbility(
                    text=(
                        "{1}, {T}, Sacrifice this artifact: Target creature you control explores. "
                        "Activate only as a sorcery."
                    ),
                    cost=Cost((_mana("{1}"), TapSelf(), _SACRIFICE)),
                    effect=KeywordAction(
                        you,
                        "explore",
                        what=Target(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), ControlledBy(you))), slot=0),
                    ),
                    sorcery_speed=True,
                ),
            )
        case "Walker":
            return FaceDefinition(
                name="Walker Token",
                colors=frozenset({Color.BLACK}),
                types=frozenset({CardType.CREATURE}),
                subtypes=("Zombie",),
                power=2,
                toughness=2,
            )
    raise UnboundReferenceError(name)


PLAYED = ("Blood", "Clue", "Food", "Gold", "Map", "Powerstone", "Treasure", "Walker")
"""The predefined tokens that the kernel plays."""
