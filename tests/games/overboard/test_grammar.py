"""What can be answered: which answers and which words there are."""

import pytest

from atoll.games.overboard import grammar
from atoll.games.overboard.facts import KINDS, NAVIGATION, ROLES
from atoll.games.overboard.grammar import ANSWERS, Provision, Wish
from atoll.games.overboard.steps import FAVOURS
from atoll.kernel import Answer
from tests.rulecite import rule

from .tables import GAME, SEATS, seat, story, table

each_table = pytest.mark.parametrize("seats", SEATS)


@rule("OB-3.1")
@each_table
def test_any_character_may_be_in_a_game_so_all_have_names_in_answers(seats: int) -> None:
    words = GAME.grammar(seats)
    assert words.kinds == ANSWERS
    assert words.domain(grammar.Seat, "whom") == ROLES


@rule("OB-9.8")
def test_the_kid_steals_and_nobody_steals_from_him() -> None:
    words = GAME.grammar(6)
    assert words.domain(grammar.Steal, "whom") == ROLES[:-1]
    assert words.read("steal kid") == grammar.Steal("kid"), "so that the rules can say why not"


@rule("OB-11.5")
def test_a_parasol_is_not_opened_just_so_but_may_lie_open() -> None:
    words = GAME.grammar(6)
    assert {*KINDS} - {*words.domain(grammar.Open, "kind")} == {"umbrella"}
    assert words.read("open umbrella") == grammar.Open("umbrella")
    assert words.read("throw open umbrella") == grammar.Throw(Provision("umbrella", "open"))


@rule("OB-8.3")
def test_there_are_two_oars_to_row_with() -> None:
    assert GAME.grammar(6).domain(grammar.Row, "oars") == (0, 1, 2)


@rule("OB-18.1")
def test_navigation_cards_are_numbered_from_one() -> None:
    numbers = GAME.grammar(6).domain(grammar.Steer, "card")
    assert numbers == tuple(range(1, len(NAVIGATION) + 1))


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("row", grammar.Row(0)),
        ("row oar oar", grammar.Row(2)),
        ("lay none", grammar.Lay(())),
        ("lay 3 7", grammar.Lay((3, 7))),
        ("take hidden", grammar.TakeHidden()),
        ("take water", grammar.TakeOpen("water")),
        ("throw open oar", grammar.Throw(Provision("oar", "open"))),
        ("open oar", grammar.Open("oar")),
        ("offer kid water", grammar.OfferGift("kid", Provision("water", "hidden"))),
        (
            "offer kid open water for oar",
            grammar.OfferSwap("kid", Provision("water", "open"), Wish("oar", "hidden")),
        ),
        ("request kid open oar", grammar.Request("kid", Wish("oar", "open"))),
        ("water kid", grammar.Water("kid")),
        ("say offer kid row water", grammar.SayOffer("kid", "row", "water")),
    ],
)
def test_an_answer_is_read_and_written_alike(text: str, read: Answer) -> None:
    assert GAME.grammar(4).all_readings(text) == [read]
    assert read.text == text


def test_all_words_are_those_of_verbs_people_provisions_favours_and_cards() -> None:
    words = {*GAME.grammar(4).words}
    named = {*ROLES, *KINDS, *FAVOURS, *map(str, range(1, len(NAVIGATION) + 1))}
    assert words >= named
    assert words - named == {
        *("keep", "seat", "rob", "steal", "shade", "fire", "rest", "lay", "none"),
        *(
            "yield",
            "refuse",
            "take",
            "hidden",
            "unseen",
            "join",
            "shoot",
            "pass",
            "ready",
            "use",
            "skip",
        ),
        *("steer", "fall", "chum", "open", "throw", "give", "offer", "for", "request"),
        *("accept", "decline", "withdraw", "say", "ask", "promise", "agree"),
    }


# What options tell besides.


@pytest.mark.parametrize(
    ("role", "text", "phase", "lines", "besides"),
    [
        ("bosun", "yield", "day", ("captain: seat bosun",), {"aim": "seat"}),
        ("bosun", "yield", "day", ("captain: rob bosun",), {"aim": "provision"}),
        ("captain", "pass", "day", ("captain: rob bosun", "bosun: refuse"), {"about": "fight"}),
        ("bosun", "pass", "card 24", ("captain: fall",), {"about": "chum"}),
        ("captain", "water captain", "card 24", ("captain: fall", "bosun: pass"), {"own": "true"}),
        ("captain", "pass", "card 24", ("captain: fall", "bosun: pass"), {"about": "water"}),
        ("captain", "lay none", "day", ("captain: row",), {"count": 0}),
    ],
)
def test_what_an_answer_means_here_is_told(
    role: str, text: str, phase: str, lines: tuple[str, ...], besides: dict[str, object]
) -> None:
    lying = {"captain": "water, open knife", "bosun": "bait", "frenchy": "", "kid": ""}
    boat = table(lying, phase=phase)
    story(boat, *lines)
    own = [each for each in boat.decisions if each.seat == seat(boat, role)]
    (found,) = [option for each in own if (option := each.option(text)) is not None]
    assert found.told == besides
