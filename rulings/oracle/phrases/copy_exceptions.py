"""Copies that differ from what they copy in more than types and abilities (CR 707.9).

What is here: "it has this ability", "its name is", entering tapped as a copy, "it enters with an additional counter",
and becoming a copy with exceptions. What is not: the common exceptions (``tokens``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Ability, Replacement
from rulings.abilities.changes.change import Change, GainAbilities, HasThisAbility, SetName, SetTypes
from rulings.abilities.changes.copying import BecomeCopy, EntersWithMore, KeepsColors
from rulings.abilities.durations import Forever
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.filters.history import Another
from rulings.abilities.modifications import EntersWith
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Choose, It, ObjectRef, Target, This
from rulings.abilities.vocabulary import Supertype, Zone
from rulings.oracle.categories import ORACLE, ability, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None

exception = ORACLE.category("CopyException")

# Exceptions.

exception.phrase("<it|he|she> has this ability", HasThisAbility)
for _is in ("it's", "he's", "she's"):
    exception.phrase(
        f"{_is} legendary in addition to its other types", SetTypes, fixed={"supertypes": (Supertype.LEGENDARY,)}
    )
    exception.phrase(f"{_is} legendary", SetTypes, fixed={"supertypes": (Supertype.LEGENDARY,)})


exception.phrase("its name is ~", SetName("~"))


def _more(counters: PutCounters, filter: Filter | None = None) -> EntersWithMore:
    return EntersWithMore(counters, filter)


def _undo_more_if(node: EntersWithMore) -> Slots:
    return {"counters": node.counters, "filter": node.filter} if isinstance(node.filter, Filter) else None


exception.phrase("<it|he|she> enters with {counters:EnteringCounters}", EntersWithMore(hole("counters"), None))
exception.phrase(
    "<it|he|she> enters with {counters:EnteringCounters} if it's a {filter:Filter@singular}",
    _more,
    _undo_more_if,
    kind=EntersWithMore,
)
exception.phrase("<it|he|she> doesn't copy that creature's color", KeepsColors)


def _declare_only_types(loses: str, wording: int) -> None:
    """ "It's a Food artifact with ... and it loses all other card types" (CR 205.1a)."""

    def make(types: tuple[Predicate, ...], abilities: tuple[Ability, ...] = ()) -> tuple[Change, ...] | None:
        subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
        kinds = tuple(one.type for one in types if isinstance(one, HasType))
        if not kinds or types_of(subtypes, kinds) != types:
            return None
        only = SetTypes(kinds, subtypes, in_addition=False, wording=wording)
        return (only, GainAbilities(abilities)) if abilities else (only,)

    def unmake(node: tuple[Change, ...]) -> Slots:
        match node:
            case (SetTypes(types=kinds, subtypes=subtypes) as only, *rest) if only.wording == wording:
                granted = rest[0].abilities if rest and isinstance(rest[0], GainAbilities) else ()
                slots: dict[str, Value] = {"types": types_of(subtypes, kinds), "abilities": granted}
                return slots if node == make(**slots) else None  # type: ignore[arg-type]
        return None

    ORACLE.category("CopyExceptions").phrase(
        f"it's a {{types:TypePhrase@singular}}< with {{abilities:Granted+and}}>{loses} all other card types",
        make,
        unmake,
        kind=tuple,
    )


for _number, _loses in enumerate((" and loses", " and it loses", ", and it loses")):
    _declare_only_types(_loses, 1000 + _number)

# Of what.

original = ORACLE.category("CopyOriginal")


original.phrase(
    "another {filter:Filter@singular}",
    Choose(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"another": "filter"},
)

# Entering tapped as a copy.


def _tapped_copy(this: This, of: ObjectRef, exceptions: tuple[Change, ...] = ()) -> Replacement:
    copying = Continuous(this, (BecomeCopy(of, exceptions),))
    return Replacement(
        event=Moves(this, destination=Zone.BATTLEFIELD),
        instead=EntersWith(effect=May(You(), Sequence((copying, Tap(This()))))),
        as_enters=True,
    )


def _undo_tapped_copy(node: Replacement) -> Slots:
    match node.instead:
        case EntersWith(
            effect=May(
                effect=Sequence(
                    effects=(
                        Continuous(
                            objects=This() as this, changes=(BecomeCopy(of=ObjectRef() as of, exceptions=exceptions),)
                        ),
                        Tap(),
                    )
                )
            )
        ):
            slots = {"this": this, "of": of, "exceptions": exceptions}
            return slots if node == _tapped_copy(this, of, exceptions) else None
    return None


ability.phrase(
    "you may have {this:This} enter tapped as a copy of {of:CopyOriginal}<, except {exceptions:CopyExceptions}>.",
    _tapped_copy,
    _undo_tapped_copy,
    kind=Replacement,
    carries={"may": "instead", "except": "instead"},
)

# Becoming a copy, except ...


def _becomes(objects: ObjectRef, of: ObjectRef, exceptions: tuple[Change, ...]) -> Continuous:
    return Continuous(objects, (BecomeCopy(of, exceptions),), Forever())


effect.phrase(
    "{objects:Object} become[s] a copy of {of:Object}, except {exceptions:CopyExceptions}",
    Continuous(hole("objects"), (BecomeCopy(hole("of"), hole("exceptions")),), Forever()),
    carries={"except": "changes"},
)


effect.phrase(
    "{objects:Object} become[s] a copy of {of:Object} {duration:Duration}, except {exceptions:CopyExceptions}",
    Continuous(hole("objects"), (BecomeCopy(hole("of"), hole("exceptions")),), hole("duration")),
    carries={"except": "changes"},
)
effect.phrase(
    "{duration:Duration}, {objects:Object} become[s] a copy of {of:Object}, except {exceptions:CopyExceptions}",
    Continuous(hole("objects"), (BecomeCopy(hole("of"), hole("exceptions")),), hole("duration")),
    carries={"except": "changes"},
)


def _may_have(who: PlayerRef, objects: ObjectRef, of: ObjectRef, exceptions: tuple[Change, ...] = ()) -> May | None:
    return May(who, _becomes(objects, of, exceptions)) if isinstance(objects, This | It | Target) else None


def _undo_may_have(node: May) -> Slots:
    match node.effect:
        case Continuous(objects=objects, changes=(BecomeCopy(of=ObjectRef() as of, exceptions=exceptions),)):
            slots = {"who": node.who, "objects": objects, "of": of, "exceptions": exceptions}
            return slots if node == _may_have(**slots) else None  # type: ignore[arg-type]
    return None


effect.phrase(
    "{who:Subject} may have {objects:Object} become a copy of {of:Object}<, except {exceptions:CopyExceptions}>",
    _may_have,
    _undo_may_have,
    kind=May,
    carries={"may": "May", "except": "effect"},
)
