"""What names in a table stand for (CR 201.2: the English name is the name), and which must be looked up."""

from rulings.corpus.cards import Card, Face, Layout
from rulings.table.playing.names import Names, card_names, denoted_names, fold_name, parse_player_name, set_up_names
from rulings.table.reading.read import parse_table

SPLIT = Card(
    "Fire // Ice",
    Layout.SPLIT,
    (Face("Fire"), Face("Ice")),
    names_ja=("火 // 氷",),
    face_names_ja=("火", "氷"),
)
DOUBLE = Card(
    "Delver of Secrets",
    Layout.TRANSFORM,
    (Face("Delver of Secrets"), Face("Insectile Aberration")),
    names_ja=("秘密を掘り下げる者",),
    face_names_ja=("秘密を掘り下げる者", "昆虫の逸脱者"),
)


def test_a_split_card_named_whole_has_both_names__709_4() -> None:
    assert denoted_names("Fire // Ice", SPLIT) == {"fire // ice", "fire", "ice"}
    assert denoted_names("火 // 氷", SPLIT) == {"fire // ice", "fire", "ice"}
    assert denoted_names("氷", SPLIT) == {"ice"}


def test_each_face_of_a_double_faced_card_is_named_by_itself__712_8() -> None:
    assert denoted_names("Delver of Secrets", DOUBLE) == {"delver of secrets"}
    assert denoted_names("昆虫の逸脱者", DOUBLE) == {"insectile aberration"}


def test_an_old_name_means_the_whole_card() -> None:
    assert denoted_names("秘密を掘る者", DOUBLE) == {"delver of secrets"}


def test_what_is_no_card_is_known_by_its_own_name() -> None:
    names = Names({"火": SPLIT})
    assert names.english("Soldier Token") == {"soldier token"}
    assert names.english("火") == {"fire"}


def test_folding_ignores_case_width_and_apostrophes() -> None:
    assert fold_name("Ｎature’s  CLAIM") == fold_name("nature's claim")
    assert parse_player_name("Player　B") == "B"
    assert parse_player_name("player E") is None


def test_names_to_look_up_come_from_every_part_of_the_table() -> None:
    table = parse_table("""
format = 1
id = "t"
[players.A]
battlefield = ["Forest*2", {card = "Bonesplitter", id = "axe", attached_to = "Grizzly Bears"}]
library_rest = {card = "平地", count = 3}
[players.B]
[[script]]
cast = "Fire // Ice"
face = "Ice"
targets = ["axe", "player B"]
answers = ["yes", 3, "red"]
[[script]]
block = {"Wall of Ice" = "Hill Giant"}
[answers]
B = ["Opt", "none"]
[[expect]]
card = "Serra Angel"
damage = 0
[[expect]]
legal = true
player = "A"
activate = "Millstone"
""")
    assert set_up_names(table) == {"Forest", "Bonesplitter", "平地"}
    others = {"Grizzly Bears", "Fire // Ice", "Ice", "Wall of Ice", "Hill Giant", "Opt", "Serra Angel", "Millstone"}
    assert card_names(table) == set_up_names(table) | others
