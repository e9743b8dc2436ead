"""Binding: every pronoun of an ability gets the one thing that it stands for, or the line is declined.

What is here: left-out subjects, places of targets, and "it", "that creature", "they", "that player" as far as exactly
one thing was spoken of that the words fit. What is not: the meaning of the pronoun at play (the kernel finds the
object), and what an ability mentions (``rulings.oracle.mentions``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar, cast

from rulings.abilities.ability import (
    Ability,
    ActivatedAbility,
    Chapter,
    Prevent,
    Replacement,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulings.abilities.amounts import (
    Amount,
    DieResult,
    DoneThisWay,
    EarlierX,
    Fixed,
    RemovedThisWay,
    StatOf,
    ThatMany,
    Times,
    WhereX,
    X,
)
from rulings.abilities.changes import BecomeCopy, CantDo, GainAbilities, SetController
from rulings.abilities.conditions import Fits, Negated
from rulings.abilities.costs import PayLife, RemoveCountersCost
from rulings.abilities.effects import (
    Continuous,
    Delayed,
    Effect,
    ForEach,
    If,
    IfDone,
    May,
    MayPay,
    Modal,
    Mode,
    Repeat,
    RepeatProcess,
    Replace,
    Sequence,
    Unless,
)
from rulings.abilities.filters import Among, Another, ControlledBy, Filter, OfChosen, SharesWith
from rulings.abilities.lives import PreventedThisWay
from rulings.abilities.mana_riders import ManaRider
from rulings.abilities.node import Node, children, rewrite, walk
from rulings.abilities.patterns import AnyOfEvents, DealsDamage, Does, IsDealtDamage
from rulings.abilities.players import (
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    PlayerOrController,
    PlayerRef,
    PlayersWho,
    TargetPlayer,
    ThatPlayer,
    You,
)
from rulings.abilities.references import (
    Antecedent,
    AnyTarget,
    Choose,
    Every,
    Giver,
    It,
    LinkedExile,
    ObjectRef,
    Several,
    Target,
    This,
    ThisWay,
)
from rulings.abilities.verbs import (
    CARD_NAME_CHOICES,
    DealDamage,
    Entering,
    FlipCoin,
    MakeChoice,
    PreventDamage,
    PutCounters,
    RemoveCounters,
    RollDie,
)
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, Continued, Implied, SeveralChanges
from rulings.oracle.mentions import (
    Mention,
    Mentions,
    done_to,
    may_overlap,
    mentioned_by_event,
    nouns_of,
    nouns_of_participle,
    says_several,
)
from rulings.oracle.others import other_than, says_other
from rulings.oracle.this_way import NOTHING_ELSE, Surroundings, paid_by, participle_of, stands_for

N = TypeVar("N", bound=Node)


@dataclass(frozen=True, slots=True)
class Unbound:
    """A pronoun with no antecedent or with two."""

    words: str
    """As written: ``"it"``, ``"that creature"``; ``""`` for a subject that was left out."""
    candidates: tuple[str, ...] = ()
    """What it could stand for; empty for nothing."""


def bind(ability: Ability, surroundings: Surroundings = NOTHING_ELSE) -> Ability | Unbound:
    """The ability with every pronoun, left-out subject and place of a target resolved.

    日本語: 代名詞（それ、そのクリーチャーなど）が指すものを一意に決める
    Shape: an ability as read, what the other lines of its face do -> the same tree with ``antecedent`` and ``slot``
    set, or the first unbound pronoun.
    """
    try:
        bound = _Binder(Mentions(paid=set(surroundings.paid)), surroundings).ability(ability)
        _check_results(bound)
        return rewrite(_with_names(_with_processes(bound)), _naming_the_giver)
    except _UnboundError as unbound:
        return unbound.what


def _check_results(ability: Ability) -> None:
    """ "The result" is that of a die that the same effect rolls, not of the event; no reflexive trigger knows it."""
    nodes = tuple(walk(ability))
    asked = any(isinstance(one, DieResult) for one in nodes)
    if asked and not any(isinstance(one, RollDie) for one in nodes):
        raise _UnboundError(Unbound("the result"))
    for one in nodes:
        is_later = isinstance(one, Delayed) or (isinstance(one, IfDone | MayPay) and one.reflexive)
        then = getattr(one, "effect" if isinstance(one, Delayed) else "then", None) if is_later else None
        if then is not None and any(isinstance(inner, DieResult) for inner in walk(then)):
            raise _UnboundError(Unbound("the result"))


def _says_that_player(node: Node) -> bool:
    return any(isinstance(one, ThatPlayer) and one.antecedent is None for one in walk(node))


def _each_his_own(node: Node) -> Node:
    if isinstance(node, ThatPlayer) and node.antecedent is None:
        return replace(node, antecedent=Antecedent("each player"))
    return node


def _with_processes(ability: Ability) -> Ability:
    """ "Repeat this process" repeats what the ability did before these words, from its first sentence on."""

    def change(node: Node) -> Node:
        effect = getattr(node, "effect", None)
        if not isinstance(node, Ability | Mode) or not isinstance(effect, Effect) or isinstance(effect, Modal):
            return node
        if not isinstance(effect, Sequence):
            is_one = any(isinstance(part, RepeatProcess) for part in _now(effect))
            return replace(node, effect=Repeat(effect, as_told=True)) if is_one else node  # type: ignore[arg-type]
        places = [
            place
            for place, one in enumerate(effect.effects)
            if any(isinstance(part, RepeatProcess) for part in _now(one))
        ]
        if len(places) != 1:
            return node
        end = places[0] + 1
        process = Repeat(Sequence(effect.effects[:end]), as_told=True)
        rest = effect.effects[end:]
        return replace(node, effect=Sequence((process, *rest)) if rest else process)  # type: ignore[arg-type]

    changed = rewrite(ability, change)
    told = sum(isinstance(one, Repeat) and one.as_told for one in walk(changed))
    if told != sum(isinstance(one, RepeatProcess) for one in walk(changed)):
        raise _UnboundError(Unbound("repeat"))  # a process within something else, or several
    return changed


def _with_names(ability: Ability) -> Ability:
    """ "That name": the one that the same ability lets choose before."""
    nodes = tuple(walk(ability))
    places = [n for n, one in enumerate(nodes) if one == OfChosen("that name")]
    if not places:
        return ability
    chosen = [n for n, one in enumerate(nodes) if isinstance(one, MakeChoice) and one.what in CARD_NAME_CHOICES]
    if len(chosen) != 1 or chosen[0] > places[0]:
        raise _UnboundError(Unbound("that name"))
    return rewrite(ability, lambda one: OfChosen("name") if one == OfChosen("that name") else one)


def _now(node: Node) -> Iterator[Node]:
    """The node and what is in it that is done as it is done: not later, not by an ability that it gives."""
    if isinstance(node, Ability | Delayed):
        return
    yield node
    for child in children(node):
        yield from _now(child)


def _naming_the_giver(node: Node) -> Node:
    """ "~" in an ability that is given to something else is the giver, not what has the ability (CR 201.5a)."""
    match node:
        case StaticAbility(affected=to, changes=changes) | Continuous(objects=to, changes=changes):
            if isinstance(to, This) or (isinstance(to, It) and isinstance(to.antecedent, This)):
                return node
            given = tuple(
                replace(one, abilities=tuple(rewrite(ability, _giver_for_name) for ability in one.abilities))
                if isinstance(one, GainAbilities)
                else one
                for one in changes
            )
            return node if given == changes else replace(node, changes=given)
    return node


def _giver_for_name(node: Node) -> Node:
    return Giver() if isinstance(node, This) and not node.noun and node.zone is None else node


class _UnboundError(Exception):
    def __init__(self, what: Unbound) -> None:
        super().__init__(what)
        self.what = what


def _counters_removed(ability: Ability) -> tuple[bool, set[str | None]] | None:
    paid = [one for one in walk(ability) if isinstance(one, RemoveCountersCost)]
    done = [one for one in walk(ability) if isinstance(one, RemoveCounters)]
    if bool(paid) is bool(done):
        return None
    return bool(paid), {one.kind for one in (paid or done)}


def _has_x(ability: Ability) -> bool:
    return any(isinstance(one, X) for one in walk(ability))


@dataclass(slots=True)
class _Binder:
    """Walks one ability in the order of its words."""

    mentions: Mentions = field(default_factory=Mentions)
    surroundings: Surroundings = NOTHING_ELSE
    subject: PlayerRef | None = None
    """Who did the last clause of the sentence; ``None`` at its beginning."""
    doer: PlayerRef | None = None
    """Who was given a choice ("target player may"): the subject that the clauses after it leave out."""
    targets: int = 0
    chosen: list[Target | AnyTarget | TargetPlayer] = field(default_factory=list)
    """The targets named so far (of this mode)."""
    beside: tuple[Node, ...] = ()
    """Objects of the verb whose next object is being bound: "attach ~ to it" is not to ~ itself."""
    amounts: list[tuple[Amount, Amount]] = field(default_factory=list)
    """Amounts of this sentence that name a target, as read and as bound: said once, they may stand twice."""
    is_spell: bool = False
    """Whether it is an instruction of a spell or a Saga, which is never one of "other creatures" itself."""
    names_a_target: bool = False
    is_triggered: bool = False
    """Whether the ability has an event of its own."""
    shared_x: WhereX | None = None
    """The X that later sentences take up."""
    number: Node | None = None
    """What "that many" stood for in this sentence."""
    removes: tuple[bool, set[str | None]] | None = None
    """Whether counters are removed as a cost, and of which kinds; ``None`` where none are or both ways."""
    is_prevention: bool = False
    """Whether what is being bound is done as damage is prevented."""

    def ability(self, ability: Ability) -> Ability:
        self.is_spell = isinstance(ability, SpellAbility | Chapter)
        self.removes = _counters_removed(ability)
        if isinstance(ability, TriggeredAbility | Replacement):
            self.is_triggered = True
            event = self.node(ability.event)
            self.mentions.open_clause()
            self.mentions.add_all(mentioned_by_event(event))
            self.mentions.open_clause()
            rest = {
                one.name: self.value(getattr(ability, one.name))
                for one in fields(ability)
                if one.name not in ("event", "wording")
            }
            if isinstance(event, Does) and event.verb == "monstrous" and _has_x(ability):
                raise _UnboundError(Unbound("X"))  # the X of another ability (CR 701.37b)
            return replace(ability, event=event, **rest)
        if isinstance(ability, ActivatedAbility):
            cost = self.node(ability.cost)
            # What was chosen for the cost is "the sacrificed creature" afterwards, never "it".
            self.mentions.forget(Choose)
            self.mentions.paid |= paid_by(ability.cost)
            self.mentions.open_clause()
            rest = {one.name: self.value(getattr(ability, one.name)) for one in fields(ability) if one.name != "cost"}
            return replace(ability, cost=cost, **rest)
        if isinstance(ability, StaticAbility) and _is_of_each_player(ability):
            raise _UnboundError(Unbound("that player"))  # a condition of its own for each player
        if isinstance(ability, StaticAbility) and isinstance(ability.affected, It):
            return self.static_about_it(ability)
        return self.parts(ability)

    def static_about_it(self, ability: StaticAbility) -> StaticAbility:
        """ "As long as ~ has a counter on it, it can attack": the condition stands first and names it."""
        condition = self.value(ability.condition)
        self.mentions.open_clause()
        affected = self.node(ability.affected)
        changes = self.value(ability.changes)
        return replace(ability, condition=condition, affected=affected.antecedent, changes=changes)

    def node(self, node: Any) -> Any:
        match node:
            case Clauses():
                return self.clauses(node)
            case Sequence():
                return replace(node, effects=self.sentences(_with_reflexive_whole(node.effects)))
            case StatOf(of=Every()):
                raise _UnboundError(Unbound("each"))  # "greater than each other creature's power" is no one number
            case Unless(effect=effect) if _forbids_combat(effect):
                # "Creatures can't block unless their controller pays": paid with each block, not now.
                raise _UnboundError(Unbound("unless"))
            case Continuous(changes=changes) if any(isinstance(one, BecomeCopy) for one in changes):
                return self.becoming_a_copy(node)
            case IfDone(first=first) if isinstance(later := _only(first), Delayed):
                # "At the beginning of the next end step, sacrifice it. If you do, ...": all of it happens then.
                return self.node(replace(later, effect=replace(node, first=later.effect)))
            case If(wording=1, otherwise=None, then=then) if isinstance(later := _only(then), Delayed):
                # "Sacrifice it at the beginning of the next end step if ...": looked at then.
                return self.node(replace(later, effect=replace(node, then=later.effect)))
            case May() | MayPay():
                return self.may(node)
            case Mode():
                return self.mode(node)
            case ForEach():
                return self.for_each(node)
            case If(wording=1, otherwise=None):
                return self.if_behind(node)
            case If() | IfDone(otherwise=Effect()) | FlipCoin():
                return self.branches(node)
            case Fits(filter=Filter(predicates=(SharesWith(),))):
                return self.sharing(node)
            case RemovedThisWay():
                return self.removed(node)
            case PlayerOrController():
                return self.player_or_controller(node)
            case RollDie(results=results) if results:
                return self.roll(node)
            case Implied():
                return self.left_out(node)
            case Fits(object=It() as it, filter=Filter(kind=Kind.CARD)) if participle_of(it.words) is None:
                # "If it's a land card": no token, no permanent.
                return replace(node, object=self.pronoun(it, noun="card"), filter=self.value(node.filter))
            case Filter(kind=Kind.PERMANENT) if self.is_spell and not self.names_a_target and says_other(node):
                return self.others(node)
            case PutCounters(who=TargetPlayer() as who, on=on) if who == on:
                # "Target opponent gets a poison counter": one target.
                bound_on = self.node(on)
                given = replace(node, who=ThatPlayer(antecedent=bound_on), on=bound_on, amount=self.value(node.amount))
                self.mentions.add(given)
                return given
            case PlayersWho():
                # Its players are spoken of when it is known who they are.
                chosen = replace(node, condition=self.value(node.condition))
                self.mentions.add(chosen)
                return chosen
            case DealDamage(to=EachPlayer() | EachOpponent()) if _says_that_player(node.amount):
                # "Damage to each player equal to the number of lands that player controls": each his own.
                return self.node(replace(node, amount=rewrite(node.amount, _each_his_own)))
            case It():
                return self.pronoun(node)
            case ThatPlayer() if node.antecedent is None:
                return self.that_player(node)
            case ThatMany() if node.antecedent is None:
                return self.that_many(node)
            case WhereX(is_shared=True):
                self.shared_x = self.parts(node)
                return self.shared_x
            case EarlierX():
                if self.shared_x is None:
                    raise _UnboundError(Unbound("X"))
                return self.shared_x
            case Among(objects=LinkedExile()):
                # "A card exiled with it": that card is spoken of, not all of them.
                return node
            case PreventedThisWay() if not self.is_prevention:
                raise _UnboundError(Unbound("prevented this way"))
            case Prevent() if node.then is not None:
                return self.prevented(node)
            case PreventDamage() if node.then is not None:
                return self.prevented(node)
            case Delayed():
                return self.delayed(node)
            case ManaRider():
                return self.mana_rider(node)
            case Replace(replacement=Replacement() as replacement):
                # It speaks of what the effect around it speaks of, and its targets are those of the effect.
                return replace(node, replacement=self.parts(replacement))
            case AnyOfEvents(options=(IsDealtDamage(to=to) as first, DealsDamage(source=source) as second)) if (
                to == source
            ):
                # "Dealt to and dealt by target creature": one target, spoken of twice.
                bound = self.node(first)
                return replace(node, options=(bound, replace(second, source=bound.to)))
            case Ability():
                return _Binder(surroundings=self.surroundings).ability(node)
            case Continuous(changes=(SetController() as change,)):
                # "Target opponent gains control of ...": the player is named first, and is the subject.
                gained = self.parts(change)
                self.subject = gained.player
                objects, duration = self.value(node.objects), self.value(node.duration)
                controlled = replace(node, objects=objects, changes=(gained,), duration=duration)
                self.mentions.add(controlled)
                return controlled
        if isinstance(node, Amount) and any(isinstance(n, Target | TargetPlayer) for n in walk(node)):
            # "You draw X cards and lose X life, where X is ... target player's graveyard": one target.
            known = next((bound for read, bound in self.amounts if read == node), None)
            if known is not None:
                return known
            self.amounts.append((node, self.parts(node)))
            return self.amounts[-1][1]
        outer = self.names_a_target
        self.names_a_target = outer or isinstance(node, Target)
        bound = self.parts(node)
        self.names_a_target = outer
        if isinstance(bound, Target | AnyTarget | TargetPlayer):
            bound = replace(self.other_than_before(bound), slot=self.targets)
            self.targets += 1
            self.chosen.append(bound)
        if isinstance(bound, DealDamage) and isinstance(bound.to, AnyTarget) and bound.to.other:
            if bound.to.than is None and not isinstance(bound.source, This):
                # "It deals 2 damage to any other target": other than what deals the damage.
                bound = replace(bound, to=replace(bound.to, than=bound.source))
        self.mentions.add(bound)
        return bound

    def parts(self, node: N) -> N:
        updates: dict[str, Any] = {}
        # A subject stands before its verb, wherever the field is: "each player returns ... from their graveyard".
        # Not so "A unless you pay": who pays stands behind.
        is_subject_first = isinstance(node, Effect) and not isinstance(node, Unless)
        ordered = sorted(fields(node), key=lambda one: one.name != "who") if is_subject_first else fields(node)
        if isinstance(node, PutCounters) and isinstance(node.amount, Times | WhereX):
            # "Put a counter on it for each ...": the number is said last.
            ordered = sorted(ordered, key=lambda one: one.name == "amount")
        before: tuple[Node, ...] = ()
        for one in ordered:
            old = getattr(node, one.name)
            outer = self.beside
            if not isinstance(node, Entering | BecomeCopy):
                # "Put an Aura card onto the battlefield attached to it": not to itself.
                self.beside = before if isinstance(node, Effect) and isinstance(old, It | Entering) else ()
            new = self.value(old)
            self.beside = outer
            if isinstance(new, ObjectRef):
                before = (*before, new)
            if new is not old:
                updates[one.name] = new
            if isinstance(node, Effect) and isinstance(new, PlayerRef) and one.name == "who":
                self.subject = new
        return replace(node, **updates) if updates else node

    def value(self, value: Any) -> Any:
        if isinstance(value, Node):
            return self.node(value)
        if isinstance(value, tuple) and any(isinstance(one, Node) for one in value):
            if any(isinstance(one, SeveralChanges) for one in value):
                value = _spread(value)
            return tuple(self.node(one) if isinstance(one, Node) else one for one in value)
        return value

    def sentence(self, effect: Effect) -> Effect:
        self.subject = None
        self.amounts.clear()
        self.number = None
        self.mentions.open_clause()
        return cast("Effect", self.node(effect))

    def mode(self, mode: Mode) -> Mode:
        """A mode sees what was spoken of before all modes, and nothing of the others."""
        before, repeated = [list(one) for one in self.mentions.clauses], set(self.mentions.repeated)
        done, chosen = dict(self.mentions.done), list(self.chosen)
        bound = replace(mode, effect=self.sentence(mode.effect))
        self.chosen = chosen
        self.mentions.clauses[:] = before
        self.mentions.repeated = repeated
        self.mentions.done = done
        self.mentions.pronouns.clear()
        self.subject = None
        return bound

    def sentences(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """One after another; what speaks of something that a delayed trigger will do is part of that trigger."""
        bound: list[Effect] = []
        later: set[Node] = set()
        spoken: list[list[Mention]] = []
        for place, one in enumerate(effects):
            before = {m.node for clause in self.mentions.clauses for m in clause}
            if place and _is_the_other_case(effects[place - 1], one):
                # "If you're the monarch, A. If you're not, B": B can't speak of what A does.
                done = [list(clause) for clause in self.mentions.clauses]
                self.mentions.clauses[:] = [list(clause) for clause in spoken]
                sentence = self.sentence(one)
                self.mentions.clauses[:] = [*done, *self.mentions.clauses[len(spoken) :]]
            else:
                spoken = [list(clause) for clause in self.mentions.clauses]
                sentence = self.sentence(one)
            if any(isinstance(part, ThisWay) and part in later for part in walk(sentence)):
                delayed = bound[-1]
                if not isinstance(delayed, Delayed):
                    raise _UnboundError(Unbound("when"))
                bound[-1] = replace(delayed, effect=Sequence((delayed.effect, sentence)))
                continue
            bound.append(sentence)
            if any(isinstance(part, Delayed) for part in walk(sentence)):
                after = {m.node for clause in self.mentions.clauses for m in clause}
                later |= {node for node in after - before if isinstance(node, ThisWay)} & _done_later(sentence)
        return tuple(bound)

    def others(self, filter: Filter) -> Filter:
        """ "Target creature deals damage to each other creature": other than the one spoken of, not than the spell."""
        targets: list[Node] = [one for one in self.chosen if isinstance(one, Target)]
        done = [
            one.node
            for clause in self.mentions.clauses
            for one in clause
            if isinstance(one.node, ThisWay) and one.node.verb in _MAKES_OTHERS
        ]
        bound = self.parts(filter)
        than = (Several(tuple(targets)) if len(targets) > 1 else targets[0]) if targets else done[-1] if done else None
        if than is None:
            return bound
        return replace(bound, predicates=tuple(other_than(one, It("it", than)) for one in bound.predicates))

    def becoming_a_copy(self, node: Continuous) -> Continuous:
        """ "Target creature becomes a copy of that creature": of another one, spoken of before."""
        objects = self.value(node.objects)
        subject = objects.antecedent if isinstance(objects, It) else objects
        assert isinstance(subject, Node)
        outer, self.beside = self.beside, (subject,)
        changes = self.value(node.changes)
        self.beside = outer
        bound = replace(node, objects=objects, changes=changes, duration=self.value(node.duration))
        self.mentions.add(bound)
        return bound

    def branches(self, node: If | IfDone | FlipCoin) -> Any:
        """ "If C, A. Otherwise, B": B can't speak of what A does, which didn't happen; nor "if you don't" of what you
        would have done."""
        before = [one.node for clause in self.mentions.clauses for one in clause]
        *done, last = [one.name for one in fields(node) if isinstance(getattr(node, one.name), Node)]
        has_other = last in ("otherwise", "lose")
        bound: dict[str, Any] = {}
        for name in done if has_other else (*done, last):
            bound[name] = self.value(getattr(node, name))
            if name == "condition":
                # What the condition speaks of is spoken of again: "if that enchantment is an Aura, attach it".
                self.mentions.open_clause()
                before += [one.node for clause in self.mentions.clauses for one in clause]
        if not has_other:
            return replace(node, **bound)
        spoken = [list(clause) for clause in self.mentions.clauses]
        for clause in self.mentions.clauses:
            clause[:] = [one for one in clause if one.node in before or not isinstance(one.node, ThisWay | DoneThisWay)]
        self.mentions.open_clause()
        bound[last] = self.value(getattr(node, last))
        self.mentions.clauses[:] = [*spoken, *self.mentions.clauses[len(spoken) :]]
        return replace(node, **bound)

    def roll(self, node: RollDie) -> RollDie:
        """A table of results: no row speaks of what another would have done, only one of them happens."""
        who, plus = self.value(node.who), self.value(node.plus)
        self.mentions.open_clause()
        spoken = [list(clause) for clause in self.mentions.clauses]
        rows = []
        for row in node.results:
            self.mentions.clauses[:] = [list(clause) for clause in spoken]
            self.mentions.open_clause()
            self.subject = None
            rows.append(self.value(row))
        self.mentions.clauses[:] = spoken
        return replace(node, who=who, plus=plus, results=tuple(rows))

    def for_each(self, node: ForEach) -> Any:
        """ "For each player, choose a creature. Put those ...": what is done once for each is several things."""
        before = [one for clause in self.mentions.clauses for one in clause]
        bound = self.for_each_player(node) if isinstance(node.over, PlayerRef) else self.parts(node)
        for clause in self.mentions.clauses:
            clause[:] = [
                replace(one, is_plural=True) if isinstance(one.node, ThisWay) and one not in before else one
                for one in clause
            ]
        return bound

    def for_each_player(self, node: ForEach) -> ForEach:
        """ "For each opponent, that player ...": one at a time."""
        over = self.node(node.over)
        self.mentions.clauses[-1][:] = [one for one in self.mentions.clauses[-1] if not one.is_player]
        self.mentions.add_all(iter((Mention(Antecedent("each player"), frozenset({"player"}), is_player=True),)))
        self.mentions.open_clause()
        return replace(node, over=over, effect=cast("Effect", self.node(node.effect)))

    def if_behind(self, node: If) -> If:
        """ "A if C": A is spoken of first."""
        self.mentions.open_clause()
        spoken = [set(map(id, clause)) for clause in self.mentions.clauses]
        then = cast("Effect", self.node(node.then))
        for number, clause in enumerate(self.mentions.clauses):
            # The condition is looked at before A is done: what A does is nothing that it can speak of.
            known = spoken[number] if number < len(spoken) else set()
            clause[:] = [m for m in clause if id(m) in known or not isinstance(m.node, ThisWay)]
        # "Counter that spell if it has ...": what a pronoun of A stands for is spoken of, before all that was earlier.
        again = dict.fromkeys(one for one in self.mentions.pronouns if not one.is_player and not one.is_number)
        self.mentions.clauses[-1] += [one for one in again if one not in self.mentions.clauses[-1]]
        return replace(node, condition=self.value(node.condition), then=then)

    def clauses(self, clauses: Clauses) -> Effect:
        bound: list[Effect] = []
        for one in clauses.effects:
            if isinstance(clauses, Continued):
                bound.append(self.sentence(one))
                continue
            self.mentions.open_clause()
            bound.append(cast("Effect", self.node(one)))
        return bound[0] if len(bound) == 1 else Sequence(tuple(bound))

    def may(self, may: May | MayPay) -> Any:
        if isinstance(may, MayPay) and may.then is not None and may.otherwise is not None:
            return self.averted(may)
        who = self.node(may.who)
        # "Each player may ... their": those who do, each his own.
        each = _WILLING if isinstance(who, EachPlayer | EachOpponent | EachOtherPlayer) else who
        outer, self.doer = self.doer, each
        self.subject = each
        rest = {}
        for one in fields(may):
            if one.name in ("who", "wording"):
                continue
            rest[one.name] = self.value(getattr(may, one.name))
            if one.name == "cost" and any(isinstance(part, PayLife) for part in rest["cost"].parts):
                self.mentions.add_all(iter((Mention(DoneThisWay("life"), frozenset(), is_number=True),)))
        self.doer = outer
        return replace(may, who=who, **rest)

    def averted(self, may: MayPay) -> MayPay:
        """ "A unless they pay. If they do, B": A is spoken of first, and B is a sentence of its own."""
        otherwise = cast("Effect", self.node(may.otherwise))
        who = self.node(may.who)
        cost = self.value(may.cost)
        then = self.sentence(cast("Effect", may.then))
        return replace(may, who=who, cost=cost, then=then, otherwise=otherwise)

    def left_out(self, implied: Implied) -> PlayerRef:
        """Who does a clause without subject: the one before "may", else the last subject of the sentence, else you.

        A verb in the singular ("and loses 2 life") has a third person for its subject, a bare one never does unless
        it follows "may".
        """
        is_singular = implied.wording == 1
        if is_singular:
            if self.subject is None or isinstance(self.subject, You):
                raise _UnboundError(Unbound(""))
            return _again(self.subject)
        if self.doer is not None:
            return _again(self.doer)
        if self.subject is None or isinstance(self.subject, You):
            return You()
        if _takes_bare_verb(self.subject):
            return _again(self.subject)
        return You()

    def other_than_before(self, target: Target | AnyTarget | TargetPlayer) -> Target | AnyTarget | TargetPlayer:
        """ "Another target creature" after a target that it could be too is other than that one (CR 601.2c)."""
        match target:
            case Target(filter=Filter(kind=kind, predicates=(Another(than=None), *rest))):
                targets = [one for one in self.chosen if isinstance(one, Target)]
                earlier = [one for one in targets if may_overlap(one.filter, target.filter)]
                if not earlier:
                    return target
                than = earlier[0] if len(earlier) == 1 else Several(tuple(earlier))
                return replace(target, filter=Filter(kind, (Another(than), *rest)))
            case AnyTarget(other=True, than=None) if self.chosen:
                return replace(target, than=Several(tuple(self.chosen)))
            case TargetPlayer(other=True, than=None):
                players = [one for one in self.chosen if isinstance(one, TargetPlayer)]
                return replace(target, than=Several(tuple(players))) if players else target
        return target

    def pronoun(self, it: It, noun: str | None = None) -> It:
        participle = participle_of(it.words)
        if participle is not None:
            meant = stands_for(it.words, participle, self.mentions, self.surroundings)
            if meant is None:
                raise _UnboundError(Unbound(it.words))
            if says_several(it.words):
                nouns = nouns_of_participle(it.words)
                self.mentions.add_all(iter((Mention(meant, nouns, is_plural=True),)))
            elif isinstance(meant, ThisWay):
                self.mentions.add_all(iter((Mention(meant, nouns_of_participle(it.words)),)))
            else:
                self.mentions.add(meant)
            return replace(it, antecedent=meant)
        found = self.mentions.objects_for(it, self.beside, noun) or self.mentions.objects_for(it, self.beside)
        if len(found) != 1:
            raise _UnboundError(Unbound(it.words, tuple(repr(one.node) for one in found)))
        self.mentions.pronouns.append(found[0])
        meant = found[0].node
        if isinstance(meant, This) and meant.zone is not None:
            # "Return this card from your graveyard to the battlefield, then attach it": wherever it is by then.
            meant = replace(meant, zone=None)
        return replace(it, antecedent=meant)

    def that_many(self, number: ThatMany) -> ThatMany:
        if self.number is not None:
            # "That much damage to it and you draw that many cards": one number, spoken of twice in a sentence.
            return replace(number, antecedent=self.number)
        found = self.mentions.numbers_for(is_much=number.wording != 0)
        if len(found) != 1:
            raise _UnboundError(Unbound("that many", tuple(repr(one.node) for one in found)))
        self.number = found[0].node
        return replace(number, antecedent=found[0].node)

    def prevented(self, node: Prevent | PreventDamage) -> Prevent | PreventDamage:
        """What is done about damage that was prevented: "that many" is how much."""
        before = self.parts(replace(node, then=None))
        self.mentions.open_clause()
        self.mentions.add_all(iter((Mention(Antecedent("prevented"), frozenset(), is_number=True),)))
        if isinstance(before, PreventDamage) and before.chosen_source is not None:
            # "That source": the one that would have dealt the damage.
            self.mentions.add_all(iter((Mention(Antecedent("event source"), frozenset({"source"})),)))
        outer, self.is_prevention = self.is_prevention, True
        then = self.value(node.then)
        self.is_prevention = outer
        return replace(before, then=then)

    def delayed(self, node: Delayed) -> Delayed:
        """A trigger that is set up: its event may speak of what was named before, and its effect of its event.

        Within another trigger the words for the one event would be those for the other: then only what was named
        before the event is known.
        """
        event = self.value(node.event)
        self.mentions.open_clause()
        if not self.is_triggered:
            self.mentions.add_all(mentioned_by_event(event))
        self.mentions.open_clause()
        condition, effect = self.value(node.condition), self.value(node.effect)
        return Delayed(event, effect, once=node.once, this_turn=node.this_turn, condition=condition, until=node.until)

    def mana_rider(self, node: ManaRider) -> ManaRider:
        """ "If that mana is spent on a creature spell, it ...": that spell."""
        filter = self.value(node.filter)
        nouns = frozenset({"spell", *(nouns_of(filter) if filter is not None else ())})
        self.mentions.open_clause()
        self.mentions.add_all(iter((Mention(Antecedent("event object"), nouns),)))
        self.mentions.open_clause()
        return replace(node, filter=filter, effect=self.value(node.effect))

    def sharing(self, node: Fits) -> Fits:
        """ "If it shares a color with this creature, reveal it": what it is compared with is not spoken of further, and
        is not the same object."""
        bound = replace(node, object=self.value(node.object))
        spoken = [list(clause) for clause in self.mentions.clauses]
        bound = replace(bound, filter=self.value(node.filter))
        self.mentions.clauses[:] = spoken
        (shared,) = bound.filter.predicates
        assert isinstance(shared, SharesWith)
        other = shared.other
        same = isinstance(other, It) and isinstance(bound.object, It) and other.antecedent == bound.object.antecedent
        if same or other == bound.object:
            raise _UnboundError(Unbound("that permanent"))
        return bound

    def removed(self, node: RemovedThisWay) -> RemovedThisWay:
        """Counters removed to pay for this ability, or by it."""
        if self.removes is None:
            raise _UnboundError(Unbound("removed this way"))
        as_cost, kinds = self.removes
        if kinds != {node.kind}:
            raise _UnboundError(Unbound("removed this way"))
        return replace(node, as_cost=as_cost)

    def player_or_controller(self, node: PlayerOrController) -> PlayerOrController:
        """The one target of this ability that is either."""
        found = [
            one
            for one in self.chosen
            if (isinstance(one, Target) and one.players is not None) or isinstance(one, AnyTarget)
        ]
        single = len(found) == 1 and getattr(found[0], "maximum", None) == Fixed(1)
        if not single:
            raise _UnboundError(Unbound("that player"))
        bound = replace(node, of=found[0])
        self.mentions.add(bound)
        return bound

    def that_player(self, player: ThatPlayer) -> ThatPlayer:
        is_each = isinstance(self.subject, EachPlayer | EachOpponent | EachOtherPlayer) or self.subject in (
            _EACH,
            _WILLING,
        )
        if player.wording in _THEY and is_each:
            # "Each player ... their": each his own.
            return replace(player, antecedent=_EACH.antecedent)
        found = self.mentions.players_for(player)
        if len(found) != 1:
            words = ("that player", "they", "them", "that opponent", "those players")[min(player.wording, 4)]
            raise _UnboundError(Unbound(words, tuple(repr(one.node) for one in found)))
        if _are_several_targets(found[0].node) and player.wording != _THOSE_PLAYERS:
            raise _UnboundError(Unbound("that player"))  # each his own: no one player
        return replace(player, antecedent=found[0].node)


_EACH = ThatPlayer(antecedent=Antecedent("each player"))
"""Of several players who each do something, the one who does it."""

_WILLING = ThatPlayer(antecedent=Antecedent("willing"))
"""Of several players who may do something, those who do."""

_THOSE_PLAYERS = 4
_THEY = (1,)
"""Wordings of ``ThatPlayer`` that take up a plural subject of the same clause: "they", "their"."""


_MAKES_OTHERS = ("created", "chosen", "affected", "put", "returned", "to tap", "to untap")
"""What was done to the permanents that "other creatures" are other than."""


def _only(effect: Effect | None) -> Effect | None:
    """The effect of a sentence of one clause."""
    return effect.effects[0] if isinstance(effect, Clauses) and len(effect.effects) == 1 else effect


def _done_later(sentence: Effect) -> set[Node]:
    """What the delayed triggers of a sentence do: the words for it."""
    effects = [part.effect for part in walk(sentence) if isinstance(part, Delayed)]
    return {done.node for effect in effects for part in walk(effect) if (done := done_to(part)) is not None}


def _is_the_other_case(first: Effect, second: Effect) -> bool:
    """Whether one sentence is about a condition and the next about its opposite."""
    return isinstance(first, If) and isinstance(second, If) and second.condition == Negated(first.condition)


def _is_of_each_player(ability: StaticAbility) -> bool:
    """ "Lands each player controls have shroud as long as that player ..."."""
    affected = ability.affected
    return (
        isinstance(affected, Filter)
        and ability.condition is not None
        and any(isinstance(one, ControlledBy) and isinstance(one.player, EachPlayer) for one in affected.predicates)
        and any(isinstance(one, ThatPlayer) for one in walk(ability.condition))
    )


_COMBAT = ("attack", "block", "attack or block")


def _forbids_combat(effect: Effect) -> bool:
    """Whether it says that objects can't attack or block."""
    return any(isinstance(part, CantDo) and part.what in _COMBAT for part in walk(effect))


