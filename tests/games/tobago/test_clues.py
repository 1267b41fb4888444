"""TO-5: what clues say, each read slowly from coordinates, and by hand."""

from collections.abc import Mapping
from functools import cache

import pytest

from atoll.games.tobago.facts import CLUE_WORDS, CLUES, DIRECTIONS, Relation
from atoll.games.tobago.island import LAYOUTS
from atoll.games.tobago.view import Board
from tests.rulecite import rule

from .tables import board, names, setting_out, table

Place = tuple[int, int]
FAR = 3
"""More of the ocean than so far from the island no clue can be about."""


# A slow reading.


def distance(one: Place, other: Place) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def ocean(land: Mapping[Place, str]) -> set[Place]:
    """The places near the island that do not belong to it."""
    columns, lines = [q for q, _ in land], [r for _, r in land]
    return {
        (q, r)
        for q in range(min(columns) - FAR, max(columns) + FAR)
        for r in range(min(lines) - FAR, max(lines) + FAR)
        if (q, r) not in land
    }


def largest(alike: set[Place]) -> set[Place]:
    """The most places of a kind that hang together."""
    left, best = {*alike}, set[Place]()
    while left:
        area, ahead = set[Place](), [left.pop()]
        while ahead:
            q, r = ahead.pop()
            area.add((q, r))
            beside = {(q + east, r + south) for east, south in DIRECTIONS} & left
            left -= beside
            ahead += beside
        best = max(best, area, key=len)
    return best


def named_by(word: str, seen: Board) -> set[Place]:
    """The places that a clue is about: ``lake``, ``largest-lake``, ``hut`` or ``ocean``."""
    land: dict[Place, str] = {(each.q, each.r): each.terrain for each in seen.spaces}
    place_of = {each.name: (each.q, each.r) for each in seen.spaces}
    match word.split("-"):
        case ["ocean"]:
            return ocean(land)
        case ["hut"]:
            return {place_of[name] for name in seen.huts}
        case ["palm"]:
            return {place_of[name] for name in seen.palms}
        case ["statue"]:
            return {place_of[statue.space] for statue in seen.statues}
        case ["largest", terrain]:
            return largest({place for place, kind in land.items() if kind == terrain})
        case [terrain]:
            return {place for place, kind in land.items() if kind == terrain}
        case _:
            raise AssertionError(f"{word!r} is nothing that clues are about")


def agrees(relation: Relation, nearest: int) -> bool:
    """Whether a treasure may lie so far from the nearest of what is named."""
    match relation:
        case "in":
            return nearest == 0
        case "next-to":
            return nearest == 1
        case "in-sight-of":
            return nearest in (1, 2)
        case "not-in":
            return nearest > 0
        case "not-next-to":
            return nearest == 0 or nearest > 1
        case "not-in-sight-of":
            return nearest == 0 or nearest > 2


def slow_reading(seen: Board) -> dict[str, str]:
    """By clue, the spaces where a treasure may lie by it."""

    @cache
    def nearest(word: str) -> dict[str, int]:
        things = named_by(word, seen)
        return {
            each.name: min(distance((each.q, each.r), thing) for thing in things)
            for each in seen.spaces
        }

    return {
        word: " ".join(
            name
            for name, far in nearest(word.removeprefix(f"{clue.relation}-")).items()
            if agrees(clue.relation, far)
        )
        for word, clue in zip(CLUE_WORDS, CLUES, strict=True)
    }


@rule("TO-5.1", "TO-5.2", "TO-5.3", "TO-5.4", "TO-5.5", "TO-5.6", "TO-5.7", "TO-5.8", "TO-5.9")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_clues_say_what_a_slow_reading_of_the_rules_says(layout: str) -> None:
    hunt = setting_out(island=layout, seed=10 * [*LAYOUTS].index(layout))
    quick = {word: names(hunt, hunt.by_clue[clue]) for clue, word in enumerate(CLUE_WORDS)}
    assert quick == slow_reading(board(hunt))


# By hand, on the island that is drawn in the tables.


def says(word: str) -> str:
    """Where a treasure may lie by one clue alone."""
    hunt = table()
    return names(hunt, hunt.by_clue[CLUE_WORDS.index(word)])


def rules_out(word: str) -> str:
    """Where a treasure cannot lie by one clue alone."""
    hunt = table()
    return names(hunt, hunt.land.all & ~hunt.by_clue[CLUE_WORDS.index(word)])


def by_column(spaces: str) -> str:
    """The same spaces, column by column and from the top."""
    return " ".join(sorted(spaces.split(), key=lambda name: (name[0], int(name[1:]))))


@rule("TO-5.1")
def test_clues_are_about_terrains_largest_areas_landmarks_and_the_ocean() -> None:
    terrains = {"beach", "jungle", "river", "scrubland", "lake", "mountain"}
    assert {clue.named for clue in CLUES} == terrains | {"hut", "palm", "statue", "ocean"}
    assert {clue.named for clue in CLUES if clue.largest} == terrains


