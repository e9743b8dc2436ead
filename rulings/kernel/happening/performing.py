"""Carrying out effects: the frame of sequences, choices and conditions (CR 608.2c). The verbs stand in ``effects``."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.effects.conditional import If, Instead, UnlessCondition
from rulings.abilities.effects.effect import Continuous, Effect, Sequence
from rulings.abilities.effects.modal import Modal
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import EachOpponent, EachOtherPlayer, EachPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, It, TheRest, ThisWay
from rulings.cite import cite
from rulings.kernel.happening.an_opponent import with_opponent
from rulings.kernel.questions import finding, numbers, truth
from rulings.kernel.questions.matching import candidates
from rulings.kernel.state.context import Context, Results, each_player
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.memo import remember

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

E = TypeVar("E", bound=Effect)
Performer = Callable[["Game", Context, E], Play[None]]
_PERFORMERS: dict[type[Effect], Performer[Any]] = {}

IN_ORDER = cite("608.2c", "in the order written")


def performs(kind: type[E]) -> Callable[[Performer[E]], Performer[E]]:
    """Declares the function that carries out a kind of effect."""

    def register(function: Performer[E]) -> Performer[E]:
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


def whose(effect: Effect) -> PlayerRef:
    """Who does the effect, which must be one of those that say so."""
    who = getattr(effect, "who", None)
    assert isinstance(who, PlayerRef), type(effect).__name__
    return who


def done_by(effect: Effect, who: PlayerRef) -> Effect:
    """The same effect of somebody else; it must be one of those that say who does them."""
    return replace(effect, who=who)  # type: ignore[call-arg]  # not every effect has the field


def _distributed(game: "Game", context: Context, effect: Effect) -> Play[None]:
    """The effect player by player; "the rest" is then what any of them looked at or revealed and left."""
    results = results_of(context)
    who = whose(effect)
    looked: tuple[ObjectId, ...] = ()
    for player in finding.find_players(game.view, context, who):
        bound = each_player(context, player)
        alone = done_by(effect, EACH)
        before = results.looked
        with own_results(context, who, player):
            yield from _PERFORMERS[type(effect)](game, bound, alone)
        if results.looked is not before and not go_on(who):
            looked += results.looked
    results.looked = looked or results.looked


EACH: Final = ThatPlayer(Antecedent("each player"))
WILLING: Final = ThatPlayer(Antecedent("willing"))
"""Of several players who may do something, those who do."""

TOGETHER: set[type[Effect]] = set()
"""Effects whose performers do it for several players at once themselves (CR 101.4)."""


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
    done = done_by(effect, You())
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
    over = effect.over
    if isinstance(over, Amount):
        for _ in repeated(numbers.count(game.view, context, over)):
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


@performs(Modal)
def _modal(game: "Game", context: Context, effect: Modal) -> Play[None]:
    """The chosen modes, in the order printed (CR 608.2c, 700.2, 702.42b)."""
    for index in context.modes:
        yield from perform(game, context, effect.modes[index].effect)
