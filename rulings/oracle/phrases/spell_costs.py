"""Costs of spells: additional ones, and effects that make spells and abilities cost more or less (CR 601.2f, 118.8).

What is here: "as an additional cost", "costs {1} less to cast". What is not: kicker and other keywords, alternative
costs.
"""

from collections.abc import Mapping

from rulings.abilities.ability import AdditionalCost, StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.cost import Cost, EitherCost
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import CastBy, SpellTargets
from rulings.abilities.players import AnyPlayer, PlayerRef, ThatPlayer
from rulings.abilities.references import Antecedent, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, ability, cost
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# Additional costs.


spell_cost = ORACLE.category("SpellCost")
spell_cost.include(cost)
spell_cost.phrase(
    "{first:CostPart} or {second:CostPart}", Cost((EitherCost((Cost((hole("first"),)), Cost((hole("second"),)))),))
)
ability.phrase("as a additional cost to cast this spell, {cost:SpellCost}.", AdditionalCost)
ability.phrase(
    "as a additional cost to cast this spell, you may {cost:SpellCost}.",
    AdditionalCost,
    fixed={"optional": True},
    carries={"may": "optional"},
)

# More and less.

_OWN = "spell"


def _declare_own(template: str, sign: int) -> None:
    """What a spell says of its own cost."""

    def make(mana: tuple[str, ...], times: Amount | None = None, when: Condition | None = None) -> StaticAbility:
        change = CostChange(_OWN, This(_OWN), None, sign, mana, times, when=when)
        return StaticAbility(affected=None, changes=(change,), zones=(Zone.STACK,))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(mana=mana, times=times, when=Condition() | None as when),) if node == make(
                mana, times, when
            ):
                return {"mana": mana, "times": times, "when": when}
        return None

    ability.phrase(template, make, unmake, kind=StaticAbility, carries={"each": "changes"})


def _declare_others(template: str, sign: int, *, only_colored: bool = False) -> None:
    """What a permanent says of the cost of spells."""

    def make(spells: Filter, mana: tuple[str, ...], times: Amount | None = None) -> StaticAbility | None:
        who, filter = caster_of(spells)
        if filter.kind is not Kind.SPELL or _is_cast_and_aimed(filter):
            return None
        change = CostChange("spell", filter, who, sign, mana, times, only_colored=only_colored)
        return StaticAbility(affected=None, changes=(change,))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(mana=mana, times=times, filter=Filter() as filter, who=PlayerRef() as who),):
                spells = filter if who == AnyPlayer() else Filter(filter.kind, (*filter.predicates, CastBy(who)))
                return {"spells": spells, "mana": mana, "times": times} if node == make(spells, mana, times) else None
        return None

    ability.phrase(template, make, unmake, kind=StaticAbility, carries={"each": "changes", "only": "changes"})


def _is_cast_and_aimed(filter: Filter) -> bool:
    """ "Spells your opponents cast that target this creature" is a phrase of its own."""
    kinds = {type(one) for one in filter.predicates}
    return {CastBy, SpellTargets} <= kinds


def _declare_targeting(word: str, sign: int) -> None:
    """ "Spells your opponents cast that target this creature cost {2} more to cast"."""

    ability.phrase(
        "{spells:Described@plural} {who:Player} cast[s:who] {targets:Qualifier@plural} cost {mana:ManaSymbols} "
        f"{word} to cast.",
        StaticAbility(
            affected=None,
            changes=(
                CostChange(
                    "spell",
                    Filter(
                        Kind.SPELL,
                        (
                            *hole("spells", like=Filter(Kind.SPELL)).predicates,
                            hole("targets", SpellTargets),
                        ),
                    ),
                    hole("who"),
                    sign,
                    hole("mana"),
                ),
            ),
        ),
    )


def caster_of(spells: Filter) -> tuple[PlayerRef, Filter]:
    """Who casts them, and which they are: the caster stands last."""
    if spells.predicates and isinstance(spells.predicates[-1], CastBy):
        return spells.predicates[-1].player, Filter(spells.kind, spells.predicates[:-1])
    return AnyPlayer(), spells


def _declare_own_x(template: str, sign: int) -> None:
    """ "This spell costs {X} less to cast, where X is ...": {1} so many times."""

    ability.phrase(
        template,
        StaticAbility(
            affected=None,
            changes=(CostChange("spell", This("spell"), None, sign, ("{1}",), WhereX(hole("value"))),),
            zones=(Zone.STACK,),
        ),
    )


for _word, _sign in (("less", -1), ("more", 1)):
    for _end in ("", " for each {times:CountedSingly}", " if {when:Condition}"):
        _declare_own(f"this spell costs {{mana:ManaSymbols}} {_word} to cast{_end}.", _sign)
    _declare_own(f"if {{when:Condition}}, this spell costs {{mana:ManaSymbols}} {_word} to cast.", _sign)
    _declare_own_x(f"this spell costs {{X}} {_word} to cast, where X is {{value:Quantity}}.", _sign)
    for _end in ("", " for each {times:CountedSingly}"):
        _declare_others(f"{{spells:Filter@plural}} cost {{mana:ManaSymbols}} {_word} to cast{_end}.", _sign)
    _declare_targeting(_word, _sign)
_ONLY_COLORED = "this effect reduces only the amount of colored mana you pay."
_declare_others(
    f"{{spells:Filter@plural}} cost {{mana:ManaSymbols}} less to cast. {_ONLY_COLORED}", -1, only_colored=True
)
ORACLE.category("Qualifier").phrase("{player:Player} cast[s]", CastBy)


# Cheaper or dearer where it targets something.


def _declare_by_target(word: str, sign: int) -> None:

    ability.phrase(
        f"this spell costs {{mana:ManaSymbols}} {word} to cast if it targets a {{target:Filter@singular}}.",
        StaticAbility(
            affected=None,
            changes=(CostChange("spell", This("spell"), None, sign, hole("mana"), per_target=hole("target")),),
            zones=(Zone.STACK,),
        ),
    )


_declare_by_target("less", -1)
_declare_by_target("more", 1)

# More for each spell cast before it.


def _declare_for_earlier(word: str, sign: int) -> None:
    before = TimesThisTurn(CastsSpell(ThatPlayer(Antecedent("each player")), Filter(Kind.SPELL)))

    ability.phrase(
        f"each spell a player casts costs {{mana:ManaSymbols}} {word} to cast for each other spell that player has "
        "cast this turn.",
        StaticAbility(
            affected=None, changes=(CostChange("spell", Filter(Kind.SPELL), AnyPlayer(), sign, hole("mana"), before),)
        ),
        carries={"each": "changes", "other": "changes"},
    )


_declare_for_earlier("more", 1)
