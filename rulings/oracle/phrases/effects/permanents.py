"""Tap, attach, transform, phase, regenerate, exchange control (CR 701, 613.1b)."""

from rulings.abilities.amounts.amount import Fixed, X
from rulings.abilities.durations import UntilLeaves
from rulings.abilities.effects.permanents import (
    Attach,
    AttachToAnother,
    EachStaysTapped,
    ExchangeControl,
    MultiplyPT,
    PhaseOut,
    Regenerate,
    StayTappedNextStep,
    Tap,
    TapOrUntap,
    TransformObject,
    TurnFaceDown,
    TurnFaceUp,
    Unattach,
    Untap,
)
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.combat import IsAttacking, IsBlocking
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import AttachedTo
from rulings.abilities.players import TargetPlayer, ThatPlayer, You
from rulings.abilities.references import Choose, Every, It, ObjectRef, Several, Target
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.holes import hole

entry_choice = ORACLE.category("EntryChoice")
"""What is chosen as something enters (CR 614.12a)."""
_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
effect.phrase("turn {what:Object} face up", TurnFaceUp)

# Of others a sentence may follow that says what they are face down (CR 708.2): only the object itself is read here.
effect.phrase("turn {what:This} face down", TurnFaceDown)
effect.phrase("transform {what:Object}", TransformObject)
effect.phrase("convert {what:Object}", TransformObject, fixed={"convert": True})
effect.phrase("unattach {what:Object}", Unattach)
_EQUIPMENT = HasSubtype("Equipment")
effect.phrase(
    "unattach all Equipment from {host:Object}",
    Unattach(Every(Filter(Kind.PERMANENT, (_EQUIPMENT, AttachedTo(hole("host")))))),
)

# Both named at once: two targets.
effect.phrase(
    "exchange control of {objects:Object}",
    ExchangeControl(hole("objects", Target, where=lambda one: one.maximum == Fixed(2)), Several(())),
)
effect.phrase("exchange control of {first:Object} and {second:Object}", ExchangeControl)
_FACTORS = {"double": 2, "triple": 3}
_STATS = {
    "power": {"power": True, "toughness": False},
    "toughness": {"power": False, "toughness": True},
    "power and toughness": {"power": True, "toughness": True},
}
for _verb, _factor in _FACTORS.items():
    for _words, _fields in _STATS.items():
        _fixed = {"factor": _factor, **_fields}
        effect.phrase(f"{_verb} {{what:Object's}} {_words} {{duration:Duration}}", MultiplyPT, fixed=_fixed)
        effect.phrase(f"{_verb} the {_words} of {{what:Object}} {{duration:Duration}}", MultiplyPT, fixed=_fixed)
        effect.phrase(f"{{duration:Duration}}, {_verb} {{what:Object's}} {_words}", MultiplyPT, fixed=_fixed)
_EVERY_OTHER = "turn all other {filter:Filter@plural} face down"
entry_choice.phrase(
    _EVERY_OTHER,
    TurnFaceDown(Every(Filter(hole("filter").kind, (Another(), *hole("filter").predicates)))),
    carries={"other": "what"},
)
effect.phrase("{what:Object} phase[s] out", PhaseOut)
_PERMANENT = Filter(Kind.PERMANENT)


def _declare(words: str, kind: type[ObjectRef], same_controller: bool = False, same_type: bool = False) -> None:
    host = _CREATURE if words == "creature" else _PERMANENT

    template = f"attach {{what:Object}} to another {words}"
    effect.phrase(
        template,
        AttachToAnother(hole("what", kind), host, same_controller, same_type),
        carries={"another": "AttachToAnother"},
    )


_declare("creature", Target)
_declare("permanent with the same controller", Target, same_controller=True)
_declare("permanent of that type", Target, same_type=True)
_declare("permanent it can enchant", It)
effect.phrase("{what:Object} phase[s] out {until:Duration}", PhaseOut(hole("what"), hole("until", UntilLeaves)))
effect.phrase("you untap {what:Object}", Untap(hole("what")))


def _says_whose(filter: Filter) -> bool:
    """Whose step it is, is named once: "lands target player controls"."""
    match filter.predicates:
        case (*_, ControlledBy(player=TargetPlayer() | ThatPlayer())):
            return True
    return False


effect.phrase(
    "{filter:Filter@plural} don't untap during {who:Player's} next untap step",
    StayTappedNextStep(
        hole("who"), hole("filter", where=lambda one: one.kind is Kind.PERMANENT and not _says_whose(one))
    ),
    carries={"next": "StayTappedNextStep"},
)


effect.phrase(
    "{filter:Filter@plural} {who:Player} control[s:who] don't untap during <their|that player's|the player's> next "
    "untap step",
    StayTappedNextStep(
        hole("who", TargetPlayer, ThatPlayer), hole("filter", where=lambda one: one.kind is Kind.PERMANENT), theirs=True
    ),
    carries={"next": "StayTappedNextStep"},
)


def _is_of_combat(objects: Every) -> bool:
    """What attacks or blocks now does not do so in the untap step: those are meant that do."""
    return any(isinstance(one, IsAttacking | IsBlocking) for one in objects.filter.predicates)


effect.phrase(
    "{objects:Object} doesn't untap during its controller's next untap step",
    EachStaysTapped(hole("objects", Every, where=_is_of_combat)),
    carries={"next": "EachStaysTapped"},
)

# Not "tap X untapped Myr": that X is chosen as it is done.
effect.phrase(
    "tap {what:Object}",
    Tap(hole("what", where=lambda one: not (isinstance(one, Choose) and isinstance(one.amount, X)))),
)
effect.phrase("untap {what:Object}", Untap)
effect.phrase("tap or untap {what:Object}", TapOrUntap)
effect.phrase("regenerate {what:Object}", Regenerate)

# To "another creature" than the one to which the target is attached: that is another effect.
effect.phrase(
    "attach {what:Object} to {to:Object}",
    Attach(hole("what"), hole("to")),
    where=lambda what, to: (
        not (
            (isinstance(to, Choose) and any((isinstance(one, Another) for one in to.filter.predicates)))
            and isinstance(what, Target)
        )
    ),
)


# "Target player untaps all basic lands they control": whoever does it, these are the lands of that player.
effect.phrase(
    "{who:Player} untap[s:who] all {filter:Filter@plural} they control",
    Untap(Every(narrowed(hole("filter"), ControlledBy(hole("who", unless=You))))),
)
