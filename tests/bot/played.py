"""A played table made by hand, for tests of what is shown; the outcome is that of the flagship demonstration."""

from dataclasses import replace
from datetime import date

from rulings.answer.records import (
    CardName,
    DemonstrationAnswer,
    MeetingNotFoundAnswer,
    RuleEditions,
    RuleText,
    Ruling,
    RulingAnswer,
    RulingHit,
)
from rulings.cite import RuleNumber, cite
from rulings.corpus.ruling_search import RankedRulings
from rulings.corpus.rulings import RulingKind
from rulings.language import Language
from rulings.narrate.report import (
    BoardView,
    CardView,
    DecisionView,
    Detail,
    ExpectResult,
    PlayerView,
    Playthrough,
    StackView,
    Status,
    Step,
    Unsupported,
)

FOREST = CardView(1, "Forest", "森")
REST = CardView(2, "Rest in Peace", "安らかなる眠り")
HARVEST = CardView(3, "Wasteful Harvest", "荒涼たる収穫")
BEARS = CardView(4, "Grizzly Bears", "灰色熊", is_creature=True, power=2, toughness=2)
SHOCK = CardView(5, "Shock", "ショック")
PLAYER_A = PlayerView("A", 20, battlefield=(FOREST, REST), hand=(HARVEST,), library_size=7, library_top=(BEARS, SHOCK))
PLAYER_B = PlayerView("B", 17, library_size=30)
BEFORE = BoardView(3, "A", "main1", (PLAYER_A, PLAYER_B))
ON_STACK = replace(
    BEFORE,
    players=(replace(PLAYER_A, battlefield=(replace(FOREST, is_tapped=True), REST), hand=()), PLAYER_B),
    stack=(StackView(6, "Wasteful Harvest", "荒涼たる収穫", "A"),),
)
EXILED = replace(
    ON_STACK,
    players=(
        replace(
            ON_STACK.players[0],
            library_size=5,
            library_top=(),
            exile=(replace(BEARS, object_id=7), replace(SHOCK, object_id=8)),
        ),
        PLAYER_B,
    ),
)
AFTER = replace(
    EXILED,
    stack=(),
    players=(
        replace(EXILED.players[0], hand=(replace(BEARS, object_id=9),), exile=(replace(SHOCK, object_id=8),)),
        PLAYER_B,
    ),
)
CHOICE = DecisionView(
    player="A",
    prompt_en="Put a permanent card into your hand?",
    prompt_ja="パーマネント・カードを手札に加えますか?",
    options_en=("Grizzly Bears",),
    options_ja=("灰色熊",),
    answers=("Grizzly Bears",),
    chosen=(0,),
    is_default=False,
    can_decline=True,
    citations=(),
)
MILL = cite("701.17c", "milled")
REPLACE = cite("614.6", "never happens")
PLAY = Playthrough(
    table_id="flagship",
    title_en="Wasteful Harvest under Rest in Peace",
    title_ja="《安らかなる眠り》下の《荒涼たる収穫》",
    status=Status.RIGHT,
    before=BEFORE,
    steps=(
        Step(Detail.STEPS, "A casts Wasteful Harvest.", "Aは《荒涼たる収穫》を唱える。", (), ON_STACK),
        Step(Detail.EVERYTHING, "A gets priority.", "Aが優先権を得る。"),
        Step(
            Detail.STEPS,
            "The milled cards are exiled instead.",
            "切削されたカードは代わりに追放される。",
            (REPLACE,),
            EXILED,
        ),
        Step(
            Detail.STEPS,
            "A finds Grizzly Bears in exile.",
            "Aは追放領域から《灰色熊》を見つける。",
            (MILL,),
            AFTER,
            CHOICE,
        ),
        Step(Detail.RESULT, "Grizzly Bears is in hand.", "《灰色熊》は手札にある。", (MILL,), None),
    ),
    after=AFTER,
    expect=(ExpectResult(1, True, "{}", ""),),
)
RULES = {
    RuleNumber("701.17c"): RuleText(
        RuleNumber("701.17c"), summary_en="Milled cards can be found.", summary_ja="切削されたカードは見つけられる。"
    )
}
EDITIONS = RuleEditions(date(2026, 1, 16))
ANSWER = DemonstrationAnswer(PLAY, RULES, "format = 1", editions=EDITIONS)
OPT, TO_SHOCK = CardName("Opt", "選択"), CardName("Shock", "ショック")
ON_BOTH = Ruling("0" * 12, "両方に関わる裁定の文", Language.JA, RulingKind.BUNDLED, "judgebot", cards=("Opt", "Shock"))
NOT_FOUND = MeetingNotFoundAnswer(
    (OPT, TO_SHOCK),
    RulingAnswer(
        (OPT, TO_SHOCK),
        RankedRulings(("Opt", "Shock"), None, (RulingHit(ON_BOTH, None, ("Opt", "Shock")),), ()),
    ),
    (RULES[RuleNumber("701.17c")],),
    EDITIONS,
)
REFUSED = replace(
    ANSWER,
    playthrough=replace(
        PLAY,
        status=Status.REFUSED,
        before=None,
        after=None,
        steps=(),
        unsupported=(Unsupported("Chains of Mephistopheles", "that player discards a card", "replacement", "置換"),),
    ),
)
