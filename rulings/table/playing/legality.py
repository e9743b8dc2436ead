"""What could be done now, and what it would cost: for ``legal`` and ``cost`` rows of a table.

What is here: asking the kernel, by trying on a copy of the state where targets or other choices are given. What is
not: the rules.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.kernel.abilities.functions import activated_abilities
from rulings.kernel.casting.activating import why_not_activate
from rulings.kernel.casting.as_spell import as_spell
from rulings.kernel.casting.casting_legality import why_not_cast, why_not_way
from rulings.kernel.casting.costs.kicker import kicked_times
from rulings.kernel.casting.costs.total_cost import ability_total_cost
from rulings.kernel.casting.lands import why_not_play
from rulings.kernel.casting.mana.announced_symbols import shown
from rulings.kernel.casting.special_actions import why_not_take
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_ways, spell_total_cost
from rulings.kernel.combat import attacking, blocking
from rulings.kernel.effects.permanents.face_down import why_not_turn_up
from rulings.kernel.happening.game import Game
from rulings.kernel.questions import numbers
from rulings.kernel.state import actions as ac
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import PlayerId, Recipient
from rulings.kernel.state.objects import Payment
from rulings.table.format import script as steps
from rulings.table.playing.announce import actions_of
from rulings.table.playing.combat import Declared, attack_declaration, block_declaration
from rulings.table.playing.naming import Naming

Trial = Callable[[ac.Action, steps.ScriptStep], str | None]
"""Does an action on trial with a step's choices and takes it back; says why it failed, ``None`` if it did not."""


@dataclass(frozen=True, slots=True)
class LegalityAsker:
    """Asks about one game at one moment (``rulings.table.playing.expect.Asker``)."""

    game: Game
    """The game."""
    naming: Naming
    """Words for its objects."""
    trial: Trial
    """Trying an action."""

    def illegal_reason(self, action: steps.Action) -> str | None:
        """Why the action's player could not begin it now; ``None``: they could."""
        player = PlayerId(str(action.player))
        if isinstance(action, steps.AttackStep):
            return self._attack(player, action)
        if isinstance(action, steps.BlockStep):
            return self._block(player, action)
        meant = actions_of(self.game, self.naming, player, action)
        reason = meant.why_none
        for one in meant.actions:
            illegal = why_not(self.game, one)
            if illegal is not None:
                reason = reason or f"{illegal.why} (CR {illegal.rule})"
                continue
            failed = self.trial(one, action) if _has_choices(action) else None
            if failed is None:
                return None
            reason = failed
        return reason

    def total_cost(self, action: steps.CastStep | steps.ActivateStep) -> str:
        """The total mana cost of it now, ``"{1}{U}"``; a reason where it has none."""
        player = PlayerId(str(action.player))
        meant = actions_of(self.game, self.naming, player, action)
        for one in meant.actions:
            if isinstance(one, ac.ActivateAbility):
                ability = activated_abilities(self.game, one.object)[one.ability]
                context = Context(
                    player,
                    one.object,
                    targets=tuple((target,) for target in self._named(action)),
                    payment=Payment(x=action.x),
                )
                if ability.x is not None:
                    # Where the text says what X is, nobody chooses it (CR 107.3c).
                    x = numbers.count(self.game.view, context, ability.x)
                    context = replace(context, payment=Payment(x=x))
                return _mana(ability_total_cost(self.game, context, ability))
            if isinstance(one, ac.CastSpell):
                ways = self._ways(one)
                if ways:
                    return self._spell_cost(one, ways[0], action)
        return meant.why_none or "no way to cast it"

    def _ways(self, action: ac.CastSpell) -> list[CastingWay]:
        """Ways that fit what is said, those that are legal now first."""
        ways = casting_ways(self.game, action.player, action.object)
        fitting = [way for way in ways if way.fits(action.announcement)]
        return sorted(fitting, key=lambda way: why_not_way(self.game, action, way) is not None)

    def _named(self, step: steps.CastStep | steps.ActivateStep) -> tuple[Recipient, ...]:
        """The targets that the step names."""
        return tuple(found[0] for name in step.targets or () if (found := self.naming.recipients(self.game.view, name)))

    def _spell_cost(self, action: ac.CastSpell, way: CastingWay, step: steps.CastStep | steps.ActivateStep) -> str:
        targets = self._named(step)
        said = action.announcement
        context = Context(
            action.player,
            action.object,
            targets=tuple((target,) for target in targets),
            modes=said.modes or (),
            payment=Payment(x=said.x, alternative=way.alternative),
        )
        times = kicked_times(way.definition, said.kicked or 0)
        # It costs what it will cost as a spell: effects on spells and on "spells you cast" count (CR 601.2f).
        trial = as_spell(self.game, action.player, action.object, way, said.x)
        try:
            return _mana(spell_total_cost(trial, context, action.object, way, times))
        except ac.IllegalActionError as error:
            return error.illegal.why

    def _attack(self, player: PlayerId, action: steps.AttackStep) -> str | None:
        if player != self.game.state.turn.active:
            return "not the active player (CR 508.1)"
        declared = attack_declaration(self.game, self.naming, player, action)
        if declared.why_not:
            return declared.why_not
        illegal = attacking.why_illegal(self.game, declared.attacks)
        return None if illegal is None else f"{illegal.why} (CR {illegal.rule})"

    def _block(self, player: PlayerId, action: steps.BlockStep) -> str | None:
        declared: Declared = block_declaration(self.game, self.naming, player, action)
        if declared.why_not:
            return declared.why_not
        illegal = blocking.why_illegal(self.game, player, declared.blocks)
        return None if illegal is None else f"{illegal.why} (CR {illegal.rule})"


def why_not(game: Game, action: ac.Action) -> ac.Illegal | None:
    """Why an action could not be begun now; ``None`` if it could."""
    try:
        return _why_not(game, action)
    except ac.IllegalActionError as error:
        # Looking at what it costs can find that there is nothing to pay (CR 118.6).
        return error.illegal


def _why_not(game: Game, action: ac.Action) -> ac.Illegal | None:
    match action:
        case ac.CastSpell():
            return why_not_cast(game, action)
        case ac.ActivateAbility():
            said = action.announcement
            return why_not_activate(game, action.player, action.object, action.ability, announcement=said)
        case ac.PlayLand():
            return why_not_play(game, action)
        case ac.TurnFaceUp():
            return why_not_turn_up(game, action)
        case ac.SpecialAction():
            return why_not_take(game, action)
        case ac.Concede():
            return None


def _has_choices(action: steps.Action) -> bool:
    if isinstance(action, steps.CastStep) and action.kicked:
        return True
    if not isinstance(action, steps.Announced):
        return False
    return action.targets is not None or action.modes is not None or action.x is not None


def _mana(cost: Cost) -> str:
    symbols = [symbol for part in cost.parts if isinstance(part, ManaCost) for symbol in part.symbols]
    return "".join(shown(symbols)) or "{0}"
