"""What mana may be spent on (CR 106.6), and as what it counts (CR 609.4b)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import SpendOnX
from rulings.abilities.changes.mana import SpendAsThough
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.effects.mana import SpendOnly
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.intrinsic_mana import COLORS
from rulings.kernel.abilities.special_words import declare, declare_ability
from rulings.kernel.casting.mana.mana import ANY, Need
from rulings.kernel.casting.mana.spent_mana import comes_from_the_right_source, with_life_for_mana
from rulings.kernel.characteristics.permissions import concerns, permissions, player_rules
from rulings.kernel.questions import matching
from rulings.kernel.questions.patterns import fits_slot
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.mana import Mana

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SPEND_AS = "spend mana as"
"""Under which word a spell remembers what mana spent on it counts as."""
declare(PlayerMay, "spend mana")
declare_ability(SpendOnX)


def may_spend(game: "Game", mana: Mana, player: PlayerId, on: ObjectId | None) -> bool:
    """Whether this mana may be spent on this spell or ability (``None``: anything else)."""
    if not comes_from_the_right_source(game, mana, player, on):
        return False
    rule = mana.restriction
    if not isinstance(rule, SpendOnly):
        return True
    source = mana.source if mana.source is not None else on
    while rule is not None:
        if _allows(game, rule, player, on, source):
            return True
        rule = rule.also
    return False


def _allows(game: "Game", rule: SpendOnly, player: PlayerId, on: ObjectId | None, source: ObjectId | None) -> bool:
    if game.special_action is not None:
        # What is paid for a special action is paid neither for a spell nor for an ability (CR 116.1).
        return rule.what in ("not spell", game.special_action)
    if rule.what == "not spell":
        return on is None or not _is_spell(game, on) or not _fits(game, rule, player, on, source)
    if on is None or source is None:
        return False
    is_spell = _is_spell(game, on)
    if rule.what == "spell":
        return is_spell and _fits(game, rule, player, on, source)
    # Otherwise it is for a special action alone.
    return rule.what == "ability" and not is_spell and _fits(game, rule, player, on, source)


def _is_spell(game: "Game", object_id: ObjectId) -> bool:
    """While costs are paid the spell or ability is on the stack already; before, a card in hand stands for the spell,
    and whatever has the ability for the ability."""
    if object_id == game.activating:
        return False
    obj = game.state.objects.get(object_id)
    if obj is None:
        return False
    return obj.zone is not Zone.BATTLEFIELD and (obj.stack is None or obj.stack.kind == "spell")


def _fits(game: "Game", rule: SpendOnly, player: PlayerId, on: ObjectId, source: ObjectId | None) -> bool:
    if rule.filter is None:
        return True
    context = Context(player, source if source is not None else on)
    asked = on
    record = game.object(on).stack
    if record is not None and record.kind != "spell":
        asked = record.source
    return matching.fits_facts(game.view, context, asked, rule.filter)


def widened(game: "Game", player: PlayerId, needs: list[Need], on: ObjectId | None) -> list[Need]:
    """The needs as the player may pay them: with mana as though it were of any colour, or of any type (CR 609.4b)."""
    needs = with_life_for_mana(game, player, needs)
    words = {rule.spend.what for _, rule in permissions(game, player, "spend mana") if rule.spend is not None}
    obj = game.state.objects.get(on) if on is not None else None
    if obj is not None:
        words.add(str(obj.memory.get(SPEND_AS)))
    if "any type" in words:
        return [replace(need, types=ANY) for need in needs]
    rules = _rules(game, player, on)
    needs = [_as_though(need, rules) for need in needs] if rules else needs
    if "any color" in words:
        # Mana that counts as coloured pays for coloured symbols, never for {C} (CR 107.4c).
        return [replace(need, types=ANY) if need.types & set(COLORS) else need for need in needs]
    if "any color from snow" in words:
        return [replace(need, snow_types=ANY) if need.types & set(COLORS) else need for need in needs]
    return needs


def _rules(game: "Game", player: PlayerId, on: ObjectId | None) -> list[SpendAsThough]:
    """The effects that let this player spend mana as other mana on this."""
    found = []
    for effect, rule in player_rules(game, SpendAsThough):
        assert isinstance(rule, SpendAsThough)
        if concerns(game, effect, player, rule.who) and _is_paid_for(game, effect.context, rule, on):
            found.append(rule)
    return found


def _is_paid_for(game: "Game", context: Context, rule: SpendAsThough, on: ObjectId | None) -> bool:
    if rule.what == "anything":
        return True
    if on is None or game.special_action is not None or _is_spell(game, on) is not (rule.what == "spell"):
        return False
    record = game.object(on).stack
    if record is not None and record.kind != "spell":
        return fits_slot(game.view, context, rule.on, record.source)
    if isinstance(rule.on, Filter):
        return matching.fits_facts(game.view, context, on, rule.on)
    return fits_slot(game.view, context, rule.on, on)


def _as_though(need: Need, rules: list[SpendAsThough]) -> Need:
    """The need with the mana that counts as what it needs; {C} is no colour (CR 107.4c)."""
    for rule in rules:
        wanted = {rule.like.value} if rule.like is not None else ANY if rule.any_type else set(COLORS)
        if need.types & wanted:
            mana = {"C"} if rule.colorless else ANY if rule.color is None else {rule.color.value}
            need = replace(need, types=need.types | mana)
    return need
