"""Every card that the seed documents name is understood, each face of it.

What is here: the names that stand between 《》, and the English of a pair "Japanese／English", taken from the documents
beside the project. A name is a card's only if it is exactly one; what else stands so (a keyword, a piece of a sentence)
names no card and is passed over. What is not: tables of what those documents say (``tests/tables/seeds``).
"""

import asyncio
import re
from pathlib import Path

import pytest

from rulings.corpus.cards import Card, Face
from rulings.corpus.database import Corpus
from rulings.kernel.abilities.keyword_abilities import obstacles
from rulings.kernel.playable import problems
from rulings.kernel.setup import load_rules
from rulings.oracle.read import read_face
from rulings.table.playing.compile import compile_face
from tests.places import SHARED

SEEDS = SHARED / "data" / "seeds"
QUOTED = re.compile("《([^《》]+)》")
ENGLISH_LAST = re.compile(r"[/／]\s*([A-Z][A-Za-z'’,+/ -]*[A-Za-z])")
ENGLISH_FIRST = re.compile(r"([A-Z][A-Za-z'’, -]*[A-Za-z]) */ *[^ -~]")

pytestmark = pytest.mark.skipif(not SEEDS.is_dir(), reason="the seed documents are not beside the project")


def plain(name: str) -> str:
    """The name with straight apostrophes, and with the halves of a split card joined as they are today."""
    return name.strip().replace("’", "'").replace("+", " // ")


def named_in(text: str) -> set[str]:
    """What may be a card's name: quoted, in either language, or the English side of a pair."""
    quoted = {part for one in QUOTED.findall(text) for part in re.split("[/／]", one)}
    return {plain(one) for one in (*quoted, *ENGLISH_LAST.findall(text), *ENGLISH_FIRST.findall(text))}


@pytest.fixture(scope="module")
def seed_cards(corpus_path: Path) -> dict[str, Card]:
    """The cards of those names, by the name in the document."""
    names = sorted(set[str]().union(*(named_in(path.read_text("utf-8-sig")) for path in SEEDS.glob("*.txt"))))

    async def find() -> dict[str, Card]:
        async with Corpus.open(corpus_path) as corpus:
            found = dict(await corpus.cards(names))
            for name in names:
                if name not in found and not name.isascii() and (same := await corpus.cards_by_japanese(name)):
                    found[name] = same[0]
            return found

    return asyncio.run(find())


def not_understood(face: Face) -> list[str]:
    """Why the face can't be played whole; nothing where it can."""
    declined = [line.declined.why.value for line in read_face(face).lines if line.declined is not None]
    compiled = compile_face(face)
    unplayed = [what for ability in compiled.abilities for what in problems(ability)]
    return [*declined, *unplayed, *(what for _, what in obstacles(compiled))]


def test_the_documents_name_many_cards(seed_cards: dict[str, Card]) -> None:
    cards = {card.name for card in seed_cards.values()}
    assert {"Wasteful Harvest", "Chrome Mox", "Kyren Toy", "Nefarious Lich", "Blood Operative", "Myr Welder"} <= cards
    assert len(cards) > 100


def test_every_face_of_a_card_that_a_seed_names_is_understood(seed_cards: dict[str, Card]) -> None:
    load_rules()
    faces = {face.name: face for card in seed_cards.values() for face in card.faces}
    assert {name: why for name, face in sorted(faces.items()) if (why := not_understood(face))} == {}
