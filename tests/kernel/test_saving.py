"""Saves, clones, options and undo: what a state carries, and what it refuses."""

import pickle

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

import atoll
from atoll.kernel import BadOptions, BadSave, Event, IllegalAnswer, heard
from atoll.kernel.cloning import struct_copier

from .toy import GAME


def test_a_save_loads_to_an_equal_state_in_the_middle_of_sealed_answers() -> None:
    state = GAME.setup(3, 1)
    GAME.answer(state, 1, "bid 2")
    loaded = GAME.load(GAME.save(state))
    assert loaded == state
    assert loaded.decisions == state.decisions


@given(st.binary(max_size=200))
def test_garbage_is_no_save(data: bytes) -> None:
    with pytest.raises(BadSave, match="auction"):
        GAME.load(data)


def test_a_save_of_another_game_or_of_other_rules_is_refused() -> None:
    other = atoll.game("tranquility")
    with pytest.raises(BadSave, match="a save of 'tranquility', not of 'auction'"):
        GAME.load(other.save(other.setup(2, 1)))
    game, version, state = msgspec.msgpack.decode(GAME.save(GAME.setup(2, 1)))
    with pytest.raises(BadSave, match=r"version 99 .* these are version 3"):
        GAME.load(msgspec.msgpack.encode([game, 99, state]))
    stuck = {**state, "agenda": [], "outcome": None}
    for nonsense in ({"seats": "two"}, {**state, "ships": 3}, stuck):
        with pytest.raises(BadSave, match="not a save of auction"):
            GAME.load(msgspec.msgpack.encode([game, version, nonsense]))


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "auction takes 2, 3, 4 seats, not 1"),
        (True, {}, "not True"),
        (2.0, {}, "not 2.0"),
        ("2", {}, "not '2'"),
        (2, {"whistle": True}, "has no option 'whistle'; it has: whistles, forced"),
        (2, {"whistles": "loud"}, "'whistles' of auction cannot be 'loud'"),
        (2, {"forced": True}, "option 'whistles' does not go with 'forced'"),
    ],
)
def test_what_cannot_be_is_refused_with_its_name(
    seats: int, options: dict[str, bool], reason: str
) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME.setup(seats, 1, options)


def test_options_may_come_as_text() -> None:
    state = GAME.setup(2, 1, {"whistles": "false"})
    assert state.options.whistles is False


@pytest.mark.parametrize("seed", ["7", True, 7.0, None, 1 << 128, -(1 << 200)])
def test_a_seed_must_be_a_whole_number_of_a_sensible_size(seed: int) -> None:
    with pytest.raises(BadOptions, match="seed"):
        GAME.setup(2, seed)


@pytest.mark.parametrize("seat", [True, 1.0, "1", None])
def test_only_whole_numbers_are_seats(seat: int) -> None:
    state = GAME.setup(2, 1)
    with pytest.raises(IllegalAnswer, match="no-such-seat"):
        GAME.answer(state, seat, "bid 1")


def test_a_refusal_survives_the_way_between_processes() -> None:
    state = GAME.setup(2, 1)
    GAME.answer(state, 1, "blow")
    with pytest.raises(IllegalAnswer) as refused:
        GAME.answer(state, 0, "bid 3")
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value)
    assert (again.text, again.message, again.rule) == ("bid 3", refused.value.message, "AU-1.1")


def test_a_view_is_refused_to_a_seat_that_does_not_exist() -> None:
    state = GAME.setup(2, 1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="seats are 0 to 1"):
            GAME.view(state, seat)
        with pytest.raises(ValueError, match="seats are 0 to 1"):
            GAME.redeal(state, seat, 1)


def test_a_redeal_hides_what_the_others_sealed() -> None:
    state = GAME.setup(3, 1)
    GAME.answer(state, 0, "bid 3")
    GAME.answer(state, 1, "bid 2")
    twins = [GAME.redeal(state, 1, rng) for rng in range(20)]
    assert {twin.sealed[1] for twin in twins} == {"bid 2"}
    assert {twin.sealed[0] for twin in twins} == {"bid 0", "bid 1", "bid 2", "bid 3"}


def test_each_seat_hears_only_what_it_may() -> None:
    events = [Event("noise"), Event("whisper", {}, (1,))]
    assert [event.kind for event in heard(events, 0)] == ["noise"]
    assert [event.kind for event in heard(events, 1)] == ["noise", "whisper"]
    assert [event.kind for event in heard(events, None)] == ["noise"]


class Part(Struct):
    numbers: list[int]


class Stone(Struct, frozen=True):
    weight: int


class Whole(Struct):
    part: Part
    parts: list[Part]
    table: dict[str, list[int]]
    maybe: Part | None
    stones: list[Stone]


def test_a_copier_goes_as_deep_as_things_can_change() -> None:
    whole = Whole(Part([1]), [Part([2])], {"a": [3]}, Part([4]), [Stone(5)])
    twin = struct_copier(Whole)(whole)
    assert twin == whole
    twin.part.numbers.append(0)
    twin.parts[0].numbers.append(0)
    twin.table["a"].append(0)
    twin.maybe.numbers.append(0)
    twin.stones.append(Stone(0))
    assert whole == Whole(Part([1]), [Part([2])], {"a": [3]}, Part([4]), [Stone(5)])
    assert twin.stones[0] is whole.stones[0], "what is frozen is shared"


def test_a_copier_refuses_what_it_cannot_see_into() -> None:
    class Vague(Struct):
        things: list  # type: ignore[type-arg]

    with pytest.raises(TypeError, match="so that it can be copied"):
        struct_copier(Vague)
