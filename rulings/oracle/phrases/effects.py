"""The frame of effects: clauses to sentences, sentences to paragraphs.

What is here: sequence, may, if you do, where X is, continuous effects with their duration. What is not: the verbs
(``verbs_*``) and the lines that effects stand in (``lines``).
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Amount, EarlierX, WhereX, X
from rulings.abilities.amounts.history import PreventedThisWay
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.durations import Forever
from rulings.abilities.effects.conditional import If, IfDone, Unless, UnlessCondition
from rulings.abilities.effects.damage import DealDamage, PreventDamage
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, Replace, RuleChange, Sequence
from rulings.abilities.effects.moving import Exile, ExileAsItResolves, ReturnTo
from rulings.abilities.effects.optional import May, MayPay, PayNow
from rulings.abilities.events.moving import Moves
from rulings.abilities.node import Node, children, rewrite, walk
from rulings.abilities.references import It
from rulings.oracle.categories import Clauses, Continued, Implied, clauses, effect, paragraph, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# Clauses: the effects of one sentence.


clauses.phrase("{effect:Effect}", hole("effect"), kind=Effect, is_transparent=True)


def _list(effects: tuple[Effect, ...]) -> Effect | None:
    if len(effects) < 2 or isinstance(effects[-1], Unless | UnlessCondition | If):
        return None
    return Clauses(effects) if not _is_cut_short(effects) else None


def _is_cut_short(effects: tuple[Effect, ...]) -> bool:
    """ "You may A and B": what follows "may" with a bare verb is all of it optional, so no list begins with A alone.

    Nor does one end with a condition of its last part: "A and B unless C" may be about both.
    """
    if any(isinstance(one, May | Unless | UnlessCondition | If) for one in effects[:-1]):
        return True
    # "Until end of turn, A and B": the duration is that of both, so B alone has none (``lasting``).
    return any(isinstance(one, Continuous) and one.duration == Forever() for one in effects[1:]) and any(
        isinstance(one, Continuous) and one.duration != Forever() for one in effects[:-1]
    )


clauses.phrase(
    "{effects:Effect+and}",
    Clauses(
        hole(
            "effects",
            where=lambda one: (
                len(one) >= 2 and (not isinstance(one[-1], Unless | UnlessCondition | If)) and (not _is_cut_short(one))
            ),
        )
    ),
)


clauses.phrase(
    "{first:Effect+and}, then {last:Effect}",
    Clauses((*hole("first"), hole("last"))),
    where=lambda first, last: not _is_cut_short((*first, last)),
)
clauses.phrase(
    "{first:Effect+,}, then {last:Effect}",
    Clauses((*hole("first"), hole("last"))),
    where=lambda first, last: not _is_cut_short((*first, last)),
)
clauses.phrase(
    "{first:Effect+and} and {last:Effect}",
    Clauses((*hole("first"), hole("last"))),
    where=lambda first, last: (
        len((*first, last)) >= 2
        and (not isinstance((*first, last)[-1], Unless | UnlessCondition | If))
        and (not _is_cut_short((*first, last)))
    ),
)


def _opens_with_a_subjectless(effect: Effect) -> bool:
    """A bare verb behind a comma ("..., and draw a card") may go on a longer list."""
    return isinstance(getattr(effect, "who", None), Implied)


# "Remove all counters from ~, and it deals that much damage": two clauses, each with a subject or none.
clauses.phrase(
    "{first:Effect}, and {last:Effect}",
    Clauses((hole("first"), hole("last", unless=May, where=lambda one: not _opens_with_a_subjectless(one)))),
    where=lambda first, last: _list((first, last)) is not None,
)

# Sentences.


sentence.phrase("{effect:Clauses}.", hole("effect"), kind=Effect, is_transparent=True)
sentence.phrase("then {effect:Clauses}.", Clauses((hole("effect"),)))


# "Then you may discard a card. When you do, ...": two sentences that belong together.
sentence.phrase("then {effect:Sentence}", Clauses((hole("effect", IfDone, MayPay),)))


def _where_x(effect: Effect, value: Amount) -> Effect | None:
    """The effect with its X's found by the value."""
    if not any(isinstance(one, X) for one in walk(effect)):
        return None
    return rewrite(effect, lambda one: WhereX(value) if isinstance(one, X) else one)


def _undo_where_x(node: Effect) -> Slots:
    found = [one.value for one in walk(node) if isinstance(one, WhereX)]
    if not found:
        return None
    return {"effect": rewrite(node, lambda one: X() if isinstance(one, WhereX) else one), "value": found[0]}


clauses.phrase(
    "{effect:Clauses}, where X is {value:Quantity}", _where_x, _undo_where_x, kind=Effect, is_transparent=True
)


