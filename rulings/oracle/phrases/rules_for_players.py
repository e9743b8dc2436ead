"""Rules that a text sets for players: what they can't do, when they may, from where they can't (CR 101.2, 613.11).

What is here: untapping only so much, casting only at certain times or not from certain places, attacking with only so
many, spells that can't be cast at all, the legend rule. What is not: the basic prohibitions (``player_rules``).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo, PlayerCant, PlayerHas
from rulings.abilities.conditions.condition import Condition, InStep, Negated, PlayerIs
from rulings.abilities.filters.filter import Either, Filter, Not, Predicate
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import ActivePlayer, AnyPlayer, EachOpponent, EachPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, SeveralChanges, ability, change
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


@dataclass(frozen=True, slots=True)
class SeveralRules(SeveralChanges):
    """Several rules that one phrase says. Only between reading and binding."""

    rules: tuple[Change, ...]

    def changes(self) -> tuple[Change, ...]:
        """The rules themselves."""
        return self.rules


rule = ORACLE.category("PlayerRule")

_THEIRS = ThatPlayer(Antecedent("each player"))
"""Each player of a rule for its own sake: "their hands"."""
_NOT_OWN_TURN = Negated(PlayerIs(ActivePlayer(), _THEIRS))

# Untapping (CR 502.3).

_UNTAP_STEPS = ("their untap steps", "their untap step", "your untap step")
for _whose in _UNTAP_STEPS:
    rule.phrase(
        f"{{who:Player}} can't untap more than {{limit:Amount}} {{filter:Filter@limit}} during {_whose}",
        PlayerCant,
        fixed={"what": "untap more than"},
    )


# Steps that several players skip (CR 614.10).

for _words, _what in (("draw", "skips draw"), ("untap", "skips untap"), ("upkeep", "skips upkeep")):
    for _who in (EachPlayer(), EachOpponent()):
        _players = "players" if isinstance(_who, EachPlayer) else "your opponents"
        rule.phrase(f"{_players} skip their {_words} steps", PlayerHas(_who, _what))

# When (CR 601.3, 602.5).

rule.phrase(
    "{who:Player} can cast {filter:Filter@plural} only any time they could cast a sorcery",
    PlayerCant,
    fixed={"what": "cast except at sorcery speed"},
    carries={"only": "what"},
)


def _declare_only_when(template: str, whats: tuple[str, ...], when: Condition) -> None:
    """ "Can cast spells only during their own turns": can't at any other time."""

    def make(who: PlayerRef) -> SeveralRules:
        return SeveralRules(tuple(PlayerCant(who, what, when=when) for what in whats))

    def unmake(node: SeveralRules) -> Slots:
        match node.rules:
            case (PlayerCant(who=who), *_) if node == make(who):
                return {"who": who}
        return None

    rule.phrase(template, make, unmake, kind=SeveralRules, carries={"only": "rules"})


_CAST = ("cast",)
_CAST_OR_ACTIVATE = ("cast", "activate", "activate mana")
_NOT_YOUR_TURN = Negated(InStep("turn", You()))
for _their in ("their own turns", "their turn"):
    _declare_only_when(f"{{who:Player}} can cast spells only during {_their}", _CAST, _NOT_OWN_TURN)
    _declare_only_when(
        f"{{who:Player}} can cast spells and activate abilities only during {_their}", _CAST_OR_ACTIVATE, _NOT_OWN_TURN
    )
_declare_only_when("{who:Player} can cast spells only during your turn", _CAST, _NOT_YOUR_TURN)
rule.phrase(
    "{who:Player} can cast no more than {limit:Amount} {filter:Filter@limit} each turn",
    PlayerCant,
    fixed={"what": "cast"},
    carries={"each": "limit"},
)


# "Who has cast one can't cast additional ones": one each turn at most.
rule.phrase(
    "each player who has cast a {spells:Filter@singular} this turn can't cast additional {again:Filter@plural}",
    PlayerCant(EachPlayer(), "cast", hole("spells"), Fixed(1)),
    carries={"each": "who"},
    also={"again": hole("spells")},
)

# From where (CR 601.3).


def _declare_from(words: str, place: Predicate) -> None:
    def make(who: PlayerRef, spells: Filter) -> PlayerCant | None:
        if spells.kind is not Kind.SPELL:
            return None
        return PlayerCant(who, "cast", Filter(Kind.SPELL, (*spells.predicates, place)))

    def unmake(node: PlayerCant) -> Slots:
        match node.filter:
            case Filter(kind=Kind.SPELL, predicates=(*rest, last)) if last == place:
                slots: dict[str, Value] = {"who": node.who, "spells": Filter(Kind.SPELL, tuple(rest))}
                return slots if node == make(node.who, Filter(Kind.SPELL, tuple(rest))) else None
        return None

    rule.phrase(f"{{who:Player}} can't cast {{spells:Filter@plural}} from {words}", make, unmake, kind=PlayerCant)


