"""Cards from outside the game (CR 400.11)."""

from rulings.abilities.effects.moving import BringIn
from rulings.abilities.effects.optional import May
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import effect, sentence
from rulings.oracle.holes import hole

effect.phrase(
    "{who:Subject} reveal[s] a {what:Filter@singular} from outside the game and put[s:who] it into your hand",
    BringIn,
    fixed={"is_revealed": True},
)
effect.phrase("{who:Subject} put[s] a {what:Filter@singular} from outside the game into your hand", BringIn)
effect.phrase(
    "{who:Subject} put[s] a {what:Filter@singular} from outside the game on top of your library",
    BringIn,
    fixed={"to": Zone.LIBRARY},
)
sentence.phrase(
    "{who:Player} may reveal a {what:Filter@singular} from outside the game or choose a face-up "
    "{exiled:Filter@singular}. put that card into your hand.",
    May(hole("who", You), BringIn(hole("who"), hole("what"), is_revealed=True, or_in_exile=hole("exiled"))),
    carries={"may": "May"},
)
