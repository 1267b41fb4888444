"""OB-5.14: provisions that are offered face down, so that nobody sees what they are told of."""

import pytest

from atoll.games.overboard.facts import KINDS
from atoll.kernel import heard
from tests.rulecite import rule

from .tables import FOUR, answer, board, chances, four, lies, refusal, seat, story, table, told
from .trades import all_lies, boat_with, offers


@rule("OB-5.14")
def test_every_hidden_provision_can_be_offered_face_down_too() -> None:
    boat = table(four(captain="water jewels, open knife", bosun="open oar"))
    for_the_oar = {
        f"offer bosun {gift} for open oar"
        for gift in ("water", "jewels", "open knife", "unseen water", "unseen jewels")
    }
    assert chances(boat, "captain", "offer") >= for_the_oar
    assert "offer kid unseen water" in chances(boat, "captain", "offer")
    assert "offer kid unseen knife" not in chances(boat, "captain", "offer")


@rule("OB-5.14")
@pytest.mark.parametrize("wish", ["", " for money", " for open oar"])
def test_what_is_offered_face_down_only_its_owner_sees(wish: str) -> None:
    boat = boat_with()
    answer(boat, "captain", f"offer bosun unseen water{wish}")
    seen = {role: offers(boat, role) for role in (*FOUR, None)}
    own, others = (
        [f"captain: offer bosun unseen water{wish}"],
        [f"captain: offer bosun unseen hidden{wish}"],
    )
    assert seen == {"captain": own} | dict.fromkeys(("bosun", "frenchy", "kid", None), others)


@rule("OB-5.14")
def test_all_hear_that_it_is_face_down_and_only_its_owner_what_it_is() -> None:
    boat = boat_with()
    events = answer(boat, "captain", "offer bosun unseen water")
    all_hear = "offered captain bosun unseen nothing hidden"
    assert told(heard(events, seat(boat, "captain"))) == [
        all_hear,
        "offered-what captain bosun water",
    ]
    for listener in (seat(boat, "bosun"), seat(boat, "kid"), None):
        assert told(heard(events, listener)) == [all_hear]


@rule("OB-5.14")
def test_only_by_accepting_does_the_other_learn_what_it_is() -> None:
    """The Captain has said that it is water."""
    boat = boat_with(captain="money")
    story(
        boat, "captain: say promise bosun water", "captain: offer bosun unseen money for open oar"
    )
    events = answer(boat, "bosun", "accept captain")
    assert (lies(boat, "captain"), lies(boat, "bosun")) == ("open oar", "money money")
    assert told(heard(events, seat(boat, "bosun")))[-2:] == [
        "gave-hidden captain bosun",
        "gave-what captain bosun money",
    ]
    assert "gave-what captain bosun money" not in told(heard(events, seat(boat, "kid")))


@rule("OB-5.14")
def test_nobody_can_tell_one_bluff_from_another() -> None:
    seen = []
    for hidden in ("water", "money"):
        boat = table(four(captain=hidden, bosun="open oar"), supplies="")
        answer(boat, "captain", f"offer bosun unseen {hidden} for open oar")
        seen.append((board(boat, "bosun").offers, chances(boat, "bosun")))
    assert seen[0] == seen[1]


@rule("OB-5.14", "OB-5.11")
def test_it_lapses_like_any_offer_of_something_hidden() -> None:
    boat = boat_with(captain="water medkit")
    answer(boat, "captain", "offer kid unseen water")
    assert told(answer(boat, "captain", "throw medkit"), "offer-lapsed") == [
        "offer-lapsed captain kid"
    ]


@rule("OB-5.14")
def test_face_down_is_for_offers_alone() -> None:
    """Who cannot consent looks at what they are given, and the sea does not ask."""
    boat = boat_with(kid="3 wounds")
    assert {text for role in FOUR for text in chances(boat, role) if "unseen" in text} == {
        f"offer {whom} unseen {kind}{wish}"
        for role, kind in (("captain", "water"), ("bosun", "money"))
        for whom, its in (
            ("captain", [" for open knife", *(f" for {each}" for each in KINDS)]),
            ("bosun", [" for open oar", *(f" for {each}" for each in KINDS)]),
            ("frenchy", []),
        )
        if whom != role
        for wish in ("", *its)
    }
    for text in ("throw unseen water", "give kid unseen water"):
        assert refusal(boat, "captain", text)[0] == "refused-no-such-provision"


@rule("OB-5.14", "OB-5.2")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("offer bosun unseen knife", "refused-not-hidden"),
        ("offer bosun unseen medkit", "refused-not-yours"),
        ("offer bosun unseen knife for open oar", "refused-not-hidden"),
    ],
)
def test_what_lies_open_or_belongs_to_others_cannot_be_offered_face_down(
    text: str, reason: str
) -> None:
    boat = boat_with()
    assert refusal(boat, "captain", text)[0] == reason
    assert all_lies(boat)[0] == "water, open knife"
