"""Noun phrases without article: adjectives, the noun, and what follows it.

What is here: "nontoken creature you control with flying" as a ``Filter`` whose predicates stand in the order of the
words. What is not: the noun itself (``nouns``), articles and "target" (``objects``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.filters.characteristics import (
    HasAnyAbility,
    HasKeyword,
    HasName,
    HasProperty,
    HasStat,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsColorless,
    IsHistoric,
    IsMonocolored,
    IsMulticolored,
    SameNameAs,
)
from rulings.abilities.filters.combat import (
    IsAttacking,
    IsBlocked,
    IsBlockedBy,
    IsBlocking,
    IsBlockingAlone,
    IsUnblocked,
)
from rulings.abilities.filters.filter import Among, Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.history import Another, OfChosen
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.filters.status import (
    AttachedTo,
    HasCounter,
    InZone,
    IsEnchanted,
    IsEquipped,
    IsFaceDown,
    IsModified,
    IsTapped,
    IsToken,
)
from rulings.abilities.node import walk
from rulings.abilities.players import Opponent, You
from rulings.abilities.references import Choose, It, This
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Stat, Supertype, Zone
from rulings.oracle.categories import ORACLE, adjective, filter_, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.nouns import is_about_creatures, is_creature
from rulings.oracle.phrases.own_stats import is_own_stat
from rulings.oracle.subtypes import SUBTYPES

Slots = Mapping[str, Value] | None

# Adjectives.

adjective.phrase("{color:Color}", IsColor)
adjective.phrase("{supertype:Supertype}", HasSupertype)
adjective.words(
    {
        "colorless": IsColorless(),
        "monocolored": IsMonocolored(),
        "multicolored": IsMulticolored(),
        "tapped": IsTapped(),
        "untapped": Not(IsTapped()),
        "attacking": IsAttacking(),
        "blocking": IsBlocking(),
        "blocked": IsBlocked(),
        "unblocked": IsUnblocked(),
        "token": IsToken(),
        "nontoken": Not(IsToken()),
        "face-down": IsFaceDown(),
        "face-up": Not(IsFaceDown()),
        "equipped": IsEquipped(),
        "enchanted": IsEnchanted(),
        "modified": IsModified(),
        "historic": IsHistoric(),
        "nonhistoric": Not(IsHistoric()),
        "suspected": HasProperty("suspected"),
        "goaded": HasProperty("goaded"),
        "saddled": HasProperty("saddled"),
        "renowned": HasProperty("renowned"),
        "monstrous": HasProperty("monstrous"),
        "commander": HasProperty("commander"),
        "noncommander": Not(HasProperty("commander")),
        "other": Another(),
    }
)


def _of_size(pair: tuple[Amount, Amount]) -> Both | None:
    """ "A 1/1 creature": exactly of that size."""
    power, toughness = pair
    if not isinstance(power, Fixed) or not isinstance(toughness, Fixed):
        return None
    return Both(
        (
            HasStat(Stat.POWER, Comparison.EQUAL, power),
            HasStat(Stat.TOUGHNESS, Comparison.EQUAL, toughness),
        )
    )


def _undo_of_size(node: Both) -> Slots:
    match node.parts:
        case (HasStat(stat=Stat.POWER, amount=power), HasStat(stat=Stat.TOUGHNESS, amount=toughness)):
            return {"pair": (power, toughness)} if node == _of_size((power, toughness)) else None
    return None


adjective.phrase("{pair:PowerToughness}", _of_size, _undo_of_size, kind=Both)
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

# The phrase: adjectives from the left, qualifiers from the right, the noun in the middle.

described = ORACLE.category("Described")
"""A noun, with adjectives or without."""
with_adjective = ORACLE.category("NounWithAdjective")
described.include(ORACLE.category("Noun"), with_adjective)

_DISTRIBUTED = (IsTapped, IsToken, IsAttacking, IsBlocking, Another, IsFaceDown)


def _has_comma(adjective: Predicate, rest: Filter) -> bool:
    """ "Noncreature, nonland permanent": a comma between two words with non-."""
    return _is_non(adjective) and bool(rest.predicates) and _is_non(rest.predicates[0])


def _is_non(one: Predicate) -> bool:
    return isinstance(one, Not) and not isinstance(one.predicate, IsTapped | IsFaceDown)


def _may_describe(adjective: Predicate, rest: Filter) -> bool:
    """Before "A or B" an adjective may belong to A alone; only those that surely belong to both are read."""
    if not rest.predicates or not any(isinstance(one, Either) for one in rest.predicates):
        return True
    if isinstance(adjective, Either) and rest.kind in (Kind.SPELL, Kind.CARD):
        # "Red or green instant or sorcery spell": two choices of one noun.
        return True
    if isinstance(adjective, HasSupertype) and all(_is_land_type(one) for one in rest.predicates):
        # "Basic Forest or Plains card": basic, whichever type it has.
        return True
    inner = adjective.predicate if isinstance(adjective, Not) else adjective
    options = inner.options if isinstance(inner, Either) else (inner,)
    if rest.kind is Kind.SPELL and all(isinstance(one, IsColor) for one in options):
        # "Red instant or sorcery spell": the spell is red.
        return True
    return all(isinstance(one, _DISTRIBUTED) for one in options)


_BASIC_LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})


def _is_land_type(one: Predicate) -> bool:
    if isinstance(one, Either):
        return all(_is_land_type(option) for option in one.options)
    return isinstance(one, HasSubtype) and one.subtype in _BASIC_LAND_TYPES


with_adjective.phrase(
    "{adjective:AdjectiveGroup} {rest:Described}",
    Filter(hole("rest").kind, (hole("adjective"), *hole("rest").predicates)),
    where=lambda adjective, rest: _may_describe(adjective, rest) and (not _has_comma(adjective, rest)),
)
with_adjective.phrase(
    "{adjective:AdjectiveGroup}, {rest:Described}",
    Filter(hole("rest").kind, (hole("adjective"), *hole("rest").predicates)),
    where=lambda adjective, rest: _may_describe(adjective, rest) and _has_comma(adjective, rest),
)

qualified = ORACLE.category("NounWithQualifier")
filter_.include(described, qualified)


def _qualify(rest: Filter, qualifier: Predicate) -> Filter | None:
    is_elsewhere = _is_elsewhere(qualifier)
    if is_elsewhere and _is_on_the_battlefield(rest):
        return None
    if rest.predicates and _ends_with_a_noun(rest.predicates[-1]):
        # "A card with mana value X or less, X the number of lands you control, from your hand": no permanent is there.
        nouns = [one for one in walk(rest.predicates[-1]) if isinstance(one, Filter)]
        if not (is_elsewhere and all(_is_on_the_battlefield(noun) for noun in nouns)):
            return None
    if rest.predicates and isinstance(rest.predicates[-1], Among) and not _is_mana_value(qualifier):
        return None
    if isinstance(qualifier, SpellTargets) and rest.kind in (Kind.PERMANENT, Kind.CARD):
        return None
    if is_about_creatures(qualifier):
        for one in rest.predicates:
            if isinstance(one, Either) and not all(is_creature(part) for part in one.options):
                return None
    return Filter(rest.kind, (*rest.predicates, qualifier))


def _is_elsewhere(qualifier: Predicate) -> bool:
    """In another zone, or among cards that were looked at."""
    if isinstance(qualifier, Among):
        return isinstance(qualifier.objects, It) and qualifier.objects.words in ("them", "those cards")
    return isinstance(qualifier, InZone) and qualifier.zone is not Zone.BATTLEFIELD


def _is_on_the_battlefield(noun: Filter) -> bool:
    """Only what is on the battlefield, or the stack, is controlled by anybody (CR 109.4)."""
    return any(isinstance(one, ControlledBy) for one in noun.predicates)


def _is_mana_value(qualifier: Predicate) -> bool:
    """ "A card from it with mana value 3 or less": what only the card can have, not those that it is from."""
    return isinstance(qualifier, HasStat) and qualifier.stat is Stat.MANA_VALUE


def _ends_with_a_noun(predicate: Predicate) -> bool:
    """ "Attached to a creature": what follows belongs to that creature, the nearest noun."""
    return not isinstance(predicate, Either | Both) and any(isinstance(one, Filter) for one in walk(predicate))


def _undo_qualify(node: Filter) -> Slots:
    if not node.predicates:
        return None
    return {"rest": Filter(node.kind, node.predicates[:-1]), "qualifier": node.predicates[-1]}


qualified.phrase("{rest:Filter} {qualifier:Qualifier}", _qualify, _undo_qualify, kind=Filter)

# Qualifiers.

qualifier.phrase("{player:Player} control[s]", ControlledBy)
qualifier.phrase("{player:Player} own[s]", OwnedBy)


qualifier.phrase("{player:Player} [doesn't|don't] control", Not(ControlledBy(hole("player"))))


qualifier.phrase("{player:Player} [doesn't|don't] own", Not(OwnedBy(hole("player"))))

qualifier.phrase("with {name:KeywordName}", HasKeyword)


qualifier.phrase("without {name:KeywordName}", Not(HasKeyword(hole("name"))))
qualifier.words({"with no abilities": Not(HasAnyAbility()), "other than ~": Another(than=This())})


# "Creatures other than Werewolves and Wolves": neither the one nor the other.
qualifier.phrase(
    "other than {either:TypeAlternatives@plural}",
    Not(hole("either", where=lambda either: all(isinstance(one, HasSubtype) for one in either.options))),
)

for _words, _comparison in {
    "{amount:Quantity} or less": Comparison.AT_MOST,
    "{amount:Quantity} or greater": Comparison.AT_LEAST,
    "{amount:Quantity} or more": Comparison.AT_LEAST,
    "{amount:Quantity}": Comparison.EQUAL,
    "equal to {amount:Quantity}": Comparison.EQUAL,
    "less than or equal to {amount:Quantity}": Comparison.AT_MOST,
    "greater than or equal to {amount:Quantity}": Comparison.AT_LEAST,
    "less than {amount:Quantity}": Comparison.LESS,
    "greater than {amount:Quantity}": Comparison.GREATER,
}.items():
    qualifier.phrase(
        f"with {{stat:Stat}} {_words}",
        HasStat(hole("stat"), _comparison, hole("amount")),
        where=lambda stat, amount: not is_own_stat(stat, amount),
    )

qualifier.phrase("with a {kind:CounterKind} counter on (it|them:self)", HasCounter)
qualifier.phrase("with one or more {kind:CounterKind} counters on (it|them:self)", HasCounter)
qualifier.phrase("with a counter on (it|them:self)", HasCounter)
qualifier.phrase("with one or more counters on (it|them:self)", HasCounter)


qualifier.phrase("with no {kind:CounterKind} counters on (it|them:self)", Not(HasCounter(hole("kind"))))


qualifier.phrase("without a {kind:CounterKind} counter on (it|them:self)", Not(HasCounter(hole("kind"))))


qualifier.phrase(
    "with {minimum:Amount} or more {kind:CounterKind} counters on (it|them:self)",
    HasCounter(hole("kind"), hole("minimum", Fixed, where=lambda one: one.value > 1).value),
)

private_zone = ORACLE.category("OwnedZone")
"""A zone that each player has."""
private_zone.words({"graveyard": Zone.GRAVEYARD, "hand": Zone.HAND, "library": Zone.LIBRARY})
for _preposition in ("in", "from"):
    qualifier.phrase(f"{_preposition} {{player:Player's}} {{zone:OwnedZone}}", InZone)
    qualifier.phrase(f"{_preposition} a {{zone:OwnedZone}}", InZone)
    qualifier.phrase(f"{_preposition} graveyards", InZone, fixed={"zone": Zone.GRAVEYARD})
    qualifier.phrase(f"{_preposition} all graveyards", InZone, fixed={"zone": Zone.GRAVEYARD})
    qualifier.phrase(f"{_preposition} exile", InZone, fixed={"zone": Zone.EXILE})
qualifier.phrase("on the battlefield", InZone, fixed={"zone": Zone.BATTLEFIELD})


def _named(name: str) -> HasName | None:
    """One name: "Sword of Kaldra, Shield of Kaldra, and Helm of Kaldra" are the names of three objects."""
    return None if ", and " in name or ", or " in name else HasName(name)


# One name: "Sword of Kaldra, Shield of Kaldra, and Helm of Kaldra" are the names of three objects.
qualifier.phrase(
    "named {name:CardName}", HasName(hole("name", where=lambda one: ", and " not in one and ", or " not in one))
)


def _not_named(name: str) -> Predicate | None:
    named = _named(name)
    return named and Not(named)


def _undo_not_named(node: Not) -> Slots:
    return {"name": node.predicate.name} if isinstance(node.predicate, HasName) else None


qualifier.phrase("that your opponents control", ControlledBy(Opponent()))
_THAT_OPPONENTS = qualifier.own[-1].wording
qualifier.phrase("not named {name:CardName}", _not_named, _undo_not_named, kind=Not)
qualifier.phrase("with the same name as {other:Object}", SameNameAs)


# To something known; "attached to a creature" is a filter of its own (``comparing``).
qualifier.phrase("attached to {to:Object}", AttachedTo(hole("to", unless=Choose)))
qualifier.phrase("blocking {whom:Object}", IsBlocking)
qualifier.phrase("blocked by {whom:Object}", IsBlockedBy)


# "Blocking or blocked by it".
qualifier.phrase("blocking or blocked by {whom:Object}", Either((IsBlocking(hole("whom")), IsBlockedBy(hole("whom")))))
qualifier.phrase("attacking {whom:Player}", IsAttacking)
qualifier.words(
    {
        "you own and control": Both((OwnedBy(You()), ControlledBy(You()))),
        "of the chosen color": OfChosen("color"),
        "of the chosen type": OfChosen("type"),
        "with the chosen name": OfChosen("name"),
        "with that name": OfChosen("that name"),
        "of that type": OfChosen("that type"),
        "with a basic land type": Either(
            tuple(HasSubtype(one) for one in ("Plains", "Island", "Swamp", "Mountain", "Forest"))
        ),
    }
)
