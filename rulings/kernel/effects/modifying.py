"""What modifications make of a replaced event: elsewhere, more, less, prevented, redirected (CR 614.1, 615)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import FaceDefinition
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import (
    AlsoDo,
    EntersIfDone,
    GoTo,
    LowerLifeOnlyTo,
    MoreTokens,
    OneOfEach,
    OtherMana,
    OtherTokens,
    Prevent,
    Redirect,
    ScaleAmount,
    SetAmount,
)
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.actions.damage import can_be_damaged
from rulings.kernel.actions.sacrificing import sacrifice_choices
from rulings.kernel.characteristics.predefined_tokens import predefined_token
from rulings.kernel.effects.permanents.tokens import face_of_spec
from rulings.kernel.happening.performing import perform
from rulings.kernel.happening.replacement import (
    EACH_SOURCE,
    INSTEAD,
    NEVER_HAPPENS,
    is_preventable,
    modifies,
    note,
    use_up,
)
from rulings.kernel.questions import finding, numbers
from rulings.kernel.questions.token_matching import token_fits
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.floating import FloatingEffect

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PREVENTED = cite("615.1", "prevent")
SHIELD = cite("615.7", "specific amount of damage")
NEXT_TIME = cite("615.8", "next instance of damage")
OTHER_MANA = cite("106.12b", "modifies the mana production event")
REDIRECTED = cite("614.9", "redirection effect")


@modifies(ScaleAmount)
@asks_nothing
def _scale(
    game: "Game", context: Context, how: ScaleAmount, proposal: pr.Proposal, floating: FloatingEffect | None
) -> list[pr.Proposal]:
    return [_scaled(game, context, how, proposal)]


@modifies(OtherMana)
@asks_nothing
def _other_mana(
    game: "Game", context: Context, how: OtherMana, proposal: pr.Proposal, floating: FloatingEffect | None
) -> list[pr.Proposal]:
    assert isinstance(proposal, pr.ProposedMana)
    note(game, context.source, proposal, "other mana", (INSTEAD, OTHER_MANA))
    amount = 1 if how.fixed_amount else len(proposal.types)
    return [replace(proposal, types=(how.symbol.strip("{}"),) * amount)]


@modifies(SetAmount)
@asks_nothing
def _set_amount(
    game: "Game", context: Context, how: SetAmount, proposal: pr.Proposal, floating: FloatingEffect | None
) -> list[pr.Proposal]:
    assert isinstance(proposal, pr.ProposedDamage)
    note(game, context.source, proposal, "scale", (INSTEAD,))
    return [replace(proposal, amount=numbers.count(game.view, context, how.amount))]


@modifies(Redirect)
@asks_nothing
def _redirect(
    game: "Game", context: Context, how: Redirect, proposal: pr.Proposal, floating: FloatingEffect | None
) -> list[pr.Proposal]:
    assert isinstance(proposal, pr.ProposedDamage)
    onto = tuple(x for x in finding.find_recipients(game.view, context, how.onto) if can_be_damaged(game, x))
    if not onto:
        # It would go to something that is gone: the effect does nothing (CR 614.9).
        return [proposal]
    moved = proposal.amount
    if floating is not None and floating.uses is not None:
        # "The next 3 damage": so much of it goes elsewhere, the rest stays where it is (CR 614.9).
        moved = use_up(game, floating, proposal.shield_shares.get(floating.id, moved))
    note(game, context.source, proposal, "redirect", (REDIRECTED,), moved)
    rest = proposal.amount - moved
    elsewhere = replace(proposal, to=onto[0], amount=moved)
    return [elsewhere, replace(proposal, amount=rest)] if rest else [elsewhere]


@modifies(LowerLifeOnlyTo)
@asks_nothing
def _lower_life_only_to(
    game: "Game", context: Context, how: LowerLifeOnlyTo, proposal: pr.Proposal, floating: FloatingEffect | None
) -> list[pr.Proposal]:
    assert isinstance(proposal, pr.ProposedLifeLoss)
    floor = numbers.count(game.view, context, how.amount)
    note(game, context.source, proposal, "scale", (INSTEAD,))
    lost = max(0, game.player(proposal.player).life - floor)
    return [replace(proposal, amount=lost)] if lost else []


@modifies(AlsoDo)
def _also_do(
    game: "Game", context: Context, how: AlsoDo, proposal: pr.Proposal, floating: FloatingEffect | None
) -> Play[list[pr.Proposal]]:
    yield from perform(game, context, how.effect)
    return [proposal]


@modifies(GoTo)
def _go_to(
    game: "Game", context: Context, how: GoTo, proposal: pr.Proposal, floating: FloatingEffect | None
) -> Play[list[pr.Proposal]]:
    return (yield from _elsewhere(game, context, how, proposal))


@modifies(OtherTokens)
@asks_nothing
def _other_tokens(
    game: "Game", context: Context, how: OtherTokens, proposal: pr.Proposal, floating: FloatingEffect | None
) -> list[pr.Proposal]:
    """As many of the other kind for each token that the effect is about; the rest is created as it was."""
    assert isinstance(proposal, pr.ProposedTokens)
    wanted = how.instead_of
    other = face_of_spec(game, context, how.token)
    note(game, context.source, proposal, "effect", (INSTEAD,))
    tokens = tuple(
        (number, other if wanted is None or token_fits(game.view, context, face, wanted) else face)
        for number, face in proposal.tokens
    )
    return [replace(proposal, tokens=tokens)]


def _elsewhere(game: "Game", context: Context, how: GoTo, proposal: pr.Proposal) -> Play[list[pr.Proposal]]:
    if isinstance(proposal, (pr.ProposedDestruction, pr.ProposedDiscard)):
        proposal = pr.ProposedMove(object=proposal.object, destination=how.zone, by=proposal.by)
    assert isinstance(proposal, pr.ProposedMove)
    note(game, context.source, proposal, how.zone.value, (INSTEAD, NEVER_HAPPENS))
    if how.then is not None:
        yield from perform(game, context, how.then)
    counters = proposal.counters
    if isinstance(how.with_counters, PutCounters):
        amount = numbers.count(game.view, context, how.with_counters.amount)
        counters = counters.set(how.with_counters.kind, counters.get(how.with_counters.kind, 0) + amount)
    return [
        replace(
            proposal,
            counters=counters,
            destination=how.zone,
            position=how.position,
            shuffle=how.shuffle,
            entrance=None,
            first_destination=proposal.first_destination or proposal.destination,
            replaced_by=context.source,
            citations=tuple(dict.fromkeys((*proposal.citations, INSTEAD, NEVER_HAPPENS))),
            memory=_remembered(game, context, proposal),
        )
    ]


@modifies(EntersIfDone)
def _if_done(
    game: "Game", context: Context, how: EntersIfDone, proposal: pr.Proposal, floating: FloatingEffect | None
) -> Play[list[pr.Proposal]]:
    """It goes on to the battlefield if that is done, else into its owner's graveyard (CR 614.1a)."""
    here = replace(context, results=Results())
    if isinstance(how.effect, Sacrifice) and isinstance(how.effect.what, Choose):
        able = len(sacrifice_choices(game, here, context.controller, how.effect.what))
        if 0 < able < numbers.count(game.view, here, how.effect.what.amount):
            # Whether a part of it is sacrificed in vain no rule says.
            raise finding.UnboundReferenceError("a part of what is to be sacrificed")
    yield from perform(game, here, how.effect)
    assert here.results is not None
    if here.results.last:
        return [proposal]
    return (yield from _elsewhere(game, context, GoTo(Zone.GRAVEYARD), proposal))


