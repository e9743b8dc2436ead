"""Playing tables: pacing, answers, mana, faults and reports, on invented cards."""

from rulings.corpus.cards import Card, Face, Layout
from rulings.narrate.report import Playthrough, Status
from rulings.oracle.declined import Why
from rulings.table.playing.play import Played, play_table, run_table
from rulings.table.playing.refusing import WHY_JA
from rulings.table.reading.read import parse_table
from tests.table.cards import CARDS

HEAD = 'format = 1\nid = "t"\nmana = "free"\n'


def played(text: str) -> Played:
    return run_table(parse_table(text), CARDS)


def unmet(result: Played) -> list[tuple[str, str]]:
    assert result.run is not None
    return [(one.want, one.got) for one in result.run.results.values() if not one.is_met]


def assert_right(text: str) -> Played:
    result = played(text)
    assert (result.status, unmet(result), result.faults, result.unsupported) == (Status.RIGHT, [], (), ())
    return result


def test_before_each_step_the_stack_is_emptied() -> None:
    assert_right(
        HEAD
        + """
[players.A]
hand = ["Test Bolt", "Test Study"]
library = ["Forest*2"]
[players.B]
[[script]]
cast = "Test Bolt"
targets = ["player B"]
[[script]]
cast = "Test Study"
[[expect]]
stack = 1
after = 2
[[expect]]
player = "B"
life = 17
after = 1
[[expect]]
player = "A"
hand_size = 2
"""
    )


def test_a_response_is_done_with_the_stack_as_it_is() -> None:
    assert_right(
        HEAD
        + """
[players.A]
hand = ["Test Bolt"]
[players.B]
hand = ["Test Deny"]
[[script]]
cast = "Test Bolt"
targets = ["player B"]
[[script]]
player = "B"
respond = true
cast = "Test Deny"
targets = ["Test Bolt"]
[[expect]]
stack = 2
after = 2
[[expect]]
player = "B"
life = 20
"""
    )


def test_settle_with_a_count_stops_when_so_many_have_resolved() -> None:
    assert_right(
        HEAD
        + """
[players.A]
hand = ["Test Bolt*2"]
[players.B]
[[script]]
cast = "Test Bolt"
targets = ["player B"]
[[script]]
respond = true
cast = "Test Bolt"
targets = ["player B"]
[[script]]
settle = true
count = 1
respond = true
[[expect]]
player = "B"
life = 17
after = 3
[[expect]]
player = "B"
life = 14
"""
    )


def test_asap_one_player_s_steps_are_done_holding_priority() -> None:
    text = """
pace = "asap"
[players.A]
hand = ["Test Bolt*2", "Plain Cub"]
[players.B]
[[script]]
cast = "Test Bolt"
targets = ["player B"]
[[script]]
cast = "Test Bolt"
targets = ["player B"]
[[script]]
cast = "Plain Cub"
[[expect]]
stack = 2
after = 2
[[expect]]
stack = 1
after = 3
[[expect]]
count = 1
zone = "battlefield"
card = "Plain Cub"
"""
    # After the second Bolt both are on the stack; the creature waits for an empty stack (CR 302.1).
    result = played(HEAD + text)
    assert unmet(result) == [('{"stack": 2, "after": 2}', "0")]


def test_a_step_waits_for_its_turn_and_step() -> None:
    assert_right(
        HEAD
        + """
[players.A]
battlefield = ["Plain Cub"]
[players.B]
battlefield = ["Plain Cub"]
hand = ["Test Growth"]
[[script]]
step = "declare_attackers"
attack = ["Plain Cub"]
[[script]]
player = "B"
step = "declare_blockers"
block = {"Plain Cub" = "Plain Cub"}
[[script]]
player = "B"
step = "declare_blockers"
cast = "Test Growth"
targets = ["Plain Cub"]
answers = []
[[script]]
pass_to = {turn = 2, step = "upkeep"}
[[expect]]
active = "B"
[[expect]]
count = 1
zone = "battlefield"
"""
    )


def test_stop_is_before_anyone_acts_in_the_step() -> None:
    assert_right(
        HEAD
        + """
[players.A]
hand = ["Forest*9"]
[players.B]
[stop]
turn = 1
step = "cleanup"
[[expect]]
player = "A"
hand_size = 9
"""
    )


