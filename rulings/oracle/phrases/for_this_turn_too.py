"""What a second predicate adds for this turn: "gets +3/+3 until end of turn and must be blocked this turn if able".

What is here: predicates in which "this turn" stands in the middle, after one with a duration of its own. What is not:
two durations that stand behind (``lasting``).
"""

from collections.abc import Mapping

from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CanDo, MustDo
from rulings.abilities.durations import Duration, UntilEndOfCombat, UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import ORACLE, SharedVerb, effect
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.lasting import same_objects

Slots = Mapping[str, Value] | None

for_this_turn = ORACLE.category("ForThisTurn")
"""A predicate with "this turn" within it."""
for_this_turn.phrase("must be blocked this turn if able", MustDo, fixed={"what": "be blocked"})
for_this_turn.phrase(
    "can attack this turn as though (it|they:self) didn't have defender",
    CanDo,
    fixed={"what": "attack as though it didn't have defender"},
)
_THIS_TURN = UntilEndOfTurn(wording=1)
_THIS_COMBAT = UntilEndOfCombat(wording=1)
for_this_combat = ORACLE.category("ForThisCombat")
"""A predicate with "this combat" within it."""
for_this_combat.phrase("attack[s] this combat if able", MustDo, fixed={"what": "attack"})
for_this_combat.phrase("block[s] this combat if able", MustDo, fixed={"what": "block"})


def _declare(category: str, also: Duration) -> None:
    def make(objects: ObjectRef, changes: tuple[Change, ...], duration: Duration, more: Change) -> SharedVerb | None:
        same = same_objects(objects)
        if same is None:
            return None
        return SharedVerb((Continuous(objects, changes, duration), Continuous(same, (more,), also)))

    def unmake(node: SharedVerb) -> Slots:
        match node.effects:
            case (
                Continuous(objects=ObjectRef() as objects, changes=changes, duration=duration),
                Continuous(changes=(more,)),
            ) if node == make(objects, changes, duration, more):
                return {"objects": objects, "changes": changes, "duration": duration, "more": more}
        return None

    effect.phrase(
        f"{{objects:Object}} {{changes:Change+and@objects}} {{duration:Duration}} and {{more:{category}@objects}}",
        make,
        unmake,
        kind=SharedVerb,
    )


_declare("ForThisTurn", _THIS_TURN)
_declare("ForThisCombat", _THIS_COMBAT)
