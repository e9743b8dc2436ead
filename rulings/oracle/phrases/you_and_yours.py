"""A player and what the player controls, named together (CR 109.5, 611.2c).

What is here: "you and permanents you control gain hexproof", "dealt to you and/or creatures you control", "also". What
is not: the same said of one of them alone (``permitting``, ``preventing``, ``effects``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.durations import Duration
from rulings.abilities.effects.effect import Continuous, Effect, RuleChange
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Every, Several, This
from rulings.abilities.vocabulary import Color, Kind
from rulings.oracle.categories import ORACLE, SharedVerb, ability, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Hexproof and shroud (CR 702.11, 702.18).

_WORDS = ("hexproof", "shroud")


def _granted(word: str) -> GainAbilities:
    return GainAbilities((KeywordAbility(name=word),))


def _declare(word: str) -> None:
    def for_player(who: PlayerRef, duration: Duration) -> RuleChange:
        return RuleChange((PlayerHas(who, word),), duration)

    def undo_for_player(node: RuleChange) -> Slots:
        match node.changes:
            case (PlayerHas(who=who),) if node == for_player(who, node.duration):
                return {"who": who, "duration": node.duration}
        return None

    effect.phrase(f"{{who:Player}} gain[s] {word} {{duration:Duration}}", for_player, undo_for_player, kind=RuleChange)

    def both(who: PlayerRef, filter: Filter, duration: Duration) -> SharedVerb:
        return SharedVerb((for_player(who, duration), Continuous(Every(filter), (_granted(word),), duration)))

    def undo_both(node: SharedVerb) -> Slots:
        match node.effects:
            case (RuleChange(changes=(PlayerHas(who=who),), duration=duration), Continuous(objects=Every() as every)):
                if node == both(who, every.filter, duration):
                    return {"who": who, "filter": every.filter, "duration": duration}
        return None

    effect.phrase(
        f"{{who:Player}} and {{filter:Filter@plural}} gain {word} {{duration:Duration}}",
        both,
        undo_both,
        kind=SharedVerb,
    )

    def always(who: PlayerRef, filter: Filter) -> StaticAbility:
        return StaticAbility(affected=filter, changes=(PlayerHas(who, word), _granted(word)))

    def undo_always(node: StaticAbility) -> Slots:
        match node:
            case StaticAbility(affected=Filter() as filter, changes=(PlayerHas(who=who), GainAbilities())):
                return {"who": who, "filter": filter} if node == always(who, filter) else None
        return None

    ability.phrase(f"{{who:Player}} and {{filter:Filter@plural}} have {word}.", always, undo_always, kind=StaticAbility)


for _word in _WORDS:
    _declare(_word)

# Damage to either.

protected = ORACLE.category("Protected")


def _both_of(player: PlayerRef, filter: Filter) -> Several:
    return Several((player, filter))


def _undo_both_of(node: Several) -> Slots:
    match node.parts:
        case (PlayerRef() as player, Filter() as filter):
            return {"player": player, "filter": filter}
    return None


def _this_and_you(object: This, player: PlayerRef) -> Several:
    return Several((object, player))


def _undo_this_and_you(node: Several) -> Slots:
    match node.parts:
        case (This() as object, PlayerRef() as player):
            return {"object": object, "player": player}
    return None


for _joint in ("and", "and/or"):
    protected.phrase(f"{{player:Player}} {_joint} {{filter:Filter@plural}}", _both_of, _undo_both_of, kind=Several)
    protected.phrase(f"{{object:This}} {_joint} {{player:Player}}", _this_and_you, _undo_this_and_you, kind=Several)

# "Also": said once more of others, or of more.


def _also(objects: Node, changes: tuple[Node, ...], duration: Duration) -> Effect:
    return Continuous(objects, changes, duration)  # type: ignore[arg-type]


def _undo_also(node: Continuous) -> Slots:
    return {"objects": node.objects, "changes": node.changes, "duration": node.duration}


effect.phrase(
    "{objects:Object} also {changes:Change+and@objects} {duration:Duration}", _also, _undo_also, kind=Continuous
)

# Hexproof from two colours (CR 702.11d).


def _hexproof_from(who: PlayerRef, filter: Filter, first: Color, second: Color, duration: Duration) -> SharedVerb:
    sources = [Filter(Kind.SOURCE, (IsColor(color),)) for color in (first, second)]
    yours = tuple(PlayerHas(who, "hexproof", node=source) for source in sources)
    theirs = GainAbilities(tuple(KeywordAbility(name="hexproof", quality=source) for source in sources))
    return SharedVerb((RuleChange(yours, duration), Continuous(Every(filter), (theirs,), duration)))


def _undo_hexproof_from(node: SharedVerb) -> Slots:
    match node.effects:
        case (
            RuleChange(
                changes=(
                    PlayerHas(who=who, node=Filter(predicates=(IsColor(color=first),))),
                    PlayerHas(node=Filter(predicates=(IsColor(color=second),))),
                ),
                duration=duration,
            ),
            Continuous(objects=Every(filter=filter)),
        ):
            slots: dict[str, Value] = {"who": who, "filter": filter, "first": first, "second": second}
            found = node == _hexproof_from(who, filter, first, second, duration)
            return {**slots, "duration": duration} if found else None
    return None


effect.phrase(
    "{who:Player} and {filter:Filter@plural} gain hexproof from {first:Color} and from {second:Color} "
    "{duration:Duration}",
    _hexproof_from,
    _undo_hexproof_from,
    kind=SharedVerb,
)
