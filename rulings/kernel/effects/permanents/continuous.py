"""Beginning continuous effects (CR 611.2).

日本語: 継続的効果
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility, Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import Change, GainAbilities, ModifyPT, SetController, SetPT
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo, PlayerCant
from rulings.abilities.conditions.condition import PlayerIs
from rulings.abilities.durations import Duration, DuringNextTurnOf, ForAsLongAs, UntilEndOfTurn, UntilLeaves
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Replace, RuleChange
from rulings.abilities.effects.spells import LimitCasting
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import ActivePlayer, ParticularPlayer, PlayerRef, ThatPlayer
from rulings.abilities.references import Antecedent, Every, It, Particular, Several, Target
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.characteristics.layers.layer1_copy import copiable_face, with_exceptions
from rulings.kernel.effects.players.choosing import choose_for_changes
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.control_changes import note_control_changes
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects, pick
from rulings.kernel.questions import finding, numbers, truth
from rulings.kernel.questions.finding import find_players
from rulings.kernel.questions.predicates.casting import CAST_BEFORE
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

FIXED_SET = cite("611.2c", "set of objects it affects is determined")
NEVER_STARTS = cite("611.2b", "the effect does nothing")


def can_begin(game: "Game", context: Context, duration: Duration) -> bool:
    """An effect whose duration is over before it begins does nothing (CR 611.2b)."""
    if isinstance(duration, ForAsLongAs):
        return truth.holds(game.view, context, duration.condition)
    if isinstance(duration, UntilLeaves):
        found = finding.find_objects(game.view, context, duration.object)
        return any(i in game.state.objects and game.object(i).zone is Zone.BATTLEFIELD for i in found)
    return True


def settle_numbers(game: "Game", context: Context, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Fixes numbers once, as the effect begins, and what a copy effect copies (CR 608.2h, 707.2)."""
    settled: list[Change] = []
    for change in changes:
        match change:
            case ModifyPT():
                times = 1 if change.times is None else numbers.signed(game.view, context, change.times)
                settled.append(
                    replace(
                        change,
                        power=Fixed(times * numbers.bonus(game.view, context, change.power)),
                        toughness=Fixed(times * numbers.bonus(game.view, context, change.toughness)),
                        times=None,
                    )
                )
            case SetPT():
                settled.append(
                    replace(
                        change,
                        power=(
                            None if change.power is None else Fixed(numbers.signed(game.view, context, change.power))
                        ),
                        toughness=(
                            None
                            if change.toughness is None
                            else Fixed(numbers.signed(game.view, context, change.toughness))
                        ),
                    )
                )
            case GainAbilities():
                settled.append(replace(change, abilities=tuple(_settle(game, context, a) for a in change.abilities)))
            case MustDo(whom=ThatPlayer() as whom):
                # Requirements are asked of later turns, which know nothing of the event that named the player.
                players = finding.matching_players(game.view, context, whom)
                settled.append(replace(change, whom=Several(tuple(ParticularPlayer(str(one)) for one in players))))
            case _:
                settled.append(change)
    return tuple(settled)


def _settle(game: "Game", context: Context, ability: Node) -> Node:
    if isinstance(ability, KeywordAbility) and ability.amount is not None and not isinstance(ability.amount, Fixed):
        return replace(ability, amount=Fixed(numbers.signed(game.view, context, ability.amount)))
    return ability


@performs(Continuous)
def _continuous(game: "Game", context: Context, effect: Continuous) -> Play[None]:
    if not can_begin(game, context, effect.duration):
        game.emit(e.CantHappen(what="begin", object=None, by=context.source, citations=(NEVER_STARTS,)))
        return
    rules = tuple(one for one in effect.changes if isinstance(one, (CantDo, MustDo, CanDo)))
    if isinstance(effect.objects, Every) and rules:
        # A rule, not a characteristic: it holds for whatever fits, also for what comes later, and whatever the other
        # parts of the effect are fixed on (CR 611.2c).
        add_floating(game, context, effect.duration, filter_=effect.objects.filter, changes=rules)
        effect = replace(effect, changes=tuple(one for one in effect.changes if one not in rules))
        if not effect.changes:
            return
    if len(new_controllers := _new_controllers(game, context, effect)) > 1:
        yield from _give_to_each(game, context, effect, new_controllers)
        return
    affected: tuple[Recipient, ...]
    if isinstance(effect.objects, PlayerRef):
        affected = finding.find_players(game.view, context, effect.objects)
    else:
        affected = yield from pick(game, context, context.controller, effect.objects, "affect")
    if not affected:
        results_of(context).last = False
        return
    yield from begin(game, context, affected, effect.changes, effect.duration)
    results_of(context).add("affected", tuple(ObjectId(i) for i in affected if isinstance(i, int)))


def _new_controllers(game: "Game", context: Context, effect: Continuous) -> tuple[PlayerId, ...]:
    """The players who gain control of what it affects; nobody if it changes anything else."""
    match effect.changes:
        case (SetController(player=player),):
            return find_players(game.view, context, player)
    return ()


