"""Words about life and prevented damage: "for each 1 life you lost", "the damage prevented this way" (CR 119, 615.5).

What is here: numbers of life that an event had, payments of life as events, what is done about prevented damage. What
is not: preventing it (``preventing``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.history import DoneThisWay, PreventedThisWay, ThatMany
from rulings.abilities.amounts.players import LifeDifference
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.effect import Delayed, Sequence
from rulings.abilities.effects.moving import Exile, Sacrifice
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.events.damage_and_life import PaysLife
from rulings.abilities.filters.filter import Both, Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Choose, TopCards
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, ability, clauses, effect, event, quantity, sentence
from rulings.oracle.holes import but, hole

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


clauses.phrase(
    "for each {over:EachLife}, {effect:Clauses}", ForEach(hole("over"), hole("effect")), carries={"each": "over"}
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


# Not what happens later: it would be once for all that was prevented by then.
sentence.phrase(
    "{first:Effect}. {then:Clauses}.",
    but(
        hole("first", PreventDamage, where=lambda one: one.then is None),
        then=hole(
            "then", unless=Delayed, where=lambda then: any(isinstance(one, PreventedThisWay) for one in walk(then))
        ),
    ),
    kind=PreventDamage,
)


# A reflexive trigger (CR 603.12): of a shield for one event alone, as several would trigger several times.
sentence.phrase(
    "{first:Effect}. when damage is prevented this way, {then:Clauses}.",
    but(
        hole("first", PreventDamage, where=lambda one: one.then is None and one.next and (one.amount != Fixed(0))),
        then=IfDone(Sequence(()), hole("then"), reflexive=True),
    ),
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

    effect.phrase(
        f"{{who:Subject}} {verb}[s] a {{filter:Filter@singular}} for each {{times:CountedSingly}}",
        kind(hole("who"), Choose(hole("filter"), hole("times"))),
        carries={"each": "what"},
    )


_declare_one_for_each("sacrifice", Sacrifice)
_declare_one_for_each("discard", Discard)
for _own in ("creature", "enchantment", "artifact", "land", "permanent", "Aura", "Equipment", "planeswalker"):
    ORACLE.category("Qualifier").words({f"other than this {_own}": Both((Another(),))})
