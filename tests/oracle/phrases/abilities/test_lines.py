"""What is read: lines: keyword lines, abilities with labels, what belongs to a line and not to an ability."""

from rulings.abilities.ability import ActivatedAbility, KeywordAbility, SpellAbility, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.conditional import Instead
from rulings.abilities.effects.modal import Modal
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.node import walk
from rulings.abilities.references import It, Target
from rulings.oracle.tokens import join, tokenise
from tests.oracle.asking import abilities_of, ability_of, declined_words, effect_of, reading_of

_THRESHOLD = "Threshold — If there are seven or more cards in your graveyard, instead "


def _token(text: str) -> CreateToken:
    effect = effect_of(text)
    assert isinstance(effect, CreateToken)
    return effect


def test_a_reminder_line_says_nothing() -> None:
    assert abilities_of("({T}: Add {G}.)", ("Land",)) == ()
    assert reading_of("({T}: Add {G}.)", ("Land",)).is_understood


def test_that_land_is_the_target_of_the_first_line__614_15() -> None:
    effect = effect_of(f"Destroy target land.\n{_THRESHOLD}destroy that land and draw a card.")
    assert isinstance(effect, Instead)
    assert isinstance(effect.normal, Destroy)
    (again,) = (node for node in walk(effect.instead) if isinstance(node, Destroy))
    assert isinstance(again.what, It)
    assert isinstance(again.what.antecedent, Target)


def test_no_new_targets() -> None:
    assert declined_words(f"Destroy target land.\n{_THRESHOLD}draw a card, then tap target creature.", ("Sorcery",))


def test_abilities_that_cost_less_by_their_own_text__601_2f() -> None:
    ability = ability_of(
        "{5}, {T}: Draw a card. This ability costs {1} less to activate for each artifact you control."
    )
    assert isinstance(ability, ActivatedAbility)
    (change,) = ability.cost_changes
    assert isinstance(change, CostChange)
    assert change.sign == -1
    equip = ability_of(
        "Equip {10}. This ability costs {X} less to activate, where X is the power of the creature it targets."
    )
    assert isinstance(equip, KeywordAbility)
    assert equip.cost_changes


def test_quotes_end_with_a_full_stop_or_go_on__604_1() -> None:
    for text in (
        'Creatures you control have "{T}: Add {G}" and trample.',
        'Creatures you control have "{T}: Add {G}."',
    ):
        assert isinstance(ability_of(text), StaticAbility)


def test_each_mode_of_a_spree_spell_has_its_cost__702_172a() -> None:
    keyword, spell = abilities_of("Spree\n+ {1} — Draw a card.\n+ {2}{B} — You gain 2 life.", ("Sorcery",))
    assert isinstance(keyword, KeywordAbility)
    assert keyword.name == "spree"
    assert isinstance(spell, SpellAbility)
    assert isinstance(spell.effect, Modal)
    assert (spell.effect.minimum, spell.effect.maximum) == (Fixed(1), Fixed(2))
    assert [one.cost for one in spell.effect.modes] == [Cost((ManaCost(("{1}",)),)), Cost((ManaCost(("{2}", "{B}")),))]


def test_of_a_tiered_spell_exactly_one_mode_is_chosen__702_183a() -> None:
    text = "Tiered\n• Low — {0} — Draw a card.\n• High — {2} — Draw two cards."
    keyword, spell = abilities_of(text, ("Sorcery",))
    assert isinstance(keyword, KeywordAbility)
    assert isinstance(spell, SpellAbility)
    assert isinstance(spell.effect, Modal)
    assert (spell.effect.minimum, spell.effect.maximum) == (Fixed(1), Fixed(1))


def test_the_comma_of_print_stands_behind_the_quote_and_comes_back() -> None:
    text = 'It has "{T}: Draw a card," and flying.'
    assert tokenise(text)[-4:] == (",", "and", "flying", ".")
    assert join(tokenise(text)) == text


def test_every_quoted_ability_of_a_list_is_read() -> None:
    read = ability_of(
        'Equipped creature has reach, "{T}: Draw a card," and "Whenever this creature attacks, draw a card."'
    )
    (gained,) = [one for one in walk(read) if isinstance(one, GainAbilities)]
    assert [type(one) for one in gained.abilities] == [KeywordAbility, ActivatedAbility, TriggeredAbility]
    assert gained.abilities[1].text == "{T}: Draw a card."  # type: ignore[attr-defined]


def test_a_quoted_ability_is_the_tokens_and_carries_its_words() -> None:
    token = _token('Create a 1/1 green Pest creature token with "When this token dies, you gain 1 life."').token
    (ability,) = token.abilities
    assert isinstance(ability, TriggeredAbility)
    assert ability.text == "When this token dies, you gain 1 life."
