"""Targets (CR 115)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, AnyNumber, Fixed, UpTo
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Either, Filter, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy, ControlledByOne
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, ControllerOf, Opponent, PlayerRef, ThatPlayer
from rulings.abilities.references import AnyTarget, It, Target
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.binding.described import EARLIER
from rulings.oracle.categories import ORACLE, thing
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.objects import with_another
from rulings.oracle.template import Number

thing_chosen_by_opponents = ORACLE.category("Object")
part = ORACLE.category("TargetPart")
"""One of two targets that a verb has."""
_SAME = ControlledBy(ControllerOf(It(EARLIER)))
_OTHER: dict[str, Value] = {"other": True}


def _declare_target(words: str, kind: Kind) -> None:
    """Only as targets: as a noun it would be another wording of "spell or ability"."""

    thing.phrase(f"target {words}", Target(Filter(kind)))


_declare_target("spell, activated ability, or triggered ability", Kind.SPELL_OR_ABILITY)
_declare_target("spell or permanent", Kind.SPELL_OR_PERMANENT)


def _some_targets(template: str, least: int, most: int) -> None:
    thing.phrase(
        template,
        Target,
        fixed={"minimum": Fixed(least), "maximum": Fixed(most)},
        number=Number.PLURAL,
    )


for _words, _least, _most in (("one or two", 1, 2), ("one, two, or three", 1, 3), ("two or three", 2, 3)):
    _some_targets(f"{_words} target {{filter:Filter@plural}}", _least, _most)
    thing.phrase(
        f"{_words} targets",
        AnyTarget,
        fixed={"minimum": Fixed(_least), "maximum": Fixed(_most)},
        number=Number.PLURAL,
    )
_CHOOSER: dict[str, Value] = {"chooser": Opponent()}
thing_chosen_by_opponents.phrase("target {filter:Filter@singular} of a opponent's choice", Target, fixed=_CHOOSER)
thing_chosen_by_opponents.phrase("any target of a opponent's choice", AnyTarget, fixed=_CHOOSER)
thing_chosen_by_opponents.phrase(
    "target {filter:Filter@singular} of a opponent's choice they control",
    Target(narrowed(hole("filter"), ControlledBy(Opponent())), chooser=Opponent()),
)

# What is said of the target behind "of an opponent's choice": "you don't control", "from your graveyard".
thing_chosen_by_opponents.phrase(
    "target {filter:Filter@singular} of a opponent's choice {qualifier:Qualifier}",
    Target(narrowed(hole("filter"), hole("qualifier", unless=ControlledBy)), chooser=Opponent()),
)
ORACLE.category("Object").phrase(
    "target {filter:Filter@singular} of {chooser:Player's} choice",
    Target(
        hole(
            "filter",
            where=lambda filter: any(
                isinstance(one, ControlledBy) and isinstance(one.player, ThatPlayer) for one in filter.predicates
            ),
        ),
        chooser=hole("chooser", ThatPlayer),
    ),
)
part.phrase("target {filter:Filter@singular}", Target)
part.phrase(
    "another target {filter:Filter@singular}",
    Target(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"another": "filter"},
)
_UP_TO_ONE: dict[str, Value] = {"minimum": Fixed(0)}
part.phrase("up to one target {filter:Filter@singular}", Target, fixed=_UP_TO_ONE, carries={"up to": "minimum"})
thing.phrase(
    "a second target {filter:Filter@singular}",
    Target(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
)


def _bounds(count: Amount) -> tuple[Amount, Amount | None] | None:
    match count:
        case Fixed(value=1):
            return None
        case UpTo(amount=most):
            return Fixed(0), most
        case AnyNumber():
            return Fixed(0), None
    return count, count


def _as_word(most: Amount) -> Amount:
    """ "Up to one", not "up to a"."""
    return Fixed(1, wording=1) if most == Fixed(1) else most


def _count(minimum: Amount, maximum: Amount | None) -> Amount | None:
    if minimum == maximum:
        return None if minimum == Fixed(1) else minimum
    if minimum != Fixed(0):
        return None
    return AnyNumber() if maximum is None else UpTo(_as_word(maximum))


@dataclass(frozen=True, slots=True)
class HowMany:
    """The least and the greatest number of targets. Only between reading and binding."""

    minimum: Amount
    maximum: Amount | None


def _how_many(count: Amount) -> HowMany | None:
    bounds = _bounds(count)
    return HowMany(*bounds) if bounds else None


def _undo_how_many(node: HowMany) -> Slots:
    count = _count(node.minimum, node.maximum)
    return {"count": count} if count else None


# "Up to" and "any number of" are each two numbers.
ORACLE.category("TargetCount").phrase("{count:Amount}", _how_many, _undo_how_many, kind=HowMany, number="count")
_LEAST, _MOST = hole("count", HowMany).minimum, hole("count").maximum
thing.phrase("target {filter:Filter@singular}", Target)
thing.phrase(
    "another target {filter:Filter@singular}", Target(with_another(hole("filter"))), carries={"another": "filter"}
)
thing.phrase("{count:TargetCount} target {filter:Filter@count}", Target(hole("filter"), _LEAST, _MOST))
thing.phrase(
    "{count:TargetCount} other target {filter:Filter@count}", Target(with_another(hole("filter")), _LEAST, _MOST)
)
for _words, _who in (("player", AnyPlayer()), ("opponent", Opponent())):
    _fixed: dict[str, PlayerRef] = {"players": _who}
    thing.phrase(f"target {{filter:Filter@singular}} or {_words}", Target, fixed=_fixed)
    thing.phrase(f"target {_words} or {{filter:Filter@singular}}", Target, fixed=_fixed)
thing.phrase("any target", AnyTarget)
thing.phrase("any other target", AnyTarget, fixed={"other": True})


thing.phrase("{count:TargetCount} target(s)", AnyTarget(_LEAST, _MOST))
thing.phrase(
    "another target {filter:Filter@singular} with the same controller",
    Target(Filter(hole("filter").kind, (Another(), *hole("filter").predicates, _SAME))),
    carries={"another": "filter"},
)
thing.phrase("another target", AnyTarget, fixed=_OTHER, carries={"another": "other"})
thing.phrase("a third target", AnyTarget, fixed=_OTHER)


def _declare(words: str, type: CardType) -> None:
    there = Either((InZone(Zone.BATTLEFIELD), InZone(Zone.GRAVEYARD)))
    target = Target(Filter(Kind.TOKEN_OR_CARD, (Another(), HasType(type), there)), Fixed(0), Fixed(1))

    thing.phrase(
        words, Target(target.filter, target.minimum, target.maximum), carries={"other": "filter", "up to": "minimum"}
    )


for _type in (CardType.CREATURE, CardType.ARTIFACT):
    _declare(f"up to one other target {_type.value} from the battlefield or {_type.value} card from a graveyard", _type)


def _declare_targets(words: str, player: PlayerRef) -> None:

    thing.phrase(
        f"{{amount:Amount}} target {{filter:Filter@plural}} controlled by the same {words}",
        Target(
            but(hole("filter", Filter), predicates=(*hole("filter").predicates, ControlledByOne(player))),
            hole("amount", Fixed, where=lambda one: one != Fixed(1)),
            hole("amount"),
        ),
        number=Number.PLURAL,
    )


_declare_targets("player", AnyPlayer())
_declare_targets("opponent", Opponent())
