"""Errors of the fronts, and the one sentence that a person reads for any error.

What is here: errors that only a front can meet, and how every error is told. What is not: errors of the domain,
which lie beside the code that raises them.
"""

from typing import Final

from bot.language import load_messages, say
from bot.render.characters import one_line
from rulings.answer.card_name import CardName
from rulings.answer.rule_name import RuleName
from rulings.errors import RulingsError
from rulings.language import Language


class FrontError(RulingsError):
    """Something outside the domain is missing or wrong: a setting, a token, a font."""


class SettingInvalidError(FrontError):
    """A setting holds a value that is not allowed; details: variable, value, allowed."""

    code = "setting_invalid"


class TokenMissingError(FrontError):
    """The Discord bot was to start without a token; details: variable."""

    code = "token_missing"


class TokenRefusedError(FrontError):
    """Discord does not know the token; details: variable."""

    code = "token_refused"


class FontMissingError(FrontError):
    """No font with Japanese glyphs was found; details: variable."""

    code = "font_missing"


class DiscordUnreachableError(FrontError):
    """Discord can't be reached over the network."""

    code = "discord_unreachable"


class DiscordFailingError(FrontError):
    """Discord is reached and answers with an error of its own; details: answer."""

    code = "discord_failing"


class DiscordRefusedError(FrontError):
    """Discord knows the token and does not let this program in, now or later; details: answer."""

    code = "discord_refused"


class BotSilentError(FrontError):
    """No running bot has given a sign of life lately; details: path, seconds."""

    code = "bot_silent"


class BusyError(FrontError):
    """So many games and pictures wait that another one would come too late."""

    code = "question_while_busy"


class TooLargeError(FrontError):
    """A game or picture took longer, or more memory, than it may; details: seconds."""

    code = "question_too_large"


class FileMissingError(FrontError):
    """A file that was named is not there; details: path."""

    code = "file_missing"


class StoreUnwritableError(FrontError):
    """The file that remembers settings can't be written; details: path."""

    code = "store_unwritable"


class StoreNewerError(FrontError):
    """The file that remembers settings was laid out by a newer judgebot; details: path, found, known."""

    code = "store_newer"


class StoreForeignError(FrontError):
    """The file that is to remember settings belongs to another program; details: path."""

    code = "store_foreign"


class BatchLineError(FrontError):
    """A line of a batch file is not what the command reads; details: file, line."""

    code = "batch_line"


class ButtonForgottenError(FrontError):
    """A button or menu belongs to an answer that is not remembered any more."""

    code = "button_forgotten"


class StoreAwayError(FrontError):
    """A button or menu can't be answered, since what it belongs to can't be read at the moment."""

    code = "button_store_away"


class NotSharedError(FrontError):
    """A private answer was to be shown to everyone in a server where answers are private."""

    code = "button_not_shared"


class SettingsNoServerError(FrontError):
    """A server's settings were to be changed where there is no server."""

    code = "settings_no_server"


class SettingsNotAllowedError(FrontError):
    """A server's settings were to be changed by somebody who may not."""

    code = "settings_not_allowed"


class SettingsNotSavedError(FrontError):
    """What was chosen could not be remembered."""

    code = "settings_not_saved"


class AttachmentTooLargeError(FrontError):
    """What was sent is larger than any table file; details: file, most (bytes)."""

    code = "attachment_too_large"


class AttachmentNotTextError(FrontError):
    """What was sent is no text in UTF-8; details: file."""

    code = "attachment_not_text"


class AttachmentUnreadableError(FrontError):
    """Discord does not hand out a file that was sent; details: file."""

    code = "attachment_unreadable"


