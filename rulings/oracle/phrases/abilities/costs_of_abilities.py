"""Abilities that cost more or less, and costs that hang on who or when (CR 602.2b, 601.2f)."""

from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX
from rulings.abilities.changes.permissions import CostChange, MayPayForLess
from rulings.abilities.conditions.condition import InStep, Negated
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.filters.filter import Both, Either, Filter
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, Attached
from rulings.abilities.vocabulary import Color, Kind
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.holes import but, hole, worked_out

described = ORACLE.category("Described")
"""A noun, with adjectives or without."""
with_adjective = ORACLE.category("NounWithAdjective")
_NOT_OWN_TURN = Negated(InStep("turn", ThatPlayer(antecedent=Antecedent("each player"))))
_WHO: tuple[tuple[str, PlayerRef | None], ...] = ((" you pay", You()), (" your opponents pay", Opponent()), ("", None))
ability.phrase(
    "equip costs you pay cost {mana:ManaSymbols} less.",
    StaticAbility(changes=(CostChange("equip ability", None, You(), -1, hole("mana")),)),
)
_SIGNS = (("less", -1), ("more", 1))
ability_costs = ORACLE.category("AbilityCosts")
"""What activating costs more or less, without the full stop: a ``CostChange``."""
ability.phrase("{change:AbilityCosts}.", StaticAbility(changes=(hole("change"),)))
ability.phrase(
    "{change:AbilityCosts}. this effect can't reduce the mana in that cost to less than one mana.",
    StaticAbility(
        changes=(but(hole("change", CostChange, where=lambda one: one.sign == -1), leaves_one=True),),
    ),
)


def _has_activated(of: Filter) -> bool:
    return of.kind in (Kind.PERMANENT, Kind.CARD)


def _declare(subject: str, what: str, who: PlayerRef | None, of: Node | None) -> None:
    """``subject``: "activated abilities of {of:Filter@plural}" and the like, with one slot or none."""
    for word, sign in _SIGNS:
        ability_costs.phrase(
            f"{subject} cost {{mana:ManaSymbols}} {word} to activate", CostChange(what, of, who, sign, hole("mana"))
        )
        ability_costs.phrase(
            f"{subject} cost {{X}} {word} to activate, where X is {{value:Quantity}}",
            CostChange(what, of, who, sign, ("{1}",), WhereX(hole("value"))),
        )


for _subject, _of in (
    ("activated abilities of {of:Filter@plural}", hole("of", Filter, where=_has_activated)),
    ("{of:Object's} activated abilities", hole("of", Attached)),
):
    _declare(_subject, "activated ability", None, _of)
_declare("abilities you activate that aren't mana abilities", "non-mana activated ability", You(), None)
for _keyword in ("equip", "cycling"):
    _declare(f"{_keyword} abilities you activate", f"{_keyword} ability", You(), None)


def _declare_activating(word: str, sign: int) -> None:

    ability.phrase(
        f"activated abilities cost {{mana:ManaSymbols}} {word} to activate unless they're mana abilities.",
        StaticAbility(changes=(CostChange("non-mana activated ability", None, None, sign, hole("mana")),)),
        carries={"unless": "changes"},
    )


_declare_activating("more", 1)


def _at_least(filter: Filter) -> StaticAbility | None:
    if filter.kind is not Kind.SPELL:
        return None
    return StaticAbility(changes=(CostChange("spell", filter, AnyPlayer(), 0, ("{3}",)),))


_THREE = "each {filter:Filter@singular} that would cost less than three mana to cast costs three mana to cast."
ability.phrase(
    _THREE,
    StaticAbility(
        changes=(
            CostChange("spell", hole("filter", where=lambda one: one.kind is Kind.SPELL), AnyPlayer(), 0, ("{3}",)),
        )
    ),
    carries={"each": "changes"},
)
ability.phrase(
    f"as long as {{condition:Condition}}, {_THREE}",
    replace(
        StaticAbility(
            changes=(
                CostChange(
                    "spell",
                    hole("filter", where=lambda one: _at_least(one) and one.kind is Kind.SPELL),
                    AnyPlayer(),
                    0,
                    ("{3}",),
                ),
            )
        ),
        condition=hole("condition"),
    ),
    carries={"each": "changes", "as long as": "condition"},
)
described.include(ORACLE.category("Noun"), with_adjective)
for _word, _sign in (("less", -1), ("more", 1)):
    ability.phrase(
        f"{{first:Described@plural}} and {{second:Described@plural}} you cast cost {{mana:ManaSymbols}} {_word} "
        "to cast.",
        StaticAbility(
            affected=None,
            changes=(
                CostChange(
                    "spell",
                    Filter(
                        Kind.SPELL,
                        (
                            Either(
                                (
                                    Both(
                                        hole(
                                            "first", like=Filter(Kind.SPELL), where=lambda one: one.predicates
                                        ).predicates
                                    ),
                                    Both(
                                        hole(
                                            "second", like=Filter(Kind.SPELL), where=lambda one: one.predicates
                                        ).predicates
                                    ),
                                )
                            ),
                        ),
                    ),
                    You(),
                    _sign,
                    hole("mana"),
                ),
            ),
        ),
    )
