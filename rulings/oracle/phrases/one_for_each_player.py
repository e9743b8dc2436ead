"""One target for each player: "for each opponent, destroy up to one target creature that player controls" (CR 601.2c).

What is here: such targets, of which what is said is done to all at once. What is not: what each player is told to do in
turn, without targets (``repeating``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import CountPlayers
from rulings.abilities.changes.change import SetController
from rulings.abilities.effects.choosing import ChooseObjects
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.moving import Destroy, Exile, PutInto, ReturnTo
from rulings.abilities.effects.permanents import Tap, Untap
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import EachOpponent, EachPlayer, PlayerRef, TargetPlayer, ThatPlayer
from rulings.abilities.references import AnyTarget, Target
from rulings.oracle.categories import Clauses, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

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


def _replaced(effect: Effect, old: Target, new: Target) -> Effect:
    changed = rewrite(effect, lambda node: new if node == old else node)
    assert isinstance(changed, Effect)
    return changed


def _declare(word: str, who: PlayerRef) -> None:
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

    sentence.phrase(
        f"for each {word}, {{effect:Clauses}}.",
        make,
        unmake,
        kind=Effect,
        is_transparent=True,
        carries={"each": "Effect", "up to": "Effect"},
    )


_declare("opponent", EachOpponent())
_declare("player", EachPlayer())
