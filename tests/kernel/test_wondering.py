"""Why an answer cannot be, and what would come of one: asked without changing anything."""

import pytest

from .toy import GAME, Auction


def auction() -> Auction:
    return GAME.setup(3, 1)


def test_what_can_be_answered_has_no_reason_against_it() -> None:
    why = GAME.why(auction(), 0, "bid 3")
    assert why.legal
    assert (why.text, why.message, why.rule) == ("bid 3", None, None)


def test_what_cannot_has_a_reason_and_a_paragraph() -> None:
    state = auction()
    GAME.answer(state, 2, "blow")
    why = GAME.why(state, 0, "bid 3")
    assert not why.legal
    assert why.message is not None
    assert (why.message.key, why.rule) == ("refused-cap", "AU-1.1")


def test_things_that_were_tapped_stand_for_the_answer_that_concerns_them() -> None:
    state = auction()
    assert GAME.why(state, 0, pieces=["whistle"]).text == "blow"
    assert GAME.why(state, 0, pieces=["whistle"]).legal
    GAME.answer(state, 0, "blow")
    again = GAME.why(state, 0, pieces=["whistle"])
    assert again.text == "blow"
    assert again.message is not None


@pytest.mark.parametrize("pieces", [[], ["lamp"], ["whistle", "lamp"]])
def test_things_that_make_no_answer_mean_nothing(pieces: list[str]) -> None:
    why = GAME.why(auction(), 0, pieces=pieces)
    assert not why.legal
    assert (why.text, why.message) == (None, None)


def test_nobody_means_anything_at_a_seat_that_is_not_there() -> None:
    why = GAME.why(auction(), 7, pieces=["whistle"])
    assert why.message is not None
    assert why.message.key == "refused-no-such-seat"


def test_what_is_certain_is_seen_beforehand() -> None:
    state = auction()
    blown = GAME.what_if(state, 0, "blow")
    assert blown.certainty == "certain"
    assert blown.view is not None
    assert blown.view.board.cap == 1
    sealed = GAME.what_if(state, 0, "bid 2")
    assert sealed.view is not None
    assert sealed.view.own_sealed == "bid 2"


def test_what_opens_sealed_answers_depends_on_what_is_hidden() -> None:
    state = GAME.setup(3, 1)
    state.round = 3  # the last: no gem is drawn any more
    for seat in (0, 1):
        GAME.answer(state, seat, "bid 1")
    last = GAME.what_if(state, 2, "bid 3")
    assert (last.certainty, last.view) == ("open", None)


def test_what_uses_luck_depends_on_chance() -> None:
    state = auction()
    for seat in (0, 1):
        GAME.answer(state, seat, "bid 1")
    assert GAME.what_if(state, 2, "bid 3").certainty == "open"


def test_wondering_changes_nothing() -> None:
    state = auction()
    before, asked = GAME.save(state), state.decisions
    GAME.what_if(state, 0, "blow")
    GAME.why(state, 0, "bid 9")
    GAME.why(state, 0, pieces=["whistle"])
    assert (GAME.save(state), state.decisions) == (before, asked)


def test_what_is_illegal_has_its_reason_here_as_well() -> None:
    state = auction()
    wondered = GAME.what_if(state, 0, "bid 9")
    assert (wondered.certainty, wondered.view) == (None, None)
    assert wondered.why == GAME.why(state, 0, "bid 9")
    assert not wondered.why.legal


def test_what_if_may_be_asked_with_the_things_that_were_tapped() -> None:
    state = auction()
    assert GAME.what_if(state, 0, pieces=["whistle"]) == GAME.what_if(state, 0, "blow")
    assert GAME.what_if(state, 0, pieces=["lamp"]).certainty is None
