"""Convoke, improvise, delve, assist: paying a total cost's mana otherwise (CR 702.51, 702.66, 702.126, 702.132)."""

from typing import TYPE_CHECKING

from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.actions.counters import choose_number
from rulings.kernel.actions.tapping import tap
from rulings.kernel.casting.costs.claims import TAPS, claims_of, left_for
from rulings.kernel.casting.costs.total_cost import in_total
from rulings.kernel.casting.mana.announced_symbols import shown
from rulings.kernel.casting.mana.mana import needs_of
from rulings.kernel.casting.mana.payment import can_pay, pay_mana
from rulings.kernel.casting.mana.spent_mana import spends_no_mana
from rulings.kernel.happening.choosing_opponents import choose_opponent
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.remembering import remember_exiled
from rulings.kernel.questions.cost_symbols import mana_symbols
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import battlefield, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.51", "convoke")
asked_by_name("702.66", "delve")
asked_by_name("702.126", "improvise")
asked_by_name("702.132", "assist")

CONVOKE = cite("702.51a", "tap an untapped creature you control rather than pay")
ASSIST = cite("702.132a", "may pay for any amount of the generic mana")
DELVE = cite("702.66a", "exile a card from your graveyard rather than pay")
IMPROVISE = cite("702.126a", "tap an untapped artifact you control rather than pay")
_RULES = {"convoke": CONVOKE, "delve": DELVE, "improvise": IMPROVISE}


def helpers_of(game: "Game", player: PlayerId, spell: ObjectId) -> dict[str, tuple[ObjectId, ...]]:
    """What could be tapped or exiled for each of these keywords that the spell has."""
    seen = game.seen(spell)
    found: dict[str, tuple[ObjectId, ...]] = {}
    mine = [i for i in battlefield(game.state) if game.seen(i).controller == player and not game.object(i).is_tapped]
    if seen.has("convoke"):
        found["convoke"] = tuple(i for i in mine if game.seen(i).is_creature)
    if seen.has("improvise"):
        found["improvise"] = tuple(i for i in mine if CardType.ARTIFACT in game.seen(i).types)
    if seen.has("delve"):
        found["delve"] = tuple(i for i in zone_of(game.state, Zone.GRAVEYARD, player) if i != spell)
    return found


def _kept_for_tapping(
    game: "Game", context: Context, player: PlayerId, cost: Cost, helpers: dict[str, tuple[ObjectId, ...]]
) -> frozenset[ObjectId]:
    """What other parts of the cost are tapped for, so that it can't be tapped to help (CR 118.3, 601.2h)."""
    colored = {letter for symbol in mana_symbols(game, context, cost) for letter in symbol if letter in "WUBRG"}
    needed: dict[ObjectId, int] = {}
    for keyword, objects in helpers.items():
        for i in objects if keyword != "delve" else ():
            needed[i] = max(needed.get(i, 0), 1 + len(colored & _letters(game, i, keyword)))
    return left_for(game, claims_of(game, context, player, cost.parts), TAPS, needed) if needed else frozenset()


def without_mana(cost: Cost, symbols: tuple[str, ...]) -> Cost:
    """The cost with this mana in place of its own."""
    other: list[CostPart] = [in_total(p) for p in cost.parts if not isinstance(p, (ManaCost, ManaPerAmount))]
    return Cost((ManaCost(symbols), *other))


def take(symbols: tuple[str, ...], letters: frozenset[str]) -> tuple[str, ...] | None:
    """The symbols less one that a coloured object can pay, coloured ones first, or one generic; ``None`` if none is
    left.

    Raises: UnboundReferenceError: the total hangs on how other symbols are announced.
    """
    if shown(symbols) != tuple(symbols):
        raise UnboundReferenceError("what a total cost comes to where something else pays for a part of it")
    for n, symbol in enumerate(symbols):
        inner = symbol.strip("{}")
        if not inner.isdigit() and letters & set(inner.split("/")):
            return symbols[:n] + symbols[n + 1 :]
    for n, symbol in enumerate(symbols):
        inner = symbol.strip("{}")
        if inner.isdigit() and int(inner) > 0:
            rest = (f"{{{int(inner) - 1}}}",) if int(inner) > 1 else ()
            return symbols[:n] + rest + symbols[n + 1 :]
    return None


