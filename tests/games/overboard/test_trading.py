"""OB-5.5 to OB-5.9: what is given, swapped and asked for, and when."""

import pytest

from atoll.games.overboard.facts import KINDS
from tests.rulecite import rule

from .questions import MOMENTS, TRADING, at
from .tables import (
    FOUR,
    answer,
    asked,
    board,
    chances,
    four,
    lies,
    person,
    question,
    silence,
    story,
    table,
    told,
)
from .trades import PEOPLE, all_lies, boat_with, offers

ANY_HIDDEN = tuple(KINDS)
"""What can be wanted of whoever has something hidden: anything, by its name."""


def swaps(to: str, gifts: tuple[str, ...], wishes: tuple[str, ...]) -> set[str]:
    """The offers of each of these to somebody, for each of those or as a gift.

    What is hidden can be shown to the other, or offered face down.
    """
    returns = ["", *(f" for {wish}" for wish in wishes)]
    face_down = [f"unseen {gift}" for gift in gifts if not gift.startswith("open ")]
    return {f"offer {to} {gift}{wish}" for gift in (*gifts, *face_down) for wish in returns}


def requests(to: str, wishes: tuple[str, ...]) -> set[str]:
    return {f"request {to} {wish}" for wish in wishes}


# What can be offered.


@rule("OB-5.5", "OB-5.9")
def test_a_swap_is_one_for_one_a_gift_or_a_request() -> None:
    boat = boat_with()
    gifts = ("water", "open knife")
    assert chances(boat, "captain", "offer") == (
        swaps("bosun", gifts, ("open oar", *ANY_HIDDEN))
        | swaps("frenchy", gifts, ())
        | swaps("kid", gifts, ANY_HIDDEN)
    )
    assert chances(boat, "captain", "request") == (
        requests("bosun", ("open oar", *ANY_HIDDEN)) | requests("kid", ANY_HIDDEN)
    )


@rule("OB-5.9")
def test_who_has_nothing_can_only_ask_and_where_others_have_nothing_one_can_only_give() -> None:
    boat = table(four(captain="water"))
    assert chances(boat, "captain", "offer") == {
        offer for whom in ("bosun", "frenchy", "kid") for offer in swaps(whom, ("water",), ())
    }
    assert chances(boat, "captain", "request") == set()
    assert chances(boat, "kid", "offer") == set()
    assert chances(boat, "kid", "request") == requests("captain", ANY_HIDDEN)


@rule("OB-5.9")
def test_of_several_of_a_kind_one_is_offered() -> None:
    boat = table(four(captain="water water", bosun="open oar oar"))
    assert chances(boat, "captain", "offer") == (
        swaps("bosun", ("water",), ("open oar",))
        | swaps("frenchy", ("water",), ())
        | swaps("kid", ("water",), ())
    )


@rule("OB-5.7")
@pytest.mark.parametrize("wounds", ["3 wounds", "4 wounds"])
def test_only_the_conscious_trade_and_others_can_only_be_given_something(wounds: str) -> None:
    boat = boat_with(kid=f"jewels, open compass, {wounds}")
    gifts = ("water", "open knife")
    assert chances(boat, "captain", "offer") | chances(boat, "captain", "request") == (
        swaps("bosun", gifts, ("open oar", *ANY_HIDDEN))
        | swaps("frenchy", gifts, ())
        | requests("bosun", ("open oar", *ANY_HIDDEN))
    )
    assert chances(boat, "captain", "give") == {"give kid water", "give kid open knife"}
    assert chances(boat, "frenchy", "give") == set()
    assert chances(boat, "kid") == set()


@rule("OB-5.7", "OB-5.6")
@pytest.mark.parametrize("wounds", ["3 wounds", "4 wounds"])
def test_the_unconscious_and_the_dead_are_not_asked_whether_they_want_a_gift(wounds: str) -> None:
    boat = boat_with(kid=wounds)
    assert told(answer(boat, "captain", "give kid open knife")) == ["gave-open captain kid knife"]
    answer(boat, "bosun", "give kid money")
    assert all_lies(boat) == ("water", "open oar", "", f"money, open knife, {wounds}")
    assert (question(boat), asked(boat)) == ("ask-action", "captain")


