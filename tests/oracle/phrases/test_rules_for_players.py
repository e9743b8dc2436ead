"""Rules that a text sets for players, as phrases (CR 101.2, 613.11)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo, PlayerCant, PlayerHas
from rulings.abilities.conditions.condition import Negated, PlayerIs
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Either, Filter, Not
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import ActivePlayer, AnyPlayer, EachOpponent, EachPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import CardType, Kind, Zone
from tests.oracle.asking import ability_of, declined_words

LANDS = Filter(Kind.PERMANENT, (HasType(CardType.LAND),))
SPELLS = Filter(Kind.SPELL)
THEIRS = ThatPlayer(Antecedent("each player"))
NOT_OWN_TURN = Negated(PlayerIs(ActivePlayer(), THEIRS))


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        (
            "Players can't untap more than one land during their untap steps.",
            (PlayerCant(EachPlayer(), "untap more than", LANDS, Fixed(1)),),
        ),
        ("Players skip their untap steps.", (PlayerHas(EachPlayer(), "skips untap"),)),
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
