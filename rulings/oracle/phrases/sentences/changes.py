"""Sentences on what something becomes as it comes (CR 611.2, 205, 707)."""

from dataclasses import replace

from rulings.abilities.changes.change import ReplaceWords, SetTypes
from rulings.abilities.durations import Forever
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.effects.moving import Entering, PutInto, ReturnTo
from rulings.abilities.effects.permanents import Tap, Untap
from rulings.abilities.filters.filter import Filter, Not, Predicate
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsTapped
from rulings.abilities.node import rewrite, walk
from rulings.abilities.players import PlayerRef, TargetPlayer, ThatPlayer, You
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import PERMANENT_TYPES, CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, Clauses, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole, worked_out
from rulings.oracle.phrases.blocks.becoming import Becoming

_NO_SENTENCE = 0
bare = ORACLE.category("BecomeBare")
"""The predicate as it stands after "have": "become a 3/3 Angel artifact creature with flying"."""
_START = "change the text of {objects:Object} by replacing all instances of"
_IN_A_SENTENCE = 1000
"""Wording of ``SetTypes`` that stands in a sentence of its own, and of an ``Entering`` that nothing else says."""
_IN_A_SECOND_SENTENCE = 2
_IN_A_SECOND_SENTENCE_OF_SEVERAL = 4
_A_PLANESWALKER_IN_A_SECOND_SENTENCE = 6


def _declare_still(words: str, which: int) -> None:
    def make(effect: Effect) -> Effect | None:
        found = [one for one in walk(effect) if isinstance(one, Becoming)]
        if len(found) != 1 or found[0].in_addition or found[0].still:
            return None
        return rewrite(effect, lambda one: replace(one, still=which) if isinstance(one, Becoming) else one)

    def unmake(node: Effect) -> Slots:
        found = [one for one in walk(node) if isinstance(one, Becoming) and one.still == which]
        if len(found) != 1:
            return None
        bare = rewrite(node, lambda one: replace(one, still=_NO_SENTENCE) if isinstance(one, Becoming) else one)
        return {"effect": bare}

    # By what a sentence within says, at any depth.
    sentence.phrase(f"{{effect:Clauses}}. {words}.", make, unmake, kind=Effect, is_transparent=True)


_declare_still("it's still a land", _IN_A_SECOND_SENTENCE)
_declare_still("they're still lands", _IN_A_SECOND_SENTENCE_OF_SEVERAL)
for _number, _is in enumerate(("he's", "she's", "it's", "they're")):
    _declare_still(f"{_is} still a planeswalker", _A_PLANESWALKER_IN_A_SECOND_SENTENCE + _number)
_NO_WAY = 1000
"""Wording of an ``Entering`` that the first sentence does not say."""


def _enters_as(first: Effect, what: Becoming) -> Effect | None:
    if not what.in_addition or any(isinstance(one, Becoming) for one in walk(first)):
        return None
    parts = first.effects if isinstance(first, Clauses) else (first,)
    last = parts[-1]
    if not isinstance(last, ReturnTo | PutInto) or last.zone is not Zone.BATTLEFIELD:
        return None
    entering = last.entering or Entering(wording=_NO_WAY)
    changed = replace(last, entering=replace(entering, changes=(replace(what, verb="it's"),)))
    return replace(first, effects=(*parts[:-1], changed)) if isinstance(first, Clauses) else changed


def _undo_enters_as(node: Effect) -> Slots:
    parts = node.effects if isinstance(node, Clauses) else (node,)
    last = parts[-1]
    if not isinstance(last, ReturnTo | PutInto) or last.entering is None:
        return None
    match last.entering.changes:
        case (Becoming(verb="it's") as what,):
            bare = None if last.entering.wording == _NO_WAY else replace(last.entering, changes=())
            plain = replace(last, entering=bare)
            first = replace(node, effects=(*parts[:-1], plain)) if isinstance(node, Clauses) else plain
            return {"first": first, "what": replace(what, verb="")}
    return None


# The last of the clauses is changed, within its own way of entering.
sentence.phrase(
    "{first:Clauses}. it's a {what:BecomingNoun@singular}.",
    _enters_as,
    _undo_enters_as,
    kind=Effect,
    is_transparent=True,
)
sentence.phrase(
    f"{_START} {{words:ReplacedWords}}. the new creature type can't be Wall.",
    Continuous(hole("objects"), (ReplaceWords("creature, not Wall"),), Forever()),
    also={"words": worked_out(lambda objects: ReplaceWords("creature"), hole("objects"))},
)
_ONLY = SetTypes((CardType.ENCHANTMENT,), in_addition=False, wording=_IN_A_SENTENCE)


def _returns_as(first: Effect) -> Effect | None:
    if not isinstance(first, ReturnTo | PutInto) or first.zone is not Zone.BATTLEFIELD:
        return None
    entering = first.entering or Entering(wording=_IN_A_SENTENCE)
    return replace(first, entering=replace(entering, changes=(_ONLY,))) if not entering.changes else None


def _undo_returns_as(node: Effect) -> Slots:
    if not isinstance(node, ReturnTo | PutInto) or node.entering is None:
        return None
    match node.entering.changes:
        case (SetTypes() as only,) if only == _ONLY and only.wording == _IN_A_SENTENCE:
            bare = None if node.entering.wording == _IN_A_SENTENCE else replace(node.entering, changes=())
            return {"first": replace(node, entering=bare)}
    return None


# By the wording of what is changed.
sentence.phrase("{first:Effect}. it's a enchantment.", _returns_as, _undo_returns_as, kind=Effect, is_transparent=True)


type_to_choose = ORACLE.category("TypeToChoose")
"""A card type by name, of those of which one is chosen."""
type_to_choose.words({one.value: one.value for one in CardType if one in PERMANENT_TYPES})


def _all(tapped: Predicate, whose: PlayerRef) -> Every:
    rest = hole("what", like=Filter(Kind.PERMANENT)).predicates
    return Every(Filter(Kind.PERMANENT, (tapped, *rest, OfChosen("card type"), ControlledBy(whose))))


sentence.phrase(
    "choose {options:TypeToChoose+or}. tap all untapped {what:Filter@plural} of the chosen type {who:Player} controls, "
    "or untap all tapped {again:Filter@plural} of that type that player controls.",
    Clauses(
        (
            MakeChoice(You(), "card type", options=hole("options")),
            ChooseEffect(
                You(),
                (
                    Tap(_all(Not(IsTapped()), hole("who", TargetPlayer))),
                    Untap(_all(IsTapped(), ThatPlayer())),
                ),
                ("tap", "untap"),
            ),
        )
    ),
    also={"again": Filter(Kind.PERMANENT, hole("what").predicates)},
)
