"""Spells that cost more or less (CR 601.2f)."""

from typing import Any

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.changes.mana import SpendOnlyFrom
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Condition, InStep, IsInZones, Negated
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import CastBy, SpellTargets
from rulings.abilities.players import AnyPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import CastSpells

_CARRIES = {"each": "changes", "as long as": "condition", "if": "changes", "other": "changes"}
_SIGNS = (("less", -1), ("more", 1))
_OWN = "spell"
_SPELLS = hole("spells", CastSpells)
_MANA = hole("mana")
_TIMES = hole("times", Amount)
_COUNTED: dict[str, Any] = {"times": _TIMES}
_WHEN: dict[str, Any] = {"when": hole("when", Condition)}
ability.phrase(
    "spend only mana produced by {source:Filter@plural} to cast this spell.",
    StaticAbility(
        affected=This("spell"), changes=(SpendOnlyFrom(hole("source", where=lambda one: one.kind is Kind.PERMANENT)),)
    ),
    carries={"only": "changes"},
)


def _is_elsewhere(condition: Condition) -> bool:
    """With eminence the condition tells from where it works, too."""
    return isinstance(condition, IsInZones)


def _others_cost(sign: int, mana: Any = _MANA, **more: Any) -> CostChange:
    return CostChange("spell", _SPELLS.filter, _SPELLS.who, sign, mana, **more)


def _declare_others(template: str, change: CostChange, condition: Condition | None = None) -> None:
    ability.phrase(template, StaticAbility(affected=None, changes=(change,), condition=condition), carries=_CARRIES)


_WHILE = hole("condition", Condition, where=lambda one: not _is_elsewhere(one))
for _word, _sign in _SIGNS:
    _cost = f"{{mana:ManaSymbols}} {_word} to cast"
    _plain, _counted = _others_cost(_sign), _others_cost(_sign, times=_TIMES)
    _declare_others(f"each {{spells:CastSpell}} costs {_cost}.", _plain)
    _declare_others(f"each {{spells:CastSpell}} costs {_cost} for each {{times:TimesOfSpell}}.", _counted)
    _declare_others(f"{{spells:CastSpells}} cost {_cost} for each {{times:TimesOfSpell}}.", _counted)
    _declare_others(f"as long as {{condition:Condition}}, {{spells:CastSpells}} cost {_cost}.", _plain, _WHILE)
    _declare_others(f"{{spells:CastSpells}} cost {_cost} as long as {{condition:Condition}}.", _plain, _WHILE)
    ability.phrase(
        f"{{spells:CastSpells}} cost {{X}} {_word} to cast, where X is {{value:Quantity}}.",
        StaticAbility(affected=None, changes=(_others_cost(_sign, ("{1}",), times=WhereX(hole("value"))),)),
    )


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


def _declare_while(words: str, when: Condition) -> None:
    for word, sign in _SIGNS:
        for template in (
            f"{words}, this spell costs {{mana:ManaSymbols}} {word} to cast.",
            f"this spell costs {{mana:ManaSymbols}} {word} to cast {words}.",
        ):
            ability.phrase(
                template, StaticAbility(affected=None, changes=(_own(hole("mana"), when, sign),), zones=(Zone.STACK,))
            )

        ability.phrase(
            f"{words}, {{spells:CastSpells}} cost {{mana:ManaSymbols}} {word} to cast.",
            StaticAbility(affected=None, changes=(_others_cost(sign),), condition=when),
            carries={"other": "condition"},
        )


for _words, _when in (
    ("during your turn", InStep("turn", You())),
    ("during turns other than yours", Negated(InStep("turn", You()))),
    ("during your end step", InStep("end step", You())),
):
    _declare_while(_words, _when)


def _declare_own_cost(template: str, sign: int, **more: Any) -> None:
    """What a spell says of its own cost."""
    ability.phrase(
        template,
        StaticAbility(
            affected=None,
            changes=(CostChange(_OWN, This(_OWN), None, sign, hole("mana"), **more),),
            zones=(Zone.STACK,),
        ),
        carries={"each": "changes"},
    )


def _is_cast_and_aimed(filter: Filter) -> bool:
    """ "Spells your opponents cast that target this creature" is a phrase of its own."""
    kinds = {type(one) for one in filter.predicates}
    return {CastBy, SpellTargets} <= kinds


def _declare_others_cost(template: str, sign: int, **more: Any) -> None:
    """What a permanent says of the cost of spells."""
    spells = hole("spells", CastSpells, where=lambda one: not _is_cast_and_aimed(one.filter))
    change = CostChange("spell", spells.filter, spells.who, sign, hole("mana"), **more)
    ability.phrase(
        template, StaticAbility(affected=None, changes=(change,)), carries={"each": "changes", "only": "changes"}
    )


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
    for _end, _more in (
        ("", {}),
        (" for each {times:CountedSingly}", _COUNTED),
        (" if {when:Condition}", _WHEN),
    ):
        _declare_own_cost(f"this spell costs {{mana:ManaSymbols}} {_word} to cast{_end}.", _sign, **_more)
    _declare_own_cost(f"if {{when:Condition}}, this spell costs {{mana:ManaSymbols}} {_word} to cast.", _sign, **_WHEN)
    _declare_own_x(f"this spell costs {{X}} {_word} to cast, where X is {{value:Quantity}}.", _sign)
    for _end, _more in (("", {}), (" for each {times:CountedSingly}", _COUNTED)):
        _declare_others_cost(f"{{spells:CastSpells}} cost {{mana:ManaSymbols}} {_word} to cast{_end}.", _sign, **_more)
    _declare_targeting(_word, _sign)
_ONLY_COLORED = "this effect reduces only the amount of colored mana you pay."
_declare_others_cost(
    f"{{spells:CastSpells}} cost {{mana:ManaSymbols}} less to cast. {_ONLY_COLORED}", -1, only_colored=True
)


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
