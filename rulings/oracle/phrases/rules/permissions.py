"""What players may, can't and have otherwise (CR 101, 305, 402, 601.3)."""

from functools import partial

from rulings.abilities.amounts.amount import Amount, AnyNumber, Fixed
from rulings.abilities.changes.mana import SpendAs
from rulings.abilities.changes.permissions import AttackTax, PlayerCant, PlayerHas, PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Among, Either, Filter, Not, Predicate
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, EachPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, Every
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import but, hole, worked_out

rule = ORACLE.category("PlayerRule")
_HAS = {"hexproof": "hexproof", "shroud": "shroud"}
_THEIRS = ThatPlayer(Antecedent("each player"))
"""Each player of a rule for its own sake: "their hands"."""
for _as, _spend in (("color", "any color"), ("type", "any type")):
    ORACLE.category("PlayerRule").phrase(
        f"{{who:Player}} may spend mana as though it were mana of any {_as}",
        PlayerMay,
        fixed={"what": "spend mana", "spend": SpendAs(_spend)},
        carries={"may": "PlayerMay"},
    )
_OF_SEVERAL = ("in addition to paying their", "rather than paying their")


def _is_cast(rule: PlayerMay) -> bool:
    return rule.what == "cast" and not (rule.cost or rule.more or rule.using)


def _declare(words: str, field: str) -> None:
    def is_meant(rule: PlayerMay) -> bool:
        return _is_cast(rule) and isinstance(rule.filter, Filter) is words.startswith(_OF_SEVERAL)

    price = hole("price", Cost, where=lambda one: one.parts)
    ORACLE.category("PlayerRule").phrase(
        f"{{rule:PlayerRule}} by {{price:CostDoings}} {words}",
        but(hole("rule", PlayerMay, where=is_meant), **{field: price}),
        kind=PlayerMay,
        is_transparent=True,
    )


_declare("rather than paying its mana cost", "cost")
_declare("rather than paying their mana costs", "cost")
_declare("in addition to paying its other costs", "more")
_declare("in addition to paying their other costs", "more")
_BARE_X = Cost((ManaCost(("{X}",)),))

# The X of the words is found by the effect, whoever pays.
rule.phrase(
    "{tax:CombatTax}, where X is {value:Quantity}",
    but(
        hole("tax", AttackTax, like=AttackTax("attack", Filter(), None, _BARE_X)),
        cost=Cost((ManaPerAmount(("{1}",), hole("value")),)),
    ),
    kind=AttackTax,
    is_transparent=True,
)
rule.phrase(
    "activated abilities of {filter:Filter@plural} can't be activated unless they're mana abilities",
    PlayerCant,
    fixed={"who": AnyPlayer(), "what": "activate"},
    carries={"unless": "what"},
)


def _declare_among(words: str, what: str, kind: Kind) -> None:

    rule.phrase(
        words,
        PlayerMay(hole("who"), what, hole("filter", where=lambda one: one.kind is kind), hole("zone")),
        carries={"may": "PlayerMay"},
    )


_declare_among("{who:Player} may cast {filter:Filter@plural} from among {zone:CardsAmong}", "cast", Kind.SPELL)
_declare_among("{who:Player} may play {filter:Filter@plural} from among {zone:CardsAmong}", "play land", Kind.PERMANENT)


def _is_in_exile(predicate: Predicate) -> bool:
    return isinstance(predicate, Among) or (isinstance(predicate, InZone) and predicate.zone is Zone.EXILE)


