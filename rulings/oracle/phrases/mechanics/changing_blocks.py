"""Blocks that an effect changes (CR 506.4, 509.1)."""

from rulings.abilities.effects.combat import BecomeUnblocked, BlockAnother
from rulings.abilities.effects.optional import May
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.combat import IsAttacking
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.references import Choose, ObjectRef
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

effect.phrase(
    "creatures {by:Object} was blocking that had become blocked by only {only:Object} this combat become unblocked",
    BecomeUnblocked,
    carries={"only": "only"},
)
effect.phrase(
    "creatures {by:Object} was blocking that hadn't become blocked by another creature this combat become unblocked",
    BecomeUnblocked,
    carries={"another": "BecomeUnblocked"},
)
_ATTACKING = Choose(Filter(Kind.PERMANENT, (IsAttacking(), HasType(CardType.CREATURE))))


def _blocks_another(blocker: ObjectRef) -> BlockAnother:
    return BlockAnother(You(), blocker, _ATTACKING)


effect.phrase(
    "{blocker:Object} block[s:blocker] a attacking creature of your choice",
    BlockAnother(You(), hole("blocker"), _ATTACKING),
)
effect.phrase(
    "you may have {blocker:Object} block a attacking creature of your choice",
    May(You(), _blocks_another(hole("blocker"))),
    carries={"may": "May"},
)
