"""How often and when something may be done (CR 602.5, 601.3)."""

from dataclasses import dataclass

from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.conditions.condition import Condition, InStep, Negated, PlayerIs
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import ActivePlayer, AnyPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, SeveralChanges
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import LandsAndSpells

rule = ORACLE.category("PlayerRule")
tax = ORACLE.category("CombatTax")
"""A rule that makes attacking or blocking cost something."""
_THEIRS = ThatPlayer(Antecedent("each player"))
"""Each player of a rule for its own sake: "their hands"."""
_CAST = ("cast",)
_RESTRICTIONS = {
    "attack": "attack",
    "block": "block",
    "attack or block": "attack or block",
    "be blocked": "be blocked",
    "be countered": "be countered",
    "be regenerated": "be regenerated",
    "transform": "transform",
    "be sacrificed": "be sacrificed",
    "attack alone": "attack alone",
    "block alone": "block alone",
}
restriction = ORACLE.category("Restriction")
restriction.words(_RESTRICTIONS)
rule.include(tax)


@dataclass(frozen=True, slots=True)
class LifeTotalCantChange(SeveralChanges):
    """ "Your life total can't change": neither gaining nor losing life."""

    who: PlayerRef

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (PlayerCant(self.who, "gain life"), PlayerCant(self.who, "lose life"))


ORACLE.category("PlayerRule").phrase("{who:Player's} life total can't change", LifeTotalCantChange)


@dataclass(frozen=True, slots=True)
class CantActivate(SeveralChanges):
    """ "Activated abilities of artifacts can't be activated": mana abilities too."""

    who: PlayerRef
    filter: Filter

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (PlayerCant(self.who, "activate", self.filter), PlayerCant(self.who, "activate mana", self.filter))


rule.phrase("{who:Player} can't activate abilities of {filter:Filter@plural}", CantActivate)
rule.phrase(
    "activated abilities of {filter:Filter@plural} can't be activated", CantActivate, fixed={"who": AnyPlayer()}
)
rule.phrase(
    "{who:Player} may play lands and cast {spells:Filter@plural} from among {cards:CardsAmong}",
    LandsAndSpells(hole("who"), hole("spells", where=lambda one: one.kind is Kind.SPELL), hole("cards")),
    carries={"may": "LandsAndSpells"},
)
_FROM_HAND = InZone(Zone.HAND)


@dataclass(frozen=True, slots=True)
class SeveralRules(SeveralChanges):
    """Several rules that one phrase says. Only between reading and binding."""

    rules: tuple[Change, ...]

    def changes(self) -> tuple[Change, ...]:
        """The rules themselves."""
        return self.rules


# An alternative, so that it is asked of the card where it is.
ORACLE.category("PlayerRule").phrase(
    "{who:Player} can't play lands or cast spells from your hand",
    SeveralRules(
        (
            PlayerCant(hole("who", You), "play land", Filter(Kind.CARD, (Either((_FROM_HAND,)),))),
            PlayerCant(hole("who"), "cast", Filter(Kind.SPELL, (_FROM_HAND,))),
        )
    ),
)
_NOT_OWN_TURN = Negated(PlayerIs(ActivePlayer(), _THEIRS))


def _declare_only_when(template: str, whats: tuple[str, ...], when: Condition) -> None:
    """ "Can cast spells only during their own turns": can't at any other time."""

    rules = tuple(PlayerCant(hole("who"), what, when=when) for what in whats)
    rule.phrase(template, SeveralRules(rules), carries={"only": "rules"})


_CAST_OR_ACTIVATE = ("cast", "activate", "activate mana")
_NOT_YOUR_TURN = Negated(InStep("turn", You()))
for _their in ("their own turns", "their turn"):
    _declare_only_when(f"{{who:Player}} can cast spells only during {_their}", _CAST, _NOT_OWN_TURN)
    _declare_only_when(
        f"{{who:Player}} can cast spells and activate abilities only during {_their}", _CAST_OR_ACTIVATE, _NOT_OWN_TURN
    )
_declare_only_when("{who:Player} can cast spells only during your turn", _CAST, _NOT_YOUR_TURN)


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
