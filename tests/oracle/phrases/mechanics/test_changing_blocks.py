"""What is read: blocks that an effect changes (CR 506.4, 509.1)."""

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.effects.combat import BecomeUnblocked, BlockAnother
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.optional import May
from rulings.abilities.filters.players import ControlledByOne
from rulings.abilities.node import walk
from rulings.abilities.references import It
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_what_it_alone_had_blocked_becomes_unblocked__509_1h() -> None:
    one = effect_of(
        "Remove target creature from combat. Creatures it was blocking that had become blocked by only that creature "
        "this combat become unblocked. You may have it block an attacking creature of your choice."
    )
    assert isinstance(one, Sequence)
    _, unblocked, may = one.effects
    assert isinstance(unblocked, BecomeUnblocked)
    assert isinstance(unblocked.by, It)
    assert isinstance(unblocked.only, It)
    assert unblocked.by.antecedent == unblocked.only.antecedent
    assert isinstance(may, May)
    assert isinstance(may.effect, BlockAnother)


def test_two_targets_have_one_controller__601_2c() -> None:
    one = ability_of("{T}: Choose two target blocking creatures controlled by the same opponent. Tap those creatures.")
    assert isinstance(one, ActivatedAbility)
    assert any(isinstance(node, ControlledByOne) for node in walk(one))


def test_only_targets_are_asked_for_one_controller() -> None:
    assert declined_words("Destroy all creatures controlled by the same player.")
