"""Shapes that few texts have: guesses, flipping until a loss, choosing for others, steps to skip this turn.

What is here: those. What is not: anything that a common phrase could say.
"""

from collections.abc import Mapping

from rulings.abilities.ability import ActivatedAbility, KeywordAbility, Replacement
from rulings.abilities.amounts.amount import Amount, Fixed, WhereX
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import AllAre, Compare, Condition
from rulings.abilities.conditions.history import DidIt
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.chance import FlipUntilLost
from rulings.abilities.effects.choosing import GuessInHand
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.effects.turns import SkipStep
from rulings.abilities.events.moving import Mills
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.modifications import ScaleAmount
from rulings.abilities.players import AnyPlayer, ControllerOf, PlayerRef, ThatPlayer, You
from rulings.abilities.references import It, Target, This
from rulings.abilities.vocabulary import Comparison, Kind, Stat
from rulings.oracle.categories import Clauses, Implied, ability, condition, effect, event, paragraph, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

event.phrase("{who:Player} mill[s] a {what:Filter@singular}", Mills)
event.phrase("{who:Player} mill[s] one or more {what:Filter@plural}", Mills, fixed={"batch": True})
event.phrase("one or more {what:Filter@plural} are milled", Mills, fixed={"who": AnyPlayer(), "batch": True})

# More cards each time.


def _more_cards(plus: Amount, verb: str) -> Replacement:
    return Replacement(event=Does(verb, You()), instead=ScaleAmount(plus=plus), optional=You())


for _verb in ("surveil", "scry"):
    ability.phrase(
        f"you may look at a additional {{plus:Amount}} cards each time you {_verb}.",
        _more_cards(hole("plus"), _verb),
        carries={"may": "optional", "each": "event"},
    )

# Steps and phases of this turn.

_PARTS = ("draw step", "main phase", "combat phase")


def _skip_chosen(who: PlayerRef) -> ChooseEffect:
    kernel_steps = {"draw step": ("draw",), "main phase": ("main1", "main2"), "combat phase": ("combat phase",)}
    options: list[Effect] = []
    for part in _PARTS:
        skips = tuple(SkipStep(Implied(wording=1), step, this_turn=True) for step in kernel_steps[part])
        options.append(skips[0] if len(skips) == 1 else Clauses(skips))
    return ChooseEffect(who, tuple(options), labels=_PARTS)


def _undo_skip_chosen(node: ChooseEffect) -> Slots:
    return {"who": node.who} if node.labels == _PARTS else None


sentence.phrase(
    "{who:Player} chooses draw step, main phase, or combat phase. the player skips each instance of the chosen step or "
    "phase this turn.",
    _skip_chosen,
    _undo_skip_chosen,
    kind=ChooseEffect,
    carries={"each": "options"},
)

# Targets that another player chooses.


effect.phrase(
    "{who:Subject} put[s] a {kind:CounterKind} counter on target {filter:Filter@singular} of their choice",
    PutCounters(hole("who"), Fixed(1), hole("kind"), Target(hole("filter"), chooser=ThatPlayer())),
)


sentence.phrase(
    "{chooser:Player} chooses target permanent another player controls that shares a card type with it. exchange "
    "control of those permanents.",
    ExchangeControl(
        It("it"),
        Target(
            Filter(Kind.PERMANENT, (Not(ControlledBy(ControllerOf(It("it")))), SharesWith("card type", It("it")))),
            chooser=hole("chooser"),
        ),
    ),
    carries={"another": "second"},
)

# All of some are something.

condition.phrase("all {filter:Filter@plural} are {quality:Filter@plural}", AllAre)

# Costs of abilities that their own text changes.


def _own_cost(template: str, sign: int) -> None:
    def make(
        cost: Cost, effect: Effect, mana: tuple[str, ...], times: Amount | None = None, when: Condition | None = None
    ) -> ActivatedAbility:
        change = CostChange("activated ability", This("ability"), None, sign, mana, times, when=when)
        return ActivatedAbility(cost=cost, effect=effect, cost_changes=(change,))

    def unmake(node: ActivatedAbility) -> Slots:
        match node.cost_changes:
            case (CostChange(mana=mana, times=times, when=Condition() | None as when),):
                if node == make(node.cost, node.effect, mana, times, when):
                    return {"cost": node.cost, "effect": node.effect, "mana": mana, "times": times, "when": when}
        return None

    ability.phrase(template, make, unmake, kind=ActivatedAbility, carries={"each": "cost_changes"})


for _end in (" for each {times:CountedSingly}", " if {when:Condition}"):
    _own_cost(
        f"{{cost:Cost}}: {{effect:Paragraph}} this ability costs {{mana:ManaSymbols}} less to activate{_end}.", -1
    )


ability.phrase(
    "equip {cost:ManaOnly}. this ability costs {X} less to activate, where X is the power of the creature it targets.",
    KeywordAbility(
        name="equip",
        cost=hole("cost"),
        cost_changes=(
            CostChange(
                "equip ability",
                This("ability"),
                None,
                -1,
                ("{1}",),
                WhereX(StatOf(Stat.POWER, Target(Filter(), slot=0))),
            ),
        ),
    ),
)

# Flipping until a loss.


condition.phrase(
    "you win {amount:Amount} or more flips", Compare(DoneThisWay("won flips"), Comparison.AT_LEAST, hole("amount"))
)


paragraph.phrase(
    "flip a coin until you lose a flip or choose to stop flipping. if you lose a flip, ~ has no effect. "
    "{then:Sentence+}",
    FlipUntilLost(You(), Sequence(hole("then"))),
)

# Guessing.

effect.phrase("{who:Player} guess[es] whether a card with that name is in your hand", GuessInHand)


sentence.phrase(
    "{first:Clauses}. if you do and your opponent guessed wrong, {then:Clauses}.",
    IfDone(hole("first"), If(DidIt("guessed wrong"), hole("then"))),
)
