"""What is read: what players may, can't or have otherwise (CR 101.1-2, 402.2, 305.2)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import PlayerCant, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import InStep
from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import Kind, Zone
from tests.oracle.asking import abilities_of, ability_of


def test_searches_are_narrowed__701_23() -> None:
    top = ability_of(
        "If an opponent would search a library, that player searches the top four cards of that library instead."
    )
    assert isinstance(top, StaticAbility)
    assert isinstance(top.changes[0], PlayerHas)
    assert top.changes[0].amount == Fixed(4)
    own = ability_of(
        "Spells and abilities your opponents control can't cause their controller to search their library."
    )
    assert isinstance(own, StaticAbility)
    assert isinstance(own.changes[0], PlayerCant)


def test_only_what_shares_something_with_an_exiled_card() -> None:
    ability = ability_of(
        "Once each turn, you may cast a spell from the top of your library if it shares a card type with a card exiled "
        "with this creature."
    )
    assert isinstance(ability, StaticAbility)
    (may,) = ability.changes
    assert isinstance(may, PlayerMay)
    assert isinstance(may.filter, Filter)
    assert isinstance(may.filter.predicates[-1], SharesWith)


def test_one_spell_of_what_was_milled_is_cast_in_each_of_your_turns() -> None:
    read = ability_of(
        "Once during each of your turns, you may cast a spell from among cards in your graveyard that were milled "
        "this turn."
    )
    milled = Every(Filter(Kind.CARD, (InZone(Zone.GRAVEYARD, You()), Did("milled"))))
    may = PlayerMay(You(), "cast", Filter(Kind.SPELL), milled, once_each_turn=True)
    assert read == StaticAbility(read.text, changes=(may,), condition=InStep("turn", You()))


def test_searches_taken_over__701_23() -> None:
    found = abilities_of(
        "You control your opponents while they're searching their libraries.\nWhile an opponent is searching their "
        "library, "
        "they exile each card they find. You may play those cards for as long as they remain exiled, and you may "
        "spend mana "
        "as though it were mana of any color to cast them."
    )
    for one, what in zip(found, ("controls opponents who search", "takes what opponents find"), strict=True):
        assert isinstance(one, StaticAbility)
        assert isinstance(one.changes[0], PlayerHas)
        assert one.changes[0].what == what
