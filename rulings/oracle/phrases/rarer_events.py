"""Events, costs and replacements that few texts have.

What is here: "using mana produced by ~", "put into exile from your library and/or your graveyard", "with four or more
card types among them". What is not: the common events (``events``, ``triggers``).
"""

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.costs.objects import ExileWithTypes
from rulings.abilities.effects.cards import Shuffle
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.events.moving import Moves, MovesFromEither
from rulings.abilities.events.permanents import CountersRemovedFrom
from rulings.abilities.events.spells import CastsWithManaOf
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.combat import IsBlockedBy
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.modifications import GoTo, Prevent
from rulings.abilities.players import EachPlayer, Opponent, OwnerOf, PlayerRef, You
from rulings.abilities.references import AnyTarget, Every, Several, ThisWay
from rulings.abilities.vocabulary import CardType, Kind, Supertype, Zone
from rulings.oracle.categories import SharedVerb, ability, cost_part, effect, event
from rulings.oracle.holes import hole

_CREATURE = Filter(predicates=(HasType(CardType.CREATURE),))

# Events.


event.phrase(
    "{who:Player} cast[s] a {spell:Filter@singular} using mana produced by {using:This}",
    CastsWithManaOf(hole("who"), hole("spell", where=lambda one: one.kind is Kind.SPELL), using=hole("using")),
)


def _exiled_from_either(object: Filter, whose: PlayerRef) -> MovesFromEither:
    origins = (Zone.LIBRARY, Zone.GRAVEYARD)
    return MovesFromEither(object, destination=Zone.EXILE, whose=whose, batch=True, origins=origins)


event.phrase(
    "one or more {object:Filter@plural} are put into exile from {whose:Player's} library and/or your graveyard",
    _exiled_from_either(hole("object"), hole("whose", You)),
)


event.phrase(
    "one or more {kind:CounterKind} counters are removed from {source:This}",
    CountersRemovedFrom(hole("kind"), hole("source"), batch=True),
)

# Costs.

_OTHERS = Filter(Kind.CARD, (Another(), InZone(Zone.GRAVEYARD, You())))


cost_part.phrase(
    "exile any number of other cards from your graveyard with {types:Amount} or more card types among them",
    ExileWithTypes(_OTHERS, hole("types")),
    carries={"other": "filter"},
)


# "To cast spells or activate abilities": not where a resolving effect asks for it.
ability.phrase(
    "players can't pay life or sacrifice {filter:Filter@plural} to cast spells or activate abilities.",
    StaticAbility(
        changes=(
            PlayerCant(EachPlayer(), "pay life as a cost"),
            PlayerCant(EachPlayer(), "sacrifice as a cost", filter=hole("filter")),
        )
    ),
)

# Static abilities and replacements.


ability.phrase(
    "{first:Filter@plural} and {second:Filter@plural} are basic.",
    StaticAbility(
        affected=Several((hole("first"), hole("second"))), changes=(SetTypes(supertypes=(Supertype.BASIC,)),)
    ),
)


ability.phrase(
    "if a card you didn't control would be put into a opponent's graveyard from anywhere, exile it instead.",
    Replacement(
        event=Moves(Filter(Kind.CARD, (Not(ControlledBy(You())),)), destination=Zone.GRAVEYARD, whose=Opponent()),
        instead=GoTo(Zone.EXILE),
    ),
    carries={"instead": "instead"},
)


ability.phrase(
    "if {event:WouldDealDamage}, prevent that damage and {then:Effect}. when one or more counters are removed from "
    "{this:This} this way, it deals that much damage to any target.",
    Replacement(
        event=hole("event"),
        instead=Prevent(
            then=IfDone(
                hole("then", RemoveCounters),
                DealDamage(hole("this"), DoneThisWay("removed counters"), AnyTarget()),
                reflexive=True,
            )
        ),
    ),
    carries={"that much": "instead"},
)

# On top of libraries.


effect.phrase(
    "put {this:This} and each creature it's blocking on top of their owners' libraries, then those players shuffle",
    SharedVerb(
        (
            PutInto(
                You(),
                Several(
                    (hole("this"), Every(Filter(predicates=(HasType(CardType.CREATURE), IsBlockedBy(hole("this"))))))
                ),
                Zone.LIBRARY,
            ),
            Shuffle(OwnerOf(ThisWay("put"))),
        )
    ),
    carries={"each": "effects"},
)
