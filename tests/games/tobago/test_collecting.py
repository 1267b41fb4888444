"""TO-14: who collects amulets, and when."""

from atoll.games.tobago.state import Hunt
from tests.rulecite import rule

from .tables import board, held, share, story, table, texts, told, vehicle


@rule("TO-14.1")
def test_an_amulet_is_not_collected_in_somebody_elses_turn() -> None:
    hunt = table({"red": "at g3", "blue": "at m5"}, amulets="m5")
    assert (held(hunt, "blue"), board(hunt).amulets) == (0, ("m5",))
    story(hunt, "red: drive g2")
    assert held(hunt, "blue") == 0
    events = story(hunt, "red: end")
    assert told(events) == ["turn blue", "collected blue m5"]
    assert (held(hunt, "blue"), board(hunt).amulets) == (1, ())


@rule("TO-14.2")
def test_an_amulet_under_the_vehicle_at_the_beginning_of_the_turn_costs_nothing() -> None:
    hunt = table({"red": "at m5", "blue": ""}, amulets="m5")
    assert (held(hunt, "red"), board(hunt).amulets) == (1, ())
    assert not board(hunt).acted
    assert texts(hunt, "red", "play")
    assert texts(hunt, "red", "exchange"), "the turn has not even begun"
    story(hunt, "red: drive m4", "red: drive l4", "red: drive i7")
    assert vehicle(hunt, "red") == "i7", "all three steps were left"


@rule("TO-14.3")
def test_in_a_move_an_amulet_is_taken_by_stopping_on_it_and_the_next_step_begins_there() -> None:
    hunt = table({"red": "at j6", "blue": ""}, amulets="l4")
    events = story(hunt, "red: drive l4")
    assert told(events) == ["drove red l4", "collected red l4"]
    assert (held(hunt, "red"), board(hunt).amulets, board(hunt).steps) == (1, (), 2)
    story(hunt, "red: drive m4")
    assert (vehicle(hunt, "red"), board(hunt).steps) == ("m4", 1)


@rule("TO-14.3")
def test_whoever_drives_past_an_amulet_does_not_take_it() -> None:
    """From k6 to k4 the way through the scrubland leads over k5."""
    hunt = table({"red": "at k6", "blue": ""}, amulets="k5")
    story(hunt, "red: drive k4")
    assert (held(hunt, "red"), board(hunt).amulets) == (0, ("k5",))


@rule("TO-14.4")
def test_several_amulets_may_be_collected_in_one_turn_also_from_under_other_vehicles() -> None:
    hunt = table({"red": "at k6", "blue": "at m4"}, amulets="k6 l4 m4 m5")
    story(hunt, "red: drive l4", "red: drive m4", "red: drive m5")
    assert (held(hunt, "red"), board(hunt).amulets) == (4, ())
    events = story(hunt, "red: end")
    assert told(events) == ["turn blue"], "nothing is left there for blue"


@rule("TO-14.5")
def test_in_a_move_by_the_power_of_an_amulet_no_amulets_are_collected() -> None:
    hunt = table({"red": "at k6, 1 amulet", "blue": ""}, amulets="l4 m4 m5")
    story(hunt, "red: amulet move", "red: drive l4", "red: drive m4", "red: drive m5")
    assert (held(hunt, "red"), board(hunt).amulets) == (0, ("l4", "m4", "m5"))


@rule("TO-14.5")
def test_an_amulet_where_such_a_move_ended_is_not_collected_by_driving_away() -> None:
    hunt = table({"red": "at k6, 1 amulet", "blue": ""}, amulets="l4")
    story(hunt, "red: amulet move", "red: drive l4", "red: stop", "red: drive m4")
    assert (held(hunt, "red"), board(hunt).amulets) == (0, ("l4",))


@rule("TO-14.5", "TO-14.3")
def test_but_by_driving_back_to_it_with_an_own_step_it_is() -> None:
    hunt = table({"red": "at k6, 1 amulet", "blue": ""}, amulets="l4")
    story(hunt, "red: amulet move", "red: drive l4", "red: stop", "red: drive m4", "red: drive l4")
    assert (held(hunt, "red"), board(hunt).amulets) == (1, ())


@rule("TO-14.5", "TO-14.2")
def test_what_was_left_lying_there_is_taken_at_the_beginning_of_the_next_turn() -> None:
    hunt = table({"red": "at k6, 1 amulet", "blue": ""}, amulets="l4")
    story(hunt, "red: amulet move", "red: drive l4", "red: end", "blue: end")
    assert (held(hunt, "red"), board(hunt).amulets) == (1, ())


def with_an_amulet_under_red() -> Hunt:
    """Red has dug up a treasure on b1, and there the statue's gaze ends."""
    players = {"red": "at b1, no clues", "blue": ""}
    hunt = table(players, maps={"white": "red in-beach, left b1"}, statues="b3 n")
    story(hunt, "red: dig white")
    share(hunt, "pass")
    return hunt


@rule("TO-14.6")
def test_an_amulet_that_appears_under_a_vehicle_is_not_taken_in_the_same_turn() -> None:
    hunt = with_an_amulet_under_red()
    assert (board(hunt).amulets, held(hunt, "red")) == (("b1",), 0)
    story(hunt, "red: end", "blue: end")
    assert (board(hunt).amulets, held(hunt, "red")) == ((), 1)


@rule("TO-14.6")
def test_or_it_is_taken_by_driving_away_and_back() -> None:
    hunt = with_an_amulet_under_red()
    story(hunt, "red: drive b2")
    assert held(hunt, "red") == 0
    story(hunt, "red: drive b1")
    assert (board(hunt).amulets, held(hunt, "red")) == ((), 1)
