"""Blocks that an effect changes (CR 506.4, 509.1)."""

from rulings.abilities.effects.combat import BecomeUnblocked, BlockAnother, PartDefenders, SwapBlocked, SwapBlockers
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
effect.phrase(
    "if each of {what:Object} could block all creatures that the other is blocking, remove both of them from combat. "
    "each one then blocks all creatures the other was blocking",
    SwapBlockers,
    carries={"each": "SwapBlockers", "other": "SwapBlockers"},
)
effect.phrase(
    "if each of {what:Object} could be blocked by all creatures that the other is blocked by, each creature that's "
    "blocking exactly one of those attacking creatures stops blocking it and is blocking the other attacking creature",
    SwapBlocked,
    carries={"each": "SwapBlocked", "other": "SwapBlocked"},
)
effect.phrase(
    "each defending player divides all creatures without flying they control into a “ _left ” pile and a “ _right ” "
    "pile. then, for each attacking creature you control, choose “ _left ” or “ _right . ” . that creature can't be "
    "blocked this combat except by creatures with flying and creatures in a pile with the chosen label",
    PartDefenders,
    carries={"each": "PartDefenders", "except": "PartDefenders"},
)
