"""The base phrases: what common lines mean."""

import pytest

from rulings.abilities.ability import ActivatedAbility, KeywordAbility, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed, UpTo, WhereX
from rulings.abilities.amounts.counting import Count
from rulings.abilities.changes.change import GainAbilities, ModifyPT
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.costs.objects import SacrificeCost, TapSelf
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.cards import Discard, Draw
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.effects.moving import Destroy, ReturnTo
from rulings.abilities.effects.optional import May
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasKeyword, HasStat, HasSubtype, HasType, IsColor
from rulings.abilities.filters.filter import Both, Either, Filter, Not
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone, IsToken
from rulings.abilities.players import TargetPlayer, ThatPlayer, You
from rulings.abilities.references import AnyTarget, Choose, Every, It, Target, This
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE
from rulings.oracle.markers import uncarried_markers
from rulings.oracle.misfits import misfits
from tests.oracle.asking import abilities_of, ability_of, declined_words, effect_of, reading_of

CREATURE = HasType(CardType.CREATURE)
ARTIFACT = HasType(CardType.ARTIFACT)


def filter_of(noun: str) -> Filter:
    effect = effect_of(f"Destroy target {noun}.")
    assert isinstance(effect, Destroy)
    assert isinstance(effect.what, Target)
    return effect.what.filter


@pytest.mark.parametrize(
    ("noun", "predicates"),
    [
        ("creature", (CREATURE,)),
        ("artifact creature", (ARTIFACT, CREATURE)),
        ("Elf", (HasSubtype("Elf"),)),
        ("nontoken white creature", (Not(IsToken()), IsColor(Color.WHITE), CREATURE)),
        ("noncreature, nonland permanent", (Not(CREATURE), Not(HasType(CardType.LAND)))),
        ("artifact or creature an opponent controls", None),
        ("creature you control with flying", (CREATURE, ControlledBy(You()), HasKeyword("flying"))),
        ("creature with power 3 or less", (CREATURE, HasStat(Stat.POWER, Comparison.AT_MOST, Fixed(3)))),
        ("creature token", (CREATURE, IsToken())),
        (
            "artifact, enchantment, or land",
            (Either((ARTIFACT, HasType(CardType.ENCHANTMENT), HasType(CardType.LAND))),),
        ),
    ],
)
def test_noun_phrases_keep_the_order_of_the_words(noun: str, predicates: tuple[object, ...] | None) -> None:
    found = filter_of(noun)
    assert found.kind is Kind.PERMANENT
    if predicates is not None:
        assert found.predicates == predicates


def test_what_only_a_creature_can_have_narrows_only_the_creature() -> None:
    found = filter_of("artifact or creature with flying")
    assert found.predicates == (Either((ARTIFACT, Both((CREATURE, HasKeyword("flying"))))),)


def test_a_color_before_two_nouns_is_not_guessed() -> None:
    assert declined_words("Destroy target white artifact or creature.", ("Sorcery",))


def test_another_target_leaves_the_source_out__109_5() -> None:
    effect = effect_of("Destroy another target creature.")
    assert effect == Destroy(Target(Filter(predicates=(Another(), CREATURE)), slot=0))


def test_up_to_two_targets__115_6() -> None:
    effect = effect_of("Destroy up to two target creatures.")
    assert effect == Destroy(Target(Filter(predicates=(CREATURE,)), Fixed(0), Fixed(2), slot=0))
    assert UpTo(Fixed(2)) not in (effect,)


def test_damage_to_any_target__115_4() -> None:
    effect = effect_of("Testing Bear deals 3 damage to any target.")
    assert effect == DealDamage(This(), Fixed(3), AnyTarget(slot=0))


def test_a_clause_without_subject_is_yours_or_the_last_one_named() -> None:
    first = TargetPlayer(slot=0)
    assert effect_of("Draw a card.") == Draw(You(), Fixed(1))
    assert effect_of("Target player draws two cards and loses 2 life.") == Sequence(
        (Draw(first, Fixed(2)), LoseLife(ThatPlayer(first), Fixed(2)))
    )
    assert effect_of("Target player may draw a card.") == May(first, Draw(ThatPlayer(first), Fixed(1)))


