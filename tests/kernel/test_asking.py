"""How the kernel asks: sealed answers, standing decisions, forced ones."""

import pytest

from atoll.kernel import IllegalAnswer

from .toy import GAME, Auction


def auction(seats: int = 3, **options: bool) -> Auction:
    return GAME.setup(seats, 1, options)


def asked(state: Auction) -> list[tuple[int, bool]]:
    return [(decision.seat, decision.must) for decision in state.decisions]


def test_all_seats_are_asked_at_once_and_standing_decisions_come_last() -> None:
    state = auction()
    assert asked(state)[:3] == [(0, True), (1, True), (2, True)]
    assert [must for _, must in asked(state)[3:]] == [False] * 9


def test_a_sealed_answer_waits_and_its_seat_is_not_asked_again() -> None:
    state = auction()
    assert GAME.answer(state, 1, "bid 3") == []
    assert asked(state)[:2] == [(0, True), (2, True)]
    assert state.bids == [0, 0, 0]
    assert GAME.view(state, 1).own_sealed == "bid 3"
    assert GAME.view(state, 0).own_sealed is None
    assert GAME.view(state, None).sealed == (1,)
    with pytest.raises(IllegalAnswer, match="refused-already-sealed"):
        GAME.answer(state, 1, "bid 2")


def test_sealed_answers_are_opened_together_in_the_order_of_the_seats() -> None:
    state = auction()
    GAME.answer(state, 2, "bid 1")
    GAME.answer(state, 0, "bid 2")
    events = GAME.answer(state, 1, "bid 0")
    assert [event.args for event in events if event.kind == "bids"] == [{"coins": (2, 0, 1)}]
    assert len(state.gems[0]) == 1
    assert state.sealed == []


def test_a_standing_decision_interrupts_and_the_question_is_asked_again() -> None:
    state = auction()
    GAME.answer(state, 0, "blow")
    assert [option.text for option in state.decisions[0].options] == ["bid 0", "bid 1"]
    chances = [each.prompt.key for each in state.decisions if not each.must]
    assert "ask-whistle" not in chances, "no second whistle in a round"


def test_sealed_answers_that_an_interrupt_made_illegal_are_asked_for_again() -> None:
    state = auction()
    GAME.answer(state, 0, "bid 3")
    GAME.answer(state, 1, "bid 1")
    GAME.answer(state, 2, "blow")
    assert asked(state)[:2] == [(0, True), (2, True)]
    assert state.sealed == [None, "bid 1", None]


def test_a_sealed_seat_can_still_use_its_standing_decision() -> None:
    state = auction()
    GAME.answer(state, 0, "bid 1")
    GAME.answer(state, 0, "blow")
    assert state.sealed == ["bid 1", None, None]


def test_a_question_in_between_leaves_sealed_answers_alone() -> None:
    state = auction()
    GAME.answer(state, 1, "bid 2")
    GAME.answer(state, 0, "joke")
    assert asked(state)[:2] == [(1, True), (2, True)], "the sealed seat is asked, too"
    assert state.sealed == []
    GAME.answer(state, 2, "laugh")
    assert state.sealed == [None, None, "laugh"]
    assert GAME.load(GAME.save(state)) == state
    GAME.answer(state, 1, "frown")
    assert asked(state)[:2] == [(0, True), (2, True)]
    assert state.sealed == [None, "bid 2", None]
    assert GAME.view(state, 1).own_sealed == "bid 2"


def test_a_sealed_answer_goes_with_its_seat_when_that_is_no_longer_asked() -> None:
    state = auction()
    GAME.answer(state, 1, "bid 2")
    GAME.answer(state, 1, "go")
    assert state.sealings == []
    assert asked(state)[:2] == [(0, True), (2, True)]
    GAME.answer(state, 2, "go")
    GAME.answer(state, 0, "bid 1")
    assert state.sealings == []
    assert len(state.gems[0]) == 1


def test_when_the_others_are_no_longer_asked_a_sealed_answer_is_opened() -> None:
    state = auction(seats=2)
    GAME.answer(state, 0, "bid 1")
    GAME.answer(state, 1, "go")
    assert len(state.gems[0]) == 1, "nobody else was left to wait for"
    assert state.sealings == []
    assert GAME.load(GAME.save(state)).decisions == state.decisions


def test_a_redeal_hides_sealed_answers_also_below_a_question_in_between() -> None:
    state = auction()
    GAME.answer(state, 1, "bid 2")
    GAME.answer(state, 0, "joke")
    bids = {GAME.redeal(state, 2, rng).sealings[0].answers[1] for rng in range(20)}
    assert bids == {"bid 0", "bid 1", "bid 2", "bid 3"}


def test_forced_answers_are_not_asked() -> None:
    state = auction(forced=True, whistles=False)
    assert state.decisions == ()
    assert state.outcome is not None
    assert len(state.burnt) == 3


def test_the_legal_answers_and_the_rule_are_named_when_an_answer_is_refused() -> None:
    state = auction()
    GAME.answer(state, 2, "blow")
    with pytest.raises(IllegalAnswer) as refused:
        GAME.answer(state, 0, "bid 2")
    assert refused.value.rule == "AU-1.1"
    assert refused.value.message.args == {"cap": 1}
    assert str(refused.value) == "'bid 2' is not legal: refused-cap (cap=1) [AU-1.1]"


def test_a_finished_game_takes_no_answers() -> None:
    state = auction(forced=True, whistles=False)
    with pytest.raises(IllegalAnswer, match="refused-game-over"):
        GAME.answer(state, 0, "bid 0")
