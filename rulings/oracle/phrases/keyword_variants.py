"""Variants of keywords that the rules name: "snow landwalk", "emerge from artifact", "devour Food 3",
"modular—sunburst" (CR 702.14c, 702.19, 702.43, 702.63b, 702.82c, 702.119b, 702.187c).

What is here: how they are written, numbers of keywords that the text defines ("firebending X, where X is ..."), and
costs that stand behind keywords alone. What is not: the usual forms (``keywords``), and what any of them does (the
kernel).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import Amount, WhereX, X
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.costs.cost import Cost, EffectCost, EitherCost
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount, PayLife
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.chance import FlipCoin
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.life import GainLife
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.events.permanents import CountersRemovedFrom
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasStat, HasSubtype, HasType
from rulings.abilities.filters.filter import Either, Filter, Predicate
from rulings.abilities.players import AnyPlayer
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, event, keyword
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Landwalk of more than one word (CR 702.14c).

_BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
landwalk = ORACLE.category("LandwalkLand")
landwalk.words({"snow landwalk": "snow", "artifact landwalk": "artifact"})
landwalk.words({f"snow {one.lower()}walk": f"snow {one}" for one in _BASIC_LANDS})

# Keywords without their number or cost, or with a quality.

keyword.phrase("vanishing", KeywordAbility, fixed={"name": "vanishing"})
keyword.phrase("mayhem", KeywordAbility, fixed={"name": "mayhem"})
keyword.phrase("modular—sunburst", KeywordAbility, fixed={"name": "modular", "subtype": "sunburst"})
keyword.phrase(
    "emerge from {quality:Filter@singular} {cost:ManaOnly}",
    KeywordAbility,
    fixed={"name": "emerge"},
)
keyword.phrase(
    "devour {quality:Filter@singular} {amount:Quantity}",
    KeywordAbility,
    fixed={"name": "devour"},
)

keyword.phrase(
    "kicker {cost:ManaOnly}. X can't be 0.", KeywordAbility, fixed={"name": "kicker", "subtype": "X is not 0"}
)

# Numbers that the text defines.


def _declare_number(name: str) -> None:
    def make(value: Amount) -> KeywordAbility:
        return KeywordAbility(name=name, amount=WhereX(value))

    def undo(node: KeywordAbility) -> Slots:
        match node.amount:
            case WhereX(value=value) if node == make(value):
                return {"value": value}
        return None

    keyword.phrase(f"{name} X, where X is {{value:Quantity}}.", make, undo, kind=KeywordAbility)
    keyword.phrase(f"{name} X, where X is {{value:Quantity}}", make, undo, kind=KeywordAbility)


for _name in ("firebending", "mobilize", "annihilator", "toxic", "poisonous", "bushido", "afflict"):
    _declare_number(_name)


def _ward(value: Amount) -> KeywordAbility:
    return KeywordAbility(name="ward", cost=Cost((ManaPerAmount(("{1}",), WhereX(value)),)))


def _undo_ward(node: KeywordAbility) -> Slots:
    match node.cost:
        case Cost(parts=(ManaPerAmount(times=WhereX(value=value)),)) if node == _ward(value):
            return {"value": value}
    return None


keyword.phrase("ward {X}, where X is {value:Quantity}.", _ward, _undo_ward, kind=KeywordAbility)


def _ward_life(value: Amount) -> KeywordAbility:
    return KeywordAbility(name="ward", cost=Cost((PayLife(value),)))


def _undo_ward_life(node: KeywordAbility) -> Slots:
    match node.cost:
        case Cost(parts=(PayLife(amount=value),)) if node == _ward_life(value) and not isinstance(value, X):
            return {"value": value}
    return None


keyword.phrase("ward—pay life equal to {value:Quantity}.", _ward_life, _undo_ward_life, kind=KeywordAbility)

# Either of two kinds of mana, chosen for each counter (CR 702.24a), and either mana to equip.


def _either(name: str, first: ManaCost, second: ManaCost) -> KeywordAbility:
    return KeywordAbility(name=name, cost=Cost((EitherCost((Cost((first,)), Cost((second,)))),)))


def _undo_either(name: str, node: KeywordAbility) -> Slots:
    match node.cost:
        case Cost(
            parts=(EitherCost(options=(Cost(parts=(ManaCost() as first,)), Cost(parts=(ManaCost() as second,)))),)
        ) if node == _either(name, first, second):
            return {"first": first, "second": second}
    return None


def _declare_either(name: str) -> None:
    keyword.phrase(
        f"{name} {{first:Mana}} or {{second:Mana}}",
        lambda first, second: _either(name, first, second),
        lambda node: _undo_either(name, node),
        kind=KeywordAbility,
    )


for _name in ("cumulative upkeep", "equip"):
    _declare_either(_name)

# What spells are counted for what a spell costs.

ORACLE.category("CountedSingly").words(
    {"other spell cast this turn": TimesThisTurn(CastsSpell(AnyPlayer(), Filter(Kind.SPELL)))}
)

# Qualities of protection and hexproof beyond one or two words (CR 702.11f, 702.16a, 702.16g).

quality = ORACLE.category("Quality")
single_quality = ORACLE.category("SingleQuality")
single_quality.words({"Arcane": HasSubtype("Arcane")})


def _value(amount: Amount) -> HasStat:
    return HasStat(Stat.MANA_VALUE, Comparison.AT_LEAST, amount)


single_quality.phrase(
    "mana value {amount:Quantity} or greater",
    _value,
    lambda node: {"amount": node.amount} if node == _value(node.amount) else None,
    kind=HasStat,
)


def _three(first: Predicate, second: Predicate, third: Predicate) -> Filter:
    return Filter(Kind.SOURCE, (Either((first, second, third)),))


def _undo_three(node: Filter) -> Slots:
    match node.predicates:
        case (Either(options=(first, second, third)),) if node == _three(first, second, third):
            return {"first": first, "second": second, "third": third}
    return None


quality.phrase(
    "{first:SingleQuality}, from {second:SingleQuality}, and from {third:SingleQuality}",
    _three,
    _undo_three,
    kind=Filter,
)


def _creatures(what: Filter) -> Filter | None:
    """ "Legendary creatures": sources that are, wherever they are; two facts at least, one of them the type."""
    if what.kind is not Kind.PERMANENT or HasType(CardType.CREATURE) not in what.predicates:
        return None
    return Filter(Kind.SOURCE, what.predicates) if len(what.predicates) > 1 else None


def _undo_creatures(node: Filter) -> Slots:
    what = Filter(Kind.PERMANENT, node.predicates)
    return {"what": what} if node == _creatures(what) else None


quality.phrase("{what:Filter@plural}", _creatures, _undo_creatures, kind=Filter)

shared_quality = ORACLE.category("SharedQuality")


def _two(first: Predicate, second: Predicate) -> Filter:
    return Filter(Kind.SOURCE, (Either((first, second)),))


def _undo_two(node: Filter) -> Slots:
    match node.predicates:
        case (Either(options=(first, second)),) if node == _two(first, second):
            return {"first": first, "second": second}
    return None


shared_quality.phrase("{first:SingleQuality} and {second:SingleQuality}", _two, _undo_two, kind=Filter)
shared_quality.phrase(
    "{first:SingleQuality}, {second:SingleQuality}, and {third:SingleQuality}", _three, _undo_three, kind=Filter
)
keyword.phrase("hexproof from {quality:SharedQuality}", KeywordAbility, fixed={"name": "hexproof"})

# Deeds that stand behind one keyword alone (CR 702.24a).


def _upkeep_deed(effect: Effect) -> KeywordAbility | None:
    if not isinstance(effect, (AddMana, Draw, FlipCoin, GainLife)):
        return None
    return KeywordAbility(name="cumulative upkeep", cost=Cost((EffectCost(effect),)))


def _undo_upkeep_deed(node: KeywordAbility) -> Slots:
    match node.cost:
        case Cost(parts=(EffectCost(effect=Effect() as effect),)) if node == _upkeep_deed(effect):
            return {"effect": effect}
    return None


keyword.phrase("cumulative upkeep—{effect:Effect}.", _upkeep_deed, _undo_upkeep_deed, kind=KeywordAbility)


# With costs that are sentences, and what triggers as a suspended card loses counters (CR 702.62a).

keyword.phrase(
    "suspend X—{cost:Cost}. X can't be 0.",
    KeywordAbility,
    fixed={"name": "suspend", "amount": X(), "subtype": "X is not 0"},
)
keyword.phrase("splice onto {quality:Filter@singular}—{cost:Cost}.", KeywordAbility, fixed={"name": "splice"})
event.phrase(
    "a {kind:CounterKind} counter is removed from this card while it's exiled",
    CountersRemovedFrom,
    fixed={"source": This("card", Zone.EXILE)},
)
