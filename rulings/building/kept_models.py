"""What a corpus already knows of the meaning of texts, so that a build reads only what is new to it.

What is here: finding those models. What is not: reading a text (``rulings.building.models``).
"""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from rulings.corpus.cards import Face
from rulings.corpus.database import FACE_COLUMNS, face_from_row
from rulings.oracle.model import is_current


def kept_models(corpus: Path) -> Mapping[Face, str]:
    """Faces of a corpus -> records of their models, as far as the grammar of today wrote them.

    A model is worked out from the face and the grammar alone, so equal faces have equal models.

    Shape: empty where there is no corpus, or one of another layout or damaged: then everything is read anew.
    """
    if not corpus.exists():
        return {}
    try:
        with closing(sqlite3.connect(f"{corpus.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            rows = connection.execute(f"SELECT {FACE_COLUMNS} FROM face f JOIN source s USING (source_id)")
            faces = [face_from_row(row) for row in rows]
    except (sqlite3.Error, ValueError, TypeError):
        return {}
    return {face: face.model for face in faces if is_current(face.model)}
