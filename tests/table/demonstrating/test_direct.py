"""Made-up demonstrations: of all scenes the one is shown in which the named cards matter to each other."""

from typing import NoReturn

import pytest

from rulings.corpus.cards import Card, Face
from rulings.narrate.report import Detail, Playthrough, Status
from rulings.table.demonstrating.direct import SUPPORTING_CARDS, Choice, direct, unread_words
from rulings.table.demonstrating.scene import Part
from rulings.table.playing.compile import compile_card
from rulings.table.playing.play import play_table
from rulings.table.playing.telling import tell_forbidden


def creature(name: str, text: str = "", size: str = "2/2") -> Card:
    power, toughness = size.split("/")
    face = Face(name=name, mana_cost="{1}{G}", types=("Creature",), subtypes=("Bear",), oracle_text=text, power=power,
                toughness=toughness)  # fmt: skip
    return Card(name=name, faces=(face,), names_ja=(f"日本語{name}",), face_names_ja=(f"日本語{name}",))


def spell(name: str, text: str, card_type: str = "Instant", *, subtypes: tuple[str, ...] = ()) -> Card:
    face = Face(name=name, mana_cost="{R}", types=(card_type,), subtypes=subtypes, oracle_text=text)
    return Card(name=name, faces=(face,))


SUPPORT = (
    {name: creature(name) for name in SUPPORTING_CARDS}
    | {
        name: Card(name=name, faces=(Face(name=name, supertypes=("Basic",), types=("Land",), subtypes=(name,)),))
        for name in ("Forest", "Island")
    }
    | {"Murder": spell("Murder", "Destroy target creature.")}
)

FELL = spell("Fell", "Destroy target creature.")
BOLT = spell("Zap", "Zap deals 3 damage to any target.")


def directed(*cards: Card) -> tuple[Choice, Playthrough]:
    choice = direct(cards, SUPPORT)
    assert choice is not None
    return choice, play_table(choice.table, SUPPORT | {card.name: card for card in cards})


def told(*cards: Card) -> list[str]:
    _, shown = directed(*cards)
    assert shown.status is Status.RIGHT
    return [step.text_en for step in shown.steps if step.detail <= Detail.STEPS]


def test_a_spell_is_aimed_at_the_creature_that_is_named_with_it() -> None:
    assert "Victim is destroyed." in told(FELL, creature("Victim"))


def test_a_counterspell_answers_the_other_spell_that_was_named() -> None:
    assert any("Fell is countered" in line for line in told(FELL, spell("Deny", "Counter target spell.")))


def test_a_counterspell_alone_answers_a_creature_spell() -> None:
    _, shown = directed(spell("Deny", "Counter target spell."))
    assert any("Grizzly Bears is countered" in step.text_en for step in shown.steps)


def test_the_one_that_watches_lies_there_whichever_was_named_first() -> None:
    watcher = creature("Watcher", "Whenever another creature enters, you gain 1 life.")
    for cards in ((watcher, creature("Newcomer")), (creature("Newcomer"), watcher)):
        lines = told(*cards)
        assert any(line.startswith("Watcher triggers") for line in lines)
        assert any("casts Newcomer" in line for line in lines)


def test_a_protector_is_used_in_response_with_the_colour_that_helps() -> None:
    mother = creature(
        "Mother", "{T}: Target creature you control gains protection from the color of your choice until end of turn."
    )
    lines = told(BOLT, mother)
    assert lines[-1] == "Zap does not resolve: all its targets are illegal."
    assert "Zap resolves." not in lines  # CR 608.2b: it is looked at first


def test_what_watches_deaths_sees_one() -> None:
    mourner = creature("Mourner", "Whenever another creature dies, you gain 1 life.")
    assert any(line.startswith("Mourner triggers") for line in told(mourner, creature("Mortal")))


def test_what_keeps_abilities_from_triggering_is_named__101_1() -> None:
    orb = spell("Still Orb", "Creatures entering don't cause abilities to trigger.", "Artifact")
    lines = told(orb, creature("Herald", "When this creature enters, you gain 3 life."))
    assert "Herald does not trigger, because of Still Orb." in lines


def test_what_makes_abilities_trigger_again_is_named__603_2d() -> None:
    horn = spell(
        "Horn",
        "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that"
        " ability triggers an additional time.",
        "Artifact",
    )
    lines = told(horn, creature("Herald", "When this creature enters, you gain 3 life."))
    assert sum(line.endswith("(an additional time, because of Horn)") for line in lines) == 1


