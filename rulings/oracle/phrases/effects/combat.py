"""Attacking and blocking that an effect demands or changes (CR 508, 509)."""

from rulings.abilities.durations import Duration, UntilEndOfCombat, UntilEndOfTurn
from rulings.abilities.effects.combat import BecomeBlocked, MustAttack, MustBlock, RemoveFromCombat, ReselectAttacked
from rulings.abilities.effects.optional import May
from rulings.abilities.players import EachOpponent, EachPlayer, You
from rulings.abilities.references import Every, ObjectRef
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

effect.phrase("remove {what:Object} from combat", RemoveFromCombat)
effect.phrase("{what:Object} become[s] blocked", BecomeBlocked)
effect.phrase("{who:Subject} reselect[s] which player or permanent {what:Object} is attacking", ReselectAttacked)
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
