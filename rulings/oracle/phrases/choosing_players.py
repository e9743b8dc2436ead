"""Players chosen as an ability resolves (CR 608.2d).

What is here: "choose an opponent", "choose a player at random". What is not: a choice as something enters
(``entering``), target players who are chosen by others (``choosing_opponents``).
"""

from rulings.abilities.effects.choosing import ChoosePlayer
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.players import ChosenPlayer
from rulings.oracle.categories import effect, player

for _words, _opponent in (("opponent", True), ("player", False)):
    for _end, _random in (("", False), (" at random", True)):
        effect.phrase(
            f"{{who:Subject}} choose[s] a {_words}{_end}",
            ChoosePlayer,
            fixed={"opponent": _opponent, "at_random": _random},
        )

# Who was chosen last, of all times that the ability let somebody choose (CR 607.2d).

player.phrase("the last chosen player", ChosenPlayer)

# The player who adds the mana chooses anyway (CR 106.1b).

for _amount, _kind in (("one mana of any color", "any"), ("{times:Amount} mana of any one color", "any one")):
    effect.phrase(f"{{who:Player}} adds {_amount} they choose", AddMana, fixed={"options": (ManaOption((_kind,)),)})
