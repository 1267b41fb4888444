"""TO-9: digging treasures up, until they are shared."""

import pytest

from atoll.games.tobago.state import Hunt
from tests.rulecite import rule

from .tables import (
    answer,
    asked,
    board,
    each,
    laid,
    markers,
    possible,
    question,
    refusal,
    share,
    story,
    table,
    texts,
    told,
    vehicle,
)

IN_LAKE = "red in-lake, left h9"
"""A map of a treasure that lies on h9."""


def red_with(notes: str, **maps: str) -> Hunt:
    """It is red's turn."""
    return table({"red": notes, "blue": "no clues"}, maps=maps)


def dig(hunt: Hunt, colour: str, lay: str) -> None:
    """Red digs, accepts everything and begins the next map with this clue."""
    answer(hunt, "red", f"dig {colour}")
    share(hunt)
    answer(hunt, "red", f"lay {lay}")


# When one may dig.


@rule("TO-9.1")
def test_a_treasure_can_be_dug_up_if_it_is_located_and_the_vehicle_stands_there() -> None:
    hunt = red_with("at h9", white=IN_LAKE, grey="blue in-river, left g1", brown="red in-beach")
    assert texts(hunt, "red", "dig") == {"dig white"}
    assert refusal(hunt, "red", "dig grey") == ("refused-elsewhere", "TO-9.1")
    assert refusal(hunt, "red", "dig brown") == ("refused-not-located", "TO-9.1")
    assert refusal(hunt, "red", "dig black") == ("refused-not-located", "TO-9.1")


@rule("TO-9.1")
def test_it_does_not_matter_whose_clues_they_were() -> None:
    hunt = red_with("at h9", white="blue in-lake, left h9")
    assert texts(hunt, "red", "dig") == {"dig white"}


@rule("TO-9.1")
def test_nobody_digs_in_the_turn_of_another() -> None:
    hunt = table({"red": "at a1", "blue": "at h9"}, maps={"white": IN_LAKE})
    assert texts(hunt, "blue") == set()
    answer(hunt, "red", "end")
    assert texts(hunt, "blue", "dig") == {"dig white"}


@rule("TO-9.1")
def test_nobody_has_to_dig() -> None:
    hunt = red_with("at h9", white=IN_LAKE)
    answer(hunt, "red", "end")
    assert (asked(hunt), laid(hunt, "white")) == ("blue", "red in-lake")


@rule("TO-9.2")
def test_the_vehicle_may_have_driven_there() -> None:
    hunt = red_with("at i9", white=IN_LAKE)
    assert texts(hunt, "red", "dig") == set()
    answer(hunt, "red", "drive h9")
    assert texts(hunt, "red", "dig") == {"dig white"}


@rule("TO-9.2")
def test_the_last_clue_may_just_have_been_played() -> None:
    hunt = red_with("at h9, next-to-statue", white="blue in-lake")
    answer(hunt, "red", "play next-to-statue white")
    assert texts(hunt, "red", "dig") == {"dig white"}


@rule("TO-9.2")
def test_the_last_marker_but_one_may_just_have_been_removed() -> None:
    hunt = red_with("at h9, 1 amulet", white="blue in-lake, left g3 h9")
    assert texts(hunt, "red", "dig") == set()
    answer(hunt, "red", "amulet marker", "remove white g3")
    assert texts(hunt, "red", "dig") == {"dig white"}


@rule("TO-9.2")
def test_the_vehicle_may_have_come_by_the_power_of_an_amulet() -> None:
    hunt = red_with("at i9, 1 amulet", white=IN_LAKE)
    answer(hunt, "red", "amulet move", "drive h9")
    assert texts(hunt, "red", "dig") == {"dig white"}


# What becomes of the turn.


@rule("TO-9.3")
def test_whoever_digs_first_may_still_choose_between_clue_and_move() -> None:
    hunt = red_with("at h9, in-jungle in-river in-beach", white=IN_LAKE)
    dig(hunt, "white", "in-jungle")
    assert (question(hunt), asked(hunt)) == ("ask-turn", "red")
    assert {"play in-river black", "drive h8", "end"} <= texts(hunt, "red")
    answer(hunt, "red", "drive h8", "drive h7", "drive l3")
    assert vehicle(hunt, "red") == "l3"


@rule("TO-9.3")
def test_whoever_has_played_a_clue_and_dug_has_no_other_action() -> None:
    hunt = red_with("at h9, in-jungle in-river next-to-statue", white="red in-lake")
    answer(hunt, "red", "play next-to-statue white")
    dig(hunt, "white", "in-jungle")
    assert texts(hunt, "red") == {"end"}


@rule("TO-9.4")
@pytest.mark.parametrize("way", ["h10 h9", "h7 h8 h9", "i7 h7 h8 h9"])
def test_digging_in_the_course_of_a_move_ends_it(way: str) -> None:
    start, *stops = way.split()
    hunt = red_with(f"at {start}, in-jungle in-river", white=IN_LAKE)
    answer(hunt, "red", *[f"drive {space}" for space in stops])
    dig(hunt, "white", "in-jungle")
    assert (board(hunt).steps, texts(hunt, "red")) == (0, {"end"})


