"""Reads ``[[script]]``: one step per table, one verb per step.

What is here: the keys of every verb, also as expectations use them. What is not: doing the steps (``play``).
"""

from collections.abc import Callable
from dataclasses import replace

from rulings.abilities.vocabulary import Step
from rulings.table.format.errors import MissingKeyError, StepVerbError
from rulings.table.format.script import (
    Action,
    ActivateStep,
    Announced,
    AttackStep,
    BlockStep,
    CastStep,
    ConcedeStep,
    PassToStep,
    PlayStep,
    ScriptStep,
    SettleStep,
    SpecialStep,
    TurnUpStep,
)
from rulings.table.format.setup import ZoneName
from rulings.table.reading.fields import Fields, Place, is_clean, nearest, rows_of
from rulings.table.reading.read_setup import read_moment

_NAME_EXAMPLE = '= "Grizzly Bears"'


def read_script(raw: object, place: Place) -> tuple[ScriptStep, ...]:
    """All steps in order.

    Raises: TableFileError: a step without a verb or with several, or a key or value that its verb does not have.
    """
    return tuple(_read_step(item, spot) for item, spot in rows_of(raw, place, "script", 'script = [{cast = "Shock"}]'))


def read_action(fields: Fields, verb: str) -> Action:
    """What an expectation asks about, by the verb's own keys.

    Raises: TableFileError: a value that the verb does not have.
    """
    step = VERBS[verb](fields)
    if not isinstance(step, CastStep | ActivateStep | PlayStep | AttackStep | BlockStep | TurnUpStep):
        raise AssertionError(f"{verb} is no action that expectations ask about")
    return step


def _read_step(raw: object, place: Place) -> ScriptStep:
    fields = Fields(raw, place, key="script", example='{cast = "Shock", targets = ["player B"]}')
    verbs = [key for key in fields if key in VERBS]
    if len(verbs) != 1:
        given = ", ".join(verbs) or ", ".join(fields)
        close = nearest(next(iter(fields), ""), VERBS)
        place.fail(StepVerbError, given=given, known=", ".join(VERBS), nearest=close)
    step = VERBS[verbs[0]](fields)
    step = replace(
        step,
        player=fields.player("player"),
        turn=fields.number("turn", "turn = 1", least=1),
        step=fields.word("step", Step, 'step = "main1"'),
        respond=fields.truth("respond", "respond = true") or False,
        answers=fields.answers("answers", 'answers = ["yes", 2]') or (),
    )
    fields.finish()
    return step


def _announced(fields: Fields) -> Announced:
    modes = fields.take("modes")
    if modes is not None:
        if not isinstance(modes, list):
            fields.wrong("modes", "modes = [1]")
        for position, mode in enumerate(modes):
            if not isinstance(mode, int) or isinstance(mode, bool) or not 1 <= mode <= 100:
                fields.wrong("modes", "modes = [1]", position)
    return Announced(
        targets=fields.texts("targets", 'targets = ["Grizzly Bears", "player B"]'),
        divide=fields.numbers_by_name("divide", 'divide = {"Grizzly Bears" = 2}'),
        modes=None if modes is None else tuple(modes),
        x=fields.number("x", "x = 3"),
    )


def _cast(fields: Fields) -> CastStep:
    announced = _announced(fields)
    kicked = fields.take("kicked")
    if kicked is not None and (not isinstance(kicked, int) or not 0 <= kicked <= 1_000):
        fields.wrong("kicked", "kicked = true")
    return CastStep(
        cast=fields.required_text("cast", 'cast = "Shock"'),
        targets=announced.targets,
        divide=announced.divide,
        modes=announced.modes,
        x=announced.x,
        kicked=kicked if isinstance(kicked, int) else None,
        alternative=fields.text("alternative", 'alternative = "flashback"'),
        from_zone=fields.word("from", ZoneName, 'from = "graveyard"'),
        face=fields.text("face", 'face = "Ice"'),
    )


def _activate(fields: Fields) -> ActivateStep:
    announced = _announced(fields)
    times = fields.number("times", "times = 2", least=1)
    if times is not None and times > 1_000:
        fields.wrong("times", "times = 2")
    return ActivateStep(
        activate=fields.required_text("activate", f"activate {_NAME_EXAMPLE}"),
        targets=announced.targets,
        divide=announced.divide,
        modes=announced.modes,
        x=announced.x,
        ability=fields.text_or_number("ability", 'ability = "Equip"'),
        times=times or 1,
    )


def _play(fields: Fields) -> PlayStep:
    return PlayStep(play=fields.required_text("play", 'play = "Forest"'), face=fields.text("face", 'face = "Ice"'))


def _attack(fields: Fields) -> AttackStep:
    example = 'attack = ["Grizzly Bears"]'
    raw = fields.take("attack")
    defender = fields.text("defender", 'defender = "player B"')
    if isinstance(raw, dict):
        for name, target in raw.items():
            if not is_clean(name) or not isinstance(target, str) or not is_clean(target):
                fields.wrong("attack", 'attack = {"Grizzly Bears" = "player B"}', name)
        return AttackStep(attackers=tuple(raw.items()), defender=defender)
    names = fields.texts("attack", example)
    if names is None:
        fields.place.fail(MissingKeyError, key="attack", example=example)
    return AttackStep(attackers=tuple((name, None) for name in names), defender=defender)


def _block(fields: Fields) -> BlockStep:
    example = 'block = {"Hill Giant" = "Grizzly Bears"}'
    raw = fields.take("block")
    if not isinstance(raw, dict):
        fields.wrong("block", example)
    pairs: list[tuple[str, str]] = []
    for blocker, attackers in raw.items():
        for attacker in attackers if isinstance(attackers, list) else [attackers]:
            if not is_clean(blocker) or not isinstance(attacker, str) or not is_clean(attacker):
                fields.wrong("block", example, blocker)
            pairs.append((blocker, attacker))
    return BlockStep(blocks=tuple(pairs))


def _turn_up(fields: Fields) -> TurnUpStep:
    return TurnUpStep(turn_up=fields.required_text("turn_up", 'turn_up = "angel"'))


def _special(fields: Fields) -> SpecialStep:
    return SpecialStep(
        special=fields.required_text("special", 'special = "Rift Bolt"'),
        ability=fields.text_or_number("ability", 'ability = "Suspend"'),
    )


def _settle(fields: Fields) -> SettleStep:
    if fields.truth("settle", "settle = true") is not True:
        fields.wrong("settle", "settle = true")
    return SettleStep(count=fields.number("count", "count = 1", least=1))


def _pass_to(fields: Fields) -> PassToStep:
    return PassToStep(until=read_moment(fields.take("pass_to"), fields.place.at("pass_to"), "pass_to"))


def _concede(fields: Fields) -> ConcedeStep:
    if fields.truth("concede", "concede = true") is not True:
        fields.wrong("concede", "concede = true")
    return ConcedeStep()


VERBS: dict[str, Callable[[Fields], ScriptStep]] = {
    "cast": _cast,
    "activate": _activate,
    "play": _play,
    "attack": _attack,
    "block": _block,
    "turn_up": _turn_up,
    "special": _special,
    "settle": _settle,
    "pass_to": _pass_to,
    "concede": _concede,
}
"""Every verb with what reads its keys."""

ASKED_VERBS = ("cast", "activate", "play", "turn_up", "attack", "block")
"""Verbs whose legality an expectation can ask."""

PRICED_VERBS = ("cast", "activate")
"""Verbs whose cost an expectation can ask."""
