"""OB-5.9 to OB-5.11: what others see of an offer, how long it stands, and how it lapses."""

import pytest

from atoll.kernel import heard
from tests.rulecite import rule

from .tables import (
    FOUR,
    all_say,
    answer,
    board,
    chances,
    four,
    person,
    seat,
    silence,
    story,
    table,
    told,
)
from .trades import PEOPLE, all_lies, boat_with, offers

# What others see and hear.


@rule("OB-5.9")
def test_a_hidden_provision_on_offer_is_shown_to_the_other_and_to_nobody_else() -> None:
    boat = boat_with()
    answer(boat, "captain", "offer bosun water for open oar")
    seen = {role: offers(boat, role) for role in (*FOUR, None)}
    shown, kept = (
        ["captain: offer bosun water for open oar"],
        ["captain: offer bosun hidden for open oar"],
    )
    assert seen == {"captain": shown, "bosun": shown, "frenchy": kept, "kid": kept, None: kept}


@rule("OB-5.9")
@pytest.mark.parametrize(
    "offer",
    ["offer bosun open knife", "offer bosun open knife for money", "request bosun money"],
)
def test_all_see_what_is_open_and_what_is_wanted(offer: str) -> None:
    boat = boat_with()
    answer(boat, "captain", offer)
    for viewer in (*FOUR, None):
        assert offers(boat, viewer) == [f"captain: {offer}"]


@rule("OB-5.9")
@pytest.mark.parametrize(
    ("offer", "all_hear", "only_the_two"),
    [
        ("offer bosun water", "offered captain bosun hidden nothing hidden", "water"),
        ("offer bosun water for oar", "offered captain bosun hidden oar hidden", "water"),
        ("offer bosun water for open oar", "offered captain bosun hidden oar open", "water"),
        ("offer bosun open knife", "offered captain bosun knife nothing hidden", None),
        ("request bosun open oar", "offered captain bosun nothing oar open", None),
        ("request bosun medkit", "offered captain bosun nothing medkit hidden", None),
    ],
)
def test_all_hear_of_an_offer_but_only_the_two_which_hidden_provision_it_is(
    offer: str, all_hear: str, only_the_two: str | None
) -> None:
    boat = boat_with()
    events = answer(boat, "captain", offer)
    what = [] if only_the_two is None else [f"offered-what captain bosun {only_the_two}"]
    for role in ("captain", "bosun"):
        assert told(heard(events, seat(boat, role))) == [all_hear, *what]
    for listener in (seat(boat, "frenchy"), seat(boat, "kid"), None):
        assert told(heard(events, listener)) == [all_hear]


@rule("OB-5.6", "OB-5.9")
def test_only_the_two_hear_what_hidden_provisions_changed_hands() -> None:
    boat = boat_with()
    answer(boat, "captain", "offer bosun water for money")
    events = answer(boat, "bosun", "accept captain")
    for role in ("captain", "bosun"):
        assert told(heard(events, seat(boat, role))) == [
            "accepted bosun captain",
            "gave-hidden bosun captain",
            "gave-what bosun captain money",
            "gave-hidden captain bosun",
            "gave-what captain bosun water",
        ]
    for listener in (seat(boat, "frenchy"), seat(boat, "kid"), None):
        assert told(heard(events, listener)) == [
            "accepted bosun captain",
            "gave-hidden bosun captain",
            "gave-hidden captain bosun",
        ]


@rule("OB-5.6", "OB-5.7")
def test_only_giver_and_receiver_know_a_hidden_gift_to_the_helpless() -> None:
    boat = boat_with(kid="3 wounds")
    events = answer(boat, "captain", "give kid water")
    for role in ("captain", "kid"):
        assert told(heard(events, seat(boat, role))) == [
            "gave-hidden captain kid",
            "gave-what captain kid water",
        ]
    for listener in (seat(boat, "bosun"), seat(boat, "frenchy"), None):
        assert told(heard(events, listener)) == ["gave-hidden captain kid"]
    assert board(boat, "kid").hand == ("water",)


@rule("OB-5.9")
def test_nobody_learns_from_an_offer_whether_it_could_be_accepted() -> None:
    """Whoever is asked for what they do not have can still decline like everybody else."""
    seen = []
    for hidden in ("money", "medkit"):
        boat = boat_with(bosun=hidden)
        answer(boat, "captain", "request bosun medkit")
        events = answer(boat, "bosun", "decline captain")
        seen.append((offers(boat, "captain"), told(events), chances(boat, "captain")))
    assert seen[0] == seen[1]


