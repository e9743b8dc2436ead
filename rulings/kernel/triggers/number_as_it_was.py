"""The number of a keyword on what has left, as it last was there: soulshift X (CR 603.10a, 702.46a).

日本語: 最後に存在した時点での転生Ｘなどの値
What is here: settling that number as the ability triggers. What is not: numbers of abilities that don't look back,
which are found as they resolve.
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed, WhereX
from rulings.abilities.node import Node, rewrite, walk
from rulings.kernel.questions import numbers
from rulings.kernel.state.context import Context

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection


def with_number_as_it_was(view: "Projection", context: Context, ability: TriggeredAbility) -> TriggeredAbility:
    """The ability of a keyword with its "X, where X is" as it is in ``view``, right before the event."""
    if ability.keyword is None or not any(isinstance(node, WhereX) for node in walk(ability)):
        return ability

    def settled(node: Node) -> Node:
        return Fixed(numbers.signed(view, context, node)) if isinstance(node, WhereX) else node

    return rewrite(ability, settled)
