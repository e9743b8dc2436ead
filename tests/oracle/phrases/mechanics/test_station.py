"""What is read: station symbols (CR 721)."""

from rulings.abilities.ability import LevelBand
from rulings.corpus.cards import Face
from rulings.oracle.read import read_face


def test_the_last_striation_has_the_box__721_2b() -> None:
    text = (
        "Station (Tap another creature you control: Put charge counters equal to its power on this Spacecraft. "
        "Station only as a sorcery. It's an artifact creature at 8+.)\n2+ | Other creatures you control get +1/+1.\n"
        "8+ | Flying, lifelink"
    )
    face = Face(
        "Testing Ship", types=("Artifact",), subtypes=("Spacecraft",), oracle_text=text, power="3", toughness="5"
    )
    reading = read_face(face)
    assert reading.is_understood
    bands = [one for one in reading.abilities if isinstance(one, LevelBand)]
    assert [(one.low, one.power) for one in bands] == [(2, None), (8, 3)]
