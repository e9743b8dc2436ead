"""The dungeon cards that players can bring in from outside the game (CR 309.2, 309.2a).

What is here: for each its rooms from the top, what happens in each, and where its arrows lead. They are in no deck and
in no table's zones, and the sources of card text leave them out; so they stand here as the kernel plays them.
"""

from dataclasses import dataclass

from rulings.abilities.ability import Ability, KeywordAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import Change, GainAbilities, ModifyPT
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import DiscardCost, SacrificeCost
from rulings.abilities.durations import UntilYourNextTurn
from rulings.abilities.effects.cards import Discard, Draw, Reveal, Scry, Search, Shuffle
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Effect, Sequence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.moving import Entering, Exile, PutInto, Sacrifice
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import CastCard
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.characteristics import HasSupertype, HasType
from rulings.abilities.filters.filter import Among, Either, Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import EachOpponent, EachPlayer, TargetPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, Choose, It, Several, Target, ThisWay, TopCards
from rulings.abilities.vocabulary import CardType, Color, Kind, Supertype, Zone


@dataclass(frozen=True, slots=True)
class EntersRoom(EventPattern):
    """ "When you move your venture marker into this room" (CR 309.4c)."""

    room: int


@dataclass(frozen=True, slots=True)
class Room:
    """One room of a dungeon."""

    name: str
    """Without meaning in the game (CR 309.4b)."""
    effect: Effect
    leads_to: tuple[int, ...] = ()
    """Places of the rooms that its arrows point to; none from the bottommost room."""


@dataclass(frozen=True, slots=True)
class Dungeon:
    """One dungeon card."""

    name: str
    rooms: tuple[Room, ...]
    """From the top."""
    quality: str | None = None
    """It is entered only by venturing into this quality (CR 701.49d)."""

    def face(self) -> FaceDefinition:
        """The card in the command zone, with a triggered ability for each room (CR 309.4c)."""
        return FaceDefinition(
            name=self.name,
            types=frozenset({CardType.DUNGEON}),
            abilities=tuple(
                TriggeredAbility(
                    text=room.name,
                    event=EntersRoom(place),
                    effect=room.effect,
                    zones=(Zone.COMMAND,),
                    keyword="dungeon",
                )
                for place, room in enumerate(self.rooms)
            ),
        )


_YOU = You()
_CREATURE = HasType(CardType.CREATURE)
_TARGET_CREATURE = Target(Filter(Kind.PERMANENT, (_CREATURE,)), slot=0)
_TREASURE = CreateToken(
    _YOU, Fixed(1), TokenSpec(types=(CardType.ARTIFACT,), subtypes=("Treasure",)), predefined="Treasure"
)
_PERMANENTS = (CardType.CREATURE, CardType.ARTIFACT, CardType.LAND)


def _until_your_next_turn(change: Change) -> Continuous:
    return Continuous(_TARGET_CREATURE, (change,), UntilYourNextTurn())