def test_stop_at_a_step_that_does_not_occur_is_at_the_next_one__508_8() -> None:
    assert_right(
        HEAD
        + """
[players.A]
hand = ["Forest*9"]
[players.B]
[stop]
turn = 1
step = "combat_damage"
[[script]]
step = "main1"
play = "Forest"
[[expect]]
player = "A"
hand_size = 8
[[expect]]
active = "A"
"""
    )


def test_a_step_that_is_never_legal_fails_the_table_and_says_why() -> None:
    result = played(
        HEAD
        + """
[players.A]
[players.B]
hand = ["Test Study"]
[[script]]
player = "B"
cast = "Test Study"
[[expect]]
player = "A"
life = 20
"""
    )
    assert result.status is Status.WRONG
    assert [(fault.number, "CR 307.1" in fault.why or "sorcery" in fault.why) for fault in result.faults] == [(1, True)]


def test_an_answer_that_never_fits_fails_the_table() -> None:
    text = """
[players.A]
hand = ["Test Trim"]
[players.B]
hand = ["Forest", "Island"]
[[script]]
cast = "Test Trim"
targets = ["player B"]
[answers]
B = ["ANSWER"]
[[expect]]
count = 1
zone = "graveyard"
card = "Island"
player = "B"
"""
    assert_right(HEAD + text.replace("ANSWER", "Island"))
    result = played(HEAD + text.replace("ANSWER", "Plains"))
    assert result.status is Status.WRONG
    assert [fault.kind for fault in result.faults] == ["answer"]


def test_a_decision_without_answer_is_marked_as_default() -> None:
    result = run_table(
        parse_table(
            HEAD
            + '[players.A]\nhand = ["Test Trim"]\n[players.B]\nhand = ["Forest", "Island"]\n'
            + '[[script]]\ncast = "Test Trim"\ntargets = ["player B"]\n'
        ),
        CARDS,
    )
    assert result.run is not None
    assert len(result.run.defaults) == 1


def test_costs_are_paid_by_tapping_lands() -> None:
    assert_right(
        """
format = 1
id = "t"
[players.A]
battlefield = ["Forest*2", "Mountain"]
hand = ["Plain Cub", "Test Bolt"]
[players.B]
[[script]]
cast = "Plain Cub"
[[script]]
cast = "Test Bolt"
targets = ["player B"]
[[expect]]
card = "Mountain"
tapped = false
after = 1
[[expect]]
player = "B"
life = 17
[[expect]]
legal = false
player = "A"
cast = "Test Bolt"
"""
    )


def test_paying_spares_the_creature_that_attacks_later() -> None:
    assert_right(
        """
format = 1
id = "t"
[players.A]
battlefield = ["Mana Cub", "Forest"]
hand = ["Test Growth"]
[players.B]
[[script]]
cast = "Test Growth"
targets = ["Mana Cub"]
[[script]]
step = "declare_attackers"
attack = ["Mana Cub"]
[[script]]
pass_to = {turn = 1, step = "end_combat"}
[[expect]]
player = "B"
life = 16
"""
    )


def test_legality_and_cost_look_and_change_nothing() -> None:
    assert_right(
        """
format = 1
id = "t"
[players.A]
battlefield = ["Mountain"]
hand = ["Test Bolt", "Test Study", "Forest"]
[players.B]
battlefield = ["Plain Cub"]
[[expect]]
legal = true
player = "A"
cast = "Test Bolt"
targets = ["Plain Cub"]
[[expect]]
legal = false
player = "A"
cast = "Test Bolt"
targets = ["Forest"]
[[expect]]
legal = false
player = "B"
cast = "Test Bolt"
[[expect]]
legal = true
player = "A"
play = "Forest"
[[expect]]
cost = "{2}{U}"
player = "A"
cast = "Test Study"
[[expect]]
card = "Mountain"
tapped = false
[[expect]]
player = "A"
hand_size = 3
"""
    )


def test_the_game_may_end_before_the_script() -> None:
    assert_right(
        HEAD
        + """
[players.A]
hand = ["Test Bolt*2"]
[players.B]
life = 3
[[script]]
cast = "Test Bolt"
targets = ["player B"]
[[script]]
cast = "Test Bolt"
targets = ["player B"]
[[expect]]
player = "A"
won = true
[[expect]]
player = "A"
hand_size = 1
"""
    )


