"""The laws of answers: what the grammar is made of, and that wondering tells no secrets."""

import pytest

import atoll
from atoll.kernel import IllegalAnswer, Option
from atoll.kernel.answers import domains, example_of

from .cases import Case
from .playing import Kept, Moment, options_of


def test_every_kind_of_answer_has_an_example_that_can_be_read(any_case: Case) -> None:
    game = atoll.game(any_case.game)
    for kind in game.grammar(any_case.seats, any_case.options).kinds:
        anywhere = [
            read
            for seats in game.seats
            for settings in ({}, any_case.options)
            if game.takes(seats, settings)
            for read in game.grammar(seats, settings).all_readings(example_of(kind))
        ]
        assert kind in {type(read) for read in anywhere}, kind


def test_the_grammar_is_the_same_for_the_same_options_and_in_the_same_order(any_case: Case) -> None:
    game = atoll.game(any_case.game)
    grammar = game.grammar(any_case.seats, any_case.options)
    assert len({*grammar.words}) == len(grammar.words)
    for kind in grammar.kinds:
        for name in domains(kind):
            values = grammar.domain(kind, name)
            assert values
            assert len({*map(str, values)}) == len(values), (kind, name)


def test_what_if_is_what_the_seat_sees_afterwards_and_changes_nothing(kept: list[Kept]) -> None:
    for moment in kept[0].some(23, 8):
        game, state = moment.game, moment.state
        saved = game.save(state)
        for seat, text in some_answers(moment):
            wondered = game.what_if(state, seat, text)
            assert game.save(state) == saved
            twin = game.clone(state)
            game.answer(twin, seat, text)
            assert wondered.why.legal
            if wondered.certainty == "certain":
                assert twin.rng == state.rng
                assert wondered.view == game.view(twin, seat)
            else:
                assert (wondered.certainty, wondered.view) == ("open", None)
                assert (twin.rng, twin.reveals) != (state.rng, state.reveals) or (
                    game.hangs_on_secrets(twin, seat)
                )


def some_answers(moment: Moment, most: int = 6) -> list[tuple[int, str]]:
    """A few answers of any seats."""
    return [moment.choice() for _ in range(most) if moment.state.decisions]


def test_what_if_tells_nobody_more_than_the_seat_knows(kept: list[Kept]) -> None:
    for moment in kept[0].some(24, 8):
        game, state = moment.game, moment.state
        for seat, text in some_answers(moment):
            wondered = game.what_if(state, seat, text)
            for rng in (1, 2, 3):
                twin = game.redeal(state, seat, rng)
                assert game.what_if(twin, seat, text) == wondered, (seat, text)


def test_a_reason_tells_nobody_more_than_the_seat_knows(kept: list[Kept]) -> None:
    """Answers of other moments are tried, and things that other answers are about."""
    tried = words_of(kept[1])
    for moment in kept[0].some(25, 6):
        game, state = moment.game, moment.state
        saved = game.save(state)
        for seat in range(state.seats):
            twins = [game.redeal(state, seat, rng) for rng in (1, 2)]
            for option in moment.random.sample(tried, min(12, len(tried))):
                why = game.why(state, seat, option.text)
                pointed = game.why(state, seat, pieces=option.pieces)
                for twin in twins:
                    assert game.why(twin, seat, option.text) == why, option.text
                    assert game.why(twin, seat, pieces=option.pieces) == pointed, option.pieces
        assert game.save(state) == saved


def words_of(played: Kept) -> list[Option]:
    """Options of all moments of a game."""
    found = {option.text: option for state in played.states for option in options_of(state)}
    return [*found.values()]


def test_whoever_points_at_the_things_of_an_answer_can_give_one(kept: list[Kept]) -> None:
    """What lies on the table and is lit makes an answer, if it is tapped in the order of pieces."""
    for moment in kept[0].some(27, 6):
        game, state = moment.game, moment.state
        for decision in state.decisions:
            for option in moment.random.sample([*decision.options], min(6, len(decision.options))):
                if option.pieces:
                    why = game.why(state, decision.seat, pieces=option.pieces)
                    assert why.legal, (option.text, option.pieces, why)


def test_an_illegal_answer_has_the_same_reason_wherever_it_is_asked_for(kept: list[Kept]) -> None:
    tried = words_of(kept[1])
    for moment in kept[0].some(28, 4):
        game, state = moment.game, moment.state
        for option in moment.random.sample(tried, min(20, len(tried))):
            why = game.why(state, 0, option.text)
            if why.legal:
                game.answer(game.clone(state), 0, option.text)
            else:
                with pytest.raises(IllegalAnswer) as error:
                    game.answer(game.clone(state), 0, option.text)
                assert (why.message, why.rule) == (error.value.message, error.value.rule)
