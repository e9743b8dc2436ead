"""What can be wrong with a table file, each with the place in the file.

What is here: errors of reading, of setting up and of asking for what a table does not have. What is not: a table that
plays and comes out wrong (``rulings.narrate.report.Status.WRONG``), which is an answer and no error.
"""

from rulings.errors import RulingsError


class TableFileError(RulingsError):
    """A table file is at fault; ``details`` always has ``file`` and ``line`` (0: the file as a whole)."""

    code = "table_file"

    def __reduce__(self) -> tuple[object, ...]:
        """How it is copied to another process: its details are keywords."""
        return _again, (type(self), self.details)


def _again(kind: type[TableFileError], details: dict[str, object]) -> TableFileError:
    return kind(**details)


class UnreadableTableError(TableFileError):
    """The file cannot be opened, or is no UTF-8 text."""

    code = "table_unreadable"


class TableMissingError(UnreadableTableError):
    """There is no such file or folder."""

    code = "table_missing"


class NoTablesError(TableFileError):
    """The files and folders that were given hold no table at all."""

    code = "table_none"


class SeveralTablesError(TableFileError):
    """One table was to be played and the file holds more; details: file, line (0), given (how many)."""

    code = "table_several"


class TableSyntaxError(TableFileError):
    """The text is no TOML or no JSON."""

    code = "table_syntax"


class TableNestedError(TableFileError):
    """Keys or brackets within each other, deeper than any table needs; ``most`` is how deep they may go."""

    code = "table_nested"


class UnknownKeyError(TableFileError):
    """A key that the format does not have at this place."""

    code = "table_key_unknown"


class MissingKeyError(TableFileError):
    """A key without which this place has no meaning."""

    code = "table_key_missing"


class WrongValueError(TableFileError):
    """A value of a kind or size that the key cannot have; ``example`` shows how to write it."""

    code = "table_value_wrong"


class UnknownWordError(TableFileError):
    """A word where one of a fixed list must stand: a step, a zone, a colour."""

    code = "table_word_unknown"


class StepVerbError(TableFileError):
    """A script step with no verb, or with several."""

    code = "table_step_verb"


class ExpectationKindError(TableFileError):
    """An expectation whose keys together mean nothing."""

    code = "table_expect_kind"


class DuplicateIdError(TableFileError):
    """The same ``id`` twice where it must be unique."""

    code = "table_id_twice"


class UnknownPlayerError(TableFileError):
    """A player letter that has no ``[players.X]``."""

    code = "table_player_unknown"


class AfterRangeError(TableFileError):
    """``after = N`` with fewer than N script steps."""

    code = "table_after_range"


class TableTooLargeError(TableFileError):
    """More cards or steps than a toy game state may have."""

    code = "table_too_large"


class UnknownReferenceError(TableFileError):
    """``attached_to`` or ``exiled_with`` names nothing that is on the table; ``file`` is the table's id."""

    code = "table_reference_unknown"


class UnknownCardError(TableFileError):
    """A card in a set-up whose name is no card's name; ``file`` is the table's id."""

    code = "table_card_unknown"