# How long it stands.


@rule("OB-5.10")
@pytest.mark.parametrize(
    ("role", "reply", "event"),
    [
        ("bosun", "decline captain", "declined bosun captain"),
        ("captain", "withdraw bosun", "withdrew captain bosun"),
    ],
)
def test_an_offer_can_be_declined_and_withdrawn(role: str, reply: str, event: str) -> None:
    boat = boat_with()
    answer(boat, "captain", "offer bosun water", "offer kid water")
    assert told(answer(boat, role, reply)) == [event]
    assert offers(boat, "captain") == ["captain: offer kid water"]
    assert (chances(boat, "bosun", "accept"), chances(boat, "kid", "accept")) == (
        set(),
        {"accept captain"},
    )
    assert all_lies(boat) == ("water, open knife", "money, open oar", "", "jewels")


@rule("OB-5.10")
def test_a_new_offer_to_the_same_character_replaces_the_old_one() -> None:
    boat = boat_with()
    answer(boat, "captain", "offer bosun water", "offer kid water", "request bosun open oar")
    assert offers(boat, "captain") == [
        "captain: offer kid water",
        "captain: request bosun open oar",
    ]
    answer(boat, "bosun", "accept captain")
    assert all_lies(boat) == ("water, open oar knife", "money", "", "jewels")


@rule("OB-5.10")
def test_two_may_each_have_an_offer_to_the_other() -> None:
    boat = boat_with()
    story(boat, "captain: offer bosun open knife", "bosun: offer captain open oar")
    assert offers(boat) == ["captain: offer bosun open knife", "bosun: offer captain open oar"]
    assert chances(boat, "captain", "accept") == {"accept bosun"}
    assert chances(boat, "captain", "withdraw") == {"withdraw bosun"}


@rule("OB-5.10")
def test_an_offer_stands_until_the_next_morning() -> None:
    boat = table(PEOPLE, phase="day kid", supplies="", navigation=[7])
    story(boat, "captain: offer bosun water", "kid: rest")
    assert chances(boat, "bosun", "accept") == {"accept captain"}
    events = all_say(boat, "ready")
    assert board(boat).day == 2
    assert (offers(boat), chances(boat, "bosun", "accept")) == ([], set())
    assert told(events, "offer-lapsed", "morning") == ["morning 2", "offer-lapsed captain bosun"]


@rule("OB-5.10")
def test_each_may_make_five_offers_a_day_whatever_becomes_of_them() -> None:
    boat = table(PEOPLE, phase="day kid", supplies="", navigation=[7])
    left = [board(boat, "captain").offers_left]
    for made in (
        "offer bosun water",
        "offer kid water",
        "offer bosun open knife",
        "withdraw bosun",
        "request bosun open oar",
        "offer frenchy water",
    ):
        answer(boat, "captain", made)
        left.append(board(boat, "captain").offers_left)
    assert left == [5, 4, 3, 2, 2, 1, 0]
    assert (chances(boat, "captain", "offer"), chances(boat, "captain", "request")) == (
        set(),
        set(),
    )
    assert board(boat, "bosun").offers_left == 5
    assert chances(boat, "bosun", "offer") != set()


@rule("OB-5.10")
def test_whoever_has_made_five_offers_may_still_accept_withdraw_and_throw_away() -> None:
    boat = boat_with()
    for _ in range(5):
        answer(boat, "captain", "offer bosun water")
    answer(boat, "kid", "offer captain jewels")
    verbs = {text.split()[0] for text in chances(boat, "captain")}
    assert verbs == {"open", "throw", "accept", "decline", "withdraw", "say"}


@rule("OB-5.10")
def test_the_next_day_there_are_five_offers_again() -> None:
    boat = table(PEOPLE, phase="day kid", supplies="", navigation=[7])
    for _ in range(5):
        answer(boat, "captain", "offer bosun water")
    answer(boat, "kid", "rest")
    all_say(boat, "ready")
    assert board(boat, "captain").offers_left == 5
    assert "offer bosun water" in chances(boat, "captain", "offer")


@rule("OB-5.10")
def test_neither_spectators_nor_the_unconscious_have_offers_left() -> None:
    boat = boat_with(kid="jewels, 3 wounds")
    assert (board(boat).offers_left, board(boat, "kid").offers_left) == (0, 0)


