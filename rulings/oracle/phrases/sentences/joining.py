"""Effects joined to one sentence, and sentences that go on with what one before them began (CR 608.2c)."""

from dataclasses import dataclass, replace
from itertools import pairwise

from rulings.abilities.ability import KeywordAbility, Replacement
from rulings.abilities.amounts.amount import EarlierX, Fixed, WhereX, X
from rulings.abilities.amounts.history import PreventedThisWay
from rulings.abilities.amounts.players import HandSize
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import Compare, Fits, Negated, WasSoAsTurnBegan
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import OwnManaCost
from rulings.abilities.effects.chance import FlipCoin
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.effect import Continuous, Effect, Replace, RuleChange, Sequence
from rulings.abilities.effects.mana import AddMana, SpendOnly
from rulings.abilities.effects.moving import ExileAsItResolves
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.events.moving import Moves
from rulings.abilities.node import Node, children, rewrite, walk
from rulings.abilities.players import You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import AFTERWARDS, ORACLE, Clauses, Continued, Implied, SharedVerb, paragraph, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.casting import is_about_mana
from rulings.oracle.phrases.blocks.objects import copies, names_said

_FLASHBACK = GainAbilities((KeywordAbility(name="flashback", cost=Cost((OwnManaCost(),))),))
sentence.phrase("then if {condition:Condition}, {then:Clauses}.", Clauses((If(hole("condition"), hole("then")),)))
sentence.phrase(
    "then {then:Effect} if {condition:Condition}.", Clauses((If(hole("condition"), hole("then"), wording=AFTERWARDS),))
)
sentence.phrase(
    "{first:Clauses} if {one:Condition}<|,> and {second:Clauses} if {two:Condition}.",
    SharedVerb(
        (If(hole("one", where=is_about_mana), hole("first")), If(hole("two", where=is_about_mana), hole("second")))
    ),
)
sentence.phrase("{effect:Clauses}.", hole("effect"), kind=Effect, is_transparent=True)
sentence.phrase("then {effect:Clauses}.", Clauses((hole("effect"),)))

# "Then you may discard a card. When you do, ...": two sentences that belong together.
sentence.phrase("then {effect:Sentence}", Clauses((hole("effect", IfDone, MayPay),)))


def _is_about_prevented(effect: Effect) -> bool:
    """ "The damage prevented this way": a part of the sentence before (``numbers_of_life``)."""
    return not isinstance(effect, PreventDamage) and any(isinstance(one, PreventedThisWay) for one in walk(effect))


def _is_of_the_permission(one: Effect, after: Effect) -> bool:
    """ "You may cast it this turn. If that spell would be put ...": the spell is one that is cast later, so the second
    sentence belongs to the first (``cast_this_way``)."""
    is_permission = any(isinstance(inner, RuleChange) for inner in walk(one))
    match after:
        case Clauses(effects=(If(condition=Negated(condition=Fits(object=It(words="the exiled card")))),)):
            return any(isinstance(inner, ExileAsItResolves) for inner in walk(one))
        case Replace(replacement=Replacement(event=Moves(object=It(words="that spell")))):
            return is_permission
    return False


def _may_be_otherwise_of_both(one: Effect, after: Effect) -> bool:
    """ "If it was a creature card, A. If it was a land card, B. Otherwise, C": perhaps C where neither was so."""
    match one, after:
        case If(condition=Fits(), otherwise=None), If(condition=Fits(), otherwise=Effect()):
            return True
    return False


def _has_bare_x(node: Node) -> bool:
    return isinstance(node, X) or (not isinstance(node, WhereX) and any(_has_bare_x(one) for one in children(node)))


def _with_one_x(effects: tuple[Effect, ...]) -> tuple[Effect, ...] | None:
    """ "..., where X is A. You gain X life": one X in all sentences (CR 107.3c); ``None`` where it is used before."""
    given = [n for n, one in enumerate(effects) if any(isinstance(inner, WhereX) for inner in walk(one))]
    used = [n for n, one in enumerate(effects) if _has_bare_x(one)]
    if not given or not used:
        return effects
    if len(given) > 1 or used[0] < given[0]:
        return None

    def share(node: Node) -> Node:
        match node:
            case X():
                return EarlierX()
            case WhereX():
                return replace(node, is_shared=True)
        return node

    return tuple(rewrite(one, share) for one in effects)


