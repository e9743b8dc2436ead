"""Lines of much played cards that have words of their own."""

import pytest

from rulings.abilities.ability import ActivatedAbility, Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import AmountIf
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.changes.permissions import PlayerHas, PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import DiscardCost
from rulings.abilities.effects.cards import Reveal, Search
from rulings.abilities.effects.choosing import ChooseOfEach
from rulings.abilities.effects.counters import MoveCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.effects.moving import Destroy, SacrificeAll, SacrificeAndReturn
from rulings.abilities.effects.optional import AnyMayPay
from rulings.abilities.effects.repeating import PutInTurns
from rulings.abilities.events.damage_and_life import LosesGame
from rulings.abilities.events.moving import RevealsDrawn
from rulings.abilities.events.spells import CountersSpell, ManaProduced
from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import ControllerOf, You
from rulings.abilities.references import It, Target, This, TopCards
from tests.oracle.asking import abilities_of, ability_of, declined_words, effect_of


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.effects if isinstance(effect, Sequence) else (effect,)


def test_the_second_target_has_the_controller_of_the_first__115_3() -> None:
    effect = effect_of(
        "Move a +1/+1 counter from target creature onto another target creature with the same controller."
    )
    assert isinstance(effect, MoveCounters)
    assert isinstance(effect.to, Target)
    whose = effect.to.filter.predicates[-1]
    assert isinstance(whose, ControlledBy)
    assert isinstance(whose.player, ControllerOf)
    assert isinstance(whose.player.of, It)
    assert whose.player.of.antecedent == effect.source


def test_without_an_earlier_target_there_is_no_same_controller() -> None:
    assert declined_words("Destroy another target creature with the same controller.", ("Sorcery",))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature deals combat damage to a player, reveal that many cards from the top of your library.",
        "Whenever this creature deals combat damage to a player, look at that many cards from the top of your library.",
    ],
)
def test_so_many_cards_from_the_top(text: str) -> None:
    ability = ability_of(text)
    assert isinstance(ability, TriggeredAbility)
    what = getattr(ability.effect, "what", None)
    assert isinstance(what, TopCards)
    assert isinstance(what.amount, ThatMany)


def test_losing_the_game_is_replaced__614_1a() -> None:
    ability = ability_of("If you would lose the game, instead draw seven cards and your life total becomes 1.")
    assert isinstance(ability, Replacement)
    assert ability.event == LosesGame(You())


def test_countering_a_spell_is_an_event__701_6a() -> None:
    ability = ability_of("Whenever a spell or ability you control counters a spell, you may draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.event == CountersSpell(You())


def test_any_ability_of_a_land_may_make_the_mana() -> None:
    ability = ability_of(
        "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana "
        "of that color."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, ManaProduced)
    assert (ability.event.of_chosen_color, ability.event.by_any_ability) == (True, True)


def test_cards_are_put_in_turns() -> None:
    effect = effect_of(
        "Starting with you, each player may put a permanent card from their hand onto the battlefield. Repeat this "
        "process until no one puts a card onto the battlefield."
    )
    assert isinstance(effect, PutInTurns)


def test_one_player_spares_for_all() -> None:
    choice, loss = _parts(
        effect_of(
            "For each player, you choose from among the permanents that player controls an artifact, a creature, an "
            "enchantment, and a planeswalker. Then each player sacrifices all other nonland permanents they control."
        )
    )
    assert isinstance(choice, ChooseOfEach)
    assert choice.chooser == You()
    assert isinstance(loss, SacrificeAll)


def test_what_is_found_may_have_to_share_a_land_type() -> None:
    search = _parts(
        effect_of("Search your library for up to two basic land cards that share a land type, then shuffle.")
    )
    assert isinstance(search[0], Search)
    assert search[0].sharing == "land type"


def test_a_card_is_discarded_rather_than_mana_paid__118_9() -> None:
    ability = ability_of(
        "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that "
        "spell.",
        ("Enchantment",),
    )
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, PlayerMay)
    assert isinstance(change.cost, Cost)
    (part,) = change.cost.parts
    assert isinstance(part, DiscardCost)
    assert SharesWith("color", This()) in getattr(part.what, "filter").predicates  # noqa: B009


def test_land_or_nonland_is_chosen_as_the_draw_is_replaced() -> None:
    ability = ability_of(
        "If you would draw a card, you may instead choose land or nonland and reveal cards from the top of your "
        "library until you reveal a card of the chosen kind. Put that card into your hand and put all other cards "
        "revealed this way on the bottom of your library in any order.",
        ("Enchantment",),
    )
    assert isinstance(ability, Replacement)
    assert isinstance(ability.instead, ChooseEffect)
    assert ability.instead.labels == ("land", "nonland")


def test_both_are_exchanged_or_neither() -> None:
    ability = ability_of(
        "{T}: Choose target artifact a player controls and target artifact card in that player's graveyard. If both "
        "targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact and "
        "returns the artifact card to the battlefield."
    )
    assert isinstance(ability, ActivatedAbility)
    assert isinstance(ability.effect, SacrificeAndReturn)


def test_double_damage_is_a_number_of_the_one_damage__614_15() -> None:
    ability = ability_of(
        "{T}: Reveal cards from the top of your library until you reveal a land card. This artifact deals damage equal "
        "to the number of nonland cards revealed this way to any target. If the revealed land card was a Mountain, "
        "this artifact deals double that damage instead.",
        ("Artifact",),
    )
    assert isinstance(ability, ActivatedAbility)
    reveal, damage = _parts(ability.effect)
    assert isinstance(reveal, Reveal)
    assert isinstance(damage, DealDamage)
    assert isinstance(damage.amount, AmountIf)
    assert damage.amount.then == Times(2, damage.amount.otherwise)


def test_what_nobody_averts_cannot_be_regenerated() -> None:
    effect = effect_of(
        "Any player may have Testing Bear deal 6 damage to them. If no one does, destroy all creatures. Creatures "
        "destroyed this way can't be regenerated."
    )
    assert isinstance(effect, AnyMayPay)
    assert isinstance(effect.otherwise, Destroy)
    assert effect.otherwise.no_regeneration


def test_the_first_draw_is_revealed_and_linked__607_2() -> None:
    static, trigger = abilities_of(
        "Reveal the first card you draw each turn. Whenever you reveal a creature card this way, draw a card.",
        ("Enchantment",),
    )
    assert isinstance(static, StaticAbility)
    assert isinstance(static.changes[0], PlayerHas)
    assert isinstance(trigger, TriggeredAbility)
    assert isinstance(trigger.event, RevealsDrawn)


def test_only_triggers_on_revealing_follow_the_revealing() -> None:
    text = "Reveal the first card you draw each turn. Whenever you draw a card, you gain 1 life."
    assert declined_words(text, ("Enchantment",)) == ""
