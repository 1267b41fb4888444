"""OB-18: each of the 24 navigation cards, turned up in a boat of six.

Sir Stephen has rowed, the Kid has fought, and Frenchy has done both. One gull is there already.
"""

import pytest

from tests.rulecite import rule

from .tables import FOUR, SIX, all_say, answer, asked, board, four, question, table, texts, told

EVERYBODY = " ".join(SIX)


def evening(card: int) -> tuple[str, str, int]:
    """Who falls, who is thirsty how often, and how many gulls there are then."""
    rowed, fought = "snob frenchy", "frenchy kid"
    boat = table(SIX, phase=f"card {card}", rowed=rowed, fought=fought, gulls=1)
    falls = [line.partition(" ")[2] for line in told(boat.events, "overboard")]
    thirst = [line.partition(" ")[2] for line in told(boat.events, "thirsty")]
    return " ".join(falls), ", ".join(thirst), board(boat).gulls


@rule("OB-18.1", "OB-18.3")
def test_nobody_overboard() -> None:
    assert evening(7) == ("", "", 2)


@rule("OB-18.1", "OB-18.4")
@pytest.mark.parametrize(
    ("card", "thirst", "gulls"),
    [
        (4, "lady 1, snob 1, captain 1, bosun 1, frenchy 2, kid 2", 1),
        (13, "lady 1, snob 2, captain 1, bosun 1, frenchy 3, kid 2", 2),
    ],
)
def test_all_overboard(card: int, thirst: str, gulls: int) -> None:
    assert evening(card) == (EVERYBODY, thirst, gulls)


@rule("OB-18.5")
def test_lady_lauren_overboard() -> None:
    thirst = "lady 1, snob 2, captain 1, bosun 1, frenchy 2, kid 1"
    assert evening(10) == ("lady", thirst, 0)


@rule("OB-18.6")
@pytest.mark.parametrize(
    ("card", "thirst", "gulls"),
    [
        (6, "snob 1, captain 1", 1),
        (8, "snob 1, captain 1, frenchy 1, kid 1", 2),
        (15, "snob 1, captain 1, bosun 1, frenchy 3, kid 1", 1),
        (22, "lady 1, captain 1, frenchy 1, kid 1", 1),
    ],
)
def test_sir_stephen_overboard(card: int, thirst: str, gulls: int) -> None:
    assert evening(card) == ("snob", thirst, gulls)


@rule("OB-18.7")
@pytest.mark.parametrize(
    ("card", "thirst", "gulls"),
    [
        (5, "bosun 1, frenchy 1, kid 1", 2),
        (9, "frenchy 1", 1),
        (23, "snob 2, frenchy 2, kid 1", 1),
        (24, "captain 1", 1),
    ],
)
def test_the_captain_overboard(card: int, thirst: str, gulls: int) -> None:
    assert evening(card) == ("captain", thirst, gulls)


@rule("OB-18.8")
@pytest.mark.parametrize(
    ("card", "thirst", "gulls"),
    [
        (1, "snob 1, captain 1, bosun 1, frenchy 1", 1),
        (12, "lady 1", 1),
        (17, "snob 1, captain 1, frenchy 3, kid 1", 1),
        (21, "frenchy 1, kid 2", 2),
    ],
)
def test_the_first_mate_overboard(card: int, thirst: str, gulls: int) -> None:
    assert evening(card) == ("bosun", thirst, gulls)


@rule("OB-18.9")
@pytest.mark.parametrize(
    ("card", "thirst", "gulls"),
    [
        (14, "snob 1, captain 1, bosun 1", 2),
        (16, "snob 1, captain 1, bosun 1, frenchy 1, kid 1", 1),
        (18, "lady 1, captain 1, bosun 1, frenchy 1, kid 1", 1),
        (19, "snob 2, captain 1, bosun 1, frenchy 3, kid 1", 1),
    ],
)
def test_frenchy_overboard(card: int, thirst: str, gulls: int) -> None:
    assert evening(card) == ("frenchy", thirst, gulls)


@rule("OB-18.10")
@pytest.mark.parametrize(
    ("card", "thirst", "gulls"),
    [
        (2, "lady 1, snob 2, captain 1, bosun 1, frenchy 2", 1),
        (3, "snob 2, captain 1, bosun 1, frenchy 3, kid 2", 2),
        (11, "snob 1, captain 1, bosun 1, frenchy 2, kid 2", 1),
        (20, "lady 1, captain 1, bosun 1, frenchy 1", 1),
    ],
)
def test_the_kid_overboard(card: int, thirst: str, gulls: int) -> None:
    assert evening(card) == ("kid", thirst, gulls)


@rule("OB-18.2")
def test_there_are_24_cards_with_so_many_gulls_oars_and_strongmen() -> None:
    """If the rowers have left all there are, the helmsman looks through them."""
    boat = table(SIX, phase="evening", laid=range(1, 25))
    all_say(boat, "ready")
    cards = board(boat, "kid").looking
    assert [card.number for card in cards] == list(range(1, 25))
    assert [card.gull for card in cards].count(1) == 7
    assert [card.gull for card in cards].count(-1) == 1
    assert sum(card.oars for card in cards) == 11
    assert sum(card.strongman for card in cards) == 12


@rule("OB-18.1")
def test_the_cards_are_shown_without_characters_who_are_not_in_play() -> None:
    """Card 18 also makes Lady Lauren thirsty."""
    boat = table(FOUR, phase="evening", laid=[18, 24])
    all_say(boat, "ready")
    shown, _ = board(boat, "kid").looking
    assert (shown.gull, shown.oars, shown.strongman) == (0, False, True)
    assert (shown.overboard, shown.thirst) == (("frenchy",), ("captain", "bosun"))


@rule("OB-18.11")
def test_a_rower_draws_no_more_cards_than_there_are() -> None:
    boat = table(FOUR, laid=range(1, 24))
    events = answer(boat, "captain", "row")
    assert told(events) == ["rowed captain 1"]
    assert texts(boat, "captain") == {"lay none", "lay 24"}


@rule("OB-18.11")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    boat = table(FOUR, laid=range(1, 25))
    events = answer(boat, "captain", "row")
    assert told(events) == ["rowed captain 0", "laid captain 0"]
    assert (asked(boat), question(boat)) == ("bosun", "ask-action")


@rule("OB-18.11")
def test_for_the_flare_gun_and_the_compass_too_as_many_are_drawn_as_there_are() -> None:
    people = four(captain="flare", kid="open compass")
    boat = table(people, laid=[card for card in range(1, 25) if card not in (7, 8)])
    events = answer(boat, "captain", "fire")
    assert told(events) == ["flare captain", "flare-showed (7, 8)", "gull 2"]
    boat = table(people, phase="evening", laid=range(1, 25))
    all_say(boat, "ready")
    assert told(answer(boat, "kid", "use compass")) == ["compass kid", "helm kid 24"]
