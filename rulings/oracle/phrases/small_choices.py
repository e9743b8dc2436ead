"""Choices within a sentence: of a creature type, of two sizes, of two kinds of counters (CR 608.2d).

What is here: "of the creature type of your choice", "gets +1/-1 or -1/+1", "put your choice of a +1/+1 counter or two
charge counters on it". What is not: choices in sentences of their own (``looking``, ``entering``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change
from rulings.abilities.durations import Duration
from rulings.abilities.effects.cards import Search
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.effects.moving import Destroy, ReturnTo
from rulings.abilities.filters.filter import Both, Either, Filter
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Every, It, ObjectRef, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, SharedVerb, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.lasting import same_objects

Slots = Mapping[str, Value] | None

# Of the creature type of your choice.

_TYPE = MakeChoice(You(), "creature type")
_OF_IT = OfChosen("type")


def _of_type(filter: Filter) -> Filter:
    return Filter(filter.kind, (*filter.predicates, _OF_IT))


effect.phrase(
    "{filter:Filter@plural} of the creature type of your choice {changes:Change+and@plural} {duration:Duration}",
    SharedVerb((_TYPE, Continuous(Every(_of_type(hole("filter"))), hole("changes"), hole("duration")))),
)


def _declare_done(words: str, done: type[Destroy | ReturnTo]) -> None:
    def make(filter: Filter) -> SharedVerb:
        what = Every(_of_type(filter))
        return SharedVerb((_TYPE, Destroy(what) if done is Destroy else ReturnTo(what, Zone.HAND)))

    def unmake(node: SharedVerb) -> Slots:
        match node.effects:
            case (
                MakeChoice(),
                Destroy(what=Every(filter=Filter(kind=kind, predicates=(*rest, OfChosen()))))
                | ReturnTo(what=Every(filter=Filter(kind=kind, predicates=(*rest, OfChosen())))),
            ):
                filter = Filter(kind, tuple(rest))
                return {"filter": filter} if node == make(filter) else None
        return None

    effect.phrase(words, make, unmake, kind=SharedVerb)


_declare_done("destroy all {filter:Filter@plural} of the creature type of your choice", Destroy)
_declare_done("return all {filter:Filter@plural} of the creature type of your choice to their owners' hands", ReturnTo)

# One of two sizes.


def _one_or_other(objects: ObjectRef, first: Change, second: Change, duration: Duration) -> ChooseEffect | None:
    same = same_objects(objects)
    if not isinstance(same, It | This):
        return None
    return ChooseEffect(You(), (Continuous(objects, (first,), duration), Continuous(same, (second,), duration)))


def _undo_one_or_other(node: ChooseEffect) -> Slots:
    match node.options:
        case (
            Continuous(objects=ObjectRef() as objects, changes=(first,), duration=duration),
            Continuous(changes=(second,)),
        ) if node == _one_or_other(objects, first, second, duration):
            return {"objects": objects, "first": first, "second": second, "duration": duration}
    return None


effect.phrase(
    "{objects:Object} get[s] {first:PowerToughnessChange} or {second:PowerToughnessChange} {duration:Duration}",
    _one_or_other,
    _undo_one_or_other,
    kind=ChooseEffect,
)

# One of two kinds of counters.


def _choice_of_counters(
    who: PlayerRef, amount: Amount, kind: str, more: Amount, other: str, on: Node
) -> ChooseEffect | None:
    same = same_objects(on) if isinstance(on, ObjectRef) else None
    if same is None:
        return None
    options: tuple[Effect, ...] = (PutCounters(who, amount, kind, on), PutCounters(who, more, other, same))
    return ChooseEffect(who, options, labels=(f"{kind} counter", f"{other} counter"))


def _undo_choice_of_counters(node: ChooseEffect) -> Slots:
    match node.options:
        case (PutCounters() as first, PutCounters() as second):
            slots: dict[str, Value] = {
                "who": first.who,
                "amount": first.amount,
                "kind": first.kind,
                "more": second.amount,
                "other": second.kind,
                "on": first.on,
            }
            return slots if node == _choice_of_counters(**slots) else None  # type: ignore[arg-type]
    return None


effect.phrase(
    "{who:Subject} put[s] your choice of {amount:Amount} {kind:CounterKind} counter(s:amount) or {more:Amount} "
    "{other:CounterKind} counter(s:more) on {on:Object}",
    _choice_of_counters,
    _undo_choice_of_counters,
    kind=ChooseEffect,
)

# Cards of one kind or another.


def _either_card(who: PlayerRef, whose: PlayerRef, kinds: tuple[Filter, ...]) -> Search | None:
    """Each kind with words of its own: "a basic land card or a Desert card"."""
    if len(kinds) < 2 or any(one.kind is not Kind.CARD or not one.predicates for one in kinds):
        return None
    options = tuple(one.predicates[0] if len(one.predicates) == 1 else Both(one.predicates) for one in kinds)
    return Search(who, Filter(Kind.CARD, (Either(options, wording=_OF_SEVERAL_CARDS),)), whose=whose)


def _one_of_each(who: PlayerRef, whose: PlayerRef, kinds: tuple[Filter, ...]) -> Search | None:
    """ "A Forest card and a Plains card": one of each."""
    if len(kinds) < 2 or any(one.kind is not Kind.CARD or not one.predicates for one in kinds):
        return None
    return Search(who, kinds[0], whose=whose, also=kinds[1:])


def _undo_one_of_each(node: Search) -> Slots:
    slots: dict[str, Value] = {"who": node.who, "whose": node.whose, "kinds": (node.filter, *node.also)}
    return slots if node.also and node == _one_of_each(node.who, node.whose, (node.filter, *node.also)) else None


_OF_SEVERAL_CARDS = 1000
"""Wording of ``Either`` whose options are each said with an article and "card"."""


def _undo_either_card(node: Search) -> Slots:
    match node.filter.predicates:
        case (Either(options=options) as either,) if either.wording == _OF_SEVERAL_CARDS:
            kinds = tuple(Filter(Kind.CARD, one.parts if isinstance(one, Both) else (one,)) for one in options)
            slots: dict[str, Value] = {"who": node.who, "whose": node.whose, "kinds": kinds}
            return slots if node == _either_card(node.who, node.whose, kinds) else None
    return None


ORACLE.category("ACard").phrase("a {filter:Filter@singular}", hole("filter"), kind=Filter, is_transparent=True)
effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for {kinds:ACard+or}",
    _either_card,
    _undo_either_card,
    kind=Search,
)
effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for {kinds:ACard+and}",
    _one_of_each,
    _undo_one_of_each,
    kind=Search,
)
