"""Effects that last: gets, gains, becomes (CR 611.2)."""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import (
    Change,
    GainAbilities,
    LoseAbilities,
    ModifyPT,
    SetColors,
    SetController,
    SwitchPT,
)
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo
from rulings.abilities.durations import Duration, Forever, UntilEndOfCombat, UntilEndOfTurn, UntilYourNextStep
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.references import Every, It, ObjectRef, Target
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import bonus, stats
from rulings.oracle.phrases.blocks.objects import is_several

_START = "change the text of {objects:Object} by replacing all instances of"
_THIS_TURN = UntilEndOfTurn()
_EACH = {"each": "changes"}
effect.phrase("{objects:Object} {what:Becomes@objects}", Continuous(hole("objects"), (hole("what"),)))
effect.phrase(
    "{objects:Object} can't be blocked this turn except by {unless:Filter@plural}",
    Continuous(hole("objects"), (CantDo("be blocked", unless=hole("unless")),), UntilEndOfTurn()),
    carries={"except": "changes"},
)
effect.phrase(
    "{objects:Object} can't be blocked this turn by {by:Filter@plural}",
    Continuous(hole("objects"), (CantDo("be blocked", by=hole("by")),), UntilEndOfTurn()),
)
effect.phrase(f"{_START} {{change:ReplacedWords}}", Continuous(hole("objects"), (hole("change"),), Forever()))
effect.phrase(
    f"{_START} {{change:ReplacedWords}} {{duration:Duration}}",
    Continuous(hole("objects"), (hole("change"),), hole("duration")),
)
effect.phrase(
    "{objects:Object} become[s] {colors:Color+and}",
    Continuous(hole("objects"), (SetColors(hole("colors")),), Forever()),
)
effect.phrase(
    "{who:Subject} gain[s] control of {what:Object} {duration:Duration}",
    Continuous(hole("what"), (SetController(hole("who")),), hole("duration", unless=Forever)),
)
effect.phrase(
    "{duration:Duration}, {who:Subject} gain[s] control of {what:Object}",
    Continuous(hole("what"), (SetController(hole("who")),), hole("duration", unless=Forever)),
)
effect.phrase(
    "{who:Subject} gain[s] control of {what:Object}", Continuous(hole("what"), (SetController(hole("who")),), Forever())
)
effect.phrase(
    "{objects:Object} become[s] a copy of {of:Object}, except {exceptions:CopyExceptions}",
    Continuous(hole("objects"), (BecomeCopy(hole("of"), hole("exceptions")),), Forever()),
    carries={"except": "changes"},
)
effect.phrase(
    "{objects:Object} become[s] a copy of {of:Object} {duration:Duration}, except {exceptions:CopyExceptions}",
    Continuous(hole("objects"), (BecomeCopy(hole("of"), hole("exceptions")),), hole("duration")),
    carries={"except": "changes"},
)
effect.phrase(
    "{duration:Duration}, {objects:Object} become[s] a copy of {of:Object}, except {exceptions:CopyExceptions}",
    Continuous(hole("objects"), (BecomeCopy(hole("of"), hole("exceptions")),), hole("duration")),
    carries={"except": "changes"},
)
effect.phrase(
    "{objects:Object} become[s] a copy of {of:Object}",
    Continuous(hole("objects"), (BecomeCopy(hole("of")),), Forever()),
)
for _template in (
    "activated abilities of {objects:Object} can't be activated this turn",
    "{objects:Object's} activated abilities can't be activated this turn",
):
    # Not of "creatures": then no set of objects would be fixed for (CR 611.2c).
    effect.phrase(_template, Continuous(hole("objects", It, Target), (CantDo("activate"),), UntilEndOfTurn()))
for _template in (
    "{objects:Recipient@plural} each {changes:Change+and@plural} {duration:Duration}",
    "{duration:Duration}, {objects:Recipient@plural} each {changes:Change+and@plural}",
):
    effect.phrase(
        _template,
        Continuous(hole("objects", where=is_several), hole("changes"), hole("duration")),
        carries={"each": "objects"},
    )
