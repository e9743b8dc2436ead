"""Keyword abilities as they stand on a line or are given (CR 702).

What is here: keywords with their numbers, costs and qualities. What is not: keyword actions
(``effects.keyword_actions``).
"""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import Fixed, WhereX, X
from rulings.abilities.costs.cost import Cost, EffectCost, EitherCost
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount, PayLife
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.chance import FlipCoin
from rulings.abilities.effects.life import GainLife
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.filters.characteristics import HasChosenParity, HasSubtype, HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, Opponent
from rulings.abilities.vocabulary import CardType, Kind, Stat
from rulings.oracle.categories import ORACLE, keyword, mana
from rulings.oracle.holes import hole

landwalk = ORACLE.category("LandwalkLand")
_BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
mana.phrase("{symbols:ManaSymbols}", ManaCost)
mana_only = ORACLE.category("ManaOnly")
"""A cost that is mana alone."""
mana_only.phrase("{part:Mana}", Cost((hole("part"),)))
for _gift in ("Food", "card", "tapped Fish", "extra turn", "Treasure", "Octopus"):
    keyword.phrase(f"gift a {_gift}", KeywordAbility, fixed={"name": "gift", "subtype": _gift})
keyword.phrase("partner with {subtype:CardName}", KeywordAbility, fixed={"name": "partner with"})
for _kind in ("friends forever", "Father & Son", "Survivors", "Character select"):
    keyword.phrase(f"partner -- {_kind}", KeywordAbility, fixed={"name": "partner", "subtype": _kind})
keyword.phrase("choose a Background", KeywordAbility, fixed={"name": "partner", "subtype": "Background"})
keyword.phrase("Doctor's companion", KeywordAbility, fixed={"name": "partner", "subtype": "Time Lord Doctor"})
keyword.phrase("more Than Meets the Eye {cost:ManaOnly}", KeywordAbility, fixed={"name": "more than meets the eye"})
keyword.phrase("prototype {cost:ManaOnly} — {subtype:CardSize}", KeywordAbility, fixed={"name": "prototype"})
keyword.phrase(
    "craft with {quality:Filter@singular} {cost:ManaOnly}", KeywordAbility, fixed={"name": "craft", "amount": Fixed(1)}
)
keyword.phrase(
    "craft with {amount:Amount} {quality:Filter@plural} {cost:ManaOnly}", KeywordAbility, fixed={"name": "craft"}
)
keyword.phrase(
    "craft with {amount:Amount} or more {quality:Filter@plural} {cost:ManaOnly}",
    KeywordAbility,
    fixed={"name": "craft", "subtype": "or more"},
)
landwalk.words({"snow landwalk": "snow", "artifact landwalk": "artifact"})
landwalk.words({f"snow {one.lower()}walk": f"snow {one}" for one in _BASIC_LANDS})
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


def _either(name: str, first: ManaCost, second: ManaCost) -> KeywordAbility:
    return KeywordAbility(name=name, cost=Cost((EitherCost((Cost((first,)), Cost((second,)))),)))


def _declare_either(name: str) -> None:
    keyword.phrase(f"{name} {{first:Mana}} or {{second:Mana}}", _either(name, hole("first"), hole("second")))


for _name in ("cumulative upkeep", "equip"):
    _declare_either(_name)
keyword.phrase("hexproof from {quality:SharedQuality}", KeywordAbility, fixed={"name": "hexproof"})
keyword.phrase(
    "cumulative upkeep—{effect:Effect}.",
    KeywordAbility(
        name="cumulative upkeep", cost=Cost((EffectCost(hole("effect", AddMana, Draw, FlipCoin, GainLife)),))
    ),
)
keyword.phrase(
    "suspend X—{cost:Cost}. X can't be 0.",
    KeywordAbility,
    fixed={"name": "suspend", "amount": X(), "subtype": "X is not 0"},
)
keyword.phrase("splice onto {quality:Filter@singular}—{cost:Cost}.", KeywordAbility, fixed={"name": "splice"})
SIMPLE = tuple(
    one.strip()
    for one in """
    deathtouch, defender, double strike, first strike, flash, flying, haste, hexproof, indestructible, intimidate,
    lifelink, reach, shroud, trample, vigilance, banding, flanking, phasing, shadow, horsemanship, fear, provoke, storm,
    sunburst, epic, convoke, haunt, split second, delve, gravestorm, changeling, conspire, persist, wither, retrace,
    exalted, cascade, rebound, umbra armor, infect, battle cry, living weapon, undying, soulbond, unleash, cipher,
    evolve, extort, fuse, dethrone, hidden agenda, prowess, exploit, menace, devoid, ingest, myriad, skulk, melee,
    undaunted, improvise, aftermath, ascend, assist, jump-start, mentor, riot, demonstrate, daybound, nightbound,
    decayed, training, compleated, enlist, read ahead, ravenous, living metal, bargain, spree, tiered, job select,
    start your engines!, storied, double agenda, for Mirrodin!, trample over planeswalkers, space sculptor, partner,
    station, increment
    """.split(",")
)
"""Keywords that stand alone."""
WITH_COST = tuple(
    one.strip()
    for one in """
    buyback, cycling, echo, kicker, multikicker, flashback, madness, morph, megamorph, entwine, ninjutsu, transmute,
    replicate, recover, aura swap, fortify, transfigure, evoke, prowl, unearth, level up, miracle, overload, scavenge,
    bestow, outlast, dash, surge, emerge, escalate, embalm, eternalize, spectacle, escape, mutate, encore, foretell,
    disturb, cleave, reconfigure, blitz, squad, prototype, more than meets the eye, disguise, plot, freerunning,
    offspring, harmonize, warp, mayhem, web-slinging, equip, ward, cumulative upkeep, impending, sneak, craft, exhaust,
    commander ninjutsu
    """.split(",")
)
"""Keywords with a cost: "flashback {2}{R}" or, for a cost that is not only mana, "flashback—Sacrifice a creature"."""
WITH_NUMBER = tuple(
    one.strip()
    for one in """
    rampage, fading, amplify, modular, bushido, soulshift, dredge, bloodthirst, graft, ripple, vanishing, absorb,
    frenzy, poisonous, hideaway, devour, annihilator, tribute, renown, crew, fabricate, afflict, afterlife, casualty,
    toxic, backup, saddle, mobilize, firebending
    """.split(",")
)
"""Keywords with a number."""
keyword_name = ORACLE.category("KeywordName")
"""The name of a keyword as "with flying" and "loses flying" use it, as a string."""
keyword_name.words({one: one for one in (*SIMPLE, *WITH_COST, *WITH_NUMBER)})
for _name in SIMPLE:
    keyword.phrase(_name, KeywordAbility, fixed={"name": _name})
