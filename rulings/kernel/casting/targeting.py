"""Targets: what a text asks for, what may be chosen, and whether it still is legal (CR 115, 601.2c, 608.2b)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Amount, AnyNumber
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import AnyTarget, Target
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, cite
from rulings.kernel.actions.protection import untargetable
from rulings.kernel.casting.target_slots import TargetNode
from rulings.kernel.questions import finding, matching, numbers, truth
from rulings.kernel.questions.target_groups import whose
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import battlefield
from rulings.kernel.state.view import known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


ENCHANT_DEFINES = cite("303.4a", "defined by its enchant ability")


_LOOKS_AT_A_TARGET = 4
"""What it costs to ask whether something can be targeted, in looks at an object."""


def bounds_of(game: "Game", context: Context, node: TargetNode) -> tuple[int, int | None]:
    """Least and most targets of one slot."""

    def value(amount: Amount | int | None) -> int | None:
        if amount is None or isinstance(amount, AnyNumber):
            return None
        if isinstance(amount, Amount):
            return numbers.count(game.view, context, amount)
        return int(amount)

    if isinstance(node, Target) and node.of_each is not None:
        # One for each player of whom there is something to choose (CR 601.2c).
        players = len({whose(game, i) for i in legal_targets(game, context, node)})
        return (players if value(node.minimum) else 0), players
    return value(node.minimum) or 0, value(node.maximum)


def legal_targets(game: "Game", context: Context, node: TargetNode) -> tuple[Recipient, ...]:
    """Everything that the slot could target now."""
    source, controller = context.source, context.controller
    found: list[Recipient] = []
    for candidate in _candidates(game, context, node):
        if context.stack_object is not None and candidate == context.stack_object:
            continue
        game.effort.spend(_LOOKS_AT_A_TARGET)
        if untargetable(game, candidate, source, controller, is_spell=_is_spell(context)) is None:
            found.append(candidate)
    return tuple(found)


def _candidates(game: "Game", context: Context, node: TargetNode) -> Iterable[Recipient]:
    if isinstance(node, TargetPlayer):
        taken = _others(game, context, node)
        for player in game.alive(game.state.order):
            if node.opponents_only and player == context.controller:
                continue
            if player not in taken and _is_such(game, context, node, player):
                yield player
        return
    if isinstance(node, AnyTarget):
        # Opponents first: where nobody answers, "any target" is not the player himself.
        taken = _others(game, context, node)
        players = sorted(game.alive(game.state.order), key=lambda p: p == context.controller)
        yield from (p for p in players if p not in taken)
        damageable = {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
        for i in battlefield(game.state):
            if game.seen(i).types & damageable and i not in taken:
                yield i
        return
    if node.players is not None:
        if isinstance(node.players, TargetPlayer):
            yield from _candidates(game, context, node.players)
        else:
            yield from game.alive(finding.matching_players(game.view, context, node.players))
    yield from matching.candidates(game.view, context, node.filter)


def _is_such(game: "Game", context: Context, node: TargetPlayer, player: PlayerId) -> bool:
    """ "Target player who lost life this turn"."""
    if node.condition is None:
        return True
    assert isinstance(node.condition, Condition)
    return truth.holds(game.view, each_player(context, player), node.condition)


def _others(game: "Game", context: Context, node: AnyTarget | TargetPlayer) -> tuple[Recipient, ...]:
    """What "any other target" and "another target player" leave out: earlier targets, else the source or "you"."""
    if not node.other:
        return ()
    if node.than is not None:
        return finding.find_recipients(game.view, context, node.than)
    return (context.controller,) if isinstance(node, TargetPlayer) else (context.source,)


def _is_spell(context: Context) -> bool:
    """What targets is a spell, and no ability, not even one of that spell (CR 112.1, 113.3)."""
    return context.stack_object is not None and context.stack_object == context.source


def rule_against_target(
    game: "Game", target: Recipient, source: ObjectId, controller: PlayerId, *, is_spell: bool
) -> Citation | None:
    """The rule by which this can't be chosen by a source's spell or ability, whatever that asks for; ``None``: none.

    Shape: an Aura spell's target is what its enchant ability says; protection, hexproof and shroud are told first.
    """
    if target not in game.state.objects and not isinstance(target, str):
        return None
    rule = untargetable(game, target, source, controller, is_spell=is_spell)
    spell = game.state.objects.get(source)
    if rule is None and spell is not None and spell.zone is Zone.STACK and "Aura" in game.seen(source).subtypes:
        return ENCHANT_DEFINES
    return rule


def is_legal(game: "Game", context: Context, node: TargetNode, target: Recipient) -> bool:
    """Whether something chosen earlier is a legal target now (CR 608.2b)."""
    if isinstance(target, str):
        if game.player(PlayerId(target)).lost is not None:
            return False
        if isinstance(node, TargetPlayer) and not _is_such(game, context, node, PlayerId(target)):
            return False
        return untargetable(game, target, context.source, context.controller, is_spell=_is_spell(context)) is None
    if target not in game.state.objects:
        return False
    if untargetable(game, target, context.source, context.controller, is_spell=_is_spell(context)) is not None:
        return False
    if isinstance(node, TargetPlayer):
        return False
    if isinstance(node, AnyTarget):
        types = game.seen(ObjectId(target)).types
        obj = known(game.view, ObjectId(target))
        return obj.zone is Zone.BATTLEFIELD and bool(
            types & {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
        )
    return matching.fits(game.view, context, ObjectId(target), node.filter)
