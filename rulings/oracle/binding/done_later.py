"""Sentences that are part of what is done later or only under a condition (CR 603.7, 608.2c).

What is here: "Return it at the beginning of the next end step. It gains haste", "Whenever a creature attacks this turn,
put a counter on it. It gains trample", "exile it if it's an instant card. You may cast that card". What is not: "if you
do" (``rulings.oracle.binding.going_on``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rulings.abilities.ability import Ability
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.durations import Forever
from rulings.abilities.effects.cards import Search, Shuffle
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, Replace, RuleChange, Sequence
from rulings.abilities.effects.mana import ManaRider
from rulings.abilities.effects.moving import Entering, Exile, PutInto, ReturnTo
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.turns import BeginningOf, EndOfCombat
from rulings.abilities.node import Node, children, rewrite, walk
from rulings.abilities.references import Antecedent, It, Target, ThisWay
from rulings.abilities.vocabulary import Zone
from rulings.oracle.binding.mention import done_to
from rulings.oracle.categories import Clauses, SeveralChanges


def is_next_time(event: Node) -> bool:
    """Whether an event is a moment of the turn that comes next: it supplies nothing to speak of."""
    options = event.options if isinstance(event, AnyOfEvents) else (event,)
    return all(isinstance(one, EndOfCombat) or (isinstance(one, BeginningOf) and one.next_only) for one in options)


def go_on_together(before: Effect, sentence: Effect, *, is_triggered: bool) -> Effect | None:
    """The sentence before with this one as a part of it; ``None`` where this one stands alone."""
    if isinstance(before, Delayed) and not is_triggered and _takes_up_an_event(sentence):
        return _after(before, sentence)
    if _is_about_what_returns(before, sentence):
        return _at_its_end(before, sentence)
    if isinstance(before, If) and before.otherwise is None and _hangs_on(before, sentence):
        return replace(before, then=Sequence((before.then, sentence)))
    return None


def entering_so(before: Effect, said: Effect, sentence: Effect) -> Effect | None:
    """ "Put it onto the battlefield. That creature is a Zombie in addition to its other types": it enters as one (CR
    611.2e), so the sentence is a part of the one before.

    Shape: ``said``: the sentence before it was bound; -> ``None`` where it stands alone: "it becomes", "it gains".
    """
    one = said.effects[0] if isinstance(said, Clauses) and len(said.effects) == 1 else said
    if not isinstance(one, Continuous) or not isinstance(sentence, Continuous) or sentence.duration != Forever():
        return None
    if not all(isinstance(change, SeveralChanges) and change.is_said_to_be() for change in one.changes):
        return None
    first = before.effects if isinstance(before, Sequence) else (before,)
    last = first[-1]
    if not isinstance(last, ReturnTo | PutInto) or last.zone is not Zone.BATTLEFIELD:
        return None
    entering = last.entering or Entering()
    mention = done_to(last)
    meant = (_named(last.what), None if mention is None else mention.node)
    if entering.changes or _named(sentence.objects) not in meant:
        return None
    changed = replace(last, entering=replace(entering, changes=sentence.changes))
    return replace(before, effects=(*first[:-1], changed)) if isinstance(before, Sequence) else changed


def _named(node: Node | None) -> Node | None:
    return node.antecedent if isinstance(node, It) else node


def with_return(before: Effect, clause: Effect) -> Effect | None:
    """ "Exile it at end of combat, then return it": both then; ``None`` where the clause stands alone."""
    match before, clause:
        case Delayed(effect=Exile(what=It() as gone)), ReturnTo(what=It() as back) if (
            gone.antecedent == back.antecedent
        ):
            return _after(before, clause) if is_next_time(before.event) else None
    return None


def of_what_was_returned(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "You may return target creature card to the battlefield. Exile it at the next end step": if it was returned.

    Shape: the sentences of an ability, bound -> the same, those after such an offer about what came of it.
    """
    said: list[Effect] = []
    meant: dict[Node, ThisWay] = {}
    for one in effects:

        def about(node: Node, known: Mapping[Node, ThisWay] = dict(meant)) -> Node:
            if isinstance(node, It) and node.antecedent is not None and node.antecedent in known:
                return replace(node, antecedent=known[node.antecedent])
            return node

        said.append(rewrite(one, about) if meant else one)
        match one:
            case May(effect=ReturnTo(what=Target() as card, zone=Zone.BATTLEFIELD)):
                meant[card] = ThisWay("returned")
            case May(effect=PutInto(what=Target() as card, zone=Zone.BATTLEFIELD)):
                meant[card] = ThisWay("put")
    return tuple(said)


def _after(delayed: Delayed, sentence: Effect) -> Delayed:
    return replace(delayed, effect=Sequence((delayed.effect, sentence)))


def _takes_up_an_event(sentence: Effect) -> bool:
    """Whether it speaks of the event of a trigger that an earlier sentence sets up."""
    return any(isinstance(one, Antecedent) and one.role.startswith("event") for one in _without_own_event(sentence))


def _without_own_event(node: Node) -> Iterator[Node]:
    """The nodes of a sentence outside of what has an event of its own."""
    has_event = isinstance(node, Delayed) and not is_next_time(node.event)
    if has_event or isinstance(node, Ability | Replace | PreventDamage | ManaRider):
        return
    yield node
    for child in children(node):
        yield from _without_own_event(child)


def _last(effect: Effect | None) -> Effect | None:
    """The delayed trigger that a sentence sets up, also only under a condition."""
    if isinstance(effect, IfDone | MayPay) and effect.otherwise is None:
        return _last(effect.then)
    return effect


def _is_about_what_returns(before: Effect, sentence: Effect) -> bool:
    """ "Return it to the battlefield at the beginning of the next end step. It gains haste": as it returns."""
    later = _last(before)
    if not isinstance(later, Delayed) or not is_next_time(later.event):
        return False
    returns = later.effect
    if not isinstance(returns, ReturnTo | PutInto) or returns.zone is not Zone.BATTLEFIELD:
        return False
    match sentence:
        case Continuous(objects=It(antecedent=about)) | PutCounters(on=It(antecedent=about)):
            return isinstance(returns.what, It) and returns.what.antecedent == about
    return False


def _at_its_end(before: Effect, sentence: Effect) -> Effect:
    if isinstance(before, IfDone | MayPay):
        assert before.then is not None
        return replace(before, then=_at_its_end(before.then, sentence))
    assert isinstance(before, Delayed)
    return _after(before, sentence)


def _hangs_on(before: If, sentence: Effect) -> bool:
    """Whether it is about what only the condition brings about: the card that was exiled, the library searched."""
    match before.then, sentence:
        case Exile(what=It(antecedent=gone)), RuleChange(changes=(PlayerMay(zone=It(antecedent=about)),)):
            return gone == about
        case _, Shuffle(who=who):
            searched = [one.whose for one in walk(before.then) if isinstance(one, Search)]
            return searched == [getattr(who, "antecedent", who)]
    return False
