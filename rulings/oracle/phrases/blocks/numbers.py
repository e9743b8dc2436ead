"""Numbers and comparisons that phrases of several rooms build."""

from collections.abc import Callable

from rulings.abilities.amounts.amount import Amount, Fixed, WhereX
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.counting import CountersOn, StatOf
from rulings.abilities.changes.change import ModifyPT
from rulings.abilities.conditions.condition import Compare, SomePlayer
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.filters.filter import Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import Opponent, PlayerRef, ThatPlayer
from rulings.abilities.references import Antecedent, Attached, Choose, It, ObjectRef, This
from rulings.abilities.vocabulary import Comparison, Kind, Stat
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.objects import ANY, REMEMBERED


def is_remembered(one: Predicate) -> bool:
    match one:
        case Not(predicate=inner):
            return is_remembered(inner)
        case Either(options=parts) | Both(parts=parts):
            return all(is_remembered(part) for part in parts)
    return isinstance(one, REMEMBERED)


def of_past(filter: Filter, kind: Kind) -> bool:
    """What can still be told of something that is gone, or that was something else then."""
    return filter.kind is kind and all(is_remembered(one) for one in filter.predicates)


DID = Compare(ANY, Comparison.AT_LEAST, Fixed(1))


def known(object: ObjectRef) -> bool:
    """Only what was named before can be asked about: no targets, no choices."""
    return isinstance(object, It | This | Attached)


def declare(template: str, build: Callable[..., Effect], *names: str) -> None:
    product = Times(hole("amount", Fixed).value, hole("times"))
    done = build(amount=product, **{name: hole(name) for name in names})
    effect.phrase(f"{template} for each {{times:CountedSingly}}", done, carries={"each": "amount"})


def declare_one_for_each(verb: str, kind: type[Sacrifice] | type[Discard]) -> None:

    effect.phrase(
        f"{{who:Subject}} {verb}[s] a {{filter:Filter@singular}} for each {{times:CountedSingly}}",
        kind(hole("who"), Choose(hole("filter"), hole("times"))),
        carries={"each": "what"},
    )


def bonus(power: Amount, toughness: Amount) -> ModifyPT:
    return ModifyPT(WhereX(power), WhereX(toughness))


def stats(of: ObjectRef) -> tuple[Amount, Amount]:
    return (StatOf(Stat.POWER, of), StatOf(Stat.TOUGHNESS, of))


def controlled(filter: Filter, player: PlayerRef) -> Filter:
    return Filter(filter.kind, (*filter.predicates, ControlledBy(player)))


def player_has(player: PlayerRef, amount: Amount, kind: str) -> Compare | SomePlayer:
    if isinstance(player, Opponent):
        one = ThatPlayer(Antecedent("each player"))
        return SomePlayer(player, Compare(CountersOn(kind, one), Comparison.AT_LEAST, amount))
    return Compare(CountersOn(kind, player), Comparison.AT_LEAST, amount)
