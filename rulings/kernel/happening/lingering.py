"""Effects of static abilities that go on until end of turn once their source has left (CR 611.3b).

日本語: 発生源が戦場を離れた後も続く継続的効果
What is here: the effect goes on as it is, with its timestamp, for whatever it describes. What is not: when it ends
(``cleanup_step``).
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.state import events as e
from rulings.kernel.state.floating import FloatingEffect

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection
    from rulings.kernel.happening.game import Game

GOES_ON = cite("101.1", "the card takes precedence")


def linger(game: "Game", before: "Projection", happened: Iterable[e.ZoneChanged]) -> Iterator[e.EffectBegan]:
    """What says of itself that it continues until end of turn does so as its source leaves the battlefield.

    Shape: an effect that had ended before, as its source had lost the ability, does not go on.
    Source: CR 101.1, 611.3b.
    """
    left = {event.old for event in happened if event.origin is Zone.BATTLEFIELD}
    for effect in before.static_effects() if left else ():
        ability = effect.ability
        if ability is None or not ability.lingers or effect.source not in left or not before.applies_now(effect):
            continue
        assert isinstance(effect.reference, Filter)
        number = game.new_id()
        going_on = FloatingEffect(
            id=number,
            timestamp=effect.timestamp,
            context=before.context_of(effect),
            duration=UntilEndOfTurn(),
            filter=effect.reference,
            changes=effect.changes,
            began_turn=game.state.turn_serial,
        )
        game.change(effects=(*game.state.effects, going_on))
        yield e.EffectBegan(source=effect.source, affected=(), effect_id=number, citations=(GOES_ON,))
