"""Script steps as actions of the kernel: which object, which ability, which face is meant.

What is here: for a step the actions that it can mean now, best first. What is not: whether they are legal (the kernel)
and doing them (``table_game``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.functions import activated_abilities
from rulings.kernel.casting.special_actions import kinds
from rulings.kernel.casting.ways_to_cast import casting_ways
from rulings.kernel.happening.game import Game
from rulings.kernel.state import actions as ac
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield, zone_of
from rulings.table.format import script as steps
from rulings.table.playing.names import fold_name
from rulings.table.playing.naming import Naming

_CASTING_ORDER = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)
_NAMELESS_COSTS = ("alternative", "permitted", "free")
"""What the kernel calls ways of casting that no keyword gives."""
_WHAT_IS_PAID = frozenset(
    map(
        fold_name,
        (
            *("alternative", "alternative cost", "pitch", "exile", "sacrifice", "discard", "return", "tap", "life"),
            *("pay life", "mana", "free", "代替コスト", "ピッチ", "追放", "生け贄", "捨てる", "ライフ"),
        ),
    )
)
"""Words by which a step may name such a cost."""
_DASHES = str.maketrans({"−": "-", "–": "-", "—": "-"})


@dataclass(frozen=True, slots=True)
class Meant:
    """What a step can mean, and where nothing fits, why not."""

    actions: tuple[ac.Action, ...]
    """Candidates, best first."""
    why_none: str = ""
    """English, for the report; empty where there are candidates."""


def actions_of(game: Game, naming: Naming, player: PlayerId, step: steps.ScriptStep) -> Meant:
    """The actions that a step can mean now.

    Shape: step that casts, activates, plays, turns up, takes a special action or concedes -> candidates.
    """
    match step:
        case steps.CastStep():
            found = tuple(_casts(game, naming, player, step))
            return Meant(found, "" if found else f"no card called {step.cast} is where it could be cast from")
        case steps.ActivateStep():
            return _activations(game, naming, player, step)
        case steps.PlayStep():
            found_lands = tuple(_lands(game, naming, player, step))
            return Meant(
                found_lands, "" if found_lands else f"no card called {step.play} is where it could be played from"
            )
        case steps.TurnUpStep():
            turned = tuple(ac.TurnFaceUp(player, one) for one in _face_down(game, naming, player, step.turn_up))
            return Meant(turned, "" if turned else f"no face-down permanent is {step.turn_up}")
        case steps.SpecialStep():
            special = tuple(_special(game, naming, player, step))
            return Meant(special, "" if special else f"{step.special} has no such special action")
        case steps.ConcedeStep():
            return Meant((ac.Concede(player),))
    raise AssertionError(f"{type(step).__name__} is no single action")


def announcement_of(step: steps.Announced, *, face: int | None = None) -> ac.Announcement:
    """What a step says beforehand; its targets are chosen by name when the kernel asks for them."""
    is_cast = isinstance(step, steps.CastStep)
    kicked = step.kicked if isinstance(step, steps.CastStep) else None
    return ac.Announcement(
        modes=None if step.modes is None else tuple(mode - 1 for mode in step.modes),
        x=step.x,
        kicked=None if kicked is None else int(kicked),
        alternative=fold_name(step.alternative) if isinstance(step, steps.CastStep) and step.alternative else None,
        face=face if is_cast else None,
    )


def _casts(game: Game, naming: Naming, player: PlayerId, step: steps.CastStep) -> Iterator[ac.CastSpell]:
    zone = None if step.from_zone is None else Zone(step.from_zone.value)
    for object_id in _cards(game, player, _CASTING_ORDER if zone is None else (zone,)):
        is_called, face = _called_face(game, naming, object_id, step.cast, step.face)
        if is_called:
            said = announcement_of(step, face=face)
            yield ac.CastSpell(player, object_id, _of_its_own_cost(game, player, object_id, said), zone)
            if said.alternative is None:
                # What is chosen on the way may cost more than can be paid in the first way, and not in another.
                for name in _other_costs(game, player, object_id):
                    yield ac.CastSpell(player, object_id, replace(said, alternative=name), zone)


def _other_costs(game: Game, player: PlayerId, object_id: ObjectId) -> tuple[str, ...]:
    """What the alternative costs are called for which the card could be cast, those without a price first."""
    ways = casting_ways(game, player, object_id)
    ways.sort(key=lambda way: not way.is_free)
    return tuple(dict.fromkeys(way.alternative for way in ways if way.alternative is not None))


def _of_its_own_cost(game: Game, player: PlayerId, object_id: ObjectId, said: ac.Announcement) -> ac.Announcement:
    """A cost that is no keyword has no name of its own ("you may sacrifice three artifacts rather than pay this spell's
    mana cost"): where a step names it by what is paid, the one cost of that kind is meant."""
    if said.alternative is None or said.alternative not in _WHAT_IS_PAID:
        return said
    ways = {way.alternative for way in casting_ways(game, player, object_id)}
    own = [name for name in _NAMELESS_COSTS if name in ways]
    return said if said.alternative in ways or len(own) != 1 else replace(said, alternative=own[0])


def _lands(game: Game, naming: Naming, player: PlayerId, step: steps.PlayStep) -> Iterator[ac.PlayLand]:
    for object_id in _cards(game, player, _CASTING_ORDER):
        is_called, face = _called_face(game, naming, object_id, step.play, step.face)
        if is_called:
            yield ac.PlayLand(player, object_id, face)


def _cards(game: Game, player: PlayerId, zones: tuple[Zone, ...]) -> Iterator[ObjectId]:
    """Cards in these zones, the player's own first; of a library the top card only."""
    others = [one for one in game.state.order if one != player]
    for zone in zones:
        seen: set[ObjectId] = set()
        for owner in (player, *others):
            there = zone_of(game.state, zone, owner)
            for one in there[:1] if zone is Zone.LIBRARY else there:
                if one not in seen:
                    seen.add(one)
                    yield one


def _called_face(
    game: Game, naming: Naming, object_id: ObjectId, written: str, face: str | None
) -> tuple[bool, int | None]:
    """Whether the card is called so by any of its faces, and which face that or ``face`` names."""
    obj = game.state.objects[object_id]
    definition = obj.definition
    if definition is None:
        return False, None
    names = [fold_name(one.name) for one in definition.faces]
    wanted = naming.names.english(written)
    if written in naming.cards:
        is_called = obj.card == naming.cards[written]
    else:
        is_called = not wanted.isdisjoint({*names, fold_name(definition.name)})
    if face is not None:
        chosen = naming.names.english(face)
        found = next((place for place, name in enumerate(names) if name in chosen), None)
        return is_called and found is not None, found
    if len(wanted) == 1 and len(names) > 1 and fold_name(definition.name) not in wanted:
        place = next((place for place, name in enumerate(names) if name in wanted), None)
        return is_called, place if place else None
    return is_called, None


def _activations(game: Game, naming: Naming, player: PlayerId, step: steps.ActivateStep) -> Meant:
    sources = [one for one in _sources(game, player) if _is_source(game, naming, one, step.activate)]
    if not sources:
        return Meant((), f"nothing called {step.activate} is there")
    said = announcement_of(step)
    found = [
        ac.ActivateAbility(player, source, place, said)
        for source in sources
        for place in _places(activated_abilities(game, source), step.ability)
    ]
    why = "has no activated ability" if step.ability is None else f"has no ability {step.ability!r}"
    return Meant(tuple(found), "" if found else f"{step.activate} {why}")


def _sources(game: Game, player: PlayerId) -> Iterator[ObjectId]:
    """Where abilities are activated from: permanents first, the player's own before others, untapped before tapped."""
    permanents = sorted(
        battlefield(game.state),
        key=lambda one: (game.seen(one).controller != player, game.state.objects[one].is_tapped),
    )
    yield from permanents
    yield from _cards(game, player, (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND))
    yield from zone_of(game.state, Zone.STACK)


def _is_source(game: Game, naming: Naming, object_id: ObjectId, written: str) -> bool:
    if game.state.objects[object_id].definition is None:
        return False
    return naming.is_called(game.view, object_id, written)


def _places(abilities: tuple[ActivatedAbility, ...], wanted: str | int | None) -> list[int]:
    """The places of the abilities that are meant: by number, by the start of the text, or all."""
    if wanted is None:
        return list(range(len(abilities)))
    if isinstance(wanted, int):
        return [wanted - 1] if wanted <= len(abilities) else []
    start = _plain(wanted)
    named = [place for place, one in enumerate(abilities) if _plain(one.text).startswith(start)]
    if named:
        return named
    return [place for place, one in enumerate(abilities) if one.keyword and start.startswith(one.keyword)]


def _plain(text: str) -> str:
    return fold_name(text).translate(_DASHES)


def _face_down(game: Game, naming: Naming, player: PlayerId, written: str) -> Iterator[ObjectId]:
    """Face-down permanents and conspiracies of the player with this id, or whose hidden card has this name."""
    for one in (*battlefield(game.state), *zone_of(game.state, Zone.COMMAND)):
        obj = game.state.objects[one]
        if obj.face_down is None or game.seen(one).controller != player or obj.definition is None:
            continue
        if written in naming.cards:
            is_meant = naming.is_called(game.view, one, written)
        else:
            is_meant = fold_name(obj.definition.faces[0].name) in naming.names.english(written)
        if is_meant:
            yield one


def _special(game: Game, naming: Naming, player: PlayerId, step: steps.SpecialStep) -> Iterator[ac.SpecialAction]:
    wanted = _plain(step.ability) if isinstance(step.ability, str) else ""
    fitting = [kind for kind in kinds() if not wanted or wanted.startswith(kind) or kind.startswith(wanted)]
    for object_id in (*battlefield(game.state), *_cards(game, player, _CASTING_ORDER)):
        is_called, _ = _called_face(game, naming, object_id, step.special, None)
        if is_called or naming.is_called(game.view, object_id, step.special):
            for kind in fitting:
                yield ac.SpecialAction(player, object_id, kind)