# Of exiled cards; "cards from your graveyard" names a whole zone.
rule.phrase(
    "{who:Player} may play {zone:CardsAmong}",
    PlayerMay(
        hole("who"),
        "play",
        zone=hole("zone", Every, where=lambda zone: all(_is_in_exile(one) for one in zone.filter.predicates[-1:])),
    ),
    carries={"may": "PlayerMay"},
)
rule.phrase(
    "{who:Player} [doesn't|don't] lose unspent mana as steps and phases end",
    PlayerHas,
    fixed={"what": "doesn't lose unspent mana"},
)
rule.phrase(
    "{who:Player} [doesn't|don't] lose unspent {color:Color} mana as steps and phases end",
    PlayerHas(hole("who"), "doesn't lose unspent mana", node=IsColor(hole("color"))),
)
_CANT = {
    "gain life": "gain life",
    "lose the game": "lose the game",
    "win the game": "win the game",
    "play lands": "play land",
    "search libraries": "search",
    "draw cards": "draw",
    "get counters": "get counters",
    "lose life": "lose life",
    "cycle cards": "cycle",
    "pay life": "pay life",
}
for _words, _what in _CANT.items():
    rule.phrase(f"{{who:Player}} can't {_words}", PlayerCant, fixed={"what": _what})
rule.phrase("{who:Player} can't cast {filter:Filter@plural}", PlayerCant, fixed={"what": "cast"})
rule.phrase(
    "{who:Player} can't cast more than {limit:Amount} {filter:Filter@limit} each turn",
    PlayerCant,
    fixed={"what": "cast"},
    carries={"each": "limit"},
)
rule.phrase(
    "{who:Player} can't draw more than {limit:Amount} card(s) each turn",
    PlayerCant,
    fixed={"what": "draw more than"},
    carries={"each": "limit"},
)
for _words, _what in _HAS.items():
    rule.phrase(f"{{who:Player}} [has|have] {_words}", PlayerHas, fixed={"what": _what})
_LANDS: tuple[tuple[str, Amount], ...] = (
    ("a additional land", Fixed(1)),
    ("two additional lands", Fixed(2)),
    ("any number of lands", AnyNumber()),
)
for _words, _number in _LANDS:
    for _turns in ("on each of your turns", "on each of their turns", "during each of their turns"):
        rule.phrase(
            f"{{who:Player}} may play {_words} {_turns}",
            PlayerMay,
            fixed={"what": "play additional land", "amount": _number},
            carries={"may": "PlayerMay", "each": "what"},
        )
rule.phrase(
    "{who:Player} may cast {filter:Filter@plural} as though they had flash",
    PlayerMay,
    fixed={"what": "cast as though flash"},
    carries={"may": "PlayerMay"},
)
rule.phrase(
    "any player may cast {filter:Filter@plural} as though they had flash",
    PlayerMay,
    fixed={"who": AnyPlayer(), "what": "cast as though flash"},
    carries={"may": "PlayerMay"},
)
for _any_time in ("at any time", "any time"):
    rule.phrase(
        f"{{who:Player}} may look at the top card of (their|your:who) library {_any_time}",
        PlayerMay,
        fixed={"what": "look at top card"},
        carries={"may": "PlayerMay"},
    )


_OWN_ZONES = (("your graveyard", Zone.GRAVEYARD), ("exile", Zone.EXILE))
for _words, _zone in _OWN_ZONES:
    for _verb, _what in (("cast", "cast"), ("play", "play")):
        rule.phrase(
            f"{{who:Player}} may {_verb} {{filter:This}} from {_words}",
            PlayerMay(hole("who"), _what, hole("filter"), InZone(_zone)),
            carries={"may": "PlayerMay"},
        )
for _keyword in ("bestow", "blitz", "warp"):
    rule.phrase(
        f"{{who:Player}} may cast {{filter:This}} from your graveyard using its {_keyword} ability",
        PlayerMay(hole("who"), "cast", hole("filter"), InZone(Zone.GRAVEYARD), using=_keyword),
        carries={"may": "PlayerMay"},
    )


def _verb_for(what: str, filter: Filter) -> str | None:
    if (filter.kind is Kind.SPELL) is not (what == "cast"):
        return None
    # Cards are played: the lands among them, and the others cast.
    return "play" if filter.kind is Kind.CARD else what