def _give_to_each(game: "Game", context: Context, effect: Continuous, players: tuple[PlayerId, ...]) -> Play[None]:
    """Each of several players gains control of what is theirs ("of all creatures they own"), all at once.

    Raises:
        finding.UnboundReferenceError: two players would gain control of one and the same object.
    """
    shares: list[tuple[PlayerId, tuple[ObjectId, ...]]] = []
    for player in players:
        found = yield from pick(game, each_player(context, player), context.controller, effect.objects, "affect")
        shares.append((player, found))
    everything = [i for _, found in shares for i in found]
    if len(everything) != len(set(everything)):
        raise finding.UnboundReferenceError("each of several players gains control of one object")
    results = results_of(context)
    if not everything:
        results.last = False
        return
    changes = (SetController(ThatPlayer(Antecedent("each player"))),)
    for player, found in shares:
        if found:
            before = game.view
            here = each_player(context, player)
            number = add_floating(game, here, effect.duration, affected=found, changes=changes)
            began = e.EffectBegan(source=context.source, affected=found, effect_id=number, citations=(FIXED_SET,))
            game.emit(began, before=before)
    note_control_changes(game)
    results.add("affected", tuple(everything))


def begin(
    game: "Game",
    context: Context,
    affected: tuple[Recipient, ...],
    changes: tuple[Change, ...],
    duration: Duration,
) -> Play[None]:
    """Begins an effect on fixed objects, after the choices that it asks for."""
    if len(affected) > 1 and Antecedent("affected") in [node for change in changes for node in walk(change)]:
        for one in affected:
            yield from begin(game, context, (one,), changes, duration)
        return
    bindings: dict[str, object] = {}
    for change in changes:
        if isinstance(change, BecomeCopy):
            originals = yield from pick(game, context, context.controller, change.of, "copy")
            if not originals:
                originals = finding.find_objects(game.view, context, change.of)
            if not originals:
                return
            face = copiable_face(game.view, originals[0])
            bindings["copied face"] = with_exceptions(game.view, context, face, change.exceptions)
    bindings.update((yield from choose_for_changes(game, context, changes)))
    asking = context
    if len(affected) == 1:
        # "Each equal to its mana value": found on what is affected (CR 608.2h).
        asking = replace(context, bindings=context.bindings.set("affected", affected[0]))
    settled = settle_numbers(game, asking, changes)
    before = game.view
    number = add_floating(game, context, duration, affected=affected, changes=settled, bindings=bindings)
    game.emit(
        e.EffectBegan(source=context.source, affected=affected, effect_id=number, citations=(FIXED_SET,)),
        before=before,
    )
    note_control_changes(game)


@performs(RuleChange)
@asks_nothing
def _rule_change(game: "Game", context: Context, effect: RuleChange) -> None:
    if can_begin(game, context, effect.duration):
        filter_ = effect.affected if isinstance(effect.affected, Filter) else None
        followed = () if context.results is None else tuple(sorted(context.results.followed))
        cast = sum(isinstance(h, e.SpellCast) for h in game.state.history)
        bindings: dict[str, object] = {"follow": followed, CAST_BEFORE: cast}
        condition = None
        if isinstance(effect.duration, DuringNextTurnOf):
            if game.state.turn.active in finding.find_players(game.view, context, effect.duration.who):
                raise finding.UnboundReferenceError("next turn")  # it would have to wait for a turn after this one
            condition = PlayerIs(ActivePlayer(), effect.duration.who)
        add_floating(
            game,
            context,
            effect.duration,
            filter_=filter_,
            changes=effect.changes,
            bindings=bindings,
            condition=condition,
        )


@performs(Replace)
@asks_nothing
def _replace(game: "Game", context: Context, effect: Replace) -> None:
    assert isinstance(effect.replacement, Replacement)
    replacement = _with_settled_counters(game, context, effect.replacement)
    replacement = replace(replacement, event=_with_settled_objects(game, context, replacement.event))
    add_floating(game, context, effect.duration, replacement=replacement, uses=1 if effect.once else None)


def _with_settled_objects(game: "Game", context: Context, event: EventPattern) -> EventPattern:
    """ "That creature" of the event that triggered stays that one: an event that is replaced has roles of its own. "It"
    is what became of the card that the ability put onto the battlefield (CR 400.7j)."""

    def settled(node: Node) -> Node:
        antecedent = node.antecedent if isinstance(node, It) else node
        if isinstance(node, It) and isinstance(antecedent, Target):
            now = acting_objects(game, context, node)
            return Particular(now[0]) if len(now) == 1 else node
        if context.event is None or not isinstance(antecedent, Antecedent) or not antecedent.role.startswith("event"):
            return node
        found = finding.find_objects(game.view, context, antecedent)
        return Particular(found[0]) if len(found) == 1 else node

    return rewrite(event, settled)


def _with_settled_counters(game: "Game", context: Context, replacement: Replacement) -> Replacement:
    """With how many counters something will enter is found as the effect begins (CR 608.2h)."""
    instead = replacement.instead
    if not isinstance(instead, EntersWith) or not instead.counters:
        return replacement
    counters = tuple(
        replace(one, amount=Fixed(numbers.count(game.view, context, one.amount)))
        if isinstance(one, PutCounters)
        else one
        for one in instead.counters
    )
    return replace(replacement, instead=replace(instead, counters=counters))


@performs(LimitCasting)
@asks_nothing
def _limit_casting(game: "Game", context: Context, effect: LimitCasting) -> None:
    """So many more than were cast this turn so far."""
    for player in find_players(game.view, context, effect.who):
        cast = sum(isinstance(one, e.SpellCast) and one.player == player for one in game.state.history)
        limit = Fixed(cast + numbers.count(game.view, context, effect.amount))
        rule = PlayerCant(ThatPlayer(Antecedent("each player")), "cast", limit=limit)
        add_floating(game, each_player(context, player), UntilEndOfTurn(), changes=(rule,))
