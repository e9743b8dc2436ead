"""The root of every error that a person can cause or see.

What is here: the base class only. Each package declares its own errors beside the code that raises them.
What is not: the sentences. A front looks up ``error.<code>`` in its message tables and fills in ``details``.
"""

from functools import partial
from typing import ClassVar


class RulingsError(Exception):
    """Something was asked that cannot be done; says what was given, why not, and what to try.

    Shape: ``code`` names the message (``error.<code>`` in ``bot/messages/*.toml``); ``details`` fills its slots.
    """

    code: ClassVar[str]

    def __init__(self, **details: object) -> None:
        super().__init__(f"{self.code}: {details}")
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        """A copy for another process, with its details."""
        return partial(type(self), **self.details), ()
