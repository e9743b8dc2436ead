"""Where the project lies, and the files beside it that some tests need and that no commit may hold.

A test asks here and not its own path, so that it goes on finding them when it moves. Two variables name other places:
``JUDGEBOT_TEST_SHARED`` the folder of such files, ``JUDGEBOT_TEST_RULES`` the Comprehensive Rules alone.
"""

import os
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
"""The checkout."""
SHARED: Final = Path(os.environ.get("JUDGEBOT_TEST_SHARED") or ROOT.parent / "shared")
"""Files beside the checkout; tests that need one skip where it is absent."""
RULES_TEXT: Final = Path(
    os.environ.get("JUDGEBOT_TEST_RULES") or SHARED / "data" / "cr" / "MagicCompRules 20260116.txt"
)
"""The Comprehensive Rules of the edition that the bundled data follow."""
