"""Keywords of single sets that need words of their own: haunt, offering, companion, mutate (CR 702.48, 702.55, 702.139,
702.140).

What is here: "the creature it haunts", "Fox offering", "Companion — ...". What is not: keywords that stand alone
(``keywords``).
"""

from collections.abc import Iterable, Sequence

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.history import TimesMutated
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import HauntedCreature
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, event, keyword, quantity
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

# Haunt.

_HAUNTED_DIES = Moves(HauntedCreature(), origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


event.phrase(
    "{object:This} enter[s] or the creature it haunts dies",
    AnyOfEvents((Moves(hole("object"), destination=Zone.BATTLEFIELD), _HAUNTED_DIES)),
)
event.words({"the creature <it|this card|~> haunts dies": _HAUNTED_DIES})

# Offering: the quality is a subtype or a card type.


keyword.phrase(
    "{subtype:Subtype} offering",
    KeywordAbility(name="offering", quality=Filter(Kind.PERMANENT, (HasSubtype(hole("subtype")),))),
)
keyword.phrase(
    "artifact offering",
    KeywordAbility,
    fixed={"name": "offering", "quality": Filter(Kind.PERMANENT, (HasType(CardType.ARTIFACT),))},
)

# Companion: a condition on the starting deck, which only matters before the game (CR 702.139a).


class StartingDeckWords:
    """What a starting deck must be like: no rule of a game under way asks for it."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """The openings of such conditions."""
        return token in ("your", "each")

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """A whole sentence that speaks of the starting deck."""
        end = start
        while end < len(tokens) and tokens[end] != ".":
            end += 1
        words = tokens[start:end]
        if end == len(tokens) - 1 and " starting deck " in f" {' '.join(words)} ":
            yield end, " ".join(words)

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The words again."""
        return tuple(value.split()) if isinstance(value, str) and value else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("StartingDeckWords", StartingDeckWords())
keyword.phrase("companion — {subtype:StartingDeckWords}.", KeywordAbility, fixed={"name": "companion"})

# "Aura" keeps its capital: it is a subtype.
keyword.phrase("Aura swap {cost:ManaOnly}", KeywordAbility, fixed={"name": "aura swap"})

# Mutate.

event.phrase("{what:EventObject} mutates", Does, fixed={"verb": "mutate"})
quantity.words({"the number of times <this creature|~> has mutated": TimesMutated()})
