"""Spells that cost more or less (CR 601.2f)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.changes.mana import SpendOnlyFrom
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Condition, InStep, IsInZones, Negated
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import CastBy, SpellTargets
from rulings.abilities.players import AnyPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import caster_of

_CARRIES = {"each": "changes", "as long as": "condition", "if": "changes", "other": "changes"}
_SIGNS = (("less", -1), ("more", 1))
_OWN = "spell"
ability.phrase(
    "spend only mana produced by {source:Filter@plural} to cast this spell.",
    StaticAbility(
        affected=This("spell"), changes=(SpendOnlyFrom(hole("source", where=lambda one: one.kind is Kind.PERMANENT)),)
    ),
    carries={"only": "changes"},
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


def _declare_own_cost(template: str, sign: int) -> None:
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


def _is_cast_and_aimed(filter: Filter) -> bool:
    """ "Spells your opponents cast that target this creature" is a phrase of its own."""
    kinds = {type(one) for one in filter.predicates}
    return {CastBy, SpellTargets} <= kinds


def _declare_others_cost(template: str, sign: int, *, only_colored: bool = False) -> None:
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
    for _end in ("", " for each {times:CountedSingly}", " if {when:Condition}"):
        _declare_own_cost(f"this spell costs {{mana:ManaSymbols}} {_word} to cast{_end}.", _sign)
    _declare_own_cost(f"if {{when:Condition}}, this spell costs {{mana:ManaSymbols}} {_word} to cast.", _sign)
    _declare_own_x(f"this spell costs {{X}} {_word} to cast, where X is {{value:Quantity}}.", _sign)
    for _end in ("", " for each {times:CountedSingly}"):
        _declare_others_cost(f"{{spells:Filter@plural}} cost {{mana:ManaSymbols}} {_word} to cast{_end}.", _sign)
    _declare_targeting(_word, _sign)
_ONLY_COLORED = "this effect reduces only the amount of colored mana you pay."
_declare_others_cost(
    f"{{spells:Filter@plural}} cost {{mana:ManaSymbols}} less to cast. {_ONLY_COLORED}", -1, only_colored=True
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
