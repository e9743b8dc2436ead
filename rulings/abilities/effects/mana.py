"""Adding, losing and restricting mana (CR 106, 605)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class ManaRider(Node):
    """ "If that mana is spent on a creature spell, it gains haste": what happens as the mana is spent (CR 106.6)."""

    filter: Filter | None
    """On which spells; ``None``: on whatever it may be spent on."""
    effect: Effect
    triggers: bool = False
    """"When you spend this mana to cast ...": a delayed triggered ability instead (CR 603.7)."""


@dataclass(frozen=True, slots=True)
class DoubleMana(Effect):
    """ "Double the amount of each type of unspent mana you have"."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class ActivateEachForMana(Effect):
    """ "Target player activates a mana ability of each land they control" (CR 605.3a)."""

    who: PlayerRef
    of: Filter
    """Of their permanents."""


@dataclass(frozen=True, slots=True)
class TakeUnspentMana(Effect):
    """ "That player loses all unspent mana and you add the mana lost this way" (CR 106.13)."""

    who: PlayerRef
    """Who loses it; the controller of the effect adds it."""


ANY_OF = "any of"
"""First word of a ``ManaOption`` of which each mana may be of one of the types that follow it."""


@dataclass(frozen=True, slots=True)
class ManaOption(Node):
    """One of the alternatives of ``AddMana``: symbols as printed, or one of its words."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AddMana(Effect):
    """``who`` adds mana (CR 106): ``options`` are alternatives of symbols; ``("any",)`` any colour, ``("any one",)``
    one
    colour for all, ``("chosen",)``, ``("produced",)`` any type the land produced, ``("commander",)``,
    ``("among",)``, ``("any of", "{R}", "{G}")`` each of one of these."""

    who: PlayerRef
    options: tuple["ManaOption", ...]
    times: Amount | None = None
    """So many of it ("an amount of {G} equal to"), or of the any-colour mana."""
    restriction: Node | None = None
    """"Spend this mana only to cast creature spells": a ``SpendOnly``."""
    keep: bool = False
    """"Until end of turn, you don't lose this mana as steps and phases end"."""
    among: Node | None = None
    """"Of any color among permanents you control", "that a land could produce"."""
    rider: Node | None = None
    """A ``ManaRider``: what happens as the mana is spent."""


@dataclass(frozen=True, slots=True)
class SpendOnly(Node):
    """What mana may be spent on: spells or abilities that fit; ``rider`` is what happens to the spell ("can't be
    countered")."""

    filter: Filter | None
    what: str = "spell"
    """spell, ability, not spell, or a special action by its name: foretell."""
    rider: Node | None = None
    also: "SpendOnly | None" = None
    """Or else on this: "or activate abilities of artifacts"."""


@dataclass(frozen=True, slots=True)
class LoseMana(Effect):
    """``who`` loses all unspent mana."""

    who: PlayerRef
