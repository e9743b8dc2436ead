"""If, unless, instead (CR 608.2c-e, 118.12)."""

from rulings.abilities.amounts.amount import AnyNumber, WhereX, X
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.conditions.condition import Condition, Fits
from rulings.abilities.conditions.history import DidIt, PlayerDealtDamageThisWay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaPerAmount
from rulings.abilities.durations import Forever
from rulings.abilities.effects.conditional import If, IfDone, Instead, Unless, UnlessCondition
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, RuleChange, Sequence
from rulings.abilities.effects.moving import Destroy, Exile, ExileAsItResolves, PutInto, ReturnTo
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.permanents import PhaseOut, Tap
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import PlayersThisWay, You
from rulings.abilities.references import Choose, It, Target, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import (
    AFTERWARDS,
    AFTERWARDS_WITH_OTHERWISE,
    ORACLE,
    Clauses,
    sentence,
)
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.places import somewhere

_PLACES = {"into your hand": Zone.HAND, "onto the battlefield": Zone.BATTLEFIELD}
_TAPPED = DoneThisWay("tapped")
sentence.phrase("if {condition:Condition}, {then:Clauses}.", If, wording=0)
sentence.phrase("{then:Effect} if {condition:Condition}.", If, wording=AFTERWARDS)
_IF_BEHIND = "{then:Effect} if {condition:Condition}. otherwise, {otherwise:Clauses}."


def _is_offer(then: Effect) -> bool:
    """Whether A is "you may put it there": otherwise it is put elsewhere, also where the player would rather not."""
    only = then.effects[0] if isinstance(then, Clauses) and len(then.effects) == 1 else then
    return isinstance(only, May) and isinstance(only.effect, PutInto)


sentence.phrase(
    _IF_BEHIND,
    If(hole("condition"), hole("then", where=lambda one: not _is_offer(one)), hole("otherwise")),
    wording=AFTERWARDS_WITH_OTHERWISE,
)
sentence.phrase(
    _IF_BEHIND,
    IfDone(If(hole("condition"), hole("then", where=_is_offer), wording=AFTERWARDS), Sequence(()), hole("otherwise")),
)
for _otherwise in ("otherwise", "if not"):
    _template = f"if {{condition:Condition}}, {{then:Clauses}}. {_otherwise}, {{otherwise:Clauses}}."
    sentence.phrase(
        _template, If(hole("condition"), hole("then", where=lambda one: not _is_offer(one)), hole("otherwise"))
    )
    sentence.phrase(
        _template, IfDone(If(hole("condition"), hole("then", where=_is_offer)), Sequence(()), hole("otherwise"))
    )
sentence.phrase(
    "{first:Clauses}. if you do, {then:Effect} if {condition:Condition}.",
    IfDone(hole("first", unless=(Unless, UnlessCondition)), If(hole("condition"), hole("then"), wording=AFTERWARDS)),
)


def _makes(effect: Effect) -> frozenset[type]:
    """The kinds of changes that it makes; what makes fewer takes the place of a part only.

    "Becomes an artifact creature with base power and toughness 4/3. If ..., it has base power and toughness 1/1
    instead."
    """
    return frozenset(type(change) for one in walk(effect) if isinstance(one, Continuous) for change in one.changes)


_AGAINST_ONE = (Destroy, Exile, PhaseOut, ReturnTo, PutInto)


def _only(effect: Effect) -> Effect:
    return effect.effects[0] if isinstance(effect, Clauses) and len(effect.effects) == 1 else effect


def _is_worse(normal: Effect, instead: Effect) -> bool:
    """ "Destroy target creature. If it's a Demon, exile it instead": one clause each, about the one object."""
    first, second = _only(normal), _only(instead)
    if type(first) not in _AGAINST_ONE or type(second) not in _AGAINST_ONE:
        return False
    is_one = isinstance(getattr(first, "what", None), Target) and getattr(first, "what", None) == Target(
        getattr(getattr(first, "what", None), "filter", Filter())
    )
    return is_one and isinstance(getattr(second, "what", None), It)


def _verb(effect: Effect) -> type:
    """What is done, unless somebody pays; to create is one verb."""
    done = effect.effect if isinstance(effect, Unless) else effect
    return CreateToken if isinstance(done, CreateCopyToken) else type(done)


