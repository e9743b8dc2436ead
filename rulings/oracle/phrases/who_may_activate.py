"""Who may activate an ability (CR 602.2).

What is here: "only your opponents may activate this ability", "only this creature's owner may activate this ability".
What is not: any player (``lines``), when it may be activated (``timings``).
"""

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.players import ControllerOf, EachOpponent, OwnerOf, PlayerRef
from rulings.abilities.references import Attached, This
from rulings.oracle.categories import ability

_WHO: dict[str, PlayerRef] = {
    "your opponents": EachOpponent(),
    "this creature's owner": OwnerOf(This("creature")),
    "this creatures owner": OwnerOf(This("creature")),
    "the controller of the enchanted creature": ControllerOf(Attached("enchanted", "creature")),
}
for _words, _who in _WHO.items():
    for _end, _sorcery in (("", False), (" and only as a sorcery", True)):
        ability.phrase(
            f"{{cost:Cost}}: {{effect:Paragraph}} only {_words} may activate this ability{_end}.",
            ActivatedAbility,
            fixed={"activator": _who, "sorcery_speed": _sorcery},
            carries={"only": "activator", "may": "activator"},
        )
