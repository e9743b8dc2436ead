"""What is read: imprint and cards exiled with something (CR 607, 207.2c)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import CreatureTypesOf, GainActivatedAbilities
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.spells import CastCard, CopyCard
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.references import Every, It, LinkedExile, TheOther, TopCards
from rulings.abilities.vocabulary import Kind
from tests.oracle.asking import abilities_of, ability_of, reading_of

_IMPRINT = "When this artifact enters, you may exile an instant card from your hand."


def _permissions(text: str) -> list[PlayerMay]:
    return [one for one in walk(ability_of(text)) if isinstance(one, PlayerMay)]


def test_lands_and_spells_are_two_permissions_for_the_same_cards() -> None:
    lands, spells = _permissions("You may play lands and cast spells from among cards exiled with this creature.")
    exiled = Every(Filter(Kind.CARD, (Among(LinkedExile()),)))
    assert (lands.what, lands.zone, spells.what, spells.zone) == ("play land", exiled, "cast", exiled)


def test_the_exiled_card_is_copied_and_the_copy_cast__707_12() -> None:
    _, ability = abilities_of(
        f"{_IMPRINT}\n{{2}}, {{T}}: You may copy the exiled card. If you do, you may cast the copy without paying its "
        "mana cost."
    )
    nodes = list(walk(ability))
    assert any(isinstance(one, CopyCard) for one in nodes)
    assert any(isinstance(one, CastCard) and one.cost is not None and not one.cost.parts for one in nodes)
    assert It("the exiled card", antecedent=LinkedExile()) in nodes


def test_without_a_line_that_exiles_there_is_no_exiled_card() -> None:
    assert not reading_of("{T}: Add one mana of any of the exiled card's colors.").is_understood
    _, ability = abilities_of(f"{_IMPRINT}\n{{T}}: Add one mana of any of the exiled card's colors.")
    assert any(isinstance(one, AddMana) for one in walk(ability))


def test_the_other_of_two_exiled_cards() -> None:
    ability = abilities_of(
        "When this artifact enters, you may exile two target sorcery cards from a single graveyard.\nWhenever a player "
        "casts a card, if it has the same name as one of the cards exiled with this artifact, you may copy the other. "
        "If you do, you may cast the copy without paying its mana cost."
    )
    assert any(isinstance(one, InZone) and one.single for one in walk(ability[0]))
    assert any(isinstance(one, TheOther) for one in walk(ability[1]))


def test_abilities_and_creature_types_of_other_cards() -> None:
    ability = ability_of("This creature has all activated abilities of all cards exiled with it.")
    assert any(isinstance(one, GainActivatedAbilities) for one in walk(ability))
    ability = ability_of(
        "As long as a card exiled with this creature is a creature card, this creature has the power, toughness, and "
        "creature types of the last creature card exiled with it. It's still a Shapeshifter."
    )
    assert any(isinstance(one, CreatureTypesOf) for one in walk(ability))


def test_x_of_a_cost_may_be_fixed_by_the_text__107_3() -> None:
    _, ability = abilities_of(
        f"{_IMPRINT}\n{{X}}, {{T}}: Create a token that's a copy of the exiled card. X is the mana value of that card."
    )
    assert isinstance(ability, ActivatedAbility)
    assert ability.x is not None


def test_abilities_of_the_top_card__113_10() -> None:
    one = ability_of(
        "As long as the top card of your library is a Goblin card, this creature has all activated abilities of that "
        "card."
    )
    assert isinstance(one, StaticAbility)
    assert one.changes == (GainActivatedAbilities(TopCards(Fixed(1))),)
