"""The basic verbs: one-shot effects that name what is done in a few words.

What is here: draw, discard, mill, scry, surveil, life, damage, destroy, exile, sacrifice, tap, counter, return, put
counters, create plain tokens, mana. What is not: searching, looking, copying, choosing.
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, X
from rulings.abilities.effects.cards import Discard, Draw, Mill, Scry, Shuffle, Surveil
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import PutCounters, RemoveCounters
from rulings.abilities.effects.damage import DealDamage, Fight
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.game import DrawGame, KeywordAction, LoseGame, WinGame
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.effects.moving import Destroy, Exile, ReturnTo, Sacrifice
from rulings.abilities.effects.permanents import Attach, Regenerate, Tap, TapOrUntap, Untap
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.filters.history import Another
from rulings.abilities.node import Node, walk
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import Choose, Every, It, ObjectRef, Target
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

effect.phrase("{who:Subject} draw[s] {amount:Amount} card(s)", Draw)
effect.phrase("{who:Subject} draw[s] cards equal to {amount:Quantity}", Draw)
effect.phrase("{who:Subject} discard[s] {what:Object}", Discard)
effect.phrase("{who:Subject} mill[s] {amount:Amount} card(s)", Mill)
effect.phrase("{who:Subject} scr[ies|y] {amount:Quantity}", Scry)
effect.phrase("{who:Subject} surveil[s] {amount:Quantity}", Surveil)
effect.phrase("{who:Subject} gain[s] {amount:Quantity} life", GainLife)
effect.phrase("{who:Subject} gain[s] life equal to {amount:Quantity}", GainLife)
effect.phrase("{who:Subject} lose[s] {amount:Quantity} life", LoseLife)
effect.phrase("{who:Subject} lose[s] life equal to {amount:Quantity}", LoseLife)
effect.phrase("{who:Subject} shuffle[s]", Shuffle)
effect.phrase("{who:Subject} shuffle[s] (their|your:who) library", Shuffle)
effect.phrase("{who:Subject} win[s] the game", WinGame)
effect.phrase("the game is a draw", DrawGame)
effect.phrase("{who:Subject} lose[s] the game", LoseGame)
effect.phrase("{who:Subject} sacrifice[s] {what:Object}", Sacrifice)


def _deal(source: ObjectRef, amount: Amount, to: Node) -> DealDamage | None:
    """ "Each creature deals 1 damage to its controller" is another effect (``each_of_several``)."""
    is_its_own = isinstance(source, Every) and to == ControllerOf(It("it"))
    return None if is_its_own else DealDamage(source, amount, to)


def _undo_deal(node: DealDamage) -> Slots:
    slots: dict[str, Value] = {"source": node.source, "amount": node.amount, "to": node.to}
    return slots if node == _deal(node.source, node.amount, node.to) else None


effect.phrase("{source:Object} deal[s] {amount:Quantity} damage to {to:Recipient}", _deal, _undo_deal, kind=DealDamage)


def _deal_equal(source: ObjectRef, amount: Amount, to: Node) -> DealDamage | None:
    """Where each of several deals by a number of its own, that is another effect (``each_of_several``)."""
    is_its_own = isinstance(source, Every) and any(isinstance(one, It) and one.words == "it" for one in walk(amount))
    return None if is_its_own else DealDamage(source, amount, to)


def _undo_deal_equal(node: DealDamage) -> Slots:
    slots: dict[str, Value] = {"source": node.source, "amount": node.amount, "to": node.to}
    return slots if node == _deal_equal(node.source, node.amount, node.to) else None


effect.phrase(
    "{source:Object} deal[s] damage equal to {amount:Quantity} to {to:Recipient}",
    _deal_equal,
    _undo_deal_equal,
    kind=DealDamage,
)
effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage divided as you choose among {to:Recipient}",
    DealDamage,
    fixed={"divided": True},
)
effect.phrase("destroy {what:Object}", Destroy)
for _pronoun in (
    *("it", "they", "that creature", "those creatures"),
    *("a creature destroyed this way", "creatures destroyed this way"),
):
    ORACLE.category("Sentence").phrase(
        f"destroy {{what:Object}}. {_pronoun} can't be regenerated.", Destroy, fixed={"no_regeneration": True}
    )
for _pronoun in ("it", "they", "that creature"):

    def _if_done(first: Effect, what: ObjectRef) -> IfDone:
        return IfDone(first, Destroy(what, no_regeneration=True))

    def _undo_if_done(node: IfDone) -> Slots:
        match node.then:
            case Destroy(what=what, no_regeneration=True) if node == _if_done(node.first, what):
                return {"first": node.first, "what": what}
        return None

    ORACLE.category("Sentence").phrase(
        f"{{first:Clauses}}. if you do, destroy {{what:Object}}. {_pronoun} can't be regenerated.",
        _if_done,
        _undo_if_done,
        kind=IfDone,
    )
effect.phrase("{who:Subject} exile[s] {what:Object}", Exile)
effect.phrase("exile {what:Object} {until:Duration}", Exile)


def _tap(what: ObjectRef) -> Tap | None:
    """Not "tap X untapped Myr": that X is chosen as it is done (``so_many_tapped``)."""
    return None if isinstance(what, Choose) and isinstance(what.amount, X) else Tap(what)


effect.phrase("tap {what:Object}", _tap, lambda node: {"what": node.what}, kind=Tap)
effect.phrase("untap {what:Object}", Untap)
effect.phrase("tap or untap {what:Object}", TapOrUntap)
effect.phrase("counter {what:Object}", CounterSpell)
effect.phrase("regenerate {what:Object}", Regenerate)


def _attach(what: ObjectRef, to: ObjectRef) -> Attach | None:
    """To "another creature" than the one to which the target is attached: said in ``moving_auras``."""
    is_another = isinstance(to, Choose) and any(isinstance(one, Another) for one in to.filter.predicates)
    return None if is_another and isinstance(what, Target) else Attach(what, to)


def _undo_attach(node: Attach) -> Slots:
    to = node.to
    return {"what": node.what, "to": to} if isinstance(to, ObjectRef) and _attach(node.what, to) is not None else None


effect.phrase("attach {what:Object} to {to:Object}", _attach, _undo_attach, kind=Attach)
effect.phrase("{first:Object} fight[s] {second:Object}", Fight)
effect.phrase(
    "{who:Subject} put[s] {amount:Amount} {kind:CounterKind} counter(s:amount) on {on:Recipient}", PutCounters
)
effect.phrase(
    "{who:Subject} remove[s] {amount:Amount} {kind:CounterKind} counter(s:amount) from {source:Recipient}",
    RemoveCounters,
)
effect.phrase(
    "{who:Subject} remove[s] {amount:Amount} counter(s) from {source:Recipient}", RemoveCounters, fixed={"kind": None}
)
for _owner in (
    "its owner's hand",
    "their owner's hand",
    "their owners' hands",
    "your hand",
    "his owner's hand",
    "her owner's hand",
):
    effect.phrase(f"{{who:Subject}} return[s] {{what:Object}} to {_owner}", ReturnTo, fixed={"zone": Zone.HAND})
effect.phrase("{who:Subject} return[s] {what:Object} to the battlefield", ReturnTo, fixed={"zone": Zone.BATTLEFIELD})
for _action in ("proliferate[s]", "investigate[s]", "populate[s]", "learn[s]", "forage[s]", "time travel[s]"):
    effect.phrase(f"{{who:Subject}} {_action}", KeywordAction, fixed={"name": _action.removesuffix("[s]")})

# Mana.


def _one_option(symbols: tuple[str, ...]) -> ManaOption:
    return ManaOption(symbols)


def _undo_one_option(node: ManaOption) -> Slots:
    return {"symbols": node.symbols} if node.symbols and node.symbols[0][0] == "{" else None


mana_option = ORACLE.category("ManaOption")
mana_option.phrase("{symbols:ManaSymbols}", _one_option, _undo_one_option, kind=ManaOption)
effect.phrase("{who:Subject} add[s] {options:ManaOption+or}", AddMana)
effect.phrase("{who:Subject} add[s] one mana of any color", AddMana, fixed={"options": (ManaOption(("any",)),)})
effect.phrase(
    "{who:Subject} add[s] {times:Amount} mana of any one color", AddMana, fixed={"options": (ManaOption(("any one",)),)}
)
effect.phrase(
    "{who:Subject} add[s] {times:Amount} mana in any combination of colors",
    AddMana,
    fixed={"options": (ManaOption(("any",)),)},
)
