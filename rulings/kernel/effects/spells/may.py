"""Optional instructions (CR 608.2d, 609.3): "may", and what follows if it was done or was not (CR 118.12, 603.12).

What is here: asking, and what hangs on the answer. What is not: whether something can be chosen at all (``optional``),
payments (``effects.spells.paying``).

日本語: 任意の行動、そうしたなら
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.cards import Mill
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import CastCard
from rulings.cite import cite
from rulings.kernel.actions.optional import is_possible, one_by_one, single_choice
from rulings.kernel.happening.performing import SEVERAL, TOGETHER, perform, performs, results_of
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.triggers.delayed import trigger_reflexive

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

MAY = cite("608.2d", "choice")
NOT_OFFERED = cite("608.2d", "illegal or impossible")
TOO_FEW_TO_MILL = cite("701.17b", "they can't choose to take that action")


TOGETHER.add(May)


@performs(May)
def _may(game: "Game", context: Context, effect: May) -> Play[None]:
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
    return is_possible(game, context, effect)


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
        yield from carry_on(game, context, effect.then, reflexive=effect.reflexive)
    elif effect.otherwise is not None:
        yield from perform(game, context, effect.otherwise)


def _if_each_did(game: "Game", context: Context, effect: IfDone, offer: May) -> Play[None]:
    """ "Each opponent may discard a card. If they don't, they lose 3 life": each for themselves (CR 118.12).

    Raises: UnboundReferenceError: the offer is one question with its object, and nobody notes who took it.
    """
    if single_choice(offer.effect):
        raise finding.UnboundReferenceError("who of them did")
    players = finding.find_players(game.view, context, offer.who)
    yield from perform(game, context, offer)
    willing = results_of(context).players["willing"]
    for player in players:
        part = effect.then if player in willing else effect.otherwise
        if part is not None:
            yield from carry_on(game, each_player(context, player), part, reflexive=effect.reflexive)


def carry_on(game: "Game", context: Context, effect: Effect, *, reflexive: bool) -> Play[None]:
    if not reflexive:
        yield from perform(game, context, effect)
        return
    trigger_reflexive(game, context, effect)


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