_declare_from("graveyards or libraries", Either((InZone(Zone.GRAVEYARD), InZone(Zone.LIBRARY))))
_declare_from("anywhere other than their hands", Not(InZone(Zone.HAND, _THEIRS)))
_declare_from("anywhere other than their hand", Not(InZone(Zone.HAND, _THEIRS)))


# What can't be cast by anybody.


ability.phrase(
    "{spells:Filter@plural} can't be cast.",
    StaticAbility(changes=(PlayerCant(AnyPlayer(), "cast", hole("spells", where=lambda one: one.kind is Kind.SPELL)),)),
)


# Two things at once.


def _declare_both(template: str, first: str, second: str) -> None:

    rule.phrase(template, SeveralRules((PlayerCant(hole("who"), first), PlayerCant(hole("who"), second))))


_declare_both("{who:Player} can't draw cards or gain life", "draw", "gain life")


# Mana abilities are abilities (CR 605.1).
rule.phrase(
    "{who:Player} can't cast spells or activate abilities of {of:Filter@plural}",
    SeveralRules(
        (
            PlayerCant(hole("who"), "cast"),
            PlayerCant(hole("who"), "activate", hole("of")),
            PlayerCant(hole("who"), "activate mana", hole("of")),
        )
    ),
)

# How many attack and block (CR 508.1c, 509.1b).

_MOST = "no more than {limit:Amount} creature(s:limit) can"
for _template, _what, _who in (
    (f"{_MOST} attack each combat", "attack with more than", EachPlayer()),
    (f"{_MOST} block each combat", "block with more than", EachPlayer()),
):
    rule.phrase(_template, PlayerCant, fixed={"who": _who, "what": _what}, carries={"each": "what"})
rule.phrase(
    f"{_MOST} attack you each combat",
    PlayerCant,
    fixed={"who": You(), "what": "be attacked by more than"},
    carries={"each": "what"},
)
change.phrase("can't have {kind:CounterKind} counters put on (it|them:self)", CantDo, fixed={"what": "have counters"})
change.phrase(
    "can't have more than {maximum:Amount} {kind:CounterKind} counters on (it|them:self)",
    CantDo,
    fixed={"what": "have more counters"},
)
change.phrase("can only attack alone", CantDo, fixed={"what": "attack with others"}, carries={"only": "what"})

# Losing and poison (CR 104.3b, 104.3d, 122.1f).

for _not in ("[doesn't|don't]", "can't"):
    rule.phrase(
        f"{{who:Player}} {_not} lose the game for having 0 or less life",
        PlayerCant,
        fixed={"what": "lose the game for 0 life"},
    )
rule.phrase(
    "spells and abilities {who:Player} control can't cause their controller to search their library",
    PlayerCant,
    fixed={"what": "have themselves search"},
)


ability.phrase(
    "if {who:Player} would search a library, that player searches the top {amount:Amount} cards of that library "
    "instead.",
    StaticAbility(changes=(PlayerHas(hole("who"), "searches only the top of libraries", hole("amount")),)),
    carries={"instead": "changes"},
)
rule.phrase("{who:Player} can't get poison counters", PlayerCant, fixed={"what": "get poison counters"})

# Counters (CR 122.1).


ability.phrase(
    "counters can't be put on {affected:Filter@plural}.",
    StaticAbility(affected=hole("affected"), changes=(CantDo("have counters"),)),
)

# The legend rule (CR 704.5j).

ability.phrase(
    "the “_legend rule” doesn't apply.", StaticAbility, fixed={"changes": (PlayerHas(EachPlayer(), "no legend rule"),)}
)


# While opponents search (CR 701.23).

_CONTROLS = StaticAbility(changes=(PlayerHas(You(), "controls opponents who search"),))
_TAKES = StaticAbility(changes=(PlayerHas(You(), "takes what opponents find"),))
ability.phrase("you control your opponents while they're searching their libraries.", _CONTROLS)
ability.phrase(
    "while a opponent is searching their library, they exile each card they find. you may play those cards for as long "
    "as they remain exiled, and you may spend mana as though it were mana of any color to cast them.",
    _TAKES,
    carries={"may": "changes", "each": "changes", "as long as": "changes"},
)
