"""The binder: a walk through one ability in the order of its words that knows what was spoken of so far.

What is here: the walk, its state, and where the rules of binding for each kind of node are entered. What is not: these
rules (``sentences``, ``subjects``, ``pronouns``, ``targets``, ``whole_abilities``), and what an ability
mentions (``rulings.oracle.binding.mentions``).
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar, cast

from rulings.abilities.amounts.amount import Amount, Fixed, WhereX
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.changes.change import GainAbilities, LoseAbilities
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.permanents import MultiplyPT, Untap
from rulings.abilities.effects.spells import CastCard
from rulings.abilities.node import Node, walk
from rulings.abilities.players import PlayerRef, TargetPlayer
from rulings.abilities.references import AnyTarget, It, ObjectRef, Target, ThisWay
from rulings.oracle.binding.mentions import Mentions
from rulings.oracle.binding.participles import NOTHING_ELSE, Surroundings
from rulings.oracle.categories import SeveralChanges

N = TypeVar("N", bound=Node)

_TO_WHAT_IS_THERE = (Continuous, MultiplyPT, PutCounters, Untap)
"""Done to a permanent: "you may sacrifice a token. If you do, it gets +2/+2" is not about the token."""


@dataclass(frozen=True, slots=True)
class Unbound:
    """A pronoun with no antecedent or with two."""

    words: str
    """As written: ``"it"``, ``"that creature"``; ``""`` for a subject that was left out."""
    candidates: tuple[str, ...] = ()
    """What it could stand for; empty for nothing."""


class UnboundError(Exception):
    """Stops the walk: the line is declined. Never leaves ``rulings.oracle.binding``."""

    def __init__(self, words: str, candidates: tuple[str, ...] = ()) -> None:
        super().__init__(words)
        self.what = Unbound(words, candidates)


Rule = Callable[["Binder", Any], Any]
"""Binds one kind of node; ``None`` where the rule is not about this one."""
_RULES: dict[type[Node], list[Rule]] = {}
_RULES_OF_KIND: dict[type[Node], tuple[Rule, ...]] = {}


def binds(*kinds: type[Node]) -> Callable[[Rule], Rule]:
    """Declares how nodes of these classes are bound.

    Of several rules for a class the first that gives a node decides, in the order in which they are declared, those of
    a class before those of its bases; where none does, the parts are bound one after another.
    """

    def declare(rule: Rule) -> Rule:
        for kind in kinds:
            _RULES.setdefault(kind, []).append(rule)
        _RULES_OF_KIND.clear()
        return rule

    return declare


def _rules_of(kind: type[Node]) -> tuple[Rule, ...]:
    found = _RULES_OF_KIND.get(kind)
    if found is None:
        found = tuple(rule for base in kind.__mro__ for rule in _RULES.get(base, ()))
        _RULES_OF_KIND[kind] = found
    return found


@dataclass(slots=True)
class Binder:
    """What is known at one place of one ability."""

    mentions: Mentions = field(default_factory=Mentions)
    """What was spoken of."""
    surroundings: Surroundings = NOTHING_ELSE
    """What the other lines of the face do."""
    subject: PlayerRef | None = None
    """Who did the last clause of the sentence; ``None`` at its beginning."""
    doer: PlayerRef | None = None
    """Who was given a choice ("target player may"): the subject that the clauses after it leave out."""
    targets: int = 0
    """How many were named so far, of all modes: the next slot."""
    chosen: list[Target | AnyTarget | TargetPlayer] = field(default_factory=list)
    """The targets named so far (of this mode)."""
    beside: tuple[Node, ...] = ()
    """Objects of the verb whose next object is being bound: "attach ~ to it" is not to ~ itself."""
    amounts: list[tuple[Amount, Amount]] = field(default_factory=list)
    """Amounts of this sentence that name a target, as read and as bound: said once, they may stand twice."""
    is_spell: bool = False
    """Whether it is an instruction of a spell or a Saga, which is never one of "other creatures" itself."""
    is_on_stack: bool = False
    """Whether it is an instruction of a spell, of which nobody says "its controller" or "it can't block"."""
    named: PlayerRef | None = None
    """The player whom the effect had chosen: "the chosen player"."""
    names_a_target: bool = False
    """Whether what is being bound stands within the words of a target."""
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

    def node(self, node: Any) -> Any:
        """The node with every pronoun, left-out subject and place of a target resolved; notes what it speaks of.

        Raises: UnboundError: a pronoun has no antecedent or several.
        """
        for rule in _rules_of(type(node)):
            bound = rule(self, node)
            if bound is not None:
                return bound
        bound = self.parts(node)
        self.mentions.add(bound)
        return bound

    def parts(self, node: N) -> N:
        """The node with its parts bound in the order in which they are said."""
        updates: dict[str, Any] = {}
        # A subject stands before its verb, wherever the field is: "each player returns ... from their graveyard".
        # Not so "A unless you pay": who pays stands behind.
        is_subject_first = isinstance(node, Effect) and not isinstance(node, Unless)
        ordered = sorted(fields(node), key=lambda one: one.name != "who") if is_subject_first else fields(node)
        if isinstance(node, PutCounters) and not isinstance(node.amount, Fixed | ThatMany):
            # "Put a counter on it for each ...", "put a number of them on it equal to ...": the number is said last.
            ordered = sorted(ordered, key=lambda one: one.name == "amount")
        if isinstance(node, CastCard):
            # "A spell that shares a card type with it from your hand": what spell is said before where its card is.
            ordered = sorted(ordered, key=lambda one: one.name == "what")
        before: tuple[Node, ...] = ()
        for one in ordered:
            old = getattr(node, one.name)
            outer = self.beside
            if not isinstance(node, Entering | BecomeCopy):
                # "Put an Aura card onto the battlefield attached to it": not to itself.
                self.beside = before if isinstance(node, Effect) and isinstance(old, It | Entering) else ()
                if isinstance(node, _TO_WHAT_IS_THERE):
                    self.beside = (*self.beside, ThisWay("sacrificed"))
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
        """A field of a node: bound where it is a node or holds some, any other as it is."""
        if isinstance(value, Node):
            return self.node(value)
        if isinstance(value, tuple) and any(isinstance(one, Node) for one in value):
            if any(isinstance(one, SeveralChanges | LoseAbilities) for one in value):
                value = _spread(value)
            return tuple(self.node(one) if isinstance(one, Node) else one for one in value)
        return value

    def sentence(self, effect: Effect) -> Effect:
        """An effect that begins a sentence: no subject is left out yet."""
        self.subject = None
        self.amounts.clear()
        self.number = None
        self.mentions.open_clause()
        return cast("Effect", self.node(effect))


def _spread(changes: tuple[Any, ...]) -> tuple[Any, ...]:
    """Each phrase that says several changes, as these changes; "all other abilities" are lost before any are given."""
    spread = [inner for one in changes for inner in (one.changes() if isinstance(one, SeveralChanges) else (one,))]
    lost = [one for one in spread if isinstance(one, LoseAbilities) and one.all_others]
    given = next((place for place, one in enumerate(spread) if isinstance(one, GainAbilities)), None)
    if lost and given is not None and given < spread.index(lost[0]):
        spread.remove(lost[0])
        spread.insert(given, lost[0])
    return tuple(spread)


@binds(Amount)
def _amount_with_target(binder: Binder, amount: Amount) -> Amount | None:
    """ "You draw X cards and lose X life, where X is ... target player's graveyard": one target, said once."""
    if not any(isinstance(one, Target | TargetPlayer) for one in walk(amount)):
        return None
    known = next((bound for read, bound in binder.amounts if read == amount), None)
    if known is None:
        known = binder.parts(amount)
        binder.amounts.append((amount, known))
    return known
