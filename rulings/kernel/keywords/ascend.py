"""Ascend on permanents (CR 702.131).

日本語: 昇殿
"""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.vocabulary import CardType
from rulings.kernel import events as e
from rulings.kernel.events import Event
from rulings.kernel.game import Game, immediately
from rulings.kernel.keywords import asked_by_name, unplayable_if
from rulings.kernel.state import battlefield

asked_by_name("702.131", "ascend")

_ENOUGH = 10


@unplayable_if("ascend")
def on_a_spell(face: FaceDefinition, ability: KeywordAbility) -> str | None:
    """On an instant or sorcery it is part of what the spell does (CR 702.131a)."""
    return "ascend on a spell" if face.types & {CardType.INSTANT, CardType.SORCERY} else None


@immediately
def blessed(game: Game, happened: tuple[Event, ...]) -> None:
    """Any time a player with ascend controls ten permanents, they get the city's blessing (CR 702.131b), before
    anything triggers on what happened (CR 702.131d)."""
    from rulings.kernel.effects.emblems import give

    if not any(isinstance(h, (e.ZoneChanged, e.StepBegan, e.ControlChanged, e.StatusChanged)) for h in happened):
        return
    permanents = battlefield(game.state)
    if len(permanents) < _ENOUGH:
        return
    for player in game.state.order:
        if "city's blessing" in game.player(player).designations:
            continue
        mine = [i for i in permanents if game.seen(i).controller == player]
        if len(mine) >= _ENOUGH and any(game.seen(i).has("ascend") for i in mine):
            give(game, player, "city's blessing")
