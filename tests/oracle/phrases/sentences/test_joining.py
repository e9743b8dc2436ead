"""What is read: effects joined to one sentence, and sentences that go on with what one before them began."""

from rulings.abilities.ability import KeywordAbility, TriggeredAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import Negated, WasSoAsTurnBegan
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import OwnManaCost
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.node import walk
from rulings.abilities.references import Attached, It
from tests.oracle.asking import ability_of, effect_of

FLASHBACK = GainAbilities((KeywordAbility(name="flashback", cost=Cost((OwnManaCost(),))),))
_TEXT = (
    "Whenever a land you control enters, you may pay {1}{G} if this permanent is attached to a creature you control. "
    "If you do, create a token that's a copy of that creature. If you didn't create a token this way, draw a card."
)


def _given(node: object) -> list[str]:
    return [
        ability.name
        for one in walk(node)  # type: ignore[arg-type]
        if isinstance(one, GainAbilities)
        for ability in one.abilities
        if isinstance(ability, KeywordAbility)
    ]


def test_flashback_at_the_cards_own_cost__702_34a() -> None:
    one = ability_of(
        "When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of "
        "turn. The flashback cost is equal to its mana cost."
    )
    effect = next(node for node in walk(one) if isinstance(node, Continuous))
    assert (effect.changes, effect.duration) == ((FLASHBACK,), UntilEndOfTurn())


def test_a_hand_that_was_empty_is_no_intervening_if__603_4() -> None:
    one = ability_of(
        "At the beginning of your upkeep, draw a card if you had no cards in hand at the beginning of this turn. If "
        "you had a card in hand, this artifact deals 1 damage to you.",
        ("Artifact",),
    )
    assert isinstance(one, TriggeredAbility)
    assert one.condition is None
    assert isinstance(one.effect, Sequence)
    first, second = one.effect.effects
    assert isinstance(first, If)
    assert isinstance(first.condition, WasSoAsTurnBegan)
    assert isinstance(second, If)
    assert second.condition == Negated(first.condition)


def test_that_creature_is_the_one_it_is_attached_to() -> None:
    named = [one for one in walk(ability_of(_TEXT)) if isinstance(one, It) and one.words == "that creature"]
    assert [one.antecedent for one in named] == [Attached("enchanted", "creature")]


def test_an_effect_for_each_keyword() -> None:
    one = effect_of(
        "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true "
        "for haste and lifelink."
    )
    assert _given(one) == ["flying", "haste", "lifelink"]
