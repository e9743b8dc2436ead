"""What mana does to what it is spent on, and from what the mana of a spell came (CR 106.6, 107.4h).

日本語: マナが支払われた先への追加の効果
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.history import ManaSpent, ManaSpentOf
from rulings.abilities.changes.mana import LifeForMana, SpendOnlyFrom
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.effects.mana import ManaRider, SpendOnly
from rulings.abilities.filters.filter import Filter
from rulings.kernel.abilities.functions import activated_abilities
from rulings.kernel.abilities.special_words import declare
from rulings.kernel.casting.mana.mana import Need
from rulings.kernel.casting.mana.producible_mana import mana_now
from rulings.kernel.characteristics.permissions import concerns, player_cant, player_rules
from rulings.kernel.happening.performing import perform
from rulings.kernel.questions import finding, matching
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.floating import PendingTrigger
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.mana import Mana
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

for _letter in "WUBRGC":
    declare(PlayerHas, f"unspent mana becomes {_letter}")


@counts(ManaSpentOf)
def _mana_spent_of(view: View, context: Context, amount: ManaSpentOf) -> int:
    objects = (context.source,) if amount.of is None else finding.find_objects(view, context, amount.of)
    spent = [] if amount.of is not None else list(context.payment.spent)
    if not spent:
        for i in objects:
            if i in view.state.objects or i in view.state.ghosts:
                obj = known(view, i)
                spent += (obj.stack.payment if obj.stack is not None else obj.payment).spent
    return sum(_is_such(view, context, mana, amount) for mana in spent)


def _is_such(view: View, context: Context, mana: Mana, amount: ManaSpentOf) -> bool:
    if (amount.snow and not mana.is_snow) or (amount.colorless and mana.type != "C"):
        return False
    return amount.source is None or (
        mana.source is not None and matching.fits(view, context, mana.source, amount.source)
    )


def comes_from_the_right_source(game: "Game", mana: Mana, player: PlayerId, on: ObjectId | None) -> bool:
    """Whether the text of a spell lets this mana be spent on it ("spend only mana produced by creatures")."""
    rules = _sources_allowed(game, on)
    if not rules:
        return True
    assert on is not None
    source, context = mana.source, Context(player, on)
    return source is not None and all(
        filter_ is not None and matching.fits(game.view, context, source, filter_) for filter_ in rules
    )


def spends_no_mana(game: "Game", on: ObjectId | None) -> bool:
    """Whether the text of a spell says that no mana may be spent on it at all."""
    return None in _sources_allowed(game, on)


def _sources_allowed(game: "Game", on: ObjectId | None) -> list[Filter | None]:
    if on is None or on not in game.state.objects or on == game.activating:
        return []
    record = game.object(on).stack
    if record is not None and record.kind != "spell":
        return []
    return [
        change.source
        for ability in game.seen(on).abilities
        if isinstance(ability, StaticAbility)
        for change in ability.changes
        if isinstance(change, SpendOnlyFrom)
    ]


def with_life_for_mana(game: "Game", player: PlayerId, needs: list[Need]) -> list[Need]:
    """The needs with life in place of the mana that an effect lets be paid so; generic mana is none of it."""
    if player_cant(game, player, "pay life"):
        return needs
    for effect, rule in player_rules(game, LifeForMana):
        assert isinstance(rule, LifeForMana)
        if concerns(game, effect, player, rule.who):
            needs = [_with_life(need, rule) for need in needs]
    return needs


def _with_life(need: Need, rule: LifeForMana) -> Need:
    is_symbol = rule.color.value in need.types and len(need.types) <= 2
    return replace(need, or_life=rule.life) if is_symbol and not need.or_life else need


def rider_use(game: "Game", player: PlayerId, source: ObjectId, place: int, on: ObjectId | None) -> int:
    """Whether what the mana does besides would happen with this: -1 it would, 1 it would not, 0 there is no
    such thing (CR 106.6)."""
    effect = mana_now(game, Context(player, source), activated_abilities(game, source)[place].effect)
    if effect is None:
        return 0
    rider, restriction = effect.rider, effect.restriction
    if isinstance(restriction, SpendOnly) and restriction.rider is not None:
        return -1  # It may be spent on nothing else.
    if not isinstance(rider, ManaRider):
        return 0
    if on is None or on not in game.state.objects:
        return 1
    does = rider.filter is None or matching.fits_facts(game.view, Context(player, source), on, rider.filter)
    return -1 if does else 1


def ride_along(game: "Game", player: PlayerId, spent: tuple[Mana, ...], on: ObjectId | None) -> Play[None]:
    """What the mana that was just spent does to the spell, or triggers (CR 106.6)."""
    if on is None or on not in game.state.objects:
        return
    record = game.object(on).stack
    if record is None or record.kind != "spell":
        return
    for mana in spent:
        rider = mana.rider
        if not isinstance(rider, ManaRider) or mana.source is None:
            continue
        event = e.ManaSpent(player=player, types=(mana.type,), on=on)
        context = Context(player, mana.source, event=event)
        if rider.filter is not None and not matching.fits_facts(game.view, context, on, rider.filter):
            continue
        if rider.triggers:
            pending = PendingTrigger(
                ability=TriggeredAbility(text="", effect=rider.effect),
                source=mana.source,
                controller=player,
                event=event,
                order=game.state.clock,
            )
            game.change(pending=(*game.state.pending, pending))
        else:
            yield from perform(game, context, rider.effect)


@counts(ManaSpent)
def _mana_spent(view: View, context: Context, amount: ManaSpent) -> int:
    if amount.of is not None:
        records = [known(view, i) for i in finding.find_objects(view, context, amount.of)]
        spent = tuple(m for o in records for m in (o.stack.payment if o.stack is not None else o.payment).mana)
    else:
        spent = _spent_on_source(view, context)
    if amount.distinct:
        return len({m for m in spent if m != "C"})
    if amount.color is not None:
        return sum(m == amount.color.value for m in spent)
    return len(spent)


def _spent_on_source(view: View, context: Context) -> tuple[str, ...]:
    spent = context.payment.mana
    if not spent and (context.source in view.state.objects or context.source in view.state.ghosts):
        source = known(view, context.source)
        spent = source.stack.payment.mana if source.stack is not None else source.payment.mana
    return spent
