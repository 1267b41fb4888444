"""TO-2: the 32 islands, looked at from the coordinates of their spaces."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from string import ascii_lowercase

import pytest

from atoll.games.tobago.facts import DIRECTIONS, SIDES, TERRAINS
from atoll.games.tobago.island import LAYOUTS, Island, Place, Spaces, island
from atoll.kernel import members
from tests.rulecite import rule

from .tables import GAME, board, names, possible, refusal, setting_out, story, table

SIDE_TERRAINS = {
    "a": "8 6 5 3 3 4",
    "A": "2 9 2 4 5 12",
    "b": "3 7 2 10 4 5",
    "B": "6 5 3 10 6 3",
    "c": "7 0 4 7 2 7",
    "C": "8 10 4 4 3 8",
}
"""By side, its spaces of beach, jungle, river, scrubland, lake and mountain."""
LARGEST = {
    "abc0": "32: 5 7 5 10 7 5",
    "abc1": "32: 5 7 5 10 7 5",
    "acb0": "33: 5 7 5 9 7 5",
    "acb1": "33: 5 7 5 9 7 7",
    "abC0": "40: 5 10 5 10 7 6",
    "abC1": "40: 5 10 5 10 7 6",
    "aCb0": "41: 5 10 5 9 7 7",
    "aCb1": "41: 5 10 5 9 7 6",
    "aBc0": "44: 5 6 5 9 9 4",
    "aBc1": "42: 5 6 5 9 9 4",
    "acB0": "44: 5 6 5 8 9 5",
    "acB1": "42: 5 6 5 8 9 5",
    "aBC0": "52: 5 10 5 9 9 6",
    "aBC1": "50: 5 10 5 9 9 6",
    "aCB0": "52: 5 10 5 8 9 6",
    "aCB1": "50: 5 10 5 8 9 6",
    "Abc0": "41: 5 9 4 10 5 8",
    "Abc1": "42: 5 9 4 10 5 11",
    "Acb0": "41: 5 9 4 8 5 8",
    "Acb1": "42: 5 9 4 8 5 11",
    "AbC0": "49: 5 10 4 10 5 8",
    "AbC1": "50: 5 10 4 10 5 9",
    "ACb0": "49: 5 10 4 8 5 8",
    "ACb1": "50: 5 10 4 8 5 8",
    "ABc0": "53: 5 9 4 9 6 9",
    "ABc1": "52: 5 9 4 9 6 9",
    "AcB0": "53: 5 9 4 7 6 9",
    "AcB1": "52: 5 9 4 7 6 9",
    "ABC0": "61: 5 10 4 9 6 9",
    "ABC1": "60: 5 10 4 9 6 8",
    "ACB0": "61: 5 10 4 7 6 8",
    "ACB1": "60: 5 10 4 7 6 8",
}
"""By island, how many spaces are not beside the ocean, and how large the largest areas are."""

each_island = pytest.mark.parametrize("layout", LAYOUTS)
SIZES = {"a": 29, "b": 31, "c": 27, "A": 34, "B": 33, "C": 37}


def around(place: Place) -> set[Place]:
    """The six places beside one, land or ocean."""
    return {(place[0] + q, place[1] + r) for q, r in DIRECTIONS}


def connected(start: Place, places: Iterable[Place]) -> frozenset[Place]:
    """Those of these places that can be reached from one without leaving them."""
    there, found, ahead = {*places}, {start}, [start]
    while ahead:
        new = (around(ahead.pop()) & there) - found
        found |= new
        ahead += new
    return frozenset(found)


def areas(land: Island, terrain: str) -> set[frozenset[Place]]:
    alike = {
        place for place, kind in zip(land.places, land.terrains, strict=True) if kind == terrain
    }
    return {connected(place, alike) for place in alike}


def places_of(land: Island, spaces: Spaces) -> set[Place]:
    return {land.places[space] for space in members(spaces)}


def distance(one: Place, other: Place) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


# The pieces and the islands made of them.


@rule("TO-2.1")
def test_each_piece_has_a_side_with_fewer_spaces_and_one_with_more() -> None:
    letters = "".join(terrain[0] for terrain in TERRAINS)
    sizes = {
        side: sum(letter in letters for line in lines for letter in line)
        for side, lines in SIDES.items()
    }
    assert sizes == SIZES
    assert all(SIZES[side] < SIZES[side.upper()] for side in "abc")


@rule("TO-2.1", "TO-2.4")
def test_each_side_has_its_terrains() -> None:
    for side, drawn in SIDES.items():
        letters = "".join(drawn)
        counts = [letters.count(terrain[0]) for terrain in TERRAINS]
        assert " ".join(map(str, counts)) == SIDE_TERRAINS[side]


@rule("TO-2.2", "TO-2.6")
@each_island
def test_the_pieces_lie_together_as_they_should(layout: str) -> None:
    land = island(layout)
    inland = (land.all & ~land.beside_ocean).bit_count()
    sizes = [land.largest[terrain].bit_count() for terrain in TERRAINS]
    assert f"{inland}: {' '.join(map(str, sizes))}" == LARGEST[layout]


@rule("TO-2.1", "TO-2.2")
@each_island
def test_an_island_has_all_the_spaces_of_its_three_sides(layout: str) -> None:
    assert len(island(layout).places) == sum(SIZES[side] for side in layout[:3])


@rule("TO-2.2")
@each_island
def test_one_side_of_each_piece_is_used(layout: str) -> None:
    assert sorted(layout[:3].lower()) == ["a", "b", "c"]


def turned(place: Place, times: int) -> Place:
    """Turned about the origin by so many sixths of a circle."""
    q, r = place
    for _ in range(times):
        q, r = -r, q + r
    return q, r


def shape(land: Island, times: int) -> tuple[tuple[int, int, str], ...]:
    """What an island looks like, turned, wherever on the table it lies."""
    spaces = [
        (*turned(place, times), kind)
        for place, kind in zip(land.places, land.terrains, strict=True)
    ]
    left, top = min(q for q, _, _ in spaces), min(r for _, r, _ in spaces)
    return tuple(sorted((q - left, r - top, kind) for q, r, kind in spaces))


@rule("TO-2.2")
def test_there_are_32_islands_however_one_turns_them() -> None:
    looks = {min(shape(island(layout), times) for times in range(6)) for layout in LAYOUTS}
    assert len(LAYOUTS) == len(looks) == 32


@rule("TO-2.2")
@each_island
def test_an_island_is_in_one_piece(layout: str) -> None:
    places = island(layout).places
    assert connected(places[0], places) == {*places}


@rule("TO-2.2", "TO-2.7")
@each_island
def test_no_gap_is_left_in_an_island_and_the_ocean_is_all_around(layout: str) -> None:
    land = {*island(layout).places}
    columns, lines = [q for q, _ in land], [r for _, r in land]
    sheet = {
        (q, r)
        for q in range(min(columns) - 1, max(columns) + 2)
        for r in range(min(lines) - 1, max(lines) + 2)
    }
    ocean = sheet - land
    assert connected((min(columns) - 1, min(lines) - 1), ocean) == ocean


@rule("TO-2.3")
def test_chance_picks_any_of_the_islands() -> None:
    picked = {board(GAME.setup(2, seed)).island for seed in range(400)}
    assert picked == {*LAYOUTS}


@rule("TO-2.3")
def test_the_players_may_agree_on_an_island() -> None:
    for layout in LAYOUTS:
        assert board(GAME.setup(2, 1, {"island": layout})).island == layout


# Spaces and areas.


@rule("TO-2.4")
@each_island
def test_every_kind_of_terrain_is_on_every_island_and_no_other(layout: str) -> None:
    land = island(layout)
    assert {*land.terrains} == {"beach", "jungle", "river", "scrubland", "lake", "mountain"}
    for terrain in TERRAINS:
        found = {land.terrains[space] for space in members(land.of_terrain[terrain])}
        assert found == {terrain}
    assert sum(spaces.bit_count() for spaces in land.of_terrain.values()) == len(land.places)


@rule("TO-2.4")
@each_island
def test_the_neighbours_of_a_space_are_the_up_to_six_that_touch_it(layout: str) -> None:
    land = island(layout)
    for space, place in enumerate(land.places):
        assert places_of(land, land.beside[space]) == around(place) & {*land.places}


@rule("TO-2.4")
@each_island
def test_every_beach_is_at_the_ocean(layout: str) -> None:
    land = island(layout)
    inland = land.of_terrain["beach"] & ~land.beside_ocean
    assert [land.names[space] for space in members(inland)] == []


@rule("TO-2.5")
@each_island
def test_spaces_of_a_kind_that_touch_form_an_area(layout: str) -> None:
    land = island(layout)
    for terrain in TERRAINS:
        for area in areas(land, terrain):
            spaces = [land.places.index(place) for place in area]
            assert all(places_of(land, land.areas[space]) == area for space in spaces)


@rule("TO-2.6")
@each_island
def test_of_each_kind_one_area_has_most_spaces_and_no_other_as_many(layout: str) -> None:
    land = island(layout)
    for terrain in TERRAINS:
        largest, *smaller = sorted(areas(land, terrain), key=len, reverse=True)
        assert all(len(area) < len(largest) for area in smaller), terrain
        assert places_of(land, land.largest[terrain]) == largest


@rule("TO-2.5", "TO-2.6")
def test_the_large_lake_of_an_island_and_its_small_one() -> None:
    land = island("abc0")
    hunt = table()
    assert names(hunt, land.largest["lake"]) == "f3 g3 g4 h4 h5 i5 i6"
    assert names(hunt, land.areas[land.space["h8"]]) == "h8 h9"


@each_island
def test_spaces_are_called_by_column_from_left_to_right_and_by_number_from_the_top(
    layout: str,
) -> None:
    land = island(layout)
    assert len({*land.names}) == len(land.places)
    columns = sorted({q for q, _ in land.places})
    for letter, column in zip(ascii_lowercase, columns, strict=False):
        down = sorted(r for q, r in land.places if q == column)
        called = [land.names[land.places.index((column, r))] for r in down]
        assert called == [f"{letter}{number}" for number in range(1, len(down) + 1)]
    assert {name: land.names[space] for name, space in land.space.items()} == {
        name: name for name in land.names
    }


# The ocean, landmarks, distances.


@rule("TO-2.7")
@each_island
def test_the_coast_is_where_a_neighbour_is_missing(layout: str) -> None:
    land = island(layout)
    coast = {place for place in land.places if around(place) - {*land.places}}
    assert places_of(land, land.beside_ocean) == coast


@rule("TO-2.7")
def test_nobody_drives_into_the_ocean() -> None:
    hunt = table({"red": "at a1", "blue": ""})
    assert refusal(hunt, "red", "drive a4") == ("refused-no-such-space", "TO-2.7")
    assert refusal(hunt, "red", "drive ocean") == ("refused-no-such-space", "TO-2.7")


@rule("TO-2.7")
def test_no_treasure_lies_in_the_ocean() -> None:
    hunt = table()
    assert possible(hunt, "white").split() == [*hunt.land.names]


@rule("TO-2.8")
@pytest.mark.parametrize("seed", range(20))
def test_on_no_space_is_more_than_one_landmark(seed: int) -> None:
    seen = board(setting_out(seed=seed * 10, island="random"))
    taken = Counter([*seen.huts, *seen.palms, *[statue.space for statue in seen.statues]])
    assert len(taken) == taken.total() == 10


@rule("TO-2.8")
def test_where_a_landmark_stands_no_other_can() -> None:
    hunt = setting_out(landmarks="players")
    story(hunt, "red: put statue b3", "red: face n")
    assert refusal(hunt, "blue", "put statue b3") == ("refused-landmark-there", "TO-2.8")
    story(hunt, "blue: put statue j2", "blue: face n", "red: put statue h8", "red: face n")
    assert refusal(hunt, "blue", "put hut b3") == ("refused-landmark-there", "TO-2.8")


@rule("TO-2.8")
def test_a_landmark_does_not_change_the_kind_of_its_space() -> None:
    hunt = table(maps={"white": "red in-mountain", "grey": "red in-lake"})
    assert "i3" in possible(hunt, "white").split(), "where a hut stands"
    assert "g4" in possible(hunt, "grey").split(), "where a palm stands"


@rule("TO-2.9")
@each_island
def test_in_sight_is_what_is_at_distance_one_or_two(layout: str) -> None:
    land = island(layout)
    for one, other in combinations(land.spaces, 2):
        near = distance(land.places[one], land.places[other]) <= 2
        assert bool(land.in_sight[one] >> other & 1) == near
        assert bool(land.in_sight[other] >> one & 1) == near


@rule("TO-2.9")
def test_one_can_see_across_the_ocean() -> None:
    hunt = table(maps={"white": "red in-sight-of-largest-river, blue in-jungle"})
    assert possible(hunt, "white") == "c2 c3 d1"


# How vehicles drive and where gazes end.


@rule("TO-8.2", "TO-8.3")
@each_island
def test_one_step_leads_anywhere_in_the_area_and_to_the_neighbours(layout: str) -> None:
    land = island(layout)
    for terrain in TERRAINS:
        for area in areas(land, terrain):
            for place in area:
                reached = (area | around(place) & {*land.places}) - {place}
                assert places_of(land, land.steps[land.places.index(place)]) == reached


@rule("TO-13.2")
@each_island
def test_a_gaze_ends_at_the_outermost_space_of_its_line(layout: str) -> None:
    land = island(layout)
    spaces = {*land.places}
    for place, edges in zip(land.places, land.edges, strict=True):
        for (q, r), edge in zip(DIRECTIONS, edges, strict=True):
            line = [(place[0] + far * q, place[1] + far * r) for far in range(40)]
            on_land = [each for each in line if each in spaces]
            assert land.places[edge] == on_land[-1]
