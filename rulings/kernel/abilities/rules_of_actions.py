"""The keyword actions of the rules (CR 701), and which of them rules code carries out.

日本語: キーワード処理の一覧
What is here: the actions by name with the rule of each, and ``plays_action``, with which the code that carries one out
says so where it stands. What is not: carrying out (``rulings.kernel.effects`` and casting, activating, playing lands).
"""

from collections.abc import Callable
from typing import TypeVar

from rulings.cite import Citation, cite

_RULES: dict[str, Citation] = {
    "activate": cite("701.2a", "To activate an activated ability"),
    "attach": cite("701.3a", "To attach"),
    "behold": cite("701.4a", "Behold a"),
    "cast": cite("701.5a", "To cast a spell"),
    "counter": cite("701.6a", "To counter a spell or ability"),
    "create": cite("701.7a", "To create one or more tokens"),
    "destroy": cite("701.8a", "To destroy a permanent"),
    "discard": cite("701.9a", "To discard a card"),
    "double": cite("701.10b", "To double"),
    "triple": cite("701.11b", "To triple"),
    "exchange": cite("701.12a", "exchange"),
    "exile": cite("701.13a", "To exile an object"),
    "fight": cite("701.14a", "fight"),
    "goad": cite("701.15a", "goad"),
    "investigate": cite("701.16a", "Investigate"),
    "mill": cite("701.17a", "mill"),
    "play": cite("701.18a", "To play a land"),
    "regenerate": cite("701.19a", "Regenerate"),
    "reveal": cite("701.20a", "To reveal a card"),
    "sacrifice": cite("701.21a", "To sacrifice a permanent"),
    "scry": cite("701.22a", "scry"),
    "search": cite("701.23a", "To search for a card"),
    "shuffle": cite("701.24a", "To shuffle a library"),
    "surveil": cite("701.25a", "surveil"),
    "tap and untap": cite("701.26a", "To tap a permanent"),
    "transform": cite("701.27a", "To transform a permanent"),
    "convert": cite("701.28a", "To convert a permanent"),
    "fateseal": cite("701.29a", "fateseal"),
    "clash": cite("701.30a", "To clash"),
    "planeswalk": cite("701.31a", "planeswalk"),
    "set in motion": cite("701.32b", "To set a scheme in motion"),
    "abandon": cite("701.33b", "To abandon a scheme"),
    "proliferate": cite("701.34a", "proliferate"),
    "detain": cite("701.35a", "detain"),
    "populate": cite("701.36a", "populate"),
    "monstrosity": cite("701.37a", "Monstrosity N"),
    "vote": cite("701.38a", "vote"),
    "bolster": cite("701.39a", "Bolster N"),
    "manifest": cite("701.40a", "manifest"),
    "support": cite("701.41a", "Support N"),
    "meld": cite("701.42a", "Meld"),
    "exert": cite("701.43a", "To exert a permanent"),
    "explore": cite("701.44a", "explore"),
    "assemble": cite("701.45a", "Assemble"),
    "adapt": cite("701.46a", "Adapt N"),
    "amass": cite("701.47a", "amass"),
    "learn": cite("701.48a", "Learn"),
    "venture into the dungeon": cite("701.49a", "venture into the dungeon"),
    "connive": cite("701.50a", "connive"),
    "open an Attraction": cite("701.51b", "To open an Attraction"),
    "roll to visit your Attractions": cite("701.52a", "To roll to visit your Attractions"),
    "incubate": cite("701.53a", "To incubate N"),
    "the Ring tempts you": cite("701.54a", "the Ring tempts you"),
    "face a villainous choice": cite("701.55a", "faces a villainous choice"),
    "time travel": cite("701.56a", "time travel"),
    "discover": cite("701.57a", "Discover N"),
    "cloak": cite("701.58a", "cloak"),
    "collect evidence": cite("701.59a", "collect evidence"),
    "suspect": cite("701.60a", "suspect"),
    "forage": cite("701.61a", "forage"),
    "manifest dread": cite("701.62a", "Manifest dread"),
    "endure": cite("701.63a", "endure N"),
    "harness": cite("701.64a", "Harness"),
    "airbend": cite("701.65a", "Airbend"),
    "earthbend": cite("701.66a", "Earthbend N"),
    "waterbend": cite("701.67a", "Waterbend"),
    "blight": cite("701.68a", "blight N"),
}

_PLAYED: dict[str, list[str]] = {}
Code = TypeVar("Code", bound=Callable[..., object])


def plays_action(*names: str) -> Callable[[Code], Code]:
    """Declares the function that carries out keyword actions.

    Raises: KeyError: no keyword action is called so.
    """
    for name in names:
        _RULES[name]

    def register(function: Code) -> Code:
        for name in names:
            _PLAYED.setdefault(name, []).append(f"{function.__module__}.{function.__qualname__}")
        return function

    return register


def rules_of_actions() -> dict[str, str]:
    """The number of the rule of each keyword action, without its letter, in the order of the rules."""
    return {name: str(citation.rule).rstrip("abcdefgh") for name, citation in _RULES.items()}


def who_plays(name: str) -> tuple[str, ...]:
    """The functions that carry out a keyword action, as ``module.function``; none: it is not played."""
    return tuple(_PLAYED.get(name, ()))
