"""What is read: sentences that have something chosen or put into piles and go on with it (CR 608.2d)."""

from rulings.abilities.effects.choosing import ChooseOfEach
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import SacrificeAll
from rulings.abilities.players import You
from tests.oracle.asking import effect_of


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.effects if isinstance(effect, Sequence) else (effect,)


def test_one_player_spares_for_all() -> None:
    choice, loss = _parts(
        effect_of(
            "For each player, you choose from among the permanents that player controls an artifact, a creature, an "
            "enchantment, and a planeswalker. Then each player sacrifices all other nonland permanents they control."
        )
    )
    assert isinstance(choice, ChooseOfEach)
    assert choice.chooser == You()
    assert isinstance(loss, SacrificeAll)
