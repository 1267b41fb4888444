"""The laws: what holds for every game, at every seat count, at every answer."""

from collections.abc import Iterator
from itertools import count, permutations
from random import Random
from typing import Any, get_args

import msgspec
import pytest

import atoll
from atoll.kernel import Decision, IllegalAnswer, Level, Option, State

from .cases import Case
from .playing import LONGEST_GAME, SEEDS, Kept, Moment, moments, options_of

MANY_ANSWERS = 2_000
"""So many are given in many games, besides the thousands of the playthroughs' digests."""
A_WHILE = 100
"""So many answers show whether a game goes on as it should."""

GARBAGE = [
    "",
    " ",
    "\x00",
    "play",
    "play 12",
    "play 12 c4 c5",
    "PLAY 12 C4",
    "play -1 a0",
    "play ١٢ a1",
    "discard 5 5 5",
    "offer 99999999999999999999",
    "take one",
    "give up up",
    "lift",
    "rocks 0",
    "'; drop table games; --",
    "🦀" * 20,
    "a" * 199,
    "x" * 1_000_000,
]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_ends_and_every_answer_on_the_way_obeys_the_laws(any_case: Case, seed: int) -> None:
    game = atoll.game(any_case.game)
    pieces, known = None, set[str]()
    for moment in moments(any_case, seed):
        state = moment.state
        pieces = pieces or game.pieces(state)
        assert game.pieces(state) == pieces, "pieces are conserved"
        assert_decisions_are_sound(state)
        assert_options_are_in_the_grammar(moment, known)
        assert game.talk(state).level in Level
        loaded = game.load(game.save(state))
        assert loaded == state
        assert loaded.decisions == state.decisions
        assert (game.outcome(state) is None) == bool(state.decisions)
    outcome = game.outcome(state)
    assert outcome is not None
    assert len(outcome.scores) == any_case.seats
    assert set(outcome.winners) <= set(range(any_case.seats))


def assert_decisions_are_sound(state: State[Any]) -> None:
    musts = [decision.must for decision in state.decisions]
    assert musts == sorted(musts, reverse=True), "what the game waits for comes first"
    assert not musts or musts[0], "a standing decision alone keeps nobody waiting"
    for seat in range(state.seats):
        mine = [decision for decision in state.decisions if decision.seat == seat]
        texts = [option.text for decision in mine for option in decision.options]
        assert len(texts) == len(set(texts)), "options are unique"
        assert all(decision.options for decision in mine), "who is asked can answer"
        assert sum(decision.must for decision in mine) <= 1
    assert {decision.seat for decision in state.decisions} <= set(range(state.seats))


def assert_options_are_in_the_grammar(moment: Moment, known: set[str]) -> None:
    """Each text reads back to its answer, and to no other."""
    grammar = moment.game.grammar_of(moment.state)
    options = [*options_of(moment.state)]
    if new := [option for option in options if option.text not in known]:
        words = {*grammar.words}
        for option in new:
            assert grammar.all_readings(option.text) == [option.answer]
            assert {*option.answer.words} <= words
        known |= {option.text for option in new}
    for option in options:
        assert_told_as_declared(option)


def assert_told_as_declared(option: Option) -> None:
    """What may be left out is declared as None."""
    declared = option.kind.tells
    sure = {name for name, hint in declared.items() if type(None) not in get_args(hint)}
    assert sure <= {*option.told} <= {*declared}, option.text


def test_the_first_option_always_leads_to_the_end(any_case: Case) -> None:
    game = atoll.game(any_case.game)
    state = game.setup(any_case.seats, 7, any_case.options)
    for _ in range(LONGEST_GAME):
        if not state.decisions:
            return
        decision = state.decisions[0]
        game.answer(state, decision.seat, decision.options[0].text)
    pytest.fail(f"not over after {LONGEST_GAME} answers")


@pytest.mark.in_bulk
def test_many_games_end_and_always_ask_what_can_be_answered(any_case: Case) -> None:
    game = atoll.game(any_case.game)
    random = Random(15)
    answers, seeds = 0, count()
    while answers < MANY_ANSWERS:
        state = game.setup(any_case.seats, next(seeds), any_case.options, quiet=True)
        answers += play_on(Moment(game, state, random), LONGEST_GAME)
        assert state.outcome is not None, f"not over after {LONGEST_GAME} answers"


