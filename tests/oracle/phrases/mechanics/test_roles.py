"""What is read: role tokens (CR 303.7, 111.10)."""

from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.references import It, Target
from tests.oracle.asking import effect_of, reading_of


def understands(text: str, types: tuple[str, ...] = ("Creature",)) -> bool:
    return reading_of(text, types).is_understood


def test_a_role_is_attached_as_it_is_created__303_7() -> None:
    effect = effect_of("Target creature gets +2/+0 until end of turn. Create a Monster Role token attached to it.")
    assert isinstance(effect, Sequence)
    created = effect.effects[1]
    assert isinstance(created, CreateToken)
    assert created.predefined == "Monster Role"
    assert created.entering is not None
    assert isinstance(created.entering.attached_to, It)
    assert isinstance(created.entering.attached_to.antecedent, Target)


def test_a_role_attached_to_nothing_is_declined() -> None:
    assert not understands("Create a Monster Role token.", ("Sorcery",))
