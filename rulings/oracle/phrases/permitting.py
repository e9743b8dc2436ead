"""What objects can and can't do: restrictions, requirements and permissions of static abilities (CR 101.2).

What is here: predicates of objects beyond the basic ones of ``changes``. What is not: the same for a time
(``lasting_requirements``), rules for players (``player_rules``), what attacking costs (``combat_costs``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo
from rulings.abilities.references import Every, Several
from rulings.oracle.categories import ability, change
from rulings.oracle.holes import hole

change.phrase(
    "can attack as though (it|they:self) didn't have defender",
    CanDo,
    fixed={"what": "attack as though it didn't have defender"},
)
change.phrase(
    "can block {amount:Amount} additional creature(s:amount) each combat",
    CanDo,
    fixed={"what": "block additional"},
    carries={"each": "what"},
)
change.phrase(
    "can boast twice during each of your turns rather than once",
    CanDo,
    fixed={"what": "boast twice"},
    carries={"each": "what"},
)
change.phrase("can block {amount:Amount} additional creature(s:amount)", CanDo, fixed={"what": "block additional"})
change.phrase("can block any number of creatures", CanDo, fixed={"what": "block any number"})
change.phrase("can block as though (it|they:self) had reach", CanDo, fixed={"what": "block as though it had reach"})
change.phrase(
    "can block creatures with shadow as though (it|they:self) had shadow",
    CanDo,
    fixed={"what": "block as though it had shadow"},
)
change.phrase(
    "assign[s] combat damage equal to (its|their:self) toughness rather than (its|their:self) power",
    CanDo,
    fixed={"what": "assign by toughness"},
)
change.phrase("can block only {unless:Filter@plural}", CantDo, fixed={"what": "block"}, carries={"only": "unless"})
for _what in ("attack", "block", "attack or block", "be blocked"):
    change.phrase(
        f"can't {_what} unless {{unless:Condition}}", CantDo, fixed={"what": _what}, carries={"unless": "unless"}
    )
change.phrase("can't be the target of {by:Filter@plural}", CantDo, fixed={"what": "be targeted"})
for _words, _what in (("be enchanted", "be enchanted"), ("be equipped", "be equipped")):
    change.phrase(f"can't {_words}", CantDo, fixed={"what": _what})
change.phrase("can't have counters put on (it|them:self)", CantDo, fixed={"what": "have counters"})
change.phrase("can't attack {whom:Player}", CantDo, fixed={"what": "attack"})


for _joint in ("or", "and"):
    change.phrase(
        f"can't attack {{player:Player}} {_joint} {{filter:Filter@plural}}",
        CantDo("attack", whom=Several((hole("player"), Every(hole("filter"))))),
    )


def _declare_about(template: str, what: Change) -> None:

    ability.phrase(
        template, StaticAbility(affected=hole("object"), changes=(what,)), carries={"may": "changes", "each": "changes"}
    )


_declare_about("all creatures able to block {object:Affected} do so.", MustDo("be blocked", all_able=True))

# Said of the object in other words.

_ABOUT_THIS: tuple[tuple[str, Change], ...] = (
    ("you may choose not to untap {object:This} during your untap step.", CanDo("choose not to untap")),
    (
        "you may have {object:This} assign its combat damage as though it weren't blocked.",
        CanDo("assign damage as though unblocked"),
    ),
)


for _template, _ability in _ABOUT_THIS:
    _declare_about(_template, _ability)
_declare_about("the “_legend rule” doesn't apply to {object:Affected}.", CanDo("ignore legend rule"))
for _each in ("each other player's", "each opponent's"):
    _declare_about(f"untap all {{object:Affected}} during {_each} untap step.", CanDo("untap in other untap steps"))
