"""Questions that tests of phrases ask: what a line means, and at which words it is declined."""

from rulings.abilities.ability import Ability
from rulings.abilities.effects.effect import Effect
from rulings.corpus.cards import Face
from rulings.oracle.read import FaceReading, read_face


def reading_of(text: str, types: tuple[str, ...] = ("Creature",), name: str = "Testing Bear") -> FaceReading:
    """The reading of a face with that text; its own name is "Testing Bear"."""
    return read_face(Face(name, types=types, oracle_text=text))


def abilities_of(text: str, types: tuple[str, ...] = ("Creature",)) -> tuple[Ability, ...]:
    """The abilities of an understood text."""
    reading = reading_of(text, types)
    faults = [one.declined for one in reading.lines if one.declined is not None]
    assert not faults, faults
    return reading.abilities


def ability_of(text: str, types: tuple[str, ...] = ("Creature",)) -> Ability:
    """The only ability of an understood text."""
    (one,) = abilities_of(text, types)
    return one


def effect_of(text: str) -> Effect:
    """The effect of an understood line of a sorcery."""
    one = ability_of(text, ("Sorcery",))
    effect = getattr(one, "effect", None)
    assert isinstance(effect, Effect), one
    return effect


def declined_words(text: str, types: tuple[str, ...] = ("Creature",)) -> str:
    """The words at which the first declined line stops."""
    for one in reading_of(text, types).lines:
        if one.declined is not None:
            return one.declined.words
    raise AssertionError(f"understood: {text}")
