"""Spells told by their number in the turn or by their colours, and what they get (CR 601.2, 611.2f).

What is here: "the first creature spell you cast each turn", "the next instant spell you cast this turn", "exactly three
colors", "has emerge. The emerge cost is equal to its mana cost". What is not: triggers on casting (``triggers``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import Change, GainAbilities
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.filters.characteristics import HasColors
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.spells import CastBy, IsNthCast
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, SharedVerb, ability, affected, effect, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# How many colours.


for _are in ("that's", "that are"):
    qualifier.phrase(f"{_are} exactly {{number:Amount}} color(s:number)", HasColors(hole("number", Fixed).value))
    qualifier.words({f"{_are} one or more colors": HasColors(1, or_more=True)})


ORACLE.category("Quality").phrase(
    "{filter:Filter@plural}",
    hole("filter", where=lambda one: one.kind is Kind.SPELL and one.predicates),
    kind=Filter,
    is_transparent=True,
)

# By their number in the turn.

nth_spell = ORACLE.category("NthSpell")
"""One spell of each turn, as a ``Filter`` of spells."""
_ORDINALS = (("first", 1), ("second", 2), ("third", 3))


def _declare_nth(word: str, nth: int, when: str) -> None:

    nth_spell.phrase(
        f"the {word} {{filter:Filter@singular}} {{who:Player}} cast[s] {when}",
        narrowed(
            hole("filter", where=lambda one: one.kind is Kind.SPELL),
            CastBy(hole("who")),
            IsNthCast(nth, hole("filter")),
        ),
        carries={"each": "predicates"},
    )


for _word, _nth in _ORDINALS:
    _declare_nth(_word, _nth, "each turn")
affected.include(nth_spell)


def _declare_cost(word: str, sign: int) -> None:
    def make(spell: Filter, mana: tuple[str, ...]) -> StaticAbility | None:
        match spell.predicates:
            case (*rest, CastBy(player=who), IsNthCast() as nth):
                filter = Filter(spell.kind, (*rest, nth))
                return StaticAbility(changes=(CostChange("spell", filter, who, sign, mana),))
        return None

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(filter=Filter(predicates=(*rest, IsNthCast() as nth)) as filter, who=who, mana=mana),):
                if who is None:
                    return None
                spell = Filter(filter.kind, (*rest, CastBy(who), nth))
                return {"spell": spell, "mana": mana} if node == make(spell, mana) else None
        return None

    ability.phrase(f"{{spell:NthSpell}} costs {{mana:ManaSymbols}} {word} to cast.", make, unmake, kind=StaticAbility)


_declare_cost("less", -1)
_declare_cost("more", 1)

# The next one (CR 611.2f).


def _next(filter: Filter) -> Filter | None:
    if filter.kind is not Kind.SPELL:
        return None
    return Filter(filter.kind, (*filter.predicates, CastBy(You()), IsNthCast(1, filter, from_now=True)))


def _next_gets(filter: Filter, changes: tuple[Change, ...]) -> RuleChange | None:
    spell = _next(filter)
    return RuleChange(changes, UntilEndOfTurn(), spell) if spell is not None else None


def _undo_next_gets(node: RuleChange) -> Slots:
    match node.affected:
        case Filter(predicates=(*_, IsNthCast(of=filter, from_now=True))):
            return {"filter": filter, "changes": node.changes} if node == _next_gets(filter, node.changes) else None
    return None


effect.phrase(
    "the next {filter:Filter@singular} you cast this turn {changes:Change+and@singular}",
    RuleChange(
        hole("changes"),
        UntilEndOfTurn(),
        narrowed(
            hole("filter", where=lambda one: one.kind is Kind.SPELL),
            CastBy(You()),
            IsNthCast(1, hole("filter"), from_now=True),
        ),
    ),
    carries={"next": "affected"},
)


def _next_two(first: Filter, second: Filter, changes: tuple[Change, ...]) -> SharedVerb | None:
    one, other = _next_gets(first, changes), _next_gets(second, changes)
    return SharedVerb((one, other)) if one is not None and other is not None else None


def _undo_next_two(node: SharedVerb) -> Slots:
    match node.effects:
        case (RuleChange() as one, RuleChange() as other):
            first, second = _undo_next_gets(one), _undo_next_gets(other)
            if first is not None and second is not None and one.changes == other.changes:
                return {"first": first["filter"], "second": second["filter"], "changes": one.changes}
    return None


effect.phrase(
    "the next {first:Filter@singular} and the next {second:Filter@singular} you cast this turn each "
    "{changes:Change+and@plural}",
    _next_two,
    _undo_next_two,
    kind=SharedVerb,
    carries={"next": "effects", "each": "effects"},
)


def _next_cost(word: str, sign: int) -> None:

    effect.phrase(
        f"the next {{filter:Filter@singular}} you cast this turn costs {{mana:ManaSymbols}} {word} to cast",
        RuleChange(
            (
                CostChange(
                    "spell",
                    narrowed(
                        hole("filter", where=lambda one: one.kind is Kind.SPELL),
                        IsNthCast(1, hole("filter"), from_now=True),
                    ),
                    You(),
                    sign,
                    hole("mana"),
                ),
            ),
            UntilEndOfTurn(),
        ),
        carries={"next": "changes"},
    )


_next_cost("less", -1)
_next_cost("more", 1)

# Keywords whose cost is the mana cost.


def _declare_for_its_cost(name: str) -> None:

    ability.phrase(
        f"each {{affected:Filter@singular}} has {name}. the {name} cost is equal to its mana cost.",
        StaticAbility(
            affected=hole("affected", where=lambda one: one.kind is Kind.SPELL),
            changes=(GainAbilities((KeywordAbility(name=name),)),),
        ),
        carries={"each": "affected"},
    )


for _name in ("emerge", "blitz"):
    _declare_for_its_cost(_name)