@rule("TO-9.4")
def test_also_a_move_by_an_amulet_ends_but_the_action_is_left() -> None:
    hunt = red_with("at i9, in-jungle in-river, 2 amulets", white=IN_LAKE)
    answer(hunt, "red", "amulet move", "drive h9")
    dig(hunt, "white", "in-jungle")
    assert "stop" not in texts(hunt, "red")
    assert {"play in-river black", "drive h8", "amulet move"} <= texts(hunt, "red")


@rule("TO-9.5")
def test_several_treasures_may_be_dug_up_in_one_turn() -> None:
    hunt = red_with(
        "at h9, in-jungle in-river in-beach", white=IN_LAKE, grey="red in-mountain, left j8"
    )
    dig(hunt, "white", "in-jungle")
    answer(hunt, "red", "drive i9", "drive j8")
    dig(hunt, "grey", "in-river")
    assert (laid(hunt, "white"), laid(hunt, "grey")) == ("red in-jungle", "red in-river")


@rule("TO-9.5")
@pytest.mark.parametrize("order", [("white", "grey"), ("grey", "white")])
def test_two_treasures_on_a_space_are_dug_up_in_any_order(order: tuple[str, str]) -> None:
    hunt = red_with(
        "at h9, in-jungle in-river in-beach",
        white=IN_LAKE,
        grey="red next-to-statue, left h9",
    )
    assert texts(hunt, "red", "dig") == each("dig", "white grey")
    first, second = order
    dig(hunt, first, "in-jungle")
    assert texts(hunt, "red", "dig") == {f"dig {second}"}
    dig(hunt, second, "in-river")
    assert (laid(hunt, first), laid(hunt, second)) == ("red in-jungle", "red in-river")


# What digging does.


@rule("TO-9.6")
def test_the_digger_puts_a_rose_below_the_last_clue() -> None:
    hunt = red_with("at h9", white="blue in-lake, blue next-to-statue")
    events = answer(hunt, "red", "dig white")
    assert laid(hunt, "white") == "blue in-lake, blue next-to-statue, red digs"
    assert told(events, "dug") == ["dug red white"]
    sharing = board(hunt).sharing
    assert sharing is not None
    assert (sharing.colour, sharing.digger, sharing.claims) == ("white", 0, (0, 1, 1))


@rule("TO-9.6")
def test_the_last_marker_goes_back_to_its_pool_and_the_map_is_complete() -> None:
    hunt = red_with("at h9, in-beach in-river", white=IN_LAKE)
    assert markers(hunt, "white") == "h9"
    answer(hunt, "red", "dig white")
    assert (possible(hunt, "white"), markers(hunt, "white")) == ("", "")
    share(hunt)
    assert (laid(hunt, "white"), markers(hunt, "white")) == ("", "")
    assert possible(hunt, "white").split() == [*hunt.land.names]


@rule("TO-9.6")
def test_what_amulets_removed_is_possible_again_for_the_next_treasure() -> None:
    hunt = red_with("at h9, in-largest-lake in-river", white=IN_LAKE)
    dig(hunt, "white", "in-largest-lake")
    assert possible(hunt, "white") == "f3 g3 g4 h4 h5 i5 i6"


@rule("TO-9.7")
def test_after_digging_come_the_sharing_a_new_hunt_amulets_and_then_the_turn_goes_on() -> None:
    hunt = red_with("at h9, in-jungle in-river", white=IN_LAKE)
    events = answer(hunt, "red", "dig white")
    assert (question(hunt), asked(hunt), board(hunt).amulets) == ("ask-claim", "red", ())
    events += share(hunt)
    assert (question(hunt), asked(hunt), board(hunt).amulets) == ("ask-lay", "red", ())
    events += answer(hunt, "red", "lay in-jungle")
    assert (question(hunt), asked(hunt)) == ("ask-turn", "red")
    kinds = ("dug", "shared", "clue", "statues-turned")
    assert [line.split()[0] for line in told(events, *kinds)] == [*kinds]
    assert len(board(hunt).amulets) == 3


@rule("TO-9.2", "TO-9.7")
def test_another_player_may_begin_the_new_hunt_and_then_the_digger_goes_on() -> None:
    hunt = table(
        {"red": "at h9, in-jungle", "blue": "in-river in-beach"},
        maps={"white": "blue in-lake, left h9"},
    )
    story(hunt, "red: dig white", "red: take", "blue: take")
    assert (question(hunt), asked(hunt)) == ("ask-lay", "blue")
    answer(hunt, "blue", "lay in-river")
    assert (question(hunt), asked(hunt)) == ("ask-turn", "red")
    assert "drive h8" in texts(hunt, "red")


# The example of the rulebook: Anna digs, and everybody draws for their roses.


@rule("TO-9.6", "TO-10.1")
def test_anna_draws_two_cards_and_igor_and_boris_one_each() -> None:
    anna, igor, boris = "red", "green", "blue"
    hunt = table(
        {anna: "at h9", boris: "", igor: ""},
        maps={"white": f"{igor} in-lake, {anna} not-next-to-river, {boris} next-to-statue"},
    )
    events = answer(hunt, anna, "dig white")
    assert told(events, "looked") == [f"looked {anna} 2", f"looked {boris} 1", f"looked {igor} 1"]
