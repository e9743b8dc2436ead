"""Effects said of several things at once: sizes for each, each opponent in turn, a longer "then".

What is here: "gets +1/+1 until end of turn for each ...", "for each opponent, ...". What is not: amounts for each
(``for_each``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import GainAbilities, ModifyPT
from rulings.abilities.durations import Duration
from rulings.abilities.effects.choosing import COLOR_OR_ARTIFACTS, MakeChoice
from rulings.abilities.effects.conditional import If, Unless
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, EachPlayer, PlayerRef, You
from rulings.abilities.references import AnyTarget, ObjectRef, Target
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, SharedVerb, clauses, effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Sizes for each, with the duration between.


def _size_for_each(objects: ObjectRef, pair: ModifyPT, duration: Duration, times: Amount) -> Continuous:
    change = ModifyPT(pair.power, pair.toughness, pair.power_sign, pair.toughness_sign, times)
    return Continuous(objects, (change,), duration)


def _undo_size_for_each(node: Continuous) -> Slots:
    match node.changes:
        case (ModifyPT(times=Amount() as times) as change,):
            pair = ModifyPT(change.power, change.toughness, change.power_sign, change.toughness_sign)
            return {"objects": node.objects, "pair": pair, "duration": node.duration, "times": times}
    return None


effect.phrase(
    "{objects:Object} get[s] {pair:PowerToughnessChange} {duration:Duration} for each {times:CountedSingly}",
    _size_for_each,
    _undo_size_for_each,
    kind=Continuous,
    carries={"each": "changes"},
)

# Each opponent in turn.

for _words, _who in (("opponent", EachOpponent()), ("player", EachPlayer())):

    def _for_each(effect: Effect, who: PlayerRef = _who) -> ForEach | None:
        """Without targets: of those there would be one for each player."""
        has_targets = any(isinstance(one, Target | AnyTarget) for one in walk(effect))
        return None if has_targets else ForEach(who, effect)

    def _undo_for_each(node: ForEach, who: PlayerRef = _who) -> Slots:
        return {"effect": node.effect} if node.over == who else None

    sentence.phrase(
        f"for each {_words}, {{effect:Clauses}}.", _for_each, _undo_for_each, kind=ForEach, carries={"each": "ForEach"}
    )


# "..., then A and B".


def _then_two(first: tuple[Effect, ...], last: Effect, also: Effect) -> Clauses | None:
    is_cut_short = any(isinstance(one, May | Unless | If) for one in first)
    return None if is_cut_short else Clauses((*first, last, also))


def _undo_then_two(node: Clauses) -> Slots:
    if len(node.effects) < 3:
        return None
    return {"first": node.effects[:-2], "last": node.effects[-2], "also": node.effects[-1]}


clauses.phrase("{first:Effect+,}, then {last:Effect} and {also:Effect}", _then_two, _undo_then_two, kind=Clauses)


# Protection from a colour that is chosen as the effect begins.


def _declare_protected(words: str, what: str) -> None:
    chosen = KeywordAbility(name="protection", quality=Filter(Kind.SOURCE, (OfChosen(what),)))

    def protected(objects: ObjectRef, duration: Duration) -> SharedVerb:
        choice = MakeChoice(You(), what)
        return SharedVerb((choice, Continuous(objects, (GainAbilities((chosen,)),), duration)))

    def undo_protected(node: SharedVerb) -> Slots:
        match node.effects:
            case (MakeChoice(), Continuous(objects=ObjectRef() as objects, duration=duration)):
                return {"objects": objects, "duration": duration} if node == protected(objects, duration) else None
        return None

    template = f"{{objects:Object}} gain[s] protection from {words} {{duration:Duration}}"
    effect.phrase(template, protected, undo_protected, kind=SharedVerb)


_declare_protected("the color of your choice", "color")
_declare_protected("artifacts or from the color of your choice", COLOR_OR_ARTIFACTS)