@rule("TO-5.2")
def test_in_a_terrain_is_on_any_of_its_spaces() -> None:
    assert says("in-river") == by_column("e1 f1 f2 g1 g2 d5 e6 f5 g6 j3 k3")


@rule("TO-5.2")
def test_in_the_largest_area_is_on_one_of_its_spaces() -> None:
    assert says("in-largest-beach") == "e7 f6 f7 g7 g8"


@rule("TO-5.3")
def test_next_to_a_landmark_is_on_one_of_its_six_neighbours() -> None:
    by_first, by_second, by_third = "a2 b1 b2", "f3 f4 g3 g5 h5 h6", "l3 l4 m3 m5"
    assert says("next-to-palm") == by_column(f"{by_first} {by_second} {by_third}")


@rule("TO-5.3")
def test_next_to_jungle_rules_out_every_jungle_space_also_those_beside_another() -> None:
    by_the_west, by_the_east = "a1 a2 a3 b1 b5 c1 c4 d2 e2 e3", "i3 i4 j1 j3 k1 k3"
    assert says("next-to-jungle") == by_column(f"{by_the_west} {by_the_east}")


@rule("TO-5.4")
def test_within_sight_is_at_distance_one_or_two_and_not_on_it() -> None:
    in_the_west = [name for name in says("in-sight-of-hut").split() if name[0] in "abc"]
    assert in_the_west == ["a1", "b1", "b2", "c2", "c3"], "but not c1, where the hut stands"


@rule("TO-5.5")
def test_not_in_a_terrain_is_anywhere_else_on_the_island() -> None:
    assert rules_out("not-in-lake") == "f3 g3 g4 h4 h5 h8 h9 i5 i6"


@rule("TO-5.6")
def test_not_next_to_rules_out_the_neighbours_alone() -> None:
    by_first, by_second, by_third = "a2 a3 b2 b4 c3 c4", "i3 i4 j1 j3 k2 k3", "g6 g7 h7 h9 i8 i9"
    assert rules_out("not-next-to-statue") == by_column(f"{by_first} {by_second} {by_third}")


@rule("TO-5.6")
def test_a_treasure_not_next_to_a_statue_may_lie_under_it() -> None:
    assert {"b3", "j2", "h8"} <= {*says("not-next-to-statue").split()}


@rule("TO-5.6")
def test_a_treasure_not_next_to_a_river_may_lie_in_one() -> None:
    assert {*says("in-river").split()} <= {*says("not-next-to-river").split()}


@rule("TO-5.7")
def test_not_within_sight_rules_out_two_spaces_around_and_not_the_place_itself() -> None:
    in_the_west = [name for name in rules_out("not-in-sight-of-statue").split() if name < "e"]
    assert " ".join(in_the_west) == "a1 a2 a3 b1 b2 b4 b5 c2 c3 c4 d1 d2"
    assert {"b3", "j2", "h8"} <= {*says("not-in-sight-of-statue").split()}


@rule("TO-5.8")
def test_next_to_a_landmark_one_of_its_kind_suffices_and_not_next_to_none_may_be_near() -> None:
    assert {"b1", "g3", "m3"} <= {*says("next-to-palm").split()}, "each beside another palm"
    assert rules_out("not-next-to-palm") == says("next-to-palm")


@rule("TO-5.8")
def test_next_to_a_terrain_any_of_its_spaces_suffices_and_not_next_to_none_may_be_near() -> None:
    next_to_river = {*says("next-to-river").split()}
    assert {"e2", "j4", "e7"} <= next_to_river, "each beside another river"
    assert rules_out("not-next-to-river") == says("next-to-river")


@rule("TO-5.9")
def test_smaller_areas_are_like_any_other_place_for_a_clue_about_the_largest() -> None:
    assert "g7" in says("next-to-lake").split(), "beside the small lake"
    assert "g7" not in says("next-to-largest-lake").split()
    assert "f3" not in says("not-in-largest-lake").split()
    assert {"h8", "h9"} <= {*says("not-in-largest-lake").split()}, "in the small lake"


@rule("TO-5.9")
def test_a_smaller_area_may_even_be_in_sight_of_the_largest() -> None:
    assert "f5" in says("in-sight-of-largest-lake").split()
    assert "k3" in says("next-to-largest-scrubland").split()


@rule("TO-2.7", "TO-5.3", "TO-5.4")
def test_next_to_the_ocean_is_the_shore_and_in_sight_of_it_one_space_more() -> None:
    shore, in_sight = {*says("next-to-ocean").split()}, {*says("in-sight-of-ocean").split()}
    assert {"a1", "c4", "e2", "j4"} <= shore
    assert {"e3", "b3", "j3"} <= in_sight - shore
    assert rules_out("not-next-to-ocean") == says("next-to-ocean")
