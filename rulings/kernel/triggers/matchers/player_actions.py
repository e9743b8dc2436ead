"""Events that are named by what a player does, and mana that is produced (CR 106.12, 701)."""

from rulings.abilities.events.spells import ManaProduced
from rulings.abilities.events.turns import BeginningOf, Does, EndOfCombat
from rulings.kernel.questions import finding
from rulings.kernel.questions.numbers import signed
from rulings.kernel.questions.patterns import fits_slot, is_player, matches
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View


@matches(Does, e.PlayerDid)
def _does(view: View, context: Context, pattern: Does, event: e.PlayerDid) -> tuple[e.PlayerDid, ...]:
    # "Explores a land card": the verb with what was explored.
    if pattern.verb not in (event.verb, f"{event.verb} {event.value}"):
        return ()
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.number is not None and event.number != signed(view, context, pattern.number):
        return ()
    return (event,) if fits_slot(view, context, pattern.what, event.object) else ()


@matches(Does, e.Scried, e.Surveiled, e.Searched, e.Shuffled)
def _does_named(
    view: View, context: Context, pattern: Does, event: e.Scried | e.Surveiled | e.Searched | e.Shuffled
) -> tuple[e.Scried | e.Surveiled | e.Searched | e.Shuffled, ...]:
    verbs = {e.Scried: "scry", e.Surveiled: "surveil", e.Searched: "search", e.Shuffled: "shuffle"}
    if pattern.verb == "scry or surveil" and type(event) in (e.Scried, e.Surveiled):
        pass
    elif verbs[type(event)] != pattern.verb:
        return ()
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.first_each_turn:
        kinds = (e.Scried, e.Surveiled) if pattern.verb == "scry or surveil" else (type(event),)
        if sum(isinstance(h, kinds) and getattr(h, "player", None) == event.player for h in view.state.history) > 1:
            return ()
    return (event,)


@matches(ManaProduced, e.ManaAdded, pr.ProposedMana)
def _mana_produced(
    view: View, context: Context, pattern: ManaProduced, event: e.ManaAdded | pr.ProposedMana
) -> tuple[e.ManaAdded | pr.ProposedMana, ...]:
    is_by_it = event.tapped or pattern.by_any_ability
    if not is_by_it or event.source is None or not is_player(view, context, pattern.who, event.player):
        return ()
    if len(event.types) < pattern.minimum:
        return ()
    if pattern.symbol is not None and pattern.symbol.strip("{}") not in event.types:
        return ()
    if pattern.of_chosen_color and finding.chosen_value(view, context, "color") not in event.types:
        return ()
    return (event,) if fits_slot(view, context, pattern.source, event.source) else ()


@matches(BeginningOf, e.StepBegan)
def _beginning(view: View, context: Context, pattern: BeginningOf, event: e.StepBegan) -> tuple[e.StepBegan, ...]:
    if event.step != pattern.step.value:
        return ()
    return (event,) if is_player(view, context, pattern.whose, event.player) else ()


@matches(EndOfCombat, e.StepBegan)
def _end_of_combat(view: View, context: Context, pattern: EndOfCombat, event: e.StepBegan) -> tuple[e.StepBegan, ...]:
    return (event,) if event.step == "end_combat" else ()