def _has_bare_verb(effect: Effect) -> bool:
    if isinstance(effect, Clauses):
        return _has_bare_verb(effect.effects[0])
    if isinstance(effect, DealDamage | Continuous | May | MayPay | PayNow):
        return False
    return not hasattr(effect, "who") or isinstance(effect.who, Implied) or isinstance(effect, Exile | ReturnTo)


def _may_be_done(effect: Effect) -> bool:
    """Whether "you may A and each opponent B" leaves B open too the words don't say: only bare verbs are read."""
    if isinstance(effect, Clauses) and any(not _has_bare_verb(one) for one in effect.effects):
        return False
    first = effect.effects[0] if isinstance(effect, Clauses) else effect
    if isinstance(first, Delayed) and not isinstance(first.effect, If):
        # "May draw two cards at the beginning of the next upkeep": then it is chosen (CR 603.7).
        return False
    return _has_bare_verb(effect)


effect.phrase(
    "{who:Subject} may {effect:Clauses}",
    May(hole("who"), hole("effect", where=_may_be_done)),
    carries={"may": "May"},
)


def _declare_if_done(words: str, *, reflexive: bool) -> None:
    """After "A unless B", "if they do" is about B (``branching``)."""

    # What depends on a delayed effect is done with it, later (``with_attachments``).
    sentence.phrase(
        f"{{first:Clauses}}. {words}, {{then:Clauses}}.",
        IfDone(
            hole("first", unless=(Unless, UnlessCondition, Delayed, ExileAsItResolves)),
            hole("then"),
            reflexive=reflexive,
        ),
    )


def _declare_if_done_or(words: str) -> None:
    """ "You may A. If you do, B. Otherwise, C": one or the other (CR 608.2c)."""

    sentence.phrase(
        f"{{first:Clauses}}. {words}, {{then:Clauses}}. otherwise, {{otherwise:Clauses}}.",
        IfDone(
            hole("first", unless=(Unless, UnlessCondition, Delayed, ExileAsItResolves)), hole("then"), hole("otherwise")
        ),
    )


for _condition in ("if you do", "if they do", "if that player does"):
    _declare_if_done_or(_condition)
for _condition, _is_reflexive in (
    ("if you do", False),
    ("when you do", True),
    ("if they do", False),
    ("if that player does", False),
    ("if the player does", False),
    ("if the first player does", False),
):
    _declare_if_done(_condition, reflexive=_is_reflexive)
    sentence.phrase(
        f"{{who:Subject}} may pay {{cost:ManaOnly}}. {_condition}, {{then:Clauses}}.",
        MayPay,
        fixed={"reflexive": _is_reflexive},
        carries={"may": "MayPay"},
    )

# Paragraphs.


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


def _with_reflexive_rest(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "When you do, A. B": B is done by the same trigger."""
    for place, one in enumerate(effects[:-1]):
        if isinstance(one, IfDone | MayPay) and one.reflexive and one.then is not None:
            then = Continued((one.then, *_with_reflexive_rest(effects[place + 1 :])))
            return (*effects[:place], replace(one, then=then))
    return effects


def _undo_reflexive_rest(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    last = effects[-1]
    if isinstance(last, IfDone | MayPay) and isinstance(last.then, Continued):
        first, *rest = last.then.effects
        return (*effects[:-1], replace(last, then=first), *_undo_reflexive_rest(tuple(rest)))
    return effects


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


def _has_bare_x(node: Node) -> bool:
    return isinstance(node, X) or (not isinstance(node, WhereX) and any(_has_bare_x(one) for one in children(node)))


def _undo_one_x(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    def alone(node: Node) -> Node:
        match node:
            case EarlierX():
                return X()
            case WhereX(is_shared=True):
                return replace(node, is_shared=False)
        return node

    return tuple(rewrite(one, alone) for one in effects)


def _is_about_prevented(effect: Effect) -> bool:
    """ "The damage prevented this way": a part of the sentence before (``numbers_of_life``)."""
    return not isinstance(effect, PreventDamage) and any(isinstance(one, PreventedThisWay) for one in walk(effect))


def _undo_paragraph(node: Effect) -> Slots:
    effects = node.effects if isinstance(node, Sequence) else (node,)
    return {"effects": _undo_one_x(_undo_reflexive_rest(effects))}


paragraph.phrase("{effects:Sentence+}", _paragraph, _undo_paragraph, kind=Effect, is_transparent=True)

# Continuous effects.

effect.phrase("{objects:Object} {changes:Change+and@objects} {duration:Duration}", Continuous)
effect.phrase("{duration:Duration}, {objects:Object} {changes:Change+and@objects}", Continuous)
