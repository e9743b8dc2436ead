"""Can't, must, can, as though (CR 101.2, 508, 509, 609.4)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import Count
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import AttackTax, CanDo, CantDo, MustDo
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.costs.cost import Cost, EitherCost
from rulings.abilities.costs.mana import ManaPerAmount
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.combat import InCompany
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node
from rulings.abilities.players import DefendingPlayer, EachOpponent, EachOtherPlayer, You
from rulings.abilities.references import Every, Several, This
from rulings.abilities.vocabulary import CardType
from rulings.oracle.categories import ORACLE, ability, change
from rulings.oracle.holes import hole

single_payment = ORACLE.category("SinglePayment")
"""One such thing."""
_CARRIED = {"unless": "AttackTax", "each": "AttackTax"}
tax = ORACLE.category("CombatTax")
"""A rule that makes attacking or blocking cost something."""
_OWN = {"unless": "unless", "each": "unless"}
_WHAT = "be targeted despite hexproof"
_WORDS = "can be the targets of {by:TargetingThem} as though they didn't have hexproof"
change.phrase("can't block {whom:Object}", CantDo("block", whom=hole("whom", This)))
payment = ORACLE.category("Payment")
"""What somebody does to avert an effect, with its verb: "pays {2}", "sacrifice a land"; a ``Cost``."""
payment.include(single_payment)
payment.phrase("{first:SinglePayment} or {second:SinglePayment}", Cost((EitherCost((hole("first"), hole("second"))),)))
change.phrase("can't {what:Restriction}", CantDo)
change.phrase("can't be the targets of {by:Filter@plural}", CantDo, fixed={"what": "be targeted"})
change.phrase("can't be blocked by {by:Filter@plural}", CantDo, fixed={"what": "be blocked"})
change.phrase("can't be countered by {by:Filter@plural}", CantDo, fixed={"what": "be countered"})
change.phrase(
    "can't be blocked except by {unless:Filter@plural}",
    CantDo,
    fixed={"what": "be blocked"},
    carries={"except": "unless"},
)
change.phrase(
    "can't be blocked except by {minimum:Amount} or more creatures",
    CantDo,
    fixed={"what": "be blocked"},
    carries={"except": "minimum"},
)
change.phrase(
    "can't be blocked by more than {maximum:Amount} creature(s)",
    CantDo,
    fixed={"what": "be blocked"},
)
change.phrase("can't block {whom:Filter@plural}", CantDo, fixed={"what": "block"})
for _whose in ("its controller's untap step", "their controllers' untap steps", "your untap step"):
    change.phrase(f"[doesn't|don't] untap during {_whose}", CantDo, fixed={"what": "untap"})
change.phrase("attack[s] each combat if able", MustDo, fixed={"what": "attack"}, carries={"each": "MustDo"})
change.phrase("attack[s] this turn if able", MustDo, fixed={"what": "attack"})
change.phrase("block[s] this turn if able", MustDo, fixed={"what": "block"})
change.phrase("block[s] each combat if able", MustDo, fixed={"what": "block"}, carries={"each": "MustDo"})
change.phrase("must be blocked if able", MustDo, fixed={"what": "be blocked"})
_MY_WALKERS = Filter(predicates=(HasType(CardType.PLANESWALKER), ControlledBy(You())))
_THOSE = "each of those creatures"


def _declare_tax(verb: str, words: str, whom: Node | None, each: str) -> None:

    tax.phrase(
        f"{{filter:Filter@plural}} can't {words} unless their controller {{cost:Payment@singular}} for {each}",
        AttackTax(
            verb,
            hole("filter"),
            whom,
            hole("cost", where=lambda one: not any(isinstance(part, ManaPerAmount) for part in one.parts)),
        ),
        carries=_CARRIED,
    )


_YOU_OR_YOURS = Several((You(), _MY_WALKERS))
for _each in (_THOSE, "each creature they control that's attacking you"):
    _declare_tax("attack", "attack you", You(), _each)
for _each in (_THOSE, "each attacking creature they control"):
    _declare_tax("attack", "attack", None, _each)
for _each in (_THOSE, "each blocking creature they control"):
    _declare_tax("block", "block", None, _each)
_declare_tax("attack", "attack you or planeswalkers you control", _YOU_OR_YOURS, _THOSE)
_declare_tax(
    "attack",
    "attack planeswalkers you control",
    _MY_WALKERS,
    "each creature they control that's attacking a planeswalker you control",
)
tax.phrase(
    "{filter:Filter@plural} can't block {whom:Filter@plural} unless their controller {cost:Payment@singular} for each "
    "blocking creature they control",
    AttackTax("block", hole("filter"), hole("whom"), hole("cost")),
    carries=_CARRIED,
)


# "Green creatures ... for each green creature they control": the same ones twice.
tax.phrase(
    "{filter:Filter@plural} can't attack unless their controller {cost:Payment@singular} for each "
    "{again:Filter@singular} they control that's attacking",
    AttackTax("attack", hole("filter"), None, hole("cost")),
    carries=_CARRIED,
    also={"again": hole("filter")},
)


def _declare_own(what: str, payer: str, agreement: str) -> None:

    change.phrase(
        f"can't {what} unless {payer} {{cost:Payment@{agreement}}}", CantDo(what, unless=hole("cost")), carries=_OWN
    )

    if what == "block":
        change.phrase(
            f"can't block {{whom:Filter@plural}} unless {payer} {{cost:Payment@{agreement}}}",
            CantDo(what, whom=hole("whom"), unless=hole("cost")),
            carries=_OWN,
        )


for _what in ("attack", "block", "attack or block"):
    _declare_own(_what, "its controller", "singular")
    _declare_own(_what, "you", "plural")
change.phrase(
    "can't be blocked unless defending player {cost:Payment@singular} for each creature they control that's blocking "
    "it",
    CantDo("be blocked", unless=hole("cost")),
    carries=_OWN,
)


def _declare(verb: str) -> None:

    change.phrase(
        f"can't {verb} unless a {{filter:Filter@singular}} also {verb}s",
        CantDo(verb, unless=InCompany(hole("filter"))),
        carries={"unless": "unless"},
    )

    change.phrase(
        f"can't {verb} unless at least {{number:Amount}} other {{filter:Filter@plural}} {verb}",
        CantDo(verb, unless=InCompany(hole("filter"), hole("number", where=lambda one: one != Fixed(1)))),
        carries={"unless": "unless"},
    )


for _verb in ("attack", "block"):
    _declare(_verb)
change.phrase(
    "can't be blocked unless all creatures defending player controls block it",
    CantDo(
        "be blocked", minimum=Count(Filter(predicates=(HasType(CardType.CREATURE), ControlledBy(DefendingPlayer()))))
    ),
    carries={"unless": "minimum"},
)
change.phrase(
    "can be attached only to a {unless:Filter@singular}",
    CantDo,
    fixed={"what": "be attached"},
    carries={"only": "unless"},
)
change.phrase("can't be enchanted by {by:Filter@plural}", CantDo, fixed={"what": "be enchanted"})
change.phrase(_WORDS, CanDo(_WHAT, hole("by")))
change.phrase("can't enter the battlefield", CantDo, fixed={"what": "enter the battlefield"})
change.phrase(
    "can't be the targets of {by:Filter@plural}",
    CantDo,
    fixed={"what": "be targeted"},
)
change.phrase("must be blocked by a {whom:Filter@singular} if able", MustDo, fixed={"what": "be blocked"})


def _declare_if(what: str) -> None:

    change.phrase(f"can't {what} if {{condition:Condition}}", CantDo(what, unless=Negated(hole("condition"))))


for _what in ("attack", "block", "attack or block"):
    _declare_if(_what)
for _deeds, _what in (
    ("saddle[s:self] Mounts and crew[s:self] Vehicles", "saddle and crew"),
    ("crew[s:self] Vehicles", "crew"),
):
    change.phrase(
        f"{_deeds} as though (its|their:self) power were {{amount:Numeral}} greater",
        CanDo,
        fixed={"what": f"{_what} as though more power"},
    )
    change.phrase(
        f"{_deeds} using (its|their:self) toughness rather than (its|their:self) power",
        CanDo,
        fixed={"what": f"{_what} by toughness"},
    )
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
_BY_NUMBER: tuple[tuple[str, Change], ...] = (
    ("two or more creatures", MustDo("be blocked", least=2)),
    ("exactly one creature", MustDo("be blocked", least=1, most=1)),
)


def _declare_by_number(words: str, required: Change) -> None:
    change.phrase(f"must be blocked by {words} if able", required)

    ability.phrase(
        f"{{object:This}} must be blocked if able, and {{again:This}} must be blocked by {words} if able.",
        StaticAbility(affected=hole("object"), changes=(MustDo("be blocked"), required)),
        also={"again": hole("object")},
    )


for _words, _required in _BY_NUMBER:
    _declare_by_number(_words, _required)
change.phrase("attack[s] a player other than you if able", MustDo, fixed={"what": "attack", "whom": EachOtherPlayer()})
change.phrase(
    "attack[s] {whom:Player} each combat if able",
    MustDo("attack", whom=hole("whom", unless=(EachOpponent, EachOtherPlayer))),
    carries={"each": "MustDo"},
)
change.phrase("can't have {kind:CounterKind} counters put on (it|them:self)", CantDo, fixed={"what": "have counters"})
change.phrase(
    "can't have more than {maximum:Amount} {kind:CounterKind} counters on (it|them:self)",
    CantDo,
    fixed={"what": "have more counters"},
)
change.phrase("can only attack alone", CantDo, fixed={"what": "attack with others"}, carries={"only": "what"})
