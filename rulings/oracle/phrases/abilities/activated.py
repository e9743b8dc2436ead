"""Activated abilities and instructions on activating them (CR 602)."""

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.amounts.amount import WhereX
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Condition, Fits, InStep
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.players import AnyPlayer, ControllerOf, EachOpponent, OwnerOf, PlayerRef, You
from rulings.abilities.references import Attached, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

_LIMITS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("once each turn", {"limit_per_turn": 1}),
    ("once", {"limit_ever": True}),
)
for _limit, _fixed in _LIMITS:
    for _when in ("if {instant_timing:Condition}", "{instant_timing:Timing}"):
        ability.phrase(
            f"{{cost:Cost}}: {{effect:Paragraph}} activate only {_limit} and only {_when}.",
            ActivatedAbility,
            fixed=_fixed,
            carries={"only": "instant_timing", "each": "limit_per_turn"},
        )
_ATTACKED = Fits(This(), Filter(Kind.SOURCE, (Did("attacked"),)))
_KINDS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("exhaust", {"limit_ever": True, "keyword": "exhaust"}),
    ("boast", {"instant_timing": _ATTACKED, "limit_per_turn": 1, "keyword": "boast"}),
    (
        "forecast",
        {
            "instant_timing": InStep("upkeep", You()),
            "limit_per_turn": 1,
            "zones": (Zone.HAND,),
            "keyword": "forecast",
        },
    ),
    ("power-up", {"limit_ever": True, "keyword": "power-up"}),
)
for _name, _fixed in _KINDS:
    ability.phrase(f"{_name} — {{cost:Cost}}: {{effect:Paragraph}}", ActivatedAbility, fixed=_fixed)
ability.phrase("{cost:Cost}: {effect:Paragraph}", ActivatedAbility)
_ONCE: dict[str, Value] = {"limit_per_turn": 1}
_ONLY: tuple[tuple[str, dict[str, Value]], ...] = (
    ("activate only as a sorcery", {"sorcery_speed": True}),
    ("activate only as a instant", {"instant_speed": True}),
    ("activate only if {instant_timing:Condition}", {}),
    ("activate only {instant_timing:Timing}", {}),
    ("activate only {instant_timing:Timing} and only as a sorcery", {"sorcery_speed": True}),
    ("activate only as a sorcery and only if {instant_timing:Condition}", {"sorcery_speed": True}),
    ("activate only if {instant_timing:Condition} and only as a sorcery", {"sorcery_speed": True}),
    ("activate only {instant_timing:TwoTimings}", {}),
)
for _only, _fixed in _ONLY:
    _carries = {"only": "instant_timing", "each": "limit_per_turn"}
    ability.phrase(f"{{cost:Cost}}: {{effect:Paragraph}} {_only}.", ActivatedAbility, fixed=_fixed, carries=_carries)
    ability.phrase(
        f"{{cost:Cost}}: {{effect:Paragraph}} {_only} and only once each turn.",
        ActivatedAbility,
        fixed={**_fixed, **_ONCE},
        carries=_carries,
    )
_ACTIVATION_LIMITS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("activate only once each turn", _ONCE),
    ("activate no more than once each turn", _ONCE),
    ("activate no more than twice each turn", {"limit_per_turn": 2}),
    ("activate no more than three times each turn", {"limit_per_turn": 3}),
    ("activate only once", {"limit_ever": True}),
    ("any player may activate this ability", {"activator": AnyPlayer()}),
    ("any player may activate this ability but only as a sorcery", {"activator": AnyPlayer(), "sorcery_speed": True}),
)
for _limit, _fixed in _ACTIVATION_LIMITS:
    ability.phrase(
        f"{{cost:Cost}}: {{effect:Paragraph}} {_limit}.",
        ActivatedAbility,
        fixed=_fixed,
        carries={"only": "limit_per_turn", "each": "limit_per_turn", "may": "activator"},
    )
ability.phrase(
    "{cost:Cost}: {effect:Paragraph} spend only {colors:ColorsForX} mana on X.",
    ActivatedAbility(cost=hole("cost"), effect=hole("effect"), x_mana=hole("colors")),
    carries={"only": "x_mana"},
)
ability.phrase(
    "{cost:Cost}: {effect:Paragraph} any player may activate this ability but only {instant_timing:TimingOfAny}.",
    ActivatedAbility(
        cost=hole("cost"), effect=hole("effect"), instant_timing=hole("instant_timing"), activator=AnyPlayer()
    ),
    carries={"may": "activator", "only": "instant_timing"},
)


for _end, _change in (
    (" for each {times:CountedSingly}", {"times": hole("times")}),
    (" if {when:Condition}", {"when": hole("when", Condition)}),
):
    ability.phrase(
        f"{{cost:Cost}}: {{effect:Paragraph}} this ability costs {{mana:ManaSymbols}} less to activate{_end}.",
        ActivatedAbility(
            cost=hole("cost"),
            effect=hole("effect"),
            cost_changes=(CostChange("activated ability", This("ability"), None, -1, hole("mana"), **_change),),
        ),
        carries={"each": "cost_changes"},
    )
_WHO: dict[str, PlayerRef] = {
    "your opponents": EachOpponent(),
    "this creature's owner": OwnerOf(This("creature")),
    "this creatures owner": OwnerOf(This("creature")),
    "the controller of the enchanted creature": ControllerOf(Attached("enchanted", "creature")),
}
for _words, _who in _WHO.items():
    for _end, _sorcery in (("", False), (" and only as a sorcery", True)):
        ability.phrase(
            f"{{cost:Cost}}: {{effect:Paragraph}} only {_words} may activate this ability{_end}.",
            ActivatedAbility,
            fixed={"activator": _who, "sorcery_speed": _sorcery},
            carries={"only": "activator", "may": "activator"},
        )
ability.phrase(
    "{cost:Cost}: {effect:Paragraph} this ability costs {X} less to activate, where X is {value:Quantity}.",
    ActivatedAbility(
        cost=hole("cost"),
        effect=hole("effect"),
        cost_changes=(CostChange("activated ability", This("ability"), None, -1, ("{1}",), WhereX(hole("value"))),),
    ),
)
