"""Particular creatures that must attack or block particular objects (CR 508.1d, 509.1c).

What is here: "target creature blocks it this turn if able", "that creature attacks you this combat if able", "must be
blocked by a Wall if able", "attacks or blocks each combat if able". What is not: attacking or blocking at all
(``lasting_requirements``).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo, MustDo
from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.durations import Duration, UntilEndOfCombat, UntilEndOfTurn
from rulings.abilities.effects.combat import MustAttack, MustBlock
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.optional import May
from rulings.abilities.players import EachOpponent, EachPlayer, PlayerRef, You
from rulings.abilities.references import Every, ObjectRef
from rulings.oracle.categories import SeveralChanges, change, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_TIMES: tuple[tuple[str, Duration], ...] = (("this turn", UntilEndOfTurn()), ("this combat", UntilEndOfCombat()))


def _declare(words: str, duration: Duration) -> None:
    def block(objects: ObjectRef, whom: ObjectRef) -> MustBlock | None:
        # "Blocks each attacking creature" would be as many requirements.
        return None if isinstance(whom, Every) else MustBlock(objects, whom, duration)

    def undo_block(node: MustBlock) -> Slots:
        return {"objects": node.objects, "whom": node.whom} if node.duration == duration else None

    effect.phrase(
        f"{{objects:Object}} block[s:objects] {{whom:Object}} {words} if able", block, undo_block, kind=MustBlock
    )

    def attack(objects: ObjectRef, whom: PlayerRef) -> MustAttack | None:
        return None if isinstance(whom, EachPlayer | EachOpponent) else MustAttack(objects, whom, duration)

    def undo_attack(node: MustAttack) -> Slots:
        if node.duration != duration or not isinstance(node.whom, PlayerRef):
            return None
        return {"objects": node.objects, "whom": node.whom}

    effect.phrase(
        f"{{objects:Object}} attack[s:objects] {{whom:Player}} {words} if able", attack, undo_attack, kind=MustAttack
    )

    def may_block(objects: ObjectRef, whom: ObjectRef) -> May | None:
        inner = block(objects, whom)
        return None if inner is None else May(You(), inner)

    def undo_may_block(node: May) -> Slots:
        match node:
            case May(who=You(), effect=MustBlock() as inner) if node == may_block(inner.objects, inner.whom):
                return undo_block(inner)
        return None

    effect.phrase(
        f"you may have {{objects:Object}} block {{whom:Object}} {words} if able",
        may_block,
        undo_may_block,
        kind=May,
        carries={"may": "May"},
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


def _either_now(objects: ObjectRef) -> Continuous:
    return Continuous(objects, (MustDo("attack"), MustDo("block")), UntilEndOfTurn())


def _undo_either_now(node: Continuous) -> Slots:
    if not isinstance(node.objects, ObjectRef) or node != _either_now(node.objects):
        return None
    return {"objects": node.objects}


effect.phrase(
    "{objects:Object} attack[s] or block[s] this turn if able", _either_now, _undo_either_now, kind=Continuous
)

change.phrase("must be blocked by a {whom:Filter@singular} if able", MustDo, fixed={"what": "be blocked"})


def _declare_if(what: str) -> None:
    def make(condition: Condition) -> CantDo:
        return CantDo(what, unless=Negated(condition))

    def unmake(node: CantDo) -> Slots:
        match node.unless:
            case Negated(condition=condition) if node == make(condition):
                return {"condition": condition}
        return None

    change.phrase(f"can't {what} if {{condition:Condition}}", make, unmake, kind=CantDo)


for _what in ("attack", "block", "attack or block"):
    _declare_if(_what)