for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("the top of your library", Zone.LIBRARY)):
    for _verb, _what in (("cast", "cast"), ("play", "play land")):
        rule.phrase(
            f"{{who:Player}} may {_verb} {{filter:Filter@plural}} from {_words}",
            PlayerMay(
                hole("who"),
                worked_out(partial(_verb_for, _what), hole("filter")),
                hole("filter", Filter),
                InZone(_zone, You()),
            ),
            carries={"may": "PlayerMay"},
        )
for _has in ("[has|have]", "gain[s]"):
    rule.phrase(f"{{who:Player}} {_has} protection from everything", PlayerHas, fixed={"what": "protection"})
for _words in ("hexproof", "shroud"):
    rule.phrase(f"{{who:Player}} gain[s] {_words}", PlayerHas, fixed={"what": _words})
rule.phrase(
    "{who:Player} [has|have] protection from the chosen card name",
    PlayerHas,
    fixed={"what": "protection", "node": Filter(Kind.SOURCE, (OfChosen("name"),))},
)
rule.phrase(
    "all damage is dealt to {who:Player} as though its source had infect",
    PlayerHas,
    fixed={"what": "is damaged as though by infect"},
)
_UNTAP_STEPS = ("their untap steps", "their untap step", "your untap step")
for _whose in _UNTAP_STEPS:
    rule.phrase(
        f"{{who:Player}} can't untap more than {{limit:Amount}} {{filter:Filter@limit}} during {_whose}",
        PlayerCant,
        fixed={"what": "untap more than"},
    )
rule.phrase(
    "{who:Player} can cast {filter:Filter@plural} only any time they could cast a sorcery",
    PlayerCant,
    fixed={"what": "cast except at sorcery speed"},
    carries={"only": "what"},
)
rule.phrase(
    "{who:Player} can cast no more than {limit:Amount} {filter:Filter@limit} each turn",
    PlayerCant,
    fixed={"what": "cast"},
    carries={"each": "limit"},
)

# "Who has cast one can't cast additional ones": one each turn at most.
rule.phrase(
    "each player who has cast a {spells:Filter@singular} this turn can't cast additional {again:Filter@plural}",
    PlayerCant(EachPlayer(), "cast", hole("spells"), Fixed(1)),
    carries={"each": "who"},
    also={"again": hole("spells")},
)


def _declare_from(words: str, place: Predicate) -> None:

    rule.phrase(
        f"{{who:Player}} can't cast {{spells:Filter@plural}} from {words}",
        PlayerCant(
            hole("who"),
            "cast",
            Filter(Kind.SPELL, (*hole("spells", like=Filter(Kind.SPELL)).predicates, place)),
        ),
    )


_declare_from("graveyards or libraries", Either((InZone(Zone.GRAVEYARD), InZone(Zone.LIBRARY))))
_declare_from("anywhere other than their hands", Not(InZone(Zone.HAND, _THEIRS)))
_declare_from("anywhere other than their hand", Not(InZone(Zone.HAND, _THEIRS)))
_MOST = "no more than {limit:Amount} creature(s:limit) can"
for _template, _what, _who in (
    (f"{_MOST} attack each combat", "attack with more than", EachPlayer()),
    (f"{_MOST} block each combat", "block with more than", EachPlayer()),
):
    rule.phrase(_template, PlayerCant, fixed={"who": _who, "what": _what}, carries={"each": "what"})
rule.phrase(
    f"{_MOST} attack you each combat",
    PlayerCant,
    fixed={"who": You(), "what": "be attacked by more than"},
    carries={"each": "what"},
)
for _not in ("[doesn't|don't]", "can't"):
    rule.phrase(
        f"{{who:Player}} {_not} lose the game for having 0 or less life",
        PlayerCant,
        fixed={"what": "lose the game for 0 life"},
    )
rule.phrase(
    "spells and abilities {who:Player} control can't cause their controller to search their library",
    PlayerCant,
    fixed={"what": "have themselves search"},
)
rule.phrase("{who:Player} can't get poison counters", PlayerCant, fixed={"what": "get poison counters"})
