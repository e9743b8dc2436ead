"""What the names in a table mean: cards of the corpus, ids of the file, tokens, players.

What is here: which names a table uses, and the English names that each stands for. What is not: finding a card by its
name. Whoever plays a table looks the names up first (``rulings.answer`` in the corpus) and hands the cards over.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from rulings.corpus.cards import Card, Layout
from rulings.table.format import expectations as rows
from rulings.table.format import script as steps
from rulings.table.format.model import Table
from rulings.table.format.setup import PLAYER_NAMES, PlayerName

Cards = Mapping[str, Card]
"""Cards by their name as a table writes it, in either language; names that are no card's are left out."""

_WORDS = frozenset(
    {"yes", "no", "none", "win", "lose", "white", "blue", "black", "red", "green"}
    | {f"player {name.lower()}" for name in PLAYER_NAMES}
)
_MARKS_AROUND = str.maketrans("", "", "《》「」『』[]")
_MANY_NAMES = frozenset({Layout.SPLIT})
"""Layouts whose card has the names of both halves (CR 709.4)."""


def fold_name(name: str) -> str:
    """A name for comparison: width, case and kinds of apostrophe don't count.

    Example:
        >>> fold_name("Nature’s  Claim") == fold_name("nature's claim")
        True
    """
    folded = unicodedata.normalize("NFKC", name).casefold().replace("’", "'").replace("ʼ", "'")
    return " ".join(folded.split())


def set_up_names(table: Table) -> frozenset[str]:
    """Names of the cards with which the table begins: each must be a card, or a token."""
    return frozenset(entry.card for _, _, entry in table.entries())


def card_names(table: Table) -> frozenset[str]:
    """Every text of a table that may be a card's name, as written: what to look up before playing it.

    Shape: Table -> names of the set-up, of the script, the answers and the expectations; ids and fixed words left out.
    """
    ids = {entry.id for _, _, entry in table.entries()}
    names = set(set_up_names(table))
    for step in table.script:
        names |= _names_of_step(step)
    for answers in table.answers:
        names |= _texts(answers.queue)
    for row in table.expect:
        names |= _names_of_row(row)
    for _, _, entry in table.entries():
        names |= _texts(entry.chosen)
        names |= {entry.attached_to or ""}
    return frozenset(name for name in names if name and name not in ids and fold_name(name) not in _WORDS)


def _texts(values: tuple[str | int, ...]) -> set[str]:
    return {value for value in values if isinstance(value, str)}


def _names_of_step(step: steps.ScriptStep) -> set[str]:
    names = _texts(step.answers)
    match step:
        case steps.CastStep():
            names |= {step.cast, step.face or ""}
        case steps.ActivateStep():
            names |= {step.activate}
        case steps.PlayStep():
            names |= {step.play, step.face or ""}
        case steps.AttackStep():
            names |= {name or "" for pair in step.attackers for name in pair} | {step.defender or ""}
        case steps.BlockStep():
            names |= {name for pair in step.blocks for name in pair}
        case steps.TurnUpStep():
            names |= {step.turn_up}
        case steps.SpecialStep():
            names |= {step.special}
    if isinstance(step, steps.Announced):
        names |= set(step.targets or ()) | {name for name, _ in step.divide}
    return names


def _names_of_row(row: rows.Expectation) -> set[str]:
    if isinstance(row, rows.Legality | rows.TotalCost):
        return _names_of_step(row.action)
    return {getattr(row, "card", None) or "", getattr(row, "attached_to", None) or ""}


@dataclass(frozen=True, slots=True)
class Names:
    """What every name of one table stands for."""

    cards: Cards
    """The cards that were found."""
    ids: frozenset[str] = frozenset()
    """The ids of the file."""
    _known: dict[str, frozenset[str]] = field(default_factory=dict, repr=False, compare=False)

    def english(self, written: str) -> frozenset[str]:
        """The folded English names that an object called so can have.

        Shape: a name as written -> one name, or those of both halves for a split card named whole; for a text that is
        no card's name the text itself, so that tokens are found by theirs (CR 111.4).
        """
        found = self._known.get(written)
        if found is None:
            card = self.cards.get(written)
            found = frozenset({fold_name(written)}) if card is None else denoted_names(written, card)
            self._known[written] = found
        return found


def denoted_names(written: str, card: Card) -> frozenset[str]:
    """The folded English names of the part of a card that a name means.

    Shape: name in either language, the card that was found by it -> names of the face or half that it names; those of
    the whole where it names the whole, or is an old name that the card no longer has.
    """
    wanted = _without_marks(written)
    for position, face in enumerate(card.faces):
        japanese = card.face_names_ja[position] if position < len(card.face_names_ja) else None
        if wanted in _labels(face.name, japanese):
            return frozenset({fold_name(face.name)})
    whole = {fold_name(card.name)}
    if card.layout in _MANY_NAMES:
        whole |= {fold_name(face.name) for face in card.faces} | set(map(fold_name, card.name.split(" // ")))
    elif card.faces:
        whole |= {fold_name(card.faces[0].name)}
    return frozenset(whole)


def _labels(english: str, japanese: str | None) -> frozenset[str]:
    """The folded texts that name a face: its name in either language, and both side by side as a list shows them."""
    named = [english] if japanese is None else [english, japanese, f"{japanese}/{english}", f"{english} ({japanese})"]
    return frozenset(map(_without_marks, named))


def _without_marks(name: str) -> str:
    """A folded name without the marks that set it off from other words."""
    return "".join(fold_name(name).translate(_MARKS_AROUND).split())


def parse_player_name(text: str) -> PlayerName | None:
    """The player that ``"player A"`` means; ``None`` for any other text.

    Example:
        >>> parse_player_name("player B"), parse_player_name("Shock")
        ('B', None)
    """
    folded = fold_name(text)
    return next((name for name in PLAYER_NAMES if folded == f"player {name.lower()}"), None)