for _name in WITH_COST:
    keyword.phrase(f"{_name} {{cost:ManaOnly}}", KeywordAbility, fixed={"name": _name})
    keyword.phrase(f"{_name}—{{cost:Cost}}", KeywordAbility, fixed={"name": _name})
    keyword.phrase(f"{_name}—{{cost:Cost}}.", KeywordAbility, fixed={"name": _name})
for _name in WITH_NUMBER:
    keyword.phrase(f"{_name} {{amount:Quantity}}", KeywordAbility, fixed={"name": _name})
for _name in ("suspend", "reinforce", "awaken", "impending"):
    keyword.phrase(f"{_name} {{amount:Quantity}}—{{cost:Cost}}", KeywordAbility, fixed={"name": _name})
keyword.phrase("enchant {quality:Filter@singular}", KeywordAbility, fixed={"name": "enchant"})
keyword.phrase("enchant {quality:EnchantedPlayers}", KeywordAbility, fixed={"name": "enchant"})
keyword.phrase("equip {quality:Filter@singular} {cost:ManaOnly}", KeywordAbility, fixed={"name": "equip"})
keyword.phrase("affinity for {quality:Filter@plural}", KeywordAbility, fixed={"name": "affinity"})
keyword.phrase("champion a {quality:Filter@singular}", KeywordAbility, fixed={"name": "champion"})
keyword.phrase("splice onto {quality:Filter@singular} {cost:ManaOnly}", KeywordAbility, fixed={"name": "splice"})
keyword.phrase("splice onto {quality:Filter@singular}—{cost:Cost}", KeywordAbility, fixed={"name": "splice"})
keyword.phrase("hexproof from {quality:Quality}", KeywordAbility, fixed={"name": "hexproof"})
keyword.phrase("protection from {quality:Quality}", KeywordAbility, fixed={"name": "protection"})
keyword.phrase("{subtype:LandwalkLand}", KeywordAbility, fixed={"name": "landwalk"})
keyword.phrase("{subtype:CyclingType} {cost:ManaOnly}", KeywordAbility, fixed={"name": "cycling"})
enchanted_players = ORACLE.category("EnchantedPlayers")
landwalk.words({f"{one.lower()}walk": one for one in (*_BASIC_LANDS, "Desert")})
landwalk.words({"nonbasic landwalk": "nonbasic", "legendary landwalk": "legendary"})
typecycling = ORACLE.category("CyclingType")
typecycling.words({f"{one.lower()}cycling": one for one in (*_BASIC_LANDS, "Sliver", "Wizard")})
typecycling.words({f"{one}cycling": one for one in (*_BASIC_LANDS, "Sliver", "Wizard")})
typecycling.words({"basic landcycling": "basic land", "landcycling": "land", "artifact landcycling": "artifact land"})
enchanted_players.words({"player": AnyPlayer(), "opponent": Opponent()})
_PROTECTION = KeywordAbility(name="protection", quality=Filter(Kind.SOURCE, (HasChosenParity(Stat.MANA_VALUE),)))
ORACLE.category("Keyword").words({"protection from each mana value of the chosen quality": _PROTECTION})
keyword.phrase(
    "{subtype:Subtype} offering",
    KeywordAbility(name="offering", quality=Filter(Kind.PERMANENT, (HasSubtype(hole("subtype")),))),
)
keyword.phrase(
    "artifact offering",
    KeywordAbility,
    fixed={"name": "offering", "quality": Filter(Kind.PERMANENT, (HasType(CardType.ARTIFACT),))},
)
keyword.phrase("companion — {subtype:StartingDeckWords}.", KeywordAbility, fixed={"name": "companion"})

# "Aura" keeps its capital: it is a subtype.
keyword.phrase("Aura swap {cost:ManaOnly}", KeywordAbility, fixed={"name": "aura swap"})
