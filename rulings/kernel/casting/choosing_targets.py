"""Choosing targets as a spell or ability is put on the stack (CR 601.2c, 603.3d).

What is here: who is asked, slot by slot. What is not: what is legal (``targeting``).

日本語: 対象の選択
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf, Opponent, ThatPlayer
from rulings.abilities.references import AnyTarget, Target
from rulings.cite import Citation, cite
from rulings.kernel.actions.preferences import preferred
from rulings.kernel.casting.demanded_targets import demands_on, obeying
from rulings.kernel.casting.target_slots import TargetNode, TargetSlot
from rulings.kernel.casting.targeting import bounds_of, legal_targets
from rulings.kernel.questions import finding
from rulings.kernel.questions.target_groups import are_together, is_of_one_player, whose, with_enough
from rulings.kernel.state.actions import Illegal, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, recipient_options
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import opponents

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CHOOSES_TARGETS = cite("601.2c", "announces their choice of an appropriate object or player")
OPPONENT_CHOOSES = cite("601.6a", "decides which of those opponents will make the choice")


def choose_targets(
    game: "Game",
    context: Context,
    player: PlayerId,
    slots: tuple[TargetSlot, ...],
    count: int,
    given: tuple[Recipient, ...] | None,
    citations: tuple[Citation, ...] = (CHOOSES_TARGETS,),
    *,
    start: tuple[tuple[Recipient, ...], ...] = (),
    is_announced: bool = False,
) -> Play[tuple[tuple[Recipient, ...], ...]]:
    """Chooses targets for every slot; ``is_announced``: as part of casting a spell or activating an ability.

    Shape: -> one tuple a slot number, ``count`` of them; slots of modes that were not chosen stay empty,
    or as in ``start``.
    Raises:
        IllegalActionError: too few legal targets, or a given target is not legal.
    """
    chosen: list[tuple[Recipient, ...]] = list(start) + [()] * (count - len(start))
    left = list(given) if given is not None else None
    for n, slot in enumerate(slots):
        partial = _with_targets(context, chosen)
        least, most = bounds_of(game, context, slot.node)
        if slot.most is not None and left is None:
            most = max(least, slot.most if most is None else min(most, slot.most))
        legal = with_enough(game, slot.node, legal_targets(game, partial, slot.node), least)
        taken = _take_given(left, slots[n + 1 :], game, partial, legal, least, most) if left is not None else None
        if left is None:
            chooser = yield from _who_chooses(game, partial, slot.node, player, legal)
            legal = _of_chooser(game, slot.node, legal, chooser)
            if is_announced:
                legal = _as_demanded(game, partial, player, slots[n + 1 :], legal, most)
            if least == 1 and most == 1 and _speak_of_earlier(slots[n + 1 :]):
                legal = tuple(one for one in legal if _leaves_enough(game, partial, slot, one, slots[n + 1 :]))
            ask = _ask_of_one_player if is_of_one_player(slot.node) else _ask
            if isinstance(slot.node, Target) and slot.node.of_each is not None:
                ask = _ask_for_each_player
            taken = yield from ask(
                game,
                chooser,
                legal,
                least,
                most,
                context.source,
                citations,
                harms=slot.harms,
            )
        assert taken is not None
        if len(taken) < least or not are_together(game, slot.node, taken):
            raise IllegalActionError(Illegal("no legal target", "601.2c"))
        chosen[slot.slot] = taken
    if is_announced and _is_demand_disobeyed(game, context, player, slots, chosen):
        raise IllegalActionError(Illegal("an effect demands another target", "601.2c"))
    if left:
        raise IllegalActionError(Illegal("illegal target", "601.2c"))
    return tuple(chosen)


def _is_demand_disobeyed(
    game: "Game",
    context: Context,
    player: PlayerId,
    slots: tuple[TargetSlot, ...],
    chosen: list[tuple[Recipient, ...]],
) -> bool:
    """Whether something that must be a target could be, and is not (CR 601.2c)."""
    for demand in demands_on(game, player):
        if any(obeying(game, demand, targets) for targets in chosen):
            continue
        here = _with_targets(context, chosen)
        if any(obeying(game, demand, legal_targets(game, here, slot.node)) for slot in slots):
            return True
    return False


def _as_demanded(
    game: "Game",
    context: Context,
    player: PlayerId,
    later: tuple[TargetSlot, ...],
    legal: tuple[Recipient, ...],
    most: int | None,
) -> tuple[Recipient, ...]:
    """The targets that one choice leaves where something must be a target and no later choice could be it."""
    if most != 1:
        return legal
    for demand in demands_on(game, player):
        wanted = obeying(game, demand, legal)
        if not wanted or any(obeying(game, demand, targets) for targets in context.targets):
            continue
        if not any(obeying(game, demand, legal_targets(game, context, slot.node)) for slot in later):
            legal = wanted
    return legal


def can_fill(game: "Game", context: Context, slots: tuple[TargetSlot, ...]) -> bool:
    """Whether every slot could get enough targets; where one speaks of an earlier one ("another target creature that
    player controls"), for one of the choices of that."""
    if not slots:
        return True
    slot, *later = slots
    least = bounds_of(game, context, slot.node)[0]
    legal = with_enough(game, slot.node, legal_targets(game, context, slot.node), least)
    if len(legal) < least:
        return False
    is_asked = _speak_of_earlier(later)
    if (not is_asked or least == 0) and can_fill(game, context, tuple(later)):
        return True
    if not is_asked:
        return False
    return any(_leaves_enough(game, context, slot, one, tuple(later)) for one in legal)


def _speak_of_earlier(slots: Iterable[TargetSlot]) -> bool:
    """Whether a target is described by an earlier one: "that player controls", "with the same controller", or other."""
    words = (ThatPlayer, ControllerOf, Target, AnyTarget)
    return any(isinstance(part, words) and part is not one.node for one in slots for part in walk(one.node))


def _leaves_enough(
    game: "Game", context: Context, slot: TargetSlot, one: Recipient, later: tuple[TargetSlot, ...]
) -> bool:
    """Whether the later slots can get their targets with this one chosen here."""
    return can_fill(game, _with_targets(context, _put(context.targets, slot.slot, one)), later)


def _put(targets: tuple[tuple[Recipient, ...], ...], slot: int, one: Recipient) -> list[tuple[Recipient, ...]]:
    chosen = list(targets) + [()] * (slot + 1 - len(targets))
    chosen[slot] = (one,)
    return chosen


def _who_chooses(
    game: "Game", context: Context, node: TargetNode, player: PlayerId, legal: tuple[Recipient, ...]
) -> Play[PlayerId]:
    """ "Of their choice", "of an opponent's choice": another player may choose a target (CR 601.2c, 601.6).

    Of several opponents the spell's controller decides which of them chooses (CR 601.6a).
    """
    if node.chooser is None:
        return player
    if isinstance(node.chooser, Opponent):
        able = [one for one in game.alive(opponents(game.state, player)) if _of_chooser(game, node, legal, one)]
        if len(able) > 1:
            picked = yield from game.decide(
                Decision(
                    player,
                    DecisionKind.PLAYER,
                    "choose an opponent",
                    tuple(Option(f"player {one}", player=one, value=one) for one in able),
                    source=context.source,
                    citations=(OPPONENT_CHOOSES,),
                    default=(0,),
                )
            )
            return PlayerId(str(picked[0].value))
        return able[0] if able else player
    found = finding.find_players(game.view, context, node.chooser)
    return found[0] if found else player


def _of_chooser(
    game: "Game", node: TargetNode, legal: tuple[Recipient, ...], chooser: PlayerId
) -> tuple[Recipient, ...]:
    """Of "target creature of an opponent's choice they control" only what that opponent controls."""
    if not isinstance(node, Target) or not isinstance(node.chooser, Opponent):
        return legal
    if ControlledBy(Opponent()) not in node.filter.predicates:
        return legal
    return tuple(i for i in legal if isinstance(i, int) and game.seen(ObjectId(i)).controller == chooser)


def _ask_for_each_player(
    game: "Game",
    player: PlayerId,
    legal: tuple[Recipient, ...],
    least: int,
    most: int | None,
    source: ObjectId,
    citations: tuple[Citation, ...],
    *,
    harms: bool,
) -> Play[tuple[Recipient, ...]]:
    """One question for each player of whom there is something to choose."""
    taken: tuple[Recipient, ...] = ()
    for one in game.state.order:
        theirs = tuple(i for i in legal if whose(game, i) == one)
        taken += yield from _ask(game, player, theirs, min(least, 1, len(theirs)), 1, source, citations, harms=harms)
    return taken


def _with_targets(context: Context, chosen: list[tuple[Recipient, ...]]) -> Context:
    return replace(context, targets=tuple(chosen))


def _take_given(
    left: list[Recipient],
    later: tuple[TargetSlot, ...],
    game: "Game",
    context: Context,
    legal: tuple[Recipient, ...],
    least: int,
    most: int | None,
) -> tuple[Recipient, ...]:
    """Takes from the given targets as many as this slot can and later slots leave."""
    needed_later = sum(bounds_of(game, context, s.node)[0] for s in later)
    taken: list[Recipient] = []
    while left and (most is None or len(taken) < most) and (len(taken) < least or len(left) > needed_later):
        same = _match_given(left[0], legal, taken, game)
        if same is None:
            break
        taken.append(same)
        left.pop(0)
    return tuple(taken)


def _match_given(
    wanted: Recipient, legal: tuple[Recipient, ...], taken: list[Recipient], game: "Game"
) -> Recipient | None:
    return wanted if wanted in legal and wanted not in taken else None


def _ask_of_one_player(
    game: "Game",
    player: PlayerId,
    legal: tuple[Recipient, ...],
    least: int,
    most: int | None,
    source: ObjectId,
    citations: tuple[Citation, ...],
    *,
    harms: bool,
) -> Play[tuple[Recipient, ...]]:
    """ "From a single graveyard": with the first one chosen, the others are of the same player."""
    owners = {whose(game, i) for i in legal}
    if len(owners) < 2 or most == 1:
        return (yield from _ask(game, player, legal, least, most, source, citations, harms=harms))
    first = yield from _ask(game, player, legal, min(least, 1), 1, source, citations, harms=harms)
    if not first:
        return ()
    rest = tuple(i for i in legal if i not in first and whose(game, i) == whose(game, first[0]))
    left = None if most is None else most - 1
    return first + (yield from _ask(game, player, rest, max(least - 1, 0), left, source, citations, harms=harms))


def _ask(
    game: "Game",
    player: PlayerId,
    legal: tuple[Recipient, ...],
    least: int,
    most: int | None,
    source: ObjectId,
    citations: tuple[Citation, ...],
    *,
    harms: bool,
) -> Play[tuple[Recipient, ...]]:
    if len(legal) < least:
        raise IllegalActionError(Illegal("no legal target", "601.2c"))
    if not legal:
        return ()
    maximum = len(legal) if most is None else min(most, len(legal))
    if maximum == 0:
        return ()
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.TARGETS,
            "target",
            recipient_options(game, legal),
            minimum=least,
            maximum=maximum,
            source=source,
            citations=citations,
            default=preferred(game, player, legal, least, harms=harms),
            runs_out=most is None or most > len(legal),
        )
    )
    return tuple(o.recipient for o in picked if o.recipient is not None)