@rule("OB-5.7")
def test_a_gift_to_the_conscious_needs_their_consent() -> None:
    boat = boat_with()
    assert chances(boat, "captain", "give") == set()
    answer(boat, "captain", "offer kid open knife")
    assert all_lies(boat) == ("water, open knife", "money, open oar", "", "jewels")
    assert chances(boat, "kid", "accept") == {"accept captain"}


@rule("OB-5.7")
def test_nothing_can_be_given_to_whom_the_current_took() -> None:
    boat = table(PEOPLE | {"kid": "3 wounds"}, phase="card 20", supplies="")
    assert person(boat, "kid").condition == "adrift"
    assert (chances(boat, "captain", "give"), "kid" in board(boat).benches) == (set(), False)
    assert {text.split()[1] for text in chances(boat, "captain", "offer")} == {"bosun", "frenchy"}


# When.


@rule("OB-5.5", "OB-5.8")
@pytest.mark.parametrize("moment", MOMENTS)
def test_all_may_trade_but_not_in_fights_nor_during_robberies_and_falls(moment: str) -> None:
    boat = at(moment)
    trading = {"throw", "offer", "request"} if moment in TRADING else set()
    for role in FOUR:
        verbs = {text.split()[0] for text in chances(boat, role)}
        assert verbs - {"open", "say"} == trading


@rule("OB-5.5", "OB-5.8")
@pytest.mark.parametrize("moment", TRADING)
def test_a_trade_interrupts_nothing(moment: str) -> None:
    boat = at(moment)
    before = question(boat), asked(boat)
    story(boat, "frenchy: offer kid medkit for open compass", "kid: accept frenchy")
    assert (lies(boat, "frenchy"), lies(boat, "kid")) == ("open compass", "medkit jewels")
    if moment != "compass":
        assert (question(boat), asked(boat)) == before


@rule("OB-5.8")
def test_without_the_compass_there_is_no_question_about_it_any_more() -> None:
    boat = at("compass")
    story(boat, "frenchy: offer kid medkit for open compass", "kid: accept frenchy")
    assert question(boat) == "ask-steer"


@rule("OB-5.8")
@pytest.mark.parametrize(
    ("lines", "moment"),
    [
        (["captain: rob bosun", "bosun: refuse"], "ask-fight"),
        (["captain: rob bosun", "bosun: yield"], "ask-loot"),
    ],
)
def test_an_offer_cannot_be_answered_while_nothing_changes_hands(
    lines: list[str], moment: str
) -> None:
    boat = boat_with()
    story(boat, "captain: offer kid open knife", *lines)
    assert question(boat) == moment
    for role, verbs in (("kid", ("accept", "decline")), ("captain", ("withdraw",))):
        assert [chances(boat, role, verb) for verb in verbs] == [set() for _ in verbs]
    assert offers(boat) == ["captain: offer kid open knife"]


@rule("OB-5.8")
def test_when_the_fight_is_over_the_offer_still_stands() -> None:
    boat = boat_with()
    story(boat, "captain: offer kid open knife", "captain: seat bosun", "bosun: refuse")
    silence(boat)
    assert asked(boat) == "bosun"
    answer(boat, "kid", "accept captain")
    assert (lies(boat, "captain"), lies(boat, "kid")) == ("water", "jewels, open knife")


@rule("OB-5.8")
def test_what_a_robber_came_for_may_be_gone_when_the_demand_is_yielded_to() -> None:
    boat = boat_with(bosun="money")
    story(boat, "captain: rob bosun", "bosun: offer frenchy money", "frenchy: accept bosun")
    assert question(boat) == "ask-consider-provision"
    events = answer(boat, "bosun", "yield")
    assert told(events)[-1] == "nothing-to-take captain bosun"
    assert (lies(boat, "frenchy"), asked(boat)) == ("money", "bosun")


@rule("OB-5.8")
@pytest.mark.parametrize("wounds", ["3 wounds", "4 wounds"])
def test_in_a_fight_nothing_is_given_to_the_helpless_either(wounds: str) -> None:
    boat = boat_with(kid=wounds)
    story(boat, "captain: seat bosun", "bosun: refuse")
    assert [chances(boat, role, "give") for role in FOUR] == [set(), set(), set(), set()]


# What is done.


