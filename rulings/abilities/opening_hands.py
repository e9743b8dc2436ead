"""What: actions with cards of an opening hand, before the first turn (CR 103.6)."""

from dataclasses import dataclass

from rulings.abilities.ability import Ability
from rulings.abilities.effects import Effect
from rulings.abilities.patterns import CastsSpell


@dataclass(frozen=True, slots=True)
class BeginOnBattlefield(Ability):
    """ "If this card is in your opening hand, you may begin the game with it on the battlefield" (CR 103.6a)."""

    counter: str | None = None
    """"With a luck counter on it"."""
    unless_starting: bool = False
    """"And you're not the starting player"."""
    then: Effect | None = None
    """"If you do, ..."."""


@dataclass(frozen=True, slots=True)
class RevealFromOpeningHand(Ability):
    """ "You may reveal this card from your opening hand. If you do, ..." (CR 103.6b)."""

    effect: Effect = Effect()


@dataclass(frozen=True, slots=True)
class FirstSpellOfGame(CastsSpell):
    """ "When each opponent casts their first spell of the game"."""
