"""Variants of keywords that the rules name: "snow landwalk", "emerge from artifact", "devour Food 3",
"modular—sunburst" (CR 702.14c, 702.19, 702.43, 702.63b, 702.82c, 702.119b, 702.187c).

What is here: how they are written, numbers of keywords that the text defines ("firebending X, where X is ..."), and
costs that stand behind keywords alone. What is not: the usual forms (``keywords``), and what any of them does (the
kernel).
"""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import WhereX, X
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.costs.cost import Cost, EffectCost, EitherCost
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount, PayLife
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.chance import FlipCoin
from rulings.abilities.effects.life import GainLife
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.events.permanents import CountersRemovedFrom
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasStat, HasSubtype, HasType
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.players import AnyPlayer
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, event, keyword
from rulings.oracle.holes import hole

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

    keyword.phrase(f"{name} X, where X is {{value:Quantity}}.", KeywordAbility(name=name, amount=WhereX(hole("value"))))
    keyword.phrase(f"{name} X, where X is {{value:Quantity}}", KeywordAbility(name=name, amount=WhereX(hole("value"))))


for _name in ("firebending", "mobilize", "annihilator", "toxic", "poisonous", "bushido", "afflict"):
    _declare_number(_name)


keyword.phrase(
    "ward {X}, where X is {value:Quantity}.",
    KeywordAbility(name="ward", cost=Cost((ManaPerAmount(("{1}",), WhereX(hole("value"))),))),
)


keyword.phrase(
    "ward—pay life equal to {value:Quantity}.", KeywordAbility(name="ward", cost=Cost((PayLife(hole("value")),)))
)

# Either of two kinds of mana, chosen for each counter (CR 702.24a), and either mana to equip.


def _either(name: str, first: ManaCost, second: ManaCost) -> KeywordAbility:
    return KeywordAbility(name=name, cost=Cost((EitherCost((Cost((first,)), Cost((second,)))),)))


def _declare_either(name: str) -> None:
    keyword.phrase(f"{name} {{first:Mana}} or {{second:Mana}}", _either(name, hole("first"), hole("second")))


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


single_quality.phrase(
    "mana value {amount:Quantity} or greater", HasStat(Stat.MANA_VALUE, Comparison.AT_LEAST, hole("amount"))
)


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
keyword.phrase("hexproof from {quality:SharedQuality}", KeywordAbility, fixed={"name": "hexproof"})

# Deeds that stand behind one keyword alone (CR 702.24a).


keyword.phrase(
    "cumulative upkeep—{effect:Effect}.",
    KeywordAbility(
        name="cumulative upkeep", cost=Cost((EffectCost(hole("effect", AddMana, Draw, FlipCoin, GainLife)),))
    ),
)


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
