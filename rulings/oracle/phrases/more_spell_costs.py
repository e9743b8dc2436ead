"""Costs of spells in further words (CR 118.7, 601.2f).

What is here: "each spell you cast that's red or green costs {1} less", "for each target", "as long as ..., spells cost
less", "during your turn, this spell costs less", "if ... and {1} less if ...". What is not: the usual words
(``spell_costs``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX
from rulings.abilities.amounts.counting import Count, EachTarget
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Condition, InStep, IsInZones, Negated
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.spells import CastBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, ability, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.spell_costs import caster_of

Slots = Mapping[str, Value] | None

_CARRIES = {"each": "changes", "as long as": "condition", "if": "changes", "other": "changes"}
_SIGNS = (("less", -1), ("more", 1))

# Spells of others.

times_of_spell = ORACLE.category("TimesOfSpell")
"""How often a change applies to a spell, told by its targets."""
times_of_spell.phrase("target", EachTarget, fixed={"filter": None})
times_of_spell.phrase("{filter:Filter@singular} it targets", EachTarget)
_CASTER = ControlledBy(ThatPlayer(Antecedent("each player")))


times_of_spell.phrase(
    "{filter:Filter@singular} its controller controls",
    Count(narrowed(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), _CASTER)),
)


def _declare_others(template: str, sign: int) -> None:
    def make(
        spells: Filter, mana: tuple[str, ...], times: Amount | None = None, condition: Condition | None = None
    ) -> StaticAbility | None:
        who, filter = caster_of(spells)
        # With eminence the condition tells from where it works, too (``wordings``).
        if filter.kind is not Kind.SPELL or isinstance(condition, IsInZones):
            return None
        change = CostChange("spell", filter, who, sign, mana, times)
        return StaticAbility(affected=None, changes=(change,), condition=condition)

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(mana=mana, times=times, filter=Filter() as filter, who=PlayerRef() as who),):
                spells = filter if who == AnyPlayer() else Filter(filter.kind, (*filter.predicates, CastBy(who)))
                if ("{times" in template) is (times is None) or ("{condition" in template) is (node.condition is None):
                    return None
                if node != make(spells, mana, times, node.condition):
                    return None
                slots: dict[str, Value] = {"spells": spells, "mana": mana, "times": times, "condition": node.condition}
                return {name: value for name, value in slots.items() if f"{{{name}:" in template}
        return None

    ability.phrase(template, make, unmake, kind=StaticAbility, carries=_CARRIES)


def _declare_others_x(template: str, sign: int) -> None:
    def make(spells: Filter, value: Amount) -> StaticAbility | None:
        who, filter = caster_of(spells)
        if filter.kind is not Kind.SPELL:
            return None
        return StaticAbility(affected=None, changes=(CostChange("spell", filter, who, sign, ("{1}",), WhereX(value)),))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(times=WhereX(value=value), filter=Filter() as filter, who=PlayerRef() as who),):
                spells = filter if who == AnyPlayer() else Filter(filter.kind, (*filter.predicates, CastBy(who)))
                return {"spells": spells, "value": value} if node == make(spells, value) else None
        return None

    ability.phrase(template, make, unmake, kind=StaticAbility)


for _word, _sign in _SIGNS:
    _cost = f"{{mana:ManaSymbols}} {_word} to cast"
    _declare_others(f"each {{spells:Filter@singular}} costs {_cost}.", _sign)
    _declare_others(f"each {{spells:Filter@singular}} costs {_cost} for each {{times:TimesOfSpell}}.", _sign)
    _declare_others(f"{{spells:Filter@plural}} cost {_cost} for each {{times:TimesOfSpell}}.", _sign)
    _declare_others(f"as long as {{condition:Condition}}, {{spells:Filter@plural}} cost {_cost}.", _sign)
    _declare_others(f"{{spells:Filter@plural}} cost {_cost} as long as {{condition:Condition}}.", _sign)
    _declare_others_x(f"{{spells:Filter@plural}} cost {{X}} {_word} to cast, where X is {{value:Quantity}}.", _sign)

# What a spell says of itself.


def _own(mana: tuple[str, ...], when: Condition, sign: int) -> CostChange:
    return CostChange("spell", This("spell"), None, sign, mana, when=when)


def _declare_own(template: str, sign: int) -> None:

    ability.phrase(
        template,
        StaticAbility(affected=None, changes=(_own(hole("mana"), hole("when"), sign),), zones=(Zone.STACK,)),
        carries={"as long as": "changes"},
    )


def _declare_own_twice(template: str, sign: int) -> None:

    ability.phrase(
        template,
        StaticAbility(
            affected=None,
            changes=(_own(hole("first"), hole("one"), sign), _own(hole("second"), hole("other"), sign)),
            zones=(Zone.STACK,),
        ),
    )


for _word, _sign in _SIGNS:
    _declare_own(f"this spell costs {{mana:ManaSymbols}} {_word} to cast as long as {{when:Condition}}.", _sign)
    _declare_own_twice(
        f"this spell costs {{first:ManaSymbols}} {_word} to cast if {{one:Condition}} and {{second:ManaSymbols}} "
        f"{_word} to cast if {{other:Condition}}.",
        _sign,
    )
    _declare_own_twice(
        f"this spell costs {{first:ManaSymbols}} {_word} to cast if {{one:Condition}}. it also costs "
        f"{{second:ManaSymbols}} {_word} to cast if {{other:Condition}}.",
        _sign,
    )

# At some times.


def _declare_while(words: str, when: Condition) -> None:
    for word, sign in _SIGNS:
        for template in (
            f"{words}, this spell costs {{mana:ManaSymbols}} {word} to cast.",
            f"this spell costs {{mana:ManaSymbols}} {word} to cast {words}.",
        ):
            ability.phrase(
                template, StaticAbility(affected=None, changes=(_own(hole("mana"), when, sign),), zones=(Zone.STACK,))
            )

        def others(spells: Filter, mana: tuple[str, ...], sign: int = sign) -> StaticAbility | None:
            who, filter = caster_of(spells)
            if filter.kind is not Kind.SPELL:
                return None
            return StaticAbility(affected=None, changes=(CostChange("spell", filter, who, sign, mana),), condition=when)

        def undo_others(node: StaticAbility, sign: int = sign) -> Slots:
            match node.changes:
                case (CostChange(mana=mana, filter=Filter() as filter, who=PlayerRef() as who),):
                    spells = filter if who == AnyPlayer() else Filter(filter.kind, (*filter.predicates, CastBy(who)))
                    return {"spells": spells, "mana": mana} if node == others(spells, mana, sign) else None
            return None

        ability.phrase(
            f"{words}, {{spells:Filter@plural}} cost {{mana:ManaSymbols}} {word} to cast.",
            others,
            undo_others,
            kind=StaticAbility,
            carries={"other": "condition"},
        )


for _words, _when in (
    ("during your turn", InStep("turn", You())),
    ("during turns other than yours", Negated(InStep("turn", You()))),
    ("during your end step", InStep("end step", You())),
):
    _declare_while(_words, _when)

qualifier.phrase("total in all graveyards", InZone, fixed={"zone": Zone.GRAVEYARD})