EXIT_NOT_FOUND: Final = 1
EXIT_BAD_INPUT: Final = 2
EXIT_REFUSED: Final = 3
EXIT_MACHINE: Final = 4
EXIT_FAULT: Final = 70
"""The program itself broke: ``EX_SOFTWARE`` of ``sysexits.h``, far from the numbers of what a person can put right."""
EXIT_TRY_AGAIN: Final = 75
"""Nothing is wrong here, and later it may work: ``EX_TEMPFAIL`` of ``sysexits.h``."""
EXIT_PUT_RIGHT: Final = 78
"""A setting, the token or the store must be put right first: ``EX_CONFIG`` of ``sysexits.h``."""

_EXIT_STATUS: Final = {
    "bot_silent": EXIT_MACHINE,
    "ask_unsure": EXIT_NOT_FOUND,
    "card_unknown": EXIT_NOT_FOUND,
    "card_unsure": EXIT_NOT_FOUND,
    "policy_unknown": EXIT_NOT_FOUND,
    "rule_unknown": EXIT_NOT_FOUND,
    "rule_unsure": EXIT_NOT_FOUND,
    "demonstration_unknown": EXIT_NOT_FOUND,
    "discord_failing": EXIT_TRY_AGAIN,
    "discord_refused": EXIT_PUT_RIGHT,
    "discord_unreachable": EXIT_TRY_AGAIN,
    "font_missing": EXIT_MACHINE,
    "setting_invalid": EXIT_PUT_RIGHT,
    "store_foreign": EXIT_PUT_RIGHT,
    "store_newer": EXIT_PUT_RIGHT,
    "store_unwritable": EXIT_PUT_RIGHT,
    "token_missing": EXIT_PUT_RIGHT,
    "token_refused": EXIT_PUT_RIGHT,
    "name_index_missing": EXIT_MACHINE,
    "nothing_to_build": EXIT_MACHINE,
    "snapshot_unreachable": EXIT_MACHINE,
}


def exit_status(error: RulingsError) -> int:
    """The process exit status for an error.

    Shape: 1 nothing found, 2 the input is at fault, 3 not understood and so refused, 4 this machine lacks something,
    75 try again later, 78 a setting, the token or the store must be put right.
    """
    if error.code.startswith(("corpus_", "download_")):
        return EXIT_MACHINE
    return _EXIT_STATUS.get(error.code, EXIT_BAD_INPUT)


def sentence(language: Language, error: RulingsError) -> str:
    """What was wrong and what to try, in one sentence of the reader's language.

    Shape: an error without a sentence of its own still names its code and details rather than nothing.
    """
    key = f"error.{error.code}"
    if key not in load_messages(language):
        return say(language, "error.without_words", code=error.code, details=str(error.details))
    return say(language, key, **{name: _on_one_line(value) for name, value in error.details.items()})


_OF_THE_ASKER: Final = (
    "ask_",
    "attachment_",
    "button_",
    "card_",
    "demonstration_",
    "edition_",
    "policy_",
    "question_",
    "rule_",
    "settings_",
    "table_",
)
"""How the codes of errors begin that an asker can put right; all others are about the machine that the bot runs on."""

_LONGEST_VALUE: Final = 200
_MOST_VALUES: Final = 25


def sentence_for_asker(language: Language, error: RulingsError) -> str | None:
    """The same sentence for somebody in Discord; ``None`` where the machine is at fault, which is for the log alone.

    Shape: what was typed shows its first 200 characters, a list its first 25 entries: a whole file may be in there.
    """
    if not error.code.startswith(_OF_THE_ASKER) or f"error.{error.code}" not in load_messages(language):
        return None
    return say(language, f"error.{error.code}", **{name: _shortened(value) for name, value in error.details.items()})


def _on_one_line(value: object) -> object:
    return one_line(value) if isinstance(value, str) else value


def _shortened(value: object) -> object:
    if isinstance(value, list | tuple):
        return [_shortened(each) for each in value[:_MOST_VALUES]]
    if isinstance(value, CardName | RuleName):
        return value
    words = one_line(str(value))
    return words if len(words) <= _LONGEST_VALUE else words[: _LONGEST_VALUE - 1] + "…"
