"""Phasing out until something leaves the battlefield (CR 610.4)."""

from rulings.abilities.durations import UntilLeaves
from rulings.abilities.effects.permanents import PhaseOut
from rulings.oracle.categories import effect, sentence
from rulings.oracle.holes import hole

effect.phrase("{what:Object} phase[s] out {until:Duration}", PhaseOut(hole("what"), hole("until", UntilLeaves)))


sentence.phrase(
    "{what:Object} phase[s] out {until:Duration}. tap that creature as it phases in this way.",
    PhaseOut(hole("what"), hole("until", UntilLeaves), is_tapped=True),
)
