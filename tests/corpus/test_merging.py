"""One card out of several sources."""

from rulings.corpus.cards import Card, Face, Layout
from rulings.corpus.merging import merge_cards
from rulings.corpus.records import DisagreementKind, Reason


def face(name: str, text: str = "", source: str = "new", **facts: object) -> Face:
    return Face(name, oracle_text=text, source=source, **facts)  # type: ignore[arg-type]


def test_the_newest_text_counts_and_the_difference_is_reported() -> None:
    new = Card("Test Golem", faces=(face("Test Golem", "New."),), sources=("new",))
    old = Card("Test Golem", faces=(face("Test Golem", "Old.", "old"),), sources=("old",), oracle_id="1", printings=3)
    merged = merge_cards([("new", [new]), ("old", [old])])
    [card] = merged.cards
    assert card.faces[0].oracle_text == "New."
    assert (card.oracle_id, card.printings, card.sources) == ("1", 3, ("new", "old"))
    [case] = merged.disagreements
    assert (case.kind, case.subject, case.claims) == (DisagreementKind.ORACLE_TEXT, "Test Golem", ("new", "old"))


def test_missing_faces_come_from_older_sources_in_their_order() -> None:
    new = Card("A // B // C", Layout.SPLIT, (face("A"),), ("B", "C"))
    old = Card("A // B // C", Layout.SPLIT, (face("A", source="old"), face("C", source="old")), ("B",))
    [card] = merge_cards([("new", [new]), ("old", [old])]).cards
    assert [(known.name, known.source) for known in card.faces] == [("A", "new"), ("C", "old")]
    assert card.missing_faces == ("B",)


def test_what_the_newest_source_does_not_say_comes_from_the_next_that_does() -> None:
    new = face("Test Siege", color_indicator=None)
    old = face("Test Siege", source="old", color_indicator=("U",), defense="4")
    lists = [("new", [Card("Test Siege", faces=(new,))]), ("old", [Card("Test Siege", faces=(old,))])]
    [card] = merge_cards(lists).cards
    assert (card.faces[0].color_indicator, card.faces[0].defense) == (("U",), "4")


def test_a_source_that_has_a_name_twice_gives_the_first_one__201_2() -> None:
    cards = [Card("Test Golem", faces=(face("Test Golem", text),)) for text in ("First.", "Second.")]
    merged = merge_cards([("new", cards)])
    assert [card.faces[0].oracle_text for card in merged.cards] == ["First."]
    assert [(item.what, item.reason) for item in merged.left_out] == [("Test Golem", Reason.SAME_NAME)]


def test_a_card_that_has_another_name_today_is_no_second_card() -> None:
    today = Card("Test Knight", faces=(face("Test Knight", mana_cost="{W}"),), sources=("new",))
    former = Card("Famous Hero", faces=(face("Famous Hero", source="old", mana_cost="{W}"),), sources=("old",))
    merged = merge_cards([("new", [today]), ("old", [former])], {"Famous Hero": "Test Knight"})
    assert [card.name for card in merged.cards] == ["Test Knight"]
    [item] = merged.left_out
    assert (item.what, item.reason, item.detail) == ("Famous Hero", Reason.RENAMED, "Test Knight")


def test_a_title_that_is_the_name_of_another_card_too_does_not_swallow_it() -> None:
    titled = Card("Test Harness", faces=(face("Test Harness", mana_cost="{4}"),), sources=("new",))
    other = Card("Famous Bat", faces=(face("Famous Bat", source="old", mana_cost="{1}{B}"),), sources=("old",))
    titles = {"Famous Bat": "Test Harness"}
    assert len(merge_cards([("new", [titled]), ("old", [other])], titles).cards) == 2
    in_both = Card("Test Harness", faces=(face("Test Harness", source="old", mana_cost="{1}{B}"),), sources=("old",))
    assert len(merge_cards([("new", [titled]), ("old", [other, in_both])], titles).cards) == 2


def test_marks_of_any_source_count() -> None:
    lists = [("new", [Card("Test Golem")]), ("old", [Card("Test Golem", is_joke=True, is_digital_only=True)])]
    [card] = merge_cards(lists).cards
    assert card.is_joke
    assert card.is_digital_only


def test_parts_of_a_meld_get_the_face_of_the_result__712_4() -> None:
    part = Card("Test Left", Layout.MELD, (face("Test Left"),), ("Test Whole",))
    whole = Card("Test Whole", Layout.MELD, (face("Test Whole"),))
    cards = {card.name: card for card in merge_cards([("new", [part, whole])]).cards}
    assert [known.name for known in cards["Test Left"].faces] == ["Test Left", "Test Whole"]
    assert cards["Test Left"].missing_faces == ()
