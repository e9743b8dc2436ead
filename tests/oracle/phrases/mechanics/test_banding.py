"""What is read: banding and bands (CR 702.22)."""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.filters.filter import Filter
from tests.oracle.asking import abilities_of, ability_of


def test_keywords_with_a_semicolon_between_them__702_22() -> None:
    found = abilities_of("Flying; banding")
    assert [getattr(a, "name", None) for a in found] == ["flying", "banding"]


def test_bands_with_other_names_its_quality__702_22b() -> None:
    found = ability_of('Legendary creatures you control have "bands with other legendary creatures."')
    assert "bands with other" in repr(found)
    assert isinstance(ability_of("Bands with other Dinosaurs"), KeywordAbility)
    assert isinstance(getattr(ability_of("Bands with other Dinosaurs"), "quality", None), Filter)


def test_keywords_with_a_semicolon() -> None:
    read = abilities_of("Defender; reach")
    assert [one.name for one in read if isinstance(one, KeywordAbility)] == ["defender", "reach"]
