"""Why permanents look as they do: the continuous effects on them, layer by layer (CR 613).

What is here: one line for each effect in each layer, told when the permanents that it changes come to look different.
What is not: working the layers out (``rulings.kernel.characteristics.projection``).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from rulings.abilities.subtypes import LAND_TYPES
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, RuleNumber, cite
from rulings.kernel.characteristics.active_effects import Applied
from rulings.kernel.characteristics.layers import Layer
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.happening.game import Game
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.effort import Effort
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import GameState
from rulings.language import Language
from rulings.narrate.altered import differences
from rulings.narrate.catalogue import message, word
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail, Step

LAYERS: Final = {
    Layer.COPY: ("1", cite("613.1a", "copiable values")),
    Layer.CONTROL: ("2", cite("613.1b", "control-changing effects")),
    Layer.TEXT: ("3", cite("613.1c", "text-changing effects")),
    Layer.TYPE: ("4", cite("613.1d", "type-changing effects")),
    Layer.COLOR: ("5", cite("613.1e", "color-changing effects")),
    Layer.ABILITY: ("6", cite("613.1f", "ability-removing effects")),
    Layer.PT_DEFINING: ("7a", cite("613.4a", "characteristic-defining abilities")),
    Layer.PT_SET: ("7b", cite("613.4b", "specific number or value")),
    Layer.PT_MODIFY: ("7c", cite("613.4c", "modify power and/or toughness")),
    Layer.PT_SWITCH: ("7d", cite("613.4d", "switch a creature's power and toughness")),
}
"""Each layer by its number and the rule that says so."""

LAND_TYPE_SET: Final = cite("305.7", "loses all abilities generated from its rules text")
KEEPS_TYPES: Final = cite("205.1b", "retains a prior card type")
TIMESTAMPS: Final = cite("613.7", "timestamp system")
DEPENDENCY: Final = cite("613.8", "dependency system")
GOES_ON: Final = cite("613.6", "it will continue to be applied")

_Look = tuple[object, ...]


@dataclass(slots=True)
class LayerTeller:
    """Tells the layers of one playthrough: what was told once is not told again while it stays so."""

    names: Names
    effort: Effort = field(default_factory=Effort)
    """Where the looks at the permanents are counted."""
    _looks: dict[ObjectId, _Look] = field(default_factory=dict)
    """How each permanent looked when it was looked at last."""
    _seen: GameState | None = None

    def see(self, state: GameState) -> list[Step]:
        """The lines for the permanents that look different from when they were seen last.

        Shape: in the order of the layers; effects that only change sizes, one on a permanent, are told in
        ``Detail.EVERYTHING`` (the event that made them says enough).
        """
        if state is self._seen:
            return []
        self._seen = state
        applied: list[Applied] = []
        view = Projection(state, applied.append, self.effort)
        looks = {i: _look(view.characteristics(i)) for i in state.zones.get((Zone.BATTLEFIELD, None), ())}
        changed = {i for i, look in looks.items() if self._looks.get(i) != look}
        self._looks = looks
        told = [one for one in applied if one.object_id in changed and _look(one.before) != _look(one.after)]
        lines: dict[tuple[Layer, int], list[Applied]] = {}
        for one in told:
            lines.setdefault((one.layer, id(one.effect)), []).append(one)
        game = Game(state, effort=self.effort)
        return [self._step(game, line, told) for line in lines.values() if any(map(_shows, line))]

    def _step(self, game: Game, line: list[Applied], told: list[Applied]) -> Step:
        detail = Detail.STEPS if any(_needs_telling(one, told) for one in line) else Detail.EVERYTHING
        texts = [self._text(game, line, language) for language in (Language.EN, Language.JA)]
        return Step(detail, texts[0], texts[1], _citations(line, told))

    def _text(self, game: Game, line: list[Applied], language: Language) -> str:
        effect = line[0].effect
        source = word(language, "altered", "counters")
        if effect is not None:
            source = self.names.of(game, effect.source, language)
        separator = "、" if language is Language.JA else ", "
        by_result: dict[str, list[ObjectId]] = {}
        for one in filter(_shows, line):
            result = separator.join(self._result(one, language))
            by_result.setdefault(result, []).append(one.object_id)
        results = [
            message(
                language,
                "altered",
                "layer_result",
                objects=self.names.several(game, tuple(objects), language),
                result=result,
            )
            for result, objects in by_result.items()
        ]
        layer = line[0].layer
        number = message(language, "layer", layer.name.lower(), number=LAYERS[layer][0])
        joined = ("；" if language is Language.JA else "; ").join(results)
        return message(language, "altered", "layer", layer=number, source=source, results=joined)

    def _result(self, one: Applied, language: Language) -> list[str]:
        before, after = one.before, one.after
        result = list(differences(before, after, language))
        if before.controller != after.controller:
            player = self.names.player(after.controller, language)
            result.append(message(language, "altered", "controlled", player=player))
        if (before.power, before.toughness) != (after.power, after.toughness) and after.power is not None:
            result.append(f"{after.power}/{after.toughness}")
        return result


def cited_for_layers(states: Iterable[GameState], start: GameState | None) -> frozenset[RuleNumber]:
    """The numbers of the rules that the trace names for what continuous effects make of permanents.

    Shape: states in their order; ``start``: the state before them, whose permanents need no explanation.
    """
    teller = LayerTeller(Names({}))
    if start is not None:
        teller.see(start)
    return frozenset(citation.rule for state in states for step in teller.see(state) for citation in step.citations)


def _look(seen: Characteristics) -> _Look:
    return (
        seen.supertypes,
        seen.types,
        seen.subtypes,
        seen.colors,
        seen.abilities,
        seen.power,
        seen.toughness,
        seen.controller,
    )


def _needs_telling(one: Applied, told: list[Applied]) -> bool:
    """It changes more than a size, or several effects meet on the permanent."""
    others = {id(other.effect) for other in told if other.object_id == one.object_id}
    return one.layer in (Layer.TYPE, Layer.COLOR, Layer.ABILITY) or len(others) > 1


def _shows(one: Applied) -> bool:
    """Whether anything of it can be told: a keyword that the permanent has already looks the same a second time."""
    before, after = one.before, one.after
    return (
        bool(differences(before, after, Language.EN))
        or before.controller != after.controller
        or (before.power, before.toughness) != (after.power, after.toughness)
    )


def _citations(line: list[Applied], told: list[Applied]) -> tuple[Citation, ...]:
    first = line[0]
    found = [LAYERS[first.layer][1]]
    if first.layer is Layer.TYPE and any(_has_its_land_type_set(one) for one in line):
        found.append(LAND_TYPE_SET)
    if first.layer is Layer.TYPE and any(_keeps_its_types(one) for one in line):
        found.append(KEEPS_TYPES)
    if first.is_orphaned:
        found.append(GOES_ON)
    if first.is_dependent:
        found.append(DEPENDENCY)
    elif any(_meets_another(one, told) for one in line):
        found.append(TIMESTAMPS)
    return tuple(found)


def _has_its_land_type_set(one: Applied) -> bool:
    """It lost old land types, or what its rules text gave it."""
    lost = (one.before.subtypes - one.after.subtypes) & LAND_TYPES
    return CardType.LAND in one.after.types and (bool(lost) or len(one.after.abilities) < len(one.before.abilities))


def _keeps_its_types(one: Applied) -> bool:
    """It became something besides what it was: a land or an artifact that is a creature, too."""
    before, after = one.before, one.after
    return before.types < after.types and before.subtypes <= after.subtypes and before.supertypes <= after.supertypes


def _meets_another(one: Applied, told: list[Applied]) -> bool:
    return any(
        other.object_id == one.object_id and other.layer is one.layer and other.effect is not one.effect
        for other in told
    )
