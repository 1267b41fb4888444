"""What is certain to whoever answers: what others hear first, or see first, too."""

from typing import Any

import atoll
from atoll.kernel import Option, State


def option_of(state: State[Any], verb: str) -> tuple[int, Option]:
    """Somebody who may answer so, and how."""
    for decision in state.decisions:
        for option in decision.options:
            if option.verb == verb:
                return decision.seat, option
    raise AssertionError(f"nobody may {verb} now")


def test_words_bind_but_reveal_nothing() -> None:
    game = atoll.game("lifeboats")
    state = game.setup(3, 1)
    while state.awaited[0].prompt.key != "ask-vote-leak":
        game.answer(state, state.awaited[0].seat, state.awaited[0].options[0].text)
    seat, said = option_of(state, "say-vote")
    assert game.what_if(state, seat, said.text).certainty == "certain"
    before = state.reveals
    game.answer(state, seat, said.text)
    assert state.reveals > before


def test_who_opens_a_provision_knew_what_it_was() -> None:
    game = atoll.game("overboard")
    state = game.setup(4, 1)
    while state.awaited[0].prompt.key == "ask-keep":
        game.answer(state, state.awaited[0].seat, state.awaited[0].options[0].text)
    seat, opened = option_of(state, "open")
    assert game.what_if(state, seat, opened.text).certainty == "certain"
    before = state.reveals
    game.answer(state, seat, opened.text)
    assert state.reveals > before
