"""Basic land types and their mana (CR 305.6)."""

from rulings.abilities.vocabulary import Color

COLORS = "WUBRG"

COLOR_OF_LAND_TYPE = {
    "Plains": Color.WHITE,
    "Island": Color.BLUE,
    "Swamp": Color.BLACK,
    "Mountain": Color.RED,
    "Forest": Color.GREEN,
}
"""What the intrinsic mana ability of each basic land type adds (CR 305.6)."""
