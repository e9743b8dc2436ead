"""Life totals redistributed (CR 119.7)."""

from rulings.abilities.effects.life import RedistributeLife
from rulings.oracle.categories import effect

effect.words({"redistribute any number of players' life totals": RedistributeLife()})