def _token(
    amount: int,
    power: int,
    toughness: int,
    color: Color,
    *subtypes: str,
    name: str | None = None,
    supertypes: tuple[Supertype, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> CreateToken:
    spec = TokenSpec(
        Fixed(power),
        Fixed(toughness),
        (color,),
        types=(CardType.CREATURE,),
        subtypes=subtypes,
        name=name,
        supertypes=supertypes,
        abilities=abilities,
    )
    return CreateToken(_YOU, Fixed(amount), spec)


def _unless_each(cost: DiscardCost | SacrificeCost) -> Unless:
    """Each player loses 2 life unless they pay."""
    return Unless(LoseLife(EachPlayer(), Fixed(2)), ThatPlayer(Antecedent("each player")), Cost((cost,)))


def _one(*types: CardType) -> Choose:
    kinds = tuple(HasType(one) for one in types)
    return Choose(Filter(Kind.PERMANENT, (kinds[0] if len(kinds) == 1 else Either(kinds),)))


def _keyword(name: str) -> KeywordAbility:
    return KeywordAbility(text=name, name=name)


_CARD = Choose(Filter(Kind.CARD, (InZone(Zone.HAND, _YOU),)))
_FOUND = It("it", ThisWay("found"))

_MINE = Dungeon(
    "Lost Mine of Phandelver",
    (
        Room("Cave Entrance", Scry(_YOU, Fixed(1)), (1, 2)),
        Room("Goblin Lair", _token(1, 1, 1, Color.RED, "Goblin"), (3, 4)),
        Room("Mine Tunnels", _TREASURE, (4, 5)),
        Room("Storeroom", PutCounters(_YOU, Fixed(1), "+1/+1", _TARGET_CREATURE), (6,)),
        Room("Dark Pool", Sequence((LoseLife(EachOpponent(), Fixed(1)), GainLife(_YOU, Fixed(1)))), (6,)),
        Room(
            "Fungi Cavern", _until_your_next_turn(ModifyPT(Fixed(4), Fixed(0), power_sign=-1, toughness_sign=-1)), (6,)
        ),
        Room("Temple of Dumathoin", Draw(_YOU)),
    ),
)

_MAD_MAGE = Dungeon(
    "Dungeon of the Mad Mage",
    (
        Room("Yawning Portal", GainLife(_YOU, Fixed(1)), (1,)),
        Room("Dungeon Level", Scry(_YOU, Fixed(1)), (2, 3)),
        Room("Goblin Bazaar", _TREASURE, (4,)),
        Room("Twisted Caverns", _until_your_next_turn(CantDo("attack")), (4,)),
        Room("Lost Level", Scry(_YOU, Fixed(2)), (5, 6)),
        Room(
            "Runestone Caverns",
            Sequence(
                (
                    Exile(TopCards(Fixed(2))),
                    May(_YOU, CastCard(_YOU, It("them", ThisWay("exiled")), play=True)),
                )
            ),
            (7,),
        ),
        Room("Muiral's Graveyard", _token(2, 1, 1, Color.BLACK, "Skeleton"), (7,)),
        Room("Deep Mines", Scry(_YOU, Fixed(3)), (8,)),
        Room(
            "Mad Wizard's Lair",
            Sequence(
                (
                    Draw(_YOU, Fixed(3)),
                    Reveal(_YOU, It("them", ThisWay("drawn"))),
                    May(
                        _YOU,
                        CastCard(_YOU, Choose(Filter(Kind.CARD, (Among(It("them", ThisWay("drawn"))),))), cost=Cost()),
                    ),
                )
            ),
        ),
    ),
)

_TOMB = Dungeon(
    "Tomb of Annihilation",
    (
        Room("Trapped Entry", LoseLife(EachPlayer(), Fixed(1)), (1, 2)),
        Room("Veils of Fear", _unless_each(DiscardCost(Choose(Filter(Kind.CARD)))), (3,)),
        Room(
            "Oubliette",
            Sequence((Discard(_YOU, _CARD), Sacrifice(_YOU, Several(tuple(_one(one) for one in _PERMANENTS))))),
            (4,),
        ),
        Room("Sandfall Cell", _unless_each(SacrificeCost(_one(*_PERMANENTS))), (4,)),
        Room(
            "Cradle of the Death God",
            _token(
                1,
                4,
                4,
                Color.BLACK,
                "God",
                "Horror",
                supertypes=(Supertype.LEGENDARY,),
                abilities=(_keyword("deathtouch"),),
                name="The Atropal",
            ),
        ),
    ),
)

_THRONE = Sequence(
    (
        Reveal(_YOU, TopCards(Fixed(10))),
        PutInto(
            _YOU,
            Choose(Filter(Kind.CARD, (_CREATURE, Among(It("them", ThisWay("revealed")))))),
            Zone.BATTLEFIELD,
            entering=Entering(counters=(PutCounters(_YOU, Fixed(3), "+1/+1", Antecedent("entering")),)),
        ),
        Continuous(
            It("it", ThisWay("put")),
            (GainAbilities((_keyword("hexproof"),)),),
            UntilYourNextTurn(),
        ),
        Shuffle(_YOU),
    )
)

_UNDERCITY = Dungeon(
    "Undercity",
    (
        Room(
            "Secret Entrance",
            Sequence(
                (
                    Search(_YOU, Filter(Kind.CARD, (HasSupertype(Supertype.BASIC), HasType(CardType.LAND)))),
                    Reveal(_YOU, _FOUND),
                    PutInto(_YOU, _FOUND, Zone.HAND),
                    Shuffle(_YOU),
                )
            ),
            (1, 2),
        ),
        Room("Forge", PutCounters(_YOU, Fixed(2), "+1/+1", _TARGET_CREATURE), (3, 4)),
        Room("Lost Well", Scry(_YOU, Fixed(2)), (4, 5)),
        Room("Trap!", LoseLife(TargetPlayer(slot=0), Fixed(5)), (6,)),
        Room("Arena", KeywordAction(_YOU, "goad", what=_TARGET_CREATURE), (6, 7)),
        Room("Stash", _TREASURE, (7,)),
        Room("Archives", Draw(_YOU), (8,)),
        Room("Catacombs", _token(1, 4, 1, Color.BLACK, "Skeleton", abilities=(_keyword("menace"),)), (8,)),
        Room("Throne of the Dead Three", _THRONE),
    ),
    quality="Undercity",
)

DUNGEONS = (_MINE, _MAD_MAGE, _TOMB, _UNDERCITY)
"""All of them, in the order in which they are offered."""


def dungeon_named(name: str) -> Dungeon:
    """The dungeon of this name."""
    return next(one for one in DUNGEONS if one.name == name)


def dungeons_for(quality: str | None) -> tuple[Dungeon, ...]:
    """The dungeons that a player may choose: of the quality, or without one (CR 701.49a, 701.49d)."""
    return tuple(one for one in DUNGEONS if one.quality == quality)
