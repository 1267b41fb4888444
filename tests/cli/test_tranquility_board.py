"""The drawings show what lies on the table, in every mode."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import atoll
from atoll.cli.boards import BOARDS
from atoll.games.tranquility.cards import MONSTER, ORANGE, PURPLE, YELLOW
from atoll.games.tranquility.state import Storm
from atoll.kernel import Option

from .drawings import drawn_for

GAME = atoll.game("tranquility")
NAMES = ("Ann", "Bohdan", "Clara", "Danylo", "Eve")


def table(mode: str = "base", seats: int = 2, **options: Any) -> Any:
    return GAME.setup(seats, seed=1, options={"mode": mode, **options})


def drawn(
    state: Any,
    seat: int | None = 0,
    options: Sequence[Option] = (),
    language: str = "en",
    width: int = 160,
) -> str:
    names, view = NAMES[: state.seats], GAME.view(state, seat)
    return drawn_for("tranquility", names, view, options, language=language, width=width)


def row(drawing: str, number: int) -> str:
    return next(line for line in drawing.splitlines() if line[2:5] == f"{number} │")


def turn_of(state: Any, hand: list[int]) -> Sequence[Option]:
    """The options of the active seat if it held these cards."""
    state.hands[state.active] = hand
    fresh = GAME.load(GAME.save(state))  # what was derived is derived anew
    options: Sequence[Option] = fresh.decisions[0].options
    return options


def test_every_game_has_a_drawing() -> None:
    assert BOARDS.keys() == set(atoll.games())


def test_islands_lie_where_they_were_placed() -> None:
    state = table()
    state.grid[0], state.grid[35] = 3, 80
    drawing = drawn(state)
    assert row(drawing, 1).startswith("  1 │  3    ·  ")
    assert " 80 │" in row(drawing, 6)
    assert "Islands: 2 of 36" in drawing


def test_prices_stand_in_the_cells_and_behind_the_cards() -> None:
    state = table()
    state.grid[8] = 20
    options = turn_of(state, [18, 21, 40, 81, 81])
    drawing = drawn(state, state.active, options)
    assert row(drawing, 2).startswith("  2 │ (0)  (2)   20  (1)  (0)  (0) │")
    assert "  18  a1–a2(0) b2(2)" in drawing
    assert "  40  e2–f6(0)" in drawing
    assert "Your hand: 18, 21, 40, Finish, Finish" in drawing


def test_hands_of_others_are_counted_never_shown() -> None:
    state = table()
    state.hands[0], state.hands[1] = [1, 2], [71, 72, 73]
    drawing = drawn(state)
    assert "Your hand: 1, 2" in drawing
    assert not {"71", "72", "73"} & set(drawing.split())
    spectator = drawn(state, None)
    assert "Your hand" not in spectator
    assert not {"1", "2"} & set(spectator.replace("│", " x ").split("discards")[1].split("Ann")[0])


def test_start_stands_at_the_lower_left_corner() -> None:
    state = table()
    assert "Start: not yet" in drawn(state)
    state.started = True
    assert row(drawn(state), 1).startswith("► 1 │")
    assert "Start: played" in drawn(state)


def test_rocks_and_storms_stand_at_their_rows() -> None:
    state = table(rocks=True, storms=True)
    state.rocks, state.compasses = 2, 1
    state.storms = [Storm(PURPLE, 4), Storm(YELLOW, 0), Storm(ORANGE, 1), Storm(PURPLE, -1)]
    drawing = drawn(state)
    assert "×    ×    ×    ×    ×    ×  │ ▲" in row(drawing, 3)
    assert "×    ×    ×    ×    ×    ×  │ ≈" in row(drawing, 5)
    for words in (
        "Jagged rocks: row 3",
        "Purple storm: row 5",
        "Yellow storm: Ann",
        "Orange storm: Bohdan",
        "Purple storm: coming up",
        "Compasses: 1",
        "5/3",  # the hand that a yellow storm limits
        "which storm",
    ):
        assert words in drawing


def test_the_crown_of_the_arch_is_closed() -> None:
    drawing = drawn(table("high_arch"))
    assert row(drawing, 7).count("×") == 6
    assert row(drawing, 6).startswith("  6 │  ·    ·              ·    ·  │")
    assert "crown (row 7) is closed" in drawing


def test_the_pyramid_shows_its_borders() -> None:
    state = table("pyramid")
    state.grid[1] = 2
    state.found, state.compasses = 1, 2
    options = turn_of(state, [1, 3, 40])
    drawing = drawn(state, state.active, options)
    assert row(drawing, 1).startswith("  1 │(1) [2] (1) {0} (0) {0} (0) {0} │")
    assert row(drawing, 8).startswith("  8 │{0}  ")
    for words in ("Finish found: 1", "Compasses: 2", "To explore: 28"):
        assert words in drawing


def test_day_and_night_shows_both_halves_and_what_lies_wrong() -> None:
    state = table("day_and_night")
    state.grid[0], state.grid[1], state.grid[30], state.grid[31] = 1, 2, 70, 71
    state.turned[1] = state.turned[30] = True
    drawing = drawn(state)
    assert row(drawing, 1).startswith("  1 │  1  ! 2☾ ")
    assert row(drawing, 6).startswith("  6 │ 70☾ !71  ")
    assert "│ ☀" in row(drawing, 3)
    assert "│ ☾" in row(drawing, 4)
    assert "By day" in drawing
    state.night = True
    assert "By night" in drawn(state)


def test_the_duel_shows_display_deck_and_points() -> None:
    state = table("duel")
    state.scores, state.display = [7, -3], [11, 22, 33, 44, 55]
    drawing = drawn(state)
    assert "Display: 11, 22, 33, 44, 55" in drawing
    assert "Deck: 65" in drawing
    assert next(line for line in drawing.splitlines() if "Ann (you)" in line).split()[-2] == "7"
    assert next(line for line in drawing.splitlines() if "Bohdan" in line).split()[-2] == "-3"


def tables(mode: str, seats: int) -> Iterator[Any]:
    """Tables from an empty one to one with as much as can lie there."""
    if mode == "duel":
        yield table(mode, seats)
        return
    for night in (False, True):
        yield table(mode, seats)
        modules: dict[str, Any] = {"rocks": True, "storms": True, "fewer_islands": "poseidon"}
        state = table(mode, seats, **({} if mode == "pyramid" else modules))
        state.night = night and mode == "day_and_night"
        yield state
        state.rocks, state.compasses = 2, 2
        for storm in (Storm(YELLOW, 0), Storm(PURPLE, 1), Storm(PURPLE, 2), Storm(PURPLE, 2)):
            state.storms.append(storm)
            yield state
        state.shown[0] = [MONSTER, MONSTER]
        yield state


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mode", ["base", "high_arch", "pyramid", "day_and_night", "duel"])
def test_every_drawing_fits_into_80_columns(
    mode: str, seats: int, language: str, width: int
) -> None:
    if mode == "duel" and seats != 2:
        return
    for state in tables(mode, seats):
        options = state.decisions[0].options
        lines = drawn(state, state.active, options, language, width).splitlines()
        assert max(map(len, lines)) <= width
        assert not any("…" in line for line in lines)
        endless = drawn(state, state.active, options, language, width=300).splitlines()
        assert grid_and_words(lines) == grid_and_words(endless)


def grid_and_words(lines: list[str]) -> tuple[list[str], list[str]]:
    """The lines of the grid up to its right border, and all words behind and below it."""
    height = next(place for place, line in enumerate(lines) if "└" in line) + 1
    width = lines[0].index("┐") + 1
    grid = [line[:width] for line in lines[:height]]
    assert all(line[-1] in "┐│┘" for line in grid)
    rest = [*(line[width:] for line in lines[:height]), *lines[height:]]
    return grid, sorted(" ".join(rest).split())


HEADINGS = {
    "en": ["hand", "deck", "discards"],
    "ru": ["рука", "колода", "сброс"],
    "uk": ["рука", "колода", "скид"],
}


@pytest.mark.parametrize("language", HEADINGS)
@pytest.mark.parametrize("width", [40, 60])
@pytest.mark.parametrize("mode", ["base", "high_arch", "pyramid", "day_and_night"])
def test_on_a_narrow_terminal_the_table_stands_below_the_grid(
    mode: str, width: int, language: str
) -> None:
    state = table(mode, seats=3, monsters=3)
    state.shown[1] = [MONSTER, MONSTER]
    lines = drawn(state, language=language, width=width).splitlines()
    assert max(map(len, lines)) <= width
    assert not any("…" in line for line in lines)
    headings = next(place for place, line in enumerate(lines) if line.split() == HEADINGS[language])
    assert not any("│" in line for line in lines[headings:])
    for seat, name in enumerate(NAMES[:3]):
        numbers = next(line for line in lines[headings:] if name in line).split()[-3:]
        counts = (len(state.hands[seat]), len(state.decks[seat]), len(state.discards[seat]))
        assert numbers == [*map(str, counts)]


def test_on_a_wide_terminal_the_table_stands_beside_the_grid() -> None:
    state = table(monsters=3)
    state.shown[1] = [MONSTER, MONSTER]
    first = drawn(state, width=80).splitlines()[0]
    assert "┐" in first
    assert "discards" in first