def test_what_makes_a_spell_cost_more_is_named__601_2f() -> None:
    taxer = creature("Taxer", "Noncreature spells cost {1} more to cast.")
    assert any("(total cost {1}{R}, changed by Taxer)" in line for line in told(taxer, BOLT))


HEARTS = spell("Hearts", "Activated abilities of creatures cost {1} less to activate.", "Artifact")


def test_what_makes_an_ability_cost_less_is_named__602_2b() -> None:
    lines = told(creature("Growing", "{2}: This creature gets +1/+1 until end of turn."), HEARTS)
    assert any("total cost {1}, changed by Hearts" in line for line in lines)


def test_a_reduction_of_mana_that_a_cost_does_not_have_changes_nothing__118_7() -> None:
    assert direct((creature("Pinging", "{T}: This creature deals 1 damage to any target."), HEARTS), SUPPORT) is None


def test_of_two_abilities_the_one_is_shown_to_which_the_other_card_reacts() -> None:
    feeding = creature("Feeding", "{2}: Tap target creature.\n{T}: You gain 2 life.")
    glad = creature("Glad", "Whenever you gain life, put a +1/+1 counter on each creature you control.")
    assert any(line.startswith("Glad triggers") for line in told(glad, feeding))


def test_a_card_that_finds_creatures_finds_one_where_another_card_is_about_that() -> None:
    finding = spell("Muster", "Look at the top three cards of your library. You may put a creature card from among "
                    "them onto the battlefield. Put the rest on the bottom of your library in any order.")  # fmt: skip
    guard = creature("Guard", "If a nontoken creature would enter and it wasn't cast, exile it instead.")
    assert any(line.startswith("Guard: Grizzly Bears is exiled instead") for line in told(finding, guard))


def test_what_is_done_at_the_next_end_step_is_waited_for__603_7b() -> None:
    sneaking = spell("Sneak", "You may put a creature card from your hand onto the battlefield. That creature gains "
                     "haste. Sacrifice the creature at the beginning of the next end step.", "Sorcery")  # fmt: skip
    assert "player A sacrifices Monster." in told(sneaking, creature("Monster", "Trample"))


def test_an_ability_is_shown_where_it_resolves__608_2b() -> None:
    doctor = creature("Doctor", "Sacrifice another creature: Put a -1/-1 counter on up to one target creature and draw "
                      "a card.")  # fmt: skip
    lines = told(doctor, creature("Wolf", "Undying", "1/1"))
    assert not any("does not resolve" in line for line in lines)
    assert "Wolf returns to the battlefield." in lines


def test_an_answer_to_a_spell_is_told_which_one__609_7a() -> None:
    palm = spell("Palm", "The next time a source of your choice would deal damage to you this turn, prevent that "
                 "damage. If damage is prevented this way, Palm deals that much damage to that source's "
                 "controller.")  # fmt: skip
    assert any(line.startswith("Palm: 3 damage to player B is prevented") for line in told(BOLT, palm))


def test_what_is_used_on_attackers_is_used_as_one_attacks__508_2() -> None:
    maze = spell("Maze", "{T}: Untap target attacking creature. Prevent all combat damage that would be dealt to and "
                 "dealt by that creature this turn.", "Artifact")  # fmt: skip
    lines = told(maze, creature("Raider", "Trample", "6/6"))
    assert any("attacks: Raider" in line for line in lines)
    assert any(line.startswith("Maze: 6 damage") and "prevented" in line for line in lines)


def test_the_x_of_an_ability_is_worth_something__107_3() -> None:
    entity = creature("Entity", "{X}: Creatures you control have base power and toughness X/X until end of turn.")
    assert any("(X is 2)" in line for line in told(entity, creature("Other", size="1/1")))


def test_what_protects_a_player_is_seen_when_that_player_is_attacked() -> None:
    pariah = spell("Martyrdom", "Enchant creature\nAll damage that would be dealt to you is dealt to enchanted "
                   "creature instead.", "Enchantment", subtypes=("Aura",))  # fmt: skip
    doll = creature("Doll", "Whenever this creature is dealt damage, you gain that much life.", "0/9")
    assert any(line.startswith("Doll triggers") for line in told(pariah, doll))


