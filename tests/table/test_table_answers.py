"""The protocol of answers, as table-format.md has it."""

from rulings.table.format.script import Answer
from rulings.table.format.setup import PlayerName
from rulings.table.playing.answers import AnswerQueues, Choice, Question
from rulings.table.playing.names import Names

A, B = PlayerName("A"), PlayerName("B")
YES_NO = (Choice(words=frozenset({"yes"})), Choice(words=frozenset({"no"})))


def queues(*answers: Answer, ids: tuple[str, ...] = ()) -> AnswerQueues:
    return AnswerQueues(Names({}, frozenset(ids)), {A: answers, B: ()})


def card(name: str, id: str | None = None) -> Choice:
    return Choice(names=frozenset({name.lower()}), id=id)


def cards(*names: str) -> tuple[Choice, ...]:
    return tuple(map(card, names))


def left(state: AnswerQueues, player: PlayerName = A) -> tuple[Answer, ...]:
    return state.queues[player]


def test_answers_are_used_in_order() -> None:
    state = queues("Shock", "Opt")
    first, state = state.answer(Question(A, cards("Opt", "Shock", "Duress")))
    second, state = state.answer(Question(A, cards("Opt", "Duress")))
    assert (first.picks, second.picks) == ((1,), (0,))
    assert left(state) == ()


def test_with_none_left_nothing_is_answered() -> None:
    given, state = queues().answer(Question(A, YES_NO))
    assert (given.picks, given.is_answered) == ((), False)
    assert state.unfit() is None


def test_only_the_asked_player_answers() -> None:
    given, state = queues("yes").answer(Question(B, YES_NO))
    assert not given.is_answered
    assert left(state) == ("yes",)


def test_the_step_s_own_list_comes_first() -> None:
    state = queues("no").begin_step(A, ("yes",))
    first, state = state.answer(Question(A, YES_NO))
    second, state = state.answer(Question(A, YES_NO))
    assert (first.picks, second.picks) == ((0,), (1,))


def test_what_a_step_leaves_over_is_dropped_by_the_next() -> None:
    state = queues("no").begin_step(A, ("yes",)).begin_step(A, ())
    given, _ = state.answer(Question(A, YES_NO))
    assert given.picks == (1,)


def test_several_picks_end_at_the_maximum() -> None:
    given, state = queues("Shock", "Opt", "Duress").answer(Question(A, cards("Opt", "Shock", "Duress"), 0, 2))
    assert given.picks == (1, 0)
    assert left(state) == ("Duress",)


def test_several_picks_end_at_none() -> None:
    given, state = queues("Shock", "none", "Opt").answer(Question(A, cards("Opt", "Shock"), 0, 2))
    assert given.picks == (1,)
    assert left(state) == ("Opt",)


def test_once_the_minimum_is_met_an_answer_that_fits_no_pick_stays() -> None:
    given, state = queues("Shock", "yes").answer(Question(A, cards("Opt", "Shock"), 1, 2))
    assert given.picks == (1,)
    assert left(state) == ("yes",)
    assert state.unfit() is None


def test_none_declines_a_choice_of_up_to() -> None:
    given, state = queues("none", "Opt").answer(Question(A, cards("Opt"), 0, 1))
    assert (given.picks, given.is_answered) == ((), True)
    assert left(state) == ("Opt",)


def test_none_does_not_decline_a_choice_that_must_be_made() -> None:
    given, state = queues("none").answer(Question(A, cards("Opt", "Shock")))
    assert not given.is_answered
    assert state.unfit() is not None


def test_an_answer_that_fits_nothing_is_kept_for_a_later_question() -> None:
    state = queues("Shock", "yes")
    first, state = state.answer(Question(A, YES_NO))
    assert first.picks == (0,)
    assert state.unfit() is not None
    second, state = state.answer(Question(A, cards("Opt", "Shock")))
    assert second.picks == (1,)
    assert state.unfit() is None


def test_an_answer_that_never_fits_fails_the_table_but_one_left_over_does_not() -> None:
    _, state = queues("Shock", "Opt").answer(Question(A, YES_NO))
    unfit = state.unfit()
    assert unfit is not None
    assert unfit.answer == "Shock"
    _, state = queues("yes", "Opt").answer(Question(A, YES_NO))
    assert state.unfit() is None


def test_a_decision_with_one_outcome_uses_up_the_answer_that_names_it() -> None:
    given, state = queues("Opt", "Shock").answer(Question(A, cards("Opt")))
    assert left(state) == ("Shock",)
    assert given.is_answered
    _, state = queues("Shock", "Opt").answer(Question(A, cards("Opt")))
    assert left(state) == ("Shock", "Opt")
    assert state.unfit() is None


def test_several_of_one_name_are_picked_one_after_another() -> None:
    given, _ = queues("Goblin", "Goblin", "none").answer(Question(A, cards("Goblin", "Elf", "Goblin", "Goblin"), 0, 4))
    assert given.picks == (0, 2)


