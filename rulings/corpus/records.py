"""What sources know about cards, as records that no source owns.

What is here: where a fact came from, names and printed texts in other languages, what was left out, where sources
disagree. What is not: cards and their English faces (``rulings.corpus.cards``), rulings (``rulings.corpus.rulings``).
"""

from dataclasses import dataclass
from enum import StrEnum

from rulings.language import Language


class NameKind(StrEnum):
    """Why a card is known under a name."""

    CURRENT = "current"
    """The name that is printed today."""
    FORMER = "former"
    """An older printed name, or one that another source gives and today's does not."""
    MISPRINT = "misprint"
    """Printed wrongly, or damaged in a source; kept so that a reader of the old card still finds it."""
    NICKNAME = "nickname"
    """What players say."""
    FLAVOR = "flavor"
    """Another title on the same card, as of a series of monsters."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where facts came from.

    日本語: 情報の出典
    """

    key: str
    """Name in rows and reports: ``"oracle_snapshot"``, ``"mtgjson"``."""
    title: str
    """Name for people: ``"MTGJSON AtomicCards"``."""
    edition: str
    """ISO date as of which it speaks, as its content says; empty where it says nothing."""
    language: str = ""
    """Languages of its facts: ``"en"``, ``"ja"``, ``"en ja"``."""
    sha256: str = ""
    """Hash of the file as it was read."""


@dataclass(frozen=True, slots=True)
class CardName:
    """One name of a card or of a face, in one language.

    日本語: カード名（別名・旧名・読みを含む）
    """

    card: str
    """English name that the source uses: of the whole, joined or not, or of a face."""
    text: str
    """The name without furigana."""
    language: Language = Language.JA
    kind: NameKind = NameKind.CURRENT
    reading: str = ""
    """Hiragana, where the source gives it."""
    spoken: str = ""
    """Hiragana as pronounced, where the source gives it and it differs from ``reading``."""
    source: str = ""
    """Key of the source."""
    note: str = ""
    """What the source had, where the text was repaired."""
    face: str = ""
    """English name of the face that has the name, where ``card`` is the whole of several."""


@dataclass(frozen=True, slots=True)
class PrintedText:
    """Type line and text of a face as printed in another language; never a basis of play (CR 108.1)."""

    card: str
    """English name that the source uses, joined where the card has several faces."""
    face: str
    """English name of the face."""
    type_line: str
    """``"クリーチャー — 人間・ウィザード"``."""
    text: str
    """Lines joined by line feeds."""
    language: Language = Language.JA
    source: str = ""
    """Key of the source."""


class Reason(StrEnum):
    """Why an entry of a source is not in the corpus, or is there only in part."""

    REPRINT_OF_ITSELF = "reprint_of_itself"
    """A card printed on both sides: the same card stands under its own name."""
    SAME_NAME = "same_name"
    """Several texts share one English name: only the first can be that card (CR 201.2)."""
    RENAMED = "renamed"
    """A card that is called otherwise today; it stands under that name, and this one leads to it."""
    NOT_A_CARD = "not_a_card"
    """A token, an emblem, an art card or the like."""
    UNKNOWN_LAYOUT = "unknown_layout"
    """Of a layout that this version doesn't know, so that it can't be said whether it is a card."""
    NO_NAME = "no_name"
    """An entry without a name."""
    NO_SUCH_CARD = "no_such_card"
    """A name of a card that no source has."""
    AMBIGUOUS = "ambiguous"
    """A name of a face that several cards have."""
    NOT_JAPANESE = "not_japanese"
    """English in the Japanese field."""
    UNREADABLE_NAME = "unreadable_name"
    """Cut off or mixed beyond repair."""
    ANOTHER_PRINTING = "another_printing"
    """A card that the same source has already, in another printing."""
    OTHER_LANGUAGE = "other_language"
    """A language that judgebot does not speak."""
    DUPLICATE = "duplicate"
    """The same statement twice in one source."""
    NOT_IN_TEXT = "not_in_text"
    """A number of the rules that their text skips, as where a part of the file is missing."""
    LETTERS_LOST = "letters_lost"
    """Kept, though damage has taken letters of it."""
    MALFORMED = "malformed"
    """Not in the format that the rest of the file has."""


class Fact(StrEnum):
    """What sort of thing a source is counted in."""

    CARD = "card"
    """A card, or a face where the source has an entry for each."""
    NAME = "name"
    """A name in another language."""
    TEXT = "text"
    """A printed text in another language."""
    RULING = "ruling"
    RULE = "rule"
    """A rule or subrule of an edition."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many facts of a sort a source has and how many of them were taken.

    The difference stands among what was left out: counts in equal counts out.
    """

    fact: Fact
    entries: int
    taken: int


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What the corpus does not hold of a source, and why."""

    source: str
    """Key of the source."""
    fact: Fact
    what: str
    """Name or place of the entry as the source writes it."""
    reason: Reason
    detail: str = ""
    """What a person needs to judge the case."""
    count: int = 1
    """How many entries this stands for: many only where single ones say nothing, as of another language."""


class DisagreementKind(StrEnum):
    """On what sources, or rows of one source, disagree."""

    SHARED_JAPANESE_NAME = "shared_japanese_name"
    """One Japanese name for several cards."""
    SEVERAL_JAPANESE_NAMES = "several_japanese_names"
    """One card with several Japanese names."""
    ORACLE_TEXT = "oracle_text"
    """Sources of different dates have different English texts."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A place where sources do not say the same, reported and not silently resolved."""

    kind: DisagreementKind
    subject: str
    """The name on which they disagree."""
    claims: tuple[str, ...]
    """What is claimed, today's first where that is known."""