def test_conceding_loses__104_3a() -> None:
    assert_right(
        HEAD
        + '[players.A]\n[players.B]\n[[script]]\nplayer = "B"\nconcede = true\n[[expect]]\nplayer = "B"\nlost = true\n'
        + '[[expect]]\nplayer = "A"\nwon = true\n'
    )


def test_a_text_that_is_not_understood_is_refused_with_its_words() -> None:
    result = played(
        HEAD
        + '[players.A]\nhand = ["Test Riddle"]\n[players.B]\nbattlefield = ["Plain Cub"]\n'
        + '[[script]]\ncast = "Test Riddle"\n[[expect]]\nplayer = "A"\nlife = 20\n'
    )
    assert result.status is Status.REFUSED
    assert [(words.card, "Fnord" in words.text) for words in result.unsupported] == [("Test Riddle", True)]
    assert result.unsupported[0].why_en == "this text is not understood: unknown words"
    assert result.unsupported[0].why_ja == "このテキストは解釈できません（未知の語句）"


def test_a_text_that_cannot_have_mattered_is_not_refused() -> None:
    assert_right(HEAD + '[players.A]\nlibrary = ["Test Riddle"]\n[players.B]\n[[expect]]\nplayer = "A"\nlife = 20\n')
    drawn = (
        '[players.A]\nhand = ["Test Study"]\nlibrary = ["Test Riddle", "Forest"]\n[players.B]\n'
        '[[script]]\ncast = "Test Study"\n[[expect]]\nplayer = "A"\nhand_size = 2\n'
    )
    assert_right(HEAD + drawn)
    assert (
        played(HEAD + drawn + '[[expect]]\nlegal = true\nplayer = "A"\ncast = "Test Riddle"\n').status is Status.REFUSED
    )


def test_every_kind_of_refusal_has_japanese_words() -> None:
    assert set(Why) <= set(WHY_JA)


def test_a_face_of_unknown_color_is_refused_where_it_is_seen_and_only_there__105_2_204_1() -> None:
    front = Face("Turning Cub", "{G}", types=("Creature",), power="2", toughness="2")
    back = Face("Turned Cub", types=("Creature",), power="4", toughness="4")
    cards = {**CARDS, "Turning Cub": Card("Turning Cub", Layout.TRANSFORM, (front, back))}
    table = (
        '[players.A]\nbattlefield = [{ card = "Turning Cub"%s }]\n[players.B]\n[[expect]]\nplayer = "A"\nlife = 20\n'
    )
    assert run_table(parse_table(HEAD + table % ""), cards).status is Status.RIGHT
    turned = run_table(parse_table(HEAD + table % ", transformed = true"), cards)
    assert turned.status is Status.REFUSED
    assert [words.card for words in turned.unsupported] == ["Turned Cub"]


def test_names_in_japanese_are_the_same_cards() -> None:
    cards = {**CARDS, "Plain Cub（日）": CARDS["Plain Cub"]}
    table = parse_table(
        HEAD
        + '[players.A]\nbattlefield = ["Plain Cub（日）"]\n[players.B]\n[[expect]]\ncard = "Plain Cub"\npower = 2\n'
    )
    assert run_table(table, cards).status is Status.RIGHT


def test_playing_twice_gives_the_same_playthrough() -> None:
    table = parse_table(
        HEAD
        + """
title = {en = "A bolt", ja = "火花"}
[players.A]
hand = ["Test Bolt"]
[players.B]
battlefield = ["Plain Cub"]
[[script]]
cast = "Test Bolt"
targets = ["Plain Cub"]
[[expect]]
cites = "704.5g"
"""
    )
    first: Playthrough = play_table(table, CARDS)
    assert first == play_table(table, CARDS)
    assert (first.status, first.title_ja) == (Status.RIGHT, "火花")
    assert first.steps
    assert first.before is not None
    assert first.before.players[1].battlefield[0].name_ja == "Plain Cub（日）"
    assert play_table(table, CARDS, with_steps=False).steps == ()
