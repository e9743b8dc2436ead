"""What mana an effect can add, and an object's abilities could produce (CR 106.1b, 106.7).

What is here: the types, whether or not anything is added. What is not: adding it (``casting.mana.mana_production``),
which mana abilities can be activated now (``mana_sources``).

日本語: 生み出せるマナ
"""

from itertools import combinations_with_replacement
from math import comb
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import ActivatedAbility, TriggeredAbility
from rulings.abilities.amounts.counting import Devotion
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.mana import ANY_OF, AddMana
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import CardType, Color
from rulings.kernel.abilities.intrinsic_mana import COLORS
from rulings.kernel.abilities.keyword_abilities import functional
from rulings.kernel.abilities.mana_abilities import mana_effect
from rulings.kernel.happening.commander_designation import identity
from rulings.kernel.questions import finding, matching, numbers, truth
from rulings.kernel.state.context import Context
from rulings.kernel.state.effort import COPIED_PER_LOOK, Bound, check
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def producible(game: "Game", context: Context, effect: AddMana) -> list[tuple[str, ...]]:
    """Each way in which the effect can add mana: tuples of types; of "any one colour" one for each colour.

    Mana of any colour in several units is listed with the first unit's colour repeated; ``mixes`` says when each unit
    may differ.
    """
    times = 1 if effect.times is None else numbers.count(game.view, context, effect.times)
    ways: list[tuple[str, ...]] = []
    for option in effect.options:
        match option.symbols:
            case ("any",) | ("any one",):
                ways.extend((c,) * times for c in COLORS)
            case ("chosen",):
                chosen = finding.chosen_value(game.view, context, "color")
                if isinstance(chosen, str):
                    ways.append((chosen,) * times)
            case ("produced",):
                produced = getattr(context.event, "types", ())
                ways.extend((t,) * times for t in dict.fromkeys(produced))
            case ("among",):
                ways.extend((c,) * times for c in among(game, context, effect))
            case ("colors among",):
                ways.extend((c,) * times for c in colors_among(game, context, effect.among))
            case ("each color among",):
                ways.append(tuple(colors_among(game, context, effect.among)))
            case ("devotion",):
                ways.extend((c.value,) * numbers.count(game.view, context, Devotion((c,))) for c in Color)
            case ("commander",):
                ways.extend((c,) * times for c in identity(game.view, context.controller))
            case ("could produce",) | ("could produce color",):
                types = types_of_lands(game, context, effect.among)
                is_color = option.symbols == ("could produce color",)
                ways.extend((c,) * times for c in types if not (is_color and c == "C"))
            case (first, *rest) if first == ANY_OF:
                letters = [s.strip("{}") for s in rest]
                number = comb(len(letters) + times - 1, times)
                check(Bound.SEARCH, number)
                game.effort.spend(number * times // COPIED_PER_LOOK)
                ways.extend(combinations_with_replacement(letters, times))
            case _:
                ways.append(tuple(s.strip("{}") for s in option.symbols) * times)
    return list(dict.fromkeys(w for w in ways if w))


def among(game: "Game", context: Context, effect: AddMana) -> list[str]:
    """Colours "among permanents you control", or types "that a land an opponent controls could produce"."""
    if not isinstance(effect.among, Filter):
        objects = finding.find_objects(game.view, context, effect.among) if effect.among is not None else ()
    else:
        objects = matching.candidates(game.view, context, effect.among)
    letters: set[str] = set()
    for i in objects:
        seen = game.seen(i)
        if CardType.LAND in seen.types and isinstance(effect.among, Filter):
            letters |= could_produce(game, i)
        else:
            letters |= {c.value for c in seen.colors}
    return [c for c in (*COLORS, "C") if c in letters]


def colors_among(game: "Game", context: Context, among: object) -> list[str]:
    """The colours of the permanents that fit."""
    assert isinstance(among, Filter)
    letters = {c.value for i in matching.candidates(game.view, context, among) for c in game.seen(i).colors}
    return [c for c in COLORS if c in letters]


def types_of_lands(game: "Game", context: Context, among: object) -> list[str]:
    """What the lands that fit could produce; a land that looks at others is followed, but not in circles (CR 106.7)."""

    assert isinstance(among, Filter)
    visited = context.bindings.get("lands looked at", ())
    assert isinstance(visited, tuple)
    found: set[str] = set()
    for i in matching.candidates(game.view, context, among):
        if i not in visited:
            found |= could_produce(game, i, (*visited, context.source))
    return [c for c in (*COLORS, "C") if c in found]


def mana_now(game: "Game", context: Context, effect: Effect) -> AddMana | None:
    """What a mana ability would add if it resolved now, "instead" included (CR 605.1a, 614.15)."""
    return mana_effect(effect, lambda condition: truth.holds(game.view, context, condition))


def mixes(effect: AddMana) -> bool:
    """Each unit may be of another colour ("two mana in any combination of colors", "three mana of any color")."""
    return any(o.symbols == ("any",) for o in effect.options) and effect.times is not None


def could_produce(game: "Game", object_id: ObjectId, visited: tuple[ObjectId, ...] = ()) -> set[str]:
    """The types of mana that an object's mana abilities could produce, whether or not they can be activated (CR
    106.7)."""

    types: set[str] = set()
    seen = game.seen(object_id)
    for ability in functional(seen.abilities):
        if isinstance(ability, ActivatedAbility | TriggeredAbility):
            # A land that looks at other lands is followed once: not in circles (CR 106.7).
            looking = Map[str, object]({"lands looked at": (*visited, object_id)})
            context = Context(seen.controller, object_id, bindings=looking)
            effect = mana_now(game, context, ability.effect)
            if effect is None:
                continue
            for way in producible(game, context, effect):
                types.update(way)
    return types
