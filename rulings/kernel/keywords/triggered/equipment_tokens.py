"""Equipment that brings its bearer: living weapon, For Mirrodin!, job select (CR 702.92, 702.163, 702.182).

日本語: 生体武器、ミラディンのために！、ジョブ選択
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.permanents import Attach
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.references import ThisWay
from rulings.abilities.vocabulary import CardType, Color
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ENTERS, SELF, YOU, triggered


def _with_bearer(
    ability: KeywordAbility, size: int, colors: tuple[Color, ...], subtypes: tuple[str, ...]
) -> tuple[Ability, ...]:
    token = TokenSpec(
        power=Fixed(size), toughness=Fixed(size), colors=colors, types=(CardType.CREATURE,), subtypes=subtypes
    )
    effect = Sequence((CreateToken(YOU, Fixed(1), token), Attach(SELF, ThisWay("created"))))
    return (triggered(ability, event=ENTERS, effect=effect),)


@expands("living weapon")
def living_weapon(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: a 0/0 black Phyrexian Germ that it is attached to (CR 702.92a)."""
    return _with_bearer(ability, 0, (Color.BLACK,), ("Phyrexian", "Germ"))


@expands("for Mirrodin!")
def for_mirrodin(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: a 2/2 red Rebel that it is attached to (CR 702.163a)."""
    return _with_bearer(ability, 2, (Color.RED,), ("Rebel",))


@expands("job select")
def job_select(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: a 1/1 colourless Hero that it is attached to (CR 702.182a)."""
    return _with_bearer(ability, 1, (), ("Hero",))
