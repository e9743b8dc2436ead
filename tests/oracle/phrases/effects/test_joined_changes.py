"""What is read: several changes under one verb or one duration (CR 611.2)."""

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.node import walk
from rulings.abilities.references import It, Target
from tests.oracle.asking import effect_of


def test_a_second_part_that_leaves_its_subject_out() -> None:
    effect = effect_of("Target creature gets +1/+1 until end of turn and can't be blocked this turn.")
    first, second = [one for one in walk(effect) if isinstance(one, Continuous)]
    assert isinstance(first.objects, Target)
    assert second.objects == It("it", first.objects)
    assert second.changes == (CantDo("be blocked"),)
