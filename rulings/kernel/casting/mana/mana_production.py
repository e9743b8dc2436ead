"""Adding mana by effects (CR 106.4, 605).

日本語: マナを加える
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.mana import AddMana, LoseMana
from rulings.abilities.vocabulary import Supertype
from rulings.cite import cite
from rulings.kernel.abilities.intrinsic_mana import COLORS
from rulings.kernel.casting.mana.mana import add_mana, becomes_instead
from rulings.kernel.casting.mana.producible_mana import mixes, producible
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, asks_nothing
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.mana import Mana
from rulings.kernel.state.proposals import ProposedMana

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CHOOSES_COLOR = cite("106.1b", "types of mana")


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
@asks_nothing
def _lose(game: "Game", context: Context, effect: LoseMana) -> None:
    for player in finding.find_players(game.view, context, effect.who):
        letter = becomes_instead(game, player)
        if letter is not None:
            game.change_player(player, mana=tuple(replace(m, type=letter) for m in game.player(player).mana))
            continue
        types = tuple(m.type for m in game.player(player).mana)
        game.change_player(player, mana=())
        game.emit(e.ManaEmptied(player=player, types=types))