ability.phrase(
    "each {filter:Filter@singular} costs {mana:ManaSymbols} more to cast except during its controller's turn.",
    StaticAbility(
        changes=(
            CostChange(
                "spell",
                hole("filter", where=lambda one: one.kind is Kind.SPELL),
                AnyPlayer(),
                1,
                hole("mana"),
                when=_NOT_OWN_TURN,
            ),
        )
    ),
    carries={"each": "changes", "except": "changes"},
)


def _change(what: str, of: Filter | None, mana: tuple[str, ...], times: Amount | None = None) -> StaticAbility:
    return StaticAbility(changes=(CostChange(what, of, You(), -1, mana, times),))


def _declare_cost(keyword: str) -> None:
    what = f"{keyword} ability"

    less = "cost {mana:ManaSymbols} less to activate"
    subject = f"{keyword} abilities you activate"
    if keyword not in ("equip", "cycling"):
        ability.phrase(f"{subject} {less}.", _change(what, None, hole("mana"), None))
    ability.phrase(
        f"{subject} {less} for each {{times:CountedSingly}}.",
        _change(what, None, hole("mana"), hole("times")),
        carries={"each": "changes"},
    )
    ability.phrase(
        f"{subject} of {{of:Filter@plural}} {less}.",
        _change(what, hole("of", where=lambda one: one.kind is Kind.PERMANENT), hole("mana")),
    )
    ability.phrase(
        f"{subject} that target {{at:Object}} {less}.",
        _change(what, Filter(Kind.SOURCE, (SpellTargets(hole("at")),)), hole("mana")),
    )
    # Abilities of permanents, whoever activates them.
    ability.phrase(
        f"{keyword} abilities of {{of:Filter@plural}} {less}.",
        StaticAbility(
            changes=(
                CostChange(what, hole("of", where=lambda one: one.kind is Kind.PERMANENT), None, -1, hole("mana")),
            )
        ),
    )


for _keyword in ("boast", "equip", "exhaust", "ninjutsu", "power-up"):
    _declare_cost(_keyword)


def _declare_keyword_cost(keyword: str, words: str, who: PlayerRef | None, how: str, sign: int) -> None:

    subjects = (f"{keyword} costs{words}", f"all {keyword} costs") if who is None else (f"{keyword} costs{words}",)
    for subject in subjects:
        ability.phrase(
            f"{subject} cost {{mana:ManaSymbols}} {how}.",
            StaticAbility(changes=(CostChange(f"{keyword} cost", None, who, sign, hole("mana")),)),
        )


for _keyword in ("blitz", "buyback", "flashback", "morph"):
    for _words, _player in _WHO:
        for _how, _sign in (("less", -1), ("more", 1)):
            _declare_keyword_cost(_keyword, _words, _player, _how, _sign)


def _color_of(mana: tuple[str, ...]) -> Color | None:
    return next((one for one in Color if mana == (f"{{{one.value}}}",)), None)


ability.phrase(
    "as a additional cost to cast {spells:Filter@plural}, you may {cost:Cost}. those spells cost {mana:ManaSymbols} "
    "less to cast if you paid life this way. this effect reduces only the amount of {color:Color} mana you pay.",
    StaticAbility(
        changes=(
            MayPayForLess(
                You(),
                hole("spells", where=lambda one: one.kind is Kind.SPELL),
                hole("cost", where=lambda one: all(isinstance(part, PayLife) for part in one.parts)),
                hole("mana"),
            ),
        )
    ),
    also={"color": worked_out(_color_of, hole("mana"))},
    carries={"may": "changes", "only": "changes"},
)
