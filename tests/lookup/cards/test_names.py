"""Names as people type them lead to the card that they meant."""

import pytest

from rulings.lookup.cards.indexing import index_names
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.records import KeyKind, Mark, NameRecord, Verdict


def _named(english: str, japanese: str, reading: str, *, fame: int = 0) -> NameRecord:
    return NameRecord(english, japanese=(japanese,), readings=((japanese, reading),), fame=fame)


@pytest.fixture(scope="module")
def index() -> NameIndex:
    return index_names(
        [
            _named("Rest in Peace", "安らかなる眠り", "やすらかなるねむり", fame=9),
            _named("Wasteful Harvest", "荒涼たる収穫", "こうりょうたるしゅうかく"),
            NameRecord("Fling", japanese=("投げ飛ばし",)),
            NameRecord("Akki Boneflinger"),
            NameRecord("Recover", japanese=("復活",)),
            NameRecord("Resurrection", japanese=("復活",)),
            NameRecord("Fire // Ice", faces=("Fire", "Ice"), japanese=("火", "氷")),
            NameRecord("Lim-Dûl's Vault"),
            NameRecord("Swords to Plowshares", japanese=("剣を鍬に",)),
            NameRecord(
                "Emeritus of Truce // Swords to Plowshares", faces=("Emeritus of Truce", "Swords to Plowshares")
            ),
            NameRecord("Ashnod's Coupon", marks=Mark.JOKE),
        ]
    )


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("rest in peace", "Rest in Peace"),
        ("ＲＥＳＴ　ＩＮ　ＰＥＡＣＥ", "Rest in Peace"),
        ("Rest in Paece", "Rest in Peace"),
        ("安らかなる眠り", "Rest in Peace"),
        ("やすらかなるねむり", "Rest in Peace"),
        ("ヤスラカナルネムリ", "Rest in Peace"),
        ("yasurakanarunemuri", "Rest in Peace"),
        ("荒涼たる収獲", "Wasteful Harvest"),
        ("lim duls vault", "Lim-Dûl's Vault"),
        ("fling", "Fling"),
    ],
)
def test_a_name_in_any_dress_is_certain(index: NameIndex, typed: str, card: str) -> None:
    answer = index.search_names(typed)
    assert (answer.verdict, answer.hits[0].name) == (Verdict.CERTAIN, card)


def test_an_english_whole_name_wins_over_the_face_of_another_card(index: NameIndex) -> None:
    answer = index.search_names("swords to plowshares")
    assert answer.verdict is Verdict.CERTAIN
    assert answer.hits[0].name == "Swords to Plowshares"
    assert answer.hits[0].kind is KeyKind.NAME


def test_a_mistyped_whole_name_is_certain_although_a_half_is_called_the_same(index: NameIndex) -> None:
    answer = index.search_names("swords to plowhsares")
    assert (answer.verdict, answer.hits[0].name) == (Verdict.CERTAIN, "Swords to Plowshares")


def test_two_cards_with_one_japanese_name_are_offered_as_two(index: NameIndex) -> None:
    answer = index.search_names("復活")
    assert answer.verdict is Verdict.SUGGEST
    assert {hit.name for hit in answer.hits} == {"Recover", "Resurrection"}


def test_a_half_finds_the_split_card(index: NameIndex) -> None:
    answer = index.search_names("Ice")
    assert (answer.hits[0].name, answer.hits[0].key, answer.hits[0].kind) == ("Fire // Ice", "Ice", KeyKind.FACE)


@pytest.mark.parametrize(
    "typed", ["", "   ", "!?", "tax return", "確定申告", "ｗｗｗｗｗ", "\N{ZERO WIDTH SPACE}", "a" * 3000]
)
def test_nonsense_finds_nothing_and_shows_nothing(index: NameIndex, typed: str) -> None:
    answer = index.search_names(typed)
    assert answer.verdict is Verdict.NOTHING
    assert answer.hits == ()


def test_completion_gives_names_that_start_so_first(index: NameIndex) -> None:
    assert [hit.name for hit in index.complete("re")][:3] == ["Rest in Peace", "Recover", "Resurrection"]
    assert index.complete("あん") == ()
    assert [hit.name for hit in index.complete("やすら")] == ["Rest in Peace"]


@pytest.fixture(scope="module")
def wide() -> NameIndex:
    def named(english: str, japanese: str, reading: str, **more: object) -> NameRecord:
        return NameRecord(english, japanese=(japanese,), readings=((japanese, reading),), **more)  # type: ignore[arg-type]

    return index_names(
        [
            named("Dark Confidant", "闇の腹心", "やみのふくしん", nicknames=("Bob", "ボブ"), fame=9),
            NameRecord("Bob, Reluctant Agent"),
            named("Tarmogoyf", "タルモゴイフ", "たるもごいふ", nicknames=("goyf",), fame=9),
            named(
                "Jace, the Mind Sculptor",
                "精神を刻む者、ジェイス",
                "せいしんをきざむものじぇいす",
                nicknames=("神ジェイス",),
            ),
            named("Wort, the Raidmother", "略奪の母、汁婆", "りゃくだつのははじゅうば"),
            named("Illusion of Choice", "選択の幻影", "せんたくのげんえい"),
            named("Unburial Rites", "堀葬の儀式", "くっそうのぎしき", former_japanese=("掘葬の儀式",)),
            named("Verdant Automaton", "新緑の自動機械", "しんりょくのじどうきかい"),
            NameRecord("Aisha of Sparks and Smoke", flavor_names=("Ken, Burning Brawler",)),
            NameRecord("Ken, Burning Brawler"),
            NameRecord("Force of Negation", fame=4),
            NameRecord("Force of Nature", fame=8),
            NameRecord("Storm Crow"),
            NameRecord("Xantcha", marks=Mark.EXTRA),
            NameRecord("Xantcha, Sleeper Agent"),
            NameRecord("Delver of Secrets", faces=("Insectile Aberration",), fame=3),
        ]
    )


