"""Predicates about spells and abilities on the stack: how they were cast and what they target (CR 601, 115).

What is here: the number in the turn, who cast it, kicked, its targets and its source. What is not: costs (``costs``).
"""

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import (
    CastBy,
    CastFromOther,
    FromSource,
    HasSingleTarget,
    IsAbilityKind,
    IsNthCast,
    SpellTargets,
    WasCastNth,
    WasKicked,
)
from rulings.abilities.references import Several
from rulings.kernel.questions import finding
from rulings.kernel.questions.matching import fits, fits_facts, tests
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import SpellCast
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.view import View, known


@tests(WasKicked)
def _was_kicked(view: View, context: Context, object_id: ObjectId, p: WasKicked) -> bool:
    obj = known(view, object_id)
    payment = obj.stack.payment if obj.stack is not None else obj.payment
    return payment.times.get("kicker", 0) > 0


@tests(CastBy)
def _cast_by(view: View, context: Context, object_id: ObjectId, p: CastBy) -> bool:
    obj = known(view, object_id)
    by = obj.stack.cast_by if obj.stack is not None else obj.cast_by
    return by is not None and by in finding.matching_players(view, context, p.player)


@tests(WasCastNth)
def _was_cast_nth(view: View, context: Context, object_id: ObjectId, p: WasCastNth) -> bool:
    cast = [e.object for e in view.state.history if isinstance(e, SpellCast)]
    return len(cast) >= p.nth and cast[p.nth - 1] == object_id


@tests(IsNthCast)
def _is_nth_cast(view: View, context: Context, object_id: ObjectId, p: IsNthCast) -> bool:
    """Asked of a spell that was cast, or that is being cast."""
    record = known(view, object_id).stack
    if record is None or record.cast_by is None:
        return False
    skipped = int(str(context.bindings.get(CAST_BEFORE, 0))) if p.from_now else 0
    casts = [e for e in view.state.history if isinstance(e, SpellCast)]
    before = 0
    for number, event in enumerate(casts):
        if event.object == object_id:
            if number < skipped:
                return False
            break
        if number >= skipped and event.player == record.cast_by and fits_facts(view, context, event.object, p.of):
            before += 1
    return before == p.nth - 1


CAST_BEFORE = "cast before it began"
"""How many spells had been cast this turn when an effect began."""


@tests(SpellTargets)
def _spell_targets(view: View, context: Context, object_id: ObjectId, p: SpellTargets) -> bool:
    record = known(view, object_id).stack
    if record is None:
        return False
    return targets_fit(view, context, [t for slot in record.targets for t in slot], p)


def targets_fit(view: View, context: Context, targets: list[Recipient], p: SpellTargets) -> bool:
    """Whether these targets of a spell or ability are such as the predicate asks for."""
    if p.single and len(set(targets)) > 1:
        return False
    hits = [False for _ in targets]
    for what in p.what.parts if isinstance(p.what, Several) else (p.what,):
        if isinstance(what, Filter):
            found = [isinstance(t, int) and fits(view, context, ObjectId(t), what) for t in targets]
        else:
            wanted = finding.matching_recipients(view, context, what)
            found = [t in wanted for t in targets]
        hits = [one or other for one, other in zip(hits, found, strict=True)]
    return bool(hits) and (all(hits) if p.only else any(hits))


@tests(HasSingleTarget)
def _has_single_target(view: View, context: Context, object_id: ObjectId, p: HasSingleTarget) -> bool:
    record = known(view, object_id).stack
    return record is not None and sum(len(slot) for slot in record.targets) == 1


@tests(IsAbilityKind)
def _is_ability_kind(view: View, context: Context, object_id: ObjectId, p: IsAbilityKind) -> bool:
    record = known(view, object_id).stack
    if record is None:
        return False
    if p.name == "loyalty":
        return getattr(record.ability, "keyword", None) == "loyalty"
    return record.kind == p.name


@tests(FromSource)
def _from_source(view: View, context: Context, object_id: ObjectId, p: FromSource) -> bool:
    record = known(view, object_id).stack
    if record is None or record.source is None:
        return False
    return fits_facts(view, context, record.source, p.source)


@tests(CastFromOther)
def _cast_from_other(view: View, context: Context, object_id: ObjectId, p: CastFromOther) -> bool:
    record = known(view, object_id).stack
    return record is not None and record.cast_from is not None and record.cast_from != p.zone
