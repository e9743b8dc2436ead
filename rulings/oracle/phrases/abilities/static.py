"""Static abilities that no other file of this folder has (CR 604, 611.3)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed, WhereX, X
from rulings.abilities.changes.change import Change, HasFullText, LoseTypes, SetController, SetPT, SetTypes
from rulings.abilities.changes.permissions import CanDo, CantBePrevented, CantDo, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import Exists, Fits, HasDesignation, IsInZones, Negated
from rulings.abilities.filters.characteristics import HasSubtype, HasType, IsPermanentCard
from rulings.abilities.filters.filter import Filter, Not, Predicate, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import EachOpponent, EachPlayer, You
from rulings.abilities.references import PairedCreatures, Several, This, TopOfGraveyard
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Supertype, Zone
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.becoming import types_of
from rulings.oracle.phrases.blocks.numbers import DID
from rulings.oracle.template import Number

_CONTROLLED = (ControlledBy(You()),)
_OFF_BATTLEFIELD = Not(InZone(Zone.BATTLEFIELD))
_MINE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), ControlledBy(You())))
ability.phrase(
    "you control {affected:Attached}.", StaticAbility(affected=hole("affected"), changes=(SetController(You()),))
)
ability.phrase(
    "lethal damage dealt to {affected:Affected} is determined by their power rather than their toughness.",
    StaticAbility,
    fixed={"changes": (CanDo("lethal damage by power"),)},
)
ability.phrase(
    "{affected:This} {changes:Change+and@affected} if it devoured a creature.",
    StaticAbility(affected=hole("affected"), changes=hole("changes"), condition=DID),
)


def _are_the_same(permanents: Filter, spells: Filter, cards: Filter) -> bool:
    """Whether the spells become such permanents and the cards are such, as their types say or "permanent" does."""
    if (permanents.kind, spells.kind, cards.kind) != (Kind.PERMANENT, Kind.SPELL, Kind.CARD):
        return False
    theirs = tuple(one for one in permanents.predicates if one != Another())
    if (
        theirs[-1:] != _CONTROLLED
        or spells.predicates[-1:] != _CONTROLLED
        or cards.predicates[-1:] != (OwnedBy(You()),)
    ):
        return False
    types, of_spells, of_cards = theirs[:-1], spells.predicates[:-1], cards.predicates[:-1]
    if of_spells == (IsPermanentCard(),):
        return of_cards == (*types, IsPermanentCard())
    # No spell is a land.
    return of_cards == types and of_spells in ((types, ()) if types == (Not(HasType(CardType.LAND)),) else (types,))


ability.phrase(
    "{permanents:Filter@plural} {changes:Change+and@plural}. the same is true for {spells:Filter@plural} and "
    "{cards:Filter@plural} that aren't on the battlefield.",
    StaticAbility(
        affected=Several((hole("permanents"), hole("spells"), narrowed(hole("cards"), _OFF_BATTLEFIELD))),
        changes=hole("changes"),
    ),
    where=_are_the_same,
)


def _exactly(amount: Amount, filter: Filter) -> Exists | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(You()))), Comparison.EQUAL, amount)


for _noun in ("creature", "artifact", "land", "permanent"):
    # "As long as you control exactly one creature, that creature ...": whichever it is.
    ability.phrase(
        f"as long as you control exactly one {{filter:Filter@singular}}, that {_noun} {{changes:Change+and}}.",
        StaticAbility(
            affected=Exists(
                narrowed(
                    hole(
                        "filter",
                        where=lambda one: (
                            _exactly(Fixed(1), one) is not None
                            and one.kind is Kind.PERMANENT
                            and (one.kind is Kind.PERMANENT)
                        ),
                    ),
                    ControlledBy(You()),
                ),
                Comparison.EQUAL,
                Fixed(1),
            ).filter,
            changes=hole("changes"),
            condition=Exists(narrowed(hole("filter"), ControlledBy(You())), Comparison.EQUAL, Fixed(1)),
        ),
        carries={"as long as": "condition"},
    )


def _never_prevented() -> StaticAbility:
    return StaticAbility(changes=(CantBePrevented(),))


ability.words({"damage can't be prevented.": _never_prevented()})
ability.words(
    {
        "if you would proliferate, proliferate twice instead.": StaticAbility(
            changes=(PlayerHas(You(), "proliferates twice"),)
        )
    }
)
both = ORACLE.category("PairedCreatures")
both.phrase("both creatures", PairedCreatures, number=Number.PLURAL)
both.phrase("each of those creatures", PairedCreatures, carries={"each": "PairedCreatures"}, number=Number.SINGULAR)
ability.phrase(
    "as long as {creature:This} is paired with another creature, {affected:PairedCreatures} "
    "{changes:Change+and@affected}.",
    StaticAbility(
        affected=hole("affected"), changes=hole("changes"), condition=HasDesignation("paired", hole("creature"))
    ),
    carries={"as long as": "condition", "another": "condition"},
)
ability.phrase("{affected:Affected} {changes:Change+and@affected}.", StaticAbility)

# Where it works from is no condition (CR 113.6b): those words stand before a whole ability.
ability.phrase(
    "as long as {condition:Condition}, {affected:Affected} {changes:Change+and@affected}.",
    StaticAbility(affected=hole("affected"), changes=hole("changes"), condition=hole("condition", unless=IsInZones)),
    carries={"as long as": "condition"},
)
ability.phrase(
    "{affected:Affected} {changes:Change+and@affected} as long as {condition:Condition}.",
    StaticAbility,
    carries={"as long as": "condition"},
)


def _static_where_x(affected: Node, changes: tuple[Change, ...], value: Amount) -> StaticAbility | None:
    """ "Equipped creature gets +X/+X, where X is ..."."""
    if not any(isinstance(inner, X) for one in changes for inner in walk(one)):
        return None
    found = tuple(rewrite(one, lambda inner: WhereX(value) if isinstance(inner, X) else inner) for one in changes)
    return StaticAbility(affected=affected, changes=found)


def _undo_static_where_x(node: StaticAbility) -> Slots:
    values = [inner.value for one in node.changes for inner in walk(one) if isinstance(inner, WhereX)]
    if not values or node.affected is None or node != StaticAbility(affected=node.affected, changes=node.changes):
        return None
    bare = tuple(rewrite(one, lambda inner: X() if isinstance(inner, WhereX) else inner) for one in node.changes)
    return {"affected": node.affected, "changes": bare, "value": values[0]}


# X may stand at any depth of the changes.
ability.phrase(
    "{affected:Affected} {changes:Change+and@affected}, where X is {value:Quantity}.",
    _static_where_x,
    _undo_static_where_x,
    kind=StaticAbility,
)
for _this in ("this enchantment", "this creature", "this artifact"):
    ability.phrase(
        f"{{first:Ability}} if {_this} leaves the battlefield, this effect continues until end of turn.",
        but(hole("first", StaticAbility, where=lambda one: not one.lingers), lingers=True),
        kind=StaticAbility,
        is_transparent=True,
    )
EQUIP_AS_INSTANT = "equip as an instant"
ability.words(
    {
        "you may activate equip abilities any time you could cast a instant.": StaticAbility(
            changes=(PlayerMay(You(), EQUIP_AS_INSTANT),)
        )
    }
)
ability.phrase("{rules:PlayerRule+and}.", StaticAbility(changes=hole("rules")))
for _template in (
    "as long as {condition:Condition}, {rules:PlayerRule+and}.",
    "{rules:PlayerRule+and} as long as {condition:Condition}.",
):
    ability.phrase(
        _template,
        StaticAbility(changes=hole("rules"), condition=hole("condition", unless=IsInZones)),
        carries={"as long as": "condition"},
    )
ability.phrase(
    "{first:Filter@plural} and {second:Filter@plural} are basic.",
    StaticAbility(
        affected=Several((hole("first"), hole("second"))), changes=(SetTypes(supertypes=(Supertype.BASIC,)),)
    ),
)
ability.phrase(
    "the “_legend rule” doesn't apply.", StaticAbility, fixed={"changes": (PlayerHas(EachPlayer(), "no legend rule"),)}
)
ability.phrase(
    "{object:This} is also a {subtypes:Subtype+and}.",
    StaticAbility(affected=hole("object"), changes=(SetTypes((), hole("subtypes")),), is_characteristic_defining=True),
)
ability.phrase(
    "{object:This} isn't legendary if {condition:Condition}.",
    StaticAbility(
        affected=hole("object"), changes=(LoseTypes(supertypes=(Supertype.LEGENDARY,)),), condition=hole("condition")
    ),
)
_ELSEWHERE = tuple(one for one in Zone if one is not Zone.BATTLEFIELD)


def _elsewhere(object: This, pair: tuple[Amount, Amount], types: tuple[Predicate, ...]) -> StaticAbility | None:
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    if types_of(subtypes, kinds) != types:
        return None
    return StaticAbility(affected=object, changes=(SetTypes(kinds, subtypes), SetPT(*pair)), zones=_ELSEWHERE)


def _undo_elsewhere(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(
            affected=This() as object,
            changes=(
                SetTypes(types=kinds, subtypes=subtypes),
                SetPT(power=Amount() as power, toughness=Amount() as toughness),
            ),
        ):
            slots: dict[str, Value] = {"object": object, "pair": (power, toughness), "types": types_of(subtypes, kinds)}
            return slots if node == _elsewhere(object, (power, toughness), types_of(subtypes, kinds)) else None
    return None


# The types are split into two tuples.
ability.phrase(
    "as long as {object:This} isn't on the battlefield, it's a {pair:PowerToughness} {types:TypePhrase@singular} in "
    "addition to its other types.",
    _elsewhere,
    _undo_elsewhere,
    kind=StaticAbility,
    carries={"as long as": "zones"},
)
ability.phrase(
    "as long as {card:Object} is a {filter:Filter@singular}, {affected:This} has the full text of that card and has "
    "the text {abilities:Granted+and}.",
    StaticAbility(
        affected=hole("affected"),
        changes=(HasFullText(hole("card", TopOfGraveyard), hole("abilities")),),
        condition=Fits(hole("card"), hole("filter")),
    ),
    carries={"as long as": "condition"},
)


for _whose, _players in (("a opponent", EachOpponent()), ("a player", EachPlayer())):
    ability.phrase(
        f"if {_whose} would begin a extra turn, that player skips that turn instead.",
        StaticAbility(changes=(PlayerHas(_players, "skips extra turns"),)),
        carries={"instead": "changes"},
    )
ability.phrase(
    "{affected:Affected} {changes:Change+and@affected} unless {condition:Condition}.",
    StaticAbility(
        affected=hole("affected"),
        changes=hole("changes", where=lambda changes: not any(isinstance(one, CantDo) for one in changes)),
        condition=Negated(hole("condition", unless=IsInZones)),
    ),
    carries={"unless": "condition"},
)
ability.words({"combat damage can't be prevented.": StaticAbility(changes=(CantBePrevented(None, True),))})

# Eminence: from the command zone too (CR 113.6b).
ability.phrase(
    "as long as ~ is in the command zone or on the battlefield, {ability:Ability}",
    but(
        hole("ability", StaticAbility, where=lambda one: one.zones == (Zone.BATTLEFIELD,)),
        zones=(Zone.COMMAND, Zone.BATTLEFIELD),
    ),
    kind=StaticAbility,
    is_transparent=True,
    carries={"as long as": "zones"},
)
ability.words(
    {
        "you may activate abilities of creatures you control as though those creatures had haste.": StaticAbility(
            affected=_MINE, changes=(CanDo("activate as though haste"),)
        )
    }
)
