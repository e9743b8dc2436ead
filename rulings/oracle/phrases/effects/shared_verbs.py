"""Several things that one verb says (CR 608.2c). What is not: changes (``joined_changes``), places (``put_places``)."""

from rulings.abilities.ability import KeywordAbility, Replacement
from rulings.abilities.amounts.amount import Amount, WhereX, X
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.durations import Forever, UntilEndOfTurn
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.conditional import If, Unless, UnlessCondition
from rulings.abilities.effects.effect import Continuous, Effect, Replace, RuleChange
from rulings.abilities.effects.moving import Destroy, ReturnTo
from rulings.abilities.effects.optional import May
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import GoTo
from rulings.abilities.node import rewrite, walk
from rulings.abilities.players import You
from rulings.abilities.references import Attached, Every, It, ObjectRef, Target, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import Clauses, Implied, SharedVerb, clauses, effect
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import despite
from rulings.oracle.phrases.blocks.objects import of_type

_WHAT = "be targeted despite hexproof"
_WORDS = "can be the targets of {by:TargetingThem} as though they didn't have hexproof"
_TYPE = MakeChoice(You(), "creature type")
effect.phrase(
    f"{{duration:Duration}}, {{who:Player}} and {{filter:Filter@plural}} {_WORDS}",
    SharedVerb(
        (
            RuleChange((PlayerHas(hole("who"), _WHAT, node=hole("by")),), hole("duration")),
            Continuous(Every(hole("filter")), (despite(hole("by")),), hole("duration")),
        )
    ),
)
clauses.phrase("{effect:Effect}", hole("effect"), kind=Effect, is_transparent=True)


def _is_cut_short(effects: tuple[Effect, ...]) -> bool:
    """ "You may A and B": what follows "may" with a bare verb is all of it optional, so no list begins with A alone.

    Nor does one end with a condition of its last part: "A and B unless C" may be about both.
    """
    if any(isinstance(one, May | Unless | UnlessCondition | If) for one in effects[:-1]):
        return True
    # "Until end of turn, A and B": the duration is that of both, so B alone has none.
    return any(isinstance(one, Continuous) and one.duration == Forever() for one in effects[1:]) and any(
        isinstance(one, Continuous) and one.duration != Forever() for one in effects[:-1]
    )


def _list(effects: tuple[Effect, ...]) -> Effect | None:
    if len(effects) < 2 or isinstance(effects[-1], Unless | UnlessCondition | If):
        return None
    return Clauses(effects) if not _is_cut_short(effects) else None


clauses.phrase(
    "{effects:Effect+and}",
    Clauses(
        hole(
            "effects",
            where=lambda one: (
                len(one) >= 2 and (not isinstance(one[-1], Unless | UnlessCondition | If)) and (not _is_cut_short(one))
            ),
        )
    ),
)
clauses.phrase(
    "{first:Effect+and}, then {last:Effect}",
    Clauses((*hole("first"), hole("last"))),
    where=lambda first, last: not _is_cut_short((*first, last)),
)
clauses.phrase(
    "{first:Effect+,}, then {last:Effect}",
    Clauses((*hole("first"), hole("last"))),
    where=lambda first, last: not _is_cut_short((*first, last)),
)
clauses.phrase(
    "{first:Effect+and} and {last:Effect}",
    Clauses((*hole("first"), hole("last"))),
    where=lambda first, last: (
        len((*first, last)) >= 2
        and (not isinstance((*first, last)[-1], Unless | UnlessCondition | If))
        and (not _is_cut_short((*first, last)))
    ),
)


def _opens_with_a_subjectless(effect: Effect) -> bool:
    """A bare verb behind a comma ("..., and draw a card") may go on a longer list."""
    return isinstance(getattr(effect, "who", None), Implied)


# "Remove all counters from ~, and it deals that much damage": two clauses, each with a subject or none.
clauses.phrase(
    "{first:Effect}, and {last:Effect}",
    Clauses((hole("first"), hole("last", unless=May, where=lambda one: not _opens_with_a_subjectless(one)))),
    where=lambda first, last: _list((first, last)) is not None,
)


def _where_x(effect: Effect, value: Amount) -> Effect | None:
    """The effect with its X's found by the value."""
    if not any(isinstance(one, X) for one in walk(effect)):
        return None
    return rewrite(effect, lambda one: WhereX(value) if isinstance(one, X) else one)


def _undo_where_x(node: Effect) -> Slots:
    found = [one.value for one in walk(node) if isinstance(one, WhereX)]
    if not found:
        return None
    return {"effect": rewrite(node, lambda one: X() if isinstance(one, WhereX) else one), "value": found[0]}


# At any depth.
clauses.phrase(
    "{effect:Clauses}, where X is {value:Quantity}", _where_x, _undo_where_x, kind=Effect, is_transparent=True
)
clauses.phrase(
    "{first:Effect+,}, then {last:Effect} and {also:Effect}",
    Clauses(
        (
            *hole("first", where=lambda first: not any((isinstance(one, May | Unless | If) for one in first))),
            hole("last"),
            hole("also"),
        )
    ),
)


def _dies_this_turn(object: ObjectRef, instead: GoTo) -> Replace | None:
    if not isinstance(object, It | This | Attached | Target):
        return None
    return Replace(
        Replacement(event=Moves(object, Zone.BATTLEFIELD, Zone.GRAVEYARD), instead=instead), UntilEndOfTurn()
    )


# "It can't be regenerated this turn, and if it would die this turn, exile it instead."
clauses.phrase(
    "{first:Effect}, and if {object:Object} would die this turn, {instead:MovedInstead}",
    Clauses(
        (
            hole("first", Continuous),
            Replace(
                Replacement(
                    event=Moves(hole("object", It, This, Attached, Target), Zone.BATTLEFIELD, Zone.GRAVEYARD),
                    instead=hole("instead"),
                ),
                UntilEndOfTurn(),
            ),
        )
    ),
    where=lambda object, instead: _dies_this_turn(object, instead) is not None,
)


def _declare_done(words: str, done: type[Destroy | ReturnTo]) -> None:
    what = Every(of_type(hole("filter")))
    effect.phrase(words, SharedVerb((_TYPE, Destroy(what) if done is Destroy else ReturnTo(what, Zone.HAND))))


_declare_done("destroy all {filter:Filter@plural} of the creature type of your choice", Destroy)
_declare_done("return all {filter:Filter@plural} of the creature type of your choice to their owners' hands", ReturnTo)

# "Spells ... this turn, and creatures ... this turn": two rules of a duration each.
clauses.phrase(
    "{first:Effect}, and {second:Effect}",
    Clauses((hole("first"), hole("second"))),
    where=lambda first, second: all(isinstance(one, Continuous | RuleChange) for one in (first, second)),
)


_SOURCES = (
    Filter(Kind.SOURCE, (IsColor(hole("first")),)),
    Filter(Kind.SOURCE, (IsColor(hole("second")),)),
)
effect.phrase(
    "{who:Player} and {filter:Filter@plural} gain hexproof from {first:Color} and from {second:Color} "
    "{duration:Duration}",
    SharedVerb(
        (
            RuleChange(tuple(PlayerHas(hole("who"), "hexproof", node=source) for source in _SOURCES), hole("duration")),
            Continuous(
                Every(hole("filter")),
                (GainAbilities(tuple(KeywordAbility(name="hexproof", quality=source) for source in _SOURCES)),),
                hole("duration"),
            ),
        )
    ),
)
