"""What Auras, Equipment and Fortifications can be attached to, and attaching them (CR 301.5, 303.4, 701.3)."""

from typing import TYPE_CHECKING

from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node, walk
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Attached
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.actions.protection import keeps_off
from rulings.kernel.characteristics.permissions import restrictions, source_context
from rulings.kernel.questions import finding, matching
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Play, recipient_options
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.5", "enchant")

EQUIPMENT_APART = cite("301.5d", "controller is separate")
AURA_APART = cite("303.4e", "controller is separate")
ATTACHES = cite("701.3a", "attach")
NEW_TIMESTAMP = cite("701.3c", "new timestamp")
CHOOSES_HOST = cite("303.4f", "chooses what it will enchant")
_NOT_BY_SUBTYPE = {
    "enchanted": ("Aura", cite("303.4m", "even if the permanent with the ability isn’t an Aura")),
    "equipped": ("Equipment", cite("301.5f", "even if the permanent with the ability isn’t an Equipment")),
}
"""The word that an ability uses of its host, the subtype that it is usually on, and the rule for when it is not."""


def can_be_attached(game: "Game", attachment: ObjectId, to: Recipient, *, as_creature: bool = False) -> bool:
    """Whether an object could be attached there (CR 301.5, 303.4); ``as_creature``: as though a planeswalker were a
    creature (CR 702.6e)."""
    seen = game.seen(attachment)
    if attachment == to:
        return False
    if isinstance(to, int):
        host = ObjectId(to)
        obj = game.state.objects.get(host)
        if obj is None:
            return False
        if obj.zone is not Zone.BATTLEFIELD and "Aura" not in seen.subtypes:
            # An Aura may enchant a card elsewhere, if its enchant ability says so (CR 303.4, 702.5a).
            return False
    elif game.player(to).lost is not None:
        # Who has left the game is enchanted by nothing any more (CR 303.4c, 800.4a).
        return False
    if keeps_off(game, to, attachment):
        return False
    if "Aura" in seen.subtypes:
        if isinstance(to, int) and _is_kept_off(game, attachment, ObjectId(to)):
            return False
        return fits_enchant(game, attachment, to)
    if CardType.CREATURE in seen.types and not seen.has("reconfigure"):
        return False
    if isinstance(to, str):
        return False
    host_types = game.seen(ObjectId(to)).types
    if "Equipment" in seen.subtypes:
        can_hold = CardType.CREATURE in host_types or (as_creature and CardType.PLANESWALKER in host_types)
        if not can_hold or restrictions(game, ObjectId(to), "be equipped"):
            return False
        return _equipment_rules(game, attachment, ObjectId(to))
    if "Fortification" in seen.subtypes:
        return CardType.LAND in host_types
    return False


def _is_kept_off(game: "Game", aura: ObjectId, host: ObjectId) -> bool:
    """An effect says that the host can't be enchanted, at all or by Auras like this one."""
    return any(
        change.by is None
        or (
            isinstance(change.by, Filter)
            and matching.fits_facts(game.view, source_context(game, source), aura, change.by)
        )
        for change, source in restrictions(game, host, "be enchanted")
    )


def _equipment_rules(game: "Game", attachment: ObjectId, host: ObjectId) -> bool:
    """ "Can be attached only to a legendary creature" and the like."""
    context = Context(game.seen(attachment).controller, attachment)
    for rule, _ in restrictions(game, attachment, "be attached"):
        if isinstance(rule.unless, Filter) and not matching.fits(game.view, context, host, rule.unless):
            return False
    return True


def fits_enchant(game: "Game", aura: ObjectId, to: Recipient) -> bool:
    """Whether every enchant ability of an Aura allows it there (CR 702.5)."""
    seen = game.seen(aura)
    abilities = seen.keyword_abilities("enchant")
    if not abilities:
        return False
    context = Context(seen.controller, aura, payment=game.object(aura).payment)
    for ability in abilities:
        quality = ability.quality
        if isinstance(quality, PlayerRef):
            if not isinstance(to, str) or to not in finding.matching_players(game.view, context, quality):
                return False
        elif isinstance(quality, Filter):
            if not isinstance(to, int) or not matching.fits(game.view, context, ObjectId(to), quality):
                return False
        else:
            return False
    return True


