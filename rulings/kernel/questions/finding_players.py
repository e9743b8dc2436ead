"""Which players a reference stands for (CR 102, 608.2c-608.2h).

What is here: each kind of reference to players. What is not: references to objects (``finding``).

日本語: プレイヤーの参照
"""

from rulings.abilities.conditions.condition import Condition
from rulings.abilities.players import (
    ActivePlayer,
    AnyPlayer,
    AttackingPlayer,
    BothPlayers,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    EachPlayerOtherThan,
    EnchantedPlayer,
    Opponent,
    OwnerOf,
    ParticularPlayer,
    PlayerOrController,
    PlayersWho,
    TargetPlayer,
    ThatPlayer,
    You,
)
from rulings.abilities.vocabulary import Step
from rulings.kernel.questions.finding import (
    UnboundReferenceError,
    _event_objects,
    _tuple,
    chosen_value,
    find_objects,
    find_players,
    find_recipients,
    finds,
)
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.defending import defending_player_for
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import apnap, opponents, players_from
from rulings.kernel.state.view import View, known

_COMBAT = frozenset(
    {
        Step.BEGIN_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.FIRST_STRIKE_DAMAGE,
        Step.COMBAT_DAMAGE,
        Step.END_COMBAT,
    }
)
DEFENDS = "would defend"
"""Binding: the player who would be attacked, while it is asked whether a creature can attack (CR 508.1c)."""


@finds(You)
def _you(view: View, context: Context, ref: You) -> tuple[Recipient, ...]:
    return (context.controller,)


@finds(Opponent)
def _opponent(view: View, context: Context, ref: Opponent) -> tuple[Recipient, ...]:
    chosen = _tuple(context.bindings.get("an opponent"))
    if not chosen and context.results is not None:
        chosen = context.results.players.get("an opponent", ())
    return chosen or opponents(view.state, context.controller)[:1]


@finds(AnyPlayer)
def _any_player(view: View, context: Context, ref: AnyPlayer) -> tuple[Recipient, ...]:
    return apnap(view.state)


@finds(EachPlayer)
def _each_player(view: View, context: Context, ref: EachPlayer) -> tuple[Recipient, ...]:
    return apnap(view.state)


@finds(PlayersWho)
def _players_who(view: View, context: Context, ref: PlayersWho) -> tuple[Recipient, ...]:
    from rulings.kernel.questions import truth

    assert isinstance(ref.condition, Condition)
    return tuple(
        p for p in find_players(view, context, ref.players) if truth.holds(view, each_player(context, p), ref.condition)
    )


@finds(EachOpponent)
def _each_opponent(view: View, context: Context, ref: EachOpponent) -> tuple[Recipient, ...]:
    return tuple(p for p in apnap(view.state) if p != context.controller)


@finds(EachOtherPlayer)
def _each_other(view: View, context: Context, ref: EachOtherPlayer) -> tuple[Recipient, ...]:
    if ref.than is not None:
        left_out = find_players(view, context, ref.than)
        return tuple(p for p in apnap(view.state) if p not in left_out)
    return tuple(p for p in apnap(view.state) if p != context.controller)


@finds(TargetPlayer)
def _target_player(view: View, context: Context, ref: TargetPlayer) -> tuple[Recipient, ...]:
    return context.targets[ref.slot] if ref.slot < len(context.targets) else ()


@finds(ThatPlayer)
def _that_player(view: View, context: Context, ref: ThatPlayer) -> tuple[Recipient, ...]:
    if ref.antecedent is None:
        raise UnboundReferenceError("that player")
    if "each of" in context.bindings and context.bindings["each of"] == ref.antecedent:
        # "Each player draws a card, then returns a card from their graveyard": while one of them is doing it, theirs.
        return (PlayerId(str(context.bindings["each player"])),)
    return find_recipients(view, context, ref.antecedent)


@finds(ControllerOf)
def _controller_of(view: View, context: Context, ref: ControllerOf) -> tuple[Recipient, ...]:
    return tuple(dict.fromkeys(view.characteristics(i).controller for i in find_objects(view, context, ref.of)))


@finds(PlayerOrController)
def _player_or_controller(view: View, context: Context, ref: PlayerOrController) -> tuple[Recipient, ...]:
    assert ref.of is not None
    found = find_recipients(view, context, ref.of)
    owners = (one if isinstance(one, str) else view.characteristics(one).controller for one in found)
    return tuple(dict.fromkeys(owners))


@finds(OwnerOf)
def _owner_of(view: View, context: Context, ref: OwnerOf) -> tuple[Recipient, ...]:
    return tuple(dict.fromkeys(known(view, i).owner for i in find_objects(view, context, ref.of)))


@finds(ActivePlayer)
def _active(view: View, context: Context, ref: ActivePlayer) -> tuple[Recipient, ...]:
    return (view.state.turn.active,)


@finds(AttackingPlayer)
def _attacking_player(view: View, context: Context, ref: AttackingPlayer) -> tuple[Recipient, ...]:
    return (view.state.turn.active,)


@finds(DefendingPlayer)
def _defending_player(view: View, context: Context, ref: DefendingPlayer) -> tuple[Recipient, ...]:
    """The player whom the source (or the trigger's creature) attacks, or whose permanent it attacks (CR 508.5)."""
    would_be = context.bindings.get(DEFENDS)
    if would_be is not None:
        return (PlayerId(str(would_be)),)
    attacking: tuple[tuple[ObjectId, ...], ...] = ((context.source,), _event_objects(context))
    if isinstance(context.event, e.AttackersDeclared | e.BlockersDeclared):
        # An ability that speaks of the attacking creature means whom that one attacks.
        attacking = attacking[::-1]
    for objects in attacking:
        players = dict.fromkeys(defending_player_for(view, i) for i in objects)
        found = tuple(player for player in players if player is not None)
        if len(found) > 1:
            # It is one specific player, whom the controller chooses (CR 508.5a).
            raise UnboundReferenceError("one of several defending players")
        if found:
            return found
    if view.state.turn.step not in _COMBAT:
        # There are defending players in the combat phase alone (CR 506.2).
        return ()
    return tuple(p for p in players_from(view.state, view.state.turn.active)[1:])


@finds(ParticularPlayer)
def _particular_player(view: View, context: Context, ref: ParticularPlayer) -> tuple[Recipient, ...]:
    return (PlayerId(ref.player),)


@finds(EnchantedPlayer)
def _enchanted_player(view: View, context: Context, ref: EnchantedPlayer) -> tuple[Recipient, ...]:
    to = known(view, context.source).attached_to
    return (PlayerId(to),) if isinstance(to, str) else ()


@finds(ChosenPlayer)
def _chosen_player(view: View, context: Context, ref: ChosenPlayer) -> tuple[Recipient, ...]:
    chosen = chosen_value(view, context, "player")
    return (PlayerId(chosen),) if isinstance(chosen, str) else ()


@finds(BothPlayers)
def _both_players(view: View, context: Context, ref: BothPlayers) -> tuple[Recipient, ...]:
    """In turn order, as they act (CR 101.4)."""
    both = (*find_players(view, context, ref.first), *find_players(view, context, ref.second))
    return tuple(p for p in apnap(view.state) if p in both)


@finds(EachPlayerOtherThan)
def _each_player_other_than(view: View, context: Context, ref: EachPlayerOtherThan) -> tuple[Recipient, ...]:
    but = find_players(view, context, ref.than)
    return tuple(p for p in apnap(view.state) if p not in but)
