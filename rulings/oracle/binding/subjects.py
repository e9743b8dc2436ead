"""Binding of who does something: subjects that a clause leaves out, and who was given a choice.

What is here: left-out subjects, "may", "unless", and players as subjects. What is not: "that player" and "they"
(``rulings.oracle.binding.pronouns``).
"""

from dataclasses import fields, replace
from typing import Any, cast

from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.changes.change import SetController
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.counters import PutCounters, RemoveCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import (
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    PlayerRef,
    PlayersWho,
    TargetPlayer,
    ThatPlayer,
    You,
)
from rulings.abilities.references import Every, It
from rulings.oracle.binding.another import counts_others, of_the_affected
from rulings.oracle.binding.binder import Binder, UnboundError, binds
from rulings.oracle.binding.going_on import with_rest_in_any_case
from rulings.oracle.binding.mention import Mention
from rulings.oracle.binding.pronouns import EACH_OF_THEM, THOSE_WILLING, are_several_targets
from rulings.oracle.binding.targets import other_than_spoken
from rulings.oracle.categories import Implied


@binds(May, MayPay)
def _may(binder: Binder, may: May | MayPay) -> Any:
    if isinstance(may, MayPay) and may.then is not None and may.otherwise is not None:
        return _averted(binder, may)
    who = binder.node(may.who)
    # "Each player may ... their": those who do, each his own.
    each = THOSE_WILLING if isinstance(who, EachPlayer | EachOpponent | EachOtherPlayer) else who
    outer, binder.doer = binder.doer, each
    binder.subject = each
    rest = {}
    for one in fields(may):
        if one.name in ("who", "wording"):
            continue
        rest[one.name] = binder.value(getattr(may, one.name))
        if one.name == "cost" and any(isinstance(part, PayLife) for part in rest["cost"].parts):
            binder.mentions.add_all((Mention(DoneThisWay("life"), frozenset(), is_number=True),))
    binder.doer = outer
    return with_rest_in_any_case(replace(may, who=who, **rest))


def _averted(binder: Binder, may: MayPay) -> MayPay:
    """ "A unless they pay. If they do, B": A is spoken of first, and B is a sentence of its own."""
    otherwise = cast("Effect", binder.node(may.otherwise))
    who = binder.node(may.who)
    cost = binder.value(may.cost)
    then = binder.sentence(cast("Effect", may.then))
    return replace(may, who=who, cost=cost, then=then, otherwise=otherwise)


@binds(Implied)
def _left_out(binder: Binder, implied: Implied) -> PlayerRef:
    """Who does a clause without subject: the one before "may", else the last subject of the sentence, else you.

    A verb in the singular ("and loses 2 life") has a third person for its subject, a bare one never does unless it
    follows "may".
    """
    is_singular = implied.wording == 1
    if is_singular:
        if binder.subject is None or isinstance(binder.subject, You):
            raise UnboundError("")
        return _again(binder.subject)
    if binder.doer is not None:
        return _again(binder.doer)
    if binder.subject is None or isinstance(binder.subject, You):
        return You()
    if _takes_bare_verb(binder.subject):
        return _again(binder.subject)
    return You()


def _again(who: PlayerRef) -> PlayerRef:
    """The same player once more, without choosing anew."""
    if isinstance(who, You | ThatPlayer):
        return who
    return ThatPlayer(antecedent=who)


def _takes_bare_verb(who: PlayerRef) -> bool:
    """ "They", "players": the verb does not tell them from you."""
    return (isinstance(who, ThatPlayer) and who.wording != 0) or are_several_targets(who)


@binds(Unless)
def _combat_unless(_: Binder, node: Unless) -> None:
    """ "Creatures can't block unless their controller pays": paid with each block, not now."""
    if any(isinstance(part, CantDo) and part.what in _COMBAT for part in walk(node.effect)):
        raise UnboundError("unless")


_COMBAT = ("attack", "block", "attack or block")


@binds(PutCounters)
def _player_counters(binder: Binder, node: PutCounters) -> PutCounters | None:
    """ "Target opponent gets a poison counter": one target."""
    if not isinstance(node.who, TargetPlayer) or node.who != node.on:
        return None
    on = binder.node(node.on)
    given = replace(node, who=ThatPlayer(antecedent=on), on=on, amount=binder.value(node.amount))
    binder.mentions.add(given)
    return given


@binds(RemoveCounters)
def _player_loses_counters(binder: Binder, node: RemoveCounters) -> RemoveCounters | None:
    """ "Target player loses all rad counters": one target."""
    if not isinstance(node.who, TargetPlayer) or node.who != node.source:
        return None
    source = binder.node(node.source)
    taken = replace(node, who=ThatPlayer(antecedent=source), source=source, amount=binder.value(node.amount))
    binder.mentions.add(taken)
    return taken


@binds(PlayersWho)
def _players_who(binder: Binder, node: PlayersWho) -> PlayersWho:
    """Its players are spoken of when it is known who they are."""
    chosen = replace(node, condition=binder.value(node.condition))
    binder.mentions.add(chosen)
    return chosen


@binds(DealDamage)
def _damage_to_each(binder: Binder, node: DealDamage) -> Any:
    """ "Damage to each player equal to the number of lands that player controls": each his own."""
    if not isinstance(node.to, EachPlayer | EachOpponent) or not _says_that_player(node.amount):
        return None
    return binder.node(replace(node, amount=rewrite(node.amount, _each_his_own)))


def _says_that_player(node: Node) -> bool:
    return any(isinstance(one, ThatPlayer) and one.antecedent is None for one in walk(node))


def _each_his_own(node: Node) -> Node:
    if isinstance(node, ThatPlayer) and node.antecedent is None:
        return replace(node, antecedent=EACH_OF_THEM.antecedent)
    return node


@binds(Continuous)
def _becoming_a_copy(binder: Binder, node: Continuous) -> Continuous | None:
    """ "Target creature becomes a copy of that creature": of another one, spoken of before."""
    if not any(isinstance(one, BecomeCopy) for one in node.changes):
        return None
    objects = binder.value(node.objects)
    subject = objects.antecedent if isinstance(objects, It) else objects
    assert isinstance(subject, Node)
    outer, binder.beside = binder.beside, (subject,)
    changes = binder.value(node.changes)
    binder.beside = outer
    if isinstance(objects, Every) and binder.is_spell:
        # "Each other creature becomes a copy of target creature": other than the target.
        objects = Every(other_than_spoken(binder, objects.filter))
    bound = replace(node, objects=objects, changes=changes, duration=binder.value(node.duration))
    binder.mentions.add(bound)
    return bound


@binds(Continuous)
def _for_each_other(binder: Binder, node: Continuous) -> Continuous | None:
    """ "Attacking creatures get +1/+0 for each other attacking creature": other than the one that gets it."""
    if not isinstance(node.objects, Every) or not binder.is_spell or binder.chosen:
        return None
    if not any(counts_others(one) for one in node.changes):
        return None
    counted: Continuous = binder.node(replace(node, changes=tuple(of_the_affected(one) for one in node.changes)))
    return counted


@binds(Continuous)
def _gaining_control(binder: Binder, node: Continuous) -> Continuous | None:
    """ "Target opponent gains control of ...": the player is named first, and is the subject."""
    match node.changes:
        case (SetController() as change,):
            gained = binder.parts(change)
            binder.subject = gained.player
            objects, duration = binder.value(node.objects), binder.value(node.duration)
            controlled = replace(node, objects=objects, changes=(gained,), duration=duration)
            binder.mentions.add(controlled)
            return controlled
    return None
