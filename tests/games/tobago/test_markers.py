"""TO-7: markers show where treasures may lie, as soon as there are enough of them."""

from tests.rulecite import rule

from .tables import answer, board, each, markers, possible, refusal, seen, story, table, texts


@rule("TO-7.1")
def test_with_more_than_seventeen_possible_spaces_there_are_no_markers() -> None:
    hunt = table(maps={"white": "blue in-beach"})
    assert len(possible(hunt, "white").split()) == 18
    assert (seen(hunt, "white").marked, markers(hunt, "white")) == (False, "")


@rule("TO-7.1")
def test_with_seventeen_there_is_a_marker_on_each() -> None:
    players = {"red": "not-next-to-palm, 1 amulet", "blue": ""}
    hunt = table(players, maps={"white": "blue in-scrubland"})
    assert markers(hunt, "white") == ""
    answer(hunt, "red", "play not-next-to-palm white")
    west, east = "d4 e5 g9 g10 h1 h2 h7 h10", "i1 i2 i7 j4 j5 j6 k4 k5 k6"
    assert markers(hunt, "white") == f"{west} {east}"
    answer(hunt, "red", "amulet marker")
    assert texts(hunt, "red") == each("remove white", f"{west} {east}")


@rule("TO-7.1", "TO-15.2")
def test_only_where_there_are_markers_can_an_amulet_remove_one() -> None:
    hunt = table({"red": "1 amulet", "blue": ""}, maps={"white": "blue in-beach"})
    assert "amulet marker" not in texts(hunt, "red")
    assert refusal(hunt, "red", "amulet marker") == ("refused-no-marker", "TO-15.2")


@rule("TO-7.2")
def test_with_every_further_clue_markers_are_taken_off_what_it_rules_out() -> None:
    players = {"red": "not-next-to-ocean", "blue": "next-to-largest-lake"}
    hunt = table(players, maps={"white": "blue in-mountain"})
    assert markers(hunt, "white") == "a1 e2 e3 e4 g5 h3 h6 i3 i4 i8 i9 j1 j7 j8 j10 k1"
    answer(hunt, "red", "play not-next-to-ocean white", "end")
    assert markers(hunt, "white") == "e3 e4 g5 h3 h6 i3 i4 i8 i9"
    answer(hunt, "blue", "play next-to-largest-lake white")
    assert markers(hunt, "white") == "e3 e4 g5 h3 h6 i4"


@rule("TO-7.2")
def test_a_clue_takes_no_markers_off_for_other_treasures() -> None:
    players = {"red": "not-next-to-ocean", "blue": ""}
    hunt = table(players, maps={"white": "blue in-mountain", "grey": "blue in-jungle"})
    answer(hunt, "red", "play not-next-to-ocean white")
    assert markers(hunt, "grey") == "b2 b3 b4 c2 c3 d1 j2 k2 l1 l2 m1 m2 n1"


@rule("TO-7.3")
def test_on_a_space_there_may_be_markers_of_several_colours() -> None:
    hunt = table(maps={"white": "blue in-lake", "grey": "red in-largest-lake, red next-to-palm"})
    assert markers(hunt, "white") == "f3 g3 g4 h4 h5 h8 h9 i5 i6"
    assert markers(hunt, "grey") == "f3 g3 h5"


@rule("TO-7.4")
def test_when_one_marker_is_left_the_treasure_lies_there() -> None:
    players = {"red": "at h9, next-to-statue", "blue": ""}
    hunt = table(players, maps={"white": "blue in-lake"})
    assert "dig white" not in texts(hunt, "red")
    answer(hunt, "red", "play next-to-statue white")
    assert (markers(hunt, "white"), board(hunt).maps[0].marked) == ("h9", True)
    assert "dig white" in texts(hunt, "red")


@rule("TO-7.4")
def test_two_markers_are_not_enough() -> None:
    hunt = table({"red": "at h9", "blue": ""}, maps={"white": "blue in-lake, left h8 h9"})
    assert refusal(hunt, "red", "dig white") == ("refused-not-located", "TO-9.1")
    story(hunt, "red: end", "blue: end")
    assert "dig white" not in texts(hunt, "red")
