"""How many or which this way, and numbers in words of their own (CR 107, 608.2c).

What is here: "for each storage counter removed this way", "half their
library, rounded down", "for each different mana value among", "you have fewer than three cards in hand", "to their
hand". What is not: what the usual phrases say (``this_way``, ``numbers``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Half, Times
from rulings.abilities.amounts.counting import Count, DistinctCount
from rulings.abilities.amounts.history import RemovedThisWay
from rulings.abilities.amounts.players import HandSize
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Compare, Condition
from rulings.abilities.conditions.history import Happened
from rulings.abilities.durations import Duration
from rulings.abilities.effects.cards import Mill
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.counters import GetEnergy
from rulings.abilities.effects.effect import Effect, RuleChange
from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import ActivatesAbility
from rulings.abilities.filters.filter import Both, Either, Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.spells import CastBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, THEY, ability, condition, effect, event, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.spell_costs import caster_of

Slots = Mapping[str, Value] | None
counted = ORACLE.category("CountedSingly")

counted.phrase("{kind:CounterKind} counter removed this way", RemovedThisWay)

# A condition around both sentences: "if it's a Goblin card, you may reveal it. If you do, ...".


def _if_and_do(condition: Condition, first: Effect, then: Effect, *, reflexive: bool) -> IfDone:
    return IfDone(If(condition, first), then, reflexive=reflexive)


for _words, _reflexive in (("if you do", False), ("if they do", False), ("when you do", True)):
    sentence.phrase(
        f"if {{condition:Condition}}, {{first:Clauses}}. {_words}, {{then:Clauses}}.",
        _if_and_do(hole("condition"), hole("first"), hole("then"), reflexive=_reflexive),
    )

# Half a library.


def _mill_half(who: PlayerRef, rounded: str) -> Mill:
    return Mill(who, Half(Count(Filter(Kind.CARD, (InZone(Zone.LIBRARY, ThatPlayer(wording=THEY)),))), rounded))


def _declare_half(rounded: str) -> None:

    effect.phrase(f"{{who:Subject}} mill[s] half their library, rounded {rounded}", _mill_half(hole("who"), rounded))


_declare_half("down")
_declare_half("up")

# Different values.


def _declare_different(what: str) -> None:

    counted.phrase(f"different {what} among {{among:Filter@plural}}", DistinctCount(what, hole("among")))


for _what in ("mana value", "power", "name", "color"):
    _declare_different(_what)

# Fewer cards than.


condition.phrase(
    "{player:Player} [has|have] fewer than {amount:Amount} cards in hand",
    Compare(HandSize(hole("player")), Comparison.LESS, hole("amount")),
)

# Energy.


effect.phrase(
    "{who:Subject} get[s] {amount:EnergySymbols} for each {times:CountedSingly}",
    GetEnergy(hole("who"), Times(hole("amount", Fixed).value, hole("times"))),
    carries={"each": "amount"},
)
effect.phrase("{who:Subject} get[s] a amount of {E} equal to {amount:Quantity}", GetEnergy)

# Into the graveyard this turn.


condition.phrase(
    "a {filter:Filter@singular} was put into your graveyard from anywhere this turn",
    Happened(
        Moves(
            hole(
                "filter",
                where=lambda filter: (
                    filter.kind is Kind.CARD and (not any(isinstance(one, InZone) for one in filter.predicates))
                ),
            ),
            destination=Zone.GRAVEYARD,
            whose=You(),
        )
    ),
)

# To the hand of who owns them all.


effect.phrase(
    "return {what:Object} to their hand",
    ReturnTo(
        hole("what", Every, where=lambda what: any(isinstance(one, OwnedBy) for one in what.filter.predicates)),
        Zone.HAND,
    ),
)

# Abilities of certain permanents.


event.phrase(
    "{who:Player} activate[s] a ability of a {of:Filter@singular} that isn't a mana ability",
    ActivatesAbility(hole("who"), hole("of"), not_mana=True),
)

# Two kinds of spells that cost less or more.


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

# Costs for a time.


def _cost_for_now(spells: Filter, mana: tuple[str, ...], duration: Duration, sign: int) -> RuleChange | None:
    who, filter = caster_of(spells)
    if filter.kind is not Kind.SPELL:
        return None
    return RuleChange((CostChange("spell", filter, who, sign, mana),), duration)


def _undo_cost_for_now(node: RuleChange, sign: int) -> Slots:
    match node.changes:
        case (CostChange(filter=Filter() as filter, who=PlayerRef() as who, mana=mana),):
            spells = filter if who == AnyPlayer() else Filter(filter.kind, (*filter.predicates, CastBy(who)))
            slots: dict[str, Value] = {"spells": spells, "mana": mana, "duration": node.duration}
            return slots if node == _cost_for_now(spells, mana, node.duration, sign) else None
    return None


for _word, _sign in (("less", -1), ("more", 1)):

    def _for_now(spells: Filter, mana: tuple[str, ...], duration: Duration, sign: int = _sign) -> RuleChange | None:
        return _cost_for_now(spells, mana, duration, sign)

    def _undo_for_now(node: RuleChange, sign: int = _sign) -> Slots:
        return _undo_cost_for_now(node, sign)

    for _template in (
        f"{{duration:Duration}}, {{spells:Filter@plural}} cost {{mana:ManaSymbols}} {_word} to cast",
        f"{{spells:Filter@plural}} {{duration:Duration}} cost {{mana:ManaSymbols}} {_word} to cast",
        f"{{spells:Filter@plural}} cost {{mana:ManaSymbols}} {_word} to cast {{duration:Duration}}",
    ):
        effect.phrase(_template, _for_now, _undo_for_now, kind=RuleChange)