@pytest.mark.parametrize(
    ("typed", "card", "kind"),
    [
        ("goyf", "Tarmogoyf", KeyKind.NICKNAME),
        ("神ジェイス", "Jace, the Mind Sculptor", KeyKind.NICKNAME),
        ("ken burning brawler", "Aisha of Sparks and Smoke", KeyKind.FLAVOR_NAME),
        ("掘葬の儀式", "Unburial Rites", KeyKind.MISPRINT),
        ("insectile aberration", "Delver of Secrets", KeyKind.FACE),
        ("delver of secrets // insectile aberration", "Delver of Secrets", KeyKind.NAME),
        ("せんたくの幻影", "Illusion of Choice", KeyKind.READING),
        ("たるもごいふ", "Tarmogoyf", KeyKind.JAPANESE),
        ("tarumogoifu", "Tarmogoyf", KeyKind.ROMAJI),
    ],
)
def test_every_kind_of_name_leads_to_its_card_for_certain(
    wide: NameIndex, typed: str, card: str, kind: KeyKind
) -> None:
    answer = wide.search_names(typed)
    assert (answer.verdict, answer.hits[0].name, answer.hits[0].kind) == (Verdict.CERTAIN, card, kind)


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("verdnat automton", "Verdant Automaton"),
        ("automaton verdant", "Verdant Automaton"),
        ("verd auto", "Verdant Automaton"),
        ("crow storm", "Storm Crow"),
        ("st ormcrow", "Storm Crow"),
        ("dellver", "Delver of Secrets"),
        ("新縁の自動機会", "Verdant Automaton"),
        ("汁婆", "Wort, the Raidmother"),
        ("FoN", "Force of Nature"),
        ("xantcha", "Xantcha, Sleeper Agent"),
        ("bob", "Dark Confidant"),
    ],
)
def test_what_was_typed_badly_or_in_part_still_comes_first(wide: NameIndex, typed: str, card: str) -> None:
    answer = wide.search_names(typed)
    assert answer.verdict is not Verdict.NOTHING
    assert answer.hits[0].name == card


@pytest.mark.parametrize("typed", ["bob", "FoN", "Force of", "ジェイ"])
def test_what_several_cards_may_be_is_never_certain(wide: NameIndex, typed: str) -> None:
    assert wide.search_names(typed).verdict is Verdict.SUGGEST


@pytest.mark.parametrize("typed", ["Dark Plumber", "Storm Invoice", "闇の確定申告", "選択の駐輪場", "Force of Lunch"])
def test_made_up_names_are_never_certain(wide: NameIndex, typed: str) -> None:
    assert wide.search_names(typed).verdict is not Verdict.CERTAIN


def test_a_double_faced_card_says_the_names_of_both_faces(wide: NameIndex) -> None:
    (hit,) = wide.search_names("delver of secrets").hits
    assert hit.whole == "Delver of Secrets // Insectile Aberration"


def test_completion_puts_the_better_known_of_two_begun_names_first(wide: NameIndex) -> None:
    assert [hit.name for hit in wide.complete("force of n")] == ["Force of Nature", "Force of Negation"]
    assert [hit.name for hit in wide.complete("じぇい")][:1] == ["Jace, the Mind Sculptor"]


def test_completion_gives_names_as_typed_before_those_with_other_word_breaks() -> None:
    index = index_names([NameRecord("Theater", fame=9), NameRecord("The Abyss"), NameRecord("The Aether")])
    assert [hit.name for hit in index.complete("the a")] == ["The Abyss", "The Aether", "Theater"]


def test_completion_reaches_past_the_first_names_in_the_alphabet() -> None:
    records = [NameRecord(f"Sliver {number:04}") for number in range(1500)]
    index = index_names([*records, NameRecord("Sliver Queen", fame=9)])
    assert index.complete("sliver")[0].name == "Sliver Queen"


@pytest.mark.parametrize("typed", ["霊気薬瓶", "霊気の薬の瓶"])
def test_a_particle_too_few_or_many_is_spelling(typed: str) -> None:
    answer = index_names([NameRecord("Aether Vial", japanese=("霊気の薬瓶",)), NameRecord("Forest")]).search_names(
        typed
    )
    assert (answer.verdict, answer.hits[0].name) == (Verdict.CERTAIN, "Aether Vial")


@pytest.mark.parametrize(
    ("marks", "mark"),
    [(Mark.NONE, ""), (Mark.JOKE, "joke"), (Mark.DIGITAL, "digital"), (Mark.EXTRA | Mark.JOKE, "extra")],
)
def test_a_hit_says_what_sets_its_card_apart(marks: Mark, mark: str) -> None:
    (hit,) = index_names([NameRecord("Squirrel Farm", marks=marks)]).search_names("squirrel farm").hits
    assert hit.mark == mark
