"""Replacement and prevention effects: which apply, in which order, and what they make of an event (CR 614-616)."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Any, TypeVar

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.permissions import CantBePrevented
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.moving import Moves, TokenCreated
from rulings.abilities.events.permanents import CountersPutOn
from rulings.abilities.modifications import Prevent, Redirect, ScaleAmount
from rulings.abilities.node import Node
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities.functions import by_kind
from rulings.kernel.happening.performing import perform
from rulings.kernel.questions import truth
from rulings.kernel.questions.finding import UnboundReferenceError, find_players
from rulings.kernel.questions.patterns import can_match, fits_slot, is_from_anywhere, occurrences
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EACH_SOURCE = "each source"
"""Bound where an effect speaks of a source that would deal damage: several at once are as many events."""
_LOOKS_OF_A_MATCH = 8
"""What it costs to ask whether an effect applies to what would happen, in looks at an object."""

INSTEAD = cite("614.1a", "instead")
NEVER_HAPPENS = cite("614.6", "never happens")
ORDER = cite("616.1", "chooses one")
ENTERS_WITH = cite("614.1c", "enters with")
DRAWS_TOO = cite("614.11", "replace card draws")
ONCE_EACH = cite("614.5", "gets only one opportunity")


class Category(IntEnum):
    """Which replacement effects must be chosen first (CR 616.1a-616.1e)."""

    SELF_REPLACEMENT = 0
    CONTROL = 1
    COPY = 2
    BACK_FACE = 3
    OTHER = 4


Changed = Callable[["Game", pr.Proposal], Play[list[pr.Proposal]]]
"""What a replacement effect makes of an event: nothing, or what happens instead."""


@dataclass(frozen=True, slots=True)
class Applicable:
    """A replacement or prevention effect that applies to an event."""

    key: pr.AppliedKey
    source: ObjectId
    text: str
    change: Changed
    category: Category = Category.OTHER
    optional: PlayerId | None = None
    """Who may decline it."""
    citations: tuple[Citation, ...] = (INSTEAD,)
    how: str = ""


RuleReplacement = Callable[["Game", pr.Proposal], list[Applicable]]
_BY_RULE: list[RuleReplacement] = []


def rule_replacement(function: RuleReplacement) -> RuleReplacement:
    """Declares replacement effects that rules or keywords make rather than abilities: regeneration, flashback,
    shields."""
    _BY_RULE.append(function)
    return function


EnteringReplacement = Callable[["Game", pr.ProposedMove], list[Applicable]]
_AS_ENTERING: list[EnteringReplacement] = []


def as_entering(function: EnteringReplacement) -> EnteringReplacement:
    """Declares replacement effects on how a permanent enters, which are found by what it will be there (CR 614.12)."""
    _AS_ENTERING.append(function)
    return function


H = TypeVar("H", bound=Node)
Modifier = Callable[["Game", Context, H, pr.Proposal, FloatingEffect | None], Play[list[pr.Proposal]]]
_MODIFIERS: dict[type[Node], Modifier[Any]] = {}


def modifies(kind: type[H]) -> Callable[[Modifier[H]], Modifier[H]]:
    """Declares what a kind of modification makes of what would happen: nothing, or what happens instead."""

    def register(function: Modifier[H]) -> Modifier[H]:
        _MODIFIERS[kind] = function
        return function

    return register


def modify(
    game: "Game", context: Context, how: Node, proposal: pr.Proposal, floating: FloatingEffect | None
) -> Play[list[pr.Proposal]]:
    """Applies one modification to what would happen.

    Raises: UnboundReferenceError: nobody knows this kind.
    """
    if type(how) not in _MODIFIERS:
        raise UnboundReferenceError(type(how).__name__)
    return (yield from _MODIFIERS[type(how)](game, context, how, proposal, floating))


def replaced(game: "Game", proposal: pr.Proposal) -> Play[list[pr.Proposal]]:
    """Applies replacement and prevention effects until none is left (CR 616.1).

    Shape: one proposal -> what is left to happen, in order; an empty list if nothing is.
    """
    if game.replacing:
        proposal = replace(proposal, applied=proposal.applied | game.replacing)
    while True:
        options = [a for a in applicable(game, proposal) if a.key not in proposal.applied]
        if not options:
            return [proposal]
        first = min(a.category for a in options)
        options = [a for a in options if a.category is first]
        chosen = options[0] if len(options) == 1 else (yield from _choose(game, proposal, options))
        proposal = replace(proposal, applied=proposal.applied | {chosen.key})
        if chosen.optional is not None:
            wants = yield from game.ask_may(chosen.optional, f"apply {chosen.text}", chosen.source, chosen.citations)
            if not wants:
                continue
        result = yield from chosen.change(game, proposal)
        kept = [replace(r, applied=r.applied | proposal.applied) for r in result]
        if len(kept) == 1 and type(kept[0]) is type(proposal):
            proposal = kept[0]
            continue
        final: list[pr.Proposal] = []
        for one in kept:
            final.extend((yield from replaced(game, one)))
        return final


def _choose(game: "Game", proposal: pr.Proposal, options: list[Applicable]) -> Play[Applicable]:
    player = affected_player(game, proposal)
    # Two effects of one source are told apart by what they say.
    sources = Counter(one.source for one in options)
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.REPLACEMENT,
            "choose a replacement effect",
            tuple(
                Option(a.text, object=a.source, value=n, is_named_by_text=bool(a.text) and sources[a.source] > 1)
                for n, a in enumerate(options)
            ),
            citations=(ORDER,),
            default=(0,),
            distinct_outcomes=len({(a.source, a.text) for a in options}) > 1,
        )
    )
    index = picked[0].value
    assert isinstance(index, int)
    return options[index]


def affected_player(game: "Game", proposal: pr.Proposal) -> PlayerId:
    """Who chooses: the affected player, or the affected object's controller or owner (CR 616.1)."""
    if isinstance(proposal, pr.ProposedCounters) and proposal.entering is not None and proposal.by_player:
        return proposal.by_player
    target: Recipient | None = None
    for name in ("player", "object", "to", "on"):
        value = getattr(proposal, name, None)
        if value is not None:
            target = value
            break
    if isinstance(target, str):
        return PlayerId(target)
    assert target is not None
    obj = game.object(ObjectId(target))
    if obj.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return game.seen(obj.id).controller
    if isinstance(proposal, pr.ProposedMove) and proposal.entrance is not None:
        return proposal.entrance.controller or proposal.by_player or obj.owner
    return obj.owner


