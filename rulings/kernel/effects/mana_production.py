"""Adding mana by effects (CR 106.4, 605).

日本語: マナを加える
"""

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from rulings.abilities.amounts.counting import Devotion
from rulings.abilities.effects.mana import ANY_OF, AddMana, LoseMana
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.cite import cite
from rulings.kernel import commanders, finding, matching, numbers
from rulings.kernel import events as e
from rulings.kernel.context import Context
from rulings.kernel.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.ids import PlayerId
from rulings.kernel.mana import COLORS, add_mana, becomes_instead
from rulings.kernel.performing import performs, results_of
from rulings.kernel.proposals import ProposedMana
from rulings.kernel.replacement import replaced
from rulings.kernel.state import Mana

if TYPE_CHECKING:
    from rulings.kernel.game import Game

CHOOSES_COLOR = cite("106.1b", "types of mana")


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
                ways.extend((c,) * times for c in commanders.identity(game.view, context.controller))
            case ("could produce",) | ("could produce color",):
                types = types_of_lands(game, context, effect.among)
                is_color = option.symbols == ("could produce color",)
                ways.extend((c,) * times for c in types if not (is_color and c == "C"))
            case (first, *rest) if first == ANY_OF:
                letters = [s.strip("{}") for s in rest]
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
            from rulings.kernel.mana_abilities import could_produce

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
    from rulings.kernel.mana_abilities import could_produce

    assert isinstance(among, Filter)
    visited = context.bindings.get("lands looked at", ())
    assert isinstance(visited, tuple)
    found: set[str] = set()
    for i in matching.candidates(game.view, context, among):
        if i not in visited:
            found |= could_produce(game, i, (*visited, context.source))
    return [c for c in (*COLORS, "C") if c in found]


def mixes(effect: AddMana) -> bool:
    """Each unit may be of another colour ("two mana in any combination of colors", "three mana of any color")."""
    return any(o.symbols == ("any",) for o in effect.options) and effect.times is not None


@performs(AddMana)
def _add(game: "Game", context: Context, effect: AddMana) -> Play[None]:
    for player in finding.find_players(game.view, context, effect.who):
        ways = producible(game, context, effect)
        if not ways:
            continue
        wanted = context.bindings.get("mana")
        if isinstance(wanted, tuple) and (wanted in ways or mixes(effect)):
            types = wanted
        elif mixes(effect):
            units = []
            for _ in range(len(ways[0])):
                units.append((yield from _choose(game, context, player, [(c,) for c in COLORS]))[0])
            types = tuple(units)
        else:
            types = ways[0] if len(ways) == 1 else (yield from _choose(game, context, player, ways))
        yield from produce(game, context, player, types, effect)
    results_of(context).last = True


def _choose(game: "Game", context: Context, player: PlayerId, ways: list[tuple[str, ...]]) -> Play[tuple[str, ...]]:
    words = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.COLOR,
            "choose mana",
            tuple(Option(words.get(w[0], "".join(w)) if len(set(w)) == 1 else "".join(w), value=w) for w in ways),
            source=context.source,
            citations=(CHOOSES_COLOR,),
            default=(0,),
        )
    )
    value = picked[0].value
    assert isinstance(value, tuple)
    return value


def produce(game: "Game", context: Context, player: PlayerId, types: tuple[str, ...], effect: AddMana) -> Play[None]:
    """Adds mana after replacement effects on its production (CR 106.6a, 614)."""
    source = context.source
    tapped = bool(context.bindings.get("tapped for mana"))
    for one in (yield from replaced(game, ProposedMana(player=player, types=types, source=source, tapped=tapped))):
        assert isinstance(one, ProposedMana)
        is_snow = (source in game.state.objects or source in game.state.ghosts) and (
            Supertype.SNOW in game.seen(source).supertypes
        )
        add_mana(
            game,
            player,
            tuple(
                Mana(t, effect.restriction, is_snow=is_snow, stays=effect.keep, source=source, rider=effect.rider)
                for t in one.types
            ),
            source=source,
            tapped=tapped,
        )


@performs(LoseMana)
def _lose(game: "Game", context: Context, effect: LoseMana) -> Play[None]:
    for player in finding.find_players(game.view, context, effect.who):
        letter = becomes_instead(game, player)
        if letter is not None:
            game.change_player(player, mana=tuple(replace(m, type=letter) for m in game.player(player).mana))
            continue
        types = tuple(m.type for m in game.player(player).mana)
        game.change_player(player, mana=())
        game.emit(e.ManaEmptied(player=player, types=types))
    return
    yield