def help_to_pay(
    game: "Game", context: Context, player: PlayerId, spell: ObjectId, cost: Cost
) -> Play[tuple[Cost, dict[str, tuple[ObjectId, ...]]]]:
    """Taps and exiles what the player says; by default as much as the mana falls short of."""
    cost = yield from _assisted(game, context, player, spell, cost)
    helpers = helpers_of(game, player, spell)
    symbols = mana_symbols(game, context, cost)
    used: dict[str, tuple[ObjectId, ...]] = {}
    if not helpers or not symbols or (game.mana_is_free and not spends_no_mana(game, spell)):
        return cost, used
    x = context.payment.x or 0
    symbols = tuple(f"{{{x}}}" if s == "{X}" else s for s in symbols)
    kept = _kept_for_tapping(game, context, player, cost, helpers)
    for keyword in ("delve", "convoke", "improvise"):
        free = (i for i in helpers.get(keyword, ()) if i not in used.get("tapped", ()))
        able = tuple(sorted(free, key=lambda i: i in kept))
        verb = "exiled" if keyword == "delve" else "tapped"
        enough, _ = _with_help(game, player, spell, symbols, keyword, able, used.get("tapped", ()))
        said = yield from _choose_helpers(game, player, spell, keyword, able, enough)
        chosen, symbols = _reduced(game, symbols, keyword, said)
        rest = tuple(i for i in able if i not in said)
        gone = (*used.get("tapped", ()), *(chosen if verb == "tapped" else ()))
        more, symbols = _with_help(game, player, spell, symbols, keyword, rest, gone)
        if chosen or more:
            used[verb] = (*used.get(verb, ()), *chosen, *more)
    if "tapped" in used:
        tap(game, used["tapped"], player=player)
    if "exiled" in used:
        moved = yield from move(
            game,
            [
                ProposedMove(object=i, destination=Zone.EXILE, cause="cost", by=spell, by_player=player)
                for i in used["exiled"]
            ],
            (DELVE,),
        )
        used["exiled"] = tuple(m.new for m in moved)
        remember_exiled(game, spell, used["exiled"])  # "exiled with it" (CR 607.2q)
    return without_mana(cost, symbols), used


def _letters(game: "Game", helper: ObjectId, keyword: str) -> frozenset[str]:
    """The colours of mana that a helper may stand for."""
    return frozenset(c.value for c in game.seen(helper).colors) if keyword == "convoke" else frozenset()


def _reduced(
    game: "Game", symbols: tuple[str, ...], keyword: str, helpers: tuple[ObjectId, ...]
) -> tuple[tuple[ObjectId, ...], tuple[str, ...]]:
    """Which of these helpers pay for something, and what is left to be paid with mana."""
    used: list[ObjectId] = []
    for i in helpers:
        rest = take(symbols, _letters(game, i, keyword))
        if rest is not None:
            symbols = rest
            used.append(i)
    return tuple(used), symbols


def _with_help(
    game: "Game",
    player: PlayerId,
    spell: ObjectId,
    symbols: tuple[str, ...],
    keyword: str,
    helpers: tuple[ObjectId, ...],
    gone: tuple[ObjectId, ...],
) -> tuple[tuple[ObjectId, ...], tuple[str, ...]]:
    """As many helpers as the mana falls short of, in their order; ``gone``: what is tapped for the spell already."""
    used: list[ObjectId] = []
    for i in helpers:
        tapped = (*gone, *used) if keyword != "delve" else gone
        if can_pay(game, player, needs_of(symbols), spell, frozenset(tapped)):
            break
        rest = take(symbols, _letters(game, i, keyword))
        if rest is None:
            break
        symbols = rest
        used.append(i)
    return tuple(used), symbols


