"""Small effects and rules in words of their own.

What is here: damage to itself, all creature types, hand size in words, paying X for what something is, untapping with a
named subject, playing from the graveyard for a turn. What is not: what the basic verbs say.
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.amounts.amount import Amount, Fixed, WhereX
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.changes.change import SetPT, SetTypes
from rulings.abilities.changes.permissions import CantDo, PlayerHas
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaPerAmount
from rulings.abilities.effects.cards import Mill
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.mana import AddMana, SpendOnly
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.permanents import Tap, Untap
from rulings.abilities.effects.spells import ByPlayer
from rulings.abilities.events.damage_and_life import GainsLife
from rulings.abilities.events.spells import ActivatesAbility, CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import Attached, Choose, It, ObjectRef, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, DelayedFirst, ability, change, clauses, effect, quantity, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _to_itself(source: ObjectRef, amount: Amount) -> DealDamage | None:
    return DealDamage(source, amount, source) if isinstance(source, This | It | Attached) else None


def _undo_to_itself(node: DealDamage) -> Slots:
    found = node == _to_itself(node.source, node.amount)
    return {"source": node.source, "amount": node.amount} if found else None


effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage to itself", _to_itself, _undo_to_itself, kind=DealDamage
)
effect.phrase(
    "{source:Object} deal[s] damage to itself equal to {amount:Quantity}", _to_itself, _undo_to_itself, kind=DealDamage
)
change.phrase("gain[s] all creature types", SetTypes, fixed={"every": "creature type"})
ORACLE.category("PlayerRule").phrase(
    "{who:Player's} maximum hand size is {amount:NumberWord}", PlayerHas, fixed={"what": "maximum hand size"}
)

# Paying X.


def _unless_x(effect: Effect, who: PlayerRef, value: Amount) -> Unless:
    return Unless(effect, who, Cost((ManaPerAmount(("{1}",), WhereX(value)),)))


def _undo_unless_x(node: Unless) -> Slots:
    match node.cost.parts:
        case (ManaPerAmount(symbols=("{1}",), times=WhereX(value=value)),):
            return {"effect": node.effect, "who": node.who, "value": value}
    return None


sentence.phrase(
    "{effect:Clauses} unless {who:Player} pay[s] {X}, where X is {value:Quantity}.",
    _unless_x,
    _undo_unless_x,
    kind=Unless,
    carries={"unless": "Unless"},
)


def _you_untap(what: ObjectRef) -> Untap:
    return Untap(what)


effect.phrase("you untap {what:Object}", _you_untap, lambda node: {"what": node.what}, kind=Untap)

# The second spell of a kind (CR 603.2).


def _second(nth: int, words: str) -> None:
    def make(spell: Filter, effect: Effect) -> TriggeredAbility | None:
        if spell.kind is not Kind.SPELL:
            return None
        return TriggeredAbility(event=CastsSpell(You(), spell, nth=nth), effect=effect)

    def unmake(node: TriggeredAbility) -> Slots:
        match node.event:
            case CastsSpell(spell=spell) if node.wording == mine.wording and node == make(spell, node.effect):
                return {"spell": spell, "effect": node.effect}
        return None

    ability.phrase(
        f"whenever you cast a spell, if it's the {words} {{spell:Filter@singular}} you cast this turn, "
        "{effect:Paragraph}",
        make,
        unmake,
        kind=TriggeredAbility,
    )
    # "Your second creature spell each turn" means the same: said so only where it was read so.
    mine = ability.own[-1]


for _nth, _words in ((2, "second"), (3, "third")):
    _second(_nth, _words)


def _not_mana(who: PlayerRef, effect: Effect) -> TriggeredAbility:
    return TriggeredAbility(event=ActivatesAbility(who, not_mana=True), effect=effect)


def _undo_not_mana(node: TriggeredAbility) -> Slots:
    match node.event:
        case ActivatesAbility(who=who) if node == _not_mana(who, node.effect):
            return {"who": who, "effect": node.effect}
    return None


ability.phrase(
    "whenever {who:Player} activate[s] a ability, if it isn't a mana ability, {effect:Paragraph}",
    _not_mana,
    _undo_not_mana,
    kind=TriggeredAbility,
)


def _of_attached(of: Attached, effect: Effect) -> TriggeredAbility:
    return TriggeredAbility(event=ActivatesAbility(AnyPlayer(), of, not_mana=True), effect=effect)


def _undo_of_attached(node: TriggeredAbility) -> Slots:
    match node.event:
        case ActivatesAbility(of=Attached() as of) if node == _of_attached(of, node.effect):
            return {"of": of, "effect": node.effect}
    return None


ability.phrase(
    "whenever a ability of {of:Attached} is activated, if it isn't a mana ability, {effect:Paragraph}",
    _of_attached,
    _undo_of_attached,
    kind=TriggeredAbility,
)

# Sums that begin with a word.


def _two_plus(right: Amount) -> Plus:
    return Plus(Fixed(2), right)


def _undo_two_plus(node: Plus) -> Slots:
    return {"right": node.right} if node.left == Fixed(2) else None


quantity.phrase("two plus {right:Quantity}", _two_plus, _undo_two_plus, kind=Plus)

# Rules of life, milling, sizes.

effect.phrase("{who:Subject} mill[s] cards equal to {amount:Quantity}", Mill)
for _stat, _field in (("power", "power"), ("toughness", "toughness")):

    def _base(amount: Amount, field: str = _field) -> SetPT:
        return SetPT(amount, None) if field == "power" else SetPT(None, amount)

    def _undo_base(node: SetPT, field: str = _field) -> Slots:
        value = node.power if field == "power" else node.toughness
        return {"amount": value} if value is not None and node == _base(value, field) else None

    change.phrase(f"[has|have] base {_stat} {{amount:Quantity}}", _base, _undo_base, kind=SetPT)


def _no_life(event: GainsLife) -> Replacement:
    return Replacement(event=event, instead=None)


def _undo_no_life(node: Replacement) -> Slots:
    return {"event": node.event} if isinstance(node.event, GainsLife) and node == _no_life(node.event) else None


for _gains in ("that player gains no life", "they gain no life", "you gain no life"):
    ability.phrase(
        f"if {{event:WouldGainLife}}, {_gains} instead.",
        _no_life,
        _undo_no_life,
        kind=Replacement,
        carries={"instead": "event"},
    )


def _pay_or(cost: Cost, otherwise: Effect) -> MayPay:
    """Nobody is forced to pay (CR 118.12)."""
    return MayPay(You(), cost, otherwise=otherwise)


def _undo_pay_or(node: MayPay) -> Slots:
    found = node == _pay_or(node.cost, node.otherwise) if node.otherwise is not None else False
    return {"cost": node.cost, "otherwise": node.otherwise} if found else None


sentence.phrase("pay {cost:ManaOnly}. if you don't, {otherwise:Clauses}.", _pay_or, _undo_pay_or, kind=MayPay)
clauses.phrase(
    "at {event:NextTime}, pay {cost:ManaOnly}. if you don't, {otherwise:Clauses}",
    lambda event, cost, otherwise: DelayedFirst(event, _pay_or(cost, otherwise)),
    lambda node: (
        {"event": node.event, "cost": node.effect.cost, "otherwise": node.effect.otherwise}
        if isinstance(node.effect, MayPay)
        and node.effect.otherwise is not None
        and node.effect == _pay_or(node.effect.cost, node.effect.otherwise)
        else None
    ),
    kind=DelayedFirst,
)


def _uncounterable(effect: Effect, restriction: SpendOnly) -> Effect | None:
    if not isinstance(effect, AddMana) or effect.restriction is not None or restriction.what != "spell":
        return None
    if restriction.also is not None or restriction.rider is not None:
        return None
    return replace(effect, restriction=replace(restriction, rider=CantDo("be countered")))


def _undo_uncounterable(node: Effect) -> Slots:
    match node:
        case AddMana(restriction=SpendOnly(rider=CantDo(what="be countered")) as restriction):
            return {"effect": replace(node, restriction=None), "restriction": replace(restriction, rider=None)}
    return None


sentence.phrase(
    "{effect:Effect}. spend this mana only to {restriction:SpendOnly}, and that spell can't be countered.",
    _uncounterable,
    _undo_uncounterable,
    kind=Effect,
    is_transparent=True,
    carries={"only": "Effect"},
)

# Tapping and untapping what another player chooses.


def _declare_by_player(verb: str, kind: type[Tap] | type[Untap], end: str) -> None:
    def make(who: PlayerRef, filter: Filter, times: Amount = _ONE) -> ByPlayer | None:
        if isinstance(who, You) or not any(isinstance(one, ControlledBy) for one in filter.predicates):
            return None
        return ByPlayer(who, kind(Choose(filter, times)))

    def unmake(node: ByPlayer) -> Slots:
        match node.effect:
            case Tap(what=Choose(filter=filter, amount=times)) | Untap(what=Choose(filter=filter, amount=times)):
                if node != make(node.who, filter, times) or (times == _ONE) is bool(end):
                    return None
                slots: dict[str, Value] = {"who": node.who, "filter": filter}
                return {**slots, "times": times} if end else slots
        return None

    effect.phrase(
        f"{{who:Player}} {verb} a {{filter:Filter@singular}}{end}",
        make,
        unmake,
        kind=ByPlayer,
        carries={"each": "effect"},
    )


_ONE = Fixed(1)
for _end in ("", " for each {times:CountedSingly}"):
    _declare_by_player("tap[s:who]", Tap, _end)
    _declare_by_player("untap[s:who]", Untap, _end)

# The same said of the ability itself.

ORACLE.category("Event").phrase(
    "{who:Player} activate[s] a ability that isn't a mana ability", ActivatesAbility, fixed={"not_mana": True}
)