def applicable(game: "Game", proposal: pr.Proposal) -> list[Applicable]:
    """All replacement and prevention effects that apply to what would happen."""
    found: list[Applicable] = []
    kind = type(proposal)
    abilities = game.view.replacement_abilities()
    game.effort.spend(1 + len(abilities))
    for source, place, ability in abilities:
        if ability.as_enters and isinstance(ability.event, Moves):
            # How a permanent enters is decided by what it will be there (CR 614.12).
            continue
        if can_match(ability.event, kind):
            game.effort.spend(_LOOKS_OF_A_MATCH)
            context = Context(
                game.seen(source).controller,
                source,
                event=proposal,
                payment=game.object(source).payment,
            )
            _add(game, found, (source, place, id(ability)), context, ability, proposal)
    if isinstance(proposal, pr.ProposedMove):
        _add_own_from_anywhere(game, found, proposal)
    for effect in game.state.effects:
        if effect.replacement is not None and effect.replacement.as_enters:
            continue
        if effect.replacement is not None and can_match(effect.replacement.event, kind):
            context = replace(effect.context, event=proposal, results=None)
            _add(game, found, ("effect", effect.id), context, effect.replacement, proposal, effect)
    if isinstance(proposal, pr.ProposedMove) and proposal.destination is Zone.BATTLEFIELD:
        for entering in _AS_ENTERING:
            found.extend(entering(game, proposal))
    if isinstance(proposal, pr.ProposedCounters) and proposal.entering is not None:
        assert proposal.by_player is not None
        on = ObjectId(int(proposal.on))
        for place, ability in own_counter_replacements(game, proposal):
            _add(
                game,
                found,
                (on, place, id(ability)),
                Context(proposal.by_player, on, event=proposal),
                ability,
                proposal,
            )
    for function in _BY_RULE:
        found.extend(function(game, proposal))
    return found


def _add_own_from_anywhere(game: "Game", found: list[Applicable], proposal: pr.ProposedMove) -> None:
    """ "If this would be put into a graveyard from anywhere" works in every zone, also in libraries (CR 113.6)."""
    obj = game.object(proposal.object)
    seen = game.seen(obj.id)
    for place, ability in by_kind(seen.abilities)[2]:
        event = ability.event
        if not isinstance(event, Moves) or not isinstance(event.object, This) or not is_from_anywhere(event):
            continue
        if obj.zone is Zone.LIBRARY or obj.zone not in ability.zones:
            context = Context(seen.controller, obj.id, event=proposal, payment=obj.payment)
            _add(game, found, (obj.id, place, id(ability)), context, ability, proposal)