def test_a_clone_is_equal_and_independent(kept: list[Kept]) -> None:
    for moment in kept[1].some(3):
        game, state = moment.game, moment.state
        saved = game.save(state)
        twin = game.clone(state)
        assert twin == state
        assert twin.decisions == state.decisions
        for _ in range(10):
            if twin.decisions:
                game.answer(twin, *Moment(game, twin, moment.random).choice())
        assert game.save(state) == saved, "what happens to a clone leaves its parent alone"


def test_states_are_equal_exactly_if_their_saves_are(kept: list[Kept]) -> None:
    game, states = kept[1]
    seen: dict[bytes, State[Any]] = {}
    for state in states:
        saved = game.save(state)
        for other, earlier in seen.items():
            assert (other == saved) == (earlier == state)
        seen[saved] = state


def test_a_record_replays_to_an_equal_state_and_forks_anywhere(case: Case) -> None:
    match = atoll.Match.start(case.game, case.seats, 5, case.options)
    random = Random(5)
    saves = [match.game.save(match.state)]
    while match.state.decisions:
        match.answer(*Moment(match.game, match.state, random).choice())
        saves.append(match.game.save(match.state))
    text = atoll.record.dumps(match.record)
    record = atoll.record.loads(text)
    assert record == match.record
    assert match.game.save(atoll.record.replay(record)) == saves[-1]
    for number in random.sample(range(len(saves)), min(5, len(saves))):
        fork = match.fork(number)
        assert fork.game.save(fork.state) == saves[number]
        if fork.state.decisions:
            fork.answer(*Moment(fork.game, fork.state, random).choice())
    assert match.game.save(match.state) == saves[-1], "a fork leaves its origin alone"


def test_the_same_seed_gives_the_same_game_and_another_seed_another(case: Case) -> None:
    game = atoll.game(case.game)
    saves = [game.save(game.setup(case.seats, seed, case.options)) for seed in (1, 1, 2)]
    assert saves[0] == saves[1] != saves[2]


def test_no_view_tells_what_is_hidden(case: Case, kept: list[Kept]) -> None:
    """A seat cannot tell a redealt state from the real one, and is asked the same."""
    for moment in kept[0].some(6):
        game, state = moment.game, moment.state
        pieces = game.pieces(state)
        for seat in range(case.seats):
            twin = game.redeal(state, seat, moment.random.randrange(1 << 60))
            assert game.view(twin, seat) == game.view(state, seat)
            assert questions(twin, seat) == questions(state, seat)
            assert game.pieces(twin) == pieces
            assert twin.rng != state.rng, "nor does it know what is to come"
            assert_sealed_answers_are_legal(twin)
            play_on(Moment(game, twin, moment.random), A_WHILE)


def assert_sealed_answers_are_legal(state: State[Any]) -> None:
    for decision in state.asked:
        sealed = state.sealed_by(decision.seat)
        assert sealed is None or decision.option(sealed)


def play_on(moment: Moment, most: int) -> int:
    """Give at most so many answers; how many it were."""
    for number in range(most):
        if not moment.state.decisions:
            return number
        assert all(decision.options for decision in moment.state.decisions)
        moment.game.answer(moment.state, *moment.choice())
    return most


def questions(state: State[Any], seat: int) -> list[Decision]:
    return [decision for decision in state.decisions if decision.seat == seat]


def test_redealing_changes_what_is_hidden(case: Case) -> None:
    game = atoll.game(case.game)
    state = game.setup(case.seats, 8, case.options)
    twins = {game.save(game.redeal(state, 0, rng)) for rng in range(5)}
    assert len(twins) == 5
    assert game.save(game.redeal(state, 0, 1)) == game.save(game.redeal(state, 0, 1))


def test_a_spectator_sees_no_more_than_any_seat(case: Case, kept: list[Kept]) -> None:
    """A view for nobody stays the same whichever seat's secrets are redealt."""
    for moment in kept[1].some(9, most=4):
        game, state = moment.game, moment.state
        public = game.view(state, None)
        assert public.own_sealed is None
        for seat in range(case.seats):
            assert game.view(game.redeal(state, seat, 3), None) == public


def test_the_views_of_all_together_are_the_views_of_each(case: Case, kept: list[Kept]) -> None:
    for moment in kept[0].some(12, most=4):
        game, state = moment.game, moment.state
        own, public = game.views(state)
        assert own == [game.view(state, seat) for seat in range(case.seats)]
        assert public == game.view(state, None)


