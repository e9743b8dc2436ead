"""Whether an object fits a filter (CR 109.2-109.4)."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from rulings.abilities import filters as f
from rulings.abilities.keyword_facts import HasKeywordAbility, WasKicked
from rulings.abilities.references import Choose, Several
from rulings.abilities.unusual import FromSource
from rulings.abilities.vocabulary import PERMANENT_TYPES, CardType, Comparison, Kind, Supertype, Zone
from rulings.kernel import finding, numbers
from rulings.kernel.context import Context
from rulings.kernel.events import (
    DamageDealt,
    PermanentDestroyed,
    PermanentSacrificed,
    SpellCast,
    ZoneChanged,
)
from rulings.kernel.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state import battlefield, zone_of
from rulings.kernel.view import View, known

P = TypeVar("P", bound=f.Predicate)
Test = Callable[[View, Context, ObjectId, Any], bool]
_TESTS: dict[type[f.Predicate], Test] = {}


def tests(kind: type[P]) -> Callable[[Callable[[View, Context, ObjectId, P], bool]], Test]:
    """Declares the function that decides a kind of predicate."""

    def register(function: Callable[[View, Context, ObjectId, P], bool]) -> Test:
        _TESTS[kind] = function
        return function

    return register


def is_known_predicate(kind: type[f.Predicate]) -> bool:
    """The kernel can decide this kind of predicate."""
    return kind in _TESTS


def fits_predicate(view: View, context: Context, object_id: ObjectId, predicate: f.Predicate) -> bool:
    """Whether one predicate holds of an object (or held when it was last there)."""
    return _TESTS[type(predicate)](view, context, object_id, predicate)


def fits(view: View, context: Context, object_id: ObjectId, filter_: f.Filter) -> bool:
    """Whether an object fits the filter where it is now (or where it last was)."""
    return _is_kind(view, object_id, filter_) and all(
        fits_predicate(view, context, object_id, p) for p in filter_.predicates
    )


def fits_facts(view: View, context: Context, object_id: ObjectId, filter_: f.Filter) -> bool:
    """Whether the predicates hold, wherever the object is: for events about an object that has just moved. Of a spell
    a zone says from where it was cast, and that does not change."""
    is_spell = filter_.kind is Kind.SPELL
    return all(
        fits_predicate(view, context, object_id, p)
        for p in filter_.predicates
        if is_spell or not isinstance(p, f.InZone)
    )


def zone_in(filter_: f.Filter) -> f.InZone | None:
    """The zone that the filter names, if it names one at its top."""
    return next((p for p in filter_.predicates if isinstance(p, f.InZone)), None)


def candidates(view: View, context: Context, filter_: f.Filter) -> tuple[ObjectId, ...]:
    """All objects that fit, oldest first within their zone."""
    among = next((p for p in filter_.predicates if isinstance(p, f.Among)), None)
    if among is not None and filter_.kind is Kind.PERMANENT:
        return _permanents_among(view, context, filter_, among)
    return tuple(i for i in _places(view, context, filter_) if fits(view, context, i, filter_))


def _permanents_among(view: View, context: Context, filter_: f.Filter, among: f.Among) -> tuple[ObjectId, ...]:
    """ "Each creature destroyed this way": what is gone counts as it last was on the battlefield (CR 608.2h)."""
    others = tuple(p for p in filter_.predicates if p is not among)
    found = []
    for i in finding.find_objects(view, context, among.objects):
        there = as_permanent(view, i)
        if there is not None and all(fits_predicate(view, context, there, p) for p in others):
            found.append(there)
    return tuple(found)


def as_permanent(view: View, object_id: ObjectId) -> ObjectId | None:
    """The permanent that this is, or that it was right before it went where it is; ``None`` if it was none."""
    if known(view, object_id).zone is Zone.BATTLEFIELD:
        return object_id
    before = next((old for old, new in view.state.moved.items() if new == object_id), None)
    if before is not None and known(view, before).zone is Zone.BATTLEFIELD:
        return before
    return None


def _places(view: View, context: Context, filter_: f.Filter) -> Iterable[ObjectId]:
    state = view.state
    among = next((p for p in filter_.predicates if isinstance(p, f.Among)), None)
    if among is not None:
        moved = finding.find_objects(view, context, among.objects)
        return moved if filter_.kind is not Kind.PERMANENT else tuple(_as_permanent(view, i) for i in moved)
    if filter_.kind in (Kind.SPELL, Kind.ABILITY, Kind.SPELL_OR_ABILITY):
        return zone_of(state, Zone.STACK)
    if filter_.kind is Kind.SPELL_OR_PERMANENT:
        return (*battlefield(state), *zone_of(state, Zone.STACK))
    if filter_.kind is Kind.PERMANENT:
        return battlefield(state)
    zones = [p for p in filter_.predicates if isinstance(p, f.InZone)] + [
        q for p in filter_.predicates if isinstance(p, f.Either) for q in p.options if isinstance(q, f.InZone)
    ]
    if filter_.kind is Kind.CARD and zones:
        found: list[ObjectId] = []
        for place in zones:
            found.extend(_zone_objects(view, context, place))
        return found
    if filter_.kind is Kind.SOURCE:
        return (*battlefield(state), *zone_of(state, Zone.STACK), *zone_of(state, Zone.COMMAND))
    return tuple(state.objects)


def _as_permanent(view: View, object_id: ObjectId) -> ObjectId:
    """A permanent that was moved this way, as it last was on the battlefield (CR 608.2h)."""
    obj = view.state.objects.get(object_id)
    if obj is None or obj.zone is Zone.BATTLEFIELD:
        return object_id
    came_from = (old for old, new in view.state.moved.items() if new == object_id)
    return next((old for old in came_from if old in view.state.ghosts), object_id)


def _zone_objects(view: View, context: Context, place: f.InZone) -> tuple[ObjectId, ...]:
    state = view.state
    if place.zone is Zone.BATTLEFIELD:
        return battlefield(state)
    if place.player is None:
        owners: tuple[PlayerId, ...] = state.order
    else:
        owners = finding.matching_players(view, context, place.player)
    if place.zone in (Zone.EXILE, Zone.STACK, Zone.COMMAND):
        return tuple(i for i in zone_of(state, place.zone) if state.objects[i].owner in owners)
    return tuple(i for owner in owners for i in zone_of(state, place.zone, owner))


def _is_kind(view: View, object_id: ObjectId, filter_: f.Filter) -> bool:
    obj = known(view, object_id)
    kind = filter_.kind
    if kind is Kind.PERMANENT:
        return obj.zone is Zone.BATTLEFIELD
    if kind is Kind.SPELL:
        return obj.zone is Zone.STACK and obj.stack is not None and obj.stack.kind == "spell"
    if kind is Kind.ABILITY:
        return obj.zone is Zone.STACK and obj.stack is not None and obj.stack.kind != "spell"
    if kind is Kind.SPELL_OR_PERMANENT:
        is_spell = obj.zone is Zone.STACK and obj.stack is not None and obj.stack.kind == "spell"
        return obj.zone is Zone.BATTLEFIELD or is_spell
    if kind is Kind.SPELL_OR_ABILITY:
        return obj.zone is Zone.STACK
    if kind is Kind.CARD:
        if obj.is_token or (obj.stack is not None and obj.stack.is_copy) or obj.definition is None:
            return False
        if obj.zone in (Zone.BATTLEFIELD, Zone.STACK):
            place = zone_in(filter_)
            return (place is not None and place.zone is obj.zone) or any(
                isinstance(p, f.Among) for p in filter_.predicates
            )
        return True
    return True


@tests(f.Either)
def _either(view: View, context: Context, object_id: ObjectId, p: f.Either) -> bool:
    return any(fits_predicate(view, context, object_id, q) for q in p.options)


@tests(f.Both)
def _both(view: View, context: Context, object_id: ObjectId, p: f.Both) -> bool:
    return all(fits_predicate(view, context, object_id, q) for q in p.parts)


@tests(f.Not)
def _not(view: View, context: Context, object_id: ObjectId, p: f.Not) -> bool:
    return not fits_predicate(view, context, object_id, p.predicate)


@tests(f.HasType)
def _has_type(view: View, context: Context, object_id: ObjectId, p: f.HasType) -> bool:
    return p.type in view.characteristics(object_id).types


@tests(f.HasSubtype)
def _has_subtype(view: View, context: Context, object_id: ObjectId, p: f.HasSubtype) -> bool:
    return p.subtype in view.characteristics(object_id).subtypes


@tests(f.HasSupertype)
def _has_supertype(view: View, context: Context, object_id: ObjectId, p: f.HasSupertype) -> bool:
    return p.supertype in view.characteristics(object_id).supertypes


@tests(f.IsColor)
def _is_color(view: View, context: Context, object_id: ObjectId, p: f.IsColor) -> bool:
    return p.color in view.characteristics(object_id).colors


@tests(f.IsColorless)
def _is_colorless(view: View, context: Context, object_id: ObjectId, p: f.IsColorless) -> bool:
    return not view.characteristics(object_id).colors


@tests(f.IsMonocolored)
def _is_monocolored(view: View, context: Context, object_id: ObjectId, p: f.IsMonocolored) -> bool:
    return len(view.characteristics(object_id).colors) == 1


@tests(f.IsMulticolored)
def _is_multicolored(view: View, context: Context, object_id: ObjectId, p: f.IsMulticolored) -> bool:
    return len(view.characteristics(object_id).colors) > 1


@tests(f.IsPermanentCard)
def _is_permanent_card(view: View, context: Context, object_id: ObjectId, p: f.IsPermanentCard) -> bool:
    return bool(view.characteristics(object_id).types & PERMANENT_TYPES)


@tests(f.IsHistoric)
def _is_historic(view: View, context: Context, object_id: ObjectId, p: f.IsHistoric) -> bool:
    seen = view.characteristics(object_id)
    return CardType.ARTIFACT in seen.types or Supertype.LEGENDARY in seen.supertypes or "Saga" in seen.subtypes


@tests(f.IsOutlaw)
def _is_outlaw(view: View, context: Context, object_id: ObjectId, p: f.IsOutlaw) -> bool:
    outlaws = {"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"}
    return bool(view.characteristics(object_id).subtypes & outlaws)


@tests(f.HasKeyword)
def _has_keyword(view: View, context: Context, object_id: ObjectId, p: f.HasKeyword) -> bool:
    return _has_variant(view, object_id, p.name)


@tests(HasKeywordAbility)
def _has_keyword_ability(view: View, context: Context, object_id: ObjectId, p: HasKeywordAbility) -> bool:
    return _has_variant(view, object_id, p.name)


@tests(WasKicked)
def _was_kicked(view: View, context: Context, object_id: ObjectId, p: WasKicked) -> bool:
    obj = known(view, object_id)
    payment = obj.stack.payment if obj.stack is not None else obj.payment
    return payment.times.get("kicker", 0) > 0


_VARIANTS = {"kicker": ("multikicker",), "morph": ("megamorph",), "ninjutsu": ("commander ninjutsu",)}
"""Variants of a keyword are that keyword too (CR 702.33c, 702.37b, 702.49d)."""


def _has_variant(view: View, object_id: ObjectId, name: str) -> bool:
    seen = view.characteristics(object_id)
    return any(seen.has(one) for one in (name, *_VARIANTS.get(name, ())))


@tests(f.HasAnyAbility)
def _has_any_ability(view: View, context: Context, object_id: ObjectId, p: f.HasAnyAbility) -> bool:
    return bool(view.characteristics(object_id).abilities)


@tests(f.HasName)
def _has_name(view: View, context: Context, object_id: ObjectId, p: f.HasName) -> bool:
    seen = view.characteristics(object_id)
    return seen.name == p.name or p.name in seen.other_names


@tests(f.SameNameAs)
def _same_name_as(view: View, context: Context, object_id: ObjectId, p: f.SameNameAs) -> bool:
    mine = names_of(view, object_id)
    if isinstance(p.other, Choose):
        # "With the same name as another card in their hand": any that there is.
        others = (one for one in candidates(view, context, p.other.filter) if one != object_id)
        return any(mine & names_of(view, other) for other in others)
    return any(mine & names_of(view, other) for other in finding.find_objects(view, context, p.other))


def names_of(view: View, object_id: ObjectId) -> set[str]:
    """Every name that the object has (CR 201.2a)."""
    seen = view.characteristics(object_id)
    return {n for n in (seen.name, *seen.other_names) if n}


@tests(f.SharesWith)
def _shares_with(view: View, context: Context, object_id: ObjectId, p: f.SharesWith) -> bool:
    mine = numbers.qualities(view, object_id, p.what)
    return any(mine & numbers.qualities(view, i, p.what) for i in finding.find_objects(view, context, p.other))


def compare(left: int, comparison: Comparison, right: int) -> bool:
    """Whether the comparison holds between two numbers."""
    match comparison:
        case Comparison.EQUAL:
            return left == right
        case Comparison.NOT_EQUAL:
            return left != right
        case Comparison.AT_LEAST:
            return left >= right
        case Comparison.AT_MOST:
            return left <= right
        case Comparison.GREATER:
            return left > right
        case Comparison.LESS:
            return left < right


@tests(f.HasStat)
def _has_stat(view: View, context: Context, object_id: ObjectId, p: f.HasStat) -> bool:
    value = numbers.stat_of(view, object_id, p.stat)
    if value is None:
        return False
    return compare(value, p.comparison, numbers.count(view, context, p.amount))


@tests(f.HasOwnStat)
def _has_own_stat(view: View, context: Context, object_id: ObjectId, p: f.HasOwnStat) -> bool:
    value, other = numbers.stat_of(view, object_id, p.stat), numbers.stat_of(view, object_id, p.other)
    return value is not None and other is not None and compare(value, p.comparison, other)


@tests(f.HasCounter)
def _has_counter(view: View, context: Context, object_id: ObjectId, p: f.HasCounter) -> bool:
    counters = known(view, object_id).counters
    have = sum(counters.values()) if p.kind is None else counters.get(p.kind, 0)
    return have >= p.minimum


@tests(f.ControlledBy)
def _controlled_by(view: View, context: Context, object_id: ObjectId, p: f.ControlledBy) -> bool:
    return view.characteristics(object_id).controller in finding.matching_players(view, context, p.player)


@tests(f.OwnedBy)
def _owned_by(view: View, context: Context, object_id: ObjectId, p: f.OwnedBy) -> bool:
    return known(view, object_id).owner in finding.matching_players(view, context, p.player)


@tests(f.CastBy)
def _cast_by(view: View, context: Context, object_id: ObjectId, p: f.CastBy) -> bool:
    obj = known(view, object_id)
    by = obj.stack.cast_by if obj.stack is not None else obj.cast_by
    return by is not None and by in finding.matching_players(view, context, p.player)


@tests(f.InZone)
def _in_zone(view: View, context: Context, object_id: ObjectId, p: f.InZone) -> bool:
    obj = known(view, object_id)
    zone = obj.zone
    if zone is Zone.STACK and p.zone is not Zone.STACK and obj.stack is not None:
        # "Spells you cast from your graveyard" (CR 601.2a).
        if obj.stack.cast_from is None:
            return False
        zone = obj.stack.cast_from
    if zone is not p.zone:
        return False
    return p.player is None or obj.owner in finding.matching_players(view, context, p.player)


@tests(f.IsTapped)
def _is_tapped(view: View, context: Context, object_id: ObjectId, p: f.IsTapped) -> bool:
    return known(view, object_id).is_tapped


@tests(f.IsAttacking)
def _is_attacking(view: View, context: Context, object_id: ObjectId, p: f.IsAttacking) -> bool:
    combat = view.state.combat
    attacked = combat.attackers.get(object_id) if combat is not None else None
    if attacked is None and object_id in view.state.ghosts:
        attacked = view.state.ghosts[object_id].was_attacking
    if attacked is None:
        return False
    if p.whom is None:
        return True
    return attacked in finding.matching_players(view, context, p.whom)


@tests(f.IsBlocking)
def _is_blocking(view: View, context: Context, object_id: ObjectId, p: f.IsBlocking) -> bool:
    combat = view.state.combat
    blocked = combat.blockers.get(object_id, ()) if combat is not None else ()
    if not blocked and object_id in view.state.ghosts:
        blocked = view.state.ghosts[object_id].was_blocking
    if p.whom is None:
        return bool(blocked) or (combat is not None and object_id in combat.blockers)
    # Of an attacker that is gone it counts what blocked it when it was last there (CR 608.2h).
    return any(
        i in blocked or (i in view.state.ghosts and object_id in view.state.ghosts[i].was_blocked_by)
        for i in finding.find_objects(view, context, p.whom)
    )


@tests(f.IsBlockedBy)
def _is_blocked_by(view: View, context: Context, object_id: ObjectId, p: f.IsBlockedBy) -> bool:
    combat = view.state.combat
    if combat is None:
        return False
    return any(
        object_id in combat.blockers.get(i, ())
        or (i in view.state.ghosts and object_id in view.state.ghosts[i].was_blocking)
        for i in finding.find_objects(view, context, p.whom)
    )


@tests(f.IsBlocked)
def _is_blocked(view: View, context: Context, object_id: ObjectId, p: f.IsBlocked) -> bool:
    combat = view.state.combat
    return combat is not None and object_id in combat.attackers and object_id in combat.blocked


@tests(f.IsUnblocked)
def _is_unblocked(view: View, context: Context, object_id: ObjectId, p: f.IsUnblocked) -> bool:
    combat = view.state.combat
    return (
        combat is not None
        and combat.is_blocks_declared
        and object_id in combat.attackers
        and object_id not in combat.blocked
    )


@tests(f.IsToken)
def _is_token(view: View, context: Context, object_id: ObjectId, p: f.IsToken) -> bool:
    return known(view, object_id).is_token


@tests(f.IsFaceDown)
def _is_face_down(view: View, context: Context, object_id: ObjectId, p: f.IsFaceDown) -> bool:
    return known(view, object_id).face_down is not None


def attachments(view: View, object_id: ObjectId) -> tuple[ObjectId, ...]:
    """What is attached to the object, or was when it was last there."""
    if object_id in view.state.ghosts:
        return view.state.ghosts[object_id].attachments
    return tuple(i for i in battlefield(view.state) if view.state.objects[i].attached_to == object_id)


@tests(f.IsEquipped)
def _is_equipped(view: View, context: Context, object_id: ObjectId, p: f.IsEquipped) -> bool:
    return any("Equipment" in view.characteristics(i).subtypes for i in attachments(view, object_id))


@tests(f.IsEnchanted)
def _is_enchanted(view: View, context: Context, object_id: ObjectId, p: f.IsEnchanted) -> bool:
    return any("Aura" in view.characteristics(i).subtypes for i in attachments(view, object_id))


@tests(f.IsModified)
def _is_modified(view: View, context: Context, object_id: ObjectId, p: f.IsModified) -> bool:
    if any(known(view, object_id).counters.values()):
        return True
    controller = view.characteristics(object_id).controller
    for i in attachments(view, object_id):
        seen = view.characteristics(i)
        if "Equipment" in seen.subtypes or ("Aura" in seen.subtypes and seen.controller == controller):
            return True
    return False


@tests(f.AttachedTo)
def _attached_to(view: View, context: Context, object_id: ObjectId, p: f.AttachedTo) -> bool:
    to = known(view, object_id).attached_to
    if not isinstance(p.to, f.Filter):
        # Of a host that is gone: what was attached to it when it was last there (CR 608.2h).
        for host in finding.find_recipients(view, context, p.to):
            ghost = view.state.ghosts.get(ObjectId(host)) if isinstance(host, int) else None
            if ghost is not None and object_id in ghost.attachments:
                return True
    if to is None:
        return False
    if isinstance(p.to, f.Filter):
        return isinstance(to, int) and fits(view, context, ObjectId(to), p.to)
    return to in finding.find_recipients(view, context, p.to)


def _became(view: View, object_id: ObjectId, permanent: ObjectId) -> bool:
    """The object is the spell that became this permanent: not another spell (CR 608.3)."""
    return view.state.moved.get(object_id) == permanent and known(view, object_id).stack is not None


def _left_as(view: View, context: Context, object_id: ObjectId) -> bool:
    """The object is what the source became by the zone change that its ability triggered on: no other card (CR
    400.7, 603.10a)."""
    if not isinstance(context.event, (ZoneChanged, PermanentSacrificed, PermanentDestroyed)):
        return False
    return context.event.old == context.source and view.state.moved.get(context.source) == object_id


@tests(f.Another)
def _another(view: View, context: Context, object_id: ObjectId, p: f.Another) -> bool:
    if p.than is None:
        return (
            object_id != context.source
            and not _became(view, object_id, context.source)
            and not _left_as(view, context, object_id)
        )
    others = finding.find_objects(view, context, p.than)
    return not any(
        object_id in (i, view.state.moved.get(i), finding.current(view, context, i)) or _became(view, object_id, i)
        for i in others
    )


@tests(f.Among)
def _among(view: View, context: Context, object_id: ObjectId, p: f.Among) -> bool:
    found = finding.find_objects(view, context, p.objects)
    return object_id in found or view.state.moved.get(object_id) in found


@tests(f.OfChosen)
def _of_chosen(view: View, context: Context, object_id: ObjectId, p: f.OfChosen) -> bool:
    chosen = finding.chosen_value(view, context, p.what)
    if chosen is None:
        return False
    seen = view.characteristics(object_id)
    match p.what:
        case "color":
            return chosen in {c.value for c in seen.colors}
        case "name":
            return chosen == seen.name or chosen in seen.other_names
        case "number":
            return chosen == seen.mana_value
        case "card type":
            return chosen in {t.value for t in seen.types}
        case _:
            return chosen in seen.subtypes or chosen in {t.value for t in seen.types}


@tests(f.HasAdventure)
def _has_adventure(view: View, context: Context, object_id: ObjectId, p: f.HasAdventure) -> bool:
    definition = known(view, object_id).definition
    return definition is not None and any("Adventure" in face.subtypes for face in definition.faces)


@tests(f.WasCastNth)
def _was_cast_nth(view: View, context: Context, object_id: ObjectId, p: f.WasCastNth) -> bool:
    cast = [e.object for e in view.state.history if isinstance(e, SpellCast)]
    return len(cast) >= p.nth and cast[p.nth - 1] == object_id


@tests(f.IsNthCast)
def _is_nth_cast(view: View, context: Context, object_id: ObjectId, p: f.IsNthCast) -> bool:
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


@tests(f.HasAttached)
def _has_attached(view: View, context: Context, object_id: ObjectId, p: f.HasAttached) -> bool:
    return any(fits(view, context, i, p.filter) for i in attachments(view, object_id))


@tests(f.ControllerDealtDamageBy)
def _controller_dealt(view: View, context: Context, object_id: ObjectId, p: f.ControllerDealtDamageBy) -> bool:
    controller = view.characteristics(object_id).controller
    sources = finding.find_objects(view, context, p.source)
    return any(
        isinstance(h, DamageDealt)
        and h.to == controller
        and h.source in sources
        and (p.combat is None or h.is_combat is p.combat)
        for h in view.state.history
    )


@tests(f.HasColors)
def _has_colors(view: View, context: Context, object_id: ObjectId, p: f.HasColors) -> bool:
    number = len(view.characteristics(object_id).colors)
    return number >= p.number if p.or_more else number == p.number


@tests(f.SpellTargets)
def _spell_targets(view: View, context: Context, object_id: ObjectId, p: f.SpellTargets) -> bool:
    record = known(view, object_id).stack
    if record is None:
        return False
    return targets_fit(view, context, [t for slot in record.targets for t in slot], p)


def targets_fit(view: View, context: Context, targets: list[Recipient], p: f.SpellTargets) -> bool:
    """Whether these targets of a spell or ability are such as the predicate asks for."""
    if p.single and len(set(targets)) > 1:
        return False
    hits = [False for _ in targets]
    for what in p.what.parts if isinstance(p.what, Several) else (p.what,):
        if isinstance(what, f.Filter):
            found = [isinstance(t, int) and fits(view, context, ObjectId(t), what) for t in targets]
        else:
            wanted = finding.matching_recipients(view, context, what)
            found = [t in wanted for t in targets]
        hits = [one or other for one, other in zip(hits, found, strict=True)]
    return bool(hits) and (all(hits) if p.only else any(hits))


@tests(f.HasSingleTarget)
def _has_single_target(view: View, context: Context, object_id: ObjectId, p: f.HasSingleTarget) -> bool:
    record = known(view, object_id).stack
    return record is not None and sum(len(slot) for slot in record.targets) == 1


@tests(f.HasManaSymbols)
def _has_mana_symbols(view: View, context: Context, object_id: ObjectId, p: f.HasManaSymbols) -> bool:
    return p.symbol in (view.characteristics(object_id).mana_cost or ())


@tests(f.DealtDamageBy)
def _dealt_damage_by(view: View, context: Context, object_id: ObjectId, p: f.DealtDamageBy) -> bool:
    sources = finding.find_objects(view, context, p.source)
    return any(
        isinstance(e, DamageDealt) and e.to == object_id and e.source in sources and e.amount > 0
        for e in view.state.history
    )


@tests(f.IsAbilityKind)
def _is_ability_kind(view: View, context: Context, object_id: ObjectId, p: f.IsAbilityKind) -> bool:
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


PropertyReader = Callable[[View, ObjectId], bool]
_PROPERTIES: dict[str, PropertyReader] = {}


def property_of(name: str) -> Callable[[PropertyReader], PropertyReader]:
    """Declares how a designation is found that is no mark on the object itself."""

    def register(function: PropertyReader) -> PropertyReader:
        _PROPERTIES[name] = function
        return function

    return register


def has_property(view: View, object_id: ObjectId, name: str) -> bool:
    """Whether an object has a designation."""
    reader = _PROPERTIES.get(name)
    return reader(view, object_id) if reader is not None else bool(known(view, object_id).memory.get(name))


@tests(f.HasProperty)
def _has_property(view: View, context: Context, object_id: ObjectId, p: f.HasProperty) -> bool:
    return has_property(view, object_id, p.name)


@tests(f.HasExtreme)
def _has_extreme(view: View, context: Context, object_id: ObjectId, p: f.HasExtreme) -> bool:
    """Asked of one object: none among the others has more (or less)."""
    mine = numbers.stat_of(view, object_id, p.stat)
    if mine is None:
        return False
    others = candidates(view, context, p.among) if p.among is not None else ()
    values = [v for i in others if (v := numbers.stat_of(view, i, p.stat)) is not None]
    return all(mine <= v for v in values) if p.lowest else all(mine >= v for v in values)


@tests(f.PutThereWith)
def _put_there_with(view: View, context: Context, object_id: ObjectId, p: f.PutThereWith) -> bool:
    return object_id in finding.linked_memory(view, context, "put with it")


@tests(f.HasTotalPT)
def _has_total_pt(view: View, context: Context, object_id: ObjectId, p: f.HasTotalPT) -> bool:
    seen = view.characteristics(object_id)
    if seen.power is None or seen.toughness is None:
        return False
    return compare(seen.power + seen.toughness, p.comparison, numbers.count(view, context, p.amount))


@tests(f.HasManaCost)
def _has_mana_cost(view: View, context: Context, object_id: ObjectId, p: f.HasManaCost) -> bool:
    cost = view.characteristics(object_id).mana_cost
    return cost is not None and sorted(cost) == sorted(p.symbols)