def _remembered(game: "Game", context: Context, proposal: pr.ProposedMove) -> Map[str, object]:
    return proposal.memory.set("exiled by", context.source)


@modifies(MoreTokens)
@asks_nothing
def _more_tokens(
    game: "Game", context: Context, how: MoreTokens, proposal: pr.Proposal, floating: FloatingEffect | None
) -> list[pr.Proposal]:
    """Other tokens besides."""
    assert isinstance(proposal, pr.ProposedTokens)
    tokens, _ = _about(game, context, proposal, how.of)
    note(game, context.source, proposal, "effect", (INSTEAD,))
    many = sum(n for n, _ in tokens) if how.amount is None else numbers.count(game.view, context, how.amount)
    more = face_of_spec(game, context, how.token) if how.predefined is None else predefined_token(how.predefined)
    return [replace(proposal, tokens=(*proposal.tokens, (many, more)))]


@modifies(OneOfEach)
@asks_nothing
def _one_of_each(
    game: "Game", context: Context, how: OneOfEach, proposal: pr.Proposal, floating: FloatingEffect | None
) -> list[pr.Proposal]:
    """One of each kind in place of each."""
    assert isinstance(proposal, pr.ProposedTokens)
    tokens, rest = _about(game, context, proposal, how.of)
    note(game, context.source, proposal, "effect", (INSTEAD,))
    many = sum(number for number, _ in tokens)
    return [replace(proposal, tokens=(*rest, *((many, predefined_token(name)) for name in how.names)))]


