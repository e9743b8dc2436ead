"""Kicker, multikicker, buyback, entwine and other optional additional costs (CR 702.27, 702.33, 702.42, 702.56).

日本語: キッカー、多重キッカー、バイバック、双呪
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.costs.costs import can_pay_cost
from rulings.kernel.casting.costs.keyword_costs import keyword_cost
from rulings.kernel.casting.costs.optional_costs import can_add
from rulings.kernel.casting.repeated_modes import is_entwined
from rulings.kernel.casting.spell_forms import Goes, after_resolving
from rulings.kernel.casting.ways_to_cast import CastingWay, extra_cost, keyword_of, optional_costs, printed_effect
from rulings.kernel.state.actions import Announcement
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.33", "kicker", "multikicker")
asked_by_name("702.27", "buyback")
asked_by_name("702.42", "entwine")

KICKER = cite("702.33a", "additional")
BUYBACK = cite("702.27a", "into its owner's hand")

ASKED = ("buyback",)
"""Optional costs that are a yes or no of their own."""


def kicker_key(cost: Cost | None) -> str:
    """The name of one of several kickers: its mana."""
    symbols = [s for p in (cost or Cost()).parts if isinstance(p, ManaCost) for s in p.symbols]
    return "kicker " + "".join(symbols)


def kicked_times(face: FaceDefinition, kicked: int, first: int = 0) -> Map[str, int]:
    """What is paid of the kickers of a face if so many are: of one after another, beginning with the kicker ``first``,
    or of multikicker so often."""
    times: Map[str, int] = Map()
    if kicked and keyword_of(face, "multikicker"):
        times = times.set("multikicker", kicked).set("kicker", kicked)
    kickers = keyword_of(face, "kicker")
    if kicked and kickers:
        for kicker in (kickers[first:] + kickers[:first])[:kicked]:
            times = times.set(kicker_key(kicker.cost), 1)
        times = times.set("kicker", min(kicked, len(kickers)))
    return times


def kicked_choices(face: FaceDefinition, kicked: int) -> Iterator[Map[str, int]]:
    """What could be paid of the kickers of a face if so many are."""
    kickers = len(keyword_of(face, "kicker"))
    for first in range(kickers if 0 < kicked < kickers else 1):
        yield kicked_times(face, kicked, first)


@optional_costs
def choose(game: "Game", context: Context, spell: ObjectId, way: CastingWay, said: Announcement) -> Play[Map[str, int]]:
    """Kicker as announced; buyback is asked where it can be paid."""
    face = way.definition
    first = yield from _first_kicker(game, context, spell, way, said.kicked or 0)
    times = kicked_times(face, said.kicked or 0, first)
    for name in ASKED:
        for ability in keyword_of(face, name):
            if not can_add(game, context, spell, way, _cost(game, context, spell, name, ability.cost)):
                continue
            if (yield from game.ask_may(context.controller, name, spell, (BUYBACK,))):
                times = times.set(name, 1)
    return times


def _first_kicker(game: "Game", context: Context, spell: ObjectId, way: CastingWay, kicked: int) -> Play[int]:
    """Of several kickers of which not all are paid, which one is (CR 702.33d, 702.33f)."""
    kickers = keyword_of(way.definition, "kicker")
    if not 0 < kicked < len(kickers):
        return 0
    payable = [n for n, kicker in enumerate(kickers) if _can_add(game, context, spell, way, kicker.cost)]
    if len(payable) < 2:
        return payable[0] if payable else 0
    names = {n: kicker_key(kickers[n].cost).removeprefix("kicker ") for n in payable}
    options = tuple(Option(name, value=n) for n, name in names.items())
    picked = yield from game.decide(
        Decision(
            context.controller,
            DecisionKind.OPTION,
            "kicker",
            options,
            source=spell,
            citations=(KICKER,),
            default=(0,),
        )
    )
    value = picked[0].value
    assert isinstance(value, int)
    return value


def may_entwine(game: "Game", context: Context, spell: ObjectId, way: CastingWay, said: Announcement) -> bool:
    """Whether all modes may be chosen for an entwine cost; asked where it can be paid (CR 702.42a)."""
    found = keyword_of(way.definition, "entwine")
    if said.modes is not None:
        return bool(said.modes and found)
    return any(can_add(game, context, spell, way, one.cost) for one in found)


def _cost(game: "Game", context: Context, spell: ObjectId, name: str, cost: Cost | None) -> Cost:
    return keyword_cost(game, context.controller, spell, name, cost or Cost())


def _can_add(game: "Game", context: Context, spell: ObjectId, way: CastingWay, cost: Cost | None) -> bool:
    whole = Cost((*(way.mana_cost() or Cost()).parts, *(cost or Cost()).parts))
    return can_pay_cost(game, context, context.controller, whole, spell)


@extra_cost
def add(game: "Game", context: Context, spell: ObjectId, way: CastingWay, times: Map[str, int]) -> list[CostPart]:
    """The costs of what was chosen."""
    parts: list[CostPart] = []
    face = way.definition
    for ability in keyword_of(face, "kicker"):
        if times.get(kicker_key(ability.cost), 0):
            parts.extend((ability.cost or Cost()).parts)
    for ability in keyword_of(face, "multikicker"):
        for _ in repeated(times.get("multikicker", 0)):
            parts.extend((ability.cost or Cost()).parts)
    for name in ASKED:
        for ability in keyword_of(face, name):
            if times.get(name, 0):
                parts.extend(_cost(game, context, spell, name, ability.cost).parts)
    if is_entwined(printed_effect(way), context.modes):
        # Choosing every mode of a spell with entwine is paying its entwine cost (CR 702.42a).
        for ability in keyword_of(face, "entwine"):
            parts.extend((ability.cost or Cost()).parts)
    return parts


@after_resolving
def to_hand(game: "Game", obj: GameObject) -> Goes | None:
    """A spell whose buyback cost was paid goes to its owner's hand as it resolves (CR 702.27a)."""
    if obj.stack is None or not obj.stack.payment.times.get("buyback", 0):
        return None
    return Goes(Zone.HAND, citations=(BUYBACK,))
