"""What is read: what players may, can't and have otherwise (CR 101, 305, 402, 601.3)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import Change, SetController
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo, PlayerCant, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import Negated, PlayerIs
from rulings.abilities.costs.mana import ManaPerAmount
from rulings.abilities.durations import UntilEndOfYourNextTurn
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.filters.characteristics import HasType, IsColor
from rulings.abilities.filters.filter import Either, Filter, Not
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import ActivePlayer, AnyPlayer, EachOpponent, EachPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, It, This, ThisWay
from rulings.abilities.vocabulary import CardType, Color, Kind, Zone
from tests.oracle.asking import ability_of, declined_words, effect_of, reading_of

LANDS = Filter(Kind.PERMANENT, (HasType(CardType.LAND),))
SPELLS = Filter(Kind.SPELL)
THEIRS = ThatPlayer(Antecedent("each player"))
NOT_OWN_TURN = Negated(PlayerIs(ActivePlayer(), THEIRS))


def _permission(text: str) -> PlayerMay:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, PlayerMay)
    return change


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


def test_all_mana_may_count_as_any_color() -> None:
    ability = ability_of("You may spend mana as though it were mana of any color.")
    assert isinstance(ability, StaticAbility)
    (may,) = ability.changes
    assert isinstance(may, PlayerMay)
    assert may.what == "spend mana"


def test_playing_an_exiled_card_for_a_time__601_3b() -> None:
    effect = effect_of(
        "Exile the top two cards of your library. Until the end of your next turn, you may play those cards."
    )
    (rule,) = [one for one in walk(effect) if isinstance(one, RuleChange)]
    assert rule.changes == (PlayerMay(You(), "play", zone=It("those cards", ThisWay("exiled"))),)
    assert rule.duration == UntilEndOfYourNextTurn()


def test_whose_costs_agrees_with_what_is_cast() -> None:
    words = "in addition to paying {} other costs."
    several = "You may cast artifact spells from your graveyard by paying 3 life "
    assert _permission(several + words.format("their")).more is not None
    assert declined_words(several + words.format("its"))


def test_the_x_of_a_tax_is_counted__107_3() -> None:
    one = ability_of(
        "Creatures can't attack you unless their controller pays {X} for each creature they control that's attacking "
        "you, where X is the number of basic land types among lands you control."
    )
    assert any(isinstance(node, ManaPerAmount) for node in walk(one))


def test_unless_they_are_mana_abilities__605_1a() -> None:
    one = static_of(
        "Activated abilities of sources with the chosen name can't be activated unless they're mana abilities."
    )
    named = Filter(Kind.SOURCE, (OfChosen("name"),))
    assert one.changes == (PlayerCant(AnyPlayer(), "activate", named),)


def test_unspent_mana_of_one_color_is_not_lost() -> None:
    read = ability_of("You don't lose unspent red mana as steps and phases end.")
    assert isinstance(read, StaticAbility)
    assert read.changes == (PlayerHas(You(), "doesn't lose unspent mana", node=IsColor(Color.RED)),)


@pytest.mark.parametrize("keyword", ["bestow", "blitz", "warp"])
def test_a_permission_may_name_the_keyword(keyword: str) -> None:
    read = ability_of(f"You may cast this card from your graveyard using its {keyword} ability.")
    assert isinstance(read, StaticAbility)
    assert read.changes == (PlayerMay(You(), "cast", This("card"), InZone(Zone.GRAVEYARD), using=keyword),)
    assert read.zones == (Zone.GRAVEYARD,)


def test_a_keyword_that_is_cast_otherwise_is_declined() -> None:
    assert not reading_of("You may cast this card from your graveyard using its mutate ability.").is_understood


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        (
            "You can't lose the game and your opponents can't win the game.",
            (PlayerCant(You(), "lose the game"), PlayerCant(EachOpponent(), "win the game")),
        ),
        ("Players can't play lands.", (PlayerCant(EachPlayer(), "play land"),)),
        ("You have hexproof.", (PlayerHas(You(), "hexproof"),)),
        ("You control enchanted creature.", (SetController(You()),)),
        ("All creatures able to block enchanted creature do so.", (MustDo("be blocked", all_able=True),)),
        (
            "Enchanted creature can't attack or block, and its activated abilities can't be activated.",
            (CantDo("attack or block"), CantDo("activate")),
        ),
        ('The "legend rule" doesn\'t apply to permanents you control.', (CanDo("ignore legend rule"),)),
    ],
)
def test_rules_of_static_abilities(text: str, changes: tuple[Change, ...]) -> None:
    assert static_of(text).changes == changes


def test_casting_itself_from_the_graveyard_works_there__113_6() -> None:
    one = static_of("You may cast this card from your graveyard.")
    assert one.changes == (PlayerMay(You(), "cast", This("card"), InZone(Zone.GRAVEYARD)),)
    assert one.zones == (Zone.GRAVEYARD,)


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        (
            "Players can't untap more than one land during their untap steps.",
            (PlayerCant(EachPlayer(), "untap more than", LANDS, Fixed(1)),),
        ),
        (
            "Each opponent can cast spells only any time they could cast a sorcery.",
            (PlayerCant(EachOpponent(), "cast except at sorcery speed", SPELLS),),
        ),
        (
            "Players can cast spells and activate abilities only during their own turns.",
            tuple(PlayerCant(EachPlayer(), what, when=NOT_OWN_TURN) for what in ("cast", "activate", "activate mana")),
        ),
        (
            "You can cast no more than two spells each turn.",
            (PlayerCant(You(), "cast", SPELLS, Fixed(2)),),
        ),
        (
            "Players can't cast spells from graveyards or libraries.",
            (
                PlayerCant(
                    EachPlayer(),
                    "cast",
                    Filter(Kind.SPELL, (Either((InZone(Zone.GRAVEYARD), InZone(Zone.LIBRARY))),)),
                ),
            ),
        ),
        (
            "Your opponents can't cast spells from anywhere other than their hands.",
            (PlayerCant(EachOpponent(), "cast", Filter(Kind.SPELL, (Not(InZone(Zone.HAND, THEIRS)),))),),
        ),
        (
            "Creature spells can't be cast.",
            (PlayerCant(AnyPlayer(), "cast", Filter(Kind.SPELL, (HasType(CardType.CREATURE),))),),
        ),
        (
            "Players can't draw cards or gain life.",
            (PlayerCant(EachPlayer(), "draw"), PlayerCant(EachPlayer(), "gain life")),
        ),
        (
            "No more than two creatures can attack you each combat.",
            (PlayerCant(You(), "be attacked by more than", limit=Fixed(2)),),
        ),
        (
            "No more than one creature can block each combat.",
            (PlayerCant(EachPlayer(), "block with more than", limit=Fixed(1)),),
        ),
        ("This creature can only attack alone.", (CantDo("attack with others"),)),
        ("You can't get poison counters.", (PlayerCant(You(), "get poison counters"),)),
        (
            "Creatures you control can't have -1/-1 counters put on them.",
            (CantDo("have counters", kind="-1/-1"),),
        ),
        ('The "legend rule" doesn\'t apply.', (PlayerHas(EachPlayer(), "no legend rule"),)),
    ],
)
def test_rules_for_players(text: str, changes: tuple[Change, ...]) -> None:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    assert one.changes == changes


def test_who_has_cast_one_casts_no_other__601_3() -> None:
    text = "Each player who has cast a creature spell this turn can't cast additional creature spells."
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    creatures = Filter(Kind.SPELL, (HasType(CardType.CREATURE),))
    assert one.changes == (PlayerCant(EachPlayer(), "cast", creatures, Fixed(1)),)
    assert declined_words(text.replace("additional creature", "additional artifact"))
