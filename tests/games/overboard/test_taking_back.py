"""What can be taken back: whatever nobody has learned anything hidden from.

The tables are laid so that nothing else is shown or shuffled by the answer in question.
"""

import pytest

import atoll
from atoll.games.overboard.state import Boat

from .questions import ALL_READY
from .tables import FOUR, asked, four, question, seat, table

REFUSED = ("captain: seat bosun", "bosun: refuse")
"""How a fight begins."""


def can_be_taken_back(boat: Boat, *lines: str) -> bool:
    """Whether the last of these answers can."""
    match = atoll.Match.start("overboard", boat.seats, 0)
    match.state = boat
    by = 0
    for line in lines:
        role, _, text = line.partition(": ")
        by = seat(boat, role)
        match.answer(by, text)
    return match.can_undo(by)


# The crate.


def test_what_was_kept_cannot_be_put_back_once_the_next_one_looks_into_the_crate() -> None:
    boat = table(phase="morning", supplies="knife oar water gaff")
    assert not can_be_taken_back(boat, "captain: keep knife")
    assert not can_be_taken_back(
        boat, "captain: keep knife", "bosun: keep oar", "frenchy: keep water"
    )


@pytest.mark.parametrize(("supplies", "can"), [("", True), ("knife oar water gaff", False)])
def test_the_last_answer_of_a_day_can_be_taken_back_unless_a_crate_is_opened_then(
    supplies: str, can: bool
) -> None:
    """By card 23 the Captain falls overboard, and nobody is thirsty."""
    boat = table(four(bosun="open bait"), phase="card 23", supplies=supplies)
    assert (question(boat), asked(boat)) == ("ask-chum", "bosun")
    assert can_be_taken_back(boat, "bosun: pass") == can


# Opening and using.


@pytest.mark.parametrize(
    "deed", ["open knife", "heal captain", "shade captain", "shade kid", "row oar"]
)
def test_a_hidden_provision_that_all_have_seen_cannot_be_hidden_again(deed: str) -> None:
    boat = table(four(captain="knife medkit umbrella oar, 1 wound"))
    assert not can_be_taken_back(boat, f"captain: {deed}")


def test_what_was_opened_in_a_fight_cannot_be_hidden_again_either() -> None:
    boat = table(four(captain="flare", bosun="club"))
    assert not can_be_taken_back(boat, *REFUSED, "bosun: open club")
    assert not can_be_taken_back(boat, *REFUSED, "captain: shoot")


def test_a_shot_from_a_flare_gun_that_lay_open_can_be_taken_back() -> None:
    boat = table(four(captain="open flare"))
    assert can_be_taken_back(boat, *REFUSED, "captain: shoot")


def test_a_medical_kit_that_lay_open_can_be_taken_back() -> None:
    boat = table(four(captain="open medkit, 1 wound"))
    assert can_be_taken_back(boat, "captain: heal captain")


@pytest.mark.parametrize(("lies", "can"), [("water water", False), ("open water water", True)])
def test_water_can_be_taken_back_only_if_it_lay_open(lies: str, can: bool) -> None:
    """By card 9 Frenchy is thirsty; nobody else has anything, and there is no other crate."""
    boat = table(four(bosun=lies), phase="card 9", supplies="")
    assert (question(boat), asked(boat)) == ("ask-water", "bosun")
    assert can_be_taken_back(boat, "bosun: water frenchy") == can


@pytest.mark.parametrize(("lies", "can"), [("bait", False), ("open bait", True)])
def test_chum_can_be_taken_back_only_if_it_lay_open(lies: str, can: bool) -> None:
    boat = table(four(bosun=lies), phase="card 23", supplies="")
    assert (question(boat), asked(boat)) == ("ask-chum", "bosun")
    assert can_be_taken_back(boat, "bosun: chum") == can


# Navigation cards.


@pytest.mark.parametrize("lies", ["flare", "open flare"])
def test_nobody_can_take_a_flare_back_whose_light_showed_what_comes(lies: str) -> None:
    assert not can_be_taken_back(table(four(captain=lies)), "captain: fire")


@pytest.mark.parametrize("way", ["row", "row oar"])
def test_a_rower_who_has_looked_ahead_cannot_do_something_else_instead(way: str) -> None:
    boat = table(four(captain="open oar"))
    assert not can_be_taken_back(boat, f"captain: {way}")


@pytest.mark.parametrize(("lay", "can"), [("4 9", True), ("4", True), ("9", True), ("none", False)])
def test_what_is_laid_can_be_taken_back_unless_cards_are_shuffled_by_it(
    lay: str, can: bool
) -> None:
    boat = table(navigation=[9, 4])
    assert can_be_taken_back(boat, "captain: row", f"captain: lay {lay}") == can


@pytest.mark.parametrize("choice", ["use compass", "skip compass"])
def test_the_helmsman_who_has_looked_at_the_cards_cannot_decide_anew_about_the_compass(
    choice: str,
) -> None:
    boat = table(four(kid="open compass"), phase="evening", laid=[5, 9])
    assert not can_be_taken_back(boat, *ALL_READY, f"kid: {choice}")


def test_whoever_alone_is_awake_looks_at_the_cards_by_being_ready() -> None:
    people = four(captain="7 wounds", bosun="8 wounds", frenchy="6 wounds")
    boat = table(people, phase="evening", laid=[5, 9])
    assert not can_be_taken_back(boat, "kid: ready")


