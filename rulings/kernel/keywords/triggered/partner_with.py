"""Partner and partner with (CR 702.124).

日本語: 共闘
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.effects.cards import Search, Shuffle
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import May
from rulings.abilities.filters.characteristics import HasName
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import TargetPlayer, ThatPlayer
from rulings.abilities.references import ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.kernel.abilities.keyword_abilities import asked_by_name, expands
from rulings.kernel.abilities.keyword_nodes import ENTERS, triggered

asked_by_name("702.124", "partner")


@expands("partner with")
def partner_with(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: target player may search their library for the named card (CR 702.124j)."""
    who = TargetPlayer(slot=0)
    they = ThatPlayer(who)
    named = Filter(Kind.CARD, (HasName(ability.subtype or ""),))
    effect = Sequence(
        (
            Search(they, named, whose=they, reveal=True),
            PutInto(they, ThisWay("found"), Zone.HAND),
            Shuffle(they),
        )
    )
    return (triggered(ability, event=ENTERS, effect=May(who, effect)),)
