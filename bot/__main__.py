"""The command ``judgebot``."""

import sys


def main() -> None:
    """Run the console front and leave with its exit status."""
    from bot.console.entry import run_console

    sys.exit(run_console(sys.argv[1:]))


if __name__ == "__main__":
    main()
