"""Targets: what a text asks for, what may be chosen, and whether it still is legal (CR 115, 601.2c, 608.2b)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.amount import Amount, AnyNumber
from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.conditional import If, IfDone, Instead
from rulings.abilities.effects.effect import Delayed, Effect, Sequence
from rulings.abilities.effects.modal import Modal
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node, children, rewrite, walk
from rulings.abilities.players import ControllerOf, Opponent, TargetPlayer, ThatPlayer
from rulings.abilities.references import AnyTarget, It, Target, ThisWay
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, cite
from rulings.kernel import finding, matching, numbers, truth
from rulings.kernel.actions import Illegal, IllegalActionError
from rulings.kernel.context import Context, each_player
from rulings.kernel.decisions import Decision, DecisionKind, Option, Play, recipient_options
from rulings.kernel.demanded_targets import demands_on, obeying
from rulings.kernel.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.memo import remember
from rulings.kernel.objects import Payment
from rulings.kernel.preferences import harmed_slots, preferred
from rulings.kernel.protection import untargetable
from rulings.kernel.state import battlefield, opponents
from rulings.kernel.target_groups import are_together, is_of_one_player, whose, with_enough
from rulings.kernel.view import known

if TYPE_CHECKING:
    from rulings.kernel.game import Game

CHOOSES_TARGETS = cite("601.2c", "announces their choice of an appropriate object or player")

ENCHANT_DEFINES = cite("303.4a", "defined by its enchant ability")
OPPONENT_CHOOSES = cite("601.6a", "decides which of those opponents will make the choice")

TargetNode = Target | AnyTarget | TargetPlayer


@dataclass(frozen=True, slots=True)
class TargetSlot:
    """One use of the word "target"."""

    node: Any
    slot: int
    harms: bool = False
    """The effect harms what is targeted: only for the default choice."""
    most: int | None = None
    """So many at most, whatever the text says: each target of what is divided gets at least one (CR 601.2d)."""


_LOOKS_AT_A_TARGET = 4
"""What it costs to ask whether something can be targeted, in looks at an object."""


def is_own_ability(node: Node) -> bool:
    """Parts that are targeted on their own later: granted abilities and reflexive or delayed triggers."""
    if isinstance(node, Ability):
        return True
    if isinstance(node, Delayed):
        return True
    return False


def _walk(node: Node) -> Iterable[Node]:
    if isinstance(node, Delayed):
        # "Destroy target creature at end of combat", "when target creature dies this turn": targeted as that is
        # announced (CR 601.2c).
        yield from (part for one in (*node.named, node.event) for part in _walk(one))
        return
    yield node
    if isinstance(node, (It, ThatPlayer)):
        # What a pronoun stands for was targeted where it was named, or by the ability that made this one.
        return
    for child in children(node):
        if is_own_ability(child):
            if isinstance(child, Delayed):
                yield from _walk(child)
            continue
        if isinstance(node, (IfDone, MayPay)) and node.reflexive and child is node.then:
            continue
        yield from _walk(child)


@remember
def slots_of(effect: Effect) -> tuple[TargetSlot, ...]:
    """Every use of the word "target" in an effect, in the order of the words, modes all together."""
    return tuple(
        TargetSlot(node, node.slot, node.slot in harmed_slots(effect))
        for node in _walk(effect)
        if isinstance(node, (Target, AnyTarget, TargetPlayer)) and node.slot >= 0
    )


@remember
def slots_by_mode(effect: Effect) -> tuple[tuple[TargetSlot, ...], ...] | None:
    """For a modal effect the slots of each mode; ``None`` for others."""
    if not isinstance(effect, Modal):
        return None
    return tuple(
        tuple(
            TargetSlot(node, node.slot, node.slot in harmed_slots(effect))
            for node in _walk(mode.effect)
            if isinstance(node, (Target, AnyTarget, TargetPlayer)) and node.slot >= 0
        )
        for mode in effect.modes
    )


def wanted_slots(effect: Effect, modes: tuple[int, ...]) -> tuple[TargetSlot, ...]:
    """The slots that need choosing: all, or those of the chosen modes."""
    by_mode = slots_by_mode(effect)
    if by_mode is None:
        return unique(slots_of(effect))
    return unique(tuple(slot for m in modes for slot in by_mode[m]))


def as_paid(effect: Effect, payment: Payment) -> Effect:
    """The effect without the parts that paying decides against: their targets are not chosen (CR 601.2c, 702.33g).

    "If it was kicked, destroy target creature" asks for a target only if it was.
    """

    def is_paid(condition: object) -> bool | None:
        if isinstance(condition, Negated):
            inner = is_paid(condition.condition)
            return None if inner is None else not inner
        if not isinstance(condition, WasPaid) or condition.of is not None:
            return None
        key = condition.keyword if condition.cost is None else f"{condition.keyword} {condition.cost}"
        return payment.times.get(key, 0) > 0 or payment.alternative == condition.keyword

    def change(node: Node) -> Node:
        while isinstance(node, (If, Instead)):
            paid = is_paid(node.condition)
            if paid is None:
                return node
            if isinstance(node, If):
                node = node.then if paid else (node.otherwise or Sequence(()))
            elif paid and _speaks_of_targets(node):
                return node
            else:
                node = node.instead if paid else node.normal
        return node

    return rewrite(effect, change)


def _speaks_of_targets(effect: Instead) -> bool:
    """Whether what is done instead is done to a target of the sentence before: "that creature gets -6/-6 instead".

    Then the word "target" is in a part that has its effect either way, and the target is chosen (CR 702.33g).
    """
    own = {slot.slot for slot in slots_of(effect.instead)}
    spoken_of = [node.antecedent for node in walk(effect.instead) if isinstance(node, (It, ThatPlayer))]
    if ThisWay("affected") in spoken_of and slots_of(effect.normal):
        # "Creatures target player controls get -1/-1. ... those creatures get -2/-2 instead."
        return True
    return any(isinstance(one, (Target, AnyTarget, TargetPlayer)) and one.slot not in own for one in spoken_of)


def unique(slots: tuple[TargetSlot, ...]) -> tuple[TargetSlot, ...]:
    """One entry a slot number, in the order of the words: "target player gains control of target creature"."""
    seen: dict[int, TargetSlot] = {}
    for slot in slots:
        seen.setdefault(slot.slot, slot)
    return tuple(seen[number] for number in sorted(seen))


def slot_count(effect: Effect) -> int:
    """How many slots an effect has at most."""
    return 1 + max((s.slot for s in slots_of(effect)), default=-1)


def bounds_of(game: "Game", context: Context, node: TargetNode) -> tuple[int, int | None]:
    """Least and most targets of one slot."""

    def value(amount: Any) -> int | None:
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
        if untargetable(game, candidate, source, controller) is None:
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


def rule_against_target(game: "Game", target: Recipient, source: ObjectId, controller: PlayerId) -> Citation | None:
    """The rule by which this can't be chosen by a source's spell or ability, whatever that asks for; ``None``: none.

    Shape: an Aura spell's target is what its enchant ability says; protection, hexproof and shroud are told first.
    """
    if target not in game.state.objects and not isinstance(target, str):
        return None
    rule = untargetable(game, target, source, controller)
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
        return untargetable(game, target, context.source, context.controller) is None
    if target not in game.state.objects:
        return False
    if untargetable(game, target, context.source, context.controller) is not None:
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
    legal = legal_targets(game, context, slot.node)
    least = bounds_of(game, context, slot.node)[0]
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
    from dataclasses import replace

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
