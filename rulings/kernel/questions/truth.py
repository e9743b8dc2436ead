"""Whether conditions hold (CR 608.2h)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.conditions.condition import (
    AllAre,
    AllHold,
    AnyHolds,
    Compare,
    Condition,
    Exists,
    Fits,
    HasDesignation,
    InStep,
    IsAttached,
    IsInZones,
    Negated,
    PlayerIs,
    SomePlayer,
)
from rulings.abilities.conditions.history import (
    CoinWon,
    DidIt,
    DieIn,
    EnteredFrom,
    SpellsLastTurn,
    TwoShareThisWay,
    WasCast,
    WasPaid,
)
from rulings.abilities.players import AnyPlayer, EachOpponent, EachPlayer, Opponent, PlayerRef, ThatPlayer
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Kind, Step, Zone
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.questions.predicates.status import has_property
from rulings.kernel.state import notes
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import StepBegan, ZoneChanged
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View, known

C = TypeVar("C", bound=Condition)
Judge = Callable[[View, Context, C], bool]
_JUDGES: dict[type[Condition], Judge[Any]] = {}


def judges(kind: type[C]) -> Callable[[Judge[C]], Judge[C]]:
    """Declares the function that decides a kind of condition."""

    def register(function: Judge[C]) -> Judge[C]:
        _JUDGES[kind] = function
        return function

    return register


def is_known_condition(kind: type[Condition]) -> bool:
    """The kernel can decide this kind of condition."""
    return kind in _JUDGES


def holds(view: View, context: Context, condition: Condition | None) -> bool:
    """Whether the condition is true now; no condition is always true."""
    return condition is None or _JUDGES[type(condition)](view, context, condition)


@judges(Compare)
def _compare(view: View, context: Context, condition: Compare) -> bool:
    if isinstance(condition.left, LifeTotal | HandSize) and isinstance(condition.left.of, PlayerRef):
        # "If each player has 10 or less life", "if a player has no cards in hand": each looked at for himself.
        each = replace(condition, left=replace(condition.left, of=ThatPlayer(Antecedent("each player"))))
        one_by_one = (
            _compare(view, replace(context, bindings=context.bindings.set("each player", player)), each)
            for player in finding.matching_players(view, context, condition.left.of)
        )
        if isinstance(condition.left.of, EachPlayer | EachOpponent):
            return all(one_by_one)
        if isinstance(condition.left.of, AnyPlayer | Opponent):
            return any(one_by_one)
    return numbers.compare(
        numbers.signed(view, context, condition.left),
        condition.comparison,
        numbers.signed(view, context, condition.right),
    )


@judges(Exists)
def _exists(view: View, context: Context, condition: Exists) -> bool:
    found = len(matching.candidates(view, context, condition.filter))
    return numbers.compare(found, condition.comparison, numbers.signed(view, context, condition.amount))


@judges(Fits)
def _fits(view: View, context: Context, condition: Fits) -> bool:
    objects = finding.find_objects(view, context, condition.object)
    if condition.filter.kind is Kind.CARD:
        objects = tuple(_as_card(view, context, i) for i in objects)
    return any(matching.fits_facts(view, context, i, condition.filter) for i in objects)


def _as_card(view: View, context: Context, object_id: ObjectId) -> ObjectId:
    """ "When it dies, ... if it's an instant card": the card that it has become, not what it was on the battlefield."""
    ghost = view.state.ghosts.get(object_id)
    if ghost is None or ghost.object.zone is not Zone.BATTLEFIELD:
        return object_id
    return finding.current(view, context, object_id) or object_id


@judges(IsInZones)
def _is_in_zones(view: View, context: Context, condition: IsInZones) -> bool:
    return context.source in view.state.objects and view.state.objects[context.source].zone in condition.zones


@judges(PlayerIs)
def _player_is(view: View, context: Context, condition: PlayerIs) -> bool:
    mine = finding.find_players(view, context, condition.player)
    return any(p in finding.matching_players(view, context, condition.other) for p in mine)


@judges(Negated)
def _negated(view: View, context: Context, condition: Negated) -> bool:
    return not holds(view, context, condition.condition)


@judges(AllHold)
def _all_hold(view: View, context: Context, condition: AllHold) -> bool:
    return all(holds(view, context, part) for part in condition.parts)


@judges(AnyHolds)
def _any_holds(view: View, context: Context, condition: AnyHolds) -> bool:
    return any(holds(view, context, part) for part in condition.parts)


@judges(WasPaid)
def _was_paid(view: View, context: Context, condition: WasPaid) -> bool:
    payments = [context.payment] if condition.of is None else []
    sources = (context.source,) if condition.of is None else finding.find_objects(view, context, condition.of)
    for i in sources:
        if i in view.state.objects or i in view.state.ghosts:
            obj = known(view, i)
            payments.append(obj.payment)
            if obj.stack is not None:
                payments.append(obj.stack.payment)
    key = condition.keyword if condition.cost is None else f"{condition.keyword} {condition.cost}"
    return any(p.times.get(key, 0) > 0 or p.alternative == condition.keyword for p in payments)


@judges(WasCast)
def _was_cast(view: View, context: Context, condition: WasCast) -> bool:
    for i in finding.find_objects(view, context, condition.of):
        obj = known(view, i)
        origin = obj.stack.cast_from if obj.stack is not None else obj.cast_from
        by = obj.stack.cast_by if obj.stack is not None else obj.cast_by
        if origin is None or (condition.zone is not None and origin != condition.zone):
            continue
        if condition.who is None or by in finding.matching_players(view, context, condition.who):
            return True
    return False


@judges(DidIt)
def _did_it(view: View, context: Context, condition: DidIt) -> bool:
    results = context.results
    if results is None:
        return False
    if condition.verb is None:
        return results.last
    if condition.filter is not None:
        return any(
            matching.fits_facts(view, context, i, condition.filter) for i in results.objects.get(condition.verb, ())
        )
    if condition.who is not None:
        wanted = finding.find_players(view, context, condition.who)
        return any(p in wanted for p in results.players.get(condition.verb, ()))
    return results.done.get(condition.verb, False)


@judges(IsAttached)
def _is_attached(view: View, context: Context, condition: IsAttached) -> bool:
    for i in finding.find_objects(view, context, condition.object):
        to = known(view, i).attached_to
        if to is None:
            continue
        if condition.to is None or to in finding.find_recipients(view, context, condition.to):
            return True
    return False


@judges(AllAre)
def _all_are(view: View, context: Context, condition: AllAre) -> bool:
    found = matching.candidates(view, context, condition.filter)
    return all(matching.fits_facts(view, context, i, condition.quality) for i in found)


@judges(TwoShareThisWay)
def _two_share(view: View, context: Context, condition: TwoShareThisWay) -> bool:
    cards = [
        i
        for i in finding.find_objects(view, context, condition.cards)
        if matching.fits_facts(view, context, i, condition.filter)
    ]
    shown = [numbers.qualities(view, i, condition.quality) for i in cards]
    return any(one & other for place, one in enumerate(shown) for other in shown[:place])


@judges(SomePlayer)
def _some_player(view: View, context: Context, condition: SomePlayer) -> bool:
    return any(
        holds(view, replace(context, bindings=context.bindings.set("each player", player)), condition.condition)
        for player in finding.matching_players(view, context, condition.players)
    )


@judges(CoinWon)
def _coin_won(view: View, context: Context, condition: CoinWon) -> bool:
    return context.results is not None and context.results.done.get("won flip", False)


@judges(DieIn)
def _die_in(view: View, context: Context, condition: DieIn) -> bool:
    rolled = context.results.amounts.get("rolled", 0) if context.results is not None else 0
    return condition.low <= rolled and (condition.high is None or rolled <= condition.high)


@judges(HasDesignation)
def _has_designation(view: View, context: Context, condition: HasDesignation) -> bool:
    if condition.name in ("day", "night"):
        return view.state.turn.day is (condition.name == "day")
    if condition.who is None or isinstance(condition.who, PlayerRef):
        who = condition.who
        players = (context.controller,) if who is None else finding.matching_players(view, context, who)
        return any(condition.name in view.state.players[p].designations for p in players)
    return any(has_property(view, i, condition.name) for i in finding.find_objects(view, context, condition.who))


@judges(SpellsLastTurn)
def _spells_last_turn(view: View, context: Context, condition: SpellsLastTurn) -> bool:
    found = view.state.monitor.get(notes.SPELLS_BY_PLAYER, ())
    by_player = [int(str(number)) for number in found] if isinstance(found, tuple) else []
    if condition.minimum is None:
        return not any(by_player)
    return any(number >= condition.minimum for number in by_player)


_STEPS = tuple(one.value for one in Step)
_AT = {name: place for place, name in enumerate(_STEPS)}
_COMBAT = _STEPS[_AT["begin_combat"] : _AT["main2"]]
_STEP_NAMES = {
    "combat before blockers": ("begin_combat", "declare_attackers"),
    "combat damage step": ("first_strike_damage", "combat_damage"),
    "main phase": ("main1", "main2"),
    "combat": _COMBAT,
    "upkeep": ("upkeep",),
    "draw step": ("draw",),
    "end step": ("end",),
    "end of combat step": ("end_combat",),
    "declare attackers step": ("declare_attackers",),
    "declare blockers step": ("declare_blockers",),
    "turn": None,
    "before end step": _STEPS[: _AT["end"]],
}
"""The steps in which a text says that something is so; ``None``: in all of them."""


def _begun(view: View, *steps: Step) -> int:
    """How often any of these steps has begun this turn; the one that a table starts in counts."""
    begun = sum(isinstance(h, StepBegan) and h.step in steps for h in view.state.history)
    return begun or int(view.state.turn.step in steps)


def _is_before(view: View, *steps: Step) -> bool:
    """Before a point of the first combat phase of the turn; if that does not come, before it would have (CR 506.7d,
    506.7e)."""
    now = view.state.turn.step
    if _begun(view, *steps) or now in (Step.MAIN2, Step.END, Step.CLEANUP):
        return False
    return not _begun(view, Step.END_COMBAT) and _AT[now.value] < min(_AT[one.value] for one in steps)


def _is_after_combat(view: View) -> bool:
    """After the first combat phase of the turn (CR 506.7d)."""
    now = view.state.turn.step
    return now in (Step.MAIN2, Step.END, Step.CLEANUP) or _begun(view, Step.END_COMBAT) > (now is Step.END_COMBAT)


def _is_after_upkeep(view: View) -> bool:
    """After the first upkeep step of the turn has ended (CR 503.2)."""
    now = view.state.turn.step
    return _AT[now.value] > _AT["upkeep"] or _begun(view, Step.UPKEEP) > (now is Step.UPKEEP)


def _is_combat_after_blockers(view: View) -> bool:
    """If nothing attacked, blockers are never declared (CR 506.7f)."""
    combat = view.state.combat
    if combat is None or view.state.turn.step.value not in _STEPS[_AT["declare_blockers"] : _AT["main2"]]:
        return False
    return combat.is_blocks_declared or bool(combat.attackers)


_POINTS: dict[str, Callable[[View], bool]] = {
    "before attackers": lambda view: _is_before(view, Step.DECLARE_ATTACKERS),
    "before blockers": lambda view: _is_before(view, Step.DECLARE_BLOCKERS),
    "before combat": lambda view: _is_before(view, Step.BEGIN_COMBAT),
    "before combat damage": lambda view: _is_before(view, Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE),
    "combat after blockers": _is_combat_after_blockers,
    "after combat": _is_after_combat,
    "after upkeep": _is_after_upkeep,
}
"""What a text says of points of the combat phase (CR 506.7)."""


@judges(InStep)
def _in_step(view: View, context: Context, condition: InStep) -> bool:
    turn = view.state.turn
    if condition.step in _POINTS:
        if not _POINTS[condition.step](view):
            return False
    else:
        names = _STEP_NAMES[condition.step]
        if names is not None and turn.step.value not in names:
            return False
    return condition.whose is None or turn.active in finding.matching_players(view, context, condition.whose)


@judges(EnteredFrom)
def _entered_from(view: View, context: Context, condition: EnteredFrom) -> bool:
    objects = finding.find_objects(view, context, condition.object)
    owners = view.state.order
    if condition.whose is not None:
        owners = finding.matching_players(view, context, condition.whose)
    return any(
        isinstance(event, ZoneChanged)
        and event.new in objects
        and event.destination is Zone.BATTLEFIELD
        and event.origin is condition.zone
        and event.owner in owners
        for event in view.state.history
    )
