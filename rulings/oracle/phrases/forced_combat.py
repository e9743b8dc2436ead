"""Particular creatures that must attack or block particular objects (CR 508.1d, 509.1c).

What is here: "target creature blocks it this turn if able", "that creature attacks you this combat if able", "must be
blocked by a Wall if able", "attacks or blocks each combat if able". What is not: attacking or blocking at all
(``lasting_requirements``).
"""

from dataclasses import dataclass

from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo, MustDo
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.durations import Duration, UntilEndOfCombat, UntilEndOfTurn
from rulings.abilities.effects.combat import MustAttack, MustBlock
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.optional import May
from rulings.abilities.players import EachOpponent, EachPlayer, You
from rulings.abilities.references import Every, ObjectRef
from rulings.oracle.categories import SeveralChanges, change, effect
from rulings.oracle.holes import hole

_TIMES: tuple[tuple[str, Duration], ...] = (("this turn", UntilEndOfTurn()), ("this combat", UntilEndOfCombat()))


def _declare(words: str, duration: Duration) -> None:
    def block(objects: ObjectRef, whom: ObjectRef) -> MustBlock | None:
        # "Blocks each attacking creature" would be as many requirements.
        return None if isinstance(whom, Every) else MustBlock(objects, whom, duration)

    # "Blocks each attacking creature" would be as many requirements.
    effect.phrase(
        f"{{objects:Object}} block[s:objects] {{whom:Object}} {words} if able",
        MustBlock(hole("objects"), hole("whom", unless=Every), duration),
    )

    effect.phrase(
        f"{{objects:Object}} attack[s:objects] {{whom:Player}} {words} if able",
        MustAttack(hole("objects"), hole("whom", unless=(EachPlayer, EachOpponent)), duration),
    )

    effect.phrase(
        f"you may have {{objects:Object}} block {{whom:Object}} {words} if able",
        May(You(), MustBlock(hole("objects"), hole("whom", unless=Every), duration)),
        carries={"may": "May"},
        where=lambda objects, whom: block(objects, whom) is not None,
    )


for _words, _duration in _TIMES:
    _declare(_words, _duration)


@dataclass(frozen=True, slots=True)
class AttacksOrBlocks(SeveralChanges):
    """ "Attacks or blocks each combat if able": it can't do both in one combat, so both are required."""

    def changes(self) -> tuple[Change, ...]:
        """Both requirements."""
        return (MustDo("attack"), MustDo("block"))


change.phrase("attack[s] or block[s] each combat if able", AttacksOrBlocks, carries={"each": "AttacksOrBlocks"})


effect.phrase(
    "{objects:Object} attack[s] or block[s] this turn if able",
    Continuous(hole("objects"), (MustDo("attack"), MustDo("block")), UntilEndOfTurn()),
)

change.phrase("must be blocked by a {whom:Filter@singular} if able", MustDo, fixed={"what": "be blocked"})


def _declare_if(what: str) -> None:

    change.phrase(f"can't {what} if {{condition:Condition}}", CantDo(what, unless=Negated(hole("condition"))))


for _what in ("attack", "block", "attack or block"):
    _declare_if(_what)
