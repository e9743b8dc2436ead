"""The command ``judgebot``."""

import sys

from bot.stopping import leave


def main() -> None:
    """Run the console front and leave with its exit status."""
    from bot.console.entry import run_console

    leave(run_console(sys.argv[1:]))


if __name__ == "__main__":
    main()
