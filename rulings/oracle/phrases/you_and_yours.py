"""A player and what the player controls, named together (CR 109.5, 611.2c).

What is here: "you and permanents you control gain hexproof", "dealt to you and/or creatures you control", "also". What
is not: the same said of one of them alone (``permitting``, ``preventing``, ``effects``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.durations import Duration
from rulings.abilities.effects.effect import Continuous, RuleChange
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Every, Several
from rulings.abilities.vocabulary import Color, Kind
from rulings.oracle.categories import ORACLE, SharedVerb, ability, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# Hexproof and shroud (CR 702.11, 702.18).

_WORDS = ("hexproof", "shroud")


def _granted(word: str) -> GainAbilities:
    return GainAbilities((KeywordAbility(name=word),))


def _declare(word: str) -> None:
    def for_player(who: PlayerRef, duration: Duration) -> RuleChange:
        return RuleChange((PlayerHas(who, word),), duration)

    effect.phrase(
        f"{{who:Player}} gain[s] {word} {{duration:Duration}}",
        RuleChange((PlayerHas(hole("who"), word),), hole("duration")),
    )

    effect.phrase(
        f"{{who:Player}} and {{filter:Filter@plural}} gain {word} {{duration:Duration}}",
        SharedVerb(
            (
                for_player(hole("who"), hole("duration")),
                Continuous(Every(hole("filter")), (_granted(word),), hole("duration")),
            )
        ),
    )

    ability.phrase(
        f"{{who:Player}} and {{filter:Filter@plural}} have {word}.",
        StaticAbility(affected=hole("filter"), changes=(PlayerHas(hole("who"), word), _granted(word))),
    )


for _word in _WORDS:
    _declare(_word)

# Damage to either.

protected = ORACLE.category("Protected")


for _joint in ("and", "and/or"):
    protected.phrase(f"{{player:Player}} {_joint} {{filter:Filter@plural}}", Several((hole("player"), hole("filter"))))
    protected.phrase(f"{{object:This}} {_joint} {{player:Player}}", Several((hole("object"), hole("player"))))

# "Also": said once more of others, or of more.


effect.phrase(
    "{objects:Object} also {changes:Change+and@objects} {duration:Duration}",
    Continuous(hole("objects"), hole("changes"), hole("duration")),
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
