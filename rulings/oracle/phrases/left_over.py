"""Cards that were revealed or exiled and that nothing more was done with (CR 608.2c).

What is here: "all cards revealed this way that weren't put onto the battlefield", "the exiled cards that weren't cast
this way". What is not: "the rest" (``objects``).
"""

from rulings.abilities.references import It, StillExiled, TheRest
from rulings.oracle.categories import thing
from rulings.oracle.template import Number

for _words in (
    "all cards revealed this way that weren't put onto the battlefield",
    "all revealed cards not cast this way",
    "the revealed cards not cast this way",
):
    thing.phrase(_words, TheRest, number=Number.PLURAL)


for _words in (
    "all cards exiled this way that weren't cast",
    "all cards exiled this way that weren't cast this way",
    "the exiled cards that weren't cast this way",
    "the exiled cards not cast this way",
):
    thing.phrase(_words, StillExiled(It("the cards exiled this way")), number=Number.PLURAL)
