"""What a pronoun can't mean at its place, although it was spoken of last (CR 608.2c).

What is here: words around a pronoun that rule something out: "its controller" is not your own ("you" would be said), a
condition for "instead" is not about what was not done. What is not: which of the things that are left is meant
(``rulings.oracle.binding.mentions``).
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.durations import Duration, ForAsLongAs
from rulings.abilities.effects.conditional import Instead
from rulings.abilities.effects.damage import DealDamage, EachDealsDamage
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.tokens import CreateCopyToken
from rulings.abilities.filters.filter import Among
from rulings.abilities.node import Node, walk
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import Every, It, This, ThisWay
from rulings.oracle.binding.binder import Binder, UnboundError, binds
from rulings.oracle.binding.damage import mention_the_spell
from rulings.oracle.binding.mention import number_done
from rulings.oracle.binding.nouns import noun_of

_THEM = ("them", "those cards")
_AFFECTED = ThisWay("affected")


def _without(binder: Binder, it: It, ruled_out: tuple[Node, ...]) -> Any:
    """The pronoun as none of these."""
    outer, binder.beside = binder.beside, (*binder.beside, *ruled_out)
    bound = binder.node(it)
    binder.beside = outer
    return bound


def _own(binder: Binder) -> tuple[Node, ...]:
    """Every word so far for the source of the ability."""
    return tuple(one.node for one in binder.mentions.everything() if isinstance(one.node, This))


@binds(ControllerOf)
def _not_your_own(binder: Binder, node: ControllerOf) -> ControllerOf | None:
    """ "Counter that spell unless its controller pays {2}": the spell's; of its source a text says "you"."""
    if not isinstance(node.of, It):
        return None
    bound = replace(node, of=_without(binder, node.of, _own(binder)))
    binder.mentions.add(bound)
    return bound


@binds(DealDamage)
def _each_its_own(binder: Binder, node: DealDamage) -> EachDealsDamage | None:
    """ "Each of those creatures deals damage equal to its power to ~": each by its own power, no one number."""
    source, amount = node.source, node.amount
    if not isinstance(source, It) or not source.words.startswith("each of "):
        return None
    match amount:
        case StatOf(stat="power", of=It(words="it")):
            bound = EachDealsDamage(binder.node(source), binder.value(node.to))
            binder.mentions.add(bound)
            return bound
    return None


@binds(PlayerMay)
def _not_what_is_there(binder: Binder, node: PlayerMay) -> PlayerMay | None:
    """ "~ deals damage to you equal to that card's mana value. You may play it": the card, not ~."""
    if not isinstance(node.zone, It):
        return None
    zone = _without(binder, node.zone, _own(binder))
    return replace(binder.parts(replace(node, zone=None)), zone=zone)


@binds(Among)
def _not_what_was_taken(binder: Binder, node: Among) -> Among | None:
    """ "Put a land card from among them onto the battlefield and an Elf card from among them into your hand": of all,
    not of those that were put somewhere."""
    if not isinstance(node.objects, It) or node.objects.words not in _THEM:
        return None
    return replace(node, objects=_without(binder, node.objects, (ThisWay("put"), ThisWay("returned"))))


@binds(Instead)
def _not_what_was_not_done(binder: Binder, node: Instead) -> Instead:
    """ "Create a token. If the creature had power 4 or greater, create two instead": looked at before either."""
    before = {one.node for one in binder.mentions.everything()}
    normal = binder.value(node.normal)
    done = [list(clause) for clause in binder.mentions.clauses]
    for clause in binder.mentions.clauses:
        clause[:] = [one for one in clause if one.node in before or not isinstance(one.node, ThisWay)]
    condition = binder.value(node.condition)
    said = binder.mentions.everything()
    # "Creatures you control get +1/+1. If C, those creatures get +2/+2 instead": those that would have got it.
    binder.mentions.clauses[:] = [
        [one for one in clause if one.node in before or one.node == _AFFECTED or not isinstance(one.node, ThisWay)]
        for clause in done
    ]
    # "Mills X cards. If C, mills twice that many instead": X is what is said, and nothing was milled.
    written = dict(_amounts(normal))
    binder.mentions.clauses[:] = [
        [replace(one, node=written.get(one.node, one.node)) for one in clause] for clause in binder.mentions.clauses
    ]
    binder.mentions.open_clause()
    binder.mentions.add_all(one for one in said if all(one not in clause for clause in done))
    mention_the_spell(binder, condition)
    instead = _more_of_those(binder, node, normal) or binder.value(node.instead)
    binder.mentions.clauses[:] = [*done, *binder.mentions.clauses[len(done) :]]
    return replace(node, normal=normal, condition=condition, instead=instead)


def _amounts(effect: Node) -> Iterator[tuple[Node, Node]]:
    """What stands for how much an effect did, and how much is written there."""
    for one in walk(effect):
        number = number_done(one)
        amount = getattr(one, "amount", None)
        if number is not None and isinstance(amount, Amount):
            yield number.node, amount


def _more_of_those(binder: Binder, node: Instead, normal: Node) -> Any:
    """ "Create a token that's a copy of target creature. If C, create five of those tokens instead": one target."""
    match node.normal, node.instead:
        case CreateCopyToken() as one, CreateCopyToken(amount=amount) as more if replace(one, amount=amount) == more:
            assert isinstance(normal, CreateCopyToken)
            return replace(normal, amount=binder.value(amount))
    return None


@binds(Duration)
def _not_how_long(binder: Binder, node: Duration) -> Duration:
    """ "For as long as ~ remains on the battlefield, gain control of that permanent, and it can't block": of what a
    duration names as the source nothing is done."""
    spoken = [list(clause) for clause in binder.mentions.clauses]
    bound = binder.parts(node)
    for number, clause in enumerate(binder.mentions.clauses):
        before = spoken[number] if number < len(spoken) else []
        clause[:] = [one for one in clause if one in before or not isinstance(one.node, This)]
    return bound


@binds(Continuous)
def _how_long_for_each(_: Binder, node: Continuous) -> None:
    """ "Each of those creatures doesn't untap for as long as it has a counter on it": each has a duration of its own,
    and an effect has one."""
    if not isinstance(node.duration, ForAsLongAs):
        return
    are_several = isinstance(node.objects, Every) or (isinstance(node.objects, It) and noun_of(node.objects.words)[1])
    if are_several and any(isinstance(one, It) and one.antecedent is None for one in walk(node.duration)):
        raise UnboundError("it")
