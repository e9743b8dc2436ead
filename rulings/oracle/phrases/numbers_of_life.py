"""Words about life and prevented damage: "for each 1 life you lost", "the damage prevented this way" (CR 119, 615.5).

What is here: numbers of life that an event had, payments of life as events, what is done about prevented damage. What
is not: preventing it (``preventing``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.history import DoneThisWay, PreventedThisWay, ThatMany
from rulings.abilities.amounts.players import LifeDifference
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.effect import Delayed, Effect, Sequence
from rulings.abilities.effects.moving import Exile, Sacrifice
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.events.damage_and_life import PaysLife
from rulings.abilities.filters.filter import Both, Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Choose, TopCards
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, ability, clauses, effect, event, quantity, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# So much life, one at a time.

per_life = ORACLE.category("EachLife")
"""Something counted one by one, as an amount: "1 life you lost"."""
_LIVES = {
    "1 life you lost": ThatMany(),
    "1 life you gained": ThatMany(),
    "1 life lost this way": DoneThisWay("lost life"),
    "1 damage prevented this way": PreventedThisWay(),
}
per_life.words(_LIVES)
ORACLE.category("CountedSingly").include(per_life)


def _for_each_life(over: Amount, effect: Effect) -> ForEach:
    return ForEach(over, effect)


def _undo_for_each_life(node: ForEach) -> Slots:
    return {"over": node.over, "effect": node.effect} if isinstance(node.over, Amount) else None


clauses.phrase(
    "for each {over:EachLife}, {effect:Clauses}",
    _for_each_life,
    _undo_for_each_life,
    kind=ForEach,
    carries={"each": "over"},
)
quantity.phrase("the difference between {of:Player's} life totals", LifeDifference)

# Paying life (CR 119.4).

event.phrase("{who:Player} pay[s] life", PaysLife)


def _exile_instead() -> Replacement:
    mine = Count(Filter(Kind.CARD, (InZone(Zone.LIBRARY, You()),)))
    enough = Compare(mine, Comparison.AT_LEAST, ThatMany())
    return Replacement(event=PaysLife(You()), condition=enough, instead=Exile(TopCards(ThatMany())))


ability.words(
    {
        "if you would pay life while your library has at least that many cards in it, exile that many cards from the "
        "top of your library instead.": _exile_instead()
    }
)

# What is done about damage that was prevented (CR 615.5).

quantity.words({"the damage prevented this way": PreventedThisWay()})


def _about_prevented(first: Effect, then: Effect) -> PreventDamage | None:
    """Not what happens later: it would be once for all that was prevented by then."""
    if not isinstance(first, PreventDamage) or first.then is not None or isinstance(then, Delayed):
        return None
    return replace(first, then=then) if any(isinstance(one, PreventedThisWay) for one in walk(then)) else None


def _undo_about_prevented(node: PreventDamage) -> Slots:
    if node.then is None or not any(isinstance(one, PreventedThisWay) for one in walk(node.then)):
        return None
    return {"first": replace(node, then=None), "then": node.then}


sentence.phrase("{first:Effect}. {then:Clauses}.", _about_prevented, _undo_about_prevented, kind=PreventDamage)


def _when_prevented(first: Effect, then: Effect) -> PreventDamage | None:
    """A reflexive trigger (CR 603.12): of a shield for one event alone, as several would trigger several times."""
    if not isinstance(first, PreventDamage) or first.then is not None or not first.next or first.amount == Fixed(0):
        return None
    return replace(first, then=IfDone(Sequence(()), then, reflexive=True))


def _undo_when_prevented(node: PreventDamage) -> Slots:
    match node.then:
        case IfDone(first=Sequence(effects=()), then=then, reflexive=True):
            return {"first": replace(node, then=None), "then": then}
    return None


sentence.phrase(
    "{first:Effect}. when damage is prevented this way, {then:Clauses}.",
    _when_prevented,
    _undo_when_prevented,
    kind=PreventDamage,
)

# So many cards from a library.


so_many = ORACLE.category("SoManyCards")
"""Cards from the top of a library by a number that is found."""
so_many.phrase("cards equal to {amount:Quantity} from the top of {player:Player's} library", TopCards)
so_many.phrase("cards from the top of {player:Player's} library equal to {amount:Quantity}", TopCards)
so_many.phrase("{amount:Amount} cards from the top of {player:Player's} library", TopCards)
effect.phrase("{who:Subject} exile[s] {what:SoManyCards}", Exile)


def _declare_one_for_each(verb: str, kind: type[Sacrifice] | type[Discard]) -> None:
    def make(who: PlayerRef, filter: Filter, times: Amount) -> Sacrifice | Discard:
        return kind(who, Choose(filter, times))

    def unmake(node: Sacrifice | Discard) -> Slots:
        match node.what:
            case Choose(filter=filter, amount=times) if node == make(node.who, filter, times):
                return {"who": node.who, "filter": filter, "times": times}
        return None

    effect.phrase(
        f"{{who:Subject}} {verb}[s] a {{filter:Filter@singular}} for each {{times:CountedSingly}}",
        make,
        unmake,
        kind=kind,
        carries={"each": "what"},
    )


_declare_one_for_each("sacrifice", Sacrifice)
_declare_one_for_each("discard", Discard)
for _own in ("creature", "enchantment", "artifact", "land", "permanent", "Aura", "Equipment", "planeswalker"):
    ORACLE.category("Qualifier").words({f"other than this {_own}": Both((Another(),))})
