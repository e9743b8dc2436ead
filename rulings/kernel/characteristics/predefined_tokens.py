"""Tokens whose characteristics the rules define (CR 111.10)."""

from dataclasses import replace
from functools import cache

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.card import CardDefinition, FaceDefinition, FaceOfCard, with_card
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.costs.objects import DiscardCost, SacrificeCost, TapSelf
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.cards import Draw, Scry, Search, Shuffle
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import RuleChange, Sequence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.life import GainLife
from rulings.abilities.effects.mana import AddMana, ManaOption, SpendOnly
from rulings.abilities.effects.moving import Entering, Exile, PutInto
from rulings.abilities.effects.permanents import TransformObject
from rulings.abilities.filters.characteristics import HasSupertype, HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.references import Choose, It, Target, This, ThisWay, TopCards
from rulings.abilities.vocabulary import CardType, Color, Kind, Supertype, Zone
from rulings.corpus.cards import Layout
from rulings.kernel.abilities.role_tokens import ROLES, role_token
from rulings.kernel.questions.finding import UnboundReferenceError

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
        case "Lander":
            basic_land = Filter(Kind.CARD, (HasSupertype(Supertype.BASIC), HasType(CardType.LAND)))
            found = It("it", ThisWay("found"))
            return _artifact(
                name,
                ActivatedAbility(
                    text=(
                        "{2}, {T}, Sacrifice this artifact: Search your library for a basic land card, put it onto "
                        "the battlefield tapped, then shuffle."
                    ),
                    cost=Cost((_mana("{2}"), TapSelf(), _SACRIFICE)),
                    effect=Sequence(
                        (
                            Search(you, basic_land),
                            PutInto(you, found, Zone.BATTLEFIELD, entering=Entering(tapped=True)),
                            Shuffle(you),
                        )
                    ),
                ),
            )
        case "Junk":
            return _artifact(
                name,
                ActivatedAbility(
                    text=(
                        "{T}, Sacrifice this artifact: Exile the top card of your library. You may play that card this "
                        "turn. Activate only as a sorcery."
                    ),
                    cost=Cost((TapSelf(), _SACRIFICE)),
                    effect=Sequence(
                        (
                            Exile(TopCards(Fixed(1))),
                            RuleChange(
                                (PlayerMay(you, "play", zone=It("that card", ThisWay("exiled"))),), UntilEndOfTurn()
                            ),
                        )
                    ),
                    sorcery_speed=True,
                ),
            )
        case "Mutagen":
            # The edition of 2026-01-16 does not define it: the cards that make it say what it is.
            creature = Target(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),)), slot=0)
            return _artifact(
                name,
                ActivatedAbility(
                    text=(
                        "{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. "
                        "Activate only as a sorcery."
                    ),
                    cost=Cost((_mana("{1}"), TapSelf(), _SACRIFICE)),
                    effect=PutCounters(you, Fixed(1), "+1/+1", creature),
                    sorcery_speed=True,
                ),
            )
        case "Shard":
            return replace(
                _artifact(
                    name,
                    ActivatedAbility(
                        text="{2}, Sacrifice this enchantment: Scry 1, then draw a card.",
                        cost=Cost((_mana("{2}"), _SACRIFICE)),
                        effect=Sequence((Scry(you, Fixed(1)), one_card)),
                    ),
                ),
                types=frozenset({CardType.ENCHANTMENT}),
            )
        case "Incubator":
            return _incubator()
        case _ if name in ROLES:
            return role_token(name)
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


def _incubator() -> FaceOfCard:
    """A double-faced token (CR 111.10i, 701.53b)."""
    front = _artifact(
        "Incubator",
        ActivatedAbility(
            text="{2}: Transform this token.",
            cost=Cost((_mana("{2}"),)),
            effect=TransformObject(This("token")),
        ),
    )
    back = FaceDefinition(
        name="Phyrexian Token",
        types=frozenset({CardType.ARTIFACT, CardType.CREATURE}),
        subtypes=("Phyrexian",),
        power=0,
        toughness=0,
    )
    card = CardDefinition(front.name, layout=Layout.TRANSFORM, faces=(front, back), is_token=True)
    return with_card(front, card)


def token_card(face: FaceDefinition) -> CardDefinition:
    """What represents a token: its one face, or both of a double-faced token and both halves of a Room."""
    if isinstance(face, FaceOfCard) and face.card is not None:
        return replace(face.card, is_token=True)
    return CardDefinition(name=face.name, layout=Layout.TOKEN, faces=(face,), is_token=True)


PLAYED = (
    "Blood",
    "Clue",
    "Food",
    "Gold",
    "Incubator",
    "Junk",
    "Lander",
    "Map",
    "Mutagen",
    "Powerstone",
    "Shard",
    "Treasure",
    "Walker",
    *ROLES,
)
"""The predefined tokens that the kernel plays."""
