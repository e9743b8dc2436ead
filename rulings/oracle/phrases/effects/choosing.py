"""Choosing and noting as an effect resolves (CR 608.2d)."""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import AllHold, Compare, Negated, PlayerIs
from rulings.abilities.effects.choosing import (
    CARD_NAME_CHOICES,
    COLOR_OR_ARTIFACTS,
    ChooseObjects,
    ChooseOfEach,
    ChoosePlayer,
    ChooseTargetPlayer,
    GuessInHand,
    MakeChoice,
)
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.filters.filter import Among, Filter, narrowed
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import TargetPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, Choose, Every, It
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, SharedVerb, effect
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.objects import of_type

THEY = ThatPlayer(Antecedent("each player"))
entry_choice = ORACLE.category("EntryChoice")
"""What is chosen as something enters (CR 614.12a)."""
_TYPE = MakeChoice(You(), "creature type")


def _declare_with_more(words: str, theirs: Amount, own: Amount) -> None:
    more = Compare(theirs, Comparison.GREATER, own)
    opponent = Negated(PlayerIs(THEY, hole("chooser")))
    effect.phrase(
        f"{{chooser:Player}} chooses target player who {words} than they do and is their opponent",
        ChooseTargetPlayer(TargetPlayer(condition=AllHold((more, opponent)), chooser=hole("chooser", ThatPlayer))),
    )


_declare_with_more(
    "controls more {filter:Filter@plural}",
    Count(narrowed(hole("filter"), ControlledBy(THEY))),
    Count(narrowed(hole("filter"), ControlledBy(hole("chooser")))),
)
for _words, _amount in (("life", LifeTotal), ("cards in hand", HandSize)):
    _declare_with_more(f"has more {_words}", _amount(THEY), _amount(hole("chooser")))
for _words, _opponent in (("opponent", True), ("player", False)):
    for _end, _random in (("", False), (" at random", True)):
        effect.phrase(
            f"{{who:Subject}} choose[s] a {_words}{_end}",
            ChoosePlayer,
            fixed={"opponent": _opponent, "at_random": _random},
        )
for _what in ("color", "creature type", "basic land type", "land type", "card type", "opponent", "player"):
    entry_choice.phrase(f"choose a {_what}", MakeChoice, fixed={"who": You(), "what": _what})
for _what in CARD_NAME_CHOICES:
    entry_choice.phrase(f"choose a {_what}", MakeChoice, fixed={"who": You(), "what": _what})
effect.phrase(
    "{who:Subject} choose[s] one", ChooseObjects(hole("who"), Choose(Filter(Kind.CARD, (Among(It("them")),))))
)
kind = ORACLE.category("KindToKeep")
"""One of the kinds of which each player keeps one, as a ``Filter``."""
kind.phrase(
    "a {filter:Filter@singular}",
    hole("filter", where=lambda one: one.kind is Kind.PERMANENT),
    kind=Filter,
    is_transparent=True,
)
for _template in (
    "{who:Subject} choose[s] {kinds:KindToKeep+and} from among the {among:Filter@plural} they control",
    "{who:Subject} choose[s] from among the {among:Filter@plural} they control {kinds:KindToKeep+and}",
):
    effect.phrase(
        _template,
        ChooseOfEach(
            hole("who"),
            hole("kinds", where=lambda one: len(one) > 1),
            hole("among", where=lambda one: one.kind is Kind.PERMANENT),
        ),
    )
effect.phrase("{who:Subject} choose[s] {what:Object}", ChooseObjects)
for _what in ("color", "creature type", "basic land type", "land type", "card type", "number", *CARD_NAME_CHOICES):
    effect.phrase(f"{{who:Subject}} choose[s] a {_what}", MakeChoice, fixed={"what": _what})

# Not "another target player": other than you, or than the player of whom was spoken.
effect.phrase(
    "choose {target:Player}",
    ChooseTargetPlayer(
        hole("target", TargetPlayer, where=lambda one: one.maximum == 1 and (not one.other) and (one.chooser is None))
    ),
)
effect.phrase(
    "note a creature type that hasn't been noted for this Saga",
    MakeChoice,
    fixed={"who": You(), "what": "creature type", "new_only": True},
)
for _category in (effect, ORACLE.category("EntryChoice")):
    _category.phrase(
        "choose odd or even",
        MakeChoice,
        fixed={"who": You(), "what": "quality", "options": ("odd", "even")},
    )


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
effect.phrase(
    "{filter:Filter@plural} of the creature type of your choice {changes:Change+and@plural} {duration:Duration}",
    SharedVerb((_TYPE, Continuous(Every(of_type(hole("filter"))), hole("changes"), hole("duration")))),
)
effect.phrase("{who:Player} guess[es] whether a card with that name is in your hand", GuessInHand)
effect.phrase(
    "return all {what:Filter@plural} of the color of your choice to their owners' hands",
    SharedVerb((MakeChoice(You(), "color"), ReturnTo(Every(narrowed(hole("what"), OfChosen("color"))), Zone.HAND))),
)