Created = tuple[tuple[int, FaceDefinition], ...]


def _about(
    game: "Game", context: Context, proposal: pr.ProposedTokens, wanted: Filter | None
) -> tuple[Created, Created]:
    """The tokens that the effect is about, and the others."""
    about = [wanted is None or token_fits(game.view, context, face, wanted) for _, face in proposal.tokens]
    tokens = tuple(one for one, is_about in zip(proposal.tokens, about, strict=True) if is_about)
    return tokens, tuple(one for one, is_about in zip(proposal.tokens, about, strict=True) if not is_about)


def _scaled(game: "Game", context: Context, how: ScaleAmount, proposal: pr.Proposal) -> pr.Proposal:
    def scaled(amount: int) -> int:
        result = amount * how.factor
        if how.plus is not None:
            result += numbers.count(game.view, context, how.plus)
        if how.minus is not None:
            result -= numbers.count(game.view, context, how.minus)
        if how.halved == "up":
            result = (result + 1) // 2
        elif how.halved == "down":
            result //= 2
        return max(0, result)

    match proposal:
        case pr.ProposedTokens():
            of = how.of
            changed: pr.Proposal = replace(
                proposal,
                tokens=tuple(
                    (scaled(n) if not isinstance(of, Filter) or token_fits(game.view, context, face, of) else n, face)
                    for n, face in proposal.tokens
                ),
            )
        case pr.ProposedMana():
            changed = replace(proposal, types=proposal.types * how.factor)
        case (
            pr.ProposedDamage()
            | pr.ProposedLifeGain()
            | pr.ProposedLifeLoss()
            | pr.ProposedCounters()
            | pr.ProposedMill()
            | pr.ProposedLook()
        ):
            changed = replace(proposal, amount=scaled(proposal.amount))
        case _:
            raise finding.UnboundReferenceError(type(proposal).__name__)
    note(game, context.source, proposal, "scale", (INSTEAD,), getattr(changed, "amount", None))
    return changed


def _why_prevented(how: Prevent, floating: FloatingEffect | None) -> tuple[Citation, ...]:
    """The rules on prevention, and on shields that are used up by an amount or by an instance of damage."""
    if floating is None or floating.uses is None:
        return (PREVENTED,)
    return (PREVENTED, SHIELD if how.amount is not None else NEXT_TIME)


@modifies(Prevent)
@asks_nothing
def _prevent(
    game: "Game", context: Context, how: Prevent, proposal: pr.Proposal, floating: FloatingEffect | None
) -> list[pr.Proposal]:
    assert isinstance(proposal, pr.ProposedDamage)
    prevented = proposal.amount if is_preventable(game, proposal) else 0
    if how.amount is not None:
        prevented = min(prevented, numbers.count(game.view, context, how.amount))
    if how.portion is not None:
        prevented = min(prevented, numbers.count(game.view, context, how.portion))
    if floating is not None and floating.uses is not None:
        # "The next 3 damage" wears off with what is prevented, "the next time" with the first damage, whatever it is.
        prevented = min(prevented, proposal.shield_shares.get(floating.id, prevented))
        used = use_up(game, floating, prevented if how.amount is not None else 1)
        prevented = used if how.amount is not None else prevented
    if prevented:
        note(game, context.source, proposal, "prevent", _why_prevented(how, floating), prevented)
    left = proposal.amount - prevented
    if how.then is not None:
        # What else it does comes after the damage, once for all that it prevented at the same time (CR 615.5).
        # "If a source would deal damage": each source is an event of its own; "would be dealt": it is one of them all.
        each_of = proposal.source if context.bindings.get(EACH_SOURCE) else None
        what: object = (context.source, how, proposal.to, each_of)
        if floating is not None:
            what = floating.id if floating.is_for_whole_event else (floating.id, proposal.to)
        before = game.afterward.get(what)
        already, of_already = before[2:] if before is not None else (0, 0)
        game.afterward[what] = (context, how.then, already + prevented, of_already + proposal.amount)
    return [replace(proposal, amount=left)] if left > 0 else []
