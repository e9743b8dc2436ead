"""For each object or player, and processes that repeat (CR 608.2)."""

from collections.abc import Callable
from dataclasses import replace

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.counting import CountPlayers
from rulings.abilities.changes.change import SetController
from rulings.abilities.effects.cards import Draw, Mill
from rulings.abilities.effects.chance import FlipUntilLost
from rulings.abilities.effects.choosing import ChooseObjects
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous, Effect, Sequence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.moving import Destroy, Exile, PutInto, ReturnTo
from rulings.abilities.effects.permanents import Tap, Untap
from rulings.abilities.effects.repeating import ForEach, PutInTurns
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import (
    ControllerOf,
    EachOpponent,
    EachPlayer,
    LastControllerOf,
    PlayerRef,
    TargetPlayer,
    ThatPlayer,
    You,
)
from rulings.abilities.references import Antecedent, AnyTarget, It, ObjectRef, PutIntoGraveyard, Target
from rulings.oracle.categories import ORACLE, Clauses, paragraph, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole

_ITS = ControllerOf(It("it"))


class ForEachFirst(Clauses):
    """Effects that are each done so much for each of something that is said first."""


def _multiplied(effect: Effect, times: Amount) -> Effect | None:
    """The effect so many times at once, where that is one amount of the same; ``None`` where it is not."""
    match effect:
        case AddMana(times=None):
            return replace(effect, times=times)
        case (
            Draw(amount=Fixed(value=value))
            | Mill(amount=Fixed(value=value))
            | GainLife(amount=Fixed(value=value))
            | LoseLife(amount=Fixed(value=value))
            | PutCounters(amount=Fixed(value=value))
            | CreateToken(amount=Fixed(value=value))
        ):
            return replace(effect, amount=Times(value, times))
    return None


def _single(effect: Effect, times: Amount) -> Effect | None:
    match effect:
        case AddMana(times=found) if found == times:
            return replace(effect, times=None)
        case (
            Draw(amount=Times(factor=value, amount=found))
            | Mill(amount=Times(factor=value, amount=found))
            | GainLife(amount=Times(factor=value, amount=found))
            | LoseLife(amount=Times(factor=value, amount=found))
            | PutCounters(amount=Times(factor=value, amount=found))
            | CreateToken(amount=Times(factor=value, amount=found))
        ) if found == times:
            return replace(effect, amount=Fixed(value))
    return None


def _times_of(effect: Effect) -> Amount | None:
    if isinstance(effect, AddMana):
        return effect.times
    amount = getattr(effect, "amount", None)
    return amount.amount if isinstance(amount, Times) else None


def _for_each(times: Amount, effect: Effect) -> ForEachFirst | None:
    if any(one == ControllerOf(It("it")) for one in walk(effect)):
        return None  # each by its own controller (``done_this_way``)
    parts = effect.effects if isinstance(effect, Clauses) else (effect,)
    found = [_multiplied(one, times) for one in parts]
    done = tuple(one for one in found if one is not None)
    return ForEachFirst(done) if len(done) == len(parts) else None


def _undo_for_each(node: ForEachFirst) -> Slots:
    times = _times_of(node.effects[0])
    if times is None:
        return None
    found = [_single(one, times) for one in node.effects]
    done = tuple(one for one in found if one is not None)
    if len(done) != len(node.effects):
        return None
    return {"times": times, "effect": done[0] if len(done) == 1 else Clauses(done)}


# Clause by clause.
sentence.phrase(
    "for each {times:CountedSingly}, {effect:Clauses}.",
    _for_each,
    _undo_for_each,
    kind=ForEachFirst,
    carries={"each": "effects"},
)


def _changed(effect: Effect, change: Callable[[Node], Node]) -> Effect:
    changed = rewrite(effect, change)
    assert isinstance(changed, Effect)
    return changed


def _of_each(node: Node) -> Node:
    """The wordings are kept for saying it back."""
    match node:
        case ControllerOf(of=It(words="it", antecedent=None) as it):
            return LastControllerOf(Antecedent("each", wording=it.wording), wording=node.wording)
    return node


def _of_it(node: Node) -> Node:
    match node:
        case LastControllerOf(of=Antecedent(role="each") as each):
            return ControllerOf(It("it", wording=each.wording), wording=node.wording)
    return node


def _declare(each: str, over: ObjectRef) -> None:
    """``each``: the words for one of them; ``over``: those for all."""

    def make(effect: Effect) -> ForEach | None:
        """Nothing else is spoken of but whose it was."""
        pronouns = sum(isinstance(one, It) for one in walk(effect))
        if not pronouns or pronouns != sum(one == _ITS for one in walk(effect)):
            return None
        return ForEach(over, _changed(effect, _of_each))

    def unmake(node: ForEach) -> Slots:
        return {"effect": _changed(node.effect, _of_it)} if node.over == over else None

    # The pronoun is exchanged at any depth.
    sentence.phrase(
        f"for each {each}, {{effect:Clauses}}.",
        make,
        unmake,
        kind=ForEach,
        carries={"each": "over"},
    )