def _add(
    game: "Game",
    found: list[Applicable],
    key: pr.AppliedKey,
    context: Context,
    ability: Replacement,
    proposal: pr.Proposal,
    floating: FloatingEffect | None = None,
) -> None:
    if not occurrences(game.view, context, ability.event, proposal):
        return
    if not truth.holds(game.view, context, ability.condition):
        return
    if floating is not None and (floating.uses == 0 or floating.used_by not in (None, game.dealing)):
        return
    if isinstance(ability.instead, Prevent) and not is_preventable(game, proposal):
        if ability.instead.then is None or floating is not None:
            return
        # It prevents nothing, but what else it does takes place (CR 615.12).
    found.append(
        Applicable(
            key=key,
            source=context.source,
            text=ability.text,
            change=_change_by(context, ability, floating),
            category=Category.SELF_REPLACEMENT if ability.self_replacement else Category.OTHER,
            optional=_optional(game, context, ability),
            how=type(ability.instead).__name__,
        )
    )


def _optional(game: "Game", context: Context, ability: Replacement) -> PlayerId | None:
    if ability.optional is None:
        return None
    return find_players(game.view, context, ability.optional)[0]


def is_preventable(game: "Game", proposal: pr.Proposal) -> bool:
    """Whether damage that would be dealt can be prevented (CR 615.12)."""
    if not isinstance(proposal, pr.ProposedDamage):
        return True
    if not proposal.is_preventable:
        return False
    for effect in game.view.static_effects():
        for change in effect.changes:
            if isinstance(change, CantBePrevented) and game.view.applies_now(effect):
                if change.combat is not None and proposal.is_combat is not change.combat:
                    continue
                if fits_slot(game.view, effect.context, change.by, proposal.source):
                    return False
    return True


def _change_by(context: Context, ability: Replacement, floating: FloatingEffect | None) -> Changed:
    def change(game: "Game", proposal: pr.Proposal) -> Play[list[pr.Proposal]]:
        here = replace(context, event=proposal, results=Results())
        if isinstance(ability.event, DealsDamage):
            here = replace(here, bindings=here.bindings.set(EACH_SOURCE, True))
        if floating is not None and floating.uses is not None and not isinstance(ability.instead, (Prevent, Redirect)):
            use_up(game, floating)
        instead = ability.instead
        if instead is None:
            note(game, context.source, proposal, "does not happen")
            return []
        if isinstance(instead, Effect):
            note(game, context.source, proposal, "effect")
            # What happens instead is the modified event: no effect that was applied to it applies again (CR 614.5).
            outer = game.replacing
            game.replacing = outer | proposal.applied
            try:
                yield from perform(game, here, instead)
            finally:
                game.replacing = outer
            return []
        if isinstance(instead, ScaleAmount) and isinstance(ability.event, TokenCreated):
            # Of several kinds of tokens only those that the event is about are more.
            instead = replace(instead, of=ability.event.token)
        return (yield from modify(game, here, instead, proposal, floating))

    return change


def use_up(game: "Game", floating: FloatingEffect, amount: int = 1) -> int:
    """Takes so much from an effect that works only so often or so much; returns how much of it there was."""
    current = next((x for x in game.state.effects if x.id == floating.id), None)
    if current is None or current.uses is None:
        return amount
    if current.is_for_whole_event:
        game.change(
            effects=tuple(replace(x, used_by=game.dealing) if x.id == current.id else x for x in game.state.effects)
        )
        return amount
    used = min(amount, current.uses)
    left = current.uses - used
    if left > 0:
        kept = tuple(replace(x, uses=left) if x.id == current.id else x for x in game.state.effects)
    else:
        kept = tuple(x for x in game.state.effects if x.id != current.id)
    game.change(effects=kept)
    return used


def note(
    game: "Game",
    source: ObjectId,
    proposal: pr.Proposal,
    how: str,
    citations: tuple[Citation, ...] = (INSTEAD, NEVER_HAPPENS),
    amount: int | None = None,
) -> None:
    """Notes that an event was replaced."""
    if isinstance(proposal, pr.ProposedDraw):
        citations = (*citations, DRAWS_TOO)
    what = type(proposal).__name__.removeprefix("Proposed").lower()
    thing: Recipient | None = None
    for name in ("object", "to", "on", "player"):
        thing = getattr(proposal, name, None)
        if thing is not None:
            break
    game.emit(e.Replaced(source=source, what=what, object=thing, how=how, citations=citations, amount=amount))


def own_counter_replacements(game: "Game", proposal: pr.ProposedCounters) -> Iterator[tuple[int, Replacement]]:
    """What an entering permanent itself says of counters put on it (CR 614.12)."""
    if proposal.entering is None:
        return
    there, new = proposal.entering
    for place, ability in by_kind(there.characteristics(new).abilities)[2]:
        if isinstance(ability.event, CountersPutOn) and isinstance(ability.event.on, This):
            yield place, ability
