"""Carrying out effects: the frame of sequences, choices and conditions (CR 608.2c). The verbs stand in ``effects``."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.effects.cards import Mill
from rulings.abilities.effects.conditional import If, IfDone, Instead, Unless, UnlessCondition
from rulings.abilities.effects.effect import Continuous, Effect, Sequence, Simultaneous
from rulings.abilities.effects.modal import ChooseEffect, Modal
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.effects.optional import May, MayPay, PayNow
from rulings.abilities.effects.repeating import ForEach, Repeat, RepeatProcess
from rulings.abilities.effects.spells import CastCard, CounterSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import EachOpponent, EachOtherPlayer, EachPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, It, TheRest, ThisWay
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel import finding, numbers, truth
from rulings.kernel.an_opponent import with_opponent
from rulings.kernel.context import Context, Results
from rulings.kernel.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.matching import candidates
from rulings.kernel.memo import remember

if TYPE_CHECKING:
    from rulings.kernel.game import Game

Performer = Callable[["Game", Context, Any], Play[None]]
_PERFORMERS: dict[type[Effect], Performer] = {}

IN_ORDER = cite("608.2c", "in the order written")
MAY = cite("608.2d", "choice")
NOT_OFFERED = cite("608.2d", "illegal or impossible")
TOO_FEW_TO_MILL = cite("701.17b", "they can't choose to take that action")
UNLESS = cite("118.12a", "unless")


def performs(*kinds: type[Effect]) -> Callable[[Performer], Performer]:
    """Declares the function that carries out a kind of effect."""

    def register(function: Performer) -> Performer:
        for kind in kinds:
            _PERFORMERS[kind] = function
        return function

    return register


def is_known_effect(kind: type[Effect]) -> bool:
    """The kernel can carry out this kind of effect."""
    return kind in _PERFORMERS


def perform(game: "Game", context: Context, effect: Effect) -> Play[None]:
    """Carries out one effect of a resolving spell or ability."""
    if context.results is None:
        context = replace(context, results=Results())
    context = yield from with_opponent(game, context, effect)
    if type(effect) not in TOGETHER and distributes(effect):
        yield from _distributed(game, context, effect)
        return
    yield from _PERFORMERS[type(effect)](game, context, effect)


SEVERAL: Final = (EachPlayer, EachOpponent, EachOtherPlayer)
"""Who is several players, one by one."""


def _distributed(game: "Game", context: Context, effect: Effect) -> Play[None]:
    """The effect player by player; "the rest" is then what any of them looked at or revealed and left."""
    results = results_of(context)
    who = effect.who  # type: ignore[attr-defined]
    looked: tuple[ObjectId, ...] = ()
    for player in finding.find_players(game.view, context, who):
        bound = each_player(context, player)
        alone = replace(effect, who=_EACH)  # type: ignore[call-arg]
        before = results.looked
        with own_results(context, who, player):
            yield from _PERFORMERS[type(effect)](game, bound, alone)
        if results.looked is not before and not go_on(who):
            looked += results.looked
    results.looked = looked or results.looked


_EACH: Final = ThatPlayer(Antecedent("each player"))
WILLING: Final = ThatPlayer(Antecedent("willing"))
"""Of several players who may do something, those who do."""

TOGETHER: set[type[Effect]] = {May}
"""Effects whose performers do it for several players at once themselves (CR 101.4)."""


def each_player(context: Context, player: PlayerId) -> Context:
    """The context in which "they" is one of several players who each do something."""
    return replace(context, bindings=context.bindings.set("each player", player).set("each", player))


def go_on(who: object) -> bool:
    """Whether these are several players who go on with what each of them began: "... puts it onto the battlefield"."""
    return who == WILLING or (isinstance(who, ThatPlayer) and isinstance(who.antecedent, SEVERAL))


def own_results(context: Context, who: PlayerRef, player: PlayerId) -> AbstractContextManager[None]:
    """Where several players go on, what one of them did is what this player did."""
    return results_of(context).of_player(player) if go_on(who) else nullcontext()


@remember
def distributes(effect: Effect) -> bool:
    """Several players each do this with what is theirs: "each player exiles a card from their graveyard"; or with what
    each of them did before."""
    who = getattr(effect, "who", None)
    if isinstance(effect, Sacrifice):
        return False  # Each what is theirs, but all of it at once (CR 101.4).
    goes_on = go_on(who)
    if not goes_on and not isinstance(who, SEVERAL):
        return False
    # What picks the players out ("each player who controls a Forest") isn't what each of them does.
    done = replace(effect, who=You())  # type: ignore[call-arg]
    return any(
        (isinstance(node, Antecedent) and node.role == "each player")
        or (goes_on and isinstance(node, ThisWay | DoneThisWay | TheRest))
        for node in walk(done)
    )


def results_of(context: Context) -> Results:
    """What the ability has done so far."""
    assert context.results is not None
    return context.results


@performs(Sequence)
def _sequence(game: "Game", context: Context, effect: Sequence) -> Play[None]:
    for one in effect.effects:
        yield from perform(game, context, one)


@performs(May)
def _may(game: "Game", context: Context, effect: May) -> Play[None]:
    from rulings.kernel.optional import one_by_one, single_choice

    results = results_of(context)
    if isinstance(effect.who, SEVERAL):
        yield from _each_may(game, context, effect)
        return
    effect = one_by_one(game, context, effect)
    for player in finding.find_players(game.view, context, effect.who):
        if not can_do(game, context, effect.effect):
            results.last = False
            note_not_offered(game, player, effect.effect)
            continue
        one_question = single_choice(effect.effect)
        if one_question:
            # "May" with one of several objects is one question: the object, or none.
            bound = replace(context, bindings=context.bindings.set("optional", True))
            results.last = False
            yield from perform(game, bound, effect.effect)
            continue
        wants = yield from game.ask_may(player, f"do {type(effect.effect).__name__}", context.source, (MAY,))
        results.last = wants
        if wants:
            yield from perform(game, context, effect.effect)
            if not isinstance(effect.effect, CastCard):
                # "If they do" asks what the player chose, not what became of it (CR 118.12). A spell that can't be cast
                # after all is taken back, as if it had not been chosen (CR 732.1).
                results.last = True


def note_not_offered(game: "Game", player: PlayerId, effect: Effect) -> None:
    """Notes that a player is not asked, because what the text offers can't be done (CR 608.2d)."""
    rules = (NOT_OFFERED, TOO_FEW_TO_MILL) if isinstance(effect, Mill) else (NOT_OFFERED,)
    game.emit(e.CantHappen(what="do what is offered", object=player, citations=rules))


