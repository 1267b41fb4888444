"""What can be taken back: whatever nobody has learned anything hidden from."""

import pytest

import atoll
from atoll.games.tobago.state import Hunt

from .hoards import dug, found, hunters, leading
from .tables import outcome, seat_of, setting_out, story, table, texts


def can_be_taken_back(hunt: Hunt, *lines: str) -> bool:
    """Whether the last of these answers can."""
    match = atoll.Match.start("tobago", hunt.seats, 0)
    match.state = hunt
    by = 0
    for line in lines:
        player, _, text = line.partition(": ")
        by = seat_of(player)
        match.answer(by, text)
    return match.can_undo(by)


# Setting out.


def test_where_landmarks_and_vehicles_are_put_can_be_thought_over() -> None:
    hunt = setting_out(landmarks="players")
    assert can_be_taken_back(hunt, "red: put statue h8")
    assert can_be_taken_back(hunt, "red: put statue h8", "red: face se")
    assert can_be_taken_back(setting_out(), "red: park g3")


def test_the_last_vehicle_stands_where_it_stands_for_then_clues_are_dealt() -> None:
    assert not can_be_taken_back(setting_out(), "red: park g3", "blue: park g3")


# A turn.

MAPS = {"white": leading("red", "g3", "h4"), "grey": "blue not-in-lake"}


def ready() -> Hunt:
    players = hunters(red="in-river in-jungle, 2 amulets")
    return table(players, maps=MAPS, amulets="g2", deck="in-beach")


@pytest.mark.parametrize(
    "lines",
    [
        ["red: drive h5"],
        ["red: drive g2"],  # where there is an amulet
        ["red: drive h5", "red: stop"],
        ["red: amulet move"],
        ["red: amulet move", "red: drive h5"],
        ["red: amulet clue"],
        ["red: amulet marker"],
        ["red: amulet marker", "red: remove white g3"],
        ["red: end"],
    ],
    ids=lambda lines: lines[-1],
)
def test_what_shows_nothing_hidden_can_be_taken_back(lines: list[str]) -> None:
    assert can_be_taken_back(ready(), *lines)


@pytest.mark.parametrize("lines", [["red: amulet double"], ["red: amulet swap"]])
def test_so_can_what_is_done_with_roses(lines: list[str]) -> None:
    maps = {"white": "red in-jungle, blue next-to-river"}
    hunt = table(hunters(red="1 amulet"), maps=maps, experts=True)
    assert can_be_taken_back(hunt, *lines)


@pytest.mark.parametrize(
    "lines",
    [
        ["red: play in-river grey"],
        ["red: amulet clue", "red: play in-river grey"],
        ["red: exchange"],
        ["red: amulet exchange"],
    ],
    ids=lambda lines: lines[-1],
)
def test_what_brings_another_clue_cannot(lines: list[str]) -> None:
    assert not can_be_taken_back(ready(), *lines)


def test_a_clue_can_be_taken_back_if_there_is_none_to_draw() -> None:
    hunt = table({"red": "in-river in-jungle", "blue": ""}, maps={"grey": "blue not-in-lake"})
    hunt.deck.clear()
    assert can_be_taken_back(hunt, "red: play in-river grey")


# Treasures.


def test_a_treasure_that_was_dug_up_cannot_be_buried_again() -> None:
    assert not can_be_taken_back(found("blue", "2 3 4"), "red: dig white")


def test_whoever_declines_can_think_it_over_until_another_card_comes_up() -> None:
    hunt = dug("blue", "2 3 4")
    assert can_be_taken_back(hunt, "red: pass")
    assert not can_be_taken_back(hunt, "red: pass", "blue: pass")


def test_whoever_accepts_cannot_since_another_card_comes_up() -> None:
    assert not can_be_taken_back(dug("blue", "2 3 4"), "red: take")


def test_unless_it_was_with_the_last_rose() -> None:
    assert can_be_taken_back(dug("blue", "2 3 4"), "red: take", "blue: take")
    assert not can_be_taken_back(dug("blue", "2 3 4"), "red: take", "blue: pass")


def test_the_last_card_can_be_declined_and_accepted_after_all() -> None:
    lines = ["red: take", "blue: pass", "blue: pass"]
    assert can_be_taken_back(dug("blue", "2 3 4"), *lines)


def test_the_first_clue_of_a_new_map_brings_another_clue_and_so_it_lies_there() -> None:
    hunt = dug("blue", "0 3 4")
    assert not can_be_taken_back(hunt, f"red: {min(texts(hunt, 'red'))}")


def test_nothing_can_be_taken_back_when_the_game_is_over() -> None:
    hunt = table(hunters(), maps={"white": leading("blue")}, left=3, curses=0)
    lines = ["red: dig white", "red: take", "blue: take"]
    assert not can_be_taken_back(hunt, *lines)
    story(hunt, *lines)
    assert outcome(hunt).reason == "treasures-out"
