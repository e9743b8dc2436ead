"""Small effects and rules in words of their own.

What is here: damage to itself, all creature types, hand size in words, paying X for what something is, untapping with a
named subject, playing from the graveyard for a turn. What is not: what the basic verbs say.
"""

from collections.abc import Mapping

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
from rulings.abilities.events.spells import ActivatesAbility, CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import Attached, Choose, It, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, DelayedFirst, ability, change, clauses, effect, quantity, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole

Slots = Mapping[str, Value] | None


effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage to itself",
    DealDamage(hole("source", This, It, Attached), hole("amount"), hole("source")),
)
effect.phrase(
    "{source:Object} deal[s] damage to itself equal to {amount:Quantity}",
    DealDamage(hole("source", This, It, Attached), hole("amount"), hole("source")),
)
change.phrase("gain[s] all creature types", SetTypes, fixed={"every": "creature type"})
ORACLE.category("PlayerRule").phrase(
    "{who:Player's} maximum hand size is {amount:NumberWord}", PlayerHas, fixed={"what": "maximum hand size"}
)

# Paying X.


sentence.phrase(
    "{effect:Clauses} unless {who:Player} pay[s] {X}, where X is {value:Quantity}.",
    Unless(hole("effect"), hole("who"), Cost((ManaPerAmount(("{1}",), WhereX(hole("value"))),))),
    carries={"unless": "Unless"},
)


effect.phrase("you untap {what:Object}", Untap(hole("what")))

# The second spell of a kind (CR 603.2).


def _second(nth: int, words: str) -> None:

    ability.phrase(
        f"whenever you cast a spell, if it's the {words} {{spell:Filter@singular}} you cast this turn, "
        "{effect:Paragraph}",
        TriggeredAbility(
            event=CastsSpell(You(), hole("spell", where=lambda one: one.kind is Kind.SPELL), nth=nth),
            effect=hole("effect"),
        ),
    )


for _nth, _words in ((2, "second"), (3, "third")):
    _second(_nth, _words)


ability.phrase(
    "whenever {who:Player} activate[s] a ability, if it isn't a mana ability, {effect:Paragraph}",
    TriggeredAbility(event=ActivatesAbility(hole("who"), not_mana=True), effect=hole("effect")),
)


ability.phrase(
    "whenever a ability of {of:Attached} is activated, if it isn't a mana ability, {effect:Paragraph}",
    TriggeredAbility(event=ActivatesAbility(AnyPlayer(), hole("of"), not_mana=True), effect=hole("effect")),
)

# Sums that begin with a word.


quantity.phrase("two plus {right:Quantity}", Plus(Fixed(2), hole("right")))

# Rules of life, milling, sizes.

effect.phrase("{who:Subject} mill[s] cards equal to {amount:Quantity}", Mill)
for _stat, _field in (("power", "power"), ("toughness", "toughness")):

    def _base(amount: Amount, field: str = _field) -> SetPT:
        return SetPT(amount, None) if field == "power" else SetPT(None, amount)

    def _undo_base(node: SetPT, field: str = _field) -> Slots:
        value = node.power if field == "power" else node.toughness
        return {"amount": value} if value is not None and node == _base(value, field) else None

    change.phrase(f"[has|have] base {_stat} {{amount:Quantity}}", _base, _undo_base, kind=SetPT)


for _gains in ("that player gains no life", "they gain no life", "you gain no life"):
    ability.phrase(
        f"if {{event:WouldGainLife}}, {_gains} instead.",
        Replacement(event=hole("event"), instead=None),
        carries={"instead": "event"},
    )


def _pay_or(cost: Cost, otherwise: Effect) -> MayPay:
    """Nobody is forced to pay (CR 118.12)."""
    return MayPay(You(), cost, otherwise=otherwise)


# Nobody is forced to pay (CR 118.12).
sentence.phrase(
    "pay {cost:ManaOnly}. if you don't, {otherwise:Clauses}.", MayPay(You(), hole("cost"), otherwise=hole("otherwise"))
)
clauses.phrase(
    "at {event:NextTime}, pay {cost:ManaOnly}. if you don't, {otherwise:Clauses}",
    DelayedFirst(hole("event"), _pay_or(hole("cost"), hole("otherwise"))),
)


sentence.phrase(
    "{effect:Effect}. spend this mana only to {restriction:SpendOnly}, and that spell can't be countered.",
    but(
        hole("effect", AddMana, where=lambda one: one.restriction is None),
        restriction=but(
            hole(
                "restriction",
                SpendOnly,
                where=lambda one: one.what == "spell" and one.also is None and (one.rider is None),
            ),
            rider=CantDo("be countered"),
        ),
    ),
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
