"""Draws, discards and mana replaced (CR 614.11, 106.12b)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.history import DidIt
from rulings.abilities.effects.cards import Discard, Draw, Mill
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import Exile
from rulings.abilities.events.moving import Discards, Draws, Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import GoTo, OtherMana, ScaleAmount
from rulings.abilities.players import AnyPlayer, Opponent, ThatPlayer, You
from rulings.abilities.references import Antecedent, Choose, This, TopCards
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

_INSTEAD = {"instead": "instead"}
ability.phrase(
    "if {event:CausedDiscard}, discard it, but you may put it on top of your library instead of into your graveyard.",
    Replacement(
        event=hole("event", Discards, where=lambda one: not isinstance(one.what, This)),
        instead=GoTo(Zone.LIBRARY),
        optional=You(),
    ),
    carries={"may": "optional", "instead": "instead"},
)
for _skips in ("that player skips that draw instead", "skip that draw instead", "you skip that draw instead"):
    ability.phrase(
        f"if {{event:WouldDraw}}, {_skips}.",
        Replacement(event=hole("event"), instead=None),
        carries={"instead": "event"},
    )
ability.phrase(
    "if {event:WouldDraw} while {condition:Condition}, skip that draw instead.",
    Replacement(event=hole("event"), condition=hole("condition"), instead=None),
    carries={"instead": "event"},
)
for _template in (
    "if {event:WouldDraw}, you may skip that draw instead.",
    "if {event:WouldDraw}, you may instead skip that draw.",
):
    ability.phrase(
        _template,
        Replacement(event=hole("event"), instead=None, optional=You()),
        carries={"instead": "event", "may": "optional"},
    )
for _template in (
    "if {event:WouldDraw}, instead that player skips that draw and {effect:Clauses}.",
    "if {event:WouldDraw}, that player skips that draw and {effect:Clauses} instead.",
):
    # "That player skips that draw and you draw a card": the draw does not happen, the effect does.
    ability.phrase(_template, Replacement(event=hole("event"), instead=hole("effect")), carries={"instead": "instead"})
for _template in (
    "if {event:WouldDraw}, {first:Clauses} instead. {rest:Paragraph}",
    "if {event:WouldDraw}, instead {first:Clauses}. {rest:Paragraph}",
):
    ability.phrase(
        _template,
        Replacement(event=hole("event", unless=Moves), instead=Sequence((hole("first"), hole("rest")))),
        carries={"instead": "instead"},
    )

# A discard for each draw; only who discarded draws.
ability.phrase(
    "if {event:WouldDraw}, that player discards a card instead. if the player discards a card this way, they draw a "
    "card. if the player doesn't discard a card this way, they mill a card.",
    Replacement(
        event=hole("event"),
        instead=Sequence(
            (
                Discard(ThatPlayer(), Choose(Filter(Kind.CARD), Fixed(1))),
                If(DidIt("discarded"), Draw(ThatPlayer()), Mill(ThatPlayer(), Fixed(1))),
            )
        ),
    ),
    carries={"instead": "instead"},
)
_WHO_DRAWS = ThatPlayer(antecedent=Antecedent("event player"))

# The card is the one that the player would have drawn.
ability.phrase(
    "if {who:Player} would draw a card, that player exiles that card face up instead.",
    Replacement(
        event=Draws(hole("who", AnyPlayer, Opponent)), instead=Exile(TopCards(Fixed(1), _WHO_DRAWS), who=_WHO_DRAWS)
    ),
    carries={"instead": "instead"},
)
for _words, _factor in (("twice", 2), ("three times", 3)):
    ability.phrase(
        f"if {{event:TappedForMana}}, it produces {_words} as much of that mana instead.",
        Replacement(event=hole("event"), instead=ScaleAmount(factor=_factor)),
        carries=_INSTEAD,
    )


_SYMBOLS = tuple((one, one) for one in ("{W}", "{U}", "{B}", "{R}", "{G}", "{C}"))
for _end, _fixed in (("", False), (" and amount", True)):
    for _said, _symbol in (*_SYMBOLS, ("colorless mana", "{C}")):
        ability.phrase(
            f"if {{event:TappedForMana}}, it produces {_said} instead of any other type{_end}.",
            Replacement(event=hole("event"), instead=OtherMana(_symbol, _fixed)),
            carries=_INSTEAD,
        )