def attached_without_the_subtype(game: "Game", source: ObjectId, effect: Node) -> list[Citation]:
    """Rules by which an ability speaks of what its source is attached to, although the source is no Aura (CR 303.4m)
    or no Equipment (CR 301.5f)."""
    words = {node.word for node in walk(effect) if isinstance(node, Attached)}
    if not words or game.object(source).attached_to is None:
        return []
    subtypes = game.seen(source).subtypes
    return [rule for word, (subtype, rule) in _NOT_BY_SUBTYPE.items() if word in words and subtype not in subtypes]


def hosts(game: "Game", attachment: ObjectId) -> tuple[Recipient, ...]:
    """Everything that an object could be attached to now."""
    players: tuple[Recipient, ...] = tuple(p for p in game.state.order if game.player(p).lost is None)
    elsewhere = tuple(
        i
        for ability in game.seen(attachment).keyword_abilities("enchant")
        if isinstance(ability.quality, Filter) and ability.quality.kind is Kind.CARD
        for i in matching.candidates(game.view, Context(game.seen(attachment).controller, attachment), ability.quality)
    )
    return tuple(r for r in (*players, *battlefield(game.state), *elsewhere) if can_be_attached(game, attachment, r))


def choose_host(
    game: "Game", aura: ObjectId, player: PlayerId, among: Filter | None = None, context: Context | None = None
) -> Play[Recipient | None]:
    """An Aura that enters without being cast: its controller chooses what it enchants; ``None`` where nothing fits."""
    options = hosts(game, aura)
    if among is not None and context is not None:
        wanted = matching.candidates(game.view, context, among)
        options = tuple(r for r in options if r in wanted)
    if not options:
        return None
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OBJECTS,
            "choose what it enchants",
            recipient_options(game, options),
            source=aura,
            citations=(CHOOSES_HOST,),
            default=(0,),
        )
    )
    return picked[0].recipient


def attach(game: "Game", attachment: ObjectId, to: Recipient, *, as_creature: bool = False) -> bool:
    """Attaches an object; does nothing where it can't be or already is (CR 701.3b)."""
    obj = game.state.objects.get(attachment)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return False
    if obj.attached_to == to:
        game.emit(e.CantHappen(what="attach again", object=attachment, citations=(cite("701.3b", "does nothing"),)))
        return False
    if not can_be_attached(game, attachment, to, as_creature=as_creature):
        game.emit(e.CantHappen(what="attach", object=attachment, citations=(cite("701.3b", "doesn't move"),)))
        return False
    before = obj.attached_to
    stamp = game.new_timestamp()
    game.change_object(attachment, attached_to=to, timestamp=stamp)
    if before is not None:
        game.emit(e.Unattached(object=attachment, before=before, citations=(cite("701.3d", "unattach"),)))
    game.emit(
        e.Attached(
            object=attachment, to=to, before=before, citations=(ATTACHES, NEW_TIMESTAMP, *_apart(game, attachment, to))
        )
    )
    return True


def _apart(game: "Game", attachment: ObjectId, to: Recipient) -> tuple[Citation, ...]:
    """The rule that its controller stays the same, where that is another player than the host's controller."""
    if isinstance(to, str) or game.seen(attachment).controller == game.seen(ObjectId(to)).controller:
        return ()
    subtypes = game.seen(attachment).subtypes
    return (EQUIPMENT_APART,) if "Equipment" in subtypes else (AURA_APART,) if "Aura" in subtypes else ()


def unattach(game: "Game", attachment: ObjectId) -> None:
    """Moves an object away from what it is attached to; it stays on the battlefield (CR 701.3d)."""
    obj = game.state.objects.get(attachment)
    if obj is None or obj.attached_to is None:
        return
    view = game.view
    game.change_object(attachment, attached_to=None)
    game.emit(
        e.Unattached(object=attachment, before=obj.attached_to, citations=(cite("701.3d", "unattach"),)), before=view
    )
