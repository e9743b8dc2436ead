"""Total costs: the cost, then increases, then reductions, then minimums (CR 118.7, 601.2f)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount, OwnManaCost, WaterbendCost
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.node import walk
from rulings.abilities.references import Target, This
from rulings.abilities.vocabulary import Color, Kind
from rulings.cite import cite
from rulings.kernel.abilities.mana_abilities import is_mana_ability
from rulings.kernel.casting.costs.loyalty import is_loyalty, with_one_loyalty_cost
from rulings.kernel.casting.costs.power_up import less_by_own_mana_cost
from rulings.kernel.casting.mana.announced_symbols import shown, with_least, with_less
from rulings.kernel.casting.mana.mana import needs_of
from rulings.kernel.characteristics.active_effects import ActiveEffect
from rulings.kernel.questions import finding, matching, numbers, truth
from rulings.kernel.questions.cost_symbols import mana_symbols
from rulings.kernel.questions.predicates.casting import targets_fit
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TOTAL = cite("601.2f", "total cost")


def cost_changes(
    game: "Game", player: PlayerId, what: str, object_id: ObjectId, context: Context
) -> list[tuple[ActiveEffect, CostChange]]:
    """Effects that change what this spell or ability costs this player."""
    found = []
    for effect in game.view.static_effects():
        for change in effect.changes:
            if isinstance(change, CostChange) and _concerns(game, effect, change, player, what, object_id, context):
                found.append((effect, change))
    return found


def _concerns(
    game: "Game",
    effect: ActiveEffect,
    change: CostChange,
    player: PlayerId,
    what: str,
    object_id: ObjectId,
    context: Context,
) -> bool:
    kinds = what.split("/")
    if change.what not in kinds or not game.view.applies_now(effect):
        return False
    if change.who is not None and player not in finding.matching_players(game.view, effect.context, change.who):
        return False
    # "Except during its controller's turn": that of the player who casts it.
    asked = replace(effect.context, bindings=effect.context.bindings.set("each player", player))
    if isinstance(change.filter, This):
        if effect.source != object_id:
            return False
        asked = context
    elif isinstance(change.filter, Filter):
        # A spell may not be on the stack yet; "creatures" are those on the battlefield alone (CR 109.2).
        fits = matching.fits_facts if change.filter.kind is Kind.SPELL else matching.fits
        # What it targets was chosen just before (CR 601.2c) and is not on its record yet.
        aimed = [one for one in change.filter.predicates if isinstance(one, SpellTargets)]
        rest = replace(change.filter, predicates=tuple(one for one in change.filter.predicates if one not in aimed))
        if not fits(game.view, effect.context, object_id, rest):
            return False
        targets = [target for slot in context.targets for target in slot]
        if not all(targets_fit(game.view, effect.context, targets, one) for one in aimed):
            return False
    elif change.filter is not None and object_id not in finding.find_objects(game.view, effect.context, change.filter):
        return False
    if change.when is not None and not truth.holds(game.view, asked, change.when):
        return False
    return True


def times_of(game: "Game", effect: ActiveEffect, change: CostChange, context: Context) -> int:
    """How often a cost change applies."""
    times = 1
    if change.times is not None:
        # "That player" is the one whose spell costs more: "for each other spell that player has cast this turn".
        here = context
        if not isinstance(change.filter, This):
            here = replace(each_player(effect.context, context.controller), targets=context.targets)
        times = numbers.count(game.view, here, change.times)
    if change.per_target is not None:
        targets = {t for slot in context.targets for t in slot}
        fitting = sum(
            isinstance(t, int) and matching.fits(game.view, effect.context, ObjectId(t), change.per_target)
            for t in targets
        )
        times *= min(1, fitting) if change.times is None else fitting
    return times


def apply_changes(
    game: "Game",
    cost: Cost,
    changes: list[tuple[ActiveEffect, CostChange]],
    context: Context,
    own: Sequence[CostChange] = (),
    x_mana: Sequence[Color] = (),
) -> Cost:
    """The cost after increases, then reductions, then minimums (CR 601.2f).

    Raises: UnboundReferenceError: something is taken off an X that only some mana may pay for (``x_mana``), and it
    matters whether it is taken off X or off other generic mana.
    """
    symbols = with_x(mana_of(game, cost, context), context.payment.x, x_mana)
    other: list[CostPart] = [in_total(p) for p in cost.parts if not isinstance(p, (ManaCost, ManaPerAmount))]
    had_mana = any(isinstance(p, (ManaCost, ManaPerAmount)) for p in cost.parts)
    for effect, change in changes:
        if change.sign > 0:
            symbols.extend(change.mana * times_of(game, effect, change, context))
            if change.extra is not None:
                other.extend(change.extra.parts)
    for change in own:
        if change.sign > 0:
            symbols.extend(change.mana)
    x = context.payment.x or 0
    # The player may apply reductions in any order (CR 601.2f): those that leave one mana lower most if they come first.
    for effect, change in sorted(changes, key=lambda one: not one[1].leaves_one):
        if change.sign < 0:
            for _ in range(times_of(game, effect, change, context)):
                symbols = (
                    _reduce_to_one(symbols, change.mana, x)
                    if change.leaves_one
                    else reduce(symbols, change.mana, only_colored=change.only_colored)
                )
    for change in own:
        if change.sign < 0:
            symbols = reduce(symbols, change.mana, only_colored=change.only_colored)
    for _, change in changes:
        if change.sign == 0:
            minimum = sum(int(s.strip("{}")) for s in change.mana if s.strip("{}").isdigit())
            have = total_mana(symbols, x)
            if have - sum(symbol.endswith("/P}") for symbol in symbols) < minimum:
                symbols = with_least(symbols, minimum)
            if have < minimum:
                symbols.append(f"{{{minimum - have}}}")
    parts: tuple[CostPart, ...] = tuple(other)
    if had_mana or symbols:
        parts = (ManaCost(tidy(symbols)), *parts)
    return Cost(parts)


def changers(
    game: "Game",
    cost: Cost,
    changes: list[tuple[ActiveEffect, CostChange]],
    context: Context,
    own: Sequence[CostChange] = (),
) -> tuple[ObjectId, ...]:
    """The sources without whose effects the total cost would be another.

    Shape: none of them for a reduction of mana that the cost does not have; all where each alone would do.
    """
    whole = apply_changes(game, cost, changes, context, own)
    sources = tuple(dict.fromkeys(effect.source for effect, _ in changes))
    without = {
        source: apply_changes(game, cost, [one for one in changes if one[0].source != source], context, own)
        for source in sources
    }
    needed = tuple(source for source in sources if without[source] != whole)
    return needed or (sources if apply_changes(game, cost, [], context, own) != whole else ())


def mana_of(game: "Game", cost: Cost, context: Context) -> tuple[str, ...]:
    """The mana symbols of a cost."""
    return mana_symbols(game, context, cost)


def with_x(symbols: Sequence[str], x: int | None, x_mana: Sequence[Color] = ()) -> list[str]:
    """The symbols with the value of X in its place, once it was chosen: generic mana like any (CR 107.4b, 601.2f).

    Shape: where only mana of some colours may be spent on X, a symbol like ``{*BR}`` for each.
    """
    if x is None:
        return list(symbols)
    of_x = [f"{{*{''.join(color.value for color in x_mana)}}}"] * x if x_mana else [f"{{{x}}}"]
    return [part for symbol in symbols for part in (of_x if symbol == "{X}" else [symbol])]


def total_mana(symbols: list[str], x: int) -> int:
    """How much mana the symbols are."""
    return len(needs_of(shown(symbols), x))


def reduce(symbols: list[str], less: tuple[str, ...], *, only_colored: bool = False) -> list[str]:
    """Generic reductions take generic mana only; coloured ones their colour, then generic unless the effect says
    otherwise (CR 118.7a-118.7d)."""
    kept = list(symbols)
    for symbol in less:
        inner = symbol.strip("{}")
        if inner.isdigit():
            kept = _reduce_generic(kept, int(inner))
        elif inner == "S":
            kept = _reduce_generic(kept, 1)
        elif inner != "X":
            kept = _reduce_by_type(kept, inner.split("/"), only_colored=only_colored)
    return kept


def _reduce_by_type(kept: list[str], halves: list[str], *, only_colored: bool) -> list[str]:
    """One symbol of a colour or colourless; of a hybrid symbol the half that lowers most, of a Phyrexian one its colour
    (CR 118.7b-118.7f)."""
    letters = [half for half in halves if half in "WUBRGC"]
    exact = "{" + "/".join(halves) + "}"
    for fitting in ([exact], [f"{{{letter}}}" for letter in letters]):
        found = next((symbol for symbol in fitting if symbol in kept), None)
        if found is not None:
            kept.remove(found)
            return kept
    hybrid = next((s for s in kept if "/" in s and set(letters) & set(s.strip("{}").split("/"))), None)
    if hybrid is not None:
        kept.remove(hybrid)
        return kept
    if only_colored:
        return kept
    return _reduce_generic(kept, max((int(half) for half in halves if half.isdigit()), default=1))


def _reduce_to_one(symbols: list[str], less: tuple[str, ...], x: int) -> list[str]:
    """The reduction as far as one mana is left; what costs no mana is left alone."""
    for symbol in less:
        inner = symbol.strip("{}")
        for one in ("{1}",) * int(inner) if inner.isdigit() else (symbol,):
            reduced = reduce(symbols, (one,))
            if total_mana(reduced, x) < 1:
                return symbols
            symbols = reduced
    return symbols


def _reduce_generic(symbols: list[str], amount: int) -> list[str]:
    # An X that only some mana may pay for is generic mana, too (CR 107.4b, 118.7a).
    of_x = [symbol for symbol in symbols if symbol.startswith("{*")]
    if of_x and amount:
        plain = sum(int(s.strip("{}")) for s in symbols if s.strip("{}").isdigit())
        if plain and amount < plain + len(of_x):
            raise finding.UnboundReferenceError("what is taken off X that only some mana may pay for")
        taken_off = of_x[: max(amount - plain, 0)]
        symbols = symbols.copy()
        for symbol in taken_off:
            symbols.remove(symbol)
        # The same reduction takes nothing more off for these.
        amount -= len(taken_off)
    kept: list[str] = []
    for symbol in symbols:
        inner = symbol.strip("{}")
        if inner.isdigit() and amount > 0:
            value = int(inner)
            taken = min(value, amount)
            amount -= taken
            if value - taken > 0:
                kept.append(f"{{{value - taken}}}")
        else:
            kept.append(symbol)
    return with_less(kept, amount)


def tidy(symbols: list[str]) -> tuple[str, ...]:
    """X first, generic mana joined into one symbol, the rest in the order given."""
    xs = [s for s in symbols if s in ("{X}", "{Y}", "{Z}")]
    generic = sum(int(s.strip("{}")) for s in symbols if s.strip("{}").isdigit())
    rest = [s for s in symbols if s not in xs and not s.strip("{}").isdigit()]
    middle = [f"{{{generic}}}"] if generic else []
    return (*xs, *middle, *rest)


def ability_total_cost(game: "Game", context: Context, ability: ActivatedAbility) -> Cost:
    """What activating an ability costs in all."""

    cost = with_own_mana_cost(ability.cost, game.seen(context.source).mana_cost)
    if cost is None:
        # It has no mana cost, so that the ability can't be paid for (CR 118.6).
        return ability.cost
    changes = _changes_of_ability_cost(game, context, ability)
    total = apply_changes(game, cost, changes, context, _own_changes(game, context, ability), ability.x_mana)
    return with_one_loyalty_cost(game, context, total)


def ability_cost_changers(game: "Game", context: Context, ability: ActivatedAbility) -> tuple[ObjectId, ...]:
    """What else makes activating the ability cost more or less (CR 602.2b, 601.2f)."""
    changes = _changes_of_ability_cost(game, context, ability)
    return changers(game, ability.cost, changes, context, _own_changes(game, context, ability))


def _changes_of_ability_cost(
    game: "Game", context: Context, ability: ActivatedAbility
) -> list[tuple[ActiveEffect, CostChange]]:
    what = "activated ability"
    if ability.keyword is not None:
        what += f"/{ability.keyword} ability"
    if ability.keyword == "typecycling":
        # Typecycling costs are cycling costs (CR 702.29f).
        what += "/cycling ability"
    if ability.keyword == "commander ninjutsu":
        # It is a variant of ninjutsu (CR 702.49d).
        what += "/ninjutsu ability"
    if is_loyalty(ability):
        what += "/loyalty ability"
    if not is_mana_ability(ability):
        what += "/non-mana activated ability"
    return cost_changes(game, context.controller, what, context.source, context)


def _own_changes(game: "Game", context: Context, ability: ActivatedAbility) -> list[CostChange]:
    """What the ability says of its own cost: multiplied out, as far as its condition holds."""
    found = less_by_own_mana_cost(game, context, ability)
    for change in ability.cost_changes:
        assert isinstance(change, CostChange)
        if not context.targets and any(isinstance(n, Target) for n in walk(change)):
            # Before targets are chosen nothing can be said of them.
            continue
        if change.when is not None and not truth.holds(game.view, context, change.when):
            continue
        times = 1 if change.times is None else numbers.count(game.view, context, change.times)
        found.append(replace(change, mana=change.mana * times, times=None, when=None))
    return found


def in_total(part: CostPart) -> CostPart:
    """The part of a cost whose mana is counted in a total: it only says how much may be helped with."""
    if isinstance(part, WaterbendCost) and part.limit is None:
        return replace(part, symbols=(), limit=part.symbols)
    return part


def with_own_mana_cost(cost: Cost, mana_cost: Sequence[str] | None) -> Cost | None:
    """The cost with "its mana cost" filled in; ``None`` where the card has none and can't be paid for (CR 118.6)."""
    if not any(isinstance(part, OwnManaCost) for part in cost.parts):
        return cost
    if mana_cost is None:
        return None

    def filled(part: CostPart) -> CostPart:
        if not isinstance(part, OwnManaCost):
            return part
        return ManaCost(tidy(reduce(list(mana_cost), (f"{{{part.reduced}}}",) if part.reduced else ())))

    return Cost(tuple(filled(part) for part in cost.parts))
