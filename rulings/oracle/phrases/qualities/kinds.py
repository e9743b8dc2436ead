"""Adjectives and qualifiers made of several predicates."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.filters.characteristics import (
    HasAnyAbility,
    HasChosenParity,
    HasKeyword,
    HasManaSymbols,
    HasName,
    HasStat,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
)
from rulings.abilities.filters.combat import IsBlockedBy, IsBlocking, IsBlockingAlone
from rulings.abilities.filters.filter import Among, Both, Either, Filter, Not, Predicate, narrowed
from rulings.abilities.filters.history import Another, OfChosen
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.spells import CastBy, CastFromOther, IsNthCast
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.players import You
from rulings.abilities.references import It, PutIntoGraveyard, This
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Stat, Supertype, Zone
from rulings.oracle.categories import ORACLE, adjective, qualifier
from rulings.oracle.holes import hole
from rulings.oracle.phrases.lexicons.sizes import Size
from rulings.oracle.subtypes import SUBTYPES

quality = ORACLE.category("Quality")
single_quality = ORACLE.category("SingleQuality")
nth_spell = ORACLE.category("NthSpell")
"""One spell of each turn, as a ``Filter`` of spells."""
_ORDINALS = (("first", 1), ("second", 2), ("third", 3))
qualifier.words(
    {"with no counters on (it|them:self)": Not(HasCounter()), "with counters on (it|them:self)": HasCounter()}
)
for _words, _comparison in (
    ("{amount:Quantity} or less", Comparison.AT_MOST),
    ("{amount:Quantity} or greater", Comparison.AT_LEAST),
    ("{amount:Quantity}", Comparison.EQUAL),
):
    qualifier.phrase(
        f"with power or toughness {_words}",
        Either(
            (HasStat(Stat.POWER, _comparison, hole("amount")), HasStat(Stat.TOUGHNESS, _comparison, hole("amount")))
        ),
    )

# "A card other than a basic land card": all of its predicates together are excluded.
# "A card other than a basic land card from it": from it is the card, not the basic land card alone.
qualifier.phrase(
    "other than a {filter:Filter@singular}",
    Not(
        Both(
            hole(
                "filter",
                like=Filter(Kind.CARD),
                where=lambda filter: (
                    len(filter.predicates) >= 2 and not any(isinstance(one, Among) for one in filter.predicates)
                ),
            ).predicates
        )
    ),
)
qualifier.phrase(
    "that's both {first:Color} and {second:Color}", Both((IsColor(hole("first")), IsColor(hole("second"))))
)
qualifier.words(
    {"named ~": HasName("~"), "not named ~": Not(HasName("~")), "other than a card named ~": Not(HasName("~"))}
)
for _are in ("that's", "that are"):
    qualifier.phrase(f"{_are} {{adjective:AdjectiveGroup}}", Both((hole("adjective"),)))
for _are_not in ("that isn't", "that aren't"):
    qualifier.phrase(f"{_are_not} {{adjective:AdjectiveGroup}}", Both((Not(hole("adjective")),)))

# Of three or more, which are said with commas.
qualifier.phrase(
    "that's a {words:TypeWord+or@singular}", Both((Either(hole("words", where=lambda one: len(one) > 2)),))
)
qualifier.phrase("that's a {word:TypeWord@singular}", Both((hole("word"),)))
qualifier.phrase("that are {word:TypeWord@plural}", Both((hole("word"),)))
qualifier.phrase("that isn't a {word:TypeWord@singular}", Both((Not(hole("word")),)))
qualifier.phrase("that aren't {word:TypeWord@plural}", Both((Not(hole("word")),)))
qualifier.phrase(
    "that's a {first:TypeWord@singular} or a {second:TypeWord@singular}",
    Both((Either((hole("first"), hole("second"))),)),
)
targeting = ORACLE.category("TargetingThem")
targeting.words(
    {
        "spells and abilities you control": Filter(Kind.SPELL_OR_ABILITY, (ControlledBy(You()),)),
        "spells and abilities": Filter(Kind.SPELL_OR_ABILITY),
    }
)
_TWO_ZONES = Either((InZone(Zone.GRAVEYARD), InZone(Zone.LIBRARY)))
qualifier.words({"in graveyards and libraries": _TWO_ZONES})


def _is_fixed(size: Size) -> bool:
    return isinstance(size.power, Fixed) and isinstance(size.toughness, Fixed)


# "A 1/1 creature": exactly of that size.
adjective.phrase(
    "{pair:PowerToughness}",
    Both(
        (
            HasStat(Stat.POWER, Comparison.EQUAL, hole("pair", Size, where=_is_fixed).power),
            HasStat(Stat.TOUGHNESS, Comparison.EQUAL, hole("pair").toughness),
        )
    ),
)
_COLOR_NAMES = {Color.WHITE: "white", Color.BLUE: "blue", Color.BLACK: "black", Color.RED: "red", Color.GREEN: "green"}
adjective.words({f"non{name}": Not(IsColor(color)) for color, name in _COLOR_NAMES.items()})
adjective.words({f"non{one.value}": Not(HasType(one)) for one in CardType})
adjective.words({f"non{one.value}": Not(HasSupertype(one)) for one in Supertype})
adjective.words({f"non-{one}": Not(HasSubtype(one)) for one in sorted(SUBTYPES) if " " not in one and "'" not in one})
plain_adjective = ORACLE.category("PlainAdjective")
plain_adjective.include(adjective)
adjectives = ORACLE.category("AdjectiveGroup")
"""An adjective, or several of which one holds: "attacking or blocking", "white or blue"."""
adjectives.include(adjective)
for _joint in ("or", "and/or"):
    # Not "attacking or blocking alone": the last word is not of the second alone (``fighting_alone``).
    adjectives.phrase(
        f"{{options:PlainAdjective+{_joint}}}",
        Either(
            hole(
                "options",
                where=lambda options: (
                    len(options) > 1 and (not any(isinstance(one, IsBlockingAlone) for one in options))
                ),
            )
        ),
    )
qualifier.phrase("{player:Player} [doesn't|don't] control", Not(ControlledBy(hole("player"))))
qualifier.phrase("{player:Player} [doesn't|don't] own", Not(OwnedBy(hole("player"))))
qualifier.phrase("without {name:KeywordName}", Not(HasKeyword(hole("name"))))
qualifier.words({"with no abilities": Not(HasAnyAbility()), "other than ~": Another(than=This())})

# "Creatures other than Werewolves and Wolves": neither the one nor the other.
qualifier.phrase(
    "other than {either:TypeAlternatives@plural}",
    Not(hole("either", where=lambda either: all(isinstance(one, HasSubtype) for one in either.options))),
)
qualifier.phrase("with no {kind:CounterKind} counters on (it|them:self)", Not(HasCounter(hole("kind"))))
qualifier.phrase("without a {kind:CounterKind} counter on (it|them:self)", Not(HasCounter(hole("kind"))))


def _is_one_name(name: str) -> bool:
    """One name: "Sword of Kaldra, Shield of Kaldra, and Helm of Kaldra" are the names of three objects."""
    return ", and " not in name and ", or " not in name


qualifier.phrase("not named {name:CardName}", Not(HasName(hole("name", where=_is_one_name))))

# "Blocking or blocked by it".
qualifier.phrase("blocking or blocked by {whom:Object}", Either((IsBlocking(hole("whom")), IsBlockedBy(hole("whom")))))
quality.phrase(
    "{first:SingleQuality}, from {second:SingleQuality}, and from {third:SingleQuality}",
    Filter(Kind.SOURCE, (Either((hole("first"), hole("second"), hole("third"))),)),
)

# "Legendary creatures": sources that are, wherever they are; two facts at least, one of them the type.
quality.phrase(
    "{what:Filter@plural}",
    Filter(
        Kind.SOURCE,
        hole(
            "what",
            like=Filter(Kind.PERMANENT),
            where=lambda one: HasType(CardType.CREATURE) in one.predicates and (len(one.predicates) > 1),
        ).predicates,
    ),
)
shared_quality = ORACLE.category("SharedQuality")
shared_quality.phrase(
    "{first:SingleQuality} and {second:SingleQuality}", Filter(Kind.SOURCE, (Either((hole("first"), hole("second"))),))
)
shared_quality.phrase(
    "{first:SingleQuality}, {second:SingleQuality}, and {third:SingleQuality}",
    Filter(Kind.SOURCE, (Either((hole("first"), hole("second"), hole("third"))),)),
)
single_quality.phrase("{word:TypeWord@plural}", hole("word"), kind=Predicate, is_transparent=True)
quality.phrase("{option:SingleQuality}", Filter(Kind.SOURCE, (hole("option"),)))
quality.phrase(
    "{first:SingleQuality} and from {second:SingleQuality}",
    Filter(Kind.SOURCE, (Either((hole("first"), hole("second"))),)),
)
quality.words({"everything": Filter(Kind.SOURCE), "the chosen color": Filter(Kind.SOURCE, (OfChosen("color"),))})
_ALL_COLORS = Filter(Kind.SOURCE, (Either(tuple(IsColor(one) for one in Color)),))
quality.words({"each color": _ALL_COLORS, "all colors": _ALL_COLORS})


_a_keyword = ORACLE.category("KeywordHad")
"""A keyword, as what has it."""
_a_keyword.phrase("{name:KeywordName}", HasKeyword(hole("name")), is_transparent=True)
for _joint in ("or", "and/or"):
    qualifier.phrase(
        f"with {{options:KeywordHad+{_joint}}}", Either(hole("options", where=lambda options: len(options) > 1))
    )
qualifier.phrase("from among {objects:Object}", Among)
qualifier.phrase("from {objects:HandPronoun}", Among)
_hand = ORACLE.category("HandPronoun")
_hand.words({"it": It("it")})
for _words, _zones in (
    ("graveyard or hand", (Zone.GRAVEYARD, Zone.HAND)),
    ("hand or graveyard", (Zone.HAND, Zone.GRAVEYARD)),
    ("hand or library", (Zone.HAND, Zone.LIBRARY)),
    ("library or graveyard", (Zone.LIBRARY, Zone.GRAVEYARD)),
):
    _in_either = Either(tuple(InZone(one, hole("player")) for one in _zones))
    for _from in ("from", "in"):
        qualifier.phrase(f"{_from} {{player:Player's}} {_words}", _in_either)
for _own in ("creature", "enchantment", "artifact", "land", "permanent", "Aura", "Equipment", "planeswalker"):
    ORACLE.category("Qualifier").words({f"other than this {_own}": Both((Another(),))})
qualifier.phrase("without {stat:Stat} of the chosen quality", Not(HasChosenParity(hole("stat"))))


def _graveyard(whose: str) -> Among:
    player = You() if whose == "your" else None
    return Among(PutIntoGraveyard(It(f"those put into {whose} graveyard this way"), player))


def _declare(whose: str) -> None:
    node = _graveyard(whose)
    qualifier.phrase(f"put into {whose} graveyard this way", node)


for _whose in ("a", "your"):
    _declare(_whose)
ORACLE.category("Quality").phrase(
    "{filter:Filter@plural}",
    hole("filter", where=lambda one: one.kind is Kind.SPELL and one.predicates),
    kind=Filter,
    is_transparent=True,
)


def _declare_nth(word: str, nth: int, when: str) -> None:

    nth_spell.phrase(
        f"the {word} {{filter:Filter@singular}} {{who:Player}} cast[s] {when}",
        narrowed(
            hole("filter", where=lambda one: one.kind is Kind.SPELL),
            CastBy(hole("who")),
            IsNthCast(nth, hole("filter")),
        ),
        carries={"each": "predicates"},
    )


for _word, _nth in _ORDINALS:
    _declare_nth(_word, _nth, "each turn")
qualifier.words(
    {
        "you control but don't own": Both((ControlledBy(You()), Not(OwnedBy(You())))),
        "from anywhere other than your hand": CastFromOther(),
    }
)
for _two_zones in (("hand", "graveyard"), ("graveyard", "hand"), ("library", "graveyard"), ("graveyard", "library")):
    _places = tuple(InZone(Zone(one), You()) for one in _two_zones)
    for _joint in ("or", "and/or"):
        qualifier.words({f"from your {_two_zones[0]} {_joint} {_two_zones[1]}": Either(_places)})
qualifier.words({"without {X} in (its|their:self) mana cost(s:self)": Not(HasManaSymbols("{X}"))})
