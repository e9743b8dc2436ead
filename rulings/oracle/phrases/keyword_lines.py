"""Keywords that are written as a whole line: "Exhaust — {2}: ...", "Gift a card", "Kicker {G} and/or {W}" (CR 702).

What is here: how such lines are written. What is not: keywords that stand in a list (``keywords``), and what any of
them does (the kernel).
"""

from collections.abc import Iterable, Mapping, Sequence

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import CanDo
from rulings.abilities.conditions.condition import Fits, HasDesignation, InStep, Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.costs.cost import Cost
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.players import You
from rulings.abilities.references import PairedCreatures, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, ability, ability_line, change, condition, event, keyword
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

# Activated abilities with a rule of their own (CR 702.57, 702.142, 702.177).

_ATTACKED = Fits(This(), Filter(Kind.SOURCE, (Did("attacked"),)))
_KINDS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("exhaust", {"limit_ever": True, "keyword": "exhaust"}),
    ("boast", {"instant_timing": _ATTACKED, "limit_per_turn": 1, "keyword": "boast"}),
    (
        "forecast",
        {
            "instant_timing": InStep("upkeep", You()),
            "limit_per_turn": 1,
            "zones": (Zone.HAND,),
            "keyword": "forecast",
        },
    ),
    ("power-up", {"limit_ever": True, "keyword": "power-up"}),
)
for _name, _fixed in _KINDS:
    ability.phrase(f"{_name} — {{cost:Cost}}: {{effect:Paragraph}}", ActivatedAbility, fixed=_fixed)

# Max speed (CR 702.178).

_FASTEST = HasDesignation("max speed", You())


ability.phrase(
    "max speed — {ability:Ability}",
    StaticAbility(
        affected=This(), changes=(GainAbilities((hole("ability"),)),), condition=_FASTEST, keyword="max speed"
    ),
)

# What a harnessed permanent has (CR 702.186b).

_HARNESSED = HasDesignation("harnessed", This())


ability.phrase(
    "∞ — {ability:Ability}",
    StaticAbility(affected=This(), changes=(GainAbilities((hole("ability"),)),), condition=_HARNESSED, keyword="∞"),
)

# Gift (CR 702.174): the thing that is given.

for _gift in ("Food", "card", "tapped Fish", "extra turn", "Treasure", "Octopus"):
    keyword.phrase(f"gift a {_gift}", KeywordAbility, fixed={"name": "gift", "subtype": _gift})

# Partner (CR 702.124): for building decks, but for what "partner with" does on entering.

keyword.phrase("partner with {subtype:CardName}", KeywordAbility, fixed={"name": "partner with"})
for _kind in ("friends forever", "Father & Son", "Survivors", "Character select"):
    keyword.phrase(f"partner -- {_kind}", KeywordAbility, fixed={"name": "partner", "subtype": _kind})
keyword.phrase("choose a Background", KeywordAbility, fixed={"name": "partner", "subtype": "Background"})
keyword.phrase("Doctor's companion", KeywordAbility, fixed={"name": "partner", "subtype": "Time Lord Doctor"})

# Two kickers in one line (CR 702.33b).


def _kickers(first: Cost, second: Cost) -> tuple[KeywordAbility, ...]:
    return tuple(KeywordAbility(name="kicker", cost=cost) for cost in (first, second))


def _undo_kickers(abilities: tuple[Ability, ...]) -> Slots:
    if len(abilities) != 2 or not all(isinstance(a, KeywordAbility) and a.name == "kicker" for a in abilities):
        return None
    first, second = abilities
    assert isinstance(first, KeywordAbility)
    assert isinstance(second, KeywordAbility)
    return {"first": first.cost, "second": second.cost}


ability_line.phrase("kicker {first:ManaOnly} and/or {second:ManaOnly}", _kickers, _undo_kickers, kind=tuple)


# Other spellings.

keyword.phrase("more Than Meets the Eye {cost:ManaOnly}", KeywordAbility, fixed={"name": "more than meets the eye"})

# What was promised or paid, and deeds that keywords name (CR 702.104b, 702.110b, 702.122d, 702.174k).

_GIFT = WasPaid("gift")
_TRIBUTE = Fits(This(), Filter(Kind.SOURCE, (HasProperty("tribute"),)))
condition.words({"the gift was promised": _GIFT, "the gift wasn't promised": Negated(_GIFT)})
condition.words({"tribute wasn't paid": Negated(_TRIBUTE)})
condition.words({"you have max speed": _FASTEST, "you don't have max speed": Negated(_FASTEST)})
for _words, _verb in (
    ("exploit[s] a creature", "exploit"),
    ("become[s] crewed", "become crewed"),
    ("become[s] monstrous", "monstrous"),
    ("become[s] renowned", "renowned"),
):
    event.phrase(f"{{what:EventObject}} {_words}", Does, fixed={"verb": _verb})


# Soulbond (CR 702.95).

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

# Prototype (CR 702.160): the second size stands as ``subtype``, "6/6".


class CardSizes:
    """ "6/6": power and toughness in one word."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Two numbers with a stroke."""
        power, _, toughness = token.partition("/")
        return power.isdigit() and toughness.isdigit()

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The word itself."""
        yield start + 1, tokens[start]

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The word again."""
        return (value,) if isinstance(value, str) and self.can_start(value) else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("CardSize", CardSizes())
keyword.phrase("prototype {cost:ManaOnly} — {subtype:CardSize}", KeywordAbility, fixed={"name": "prototype"})

# Craft (CR 702.167): ``subtype`` says "or more".

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

# Crewing and saddling for more than its power (CR 702.122, 702.171).

for _deeds, _what in (
    ("saddle[s:self] Mounts and crew[s:self] Vehicles", "saddle and crew"),
    ("crew[s:self] Vehicles", "crew"),
):
    change.phrase(
        f"{_deeds} as though (its|their:self) power were {{amount:Numeral}} greater",
        CanDo,
        fixed={"what": f"{_what} as though more power"},
    )
    change.phrase(
        f"{_deeds} using (its|their:self) toughness rather than (its|their:self) power",
        CanDo,
        fixed={"what": f"{_what} by toughness"},
    )
