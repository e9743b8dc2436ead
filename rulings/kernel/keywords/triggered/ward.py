"""Ward (CR 702.21).

日本語: 護法
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility, TriggeredAbility
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.events.spells import BecomesTarget
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import Opponent, ThatPlayer
from rulings.abilities.references import Antecedent, It, This
from rulings.abilities.vocabulary import Kind
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.special_words import declare
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.triggers.triggers import triggers_only_if

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection

_THEIRS = Filter(Kind.SPELL_OR_ABILITY, (ControlledBy(Opponent()),))


declare(CantDo, "trigger ward")


@triggers_only_if("ward")
def _may_trigger(view: "Projection", source: ObjectId) -> bool:
    """An effect may keep ward abilities from triggering."""
    return not any(
        isinstance(change, CantDo) and change.what == "trigger ward"
        for change, _ in view.characteristics(source).restrictions
    )


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