def _with_reflexive_whole(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "When you do, choose target creature. It ...": what follows and speaks of it is part of what triggers.

    Raises: _UnboundError: sentences follow that may or may not be part of it.
    """
    for place, one in enumerate(effects[:-1]):
        if isinstance(one, IfDone | MayPay) and one.reflexive and one.then is not None:
            rest = effects[place + 1 :]
            if not any(isinstance(part, It | ThatPlayer | ThatMany) for part in walk(rest[0])):
                raise _UnboundError(Unbound("when you do"))
            return (*effects[:place], replace(one, then=Sequence((one.then, *rest))))
    return effects


def _spread(changes: tuple[Any, ...]) -> tuple[Any, ...]:
    """Each phrase that says several changes, as these changes."""
    return tuple(inner for one in changes for inner in (one.changes() if isinstance(one, SeveralChanges) else (one,)))


def _again(who: PlayerRef) -> PlayerRef:
    """The same player once more, without choosing anew."""
    if isinstance(who, You | ThatPlayer):
        return who
    return ThatPlayer(antecedent=who)


def _takes_bare_verb(who: PlayerRef) -> bool:
    """ "They", "players": the verb does not tell them from you."""
    return (isinstance(who, ThatPlayer) and who.wording != 0) or _are_several_targets(who)


def _are_several_targets(who: Node) -> bool:
    """ "Any number of target players": several, and none of them alone is "that player"."""
    return isinstance(who, TargetPlayer) and who.maximum != 1
