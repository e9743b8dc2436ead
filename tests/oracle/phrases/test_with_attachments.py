"""Objects together with what is attached to them, as phrases (CR 301.5, 303.4, 603.7)."""

from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.effects.moving import Exile
from rulings.abilities.filters.status import AttachedTo
from rulings.abilities.node import walk
from rulings.abilities.references import Every, It, Several, StillExiled, Target
from tests.oracle.asking import effect_of


def test_what_is_attached_to_the_target_goes_along() -> None:
    one = effect_of("Exile target attacking creature and all Equipment attached to it.")
    assert isinstance(one, Exile)
    assert isinstance(one.what, Several)
    target, rest = one.what.parts
    assert isinstance(target, Target)
    assert isinstance(rest, Every)
    to = next(part.to for part in rest.filter.predicates if isinstance(part, AttachedTo))
    assert isinstance(to, It)
    assert to.antecedent == target


def test_if_you_do_belongs_to_the_delayed_effect__603_7() -> None:
    effect = effect_of(
        "Exile target creature and all Auras attached to it. At the beginning of the next end step, return that card "
        "to the battlefield under its owner's control. If you do, return the other cards exiled this way to the "
        "battlefield under their owners' control attached to that creature."
    )
    later = next(one for one in walk(effect) if isinstance(one, Delayed))
    assert isinstance(later.effect, IfDone)
    assert any(isinstance(one, StillExiled) for one in walk(later.effect.then))
