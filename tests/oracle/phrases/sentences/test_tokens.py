"""What is read: sentences that create tokens or put counters and go on with them (CR 111, 122)."""

from rulings.abilities.ability import SpellAbility, TriggeredAbility
from rulings.abilities.effects.tokens import CopyForEachOther, CreateToken
from rulings.abilities.node import walk
from rulings.abilities.players import You
from tests.oracle.asking import ability_of, declined_words, effect_of


def _token(text: str) -> CreateToken:
    effect = effect_of(text)
    assert isinstance(effect, CreateToken)
    return effect


def test_a_copy_for_each_other_creature__707_10d() -> None:
    one = ability_of(
        "Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other "
        "creature you control that the spell could target. Each copy targets a different one of those creatures."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, CopyForEachOther)
    assert one.effect.who == You()
    assert not one.effect.players


def test_other_things_than_those_copied_for_are_declined() -> None:
    at_the_end = declined_words(
        "Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other "
        "creature you control that the spell could target. Each copy targets a different one of those artifacts."
    )
    assert at_the_end == ""


def test_permanents_and_players__707_10d() -> None:
    one = ability_of(
        "Choose target instant or sorcery spell that targets only a single permanent or player. Copy that spell for "
        "each other permanent or player the spell could target. Each copy targets a different one of those permanents "
        "and players.",
        ("Instant",),
    )
    assert isinstance(one, SpellAbility)
    assert next(node for node in walk(one) if isinstance(node, CopyForEachOther)).players


def test_a_token_that_is_no_creature_has_a_name_and_abilities() -> None:
    made = effect_of(
        'Create a colorless Equipment artifact token named Boulder. It has indestructible, "Equipped creature gets '
        '+5/+5," and equip {0}.'
    )
    assert isinstance(made, CreateToken)
    assert (made.token.name, made.token.subtypes, len(made.token.abilities)) == ("Boulder", ("Equipment",), 3)


def test_abilities_may_stand_in_a_sentence_of_their_own() -> None:
    quoted = '"Sacrifice this token: Add {C}."'
    apart = _token(f"Create a 1/1 colorless Scion creature token. It has {quoted}")
    together = _token(f"Create a 1/1 colorless Scion creature token with {quoted}")
    assert apart == together