# How it lapses.


@rule("OB-5.11")
@pytest.mark.parametrize(
    ("offer", "lines"),
    [
        ("offer kid open knife", ["captain: throw open knife"]),
        ("offer kid open knife", ["captain: offer bosun open knife", "bosun: accept captain"]),
        ("offer kid open knife", ["bosun: request captain open knife", "captain: accept bosun"]),
        ("request bosun open oar", ["bosun: throw open oar"]),
        ("request bosun open oar", ["bosun: offer kid open oar", "kid: accept bosun"]),
        ("offer bosun water for open oar", ["bosun: throw open oar"]),
    ],
)
def test_an_offer_lapses_when_an_open_provision_is_gone(offer: str, lines: list[str]) -> None:
    boat = boat_with()
    answer(boat, "captain", offer)
    events = story(boat, *lines)
    to = offer.split()[1]
    assert told(events, "offer-lapsed") == [f"offer-lapsed captain {to}"]
    assert (offers(boat), chances(boat, to, "accept")) == ([], set())


@rule("OB-5.11")
def test_an_offer_lapses_when_what_was_open_is_robbed() -> None:
    boat = boat_with()
    story(boat, "bosun: offer kid open oar", "captain: rob bosun", "bosun: yield")
    events = answer(boat, "captain", "take oar")
    assert told(events, "offer-lapsed") == ["offer-lapsed bosun kid"]


@rule("OB-5.11")
def test_an_offer_lapses_when_what_was_open_sinks() -> None:
    boat = table(PEOPLE, phase="evening", laid=[9], supplies="")
    story(boat, "captain: offer kid open knife", "bosun: request captain open knife")
    assert told(all_say(boat, "ready"), "lost", "offer-lapsed") == [
        "lost captain ('knife',)",
        "offer-lapsed captain kid",
        "offer-lapsed bosun captain",
    ]


@rule("OB-5.11")
def test_an_offer_of_an_open_provision_stands_while_there_is_another_of_its_kind() -> None:
    boat = table(four(kid="open water water"))
    story(boat, "kid: offer captain open water", "kid: throw open water")
    assert offers(boat) == ["kid: offer captain open water"]
    story(boat, "captain: accept kid")
    assert all_lies(boat) == ("open water", "", "", "")


@rule("OB-5.11")
def test_an_offer_lapses_with_the_last_open_provision_of_its_kind() -> None:
    boat = table(four(kid="open water water"))
    story(boat, "kid: offer captain open water", "kid: throw open water", "kid: throw open water")
    assert offers(boat) == []


@rule("OB-5.11")
def test_another_open_one_of_the_kind_that_is_wanted_will_do() -> None:
    boat = boat_with(bosun="open water water")
    answer(boat, "captain", "request bosun open water")
    assert told(answer(boat, "bosun", "throw open water"), "offer-lapsed") == []
    assert offers(boat) == ["captain: request bosun open water"]
    assert told(answer(boat, "bosun", "throw open water"), "offer-lapsed") == [
        "offer-lapsed captain bosun"
    ]


@rule("OB-5.11")
@pytest.mark.parametrize(
    ("wounded", "lapsed"),
    [
        ("captain", ["captain bosun", "captain kid", "bosun captain"]),
        ("bosun", ["captain bosun", "bosun captain"]),
    ],
)
@pytest.mark.parametrize(("rowed", "condition"), [(False, "unconscious"), (True, "dead")])
def test_an_offer_lapses_when_one_of_the_two_is_no_longer_conscious(
    wounded: str, lapsed: list[str], rowed: bool, condition: str
) -> None:
    """Thirst makes them faint; whoever rowed besides dies."""
    strength = {"captain": 7, "bosun": 8}[wounded]
    people = PEOPLE | {wounded: f"{PEOPLE[wounded]}, {strength - 1} wounds"}
    boat = table(people, phase="card 10", rowed=wounded if rowed else "")
    story(boat, "captain: offer bosun open knife", "captain: offer kid open knife")
    story(boat, "bosun: request captain open knife")
    happened = told(silence(boat), "offer-lapsed", "morning")
    before_morning = happened[: happened.index("morning 2")]
    assert before_morning == [f"offer-lapsed {pair}" for pair in lapsed]
    assert person(boat, wounded).condition == condition