def _each_may(game: "Game", context: Context, effect: May) -> Play[None]:
    """ "Each player may ...": all say in turn order whether, then those who want do it (CR 101.4)."""
    from rulings.kernel.optional import single_choice

    results = results_of(context)
    players = finding.find_players(game.view, context, effect.who)
    if single_choice(effect.effect):
        # The object, or none, is one question; those that are put somewhere arrive at once.
        results.last = False
        groups = [players] if type(effect.effect) in TOGETHER else [(player,) for player in players]
        for group in groups:
            bindings = context.bindings.set("optional", True).set("willing", group)
            here = replace(context, bindings=bindings)
            if len(group) > 1 or can_do(game, each_player(here, group[0]), effect.effect):
                yield from perform(game, here, effect.effect)
        return
    willing = []
    for player in players:
        here = each_player(context, player)
        here = replace(here, bindings=here.bindings.set("willing", (player,)))
        question = f"do {type(effect.effect).__name__}"
        if can_do(game, here, effect.effect) and (yield from game.ask_may(player, question, context.source, (MAY,))):
            willing.append(player)
    results.last = bool(willing)
    results.players["willing"] = tuple(willing)
    if willing:
        here = replace(context, bindings=context.bindings.set("willing", tuple(willing)))
        yield from perform(game, here, effect.effect)
        if not isinstance(effect.effect, CastCard):
            results.last = True


def can_do(game: "Game", context: Context, effect: Effect) -> bool:
    """Whether an optional effect can be chosen at all: a choice that is impossible is not offered (CR 608.2d,
    609.3)."""
    from rulings.kernel.optional import is_possible

    return is_possible(game, context, effect)


@performs(MayPay)
def _may_pay(game: "Game", context: Context, effect: MayPay) -> Play[None]:
    from rulings.kernel.announcing import has_x
    from rulings.kernel.costs import offer_payment, offer_x_payment

    results = results_of(context)
    asks_x = context.payment.x is None and "x" not in context.bindings and has_x(effect.cost)
    outer = context
    for player in finding.find_players(game.view, outer, effect.who):
        context = outer
        if isinstance(effect.who, SEVERAL):
            context = each_player(outer, player)
            context = replace(context, bindings=context.bindings.set("willing", (player,)))
        times = 0
        while True:
            if asks_x:
                x = yield from offer_x_payment(game, context, player, effect.cost)
                if x is None:
                    break
                context = replace(context, payment=replace(context.payment, x=x))
            elif not (yield from offer_payment(game, context, player, effect.cost)):
                break
            times += 1
            results.last = True
            if effect.then is not None:
                yield from _then(game, context, effect.then, reflexive=effect.reflexive)
            if not effect.any_number:
                break
        if times == 0:
            results.last = False
            if effect.otherwise is not None:
                yield from perform(game, context, effect.otherwise)


