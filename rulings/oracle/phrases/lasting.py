"""Several continuous effects in one sentence, with one duration or with two (CR 611.2).

What is here: "until end of turn, you gain control of it and it gains haste", "gets +1/+1 until end of turn and can't be
blocked this turn". What is not: one effect (``effects``, ``controlling``, ``permitting``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rulings.abilities.changes.change import Change, GainAbilities, SetController
from rulings.abilities.durations import Duration, Forever
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.references import Attached, Every, It, ObjectRef, Target, This
from rulings.oracle.categories import ORACLE, Clauses, SharedVerb, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

undated = ORACLE.category("Undated")
"""A continuous effect whose duration stands elsewhere in the sentence."""


undated.phrase("{objects:Object} {changes:Change+and@objects}", Continuous(hole("objects"), hole("changes"), Forever()))
undated.phrase(
    "{who:Subject} gain[s] control of {objects:Object}",
    Continuous(hole("objects"), (SetController(hole("who")),), Forever()),
)


@dataclass(frozen=True, slots=True)
class UnderOneDuration(Clauses):
    """Effects whose duration is said once, before them all. Only between reading and binding."""


def _dated(duration: Duration, effects: tuple[Continuous, ...]) -> UnderOneDuration | None:
    if len(effects) < 2 or isinstance(duration, Forever):
        return None
    return UnderOneDuration(tuple(replace(one, duration=duration) for one in effects))


def _undo_dated(node: UnderOneDuration) -> Slots:
    if len(node.effects) < 2 or not all(isinstance(one, Continuous) for one in node.effects):
        return None
    durations = [one.duration for one in node.effects if isinstance(one, Continuous)]
    if any(one != durations[0] for one in durations) or durations[0] == Forever():
        return None
    bare = tuple(replace(one, duration=Forever()) for one in node.effects if isinstance(one, Continuous))
    return {"duration": durations[0], "effects": bare}


sentence.phrase("{duration:Duration}, {effects:Undated+and}.", _dated, _undo_dated, kind=UnderOneDuration)

# "... until end of turn and can't be blocked this turn": the second part leaves its subject out.


def same_objects(objects: ObjectRef) -> It | ObjectRef | None:
    """The same objects once more, without choosing or targeting anew."""
    match objects:
        case It() | This() | Attached():
            return objects
        case Target(maximum=maximum):
            return It("it" if maximum is not None and getattr(maximum, "value", 0) == 1 else "they")
        case Every():
            return None
    return None


def _two(
    objects: ObjectRef,
    changes: tuple[Change, ...],
    duration: Duration,
    more: tuple[Change, ...],
    also: Duration,
) -> SharedVerb | None:
    same = same_objects(objects)
    if same is None:
        return None
    return SharedVerb((Continuous(objects, changes, duration), Continuous(same, more, also)))


def _undo_two(node: SharedVerb) -> Slots:
    match node.effects:
        case (Continuous(objects=ObjectRef() as objects) as first, Continuous() as second):
            if second.objects != same_objects(objects):
                return None
            return {
                "objects": objects,
                "changes": first.changes,
                "duration": first.duration,
                "more": second.changes,
                "also": second.duration,
            }
    return None


effect.phrase(
    "{objects:Object} {changes:Change+and@objects} {duration:Duration} and {more:Change+and@objects} {also:Duration}",
    _two,
    _undo_two,
    kind=SharedVerb,
)


# What is put somewhere and "gains haste" keeps it: no duration is given (CR 611.2a).


effect.phrase(
    "{objects:Object} gain[s] {abilities:Granted+and}",
    Continuous(hole("objects", It), (GainAbilities(hole("abilities")),), Forever()),
)