def test_views_and_decisions_can_be_sent_as_json(kept: list[Kept]) -> None:
    for moment in kept[0].some(10, most=4):
        view = moment.game.view(moment.state, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) is not None
        msgspec.json.encode([[*decision.options] for decision in moment.state.decisions])
        msgspec.json.encode(moment.state.events)
        loaded = moment.game.load(moment.game.save(moment.state))
        sent = [msgspec.json.encode(moment.game.view(each, 0)) for each in (moment.state, loaded)]
        assert sent[0] == sent[1], "nothing depends on the order of a dictionary, which saves lose"


def test_illegal_answers_change_nothing_and_say_why(kept: list[Kept]) -> None:
    for moment in kept[1].some(11, most=6):
        game, state = moment.game, moment.state
        saved, decisions, events = game.save(state), state.decisions, list(state.events)
        for seat, text in illegal_answers(moment):
            with pytest.raises(IllegalAnswer) as refused:
                game.answer(state, seat, text)
            assert refused.value.message.key.startswith("refused-")
            assert game.save(state) == saved
            assert (state.decisions, state.events) == (decisions, events)


def illegal_answers(moment: Moment) -> Iterator[tuple[int, Any]]:
    """Garbage, other seats' answers, answers of earlier moments, seats that do not exist."""
    state = moment.state
    legal = {
        (decision.seat, option.text) for decision in state.decisions for option in decision.options
    }
    stale = [f"play {card} a1" for card in range(1, 81, 7)] + ["take 5", "weather", "offer 8"]
    texts = [*GARBAGE, *stale, *(text for _, text in sorted(legal)[:20])]
    for seat in (-1, *range(state.seats), state.seats, 10**30):
        for text in texts:
            if (seat, text) not in legal:
                yield seat, text
        for nonsense in (None, 5, b"start", ["start"]):
            yield seat, nonsense


def test_the_order_of_answers_given_at_once_does_not_matter(kept: list[Kept]) -> None:
    random = Random(16)
    for game, states in kept:
        for state in states:
            waiting = [decision for decision in state.decisions if decision.must]
            if len(waiting) < 2:
                continue
            answers = [(each.seat, random.choice(each.options).text) for each in waiting]
            results = set()
            for order in list(permutations(answers))[:24]:
                twin = game.clone(state)
                for seat, text in order:
                    game.answer(twin, seat, text)
                results.add(game.save(twin))
            assert len(results) == 1


def test_sealed_answers_stay_hidden_until_all_are_in(kept: list[Kept]) -> None:
    game, states = kept[0]
    for state in states:
        waiting = [decision for decision in state.decisions if decision.must]
        if len(waiting) < 2:
            continue
        first, *others = waiting
        views = []
        for option in first.options[:3]:
            twin = game.clone(state)
            told = game.answer(twin, first.seat, option.text)
            assert not told
            assert game.view(twin, first.seat).own_sealed == option.text
            views.append([game.view(twin, each.seat) for each in others])
        assert all(view == views[0] for view in views)


def test_a_quiet_game_is_the_same_game(case: Case) -> None:
    game = atoll.game(case.game)
    telling = game.setup(case.seats, 13, case.options)
    quiet = game.setup(case.seats, 13, case.options, quiet=True)
    random = Random(13)
    told = 0
    while telling.decisions:
        answer = Moment(game, telling, random).choice()
        told += len(game.answer(telling, *answer))
        assert game.answer(quiet, *answer) == []
    assert quiet == telling
    assert told


def test_undo_is_free_until_something_is_revealed(case: Case) -> None:
    """Where undo is offered it leads back exactly; where it is not, it is refused."""
    match = atoll.Match.start(case.game, case.seats, 14, case.options)
    random = Random(14)
    while match.state.decisions:
        before = match.game.save(match.state)
        reveals, rng = match.state.reveals, match.state.rng
        seat, text = Moment(match.game, match.state, random).choice()
        match.answer(seat, text)
        after = match.game.save(match.state)
        free = (match.state.reveals, match.state.rng) == (reveals, rng)
        assert match.can_undo(seat) == free
        if free:
            match.undo(seat)
            assert match.game.save(match.state) == before
            match.answer(seat, text)
        else:
            with pytest.raises(ValueError, match="taken back"):
                match.undo(seat)
        assert match.game.save(match.state) == after


def test_what_somebody_else_was_told_in_private_cannot_be_taken_back(case: Case) -> None:
    match = atoll.Match.start(case.game, case.seats, 15, case.options)
    random = Random(15)
    while match.state.decisions:
        seat, text = Moment(match.game, match.state, random).choice()
        events = match.answer(seat, text)
        if any(set(event.audience or ()) - {seat} for event in events):
            assert not match.can_undo(seat)
