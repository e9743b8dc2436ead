"""The rule that makes an event what it is, for events whose cause has named no rule of its own.

Every step of a game stands on a rule; most causes name the one that decides the case, the rest fall back on these.
"""

from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import Citation, cite
from rulings.kernel.state import decisions as de
from rulings.kernel.state import events as e

_GENERAL: dict[type[e.Event], Citation] = {
    e.ZoneChanged: cite("400.7", "moves from one zone to another"),
    e.ComponentMoved: cite("729.3", "each of the individual components"),
    e.CardDrawn: cite("121.1", "putting the top card of their library into their hand"),
    e.PermanentDestroyed: cite("701.8a", "To destroy a permanent"),
    e.PermanentSacrificed: cite("701.21a", "To sacrifice a permanent"),
    e.CardDiscarded: cite("701.9a", "To discard a card"),
    e.LifeGained: cite("119.3", "gain life"),
    e.LifeLost: cite("119.3", "lose life"),
    e.CountersPut: cite("122.1", "marker placed on an object or player"),
    e.CountersRemoved: cite("122.1", "marker placed on an object or player"),
    e.Tapped: cite("701.26a", "To tap a permanent"),
    e.Untapped: cite("701.26b", "To untap a permanent"),
    e.TokensCreated: cite("701.7a", "To create one or more tokens"),
    e.Attached: cite("701.3a", "To attach"),
    e.Unattached: cite("701.3d", "unattach"),
    e.ControlChanged: cite("613.1b", "control-changing effects"),
    e.SpellCast: cite("601.2i", "becomes cast"),
    e.SpellCopied: cite("707.10", "copy a spell"),
    e.AbilityActivated: cite("602.2", "activate an ability"),
    e.AbilityTriggered: cite("603.3", "puts it on the stack"),
    e.TriggerSilenced: cite("101.1", "the card takes precedence"),
    e.BecameTarget: cite("115.1", "choose one or more targets"),
    e.Resolving: cite("608.1", "resolves"),
    e.Resolved: cite("608.1", "resolves"),
    e.Countered: cite("701.6a", "To counter a spell or ability"),
    e.ManaAdded: cite("106.4", "goes into a player’s mana pool"),
    e.ManaSpent: cite("118.3a", "removing the indicated mana"),
    e.ManaEmptied: cite("500.5", "unspent mana"),
    e.LandPlayBegan: cite("305.1", "play a land"),
    e.LandPlayed: cite("305.1", "play a land"),
    e.GameRestarted: cite("726.1", "immediately ends"),
    e.SubgameEnded: cite("728.5", "end of a subgame"),
    e.TurnBegan: cite("500.1", "consists of five phases"),
    e.StepSkipped: cite("500.11", "skip a step, phase, or turn"),
    e.DamageDealt: cite("120.3", "damage"),
    e.Revealed: cite("701.20a", "To reveal a card"),
    e.LookedAt: cite("701.20e", "look at"),
    e.Shuffled: cite("701.24a", "To shuffle a library"),
    e.Chosen: cite("608.2d", "offers any choices"),
    e.PlayerDid: cite("608.2c", "follows its instructions"),
    e.EffectBegan: cite("611.2", "continuous effect"),
    e.EffectEnded: cite("611.2a", "lasts as long as stated"),
}

_OF_STEP = {
    Step.UNTAP: cite("502.1", "phase out"),
    Step.UPKEEP: cite("503.1", "upkeep step"),
    Step.DRAW: cite("504.1", "draws a card"),
    Step.MAIN1: cite("505.1", "main phase"),
    Step.BEGIN_COMBAT: cite("506.1", "beginning of combat"),
    Step.DECLARE_ATTACKERS: cite("506.1", "declare attackers"),
    Step.DECLARE_BLOCKERS: cite("506.1", "declare blockers"),
    Step.FIRST_STRIKE_DAMAGE: cite("506.1", "combat damage"),
    Step.COMBAT_DAMAGE: cite("506.1", "combat damage"),
    Step.END_COMBAT: cite("511.1", "end of combat step"),
    Step.MAIN2: cite("505.1", "main phase"),
    Step.END: cite("513.1", "end step"),
    Step.CLEANUP: cite("514.1", "maximum hand size"),
}

_OF_DESIGNATION = {
    "suspected": cite("701.60a", "becomes suspected"),
    "not suspected": cite("701.60a", "no longer be suspected"),
    "monstrous": cite("701.37a", "becomes monstrous"),
    "renowned": cite("702.112a", "becomes renowned"),
    "saddled": cite("702.171a", "becomes saddled"),
    "harnessed": cite("701.64a", "becomes harnessed"),
    "goaded": cite("701.15a", "goaded"),
    "solved": cite("719.3a", "this Case becomes solved"),
}

_CAST = cite("601.2a", "to the stack")


def general_rules(event: e.Event) -> tuple[Citation, ...]:
    """The rules to cite for an event that came without; empty only for kinds that change nothing."""
    if isinstance(event, e.StepBegan):
        return (_OF_STEP[Step(event.step)],)
    if isinstance(event, e.ZoneChanged) and event.destination is Zone.STACK:
        return (_CAST,)
    if isinstance(event, e.StatusChanged) and event.what in _OF_DESIGNATION:
        return (_OF_DESIGNATION[event.what],)
    general = _GENERAL.get(type(event))
    return (general,) if general is not None else ()


_CHOICE = cite("608.2d", "offers any choices")
_LOOKING = {
    "scry": cite("701.22a", "any number of them on the bottom of your library"),
    "surveil": cite("701.25a", "any number of them into your graveyard"),
}
_ARRANGES = cite("401.4", "arrange them in any order")


def decision_rules(decision: de.Decision) -> tuple[Citation, ...]:
    """The rules to cite for a decision that came without."""
    if decision.kind is de.DecisionKind.PUT_AWAY and decision.prompt in _LOOKING:
        return (_LOOKING[decision.prompt],)
    if decision.kind is de.DecisionKind.ORDER:
        return (_ARRANGES,)
    return (_CHOICE,)