for _noun in ("creature", "land", "permanent"):
    for _participle in ("destroyed", "exiled"):
        _declare(f"{_noun} {_participle} this way", It(f"the {_noun}s {_participle} this way"))
    _declare(f"of those {_noun}s", It(f"those {_noun}s"))
    _put = PutIntoGraveyard(It(f"the {_noun}s put into a graveyard this way"))
    _declare(f"{_noun} put into a graveyard this way", _put)
_VERBS = (ChooseObjects, DealDamage, Destroy, Exile, PutInto, ReturnTo, Tap, Untap)
"""What is done to several targets as to one."""


def _is_said_of_all(effect: Effect) -> bool:
    if isinstance(effect, KeywordAction):
        return effect.name == "goad"
    if isinstance(effect, Continuous):
        return all(isinstance(one, SetController) for one in effect.changes)
    return isinstance(effect, _VERBS)


def _whose(predicate: Predicate, who: PlayerRef) -> Predicate:
    """ "That player controls" as "controlled by one of these players"; the wording of the pronoun is kept."""
    match predicate:
        case ControlledBy(player=ThatPlayer(antecedent=None) as player):
            return replace(predicate, player=replace(who, wording=player.wording))
        case InZone(player=ThatPlayer(antecedent=None) as player):
            return replace(predicate, player=replace(who, wording=player.wording))
    return predicate


def _theirs(predicate: Predicate, who: PlayerRef) -> Predicate:
    """The inverse."""
    match predicate:
        case ControlledBy(player=player) | InZone(player=player) if player == who:
            return replace(predicate, player=ThatPlayer(wording=player.wording))
    return predicate


def _unbound(node: Node) -> int:
    return sum(isinstance(one, ThatPlayer) and one.antecedent is None for one in walk(node))


def _only(effect: Effect) -> Effect:
    return effect.effects[0] if isinstance(effect, Clauses) and len(effect.effects) == 1 else effect


def _replaced(effect: Effect, old: Target, new: Target) -> Effect:
    changed = rewrite(effect, lambda node: new if node == old else node)
    assert isinstance(changed, Effect)
    return changed


def _with_targets(effect: Effect, who: PlayerRef) -> Effect | None:
    targets = [one for one in walk(effect) if isinstance(one, Target | AnyTarget | TargetPlayer)]
    if len(targets) != 1 or not _is_said_of_all(_only(effect)):
        return None
    target = targets[0]
    if not isinstance(target, Target) or target.maximum != Fixed(1) or target.players or target.chooser:
        return None
    if _unbound(target) != 1 or _unbound(effect) != 1:
        return None
    predicates = tuple(_whose(one, who) for one in target.filter.predicates)
    if predicates == target.filter.predicates:
        return None
    several = CountPlayers(who)
    each = replace(target, filter=replace(target.filter, predicates=predicates), maximum=several, of_each=who)
    return _replaced(effect, target, each)


def _declare_one_each(word: str, who: PlayerRef) -> None:
    def make(effect: Effect) -> Effect | None:
        return _with_targets(effect, who)

    def unmake(node: Effect) -> Slots:
        targets = [one for one in walk(node) if isinstance(one, Target)]
        if len(targets) != 1 or targets[0].of_each != who:
            return None
        target = targets[0]
        predicates = tuple(_theirs(one, who) for one in target.filter.predicates)
        filter = replace(target.filter, predicates=predicates)
        single = replace(target, filter=filter, maximum=Fixed(1), of_each=None)
        return {"effect": _replaced(node, target, single)}

    # The one target, at any depth.
    sentence.phrase(
        f"for each {word}, {{effect:Clauses}}.",
        make,
        unmake,
        kind=Effect,
        is_transparent=True,
        carries={"each": "Effect", "up to": "Effect"},
    )


_declare_one_each("opponent", EachOpponent())
_declare_one_each("player", EachPlayer())
for _words, _who in (("opponent", EachOpponent()), ("player", EachPlayer())):
    # Without targets: of those there would be one for each player.
    sentence.phrase(
        f"for each {_words}, {{effect:Clauses}}.",
        ForEach(
            _who,
            hole("effect", where=lambda effect: not any(isinstance(one, Target | AnyTarget) for one in walk(effect))),
        ),
        carries={"each": "ForEach"},
    )
sentence.phrase(
    "starting with you, each player may put a {filter:Filter@singular} from their hand onto the battlefield. repeat "
    "this process until no one puts a card onto the battlefield.",
    PutInTurns,
    carries={"each": "PutInTurns", "may": "PutInTurns"},
)
flipping = ORACLE.category("FlippingOn")
"""Flips that go on until one is lost, with nothing done yet for those won."""
flipping.words({"flip a coin until you lose a flip or choose to stop flipping": FlipUntilLost(You(), Sequence(()))})
paragraph.phrase(
    "{flips:FlippingOn}. if you lose a flip, ~ has no effect. {then:Sentence+}",
    FlipUntilLost(hole("flips", like=FlipUntilLost(You(), Sequence(()))).who, Sequence(hole("then"))),
)
