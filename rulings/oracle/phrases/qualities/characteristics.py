"""Colors, types, numbers, names, abilities (CR 109.3)."""

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import Count, StatOf
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.filters.characteristics import (
    HasAdventure,
    HasChosenParity,
    HasColors,
    HasExtreme,
    HasKeyword,
    HasKeywordAbility,
    HasManaSymbols,
    HasName,
    HasOwnStat,
    HasParity,
    HasProperty,
    HasStat,
    HasSubtype,
    HasSupertype,
    HasTotalPT,
    IsColor,
    IsColorless,
    IsHistoric,
    IsMonocolored,
    IsMulticolored,
    SameNameAs,
    SharesWith,
)
from rulings.abilities.filters.combat import IsAttacking, IsBlocked, IsBlocking, IsUnblocked
from rulings.abilities.filters.filter import Filter, Not, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import (
    HasCounterParity,
    InZone,
    IsEnchanted,
    IsEquipped,
    IsFaceDown,
    IsModified,
    IsTapped,
    IsToken,
)
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Comparison, Kind, Stat
from rulings.oracle.categories import ORACLE, adjective, condition, qualifier
from rulings.oracle.holes import hole

single_quality = ORACLE.category("SingleQuality")
for _words, _comparison in (("or less", Comparison.AT_MOST), ("or greater", Comparison.AT_LEAST)):
    qualifier.phrase(
        f"with total power and toughness {{amount:Quantity}} {_words}", HasTotalPT, fixed={"comparison": _comparison}
    )
for _word, _comparison in (("lesser", Comparison.LESS), ("greater", Comparison.GREATER)):
    qualifier.phrase(f"with {_word} {{stat:Stat}}", HasStat(hole("stat"), _comparison, StatOf(hole("stat"), It("it"))))
_EXTREMES = (("greatest", False), ("highest", False), ("least", True), ("lowest", True))
for _word, _lowest in _EXTREMES:
    qualifier.phrase(
        f"with the {_word} {{stat:Stat}} among {{among:Filter@plural}}", HasExtreme, fixed={"lowest": _lowest}
    )

    extreme = ORACLE.category("NounWithExtreme")
    extreme.phrase(
        f"{{rest:Filter}} with the {_word} {{stat:Stat}}",
        narrowed(hole("rest"), HasExtreme(hole("stat"), _lowest, hole("rest"))),
    )
_SHARED = ("color", "creature type", "card type", "land type", "name", "mana value", "permanent type")
for _what in _SHARED:
    qualifier.phrase(
        f"that share[s:self] <a|at least one> {_what} with {{other:Object}}", SharesWith, fixed={"what": _what}
    )
qualifier.phrase(
    "that share[s:self] a color or mana value with {other:Object}", SharesWith, fixed={"what": "color or mana value"}
)
qualifier.words({"that (has|have:self) a Adventure": HasAdventure()})
qualifier.phrase(
    "with equal or lesser {stat:Stat}", HasStat(hole("stat"), Comparison.AT_MOST, StatOf(hole("stat"), It("it")))
)
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
qualifier.phrase("with {name:KeywordName}", HasKeyword)
_SIZES = frozenset({Stat.POWER, Stat.TOUGHNESS, Stat.BASE_POWER, Stat.BASE_TOUGHNESS})


def is_own_stat(stat: Stat, amount: Amount) -> bool:
    """Whether a size is compared with another size of "it": then "it" is what has the first one."""
    match amount:
        case StatOf(stat=other, of=It()):
            return stat is not other and stat in _SIZES and other in _SIZES
        case Count(filter=Filter(predicates=(InZone(player=ControllerOf(of=It(words="it"))),))):
            # "In its controller's graveyard": the controller of what is asked about.
            return stat is Stat.MANA_VALUE
    return False


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

# One name: "Sword of Kaldra, Shield of Kaldra, and Helm of Kaldra" are the names of three objects.
qualifier.phrase(
    "named {name:CardName}", HasName(hole("name", where=lambda one: ", and " not in one and ", or " not in one))
)
qualifier.phrase("with the same name as {other:Object}", SameNameAs)
single_quality.words({"Arcane": HasSubtype("Arcane")})
single_quality.phrase(
    "mana value {amount:Quantity} or greater", HasStat(Stat.MANA_VALUE, Comparison.AT_LEAST, hole("amount"))
)


def _counters(word: str, *, odd: bool) -> None:
    filter = Filter(Kind.PERMANENT, (HasCounterParity(odd),))

    condition.phrase(f"{{object:Object}} has a {word} number of counters on it", Fits(hole("object", It, This), filter))


for _word, _odd in (("odd", True), ("even", False)):
    qualifier.phrase(f"with a {_word} {{stat:Stat}}", HasParity, fixed={"odd": _odd})
    qualifier.words({f"with {_word} mana values": HasParity(Stat.MANA_VALUE, _odd)})
    _counters(_word, odd=_odd)
for _quality in ("of the chosen quality", "of that quality"):
    qualifier.phrase(f"with {{stat:Stat}} {_quality}", HasChosenParity)
qualifier.phrase(
    "with that spell's mana value",
    HasStat(Stat.MANA_VALUE, Comparison.EQUAL, StatOf(Stat.MANA_VALUE, It("that spell"))),
)
for _word, _comparison in (("greater", Comparison.GREATER), ("less", Comparison.LESS)):
    qualifier.phrase(
        f"with {{stat:Stat}} {_word} than (its|their:self) {{other:Stat}}",
        HasOwnStat,
        fixed={"comparison": _comparison},
    )
ORACLE.category("WhatItHas").phrase("{name:KeywordName}", HasKeyword)
for _are in ("that's", "that are"):
    qualifier.phrase(f"{_are} exactly {{number:Amount}} color(s:number)", HasColors(hole("number", Fixed).value))
    qualifier.words({f"{_are} one or more colors": HasColors(1, or_more=True)})
qualifier.words(
    {f"with a {name} ability": HasKeywordAbility(name) for name in ("cycling", "kicker", "morph")}
    | {"that has a cycling ability": HasKeywordAbility("cycling")}
)
for _name in ("cycling", "kicker", "morph"):
    qualifier.words({f"with {_name} abilities": HasKeywordAbility(_name)})
qualifier.words({"with {X} in (its|their:self) mana cost(s:self)": HasManaSymbols("{X}")})
qualifier.phrase("that (has|have:self) the same name as {other:Object}", SameNameAs)