def test_equipment_is_on_the_named_creature_and_it_fights() -> None:
    blade = spell("Blade", "Equipped creature has first strike and deathtouch.\nEquip {2}", "Artifact",
                  subtypes=("Equipment",))  # fmt: skip
    lines = told(blade, creature("Bearer"))
    assert any("attacks: Bearer" in line for line in lines)
    assert "Hill Giant is destroyed." in lines


@pytest.mark.parametrize(
    ("hoser", "other", "verb"),
    [
        (spell("Wall of Air", "Creatures without flying can't attack.", "Enchantment"), creature("Walker"), "attack"),
        (
            spell("Rust", "Activated abilities of artifacts can't be activated.", "Enchantment"),
            spell("Ring", "{T}: Add {C}{C}.", "Artifact"),
            "activate",
        ),
    ],
)
def test_what_a_card_keeps_another_from_doing_is_found_by_leaving_it_out(hoser: Card, other: Card, verb: str) -> None:
    choice, _ = directed(hoser, other)
    assert choice.forbidden is not None
    assert (choice.forbidden.verb, choice.forbidden.card, choice.forbidden.by) == (
        verb,
        other.name,
        hoser.name,
    )
    told_last = tell_forbidden(choice.forbidden, {})
    assert hoser.name in told_last.text_en
    assert other.name in told_last.text_ja
    assert told_last.citations[0].rule in ("508.1c", "602.5")


def test_a_step_that_is_impossible_in_itself_is_not_blamed_on_another_card() -> None:
    assert direct((creature("Wall", "Defender"), spell("Study", "Draw a card.")), SUPPORT) is None


@pytest.mark.parametrize(
    "remover",
    [
        spell("Wheel", "Each player discards their hand, then draws two cards.", "Sorcery"),
        spell("Rot", "Enchant creature\nEnchanted creature gets -4/-4.", "Enchantment", subtypes=("Aura",)),
    ],
)
def test_what_takes_a_card_away_does_not_forbid_what_it_could_have_done(remover: Card) -> None:
    # Where no other creature of A's could attack, nobody is asked; and no second copy of the newcomer is drawn.
    for other in (SUPPORT["Grizzly Bears"], creature("Newcomer")):
        choice = direct((remover, other), SUPPORT)
        assert choice is None or choice.forbidden is None


def test_texts_that_kept_other_scenes_from_being_tried_are_named() -> None:
    odd = creature("Odd", "{T}: Frobnicate target creature.")
    assert [words.card for words in unread_words((FELL, odd))] == ["Odd"]


def test_a_card_that_returns_from_the_graveyard_lies_there() -> None:
    text = "Whenever a land you control enters, you may return this card from your graveyard to the battlefield."
    assert "Ghast returns to the battlefield." in told(creature("Ghast", text), SUPPORT["Forest"])


def test_a_permanent_that_would_have_entered_with_counters_has_them() -> None:
    text = (
        "This creature enters with two +1/+1 counters on it.\n"
        "Remove a +1/+1 counter from this creature: You gain 2 life."
    )
    angel = creature("Thune", "Whenever you gain life, put a +1/+1 counter on each creature you control.")
    lines = told(creature("Feeder", text, "0/0"), angel)
    assert any(line.startswith("Thune triggers") for line in lines)


def test_an_ability_that_is_named_with_what_counters_it_is_countered_on_the_stack() -> None:
    stifle = spell("Hush", "Counter target activated or triggered ability.")
    lines = told(stifle, creature("Herald", "When this creature enters, you gain 3 life."))
    assert "an ability of Herald is countered." in lines


def test_a_creature_alone_shows_as_many_of_its_abilities_as_a_scene_can() -> None:
    _, shown = directed(creature("Undead", "When this creature dies, you gain 2 life."))
    assert any("triggers" in step.text_en for step in shown.steps)


def test_cards_that_change_nothing_for_each_other_are_not_shown() -> None:
    assert direct((spell("Study", "Draw a card."), spell("Ponder", "Scry 1.")), SUPPORT) is None


def test_the_same_cards_give_the_same_table() -> None:
    assert directed(FELL, creature("Victim"))[0] == directed(FELL, creature("Victim"))[0]


def test_a_text_that_is_not_understood_is_refused_and_nothing_is_shown_of_what_would_come() -> None:
    _, shown = directed(spell("Riddle", "Frobnicate target creature."))
    assert shown.status is Status.REFUSED
    assert shown.unsupported[0].card == "Riddle"
    assert shown.steps == ()
    assert shown.after is None


