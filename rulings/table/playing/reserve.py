"""What the rest of a script needs, so that paying now leaves it alone ("auto" mana, ``rulings/table/README.md``).

What is here: which permanents a payment should spare. What is not: paying (the kernel spares them as long as it can).
"""

from collections.abc import Iterable

from rulings.abilities.vocabulary import Zone
from rulings.kernel.casting.mana.mana import Need, needs_of
from rulings.kernel.casting.mana.payment import find_plan
from rulings.kernel.happening.game import Game
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import zone_of
from rulings.table.format import script as steps
from rulings.table.playing.names import fold_name
from rulings.table.playing.naming import Naming


def reserved(game: Game, naming: Naming, player: PlayerId, later: Iterable[steps.ScriptStep]) -> frozenset[ObjectId]:
    """Permanents that later steps of the player use themselves, or will pay with in the same turn.

    Shape: the steps after the one that is being done -> permanents.
    """
    spared: set[ObjectId] = set()
    costs: list[tuple[ObjectId, list[Need]]] = []
    for step in later:
        if step.turn is not None and step.turn != game.state.turn.number:
            break
        mine = step.player is None or str(step.player) == str(player)
        if mine:
            spared.update(_used_by(game, naming, step))
        if mine and isinstance(step, steps.CastStep):
            costs += _cost_of(game, naming, player, step)
    planned: set[ObjectId] = set()
    for card, needs in costs if not game.mana_is_free else ():
        # Each with what its mana does for it (CR 106.6), as far as the casts before it leave that.
        plan = find_plan(game, player, needs, card, frozenset(spared), frozenset(planned))
        if plan is not None:
            planned.update(source.object for source in plan.sources)
    return frozenset(spared | planned)


def _used_by(game: Game, naming: Naming, step: steps.ScriptStep) -> set[ObjectId]:
    names: list[str] = []
    match step:
        case steps.ActivateStep():
            names = [step.activate, *(answer for answer in step.answers if isinstance(answer, str))]
        case steps.AttackStep():
            names = [name for name, _ in step.attackers]
        case steps.BlockStep():
            names = [name for name, _ in step.blocks]
        case steps.CastStep():
            names = [answer for answer in step.answers if isinstance(answer, str)]
    used: set[ObjectId] = set()
    for name in names:
        untapped = [one for one in naming.permanents(game.view, name) if not game.state.objects[one].is_tapped]
        used.update(next(([one] for one in untapped if one not in used), []))
    return used


def _cost_of(game: Game, naming: Naming, player: PlayerId, step: steps.CastStep) -> list[tuple[ObjectId, list[Need]]]:
    """The card that will be cast from hand and its printed mana cost; other ways of casting are not foreseen."""
    if step.alternative is not None:
        return []
    wanted = naming.names.english(step.cast)
    for one in zone_of(game.state, Zone.HAND, player):
        obj = game.state.objects[one]
        if obj.definition is None:
            continue
        for face in obj.definition.faces:
            is_meant = obj.card == naming.cards.get(step.cast) or fold_name(face.name) in wanted
            if is_meant and face.mana_cost is not None:
                return [(one, needs_of(face.mana_cost, step.x or 0))]
    return []
