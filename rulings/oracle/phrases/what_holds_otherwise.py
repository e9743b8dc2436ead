"""Auras that could enchant something, supertypes that permanents have, and what holds otherwise (CR 303.4, 205.4, 613).

What is here: "an Aura card that could enchant it", "are snow", "as long as A, it gets +2/+2. Otherwise, it can't
block", "each player other than its controller". What is not: what an Aura does (``attached_things``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.effects.chance import FlipCoin
from rulings.abilities.effects.conditional import If, Unless
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import CouldEnchant
from rulings.abilities.players import ControllerOf, EachPlayerOtherThan, You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Kind, Supertype, Zone
from rulings.oracle.categories import Clauses, ability_line, change, condition, player, qualifier, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

change.phrase("[is|are] snow", SetTypes, fixed={"supertypes": (Supertype.SNOW,)})
qualifier.phrase("that could enchant {what:Object}", CouldEnchant)


condition.phrase("you control {object:Attached}", Fits(hole("object"), Filter(predicates=(ControlledBy(You()),))))


def _if_still_there(object: This, then: Effect, otherwise: Effect) -> If:
    there = This(object.noun, Zone.BATTLEFIELD, wording=object.wording)
    return If(Fits(there, Filter(Kind.PERMANENT)), then, otherwise)


def _undo_if_still_there(node: If) -> Slots:
    match node:
        case If(condition=Fits(object=This(noun=noun) as there), then=then, otherwise=Effect() as otherwise):
            this = This(noun, wording=there.wording)
            slots: dict[str, Value] = {"object": this, "then": then, "otherwise": otherwise}
            return slots if node == _if_still_there(this, then, otherwise) else None
    return None


sentence.phrase(
    "if {object:This} is still on the battlefield, {then:Clauses}. otherwise, {otherwise:Clauses}.",
    _if_still_there,
    _undo_if_still_there,
    kind=If,
)


player.phrase(
    "each player other than {player:Player}",
    EachPlayerOtherThan(hole("player", ControllerOf)),
    carries={"each": "EachPlayerOtherThan", "other": "than"},
    number=Number.SINGULAR,
)

# What holds otherwise.


ability_line.phrase(
    "as long as {condition:Condition}, it {changes:Change+and@singular}. otherwise, it {others:Change+and@singular}.",
    (
        StaticAbility(affected=It("it"), changes=hole("changes"), condition=hole("condition")),
        StaticAbility(affected=It("it"), changes=hole("others"), condition=Negated(hole("condition"))),
    ),
    carries={"as long as": "tuple"},
)

# A flip at the end of a sentence.


def _flip_last(first: Effect, win: Effect, lose: Effect | None = None) -> Clauses:
    from rulings.oracle.categories import Implied

    return Clauses((first, FlipCoin(Implied(), win=win, lose=lose)))


def _undo_flip_last(node: Clauses) -> Slots:
    match node.effects:
        case (first, FlipCoin(win=Effect() as win, lose=lose)) if node == _flip_last(first, win, lose):
            return {"first": first, "win": win, "lose": lose} if lose is not None else {"first": first, "win": win}
    return None


sentence.phrase(
    "{first:Clauses}, then flip a coin. if you win the flip, {win:Clauses}.",
    _flip_last,
    lambda node: slots if (slots := _undo_flip_last(node)) and "lose" not in slots else None,
    kind=Clauses,
)
sentence.phrase(
    "{first:Clauses}, then flip a coin. if you win the flip, {win:Clauses}. if you lose the flip, {lose:Clauses}.",
    _flip_last,
    lambda node: slots if (slots := _undo_flip_last(node)) and "lose" in slots else None,
    kind=Clauses,
)

# Countered unless paid for, and exiled then.


sentence.phrase(
    "counter {what:Object} unless {who:Player} {cost:Payment@who}. if that spell is countered this way, exile it "
    "instead of putting it into its owner's graveyard.",
    Unless(CounterSpell(hole("what"), Zone.EXILE), hole("who"), hole("cost")),
    carries={"unless": "Unless", "instead": "effect"},
)