def test_it_is_the_one_thing_spoken_of() -> None:
    effect = effect_of("Destroy target creature. Its controller loses 2 life.")
    assert isinstance(effect, Sequence)
    destroy, lose = effect.effects
    assert isinstance(destroy, Destroy)
    assert isinstance(lose, LoseLife)
    assert lose.who.of == It("it", destroy.what)  # type: ignore[attr-defined]


def test_it_after_two_things_is_declined() -> None:
    assert declined_words("Testing Bear deals 3 damage to target creature. Tap it.", ("Sorcery",)).startswith("it")


def test_x_is_what_the_text_says_afterwards__107_3c() -> None:
    effect = effect_of("Draw X cards, where X is the number of creatures you control.")
    assert effect == Draw(You(), WhereX(Count(Filter(predicates=(CREATURE, ControlledBy(You()))))))


def test_a_continuous_effect_has_its_changes_and_duration() -> None:
    effect = effect_of("Target creature gets +2/-1 and gains flying until end of turn.")
    assert effect == Continuous(
        Target(Filter(predicates=(CREATURE,)), slot=0),
        (ModifyPT(Fixed(2), Fixed(1), 1, -1), GainAbilities((KeywordAbility(name="flying"),))),
        UntilEndOfTurn(),
    )


def test_an_activated_ability_has_its_cost_in_order__602_1() -> None:
    one = ability_of("{2}{R}, {T}, Sacrifice this creature: Discard a card.")
    assert isinstance(one, ActivatedAbility)
    assert one.cost == Cost((ManaCost(("{2}", "{R}")), TapSelf(), SacrificeCost(This("creature"))))
    assert one.effect == Discard(You(), Choose(Filter(Kind.CARD)))
    assert one.text == "{2}{R}, {T}, Sacrifice this creature: Discard a card."


def test_a_trigger_has_its_event__603_1() -> None:
    one = ability_of("When this creature dies, return it to its owner's hand.")
    assert isinstance(one, TriggeredAbility)
    this = This("creature")
    assert one.event == Moves(this, Zone.BATTLEFIELD, Zone.GRAVEYARD)
    assert one.effect == ReturnTo(It("it", this), Zone.HAND)


def test_a_static_ability_changes_what_fits__604_1() -> None:
    one = ability_of("Other Elves you control get +1/+1.")
    assert isinstance(one, StaticAbility)
    assert one.affected == Filter(predicates=(Another(), HasSubtype("Elf"), ControlledBy(You())))
    assert one.changes == (ModifyPT(Fixed(1), Fixed(1)),)


def test_a_line_of_keywords_is_an_ability_each__702() -> None:
    flying, ward = abilities_of("Flying, ward {2}")
    assert (flying.text, ward.text) == ("Flying", "Ward {2}")
    assert isinstance(ward, KeywordAbility)
    assert ward.cost == Cost((ManaCost(("{2}",)),))


def test_a_card_in_a_graveyard_is_a_card__109_2() -> None:
    effect = effect_of("Return target creature card from your graveyard to your hand.")
    assert effect == ReturnTo(Target(Filter(Kind.CARD, (CREATURE, InZone(Zone.GRAVEYARD, You()))), slot=0), Zone.HAND)


def test_all_and_each_are_the_same_thing() -> None:
    assert effect_of("Destroy all creatures.") == effect_of("Destroy each creature.")
    assert effect_of("Destroy all creatures.") == Destroy(Every(Filter(predicates=(CREATURE,))))


def test_unknown_words_are_named() -> None:
    assert declined_words("Flying\nWhen this creature enters, juggle two cards.").startswith("juggle two cards")


def test_a_reminder_line_says_nothing() -> None:
    assert abilities_of("({T}: Add {G}.)", ("Land",)) == ()
    assert reading_of("({T}: Add {G}.)", ("Land",)).is_understood


def test_every_marker_word_is_carried() -> None:
    assert uncarried_markers(ORACLE) == []


def test_every_example_is_right_and_every_hole_can_be_filled() -> None:
    assert misfits(ORACLE) == []