@rule("OB-5.11")
@pytest.mark.parametrize(
    "lines",
    [
        ["bosun: throw money"],
        ["bosun: open money"],
        ["bosun: offer kid money", "kid: accept bosun"],
    ],
)
def test_an_offer_lapses_when_nothing_hidden_is_left_where_it_is_wanted(lines: list[str]) -> None:
    boat = boat_with()
    answer(boat, "captain", "request bosun medkit")
    answer(boat, "frenchy", "request bosun open oar")
    events = story(boat, *lines)
    assert told(events, "offer-lapsed") == ["offer-lapsed captain bosun"]
    assert offers(boat) == ["frenchy: request bosun open oar"]


@rule("OB-5.11")
def test_as_long_as_something_hidden_is_left_the_wish_for_it_stands() -> None:
    boat = boat_with(bosun="money medkit")
    answer(boat, "captain", "request bosun medkit")
    events = answer(boat, "bosun", "throw medkit")
    assert told(events, "offer-lapsed") == []
    assert offers(boat, "captain") == ["captain: request bosun medkit"]
    assert chances(boat, "bosun", "accept") == set()


@rule("OB-5.11")
@pytest.mark.parametrize(
    "lines",
    [
        ["captain: open water"],
        ["captain: open medkit"],
        ["captain: throw water"],
        ["captain: throw medkit"],
        ["captain: heal captain"],
        ["bosun: request captain medkit", "captain: accept bosun"],
        ["captain: offer bosun medkit", "bosun: accept captain"],
        ["captain: rest", "bosun: rob captain", "captain: yield", "bosun: take hidden"],
    ],
)
def test_whoever_parts_with_any_hidden_provision_has_no_hidden_one_on_offer(
    lines: list[str],
) -> None:
    boat = boat_with(captain="water medkit, open knife, 1 wound")
    answer(boat, "captain", "offer kid water", "offer frenchy open knife")
    events = story(boat, *lines)
    assert told(events, "offer-lapsed") == ["offer-lapsed captain kid"]
    assert offers(boat) == ["captain: offer frenchy open knife"]


@rule("OB-5.11")
def test_whoever_parts_with_a_hidden_provision_may_still_get_what_they_asked_for() -> None:
    boat = boat_with()
    answer(boat, "captain", "request bosun money", "throw water")
    assert offers(boat) == ["captain: request bosun money"]
    answer(boat, "bosun", "accept captain")
    assert all_lies(boat) == ("money, open knife", "open oar", "", "jewels")


@rule("OB-5.11")
def test_a_theft_ends_the_offers_of_hidden_provisions() -> None:
    boat = table(PEOPLE | {"captain": "water medkit"}, phase="day kid")
    story(boat, "captain: offer bosun water", "kid: steal captain")
    assert offers(boat) == []


@rule("OB-5.11")
def test_water_that_is_spent_ends_the_offers_of_hidden_provisions() -> None:
    boat = table(PEOPLE | {"captain": "water money"}, phase="card 10")
    answer(boat, "captain", "offer bosun money")
    events = answer(boat, "captain", "water captain")
    assert told(events, "offer-lapsed") == ["offer-lapsed captain bosun"]


@rule("OB-5.11")
def test_whoever_only_receives_something_keeps_all_offers() -> None:
    boat = boat_with()
    answer(boat, "captain", "offer bosun water")
    story(boat, "kid: offer captain jewels", "captain: accept kid")
    assert offers(boat, "captain") == ["captain: offer bosun water"]
    answer(boat, "bosun", "accept captain")
    assert all_lies(boat) == ("jewels, open knife", "water money, open oar", "", "")


@rule("OB-5.11")
def test_whoever_changes_seats_keeps_all_offers() -> None:
    boat = boat_with()
    answer(boat, "captain", "offer bosun water")
    story(boat, "captain: seat kid", "kid: yield")
    assert offers(boat, "captain") == ["captain: offer bosun water"]


@rule("OB-5.11")
def test_a_swap_of_hidden_provisions_leaves_nobody_empty_handed_in_between() -> None:
    boat = table(four(captain="water", bosun="money", kid="oar"))
    story(boat, "kid: request captain medkit", "captain: offer bosun water for money")
    events = answer(boat, "bosun", "accept captain")
    assert told(events, "offer-lapsed") == []
    assert [(offer.by, offer.to) for offer in board(boat).offers] == [("kid", "captain")]
