"""What continuous effects make true of cards in all zones, and of cards that can't leave one (CR 109.2, 611.3).

What is here: "all cards that aren't on the battlefield, spells, and permanents", "the same is true for", "can't enter
the battlefield", "cards in graveyards can't be the targets". What is not: effects on permanents alone (``lines``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change, SetColors, SetTypes
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.filters.characteristics import HasType, IsPermanentCard
from rulings.abilities.filters.filter import Either, Filter, Not, Predicate
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Several
from rulings.abilities.vocabulary import CardType, Color, Kind, Supertype, Zone
from rulings.oracle.categories import ability, affected, change, qualifier
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

_OFF_BATTLEFIELD = Not(InZone(Zone.BATTLEFIELD))
_EVERYTHING = Several((Filter(Kind.CARD, (_OFF_BATTLEFIELD,)), Filter(Kind.SPELL), Filter(Kind.PERMANENT)))
affected.phrase("all cards that aren't on the battlefield, spells, and permanents", _EVERYTHING, number=Number.PLURAL)

# Colours and types that are chosen or added.

change.phrase(
    "[is|are] the chosen color in addition to (its|their:self) other colors",
    SetColors,
    fixed={"chosen": True, "in_addition": True},
)
change.phrase("[is|are] the chosen color", SetColors, fixed={"chosen": True})
change.phrase("[is|are] colorless", SetColors)
change.phrase("[is|are] {colors:Color+and}", SetColors)
change.phrase("[is|are] legendary", SetTypes, fixed={"supertypes": (Supertype.LEGENDARY,)})
change.phrase("[is|are] all colors", SetColors, fixed={"colors": tuple(Color)})
change.phrase("[is|are] the chosen type", SetTypes, fixed={"chosen": "creature type", "in_addition": False})

# "The same is true for": spells that you control and cards that you own elsewhere.


def _same_for(
    permanents: Filter, spells: tuple[Predicate, ...], cards: tuple[Predicate, ...], changes: tuple[Change, ...]
) -> StaticAbility:
    """Of permanents you control, spells you control and cards you own."""
    everything = Several(
        (
            permanents,
            Filter(Kind.SPELL, (*spells, ControlledBy(You()))),
            Filter(Kind.CARD, (*cards, OwnedBy(You()), _OFF_BATTLEFIELD)),
        )
    )
    return StaticAbility(affected=everything, changes=changes)


def _declare_same(spells: str, cards: str, types: tuple[Predicate, ...], extra: tuple[Predicate, ...] = ()) -> None:
    """The words name the types once more before "spells" and "cards"; ``extra``: what the cards are besides."""
    of_spells = extra or types

    ability.phrase(
        f"{{permanents:Filter@plural}} {{changes:Change+and@plural}}. the same is true for {spells} you control and "
        f"{cards} you own that aren't on the battlefield.",
        _same_for(
            hole(
                "permanents",
                where=lambda one: (
                    one.kind is Kind.PERMANENT
                    and one.predicates in ((*types, ControlledBy(You())), (Another(), *(*types, ControlledBy(You()))))
                ),
            ),
            of_spells,
            types + extra,
            hole("changes"),
        ),
    )


_NONLAND = (Not(HasType(CardType.LAND)),)
_declare_same("creature spells", "creature cards", (HasType(CardType.CREATURE),))
_declare_same("spells", "nonland cards", _NONLAND)
_declare_same("permanent spells", "nonland permanent cards", _NONLAND, (IsPermanentCard(),))

# Cards in all other zones.


affected.phrase(
    "{filter:Filter@plural} that aren't on the battlefield",
    Filter(
        Kind.CARD,
        (
            *hole(
                "filter",
                like=Filter(Kind.CARD),
                where=lambda filter: not any(isinstance(one, InZone) for one in filter.predicates),
            ).predicates,
            _OFF_BATTLEFIELD,
        ),
    ),
    number=Number.PLURAL,
)

# Zones that are named together.

_TWO_ZONES = Either((InZone(Zone.GRAVEYARD), InZone(Zone.LIBRARY)))
qualifier.words({"in graveyards and libraries": _TWO_ZONES})
change.phrase("can't enter the battlefield", CantDo, fixed={"what": "enter the battlefield"})
change.phrase(
    "can't be the targets of {by:Filter@plural}",
    CantDo,
    fixed={"what": "be targeted"},
)
