"""TO-8: driving, up to three steps."""

from atoll.games.tobago.state import Hunt
from tests.rulecite import rule

from .tables import answer, board, each, refusal, story, table, texts, told, vehicle


def red_at(space: str, blue: str = "a1") -> Hunt:
    return table({"red": f"at {space}, no clues", "blue": f"at {blue}, no clues"})


def ways(hunt: Hunt) -> set[str]:
    return texts(hunt, "red", "drive")


@rule("TO-8.1")
def test_a_vehicle_moves_up_to_three_steps() -> None:
    hunt = red_at("d5")
    events = answer(hunt, "red", "drive g6")
    assert board(hunt).steps == 2
    events += answer(hunt, "red", "drive h7", "drive l3")
    assert told(events, "drove") == ["drove red g6", "drove red h7", "drove red l3"]
    assert (vehicle(hunt, "red"), board(hunt).steps, texts(hunt, "red")) == ("l3", 0, {"end"})
    assert refusal(hunt, "red", "drive l4") == ("refused-acted", "TO-4.1")


@rule("TO-8.1")
def test_one_or_two_steps_are_a_move_too() -> None:
    for stops in (["drive g6"], ["drive g6", "drive h7"]):
        hunt = red_at("d5")
        answer(hunt, "red", *stops, "end")
        assert vehicle(hunt, "red") == stops[-1].split()[1]


@rule("TO-8.1")
def test_the_next_move_has_three_steps_again() -> None:
    hunt = red_at("d5")
    story(hunt, "red: drive g6", "red: drive h7", "red: end", "blue: end")
    answer(hunt, "red", "drive l3", "drive m3", "drive m5")
    assert vehicle(hunt, "red") == "m5"


@rule("TO-8.2", "TO-8.3")
def test_one_step_is_any_distance_in_the_area_or_onto_a_neighbouring_space() -> None:
    large_lake, beside = "f3 g3 g4 h4 h5 i5", "h6 i7 j4 j5"
    assert ways(red_at("i6")) == each("drive", f"{large_lake} {beside}")


@rule("TO-8.2")
def test_from_end_to_end_of_the_largest_jungle_is_one_step() -> None:
    hunt = red_at("n1")
    assert ways(hunt) == each("drive", "j2 k2 l1 l2 m1 m2")
    answer(hunt, "red", "drive j2")
    assert vehicle(hunt, "red") == "j2"


@rule("TO-8.2")
def test_another_area_of_the_same_kind_is_not_reached_in_one_step() -> None:
    hunt = red_at("h9")
    assert refusal(hunt, "red", "drive g4") == ("refused-too-far", "TO-8.2")


@rule("TO-8.3")
def test_to_cross_a_border_is_one_step_and_to_go_on_beyond_it_another() -> None:
    hunt = red_at("f3")
    assert ways(hunt) & each("drive", "e3 e4 e2") == each("drive", "e3 e4")
    assert refusal(hunt, "red", "drive e2") == ("refused-too-far", "TO-8.2")
    answer(hunt, "red", "drive e3", "drive e2")
    assert vehicle(hunt, "red") == "e2"


@rule("TO-8.1")
def test_a_step_leads_somewhere_else() -> None:
    hunt = red_at("f3")
    assert refusal(hunt, "red", "drive f3") == ("refused-there-already", "TO-8.1")


@rule("TO-8.4")
def test_vehicles_can_go_where_a_landmark_stands() -> None:
    hunt = red_at("h9")
    answer(hunt, "red", "drive h8")
    assert vehicle(hunt, "red") == "h8", "where a statue stands"
    hunt = red_at("m3")
    answer(hunt, "red", "drive m4")
    assert vehicle(hunt, "red") == "m4", "where a palm stands"
    hunt = red_at("k6")
    answer(hunt, "red", "drive k5")
    assert vehicle(hunt, "red") == "k5", "where a hut stands"


@rule("TO-8.4")
def test_vehicles_can_go_where_another_vehicle_stands_and_past_it() -> None:
    hunt = red_at("e7", blue="e6")
    answer(hunt, "red", "drive e6")
    assert (vehicle(hunt, "red"), vehicle(hunt, "blue")) == ("e6", "e6")
    between_them = red_at("d5", blue="e6")
    answer(between_them, "red", "drive g6")
    assert vehicle(between_them, "red") == "g6"


@rule("TO-8.4")
def test_three_steps_a_turn_lead_to_every_space_in_the_end() -> None:
    hunt = red_at("a1")
    reached, ahead = {"a1"}, ["a1"]
    while ahead:
        new = {text.split()[1] for text in ways(red_at(ahead.pop()))} - reached
        reached |= new
        ahead += new
    assert reached == {*hunt.land.names}


# The examples of the digest and of the rulebook.


@rule("TO-8.5")
def test_along_the_river_across_into_the_scrubland_and_through_it_are_three_steps() -> None:
    hunt = red_at("d5")
    answer(hunt, "red", "drive g6", "drive h7", "drive l3")
    assert (vehicle(hunt, "red"), ways(hunt)) == ("l3", set())


@rule("TO-8.1", "TO-8.2", "TO-8.3")
def test_lola_drives_to_the_border_of_the_jungle_into_the_mountains_and_to_their_end() -> None:
    hunt = red_at("n1")
    answer(hunt, "red", "drive j2", "drive i3", "drive k1")
    assert (vehicle(hunt, "red"), ways(hunt)) == ("k1", set())


@rule("TO-8.1", "TO-8.2", "TO-8.3")
def test_boris_drives_from_the_lake_to_the_scrubland_across_it_and_to_the_river() -> None:
    hunt = red_at("i6")
    answer(hunt, "red", "drive j5", "drive k4", "drive k3")
    assert (vehicle(hunt, "red"), ways(hunt)) == ("k3", set())