def test_a_scene_may_be_shown_where_the_text_that_is_not_understood_cannot_matter() -> None:
    choice, shown = directed(FELL, creature("Odd", "{T}: Frobnicate target creature."))
    assert not choice.is_refused
    assert shown.status is Status.RIGHT


def test_a_plain_card_that_is_named_is_not_there_a_second_time() -> None:
    choice, _ = directed(FELL, SUPPORT["Grizzly Bears"])
    lying = [entry.card for setup in choice.table.players for entry in setup.zones[0][1]]
    assert lying.count("Grizzly Bears") == 1


def test_without_the_plain_cards_nothing_can_be_set_up() -> None:
    assert direct((FELL,), {}) is None


def test_where_every_scene_breaks_the_program_playing_one_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(_: object) -> NoReturn:
        raise KeyError("a fault of the program")

    assert directed(FELL)[1].status is Status.RIGHT
    monkeypatch.setattr("rulings.table.playing.play.play_game", break_down)
    choice, shown = directed(FELL)
    assert not choice.is_refused
    assert (shown.status, shown.steps) == (Status.FAULT, ())


def test_the_title_names_the_cards_in_both_languages() -> None:
    _, shown = directed(creature("Watcher"))
    assert (shown.title_en, shown.title_ja) == ("Watcher", "《日本語Watcher》")


@pytest.mark.parametrize("text", ["At the beginning of your upkeep, you gain 1 life."])
def test_a_trigger_of_the_upkeep_is_waited_for(text: str) -> None:
    _, shown = directed(creature("Keeper", text))
    assert shown.after is not None
    assert shown.after.players[0].life == 21


def enchantment(name: str, text: str) -> Card:
    return Card(name=name, faces=(Face(name=name, mana_cost="{2}", types=("Enchantment",), oracle_text=text),))


def test_what_two_cards_forbid_together_is_shown_of_a_land__602_5() -> None:
    everything = enchantment("Gears", "All permanents are artifacts in addition to their other types.")
    silence = enchantment("Hush", "Activated abilities of artifacts your opponents control can't be activated.")
    choice, _ = directed(everything, silence)
    assert choice.forbidden is not None
    assert (choice.forbidden.card, {choice.forbidden.by, choice.forbidden.also}) == ("Island", {"Gears", "Hush"})
    cards = {one.name: one for one in (everything, silence, *SUPPORT.values())}
    assert "because of Gears together with Hush" in tell_forbidden(choice.forbidden, cards).text_en


def test_a_spell_that_only_a_sorcery_s_time_allows_is_not_cast_in_response__601_3() -> None:
    teferi = enchantment("Clock", "Each opponent can cast spells only any time they could cast a sorcery.")
    choice, _ = directed(teferi, spell("Deny", "Counter target spell."))
    assert choice.forbidden is not None
    assert (choice.forbidden.verb, choice.forbidden.card, choice.forbidden.by) == ("cast", "Deny", "Clock")


def test_an_ability_that_does_more_because_of_another_card_is_used__608_2c() -> None:
    mill = "Target player mills two cards. If two cards that share a color were milled this way, repeat this process."
    face = Face(name="Stone", mana_cost="{1}", types=("Artifact",), oracle_text=f"{{3}}, {{T}}: {mill}")
    everything = "All cards that aren't on the battlefield, spells, and permanents"
    servant = creature(
        "Servant",
        f"As Servant enters, choose a color.\n{everything} are the chosen color in addition to their other colors.",
    )
    stone = Card(name="Stone", faces=(face,))
    lines = told(servant, stone)
    assert sum("mills 2" in line for line in lines) > 1, lines


def test_an_aura_for_the_dead_may_be_cast_on_the_named_card__702_5() -> None:
    dead = Face(
        name="Rise", types=("Enchantment",), subtypes=("Aura",), oracle_text="Enchant creature card in a graveyard"
    )
    living = Face(name="Hold", types=("Enchantment",), subtypes=("Aura",), oracle_text="Enchant creature")
    found = [
        Part(face.name, None, compile_card(Card(name=face.name, faces=(face,))).faces[0]) for face in (dead, living)
    ]
    assert [one.enchants_the_dead for one in found] == [True, False]