def _with_reflexive_rest(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "When you do, A. B": B is done by the same trigger."""
    for place, one in enumerate(effects[:-1]):
        if isinstance(one, IfDone | MayPay) and one.reflexive and one.then is not None:
            then = Continued((one.then, *_with_reflexive_rest(effects[place + 1 :])))
            return (*effects[:place], replace(one, then=then))
    return effects


def _paragraph(effects: tuple[Effect, ...]) -> Effect | None:
    if any(_is_of_the_permission(one, after) for one, after in pairwise(effects)):
        return None
    if len(effects) > 1 and any(_is_about_prevented(one) for one in effects):
        return None
    if any(_may_be_otherwise_of_both(one, after) for one, after in pairwise(effects)):
        return None
    found = _with_one_x(effects)
    if found is None:
        return None
    found = _with_reflexive_rest(found)
    return found[0] if len(found) == 1 else Sequence(found)


def _undo_reflexive_rest(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    last = effects[-1]
    if isinstance(last, IfDone | MayPay) and isinstance(last.then, Continued):
        first, *rest = last.then.effects
        return (*effects[:-1], replace(last, then=first), *_undo_reflexive_rest(tuple(rest)))
    return effects


def _undo_one_x(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    def alone(node: Node) -> Node:
        match node:
            case EarlierX():
                return X()
            case WhereX(is_shared=True):
                return replace(node, is_shared=False)
        return node

    return tuple(rewrite(one, alone) for one in effects)


def _undo_paragraph(node: Effect) -> Slots:
    effects = node.effects if isinstance(node, Sequence) else (node,)
    return {"effects": _undo_one_x(_undo_reflexive_rest(effects))}


# What sentences say of one another is put together and taken apart.
paragraph.phrase("{effects:Sentence+}", _paragraph, _undo_paragraph, kind=Effect, is_transparent=True)
for _its in ("its mana cost", "their mana costs", "that card's mana cost", "the card's mana cost"):
    sentence.phrase(
        f"{{objects:Object}} gain[s] flashback {{duration:Duration}}. the flashback cost is equal to {_its}.",
        Continuous(hole("objects"), (_FLASHBACK,), hole("duration")),
    )
_EMPTY = WasSoAsTurnBegan(Compare(HandSize(You()), Comparison.EQUAL, Fixed(0)))
as_turn_began = ORACLE.category("AsTurnBegan")
"""What was true of a player as the turn began, of which the next sentence can say the contrary: a ``Condition``."""
as_turn_began.words({"you had no cards in hand at the beginning of this turn": _EMPTY})
contrary = ORACLE.category("ContraryOfAsTurnBegan")
contrary.words({"you had a card in hand": _EMPTY})
sentence.phrase(
    "{then:Effect} if {condition:AsTurnBegan}. if {contrary:ContraryOfAsTurnBegan}, {otherwise:Clauses}.",
    Clauses(
        (
            If(hole("condition"), hole("then"), wording=AFTERWARDS),
            If(Negated(hole("condition")), hole("otherwise"), wording=AFTERWARDS),
        )
    ),
    also={"contrary": hole("condition")},
)

# The condition is looked at as the ability resolves; it is none of the trigger (CR 603.4).
sentence.phrase(
    "{who:Subject} may pay {cost:ManaOnly} if {condition:Condition}. if you do, {then:Clauses}.",
    Clauses((If(hole("condition"), MayPay(hole("who"), hole("cost"), hole("then"))),)),
    carries={"may": "effects"},
)


@dataclass(frozen=True, slots=True)
class SameIsTrue(Clauses):
    """One effect for each keyword. Only between reading and binding."""


def _for_effects(first: Effect, names: tuple[str, ...]) -> SameIsTrue | None:
    found = copies(first, names)
    return SameIsTrue(found) if found is not None else None


def _undo_for_effects(node: SameIsTrue) -> Slots:
    names = names_said(node.effects)
    if names is None or node != _for_effects(node.effects[0], names):
        return None
    return {"first": node.effects[0], "names": names}


# The keyword is exchanged at any depth.
sentence.phrase(
    "{first:Sentence} the same is true for {names:KeywordName+and}.", _for_effects, _undo_for_effects, kind=SameIsTrue
)
sentence.phrase(
    "{effect:Effect}. spend this mana only to {restriction:SpendOnly}, and that spell can't be countered.",
    but(
        hole("effect", AddMana, where=lambda one: one.restriction is None),
        restriction=but(
            hole(
                "restriction",
                SpendOnly,
                where=lambda one: one.what == "spell" and one.also is None and (one.rider is None),
            ),
            rider=CantDo("be countered"),
        ),
    ),
    kind=Effect,
    is_transparent=True,
    carries={"only": "Effect"},
)


sentence.phrase(
    "{first:Clauses}, then flip a coin. if you win the flip, {win:Clauses}.",
    Clauses((hole("first"), FlipCoin(Implied(), win=hole("win", Effect)))),
)
sentence.phrase(
    "{first:Clauses}, then flip a coin. if you win the flip, {win:Clauses}. if you lose the flip, {lose:Clauses}.",
    Clauses((hole("first"), FlipCoin(Implied(), win=hole("win", Effect), lose=hole("lose", Effect)))),
)
