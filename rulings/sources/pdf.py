"""The words of a PDF file.

What is here: its text, page by page, by ``pypdf``, which is imported when a PDF is read and never before. What is not:
what the words are (``rulings.sources.policy_text``).
"""

import logging
from functools import lru_cache
from io import BytesIO
from typing import Final

PDF: Final = b"%PDF-"
"""How a PDF begins."""


@lru_cache(maxsize=8)
def read_pdf(data: bytes) -> str | None:
    """The text of all pages, a line feed between them; None where the file is damaged or cut off.

    Shape: the bytes of a file -> text, empty where it holds pictures alone; seconds for 60 pages, so the latest few are
        remembered: a build recognises a file by its text, and reads it later.
    """
    from pypdf import PdfReader

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # what it mends by itself is of no use to a person
    if b"%%EOF" not in data[-1024:]:
        return None
    try:
        return "\n".join(page.extract_text() for page in PdfReader(BytesIO(data)).pages)
    except Exception:  # a damaged file can break the reader anywhere, says its documentation
        return None