def _choose_helpers(
    game: "Game",
    player: PlayerId,
    spell: ObjectId,
    keyword: str,
    able: tuple[ObjectId, ...],
    enough: tuple[ObjectId, ...],
) -> Play[tuple[ObjectId, ...]]:
    """What the player taps or exiles; nothing is asked where there is nothing."""
    if not able:
        return ()
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.PAY,
            keyword,
            tuple(Option(f"{keyword} {game.seen(i).name}", object=i, value=i, is_named_by_text=True) for i in able),
            minimum=0,
            maximum=len(able),
            source=spell,
            citations=(_RULES[keyword],),
            default=tuple(able.index(i) for i in enough),
        )
    )
    return tuple(ObjectId(o.value) for o in picked)


def could_help(game: "Game", player: PlayerId, spell: ObjectId, cost: Cost, context: Context) -> Cost:
    """The least mana that is left with all help, for asking whether a spell could be paid at all."""
    symbols = mana_symbols(game, context, cost)
    if not symbols:
        return cost
    x = context.payment.x or 0
    symbols = tuple(f"{{{x}}}" if s == "{X}" else s for s in symbols)
    helpers = helpers_of(game, player, spell)
    kept = _kept_for_tapping(game, context, player, cost, helpers)
    for keyword, objects in helpers.items():
        for i in objects:
            if i in kept and keyword != "delve":
                continue
            letters = frozenset(c.value for c in game.seen(i).colors) if keyword == "convoke" else frozenset()
            rest = take(symbols, letters)
            if rest is None:
                break
            symbols = rest
    if game.seen(spell).has("assist"):
        symbols = _less_generic(
            symbols, max((_most(game, o, spell, symbols) for o in _others(game, player)), default=0)
        )
    return without_mana(cost, symbols)


def _others(game: "Game", player: PlayerId) -> tuple[PlayerId, ...]:
    return tuple(p for p in game.alive(game.state.order) if p != player)


def _generic(symbols: tuple[str, ...]) -> int:
    return sum(int(s.strip("{}")) for s in symbols if s.strip("{}").isdigit())


def _less_generic(symbols: tuple[str, ...], amount: int) -> tuple[str, ...]:
    left = _generic(symbols) - amount
    others = tuple(s for s in symbols if not s.strip("{}").isdigit())
    return ((f"{{{left}}}",) if left > 0 else ()) + others


def _most(game: "Game", other: PlayerId, spell: ObjectId, symbols: tuple[str, ...]) -> int:
    """How much of the generic mana another player could pay."""
    most = _generic(symbols)
    while most > 0 and not can_pay(game, other, needs_of((f"{{{most}}}",)), spell):
        most -= 1
    return most


def _assisted(game: "Game", context: Context, player: PlayerId, spell: ObjectId, cost: Cost) -> Play[Cost]:
    """Another player that the caster chooses may pay any amount of the generic mana (CR 702.132a)."""
    symbols = mana_symbols(game, context, cost)
    x = context.payment.x or 0
    symbols = tuple(f"{{{x}}}" if s == "{X}" else s for s in symbols)
    if game.mana_is_free or not game.seen(spell).has("assist") or not _generic(symbols):
        return cost
    if not any(_most(game, o, spell, symbols) for o in _others(game, player)):
        return cost
    if not (yield from game.ask_may(player, "assist", spell, (ASSIST,))):
        return cost
    other = yield from choose_opponent(game, player, spell, ASSIST)
    amount = yield from choose_number(game, other, 0, _most(game, other, spell, symbols), "assist", spell, default=0)
    if not amount:
        return cost
    yield from pay_mana(game, other, needs_of((f"{{{amount}}}",)), spell)
    return without_mana(cost, _less_generic(symbols, amount))