@rule("OB-5.6", "OB-5.9")
@pytest.mark.parametrize(
    ("offer", "captain", "bosun"),
    [
        ("offer bosun water", "open knife", "water money, open oar"),
        ("offer bosun open knife", "water", "money, open oar knife"),
        ("offer bosun water for money", "money, open knife", "water, open oar"),
        ("offer bosun water for open oar", "open oar knife", "water money"),
        ("offer bosun open knife for money", "water money", "open oar knife"),
        ("offer bosun open knife for open oar", "water, open oar", "money, open knife"),
        ("request bosun money", "water money, open knife", "open oar"),
        ("request bosun open oar", "water, open oar knife", "money"),
    ],
)
def test_what_changes_hands_stays_open_or_hidden_as_it_was(
    offer: str, captain: str, bosun: str
) -> None:
    boat = boat_with()
    story(boat, f"captain: {offer}")
    assert all_lies(boat) == ("water, open knife", "money, open oar", "", "jewels")
    story(boat, "bosun: accept captain")
    assert all_lies(boat) == (captain, bosun, "", "jewels")
    assert offers(boat) == []


@rule("OB-5.6")
def test_all_see_how_many_hidden_provisions_somebody_has_after_a_gift() -> None:
    boat = boat_with()
    story(boat, "captain: offer bosun water", "bosun: accept captain")
    for viewer in (None, *FOUR):
        counts = {each.role: each.hidden for each in board(boat, viewer).people}
        assert counts == {"captain": 0, "bosun": 2, "frenchy": 0, "kid": 1}


@rule("OB-5.9")
def test_the_same_for_the_same_may_be_swapped() -> None:
    boat = table(four(captain="water", bosun="open water"))
    story(boat, "captain: offer bosun water for open water", "bosun: accept captain")
    assert all_lies(boat) == ("open water", "water", "", "")


@rule("OB-5.9")
def test_only_whoever_has_what_is_wanted_can_consent() -> None:
    boat = boat_with()
    answer(boat, "captain", "request bosun knife")
    assert chances(boat, "bosun", "accept") == set()
    assert chances(boat, "bosun", "decline") == {"decline captain"}
    answer(boat, "captain", "request kid jewels")
    assert chances(boat, "kid", "accept") == {"accept captain"}


@rule("OB-5.9")
def test_an_open_one_will_not_do_where_a_hidden_one_is_wanted() -> None:
    boat = boat_with(bosun="money, open oar")
    answer(boat, "captain", "request bosun oar")
    assert chances(boat, "bosun", "accept") == set()


@rule("OB-5.9")
def test_an_offer_can_be_accepted_by_whoever_it_was_made_to_and_nobody_else() -> None:
    boat = boat_with()
    answer(boat, "captain", "offer bosun water")
    replies = {
        role: {verb for verb in ("accept", "decline", "withdraw") if chances(boat, role, verb)}
        for role in FOUR
    }
    assert replies == {
        "captain": {"withdraw"},
        "bosun": {"accept", "decline"},
        "frenchy": set(),
        "kid": set(),
    }


@rule("OB-5.9")
def test_a_provision_may_be_on_offer_to_several_and_goes_to_the_first_who_accepts() -> None:
    boat = boat_with()
    answer(boat, "captain", "offer bosun open knife", "offer kid open knife for jewels")
    assert offers(boat) == [
        "captain: offer bosun open knife",
        "captain: offer kid open knife for jewels",
    ]
    answer(boat, "kid", "accept captain")
    assert all_lies(boat) == ("water jewels", "money, open oar", "", "open knife")
    assert offers(boat) == []


@rule("OB-5.10")
def test_gifts_that_are_accepted_are_not_counted_among_the_offers_of_a_day() -> None:
    boat = table(four(captain="water water water water water water money"))
    for _ in range(6):
        story(boat, "captain: offer kid water", "kid: accept captain")
    assert lies(boat, "kid") == " ".join(["water"] * 6)
    assert board(boat, "captain").offers_left == 5


@rule("OB-5.10")
def test_swaps_and_requests_are_counted_also_if_they_are_accepted() -> None:
    boat = table(four(captain="water", kid="money oar"))
    story(boat, "captain: offer kid water for money", "kid: accept captain")
    story(boat, "captain: request kid oar", "kid: accept captain")
    assert board(boat, "captain").offers_left == 3
