"""What a played table looks like from outside: steps, boards and decisions, ready to be shown.

What is here: plain data that fronts render (text, embeds, pictures). What is not: how it is made
(``rulings.narrate`` writes sentences, ``rulings.table`` plays).
"""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from rulings.cite import Citation


class Detail(IntEnum):
    """How closely a playthrough is told: a step is shown at its own level and every higher one."""

    RESULT = 1
    STEPS = 2
    EVERYTHING = 3


class Status(StrEnum):
    """The outcome of playing a table file."""

    RIGHT = "right"
    WRONG = "wrong"
    REFUSED = "refused"
    INVALID = "invalid"
    FAULT = "fault"
    """The program itself broke: no ruling, and no refusal that stands for one; somebody has to mend it."""

    @property
    def has_outcome(self) -> bool:
        """Whether the game was played to its end, so that what came of it may be shown."""
        return self in (Status.RIGHT, Status.WRONG)


@dataclass(frozen=True, slots=True)
class CardView:
    """One object as everybody at the table sees it."""

    object_id: int
    """The same number in every board of one playthrough until the object changes zones."""
    name_en: str
    """Current name; empty for a face-down object."""
    name_ja: str | None
    """Japanese name, ``None`` where the corpus has none."""
    is_tapped: bool = False
    is_face_down: bool = False
    is_token: bool = False
    is_creature: bool = False
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    """Kinds and numbers, sorted by kind."""
    attached_to: int | None = None
    """``object_id`` of what this is attached to."""
    is_attacking: bool = False
    is_blocking: bool = False
    altered_en: tuple[str, ...] = ()
    """What continuous effects have made of it, each in a few words: ``"Land — Mountain"``, ``"flying"``."""
    altered_ja: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's side of the table."""

    player: str
    """``"A"`` to ``"D"``."""
    life: int
    poison: int = 0
    energy: int = 0
    experience: int = 0
    rad: int = 0
    mana: str = ""
    """Unspent mana, ``"{G}{G}"``."""
    battlefield: tuple[CardView, ...] = ()
    """What the player controls, oldest first."""
    hand: tuple[CardView, ...] = ()
    graveyard: tuple[CardView, ...] = ()
    """Top card last."""
    exile: tuple[CardView, ...] = ()
    command: tuple[CardView, ...] = ()
    library_size: int = 0
    library_top: tuple[CardView, ...] = ()
    """The cards that the table file listed, top first; the rest is only counted."""

    @property
    def counters(self) -> tuple[tuple[str, int], ...]:
        """The kinds of counters that the player has, each with how many (CR 122.1)."""
        kinds = (("poison", self.poison), ("energy", self.energy), ("experience", self.experience), ("rad", self.rad))
        return tuple((kind, number) for kind, number in kinds if number)


@dataclass(frozen=True, slots=True)
class StackView:
    """One object on the stack."""

    object_id: int
    name_en: str
    name_ja: str | None
    controller: str
    text_en: str = ""
    """For an ability: its text."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """The whole table at one moment."""

    turn: int
    active: str
    step: str
    """Step name of the table format: ``"main1"``."""
    players: tuple[PlayerView, ...]
    stack: tuple[StackView, ...] = ()
    """Top object first."""


@dataclass(frozen=True, slots=True)
class DecisionView:
    """A choice that the rules gave a player, and what was chosen."""

    player: str
    prompt_en: str
    prompt_ja: str
    options_en: tuple[str, ...]
    options_ja: tuple[str, ...]
    answers: tuple[str, ...]
    """For each option the word that a table file's ``answers`` would use for it."""
    chosen: tuple[int, ...]
    """Indexes of the chosen options."""
    is_default: bool
    """No answer was given and the default policy chose."""
    citations: tuple[Citation, ...] = ()
    can_decline: bool = False
    """Choosing none of the options was possible."""


@dataclass(frozen=True, slots=True)
class Step:
    """One told step of a playthrough."""

    detail: Detail
    text_en: str
    text_ja: str
    citations: tuple[Citation, ...] = ()
    board: BoardView | None = None
    """The table after this step where it changed."""
    decision: DecisionView | None = None


@dataclass(frozen=True, slots=True)
class ExpectResult:
    """One expectation of a table file, checked."""

    number: int
    """From 1, in the order of the file."""
    is_met: bool
    want: str
    """The row as it stands in the file, JSON."""
    got: str
    """What was found instead, in English."""


@dataclass(frozen=True, slots=True)
class Unsupported:
    """Words that the program does not understand and that could matter."""

    card: str
    text: str
    """The words that were not understood."""
    why_en: str
    why_ja: str
    card_ja: str = ""
    """Today's Japanese name of ``card``; empty where it has none."""


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A played table: told, checked and drawn from."""

    table_id: str
    title_en: str
    title_ja: str
    status: Status
    before: BoardView | None
    steps: tuple[Step, ...]
    after: BoardView | None
    expect: tuple[ExpectResult, ...] = ()
    unsupported: tuple[Unsupported, ...] = ()
    fault_en: str = ""
    """Why the table is ``invalid``, failed, or broke the program, one sentence."""
    fault_ja: str = ""
    standing: tuple[Step, ...] = ()
    """What continuous effects have made of permanents before the first step, where any of it needs explaining."""
