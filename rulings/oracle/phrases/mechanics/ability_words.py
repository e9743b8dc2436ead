"""Ability words with rules text of one shape: chroma, radiance, eminence, void (CR 207.2c)."""

from rulings.abilities.amounts.counting import ManaSymbolsIn
from rulings.abilities.conditions.condition import AnyHolds, IsInZones
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import CastFor, CastsSpell
from rulings.abilities.filters.characteristics import HasType, SharesWith
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.history import Another
from rulings.abilities.references import Every, It, Several, Target
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, condition, event, quantity, thing
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

_counted = ORACLE.category("CountedSingly")
_NUMBERS = (("the number of {color:Color} mana symbols", quantity), ("{color:Color} mana symbol", _counted))
for _number, _category in _NUMBERS:
    _category.phrase(f"{_number} in the mana costs of {{where:Filter@plural}}", ManaSymbolsIn)
    for _place in ("in the mana costs of {where:Object}", "in {where:Object's} mana cost(s:where)"):
        # Of objects spoken of; all of a kind are said by their noun.
        _category.phrase(f"{_number} {_place}", ManaSymbolsIn(hole("color"), hole("where", unless=Every)))
condition.words({"~ is in the command zone or on the battlefield": IsInZones((Zone.COMMAND, Zone.BATTLEFIELD))})
event.phrase(
    "{who:Player} cast[s] another {spell:SpellCast@singular}",
    CastsSpell(hole("who"), Filter(hole("spell").kind, (Another(), *hole("spell").predicates))),
    carries={"another": "spell"},
)

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
_NONLAND = Filter(Kind.PERMANENT, (Not(HasType(CardType.LAND)),))
_LEFT = Happened(Moves(_NONLAND, origin=Zone.BATTLEFIELD))
_WARPED = Happened(CastFor("warp"))
condition.words(
    {
        "a nonland permanent left the battlefield this turn or a spell was warped this turn": AnyHolds(
            (_LEFT, _WARPED)
        ),
        "a spell was warped this turn": _WARPED,
    }
)
