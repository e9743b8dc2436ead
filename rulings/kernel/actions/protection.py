"""Protection, hexproof, shroud: what can't be targeted, damaged, enchanted, equipped or blocked (CR 702.11, 702.16,
702.18)."""

from typing import TYPE_CHECKING

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Sparing
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Kind, Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.characteristics.permissions import abilities_to, facts, has_rule, restrictions, source_context
from rulings.kernel.happening.replacement import Applicable, is_preventable, note, rule_replacement
from rulings.kernel.questions import finding, matching
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.proposals import Proposal, ProposedDamage
from rulings.kernel.state.view import known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.11", "hexproof")
asked_by_name("702.16", "protection")
asked_by_name("702.18", "shroud")

PROTECTION_DAMAGE = cite("702.16e", "prevented")
PROTECTION_TARGET = cite("702.16b", "can't be targeted")
DESPITE_HEXPROOF = "be targeted despite hexproof"


def qualities(game: "Game", of: Recipient) -> list[tuple[Context, object]]:
    """What an object or player has protection from."""
    if isinstance(of, str):
        return [(effect.context, change.node) for effect, change in facts(game, PlayerId(of), "protection")]
    obj = game.state.objects.get(ObjectId(of))
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        # A static ability of a permanent: a spell with protection can be targeted (CR 113.6, 702.16b).
        return []
    seen = game.seen(ObjectId(of))
    context = Context(seen.controller, ObjectId(of))
    return [(context, a.quality) for a in seen.keyword_abilities("protection")]


def is_protected(game: "Game", of: Recipient, source: ObjectId) -> bool:
    """Whether an object or player has protection from a source."""
    return any(_has_quality(game, context, quality, source) for context, quality in qualities(game, of))


def keeps_off(game: "Game", of: Recipient, attachment: ObjectId) -> bool:
    """Whether protection keeps an attachment from being there; one that is there already may be spared (CR 702.16n)."""
    is_there = game.object(attachment).attached_to == of
    return any(
        _has_quality(game, context, quality, attachment)
        and not (is_there and isinstance(quality, Sparing) and _spares(game, context, quality, attachment))
        for context, quality in qualities(game, of)
    )


def _spares(game: "Game", context: Context, quality: Sparing, attachment: ObjectId) -> bool:
    givers = finding.find_objects(game.view, context, quality.giver)
    match quality.spared:
        case "this Aura":
            return attachment in givers
        case "Auras":
            return "Aura" in game.seen(attachment).subtypes
    # It was attached before the protection began (CR 702.16p): being attached gave both their timestamps.
    return any(
        game.seen(attachment).controller == game.seen(i).controller
        and known(game.view, attachment).timestamp <= known(game.view, i).timestamp
        for i in givers
    )


def _has_quality(game: "Game", context: Context, quality: object, source: ObjectId) -> bool:
    if quality is None:
        return True
    if isinstance(quality, Sparing):
        return _has_quality(game, context, quality.quality, source)
    if isinstance(quality, Filter):
        # Protection looks at the source wherever it is (CR 702.16a), for spells only while it is one (CR 112.1).
        if quality.kind is Kind.SPELL:
            record = known(game.view, source).stack
            if record is None or record.kind != "spell":
                return False
        return matching.fits_facts(game.view, context, source, quality)
    if isinstance(quality, PlayerRef):
        return game.seen(source).controller in finding.matching_players(game.view, context, quality)
    return False


@rule_replacement
def prevented_by_protection(game: "Game", proposal: Proposal) -> list[Applicable]:
    """Damage from a source with the quality is prevented (CR 702.16e)."""
    if not isinstance(proposal, ProposedDamage) or not is_preventable(game, proposal):
        return []
    if not is_protected(game, proposal.to, proposal.source):
        return []

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        assert isinstance(proposal, ProposedDamage)
        by = proposal.to if isinstance(proposal.to, int) else proposal.source
        note(game, ObjectId(by), proposal, "prevent", (PROTECTION_DAMAGE,), proposal.amount)
        return []

    source = ObjectId(proposal.to) if isinstance(proposal.to, int) else proposal.source
    return [Applicable(("protection", proposal.to), source, "protection", change, citations=(PROTECTION_DAMAGE,))]


def untargetable(
    game: "Game", target: Recipient, source: ObjectId, controller: PlayerId, *, is_spell: bool
) -> Citation | None:
    """The rule by which a source's spell or ability can't target this; ``None`` if it can.

    Shape: ``is_spell``: it is the source itself, a spell, that targets, and no ability of it (CR 112.1, 113.3).
    """
    if is_protected(game, target, source):
        return PROTECTION_TARGET
    if isinstance(target, str):
        if has_rule(game, PlayerId(target), "shroud"):
            return cite("702.18a", "can't be the target")
        if target != controller and not _player_despite_hexproof(game, PlayerId(target), source):
            for effect, rule in facts(game, PlayerId(target), "hexproof"):
                if rule.node is None or _has_quality(game, effect.context, rule.node, source):
                    return cite("702.11c", "can't be the target")
        return None
    seen = game.seen(ObjectId(target))
    if game.object(ObjectId(target)).zone is not Zone.BATTLEFIELD:
        return _restricted(game, ObjectId(target), source, controller, is_spell)
    if seen.has("shroud"):
        return cite("702.18a", "can't be the target")
    if seen.has("hexproof") and seen.controller != controller and not _despite_hexproof(game, target, source):
        for ability in seen.keyword_abilities("hexproof"):
            quality = ability.quality
            context = Context(seen.controller, ObjectId(target))
            if quality is None or _has_quality(game, context, quality, source):
                return cite("702.11b", "can't be the target")
    return _restricted(game, ObjectId(target), source, controller, is_spell)


def _despite_hexproof(game: "Game", target: Recipient, source: ObjectId) -> bool:
    """An effect lets it be targeted as though it had no hexproof, from a quality or not (CR 702.11e)."""
    return any(
        rule.filter is None
        or (
            isinstance(rule.filter, Filter)
            and matching.fits_facts(game.view, source_context(game, by), source, rule.filter)
        )
        for rule, by in abilities_to(game, ObjectId(int(target)), DESPITE_HEXPROOF)
    )


def _player_despite_hexproof(game: "Game", target: PlayerId, source: ObjectId) -> bool:
    return any(
        rule.node is None
        or (isinstance(rule.node, Filter) and matching.fits_facts(game.view, effect.context, source, rule.node))
        for effect, rule in facts(game, target, DESPITE_HEXPROOF)
    )


def _restricted(
    game: "Game", target: ObjectId, source: ObjectId, controller: PlayerId, is_spell: bool
) -> Citation | None:
    for rule, by in restrictions(game, target, "be targeted"):
        context = source_context(game, by)
        if rule.by is None:
            return cite("101.2", "can't")
        if isinstance(rule.by, Filter) and rule.by.kind is (Kind.ABILITY if is_spell else Kind.SPELL):
            continue
        if isinstance(rule.by, Filter) and matching.fits_facts(game.view, context, source, rule.by):
            return cite("101.2", "can't")
        if isinstance(rule.by, PlayerRef) and controller in finding.matching_players(game.view, context, rule.by):
            return cite("101.2", "can't")
    return None
