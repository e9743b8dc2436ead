"""Binding of sentences: what each may speak of that those before it said.

What is here: clauses, sequences, conditions, branches, what is done for each, and what is done later. What is not: who
does a clause (``rulings.oracle.binding.subjects``).
"""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, cast

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.history import DoneThisWay, PreventedThisWay, ThatMany
from rulings.abilities.conditions.condition import Exists, Fits, Negated
from rulings.abilities.effects.chance import FlipCoin, RollDie
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.effect import Delayed, Effect, Replace, Sequence
from rulings.abilities.effects.mana import ManaRider
from rulings.abilities.effects.modal import Mode
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.events.damage_and_life import DealsDamage, IsDealtDamage
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.modifications import Prevent
from rulings.abilities.node import Node, walk
from rulings.abilities.players import PlayerRef, TargetPlayer, ThatPlayer
from rulings.abilities.references import Antecedent, It, Target, ThisWay
from rulings.oracle.binding.binder import Binder, UnboundError, binds
from rulings.oracle.binding.damage import mention_the_spell
from rulings.oracle.binding.done_later import (
    entering_so,
    go_on_together,
    is_next_time,
    of_what_was_returned,
    with_return,
)
from rulings.oracle.binding.event_mentions import mentioned_by_event
from rulings.oracle.binding.going_on import move_into_condition
from rulings.oracle.binding.mention import Mention, done_to
from rulings.oracle.binding.nouns import nouns_of
from rulings.oracle.categories import AFTERWARDS, Clauses, Continued, DelayedFirst


@binds(Clauses)
def _clauses(binder: Binder, clauses: Clauses) -> Effect:
    bound: list[Effect] = []
    for one in clauses.effects:
        if isinstance(clauses, Continued):
            bound.append(binder.sentence(one))
            continue
        binder.mentions.open_clause()
        clause = cast("Effect", binder.node(one))
        later = with_return(bound[-1], clause) if bound else None
        if later is not None:
            bound[-1] = later
        else:
            bound.append(clause)
    return bound[0] if len(bound) == 1 else Sequence(tuple(bound))


@binds(Sequence)
def _sequence(binder: Binder, node: Sequence) -> Effect:
    """One after another; what speaks of something that a delayed trigger will do is part of that trigger."""
    effects = _with_reflexive_whole(node.effects)
    bound: list[Effect] = []
    later: set[Node] = set()
    spoken: list[list[Mention]] = []
    for place, one in enumerate(effects):
        before = set(_spoken_nodes(binder))
        if place and _is_the_other_case(effects[place - 1], one):
            # "If you're the monarch, A. If you're not, B": B can't speak of what A does.
            done = _copied(binder)
            binder.mentions.clauses[:] = [list(clause) for clause in spoken]
            sentence = binder.sentence(one)
            binder.mentions.clauses[:] = [*done, *binder.mentions.clauses[len(spoken) :]]
        else:
            spoken = _copied(binder)
            sentence = binder.sentence(one)
        if any(isinstance(part, ThisWay) and part in later for part in walk(sentence)):
            delayed = bound[-1]
            if not isinstance(delayed, Delayed):
                raise UnboundError("when")
            bound[-1] = replace(delayed, effect=Sequence((delayed.effect, sentence)))
            continue
        together = go_on_together(bound[-1], sentence, is_triggered=binder.is_triggered) if bound else None
        if together is not None:
            bound[-1] = together
            continue
        as_it_enters = entering_so(bound[-1], one, sentence) if bound else None
        if as_it_enters is not None:
            bound[-1] = as_it_enters
            continue
        bound.append(sentence)
        move_into_condition(bound)
        if any(isinstance(part, Delayed) for part in walk(sentence)):
            after = set(_spoken_nodes(binder))
            later |= {node for node in after - before if isinstance(node, ThisWay)} & _done_later(sentence)
    if len(bound) == 1 < len(node.effects):
        return bound[0]
    return replace(node, effects=of_what_was_returned(tuple(bound)))


def _copied(binder: Binder) -> list[list[Mention]]:
    return [list(clause) for clause in binder.mentions.clauses]


def _spoken_nodes(binder: Binder) -> Iterator[Node]:
    return (one.node for one in binder.mentions.everything())


def _done_later(sentence: Effect) -> set[Node]:
    """What the delayed triggers of a sentence do: the words for it."""
    effects = [part.effect for part in walk(sentence) if isinstance(part, Delayed)]
    return {done.node for effect in effects for part in walk(effect) if (done := done_to(part)) is not None}


def _is_the_other_case(first: Effect, second: Effect) -> bool:
    """Whether one sentence is about a condition and the next about its opposite, or about another of the same object:
    "If it's a creature, A. If it's a land, B": each "it" is the same."""
    if not isinstance(first, If) or not isinstance(second, If):
        return False
    one, other = first.condition, second.condition
    same = (
        isinstance(one, Fits) and isinstance(other, Fits) and isinstance(one.object, It) and one.object == other.object
    )
    return other == Negated(one) or same


