"""Radiance: a target and each other permanent that shares a colour with it, as objects of any verb (CR 207.2c)."""

from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.references import Every, It, Several, Target
from rulings.oracle.categories import thing
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

# What "it" and "other" are about is told in ``binding.radiance``.
thing.phrase(
    "{target:Object} and each other {rest:Filter@singular} that shares a color with it",
    Several(
        (
            hole("target", Target),
            Every(Filter(hole("rest").kind, (Another(), *hole("rest").predicates, SharesWith("color", It("it"))))),
        )
    ),
    number=Number.PLURAL,
    carries={"each": "parts"},
)
