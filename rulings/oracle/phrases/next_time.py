"""What replaces something the next time it would happen (CR 614.9, 615.8).

What is here: "the next time a source of your choice would deal damage to you, that damage is dealt to any target
instead", "prevent half that damage", "if damage from a black source is prevented this way", "the next time you would
draw a card this turn, ... instead". What is not: the next time all of it is prevented (``preventing``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.amounts.arithmetic import Half, Minus
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.damage import PreventDamage, RedirectDamage
from rulings.abilities.effects.effect import Replace
from rulings.abilities.filters.filter import narrowed
from rulings.abilities.modifications import Redirect
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, ability, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole

_KINDS = (("combat damage", True), ("noncombat damage", False), ("damage", None))
_SOURCES = ("a {chosen_source:Filter@singular} of your choice", "a {chosen_source:QualifiedSource}", "{by:Damaging}")
qualified_source = ORACLE.category("QualifiedSource")
"""What is said of the source behind "of your choice": "source of your choice of the chosen color"."""
qualified_source.phrase(
    "{filter:Filter@singular} of your choice {qualifier:Qualifier}", narrowed(hole("filter"), hole("qualifier"))
)
_ALL: dict[str, Value] = {"amount": AllOf(), "next": True}

# To somebody else.

for _source in _SOURCES:
    _by = {} if "by:" in _source else {"by": None}
    for _to in (" to {to:Protected}", ""):
        _none = {} if _to else {"to": None}
        effect.phrase(
            f"the next {{amount:Quantity}} damage that {_source} would deal{_to} {{duration:Duration}} is dealt to "
            "{onto:Recipient} instead",
            RedirectDamage,
            fixed={"next": True, **_by, **_none},
            carries={"instead": "RedirectDamage", "next": "next"},
        )
        for _damage, _combat in _KINDS:
            effect.phrase(
                f"the next time {_source} would deal {_damage}{_to} {{duration:Duration}}, that damage is dealt to "
                "{onto:Recipient} instead",
                RedirectDamage,
                fixed={**_ALL, "combat": _combat, **_by, **_none},
                carries={"instead": "RedirectDamage", "next": "next"},
            )
for _damage, _combat in _KINDS:
    effect.phrase(
        f"the next time {_damage} would be dealt to {{to:Protected}} {{duration:Duration}}, that damage is dealt to "
        "{onto:Recipient} instead",
        RedirectDamage,
        fixed={**_ALL, "combat": _combat, "by": None},
        carries={"instead": "RedirectDamage", "next": "next"},
    )

# Some of it.

portion = ORACLE.category("PortionPrevented")
"""How much of "that damage" is prevented."""
_THAT_DAMAGE = ThatMany(Antecedent("event amount"))


def _half(rounded: str) -> Half:
    return Half(_THAT_DAMAGE, rounded)


for _rounded in ("up", "down"):
    portion.words({f"half that damage, rounded {_rounded}": _half(_rounded)})
portion.phrase("all but {amount:Quantity} of that damage", Minus(_THAT_DAMAGE, hole("amount")))
for _source in _SOURCES:
    for _to in (" to {to:Protected}", ""):
        for _damage, _combat in _KINDS:
            effect.phrase(
                f"the next time {_source} would deal {_damage}{_to} {{duration:Duration}}, "
                "prevent {portion:PortionPrevented}",
                PreventDamage,
                fixed={**_ALL, "combat": _combat},
                carries={"next": "next"},
            )

# Depending on what would have dealt it.


sentence.phrase(
    "{first:Effect}. if damage from a {source:Filter@singular} is prevented this way, {then:Clauses}.",
    but(
        hole("first", PreventDamage, where=lambda one: one.then is None),
        then=If(
            Fits(Antecedent("event source"), hole("source", where=lambda one: one.kind is Kind.SOURCE)), hole("then")
        ),
    ),
    kind=PreventDamage,
)

# Something else in its place.


_CARRIED = {"next": "once", "instead": "replacement"}
for _template in (
    "the next time {event:WouldDraw} this turn, {instead:Clauses} instead",
    "the next time {event:WouldDraw} this turn, instead {instead:Clauses}",
):
    effect.phrase(
        _template,
        Replace(Replacement(event=hole("event"), instead=hole("instead")), UntilEndOfTurn(), once=True),
        carries=_CARRIED,
    )

# While something is so.


ability.phrase(
    "as long as {condition:Condition}, {event:DamageShield} is dealt to {onto:Recipient} instead.",
    Replacement(event=hole("event"), condition=hole("condition"), instead=Redirect(hole("onto"))),
    carries={"instead": "instead", "as long as": "condition"},
)
