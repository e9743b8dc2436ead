"""What is read: sentences on spells, mana and what was cast by them (CR 601, 701.6)."""

from rulings.abilities.ability import Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.mana import AddMana, ManaRider
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.effects.spells import CopyOnStack, CounterSpell, StillResolves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import GoTo
from rulings.abilities.node import walk
from rulings.abilities.players import PlayersWho
from rulings.abilities.references import Antecedent, It
from rulings.abilities.vocabulary import CardType, Kind, Zone
from tests.oracle.asking import ability_of, effect_of, reading_of


def _permission(changes: tuple[object, ...]) -> PlayerMay:
    found = [one for one in changes if isinstance(one, PlayerMay) and one.what in ("cast", "play")]
    assert len(found) == 1
    return found[0]


def _adding(text: str) -> AddMana:
    return next(one for one in walk(ability_of(text)) if isinstance(one, AddMana))


def test_a_static_permission_says_what_becomes_of_the_spell() -> None:
    ability = ability_of(
        "Once during each of your turns, you may cast a creature spell from your graveyard. If a spell cast this way "
        "would be put into your graveyard, exile it instead."
    )
    assert isinstance(ability, StaticAbility)
    may = _permission(ability.changes)
    assert may.once_each_turn
    assert isinstance(may.rider, Replacement)
    assert may.rider.instead == GoTo(Zone.EXILE)


def test_a_spell_countered_into_exile__701_6a() -> None:
    effect = effect_of(
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's "
        "graveyard."
    )
    assert isinstance(effect, CounterSpell)
    assert effect.zone is Zone.EXILE


def test_mana_that_stays() -> None:
    words = "Add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end."
    found = effect_of(words)
    assert isinstance(found, AddMana)
    assert found.keep


def test_what_mana_does_is_about_the_spell_that_it_is_spent_on() -> None:
    made = _adding("{T}: Add {R}. If that mana is spent on a creature spell, it gains haste until end of turn.")
    assert isinstance(made.rider, ManaRider)
    assert made.rider.filter == Filter(Kind.SPELL, (HasType(CardType.CREATURE),))
    assert isinstance(made.rider.effect, Continuous)
    assert made.rider.effect.objects == It("it", Antecedent("event object"))


def test_spending_it_may_trigger() -> None:
    made = _adding("{T}: Add {G}. When you spend this mana to cast a creature spell, draw a card.")
    assert isinstance(made.rider, ManaRider)
    assert made.rider.triggers


def test_mana_may_stay_until_the_turn_ends() -> None:
    text = "Whenever you cast a spell, add {R}. Until end of turn, you don't lose this mana as steps and phases end."
    assert _adding(text).keep
    other = text.replace("add {R}", "each opponent adds {R}")
    assert not reading_of(other).is_understood, "you don't lose what is theirs"


def test_each_other_player_copies__707_10c() -> None:
    one = ability_of(
        "Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those "
        "players "
        "may choose new targets for their copy.",
        ("Enchantment",),
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, CopyOnStack)
    assert isinstance(one.effect.who, PlayersWho)
    assert one.effect.new_targets


def test_an_ability_that_still_resolves__608_2b() -> None:
    one = ability_of(
        "When this creature enters, exchange control of this creature and up to one target creature an opponent "
        "controls. "
        "If you don't or can't make an exchange, sacrifice this creature. This ability still resolves if its target "
        "becomes "
        "illegal."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, StillResolves)
    assert isinstance(one.effect.effect, IfDone)
    assert isinstance(one.effect.effect.first, ExchangeControl)


def test_a_spell_countered_unless_somebody_pays_goes_elsewhere__701_6a() -> None:
    one = effect_of(
        "Counter target spell unless its controller pays {2}. If that spell is countered this way, put it on the "
        "bottom of its owner's library instead of into that player's graveyard."
    )
    (countered,) = (part for part in walk(one) if isinstance(part, CounterSpell))
    assert (countered.zone, countered.position) == (Zone.LIBRARY, "bottom")


def test_all_that_an_ability_does_is_done_where_it_still_resolves__608_2b() -> None:
    one = ability_of(
        "When this creature enters, draw a card. Exchange control of this creature and up to one target creature an "
        "opponent controls. If you don't or can't make an exchange, sacrifice this creature. This ability still "
        "resolves if its target becomes illegal."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, StillResolves)
