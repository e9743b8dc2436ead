"""Where something is and in what state; whose it is; in combat (CR 110.5, 108.3-4, 506)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.filters.combat import IsAttacking, IsAttackingAlone, IsBlockedBy, IsBlocking, IsBlockingAlone
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import AtMostTheirGraveyard, ControlledBy, OwnedBy
from rulings.abilities.filters.status import AttachedTo, CouldEnchant, HasAttached, HasCounter, InZone, WasAttachedTo
from rulings.abilities.players import ChosenPlayer, EachOpponent, Opponent, You
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, adjective, qualifier
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole

quality = ORACLE.category("WhatItHas")
"""What stands after "has" of one object: "flying", "a +1/+1 counter on it", "power 4 or greater"."""
_WORDS = {"attacking alone": IsAttackingAlone(), "blocking alone": IsBlockingAlone()}
single_quality = ORACLE.category("SingleQuality")
qualifier.phrase(
    "with another {filter:Filter@singular} attached to (it|them:self)",
    HasAttached(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"another": "filter"},
)
qualifier.phrase("with a {filter:Filter@singular} attached to (it|them:self)", HasAttached)
qualifier.phrase("that's attached to a {to:Filter@singular}", AttachedTo)
qualifier.phrase("that are attached to {to:Filter@plural}", AttachedTo)


def _undo_exiled(node: InZone) -> Slots:
    """Only where it was read so: "cards in exile" says the same behind the noun."""
    return {} if node == InZone(Zone.EXILE) and node.wording == _EXILED_BEFORE else None


# By the wording.
adjective.phrase("exiled", lambda: InZone(Zone.EXILE), _undo_exiled, kind=InZone)
_EXILED_BEFORE = adjective.own[-1].wording
qualifier.phrase("attached to a {to:Filter@singular}", AttachedTo)
qualifier.phrase("with {kind:CounterKind} counters on (it|them:self)", HasCounter)
qualifier.words({"your team control(s)": ControlledBy(You())})
quality.phrase("a {kind:CounterKind} counter on <it|him|her>", HasCounter)
quality.phrase("one or more {kind:CounterKind} counters on <it|him|her>", HasCounter)
quality.phrase("a counter on <it|him|her>", HasCounter)
quality.phrase(
    "{minimum:Amount} or more {kind:CounterKind} counters on <it|him|her>",
    HasCounter(hole("kind"), hole("minimum", Fixed, where=lambda one: one.value > 1).value),
)
ORACLE.category("WhatItHas").phrase(
    "{minimum:Amount} or more counters on <it|him|her>",
    HasCounter(None, hole("minimum", Fixed, where=lambda one: one.value > 1).value),
)
ORACLE.category("Adjective").words(_WORDS)
qualifier.phrase("{player:Player} control[s]", ControlledBy)
qualifier.phrase("{player:Player} own[s]", OwnedBy)
qualifier.phrase("with a {kind:CounterKind} counter on (it|them:self)", HasCounter)
qualifier.phrase("with one or more {kind:CounterKind} counters on (it|them:self)", HasCounter)
qualifier.phrase("with a counter on (it|them:self)", HasCounter)
qualifier.phrase("with one or more counters on (it|them:self)", HasCounter)
qualifier.phrase(
    "with {minimum:Amount} or more {kind:CounterKind} counters on (it|them:self)",
    HasCounter(hole("kind"), hole("minimum", Fixed, where=lambda one: one.value > 1).value),
)
for _preposition in ("in", "from"):
    qualifier.phrase(f"{_preposition} {{player:Player's}} {{zone:OwnedZone}}", InZone)
    qualifier.phrase(f"{_preposition} a {{zone:OwnedZone}}", InZone)
    qualifier.phrase(f"{_preposition} graveyards", InZone, fixed={"zone": Zone.GRAVEYARD})
    qualifier.phrase(f"{_preposition} all graveyards", InZone, fixed={"zone": Zone.GRAVEYARD})
    qualifier.phrase(f"{_preposition} exile", InZone, fixed={"zone": Zone.EXILE})
qualifier.phrase("on the battlefield", InZone, fixed={"zone": Zone.BATTLEFIELD})
qualifier.phrase("that your opponents control", ControlledBy(Opponent()))

# To something known; "attached to a creature" is a filter of its own.
qualifier.phrase("attached to {to:Object}", AttachedTo(hole("to", unless=Choose)))
qualifier.phrase("blocking {whom:Object}", IsBlocking)
qualifier.phrase("blocked by {whom:Object}", IsBlockedBy)
qualifier.phrase("attacking {whom:Player}", IsAttacking)
single_quality.include(ORACLE.category("Adjective"))
_shared = ORACLE.category("SharedQuality")
_shared.words({one: one for one in ("color", "card type", "creature type", "mana value", "name")})
qualifier.phrase("total in all graveyards", InZone, fixed={"zone": Zone.GRAVEYARD})
protected_quality = ORACLE.category("Quality")
protected_quality.phrase("the chosen player", ChosenPlayer)
qualifier.phrase("that was attached to {to:This}", WasAttachedTo)
qualifier.phrase("that could enchant {what:Object}", CouldEnchant)
for _in in ("in", "from"):
    qualifier.words({f"{_in} your opponents' graveyards": InZone(Zone.GRAVEYARD, EachOpponent())})
for _that in ("that's", "that is", "that are"):
    qualifier.phrase(
        f"{_that} attacking you or a planeswalker you control",
        IsAttacking,
        fixed={"whom": You(), "or_planeswalker": True},
    )
qualifier.words(
    {"with mana value less than or equal to the number of cards in its controller's graveyard": AtMostTheirGraveyard()}
)
