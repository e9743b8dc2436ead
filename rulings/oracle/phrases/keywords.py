"""Keyword abilities with their parameters (CR 702).

What is here: how each keyword is written. What is not: what it does (the kernel, one file a keyword).
"""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Either, Filter, Predicate
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.players import AnyPlayer, Opponent
from rulings.abilities.vocabulary import Color, Kind
from rulings.oracle.categories import ORACLE, granted, keyword
from rulings.oracle.holes import hole

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

_OWN_PHRASES = ("protection", "landwalk", "enchant", "affinity", "suspend", "reinforce", "awaken", "splice", "champion")

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
_BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
landwalk = ORACLE.category("LandwalkLand")
landwalk.words({f"{one.lower()}walk": one for one in (*_BASIC_LANDS, "Desert")})
landwalk.words({"nonbasic landwalk": "nonbasic", "legendary landwalk": "legendary"})
typecycling = ORACLE.category("CyclingType")
typecycling.words({f"{one.lower()}cycling": one for one in (*_BASIC_LANDS, "Sliver", "Wizard")})
typecycling.words({f"{one}cycling": one for one in (*_BASIC_LANDS, "Sliver", "Wizard")})
typecycling.words({"basic landcycling": "basic land", "landcycling": "land", "artifact landcycling": "artifact land"})

quality = ORACLE.category("Quality")
"""What there is protection from: a ``Filter`` on the source, or players (CR 702.16a)."""


single_quality = ORACLE.category("SingleQuality")
single_quality.include(ORACLE.category("Adjective"))
single_quality.phrase("{word:TypeWord@plural}", hole("word"), kind=Predicate, is_transparent=True)
quality.phrase("{option:SingleQuality}", Filter(Kind.SOURCE, (hole("option"),)))
quality.phrase(
    "{first:SingleQuality} and from {second:SingleQuality}",
    Filter(Kind.SOURCE, (Either((hole("first"), hole("second"))),)),
)
quality.words({"everything": Filter(Kind.SOURCE), "the chosen color": Filter(Kind.SOURCE, (OfChosen("color"),))})
_ALL_COLORS = Filter(Kind.SOURCE, (Either(tuple(IsColor(one) for one in Color)),))
quality.words({"each color": _ALL_COLORS, "all colors": _ALL_COLORS})

enchanted_players.words({"player": AnyPlayer(), "opponent": Opponent()})

# Keywords as given by other texts.

granted.include(keyword)
