"""What is said of a game that is too large to be played here: which bound it goes beyond, and what to try.

What is here: the sentences. What is not: the bounds and counting towards them (``rulings.kernel.state.effort``).
"""

from rulings.kernel.state.effort import Bound, BoundError

_EN = {
    Bound.OBJECTS: "more than {most:,} objects would be in the game at one time",
    Bound.PERMANENTS: "more than {most:,} permanents would be on the battlefield at one time",
    Bound.STACK: "more than {most:,} objects would be on the stack at one time",
    Bound.TRIGGERS: "more than {most:,} abilities trigger",
    Bound.EVENTS: "more than {most:,} things happen",
    Bound.REPEATS: "one instruction or cost counts more than {most:,} times or units of mana",
    Bound.PAYMENT: "mana abilities would have to make more than {most:,} mana for one cost",
    Bound.SEARCH: "more than {most:,} ways to pay or to choose would have to be tried",
    Bound.REQUESTS: "the players are asked more than {most:,} times",
    Bound.WORK: "objects and effects would have to be looked at more than {most:,} times",
    Bound.TIME: "it takes more than {most:g} seconds",
}
_JA = {
    Bound.OBJECTS: "ゲーム中のオブジェクトが同時に{most:,}個を超えます",
    Bound.PERMANENTS: "戦場のパーマネントが同時に{most:,}個を超えます",
    Bound.STACK: "スタック上のオブジェクトが同時に{most:,}個を超えます",
    Bound.TRIGGERS: "能力の誘発が{most:,}回を超えます",
    Bound.EVENTS: "起こるイベントが{most:,}個を超えます",
    Bound.REPEATS: "1つの指示やコストの回数またはマナの量が{most:,}を超えます",
    Bound.PAYMENT: "1つのコストのためにマナ能力で生み出すマナが{most:,}点を超えます",
    Bound.SEARCH: "調べる必要のある支払い方や選び方が{most:,}通りを超えます",
    Bound.REQUESTS: "プレイヤーへの確認が{most:,}回を超えます",
    Bound.WORK: "オブジェクトや効果を調べる回数が{most:,}回を超えます",
    Bound.TIME: "処理に{most:g}秒以上かかります",
}


def told(error: BoundError) -> tuple[str, str]:
    """The bound beyond which a game would go, and what to try, in English and Japanese."""
    return (
        (
            f"This game is too large to be played here: {_EN[error.bound].format(most=error.most)}. "
            "Try fewer cards, smaller numbers or fewer steps."
        ),
        (
            f"このゲームは大きすぎるため、ここでは処理できません（{_JA[error.bound].format(most=error.most)}）。"
            "カードの枚数、数値、手順を減らしてください。"
        ),
    )


def untold(error: BoundError) -> tuple[str, str]:
    """Why a game that was played is not told step by step, in English and Japanese."""
    return (
        (
            "The game was played to its end, but it is too large to be told step by step: "
            f"{_EN[error.bound].format(most=error.most)}."
        ),
        (
            "ゲームは最後まで処理しましたが、大きすぎるため1手順ずつは表示できません"
            f"（{_JA[error.bound].format(most=error.most)}）。"
        ),
    )
