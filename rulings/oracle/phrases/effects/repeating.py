"""For each, so many times, again (CR 608.2)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.permanents import MultiplyPT
from rulings.abilities.effects.repeating import ForEach, Repeat, RepeatProcess
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent, Every, Target
from rulings.abilities.vocabulary import Stat, Zone
from rulings.oracle.categories import clauses, effect
from rulings.oracle.holes import hole

_EACH = Antecedent("each")
effect.phrase(
    "{duration:Duration}, double {what:Object's} power {times:TimesWord}",
    Repeat(MultiplyPT(hole("what"), 2, hole("duration")), hole("times")),
)
effect.phrase(
    "for each of {over:Object}, pay {amount:Quantity} life or put the card on top of your library",
    ForEach(
        hole("over"),
        MayPay(You(), Cost((PayLife(hole("amount")),)), otherwise=PutInto(You(), Antecedent("each"), Zone.LIBRARY)),
    ),
    carries={"each": "over"},
)
effect.phrase(
    "{each:Object} deal[s] damage to itself equal to its power",
    ForEach(hole("each", Every, Target), DealDamage(_EACH, StatOf(Stat.POWER, _EACH), _EACH)),
)


def _declare_times(words: str, name: str) -> None:

    effect.phrase(
        f"{{who:Subject}} {words} {{times:TimesWord}}", Repeat(KeywordAction(hole("who"), name), hole("times"))
    )


for _words, _name in (
    ("proliferate[s]", "proliferate"),
    ("populate[s]", "populate"),
    ("manifest[s] dread", "manifest dread"),
    ("learn[s]", "learn"),
):
    _declare_times(_words, _name)
effect.phrase(
    "{who:Subject} incubate[s] {amount:Quantity} {times:TimesWord}",
    Repeat(KeywordAction(hole("who"), "incubate", hole("amount")), hole("times")),
)
clauses.phrase(
    "for each {over:EachLife}, {effect:Clauses}", ForEach(hole("over"), hole("effect")), carries={"each": "over"}
)
effect.words(
    {
        "repeat this process< any number of times| as many times as they choose|>": RepeatProcess(),
        "repeat this process once": RepeatProcess(Fixed(1)),
    }
)
effect.phrase("repeat this process {times:Amount} more times", RepeatProcess(hole("times")))