def test_a_card_that_all_have_seen_cannot_be_exchanged_for_another() -> None:
    """By card 12 the First Mate falls overboard; there is nothing else to see that evening."""
    boat = table(FOUR, phase="evening", laid=[12, 23], supplies="")
    assert not can_be_taken_back(boat, *ALL_READY, "kid: steer 12")


def test_being_ready_can_be_taken_back_as_long_as_others_are_not() -> None:
    boat = table(FOUR, phase="evening", laid=[12, 23])
    assert can_be_taken_back(boat, "captain: ready", "kid: ready")
    assert not can_be_taken_back(boat, *ALL_READY)


def test_whoever_answers_last_learns_what_the_others_did_and_cannot_think_it_over() -> None:
    """By card 23 the Captain falls overboard; two may have chum, as far as all know."""
    boat = table(four(bosun="bait", kid="money"), phase="card 23", supplies="")
    assert (question(boat), asked(boat)) == ("ask-chum", "bosun kid")
    assert can_be_taken_back(boat, "bosun: pass")
    assert not can_be_taken_back(boat, "bosun: pass", "kid: pass")


# Trading.

PEOPLE = four(captain="water, open knife", bosun="money, open oar", kid="jewels, 3 wounds")


@pytest.mark.parametrize(
    "offer", ["offer bosun water", "offer bosun open knife", "request bosun money"]
)
def test_an_offer_was_made_once_and_for_all(offer: str) -> None:
    """It can be withdrawn, but whoever heard it has learned what somebody has or wants."""
    assert not can_be_taken_back(table(PEOPLE), f"captain: {offer}")


@pytest.mark.parametrize(
    "offer", ["offer bosun water", "offer bosun open knife", "offer bosun open knife for open oar"]
)
def test_a_trade_that_was_agreed_on_stands(offer: str) -> None:
    assert not can_be_taken_back(table(PEOPLE), f"captain: {offer}", "bosun: accept captain")


@pytest.mark.parametrize("reply", ["bosun: decline captain", "captain: withdraw bosun"])
def test_a_refusal_and_a_withdrawal_can_be_thought_over(reply: str) -> None:
    assert can_be_taken_back(table(PEOPLE), "captain: offer bosun water", reply)


@pytest.mark.parametrize(("gift", "can"), [("water", False), ("open knife", True)])
def test_a_gift_to_the_helpless_can_be_taken_back_unless_they_learn_what_it_is(
    gift: str, can: bool
) -> None:
    assert can_be_taken_back(table(PEOPLE), f"captain: give kid {gift}") == can


@pytest.mark.parametrize("what", ["water", "open knife"])
def test_what_was_thrown_away_can_be_fished_out_again(what: str) -> None:
    assert can_be_taken_back(table(PEOPLE), f"captain: throw {what}")


# Demands and fights.

ROBBERY = ("captain: rob bosun", "bosun: yield")


@pytest.mark.parametrize(("loot", "can"), [("take hidden", False), ("take oar", True)])
def test_loot_can_be_put_back_unless_it_was_drawn_blindly(loot: str, can: bool) -> None:
    assert can_be_taken_back(table(PEOPLE), *ROBBERY, f"captain: {loot}") == can


@pytest.mark.parametrize(("bosuns", "can"), [("money", False), ("money, open oar", True)])
def test_yielding_can_be_taken_back_unless_the_loot_is_drawn_at_once(
    bosuns: str, can: bool
) -> None:
    assert can_be_taken_back(table(PEOPLE | {"bosun": bosuns}), *ROBBERY) == can


def test_a_theft_cannot_be_taken_back() -> None:
    boat = table(four(captain="water"), phase="day kid")
    assert not can_be_taken_back(boat, "kid: steal captain")


@pytest.mark.parametrize(
    "lines",
    [
        ("captain: rest",),
        ("captain: seat bosun",),
        ("captain: seat kid",),
        ("captain: seat bosun", "bosun: yield"),
        REFUSED,
        (*REFUSED, "captain: pass"),
        (*REFUSED, "captain: pass", "bosun: pass", "frenchy: pass"),
        (*REFUSED, "captain: pass", "bosun: pass", "frenchy: join bosun"),
    ],
)
def test_what_shows_nothing_hidden_can_be_taken_back(lines: tuple[str, ...]) -> None:
    assert can_be_taken_back(table(PEOPLE), *lines)


# Words, and the end.


@pytest.mark.parametrize(
    "lines",
    [
        ("captain: say ask bosun row",),
        ("captain: say promise bosun row",),
        ("captain: say offer bosun row water", "bosun: say agree captain row water"),
    ],
)
def test_words_that_were_heard_cannot_be_taken_back(lines: tuple[str, ...]) -> None:
    assert not can_be_taken_back(table(PEOPLE), *lines)


def test_nothing_can_be_taken_back_when_the_game_is_over() -> None:
    """By card 17 rowers are thirsty, and Frenchy is; he is the last one, and does not drink."""
    people = four(captain="8 wounds", bosun="9 wounds", kid="4 wounds")
    people["frenchy"] = "open water, 5 wounds"
    boat = table(people, phase="card 17", rowed="frenchy", supplies="")
    assert (question(boat), asked(boat)) == ("ask-water", "frenchy")
    assert not can_be_taken_back(boat, "frenchy: pass")
