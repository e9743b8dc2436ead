"""Ward (CR 702.21).

日本語: 護法
"""

from rulings.abilities.ability import Ability, KeywordAbility, TriggeredAbility
from rulings.abilities.costs import Cost
from rulings.abilities.effects import Unless
from rulings.abilities.filters import ControlledBy, Filter
from rulings.abilities.patterns import BecomesTarget
from rulings.abilities.players import Opponent, ThatPlayer
from rulings.abilities.references import Antecedent, It, This
from rulings.abilities.verbs import CounterSpell
from rulings.abilities.vocabulary import Kind
from rulings.kernel.keywords import expands

_THEIRS = Filter(Kind.SPELL_OR_ABILITY, (ControlledBy(Opponent()),))


@expands("ward")
def ward(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Becomes the target of an opponent's spell or ability: counter it unless that player pays (CR 702.21a)."""
    return (
        TriggeredAbility(
            text=ability.text,
            event=BecomesTarget(This(), _THEIRS),
            effect=Unless(
                CounterSpell(It("it", Antecedent("event source"))),
                ThatPlayer(Antecedent("event player")),
                ability.cost or Cost(),
            ),
            keyword="ward",
        ),
    )
