"""The basic verbs: one-shot effects that name what is done in a few words.

What is here: draw, discard, mill, scry, surveil, life, damage, destroy, exile, sacrifice, tap, counter, return, put
counters, create plain tokens, mana. What is not: searching, looking, copying, choosing.
"""

from rulings.abilities.amounts.amount import X
from rulings.abilities.effects.cards import Discard, Draw, Mill, Scry, Shuffle, Surveil
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import PutCounters, RemoveCounters
from rulings.abilities.effects.damage import DealDamage, Fight
from rulings.abilities.effects.game import DrawGame, KeywordAction, LoseGame, WinGame
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.effects.moving import Destroy, Exile, ReturnTo, Sacrifice
from rulings.abilities.effects.permanents import Attach, Regenerate, Tap, TapOrUntap, Untap
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.filters.history import Another
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import Choose, Every, It, Target
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.holes import hole

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


# "Each creature deals 1 damage to its controller" is another effect (``each_of_several``).
effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage to {to:Recipient}",
    DealDamage(hole("source"), hole("amount"), hole("to")),
    where=lambda source, to: not (isinstance(source, Every) and to == ControllerOf(It("it"))),
)


# Where each of several deals by a number of its own, that is another effect (``each_of_several``).
effect.phrase(
    "{source:Object} deal[s] damage equal to {amount:Quantity} to {to:Recipient}",
    DealDamage(hole("source"), hole("amount"), hole("to")),
    where=lambda source, amount: (
        not (isinstance(source, Every) and any(isinstance(one, It) and one.words == "it" for one in walk(amount)))
    ),
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
    ORACLE.category("Sentence").phrase(
        f"{{first:Clauses}}. if you do, destroy {{what:Object}}. {_pronoun} can't be regenerated.",
        IfDone(hole("first"), Destroy(hole("what"), no_regeneration=True)),
    )
effect.phrase("{who:Subject} exile[s] {what:Object}", Exile)
effect.phrase("exile {what:Object} {until:Duration}", Exile)


# Not "tap X untapped Myr": that X is chosen as it is done (``so_many_tapped``).
effect.phrase(
    "tap {what:Object}",
    Tap(hole("what", where=lambda one: not (isinstance(one, Choose) and isinstance(one.amount, X)))),
)
effect.phrase("untap {what:Object}", Untap)
effect.phrase("tap or untap {what:Object}", TapOrUntap)
effect.phrase("counter {what:Object}", CounterSpell)
effect.phrase("regenerate {what:Object}", Regenerate)


# To "another creature" than the one to which the target is attached: said in ``moving_auras``.
effect.phrase(
    "attach {what:Object} to {to:Object}",
    Attach(hole("what"), hole("to")),
    where=lambda what, to: (
        not (
            (isinstance(to, Choose) and any((isinstance(one, Another) for one in to.filter.predicates)))
            and isinstance(what, Target)
        )
    ),
)
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


mana_option = ORACLE.category("ManaOption")
mana_option.phrase(
    "{symbols:ManaSymbols}", ManaOption(hole("symbols", where=lambda one: one and one[0].startswith("{")))
)
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
