"""Several changes under one verb or one duration (CR 611.2)."""

from typing import Any

from rulings.abilities.changes.permissions import CanDo, MustDo
from rulings.abilities.durations import Duration, UntilEndOfCombat, UntilEndOfTurn
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DealDamage, Fight
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.players import PlayerRef
from rulings.oracle.categories import ORACLE, Implied, SharedVerb, effect
from rulings.oracle.holes import hole, worked_out
from rulings.oracle.phrases.blocks.objects import same_objects

_THIS_TURN = UntilEndOfTurn(wording=1)
_THIS_COMBAT = UntilEndOfCombat(wording=1)
for_this_turn = ORACLE.category("ForThisTurn")
"""A predicate with "this turn" within it."""
for_this_turn.phrase("must be blocked this turn if able", MustDo, fixed={"what": "be blocked"})
for_this_turn.phrase(
    "can attack this turn as though (it|they:self) didn't have defender",
    CanDo,
    fixed={"what": "attack as though it didn't have defender"},
)
for_this_combat = ORACLE.category("ForThisCombat")
"""A predicate with "this combat" within it."""
for_this_combat.phrase("attack[s] this combat if able", MustDo, fixed={"what": "attack"})
for_this_combat.phrase("block[s] this combat if able", MustDo, fixed={"what": "block"})


_SAME: Any = worked_out(same_objects, hole("objects"))
_CHANGED: Any = Continuous(hole("objects"), hole("changes"), hole("duration"))


def _declare(category: str, also: Duration) -> None:

    effect.phrase(
        f"{{objects:Object}} {{changes:Change+and@objects}} {{duration:Duration}} and {{more:{category}@objects}}",
        SharedVerb((_CHANGED, Continuous(_SAME, (hole("more"),), also))),
    )


_declare("ForThisTurn", _THIS_TURN)
_declare("ForThisCombat", _THIS_COMBAT)


effect.phrase(
    "{objects:Object} {changes:Change+and@objects} {duration:Duration} and {more:Change+and@objects} {also:Duration}",
    SharedVerb((_CHANGED, Continuous(_SAME, hole("more"), hole("also")))),
)


effect.phrase(
    "{objects:Object} {changes:Change+and@objects} {duration:Duration} and deal[s:objects] {amount:Quantity} damage to "
    "{to:Recipient}",
    SharedVerb((_CHANGED, DealDamage(_SAME, hole("amount"), hole("to")))),
)


effect.phrase(
    "{objects:Object} {changes:Change+and@objects} {duration:Duration} and fight[s:objects] {other:Object}",
    SharedVerb((_CHANGED, Fight(_SAME, hole("other")))),
)


def _same(who: PlayerRef) -> PlayerRef:
    return who if isinstance(who, Implied) else Implied()


effect.phrase(
    "{who:Subject} put[s] {amount:Amount} {kind:CounterKind} counter(s:amount) on {on:Recipient} and {more:Amount} "
    "{other:CounterKind} counter(s:more) on {also:Recipient}",
    SharedVerb(
        (
            PutCounters(hole("who"), hole("amount"), hole("kind"), hole("on")),
            PutCounters(worked_out(_same, hole("who")), hole("more"), hole("other"), hole("also")),
        )
    ),
)