@performs(PayNow)
def _pay_now(game: "Game", context: Context, effect: PayNow) -> Play[None]:
    from rulings.kernel.costs import pay_now

    paid = True
    for player in finding.find_players(game.view, context, effect.who):
        paid = (yield from pay_now(game, context, player, effect.cost)) and paid
    results_of(context).last = paid


@performs(IfDone)
def _if_done(game: "Game", context: Context, effect: IfDone) -> Play[None]:
    results = results_of(context)
    if isinstance(effect.first, May) and isinstance(effect.first.who, SEVERAL):
        yield from _if_each_did(game, context, effect, effect.first)
        return
    # "If you do", "if you can't": what is to be done is a cost, paid whole or not at all (CR 118.12, 118.3). Of several
    # deeds only the last is asked about, and it may have become possible by the others. "When ... this way" is no cost.
    is_cost = not (effect.reflexive or isinstance(effect.first, Sequence))
    results.last = not is_cost or can_do(game, context, effect.first)
    if results.last:
        yield from perform(game, context, effect.first)
    if results.last:
        yield from _then(game, context, effect.then, reflexive=effect.reflexive)
    elif effect.otherwise is not None:
        yield from perform(game, context, effect.otherwise)


def _if_each_did(game: "Game", context: Context, effect: IfDone, offer: May) -> Play[None]:
    """ "Each opponent may discard a card. If they don't, they lose 3 life": each for themselves (CR 118.12).

    Raises: UnboundReferenceError: the offer is one question with its object, and nobody notes who took it.
    """
    from rulings.kernel.optional import single_choice

    if single_choice(offer.effect):
        raise finding.UnboundReferenceError("who of them did")
    players = finding.find_players(game.view, context, offer.who)
    yield from perform(game, context, offer)
    willing = results_of(context).players["willing"]
    for player in players:
        part = effect.then if player in willing else effect.otherwise
        if part is not None:
            yield from _then(game, each_player(context, player), part, reflexive=effect.reflexive)


def _then(game: "Game", context: Context, effect: Effect, *, reflexive: bool) -> Play[None]:
    if not reflexive:
        yield from perform(game, context, effect)
        return
    from rulings.kernel.delayed import trigger_reflexive

    trigger_reflexive(game, context, effect)


@performs(Unless)
def _unless(game: "Game", context: Context, effect: Unless) -> Play[None]:
    from rulings.kernel.costs import offer_payment

    if effect.who == _EACH and "each player" not in context.bindings:
        yield from _unless_each(game, context, effect)
        return
    default = _would_counter(game, context, effect.effect)
    for player in finding.find_players(game.view, context, effect.who):
        paid = yield from offer_payment(game, context, player, effect.cost, citations=(UNLESS,), default=default)
        if paid:
            return
    yield from perform(game, context, effect.effect)


def _would_counter(game: "Game", context: Context, effect: Effect) -> bool:
    """Not if what is to be countered is no longer on the stack: nobody pays for that."""
    if not isinstance(effect, CounterSpell):
        return True
    found = finding.find_objects(game.view, context, effect.what)
    return any(i in game.state.objects and game.state.objects[i].zone is Zone.STACK for i in found)


def _unless_each(game: "Game", context: Context, effect: Unless) -> Play[None]:
    """ "Each player loses 2 life unless they pay": all choose in APNAP order, then it happens to those who did not (CR
    101.4)."""
    from rulings.kernel.costs import offer_payment

    unpaid = []
    for player in finding.find_players(game.view, context, effect.effect.who):  # type: ignore[attr-defined]
        paid = yield from offer_payment(game, each_player(context, player), player, effect.cost, citations=(UNLESS,))
        if not paid:
            unpaid.append(player)
    for player in unpaid:
        alone = replace(effect.effect, who=_EACH)  # type: ignore[call-arg]
        yield from perform(game, each_player(context, player), alone)


@performs(UnlessCondition)
def _unless_condition(game: "Game", context: Context, effect: UnlessCondition) -> Play[None]:
    if not truth.holds(game.view, context, effect.condition):
        yield from perform(game, context, effect.effect)


@performs(If)
def _if(game: "Game", context: Context, effect: If) -> Play[None]:
    if truth.holds(game.view, context, effect.condition):
        yield from perform(game, context, effect.then)
    elif effect.otherwise is not None:
        yield from perform(game, context, effect.otherwise)
    else:
        results_of(context).last = False