def _verbs(effect: Effect) -> list[type]:
    effects = effect.effects if isinstance(effect, Clauses) else (effect,)
    return [_verb(one) for one in effects]


for _template in (
    "{normal:Clauses}. if {condition:Condition}, instead {instead:Clauses}.",
    "{normal:Clauses}. if {condition:Condition}, {instead:Clauses} instead.",
    "{normal:Clauses}. {instead:Clauses} instead if {condition:Condition}.",
):
    # What takes the place of a sentence does the same things, else it may be about an earlier one or a part of it.
    sentence.phrase(
        _template,
        Instead(hole("normal"), hole("condition"), hole("instead")),
        carries={"instead": "Instead"},
        where=lambda normal, instead: (
            (_verbs(normal) == _verbs(instead) or _is_worse(normal, instead)) and _makes(normal) <= _makes(instead)
        ),
    )


def _same(then: Effect, again: Effect) -> bool:
    return _verbs(then) == _verbs(again)


# "Destroy target creature if A. Destroy that creature if B instead if C": A or B must be true of it.
sentence.phrase(
    "{then:Effect} if {first:Condition}. {again:Effect} if {other:Condition} instead if {condition:Condition}.",
    Instead(
        If(hole("first"), hole("then"), wording=AFTERWARDS),
        hole("condition"),
        If(hole("other"), hole("again"), wording=AFTERWARDS),
    ),
    carries={"instead": "Instead"},
    where=lambda then, first, again, other: (
        _same(then, again)
        and (
            _verbs(If(first, then, wording=AFTERWARDS)) == _verbs(If(other, again, wording=AFTERWARDS))
            or _is_worse(If(first, then, wording=AFTERWARDS), If(other, again, wording=AFTERWARDS))
        )
        and (_makes(If(first, then, wording=AFTERWARDS)) <= _makes(If(other, again, wording=AFTERWARDS)))
    ),
)
sentence.phrase(
    "{normal:Effect}. if {condition:Condition}, create {amount:Amount} of those tokens instead.",
    Instead(
        hole("normal", CreateToken, CreateCopyToken), hole("condition"), but(hole("normal"), amount=hole("amount"))
    ),
    carries={"instead": "Instead"},
)
for _cant in (
    "if you can't",
    "if they can't",
    "if that player can't",
    "if the player can't",
    "if you don't",
    "if they don't",
    "if that player doesn't",
    "if the player doesn't",
):
    sentence.phrase(
        f"{{first:Clauses}}. {_cant}, {{otherwise:Clauses}}.", IfDone(hole("first"), Sequence(()), hole("otherwise"))
    )
sentence.phrase(
    "if a player is dealt damage this way, they can't gain life for the rest of the game.",
    If(PlayerDealtDamageThisWay(), RuleChange((PlayerCant(PlayersThisWay("dealt damage"), "gain life"),), Forever())),
)


def _declare_if_done(words: str, *, reflexive: bool) -> None:
    """After "A unless B", "if they do" is about B (``branching``)."""

    # What depends on a delayed effect is done with it, later.
    sentence.phrase(
        f"{{first:Clauses}}. {words}, {{then:Clauses}}.",
        IfDone(
            hole("first", unless=(Unless, UnlessCondition, Delayed, ExileAsItResolves)),
            hole("then"),
            reflexive=reflexive,
        ),
    )


def _declare_if_done_or(words: str) -> None:
    """ "You may A. If you do, B. Otherwise, C": one or the other (CR 608.2c)."""

    sentence.phrase(
        f"{{first:Clauses}}. {words}, {{then:Clauses}}. otherwise, {{otherwise:Clauses}}.",
        IfDone(
            hole("first", unless=(Unless, UnlessCondition, Delayed, ExileAsItResolves)), hole("then"), hole("otherwise")
        ),
    )


for _condition in ("if you do", "if they do", "if that player does"):
    _declare_if_done_or(_condition)
for _condition, _is_reflexive in (
    ("if you do", False),
    ("when you do", True),
    ("if they do", False),
    ("if that player does", False),
    ("if the player does", False),
    ("if the first player does", False),
):
    _declare_if_done(_condition, reflexive=_is_reflexive)
    sentence.phrase(
        f"{{who:Subject}} may pay {{cost:ManaOnly}}. {_condition}, {{then:Clauses}}.",
        MayPay,
        fixed={"reflexive": _is_reflexive},
        carries={"may": "MayPay"},
    )