effect.phrase("{objects:Object} {changes:Change+and@objects} {duration:Duration}", Continuous)
effect.phrase("{duration:Duration}, {objects:Object} {changes:Change+and@objects}", Continuous)
effect.phrase(
    "switch {objects:Object's} power and toughness {duration:Duration}",
    Continuous(hole("objects"), (SwitchPT(),), hole("duration")),
)
effect.phrase(
    "{objects:Object} attack[s] or block[s] this turn if able",
    Continuous(hole("objects"), (MustDo("attack"), MustDo("block")), UntilEndOfTurn()),
)
effect.phrase(
    "{objects:Object} gain[s] {abilities:Granted+and}",
    Continuous(hole("objects", It), (GainAbilities(hole("abilities")),), Forever()),
)


def _declare_for_now(template: str, what: Change, duration: Duration = _THIS_TURN) -> None:

    effect.phrase(template, Continuous(hole("objects"), (what,), duration))


_declare_for_now("all creatures able to block {objects:Object} this turn do so", MustDo("be blocked", all_able=True))
_declare_for_now("{objects:Object} assign[s] no combat damage this turn", CanDo("assign no combat damage"))
for _verb in ("attack", "block"):
    _declare_for_now(f"{{objects:Object}} {_verb}[s] this turn if able", MustDo(_verb))
    _declare_for_now(f"{{objects:Object}} {_verb}[s] this combat if able", MustDo(_verb), UntilEndOfCombat())
_declare_for_now("{objects:Object} must be blocked this turn if able", MustDo("be blocked"))
_declare_for_now(
    "{objects:Object} can attack this turn as though (it|they:objects) didn't have defender",
    CanDo("attack as though it didn't have defender"),
)
_NEXT_UNTAP = UntilYourNextStep("untap step done")
for _whose in (
    "its controller's next untap step",
    "their controller's next untap step",
    "their controllers' next untap steps",
    "your next untap step",
    "that player's next untap step",
):
    # Not of "all lands", whose set is not fixed before that step (CR 611.2c).
    effect.phrase(
        f"{{objects:Object}} [doesn't|don't] untap during {_whose}",
        Continuous(hole("objects", unless=Every), (CantDo("untap"),), _NEXT_UNTAP),
        carries={"next": "duration"},
    )
effect.phrase(
    "{objects:Object} lose[s] all abilities and {what:Becomes@objects}",
    Continuous(hole("objects"), (LoseAbilities(), hole("what"))),
)
effect.phrase(
    "{objects:Object} can't be countered",
    Continuous(
        hole(
            "objects",
            where=lambda one: (
                (isinstance(one, It) and one.words == "that spell")
                or (isinstance(one, Target) and one.filter.kind is Kind.SPELL)
            ),
        ),
        (CantDo("be countered"),),
    ),
)
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


def _declare_this_turn(template: str, what: Change, carries: Mapping[str, str]) -> None:

    effect.phrase(template, Continuous(hole("objects"), (what,), UntilEndOfTurn()), carries=carries)


_declare_this_turn("{objects:Object} can block any number of creatures this turn", CanDo("block any number"), {})
_declare_this_turn("{objects:Object} must be blocked each combat this turn if able", MustDo("be blocked"), _EACH)
effect.phrase(
    "{objects:Object} block[s:objects] each {whom:Filter@singular} this turn if able",
    Continuous(hole("objects"), (MustDo("block", whom=hole("whom"), all_able=True),), UntilEndOfTurn()),
    carries=_EACH,
)


def _this_turn(objects: ObjectRef, power: Amount, toughness: Amount) -> Continuous | None:
    return Continuous(objects, (bonus(power, toughness),), UntilEndOfTurn()) if power != toughness else None


effect.phrase(
    "{objects:Object} get[s] +X/+Y until end of turn, where X is {power:Quantity}<|,> and Y is {toughness:Quantity}",
    Continuous(hole("objects"), (bonus(hole("power"), hole("toughness")),), UntilEndOfTurn()),
    where=lambda power, toughness: power != toughness,
)
effect.phrase(
    "{objects:Object} get[s] +X/+Y until end of turn, where X is {of:Object's} power and Y is its toughness",
    _this_turn(hole("objects"), *stats(hole("of"))),
)
effect.phrase(
    "{objects:Object} also {changes:Change+and@objects} {duration:Duration}",
    Continuous(hole("objects"), hole("changes"), hole("duration")),
)
