"""Where mana comes from, what it does to what it is spent on, how long it stays, and life in its place (CR 106.6).

What is here: "mana from a Treasure was spent to cast it", "for each {S} spent", "if that mana is spent on a creature
spell", "when you spend this mana", "you don't lose this mana", "spend only mana produced by". What is not: what it may
be spent on (``spending``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpentOf
from rulings.abilities.changes.mana import LifeForMana, SpendOnlyFrom
from rulings.abilities.changes.permissions import CantDo, PlayerHas
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.mana import AddMana, ManaRider
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.references import It, Target, This
from rulings.abilities.vocabulary import Color, Comparison, Kind
from rulings.oracle.categories import ORACLE, Clauses, Implied, ability, condition, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# From what the mana that was spent came.

_SPELLS: tuple[tuple[str, It | None], ...] = (
    ("it", It("it")),
    ("that spell", It("that spell")),
    ("<this spell|~>", None),
)
_counted = ORACLE.category("CountedSingly")


def _any(amount: ManaSpentOf) -> Compare:
    return Compare(amount, Comparison.AT_LEAST, Fixed(1))


def _declare_source(spell: str, of: It | None) -> None:
    def make(source: Filter) -> ManaSpentOf | None:
        return ManaSpentOf(source, of=of) if source.kind in (Kind.PERMANENT, Kind.SOURCE) else None

    _counted.phrase(
        f"mana from a {{source:Filter@singular}} spent to cast {spell}",
        ManaSpentOf(hole("source", where=lambda one: one.kind in (Kind.PERMANENT, Kind.SOURCE)), of=of),
    )
    condition.phrase(
        f"mana from a {{source:Filter@singular}} was spent to cast {spell}",
        _any(
            ManaSpentOf(
                hole("source", where=lambda one: one.kind in (Kind.PERMANENT, Kind.SOURCE)),
                of=of,
            )
        ),
    )


for _spell, _of in _SPELLS:
    _declare_source(_spell, _of)
    for _symbol, _amount in (("{S}", ManaSpentOf(snow=True, of=_of)), ("{C}", ManaSpentOf(colorless=True, of=_of))):
        _counted.words({f"{_symbol} spent to cast {_spell}": _amount})
        condition.words({f"{_symbol} was spent to cast {_spell}": _any(_amount)})


# Only from certain sources.


_NO_MANA = StaticAbility(affected=This("spell"), changes=(SpendOnlyFrom(None),))
ability.words({"you can't spend mana to cast this spell.": _NO_MANA})


ability.phrase(
    "spend only mana produced by {source:Filter@plural} to cast this spell.",
    StaticAbility(
        affected=This("spell"), changes=(SpendOnlyFrom(hole("source", where=lambda one: one.kind is Kind.PERMANENT)),)
    ),
    carries={"only": "changes"},
)

# What it does to the spell.


def _with_rider(effect: Effect, rider: ManaRider) -> Effect | None:
    """The one effect that adds mana, with what that mana does."""
    if not isinstance(effect, AddMana) or effect.rider is not None:
        return None
    return replace(effect, rider=rider)


def _declare_rider(template: str, *, triggers: bool, wording: int = 0) -> None:
    def make(effect: Effect, filter: Filter, then: Effect) -> Effect | None:
        rider = ManaRider(filter, then, triggers, wording=wording)
        return _with_rider(effect, rider) if filter.kind is Kind.SPELL else None

    def unmake(node: Effect) -> Slots:
        if not isinstance(node, AddMana) or not isinstance(node.rider, ManaRider) or node.rider.filter is None:
            return None
        if node.rider.triggers is not triggers or node.rider.wording != wording:
            return None
        return {"effect": replace(node, rider=None), "filter": node.rider.filter, "then": node.rider.effect}

    sentence.phrase(template, make, unmake, kind=Effect, is_transparent=True)


_declare_rider("{effect:Effect}. if that mana is spent on a {filter:Filter@singular}, {then:Clauses}.", triggers=False)
for _place, _spent in enumerate(("you spend this mana", "that mana is spent")):
    _declare_rider(
        f"{{effect:Effect}}. when {_spent} to cast a {{filter:Filter@singular}}, {{then:Clauses}}.",
        triggers=True,
        wording=_place,
    )


# What it may do to the spell.


effect.phrase(
    "{objects:Object} can't be countered",
    Continuous(
        hole(
            "objects",
            where=lambda one: (
                (isinstance(one, It) and one.words == "that spell")
                or (isinstance(one, Target) and one.filter.kind is Kind.SPELL)
            ),
        ),
        (CantDo("be countered"),),
    ),
)

# How long it stays (CR 500.5).


def _declare_kept(words: str, *, is_you: bool) -> None:
    def make(effect: Effect) -> Effect | None:
        parts = effect.effects if isinstance(effect, Clauses) else (effect,)
        adding = [one for one in parts if isinstance(one, AddMana)]
        if len(adding) != 1 or adding[0].keep or isinstance(adding[0].who, You | Implied) is not is_you:
            return None
        kept = tuple(replace(one, keep=True) if one is adding[0] else one for one in parts)
        return replace(effect, effects=kept) if isinstance(effect, Clauses) else kept[0]

    def unmake(node: Effect) -> Slots:
        parts = node.effects if isinstance(node, Clauses) else (node,)
        kept = [one for one in parts if isinstance(one, AddMana) and one.keep]
        if len(kept) != 1 or isinstance(kept[0].who, You | Implied) is not is_you:
            return None
        bare = tuple(replace(one, keep=False) if isinstance(one, AddMana) else one for one in parts)
        return {"effect": replace(node, effects=bare) if isinstance(node, Clauses) else bare[0]}

    sentence.phrase(f"{{effect:Clauses}}. {words}.", make, unmake, kind=Effect, is_transparent=True)


for _they in ("you", "they"):
    _declare_kept(f"until end of turn, {_they} don't lose this mana as steps and phases end", is_you=_they == "you")

rule = ORACLE.category("PlayerRule")
rule.phrase(
    "{who:Player} [doesn't|don't] lose unspent mana as steps and phases end",
    PlayerHas,
    fixed={"what": "doesn't lose unspent mana"},
)


rule.phrase(
    "{who:Player} [doesn't|don't] lose unspent {color:Color} mana as steps and phases end",
    PlayerHas(hole("who"), "doesn't lose unspent mana", node=IsColor(hole("color"))),
)


def _declare_becomes(words: str, letter: str) -> None:
    made = StaticAbility(changes=(PlayerHas(You(), f"unspent mana becomes {letter}"),))
    ability.words({f"if you would lose unspent mana, that mana becomes {words} instead.": made})


for _word, _letter in (
    ("colorless", "C"),
    ("white", "W"),
    ("blue", "U"),
    ("black", "B"),
    ("red", "R"),
    ("green", "G"),
):
    _declare_becomes(_word, _letter)

# Life in its place.


def _declare_life(symbol: str, color: Color) -> None:
    made = StaticAbility(changes=(LifeForMana(You(), color, 2),))
    ability.words({f"for each {symbol} in a cost, you may pay 2 life rather than pay that mana.": made})


for _symbol, _color in (
    ("{W}", Color.WHITE),
    ("{U}", Color.BLUE),
    ("{B}", Color.BLACK),
    ("{R}", Color.RED),
    ("{G}", Color.GREEN),
):
    _declare_life(_symbol, _color)