def _if_and_do(condition: Condition, first: Effect, then: Effect, *, reflexive: bool) -> IfDone:
    return IfDone(If(condition, first), then, reflexive=reflexive)


for _words, _reflexive in (("if you do", False), ("if they do", False), ("when you do", True)):
    sentence.phrase(
        f"if {{condition:Condition}}, {{first:Clauses}}. {_words}, {{then:Clauses}}.",
        _if_and_do(hole("condition"), hole("first"), hole("then"), reflexive=_reflexive),
    )


def _is_put(first: Effect, zone: Zone) -> bool:
    """ "You may put it there", perhaps revealing it."""
    puts = [one for one in walk(first) if isinstance(one, PutInto | ReturnTo)]
    return isinstance(first, May) and len(puts) == 1 and puts[0].zone is zone


def _declare_not_put(words: str, zone: Zone) -> None:

    sentence.phrase(
        f"if {{condition:Condition}}, {{first:Clauses}}. if you don't {words}, {{otherwise:Clauses}}.",
        IfDone(
            If(hole("condition"), hole("first", where=lambda one: _is_put(one, zone))), Sequence(()), hole("otherwise")
        ),
    )

    sentence.phrase(
        f"{{first:Effect}} if {{condition:Condition}}. if you don't {words}, {{otherwise:Clauses}}.",
        IfDone(
            If(hole("condition"), hole("first", where=lambda one: _is_put(one, zone)), wording=AFTERWARDS),
            Sequence(()),
            hole("otherwise"),
        ),
    )


for _place, _zone in _PLACES.items():
    for _card in ("the card", "it", "that card"):
        _declare_not_put(f"put {_card} {_place}", _zone)
sentence.phrase(
    "{effect:Clauses} unless {who:Player} pay[s] {X}, where X is {value:Quantity}.",
    Unless(hole("effect"), hole("who"), Cost((ManaPerAmount(("{1}",), WhereX(hole("value"))),))),
    carries={"unless": "Unless"},
)


def _changed(effect: Effect, old: Node, new: Node) -> Effect:
    changed = rewrite(effect, lambda node: new if node == old else node)
    assert isinstance(changed, Effect)
    return changed


def _tap_so_many(filter: Filter, then: Effect) -> IfDone | None:
    if not any(isinstance(one, X) for one in walk(then)):
        return None
    return IfDone(May(You(), Tap(Choose(filter, AnyNumber()))), _changed(then, X(), _TAPPED))


def _undo_tap_so_many(node: IfDone) -> Slots:
    match node:
        case IfDone(first=May(effect=Tap(what=Choose(filter=filter, amount=AnyNumber()))), then=Effect() as then):
            said = _changed(then, _TAPPED, X())
            return {"filter": filter, "then": said} if node == _tap_so_many(filter, said) else None
    return None


# X may stand at any depth of the effect.
sentence.phrase(
    "you may tap X {filter:Filter@plural}. if you do, {then:Clauses}.",
    _tap_so_many,
    _undo_tap_so_many,
    kind=IfDone,
    carries={"may": "first"},
)
sentence.phrase(
    "{first:Clauses}. if you do and your opponent guessed wrong, {then:Clauses}.",
    IfDone(hole("first"), If(DidIt("guessed wrong"), hole("then"))),
)
for _pronoun in ("it", "they", "that creature"):
    ORACLE.category("Sentence").phrase(
        f"{{first:Clauses}}. if you do, destroy {{what:Object}}. {_pronoun} can't be regenerated.",
        IfDone(hole("first"), Destroy(hole("what"), no_regeneration=True)),
    )


sentence.phrase(
    "if {object:This} is still on the battlefield, {then:Clauses}. otherwise, {otherwise:Clauses}.",
    If(
        Fits(but(hole("object", This), zone=Zone.BATTLEFIELD), Filter(Kind.PERMANENT)),
        hole("then"),
        hole("otherwise", Effect),
    ),
)
_GOES = hole("goes", PutInto, like=somewhere(Zone.HAND))
sentence.phrase(
    "counter {what:Object} unless {who:Player} {cost:Payment@who}. if that spell is countered this way, "
    "{goes:CounteredGoes}.",
    Unless(CounterSpell(hole("what"), _GOES.zone, _GOES.position), hole("who"), hole("cost")),
    carries={"unless": "Unless"},
)