@performs(Instead)
def _instead(game: "Game", context: Context, effect: Instead) -> Play[None]:
    chosen = _done_instead(effect) if truth.holds(game.view, context, effect.condition) else effect.normal
    yield from perform(game, context, chosen)


def _done_instead(effect: Instead) -> Effect:
    """What is done instead, to what the first sentence is about: "those creatures get +2/+2 instead" (CR 608.2c).

    Nothing is affected by the first sentence, so they can't be found as what it affected.
    """
    about = [node.objects for node in walk(effect.normal) if isinstance(node, Continuous)]
    if len(about) != 1:
        return effect.instead

    def change(node: Node) -> Node:
        return about[0] if isinstance(node, It) and node.antecedent == ThisWay("affected") else node

    return rewrite(effect.instead, change)


@performs(ForEach)
def _for_each(game: "Game", context: Context, effect: ForEach) -> Play[None]:
    from rulings.abilities.amounts.amount import Amount

    over = effect.over
    if isinstance(over, Amount):
        for _ in range(numbers.count(game.view, context, over)):
            yield from perform(game, context, effect.effect)
        return
    if isinstance(over, PlayerRef):
        for player in finding.find_players(game.view, context, over):
            yield from _once(game, each_player(context, player), effect.effect)
        return
    found = (
        candidates(game.view, context, over)
        if isinstance(over, Filter)
        else finding.find_recipients(game.view, context, over)
    )
    for one in found:
        bound = replace(context, bindings=context.bindings.set("each", one))
        yield from _once(game, bound, effect.effect)


def _once(game: "Game", context: Context, effect: Effect) -> Play[None]:
    """What is done for one of several: "exile it" is the card found this time, not those found before (CR 608.2c)."""
    if not any(isinstance(node, ThisWay) for node in walk(effect)):
        yield from perform(game, context, effect)
        return
    outer, inner = results_of(context), Results()
    inner.followed = outer.followed
    yield from perform(game, replace(context, results=inner), effect)
    outer.take_over(inner)


@performs(RepeatProcess)
def _repeat_process(game: "Game", context: Context, effect: RepeatProcess) -> Play[None]:
    """Says so to the process, which is begun again from its first words."""
    times = None if effect.times is None else numbers.count(game.view, context, effect.times)
    results_of(context).repeats = (times,)
    return
    yield


def _as_told(game: "Game", context: Context, process: Effect) -> Play[None]:
    outer = results_of(context)
    times_left: int | None = None
    while True:
        inner = Results()
        inner.followed = outer.followed
        yield from perform(game, replace(context, results=inner), process)
        outer.take_over(inner)
        if inner.repeats is None:
            return
        (more,) = inner.repeats
        if more is not None:
            times_left = more if times_left is None else times_left - 1
            if times_left <= 0:
                return


@performs(Repeat)
def _repeat(game: "Game", context: Context, effect: Repeat) -> Play[None]:
    if effect.as_told:
        yield from _as_told(game, context, effect.effect)
        return
    if effect.times is not None:
        for _ in range(numbers.count(game.view, context, effect.times)):
            yield from perform(game, context, effect.effect)
        return
    while True:
        yield from perform(game, context, effect.effect)
        if effect.condition is not None and not truth.holds(game.view, context, effect.condition):
            return
        if effect.optional is not None:
            player = finding.find_players(game.view, context, effect.optional)[0]
            again = yield from game.ask_may(player, "repeat this process", context.source, (MAY,))
            if not again:
                return


@performs(ChooseEffect)
def _choose_effect(game: "Game", context: Context, effect: ChooseEffect) -> Play[None]:
    for player in finding.find_players(game.view, context, effect.who):
        possible = [n for n, o in enumerate(effect.options) if can_do(game, context, o)] or list(
            range(len(effect.options))
        )
        picked = yield from game.decide(
            Decision(
                player,
                DecisionKind.OPTION,
                "choose one",
                tuple(
                    Option(effect.labels[n] if n < len(effect.labels) else f"option {n + 1}", number=n + 1, value=n)
                    for n in possible
                ),
                source=context.source,
                citations=(MAY,),
                default=(0,),
            )
        )
        index = picked[0].value
        assert isinstance(index, int)
        yield from perform(game, context, effect.options[index])


@performs(Modal)
def _modal(game: "Game", context: Context, effect: Modal) -> Play[None]:
    """The chosen modes, in the order printed (CR 608.2c, 700.2, 702.42b)."""
    for index in context.modes:
        yield from perform(game, context, effect.modes[index].effect)


@performs(Simultaneous)
def _simultaneous(game: "Game", context: Context, effect: Simultaneous) -> Play[None]:
    from rulings.kernel.effects.simultaneous import together

    yield from together(game, context, effect)