def _with_reflexive_whole(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "When you do, choose target creature. It ...": what follows and speaks of it is part of what triggers.

    Raises: UnboundError: sentences follow that may or may not be part of it.
    """
    for place, effect in enumerate(effects[:-1]):
        one = _only(effect)
        if isinstance(one, IfDone | MayPay) and one.reflexive and one.then is not None:
            rest = effects[place + 1 :]
            if not any(isinstance(part, It | ThatPlayer | ThatMany) for part in walk(rest[0])):
                raise UnboundError("when you do")
            return (*effects[:place], replace(one, then=Sequence((one.then, *rest))))
    return effects


@binds(IfDone)
def _if_done_later(binder: Binder, node: IfDone) -> Any:
    """ "At the beginning of the next end step, sacrifice it. If you do, ...": all of it happens then."""
    later = _only(node.first)
    return binder.node(replace(later, effect=replace(node, first=later.effect))) if isinstance(later, Delayed) else None


@binds(If)
def _if_later(binder: Binder, node: If) -> Any:
    """ "Sacrifice it at the beginning of the next end step if ...": looked at then."""
    later = _only(node.then) if node.wording == AFTERWARDS and node.otherwise is None else None
    return binder.node(replace(later, effect=replace(node, then=later.effect))) if isinstance(later, Delayed) else None


def _only(effect: Effect | None) -> Effect | None:
    """The effect of a sentence of one clause."""
    return effect.effects[0] if isinstance(effect, Clauses) and len(effect.effects) == 1 else effect


@binds(If)
def _if_behind(binder: Binder, node: If) -> If | None:
    """ "A if C": A is spoken of first."""
    if node.wording != AFTERWARDS or node.otherwise is not None:
        return None
    mentions = binder.mentions
    mentions.open_clause()
    spoken = [set(map(id, clause)) for clause in mentions.clauses]
    then = cast("Effect", binder.node(node.then))
    for number, clause in enumerate(mentions.clauses):
        # The condition is looked at before A is done: what A does is nothing that it can speak of.
        known = spoken[number] if number < len(spoken) else set()
        clause[:] = [m for m in clause if id(m) in known or not isinstance(m.node, ThisWay)]
    # "Counter that spell if it has ...": what a pronoun of A stands for is spoken of, before all that was earlier.
    again = dict.fromkeys(one for one in mentions.pronouns if not one.is_player and not one.is_number)
    mentions.clauses[-1] += [one for one in again if one not in mentions.clauses[-1]]
    return replace(node, condition=binder.value(node.condition), then=then)


@binds(If, IfDone, FlipCoin)
def _branches(binder: Binder, node: If | IfDone | FlipCoin) -> Any:
    """ "If C, A. Otherwise, B": B can't speak of what A does, which didn't happen; nor "if you don't" of what you
    would have done."""
    if isinstance(node, IfDone) and node.otherwise is None:
        return None
    before = list(_spoken_nodes(binder))
    *done, last = [one.name for one in fields(node) if isinstance(getattr(node, one.name), Node)]
    has_other = last in ("otherwise", "lose")
    bound: dict[str, Any] = {}
    for name in done if has_other else (*done, last):
        bound[name] = binder.value(getattr(node, name))
        if name == "condition":
            # What the condition speaks of is spoken of again: "if that enchantment is an Aura, attach it".
            binder.mentions.open_clause()
            if not isinstance(bound[name], Exists):
                # "If a land was destroyed this way, ... Otherwise, ...": there is no such land then.
                before += _spoken_nodes(binder)
            mention_the_spell(binder, bound[name])
    if not has_other:
        return replace(node, **bound)
    spoken = _copied(binder)
    for clause in binder.mentions.clauses:
        clause[:] = [one for one in clause if one.node in before or not isinstance(one.node, ThisWay | DoneThisWay)]
    binder.mentions.open_clause()
    bound[last] = binder.value(getattr(node, last))
    binder.mentions.clauses[:] = [*spoken, *binder.mentions.clauses[len(spoken) :]]
    return replace(node, **bound)


@binds(RollDie)
def _table_of_results(binder: Binder, node: RollDie) -> RollDie | None:
    """No row speaks of what another would have done: only one of them happens."""
    if not node.results:
        return None
    who, plus = binder.value(node.who), binder.value(node.plus)
    binder.mentions.open_clause()
    spoken = _copied(binder)
    rows = []
    for row in node.results:
        binder.mentions.clauses[:] = [list(clause) for clause in spoken]
        binder.mentions.open_clause()
        binder.subject = None
        rows.append(binder.value(row))
    binder.mentions.clauses[:] = spoken
    return replace(node, who=who, plus=plus, results=tuple(rows))


@binds(Mode)
def _mode(binder: Binder, mode: Mode) -> Mode:
    """A mode sees what was spoken of before all modes, and nothing of the others."""
    mentions = binder.mentions
    before, repeated = _copied(binder), set(mentions.repeated)
    done, chosen = dict(mentions.done), list(binder.chosen)
    bound = replace(mode, effect=binder.sentence(mode.effect))
    binder.chosen = chosen
    mentions.clauses[:] = before
    mentions.repeated = repeated
    mentions.done = done
    mentions.pronouns.clear()
    binder.subject = None
    return bound


@binds(ForEach)
def _for_each(binder: Binder, node: ForEach) -> Any:
    """ "For each player, choose a creature. Put those ...": what is done once for each is several things."""
    before = binder.mentions.everything()
    bound = _for_each_player(binder, node) if isinstance(node.over, PlayerRef) else binder.parts(node)
    for clause in binder.mentions.clauses:
        clause[:] = [
            replace(one, is_plural=True) if isinstance(one.node, ThisWay) and one not in before else one
            for one in clause
        ]
    return bound


def _for_each_player(binder: Binder, node: ForEach) -> ForEach:
    """ "For each opponent, that player ...": one at a time."""
    over = binder.node(node.over)
    clause = binder.mentions.clauses[-1]
    clause[:] = [one for one in clause if not one.is_player]
    binder.mentions.add_all((Mention(Antecedent("each player"), frozenset({"player"}), is_player=True),))
    binder.mentions.open_clause()
    return replace(node, over=over, effect=cast("Effect", binder.node(node.effect)))


@binds(Delayed)
def _delayed(binder: Binder, node: Delayed) -> Delayed:
    """A trigger that is set up: its event may speak of what was named before, and its effect of its event.

    Within another trigger the words for the one event would be those for the other: then only what was named before
    the event is known.
    """
    event = binder.value(node.event)
    binder.mentions.open_clause()
    if not binder.is_triggered:
        binder.mentions.add_all(mentioned_by_event(event))
    binder.mentions.open_clause()
    condition, effect = binder.value(node.condition), binder.value(node.effect)
    named: tuple[Node, ...] = ()
    if not isinstance(node, DelayedFirst) and is_next_time(node.event):
        effect, named = _named_before(effect)
    return Delayed(event, effect, node.once, node.this_turn, condition, node.until, named)


def _named_before(effect: Effect) -> tuple[Effect, tuple[Node, ...]]:
    """ "Destroy target creature at end of combat": the target is chosen now, and then it is that creature."""
    named: list[Node] = []

    def taken(node: Any) -> Any:
        if isinstance(node, It | ThatPlayer):
            return node
        if isinstance(node, Target | TargetPlayer):
            named.append(node)
            return It("it", node) if isinstance(node, Target) else ThatPlayer(antecedent=node)
        updates: dict[str, Any] = {}
        for one in fields(node):
            value = getattr(node, one.name)
            if isinstance(value, Node):
                updates[one.name] = taken(value)
            elif isinstance(value, tuple):
                updates[one.name] = tuple(taken(part) if isinstance(part, Node) else part for part in value)
        return replace(node, **updates)

    return taken(effect), tuple(named)


@binds(Replace)
def _replacement_set_up(binder: Binder, node: Replace) -> Replace | None:
    """It speaks of what the effect around it speaks of, and its targets are those of the effect."""
    replacement = node.replacement
    return replace(node, replacement=binder.parts(replacement)) if isinstance(replacement, Replacement) else None


@binds(Prevent, PreventDamage)
def _prevention(binder: Binder, node: Prevent | PreventDamage) -> Prevent | PreventDamage | None:
    """What is done about damage that was prevented: "that many" is how much."""
    if node.then is None:
        return None
    before = binder.parts(replace(node, then=None))
    binder.mentions.open_clause()
    # "Prevent that damage and mill that many cards": as much as would have been dealt, also if it can't be prevented.
    is_that_damage = isinstance(before, Prevent) and before.amount is None and before.portion is None
    how_much = Antecedent("would be dealt" if is_that_damage else "prevented")
    binder.mentions.add_all((Mention(how_much, frozenset(), is_number=True),))
    if isinstance(before, PreventDamage) and before.chosen_source is not None:
        # "That source": the one that would have dealt the damage.
        binder.mentions.add_all((Mention(Antecedent("event source"), frozenset({"source"})),))
    outer, binder.is_prevention = binder.is_prevention, True
    then = binder.value(node.then)
    binder.is_prevention = outer
    return replace(before, then=then)


@binds(PreventedThisWay)
def _prevented_this_way(binder: Binder, _: PreventedThisWay) -> None:
    if not binder.is_prevention:
        raise UnboundError("prevented this way")


@binds(ManaRider)
def _mana_rider(binder: Binder, node: ManaRider) -> ManaRider:
    """ "If that mana is spent on a creature spell, it ...": that spell."""
    filter = binder.value(node.filter)
    nouns = frozenset({"spell", *(nouns_of(filter) if filter is not None else ())})
    binder.mentions.open_clause()
    binder.mentions.add_all((Mention(Antecedent("event object"), nouns),))
    binder.mentions.open_clause()
    return replace(node, filter=filter, effect=binder.value(node.effect))


@binds(AnyOfEvents)
def _dealt_to_and_by(binder: Binder, node: AnyOfEvents) -> AnyOfEvents | None:
    """ "Dealt to and dealt by target creature": one target, spoken of twice."""
    match node.options:
        case (IsDealtDamage(to=to) as first, DealsDamage(source=source) as second) if to == source:
            bound = binder.node(first)
            return replace(node, options=(bound, replace(second, source=bound.to)))
    return None
