"""The command ``judgebot``."""

import gc
import sys
from typing import Final

from bot.stopping import leave

YOUNG_OBJECTS: Final = 50_000
"""How many new objects are waited for before Python looks for circles among them.

Starting makes hundreds of thousands of objects that stay; looking through them after each 700, as Python does unless
told otherwise, is a tenth of the time to an answer.
"""


def main() -> None:
    """Run the console front and leave with its exit status."""
    from bot.console.entry import run_console

    gc.set_threshold(YOUNG_OBJECTS)
    leave(run_console(sys.argv[1:]))


if __name__ == "__main__":
    main()