def test_an_id_names_this_very_card() -> None:
    choices = (card("Goblin", "g1"), card("Goblin", "g2"))
    given, _ = queues("g2", ids=("g1", "g2")).answer(Question(A, choices))
    assert given.picks == (1,)


def test_numbers_players_colours_and_texts() -> None:
    numbers = tuple(Choice(number=value, texts=(str(value),)) for value in range(12))
    assert queues(11).answer(Question(A, numbers))[0].picks == (11,)
    assert queues("1").answer(Question(A, numbers))[0].picks == (1,)
    players = (Choice(player="A"), Choice(player="B"))
    assert queues("player B").answer(Question(A, players))[0].picks == (1,)
    colours = (Choice(words=frozenset({"white"})), Choice(words=frozenset({"blue"})))
    assert queues("青").answer(Question(A, colours))[0].picks == (1,)
    texts = (Choice(texts=("put a card on top",)), Choice(texts=("remove a counter",)))
    assert queues("Remove").answer(Question(A, texts))[0].picks == (1,)


def test_a_whole_name_is_better_than_the_start_of_a_text() -> None:
    choices = (Choice(names=frozenset({"shock trooper"}), texts=("shock trooper",)), card("Shock"))
    assert queues("Shock").answer(Question(A, choices))[0].picks == (1,)


def test_the_order_of_triggers_takes_an_answer_only_if_it_names_one() -> None:
    triggers = (card("Soul Warden"), card("Essence Warden"))
    order = Question(A, triggers, 0, 2, is_by_name_only=True)
    given, state = queues("none", "Essence Warden").answer(order)
    assert (given.picks, left(state)) == ((), ("none", "Essence Warden"))
    assert state.unfit() is None
    given, state = queues("Essence Warden", "yes").answer(order)
    assert (given.picks, left(state)) == ((1,), ("yes",))


def test_an_order_takes_answers_that_name_its_cards_and_leaves_the_rest() -> None:
    order = Question(A, cards("Opt", "Shock", "Duress"), 3, 3, is_by_name_only=True, is_ordering=True)
    given, state = queues("Duress", "yes", "Opt").answer(order)
    assert (given.picks, left(state)) == ((2,), ("yes", "Opt"))
    assert state.unfit() is None


def test_new_targets_may_be_declined_taken_or_named_outright() -> None:
    targets = Question(A, (Choice(player="A"), Choice(player="B")), unchanged=1)
    assert queues("no").answer(targets)[0].picks == (1,)
    assert queues("none").answer(targets)[0].picks == (1,)
    given, state = queues("yes", "player A", "Opt").answer(targets)
    assert (given.picks, left(state)) == ((0,), ("Opt",))
    assert queues("player A").answer(targets)[0].picks == (0,)
    assert not queues().answer(targets)[0].is_answered


def test_none_declines_a_may_without_an_object() -> None:
    given, state = queues("none", "yes").answer(Question(A, YES_NO))
    assert (given.picks, left(state)) == ((1,), ("yes",))


def test_naming_what_an_optional_cost_is_paid_with_accepts_it() -> None:
    cost = Question(A, YES_NO, is_implied=True)
    given, state = queues("Grizzly Bears").answer(cost)
    assert (given.picks, left(state)) == ((0,), ("Grizzly Bears",))
    assert queues("none").answer(cost)[0].picks == (1,)
    assert not queues().answer(cost)[0].is_answered


def test_what_is_missing_to_the_minimum_is_left_to_the_default() -> None:
    given, _ = queues("Shock").answer(Question(A, cards("Opt", "Shock", "Duress"), 2, 2))
    assert given.picks == (1,)
    assert given.is_answered


def test_none_behind_all_there_is_ends_the_picking_where_more_could_have_been_picked() -> None:
    question = Question(A, cards("Shock", "Opt"), minimum=0, maximum=2, runs_out=True)
    given, state = queues("Shock", "Opt", "none", "yes").answer(question)
    assert given.picks == (0, 1)
    assert left(state) == ("yes",)


def test_none_behind_the_last_pick_of_a_maximum_is_for_the_next_question() -> None:
    question = Question(A, cards("Shock", "Opt"), minimum=0, maximum=2)
    given, state = queues("Shock", "Opt", "none").answer(question)
    assert given.picks == (0, 1)
    assert left(state) == ("none",)


def test_yes_right_before_an_object_of_a_may_is_part_of_that_answer() -> None:
    question = Question(A, cards("Shock", "Opt"), minimum=0, maximum=1, may_be_begun=True)
    given, state = queues("yes", "Opt", "no").answer(question)
    assert given.picks == (1,)
    assert left(state) == ("no",)


def test_yes_before_something_else_is_for_a_later_question() -> None:
    question = Question(A, cards("Shock", "Opt"), minimum=0, maximum=1, may_be_begun=True)
    _, state = queues("yes", "no").answer(question)
    assert "yes" in left(state)
