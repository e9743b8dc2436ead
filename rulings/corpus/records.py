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
    """English name that the source uses: of the whole or of a face."""
    text: str
    """The name without furigana."""
    language: Language = Language.JA
    kind: NameKind = NameKind.CURRENT
    reading: str = ""
    """Hiragana, where the source gives it."""
    source: str = ""
    """Key of the source."""
    note: str = ""
    """What the source had, where the text was repaired."""


@dataclass(frozen=True, slots=True)
class PrintedText:
    """Type line and text of a face as printed in another language; never a basis of play (CR 108.1)."""

    card: str
    """English name that the source uses: of the face where a card has several."""
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
    PRESENT_IN_NEWER = "present_in_newer"
    """A newer source has the same card or face; its text counts."""
    NOT_A_CARD = "not_a_card"
    """A token, an emblem, an art card or the like."""
    NO_NAME = "no_name"
    """An entry without a name."""
    NO_SUCH_CARD = "no_such_card"
    """A name of a card that no source has."""
    SAME_NAME_GIVEN = "same_name_given"
    """Another source gave the same Japanese name already."""
    NOT_JAPANESE = "not_japanese"
    """English in the Japanese field."""
    UNREADABLE_NAME = "unreadable_name"
    """Cut off or mixed beyond repair."""
    OTHER_LANGUAGE = "other_language"
    """A language that judgebot does not speak."""
    DUPLICATE = "duplicate"
    """The same statement twice in one source."""
    MALFORMED = "malformed"
    """Not in the format that the rest of the file has."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """One entry that the corpus does not hold, and why."""

    source: str
    """Key of the source."""
    what: str
    """Name or place of the entry as the source writes it."""
    reason: Reason
    detail: str = ""
    """What a person needs to judge the case."""


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
