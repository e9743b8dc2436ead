"""Effects said of several things at once: sizes for each, each opponent in turn, a longer "then".

What is here: "gets +1/+1 until end of turn for each ...", "for each opponent, ...". What is not: amounts for each
(``for_each``).
"""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.changes.change import GainAbilities, ModifyPT
from rulings.abilities.effects.choosing import COLOR_OR_ARTIFACTS, MakeChoice
from rulings.abilities.effects.conditional import If, Unless
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, EachPlayer, You
from rulings.abilities.references import AnyTarget, Target
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, SharedVerb, clauses, effect, sentence
from rulings.oracle.holes import hole

# Sizes for each, with the duration between.


effect.phrase(
    "{objects:Object} get[s] {pair:PowerToughnessChange} {duration:Duration} for each {times:CountedSingly}",
    Continuous(
        hole("objects"),
        (
            ModifyPT(
                hole("pair", ModifyPT).power,
                hole("pair").toughness,
                hole("pair").power_sign,
                hole("pair").toughness_sign,
                hole("times"),
            ),
        ),
        hole("duration"),
    ),
    carries={"each": "changes"},
)

# Each opponent in turn.

for _words, _who in (("opponent", EachOpponent()), ("player", EachPlayer())):
    # Without targets: of those there would be one for each player.
    sentence.phrase(
        f"for each {_words}, {{effect:Clauses}}.",
        ForEach(
            _who,
            hole("effect", where=lambda effect: not any(isinstance(one, Target | AnyTarget) for one in walk(effect))),
        ),
        carries={"each": "ForEach"},
    )


# "..., then A and B".


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


# Protection from a colour that is chosen as the effect begins.


def _declare_protected(words: str, what: str) -> None:
    chosen = KeywordAbility(name="protection", quality=Filter(Kind.SOURCE, (OfChosen(what),)))

    template = f"{{objects:Object}} gain[s] protection from {words} {{duration:Duration}}"
    effect.phrase(
        template,
        SharedVerb(
            (MakeChoice(You(), what), Continuous(hole("objects"), (GainAbilities((chosen,)),), hole("duration")))
        ),
    )


_declare_protected("the color of your choice", "color")
_declare_protected("artifacts or from the color of your choice", COLOR_OR_ARTIFACTS)
