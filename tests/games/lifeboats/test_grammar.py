"""What can be answered: the colours by seats, and one answer for each text."""

import pytest

from atoll.games.lifeboats import grammar
from atoll.kernel import Answer, Unreadable
from atoll.kernel.answers import domains

from .tables import GAME, SEATS, answer, asked, table, votes

COLOURS = ("green", "red", "yellow", "blue", "purple", "white")
WITH_BOATS: tuple[type[Answer], ...] = (
    *(grammar.Board, grammar.Vote, grammar.Decide, grammar.Leave, grammar.Climb),
    *(grammar.SayVote, grammar.SaySpare, grammar.SayOffer, grammar.SayAgree),
)


@pytest.mark.parametrize("seats", SEATS)
def test_there_are_the_boats_of_all_seats_and_the_black_one(seats: int) -> None:
    known = GAME.grammar(seats)
    for kind in WITH_BOATS:
        assert known.domain(kind, "colour") == (*COLOURS[:seats], "black")


@pytest.mark.parametrize("seats", SEATS)
def test_players_are_seats_that_are_named_by_their_colours(seats: int) -> None:
    known = GAME.grammar(seats)
    for kind in (grammar.SayOffer, grammar.SayAgree):
        assert known.domain(kind, "to") == tuple(range(seats))
    last = COLOURS[seats - 1]
    assert known.read(f"say agree {last} black") == grammar.SayAgree(seats - 1, "black")
    assert grammar.SayOffer(seats - 1, "red", "help").text == f"say offer {last} red help"


def test_nobody_is_named_by_the_black_boat() -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.grammar(3).read("say offer black red help")
    assert (refused.value.message.key, refused.value.rule) == (
        "refused-nobody-to-talk-to",
        "LB-5.2",
    )


@pytest.mark.parametrize("seats", SEATS)
def test_all_answers_are_there_for_all_seats_and_their_examples_can_be_read(seats: int) -> None:
    known = GAME.grammar(seats)
    assert known.kinds == grammar.ANSWERS
    for kind, example in zip(known.kinds, known.examples(), strict=True):
        (read,) = known.all_readings(" ".join(example))
        assert type(read) is kind


def test_somebody_elses_people_cannot_be_named() -> None:
    for verb in ("board", "leave"):
        assert GAME.grammar(3).all_readings(f"{verb} sailor red green") == []


def test_how_people_land_changes_no_answer() -> None:
    by_lane = GAME.grammar(4, {"landing": "lane"})
    assert by_lane.words == GAME.grammar(4).words
    assert [*domains(grammar.Launch)] == ["lane"]
    assert by_lane.domain(grammar.Launch, "lane") == (1, 2, 3, 4, 5, 6, 7)


# What a vote is about is told, for the same card says something else in each. Whatever stands for
# its colour may be tapped instead.

PEOPLE = "sailor-red-in-red", "officer-red-in-red"


@pytest.mark.parametrize(
    ("phase", "about", "pieces"),
    [
        ("leak", "leak", ("card-red", "boat-red")),
        ("move", "move", ("card-red", "boat-red")),
        ("overboard red", "overboard", ("card-red", *PEOPLE)),
    ],
)
def test_a_card_and_a_statement_tell_what_the_vote_is_about(
    phase: str, about: str, pieces: tuple[str, ...]
) -> None:
    waters = table(boats={"red": "green:sss red:sso", "black": "yellow:so"}, phase=phase)
    options = {each.text: each for decision in waters.decisions for each in decision.options}
    card = options["vote red"]
    told = card.told["about"]
    assert (card.label.key, told, card.pieces) == ("option-vote", about, pieces)
    for text in ("say vote red", "say spare red", "say offer green red help"):
        assert options[text].told == {"about": about}
        assert options[text].pieces == ()
    assert options["vote hat"].label.key == "option-vote-hat"


def test_so_does_a_decision() -> None:
    waters = table(boats={"red": "green:sss red:sss", "black": "yellow:so"}, phase="overboard red")
    votes(waters, "green", "red")
    assert asked(waters) == [0]
    green, red = waters.decisions[0].options
    for option, colour in ((green, "green"), (red, "red")):
        assert (option.label.key, option.told["about"]) == ("option-decide", "overboard")
        assert option.pieces == (f"card-{colour}", f"sailor-{colour}-in-red")


def test_an_offer_names_the_seat_to_which_it_is_made() -> None:
    waters = table(boats={"red": "red:so", "black": "yellow:so green:s"})
    (event,) = answer(waters, 0, "say offer yellow black help")
    said = {"to": 2, "colour": "black", "favour": "help", "about": "leak"}
    assert event.args == {"seat": 0, **said}
